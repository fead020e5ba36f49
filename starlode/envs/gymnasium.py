"""Gymnasium: `SeatEnv` is one seat against bots, `TablesEnv` many games side by side in compiled code.

    from starlode.envs.gymnasium import SeatEnv, TablesEnv

    table = SeatEnv("stella-digger", bots="greedy", players=3)
    tables = TablesEnv("cave-in", num_envs=1024)

Observations are a dictionary of `observation` and `action_mask`. The keywords besides those named are options of
the game.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from starlode.bots.bot import Bot, make_bot
from starlode.bots.seating import fill_seats
from starlode.engine.batch import Batch
from starlode.engine.errors import InvalidOption
from starlode.engine.game import Game
from starlode.engine.records import Array
from starlode.engine.strict import whole
from starlode.envs.rewards import BY_RANK, Rewards
from starlode.envs.spaces import MOST_SEED, RENDER_MODES, Seen, action_space, observation_space
from starlode.envs.table import Table
from starlode.match.arguments import game_of

ILLEGAL = -1.0  # the reward for an action that is not legal, which ends the game


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game whose other seats are bots; the reward comes at the end, by `rank` or by `score`.

    `bots` is the name of one for all other seats, or a name for each. An action that is not legal ends the game
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
        self._table = table = Table(game, options)
        self._rewards = Rewards(table.game, table.players, rewards)
        self._seat = whole(seat, "there is no seat {}; seats are {} to {}", 0, table.players - 1, InvalidOption)
        self._kinds = fill_seats([bots] if isinstance(bots, str) else bots, table.players - 1)
        self.render_mode = render_mode
        self.action_space = action_space(table.game.actions)
        self.observation_space = observation_space(table.game, table.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A fresh game, up to the first decision of the seat; the same seed is the same game with the same bots."""
        super().reset(seed=seed)
        self._table.deal(self._lot() if seed is None else seed)
        bots: list[Bot] = [make_bot(kind, self._lot()) for kind in self._kinds]
        others = (seat for seat in range(self._table.players) if seat != self._seat)
        self._bots = dict(zip(others, bots, strict=True))
        self._asked = Counter[int]()  # a seat's own decisions: those of others may be secret
        self._let_bots_play()
        return self._seen(), {}

    def _lot(self) -> int:
        return int(self.np_random.integers(MOST_SEED))

    def _let_bots_play(self) -> None:
        """Up to the end, or to the next decision of the seat."""
        while not self._table.over and self._seat not in self._table.acting:
            seat = self._table.acting[0]
            self._table.play(seat, self._bots[seat].choose(self._table.information(seat, self._asked[seat])))
            self._asked[seat] += 1

    def _seen(self) -> Seen:
        return {"observation": self._table.observation(self._seat), "action_mask": self._table.mask(self._seat)}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The seat decides, and the others up to its next decision."""
        if not self._table.allows(self._seat, int(action)):
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self._table.play(self._seat, int(action))
        self._let_bots_play()
        over = self._table.over
        reward = float(self._rewards.of(self._table.results())[self._seat]) if over else 0.0
        return self._seen(), reward, over, False, {}

    def render(self) -> str | None:
        """The table as the seat sees it, where `render_mode` is `ansi`."""
        return self._table.picture(self._seat) if self.render_mode == "ansi" else None


class TablesEnv(VectorEnv[Seen, Array, Array]):
    """Many games of self-play, stepped together by compiled code; a game that ends is dealt anew in the same step.

    Each step every game asks one seat, `seat` in the info, and shows what that seat may know. A reward is that of
    the seat that has just acted; `rewards` in the info has those of all seats. Both are 0 until a game ends. Raises
    UnknownGame, InvalidOption, and StarlodeError for a number of games that cannot be.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(self, game: str | Game, num_envs: int, *, rewards: str = BY_RANK, **options: Any) -> None:
        self._game, self._options, self.num_envs = game_of(game), options, num_envs
        self._batch = Batch(self._game, num_envs, options=options)
        self._players = int(self._batch.config.options["players"])
        self._rewards = Rewards(self._game, self._players, rewards)
        self.single_action_space = action_space(self._game.actions)
        self.single_observation_space = observation_space(self._game, self._game.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Fresh games everywhere; one seed is for all of them. Raises InvalidOption for a list of seeds."""
        if isinstance(seed, list):
            raise InvalidOption("one seed is for all games; a list of seeds is not")
        super().reset(seed=seed)
        lot = int(self.np_random.integers(MOST_SEED))
        self._batch = Batch(self._game, self.num_envs, seed=lot, options=self._options)
        return self._seen(), {"seat": self._batch.seats.copy()}

    def _seen(self) -> Seen:
        """Copies, because the batch writes the next ones in the same place."""
        return {"observation": self._batch.observations.copy(), "action_mask": self._batch.masks.astype(np.int8)}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """One legal action in every game; raises IllegalMove, and plays nothing, if any is not."""
        acted = self._batch.seats.copy()
        self._batch.step(actions)
        done = self._batch.done.astype(np.bool_)
        rewards = np.where(done[:, None], self._rewards.of(self._batch.results), 0.0)
        infos = {"seat": self._batch.seats.copy(), "rewards": rewards}
        mine = rewards[np.arange(self.num_envs), acted]
        return self._seen(), mine, done, np.zeros(self.num_envs, np.bool_), infos
