"""Gymnasium: `SeatEnv` is one seat against bots, `TablesEnv` many games side by side in compiled code.

    from starlode.envs.gymnasium import SeatEnv, TablesEnv

    table = SeatEnv("stella-digger", bots="greedy", players=3)
    tables = TablesEnv("cave-in", num_envs=1024)
    games = TablesEnv("cave-in", num_envs=1024, bots="greedy")

`import starlode.envs` registers both for every game: `gymnasium.make("starlode/CaveIn-v0")` is a `SeatEnv`,
`gymnasium.make_vec("starlode/CaveIn-v0", num_envs=1024)` is a `TablesEnv`.

Observations are a dictionary of `observation` and `action_mask`; `action_masks()` is there for MaskablePPO. The
keywords besides those named are options of the game.
"""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from starlode.bots.bot import Bot, Guest, make_bot
from starlode.bots.playing import ThoughtSeeds, let_play
from starlode.bots.seating import check_networks, fill_seats
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.strict import whole
from starlode.engine.running.contract import POINTS, RANK
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array
from starlode.envs.buffers import Buffers
from starlode.envs.readiness import Readiness, action_number
from starlode.envs.rewards import BY_RANK, Rewards
from starlode.envs.spaces import MOST_SEED, RENDER_MODES, Seen, action_space, observation_space
from starlode.envs.table import SPECTATOR, EnvGame, picture_of
from starlode.envs.tables import Tables
from starlode.match.arguments import game_of

ILLEGAL = -1.0  # the reward for an action that is not legal, which ends the game


class OwnTable(EnvGame):
    """A table where one seat is asked as soon as it owes a decision, even if others owe one too."""

    own = SPECTATOR

    @property
    def asked(self) -> int:
        """That seat, or else the lowest that owes a decision; -1 once the game is over."""
        return self.own if self.own in self.acting else super().asked


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game whose other seats are bots; the reward comes at the end, by `rank` or by `score`.

    `bots` is one name for all other seats, or a name for each. An action that is not legal ends the game
    with a reward of -1 and `illegal` in the info. Raises UnknownGame, UnknownBot and InvalidOption.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int = 0,
        bots: str | list[str] = "random",
        rewards: str = BY_RANK,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = table = OwnTable(game, options)
        self._readiness = Readiness()
        self._rewards = Rewards(table.game, table.players, rewards)
        self._seat = whole(seat, "there is no seat {}; seats are {} to {}", 0, table.players - 1, InvalidOption)
        table.own = self._seat
        self._kinds = fill_seats([bots] if isinstance(bots, str) else bots, table.players - 1)
        check_networks(self._kinds, table.game, table.players)
        self.render_mode = render_mode
        self.action_space = action_space(table.game.actions)
        self.observation_space = observation_space(table.game, table.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A fresh game, up to the first decision of the seat; the same seed is the same game with the same bots."""
        super().reset(seed=seed)
        self._readiness.deal()
        self._table.deal(self._lot() if seed is None else seed)
        bots: list[Bot] = [make_bot(kind, self._lot()) for kind in self._kinds]
        others = (seat for seat in range(self._table.players) if seat != self._seat)
        self._bots = dict(zip(others, bots, strict=True))
        self._guests = {seat: bot for seat, bot in self._bots.items() if isinstance(bot, Guest)}
        self._thoughts = ThoughtSeeds()
        self._let_bots_play()
        return self._seen(), {}

    def _lot(self) -> int:
        return int(self.np_random.integers(MOST_SEED))

    def _let_bots_play(self) -> None:
        """Up to the end, or to the next decision of the seat; warns of a bot of your own that has given up."""
        let_play(self._table, self._bots, self._thoughts)
        for seat, bot in self._guests.items():
            if bot.forfeit is not None:
                warnings.warn(f"seat {seat}: {bot.forfeit}; the random bot plays on there", stacklevel=3)

    def _seen(self) -> Seen:
        return {"observation": self._table.observation(self._seat), "action_mask": self._table.mask(self._seat)}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat decides, and then the others decide up to its next decision.

        Raises NotReady before `reset`, after the end and after `close`, and IllegalMove for what is not a number.
        """
        self._readiness.check()
        number = action_number(action, self._table.game.actions)
        if not self._table.allows(self._seat, number):
            self._readiness.end()
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._table.play(self._seat, number)
        self._let_bots_play()
        over = self._table.over
        if over:
            self._readiness.end()
        reward = float(self._rewards.of(self._table.results())[self._seat]) if over else 0.0
        return self._seen(), reward, over, False, {}

    def action_masks(self) -> Array:
        """True for every legal action, as MaskablePPO asks for it."""
        return self._table.mask(self._seat).astype(np.bool_)

    def close(self) -> None:
        """Nothing is held open; a closed environment cannot be stepped."""
        self._readiness.close()

    def render(self) -> str | None:
        """The table as the seat sees it, where `render_mode` is `ansi`."""
        return self._table.picture(self._seat) if self.render_mode == "ansi" else None


class TablesEnv(VectorEnv[Seen, Array, Array]):
    """Many games, stepped together by compiled code; a game that ends is dealt again in the same step.

    Without `bots` they are games of self-play: each step every game asks one seat, `seat` in the info, shows what that
    seat may know, and rewards it for what it has just done; `rewards` in the info has the rewards of all seats. With
    `bots`, which are `random` or `greedy`, only the seat `seat` is asked. Rewards are 0 until a game ends. Then
    `final_obs` and `final_info` are there, as Gymnasium has them: what the seat saw at the end, and points and ranks.
    Observations are yours, or with `copy=False` one read-only array that each step changes in place, which is quicker.
    Raises UnknownGame, InvalidOption, and StarlodeError for an impossible number of games.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        *,
        bots: str | None = None,
        seat: int = 0,
        rewards: str = BY_RANK,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._game, self.num_envs, self.render_mode, self._copy = game_of(game), num_envs, render_mode, copy
        self._make = partial(Tables, self._game, num_envs, bots=bots, seat=seat, options=options)
        self._tables = self._make()
        self._buffers = Buffers(partial(np.empty_like, self._tables.observations))
        self._readiness = Readiness()
        self._rewards = Rewards(self._game, self._tables.players, rewards)
        self._drawing = Referee(self._game, self._tables.config)
        self.single_action_space = action_space(self._game.actions)
        self.single_observation_space = observation_space(self._game, self._game.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games again, from one seed for all of them. Raises InvalidOption for a list of seeds."""
        if isinstance(seed, list):
            raise InvalidOption("give one seed for all games, not a list of seeds")
        super().reset(seed=seed)
        self._readiness.deal()
        self._tables = self._make(seed=int(self.np_random.integers(MOST_SEED)))
        if self._copy:
            self._tables.write_to(self._tables.observations.copy())
        return self._seen(), self._info()

    def _seen(self) -> Seen:
        """What the batch has written, and a copy of the masks, which it needs itself."""
        return {"observation": self._tables.observations, "action_mask": self._tables.masks.astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self._tables.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """One legal action in every game; raises IllegalMove, and plays nothing, if any is not.

        Raises NotReady before `reset` and after `close`.
        """
        self._readiness.check()
        checked, acted = self._tables.checked(actions), self._tables.seats.copy()
        if self._copy:
            self._tables.write_to(self._buffers.take())
        self._tables.step_unchecked(checked)
        done, mine = self._tables.done.astype(np.bool_), np.zeros(self.num_envs)
        rewards = np.zeros((self.num_envs, self._tables.players))
        infos = self._info() | {"rewards": rewards, "_rewards": np.ones(self.num_envs, np.bool_)}
        ended = done.nonzero()[0]
        if ended.size:
            rewards[ended] = self._rewards.of(self._tables.results[ended])
            mine[ended] = rewards[ended, acted[ended]]
            infos |= self._endings(done, acted)
        return self._seen(), mine, done, np.zeros(self.num_envs, np.bool_), infos

    def _endings(self, done: Array, acted: Array) -> dict[str, Any]:
        """What is told of finished games: an array of observations, and an info whose every part has its mask."""
        seen, results = np.full(self.num_envs, None, object), self._tables.results[:, : self._tables.players]
        nothing = np.zeros(self._game.actions, np.int8)
        for game in done.nonzero()[0]:
            seen[game] = {"observation": self._tables.last[game].copy(), "action_mask": nothing}
        told = {"seat": acted, "points": results[..., POINTS].copy(), "rank": results[..., RANK].copy()}
        final = told | {f"_{name}": done.copy() for name in told}
        return {"final_obs": seen, "_final_obs": done.copy(), "final_info": final, "_final_info": done.copy()}

    def action_masks(self) -> Array:
        """True for every legal action of every game."""
        return self._tables.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open; closed games cannot be stepped."""
        self._readiness.close()

    def render(self) -> tuple[str, ...] | None:
        """Every table as its seat sees it, in self-play as a spectator does, where `render_mode` is `ansi`."""
        if self.render_mode != "ansi":
            return None
        viewer = SPECTATOR if self._tables.own is None else self._tables.own
        return tuple(
            picture_of(self._game, self._drawing, self._tables.states, at, viewer) for at in range(self.num_envs)
        )
