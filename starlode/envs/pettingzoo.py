"""PettingZoo: `env(game)` asks one seat at a time, `parallel_env(game)` all seats at once.

    from starlode.envs.pettingzoo import env

    table = env("cave-in", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        action = None if terminated or truncated else table.action_space(agent).sample(seen["action_mask"])
        table.step(action)

Agents are `seat_0`, `seat_1` and so on. The keywords besides those named are options of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import Space
from pettingzoo import AECEnv, ParallelEnv

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import IllegalMove
from starlode.envs.readiness import Readiness, action_number
from starlode.envs.rewards import BY_RANK, Rewards
from starlode.envs.spaces import MOST_SEED, RENDER_MODES, Seen, action_space, observation_space
from starlode.envs.table import EnvGame

ILLEGAL = -1.0  # the reward for an action that is not legal, which ends the game


def env(
    game: str | Game,
    *,
    rewards: str = BY_RANK,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AECEnv:
    """A game in which one seat is asked at a time; a seat that takes an action that is not legal loses at once.

    Where several seats owe a decision the lowest is asked first, and none sees the others' choices. `rewards` is
    `rank` or `score`; after `max_cycles` decisions the game is cut short. Raises UnknownGame and InvalidOption.
    """
    return _Strict(game, rewards=rewards, max_cycles=max_cycles, render_mode=render_mode, **options)


class _Seats:
    """What both kinds of environments have in common: agents, spaces, deals and pictures."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        *,
        rewards: str = BY_RANK,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._table = table = EnvGame(game, options)
        self._readiness = Readiness()
        self._rewards = Rewards(table.game, table.players, rewards)
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self._chance = Random()
        name = table.game.info.name.replace("-", "_")
        self.metadata = {"name": f"{name}_v{table.game.version}", "render_modes": RENDER_MODES} | self.metadata
        actions = self._count_actions()
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(table.game, actions) for agent in self.possible_agents}

    def _count_actions(self) -> int:
        return self._table.game.actions

    def observation_space(self, agent: str) -> Space[Any]:
        """An observation and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Every action of the game."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """A fresh game: that of the seed, or the next one after it; raises NotReady once it is closed."""
        self._readiness.deal()
        if seed is not None:
            self._chance = Random(seed)
        self._table.deal(self._chance.randrange(MOST_SEED) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0

    @property
    def _spent(self) -> bool:
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    def _final_rewards(self) -> dict[str, float]:
        shares = self._rewards.of(self._table.results()) if self._table.over else [0.0] * len(self.possible_agents)
        return dict(zip(self.possible_agents, map(float, shares), strict=True))

    def render(self) -> str | None:
        """The table as a spectator sees it, where `render_mode` is `ansi`."""
        return self._table.picture() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open; a closed environment cannot be stepped."""
        self._readiness.close()


class raw_env(_Seats, AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own word, and no types
    """The same as `env`, but an action that is not legal raises IllegalMove."""

    metadata = {"is_parallelizable": False}  # noqa: RUF012  # PettingZoo declares it so

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game; the same seed deals the same one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.agent_selection = self.agents[self._table.asked]

    def observe(self, agent: str) -> Seen:
        """What a seat may know; nothing is legal for one that is not asked. Raises NotReady before `reset`."""
        if not self.agents:
            self._readiness.check()
        seat = self._seats[agent]
        return {"observation": self._table.observation(seat), "action_mask": self._table.mask(seat)}

    def step(self, action: int | None) -> None:
        """The seat that is asked takes a legal action; raises IllegalMove for any other.

        Raises NotReady before `reset`, after the end and after `close`.
        """
        self._readiness.check()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)  # which complains of an action where none is due, and the other way round
            if not self.agents:
                self._readiness.end()
            return
        self._decide(agent, action_number(action, self._table.game.actions))

    def _decide(self, agent: str, action: int) -> None:
        """Until the game ends all rewards are 0, so that nothing needs to be added up."""
        self._table.play(self._seats[agent], action)
        self._cycles += 1
        if self._table.over or self._spent:
            self._end(self._final_rewards(), over=self._table.over)
        else:
            self.agent_selection = self.possible_agents[self._table.asked]

    def _end(self, rewards: dict[str, float], over: bool) -> None:
        """End the game for all seats; one that is not over is cut short."""
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]


class _Strict(raw_env):
    """What `env` gives; PettingZoo's wrappers would do the same at three times the cost of the game."""

    def _decide(self, agent: str, action: int) -> None:
        try:
            super()._decide(agent, action)
        except IllegalMove:
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}, over=True)


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]  # noqa: N801  # as above
    """A game in which all seats answer at once: those that owe a decision with an action, the others by waiting.

    Waiting is one more action, the last. An action that is not legal counts as waiting, so that the seat is asked
    again. Keywords are those of `env`; a cycle is one answer of every seat.
    """

    metadata = {"is_parallelizable": True}  # noqa: RUF012  # PettingZoo declares it so

    def _count_actions(self) -> int:
        return self._table.game.actions + 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A fresh game; the same seed deals the same one."""
        self._deal(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> Seen:
        mask = self._table.mask(seat)
        return {
            "observation": self._table.observation(seat),
            "action_mask": np.append(mask, not mask.any()).astype(np.int8),
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Every seat answers; what one decides is unseen by the others until all have.

        Raises NotReady before `reset`, after the end and after `close`, and IllegalMove if an answer is missing or is
        not a number; then nothing is played.
        """
        self._readiness.check()
        for seat, action in self._answers(actions).items():
            if self._table.allows(seat, action):
                self._table.play(seat, action)
        self._cycles += 1
        over, agents = self._table.over, self.possible_agents
        cut = self._spent and not over
        if over or cut:
            self.agents = []
            self._readiness.end()
        ends = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return self._seen(), self._final_rewards(), *ends, {agent: {} for agent in agents}

    def _answers(self, actions: dict[str, int]) -> dict[int, int]:
        """The answers of the seats that owe one; raises IllegalMove."""
        asked = {seat: self.possible_agents[seat] for seat in self._table.acting}
        missing = [agent for agent in asked.values() if agent not in actions]
        if missing:
            raise IllegalMove(f"{', '.join(missing)} must answer and did not")
        return {seat: action_number(actions[agent], self._count_actions()) for seat, agent in asked.items()}
