"""OpenSpiel: importing this registers every game as a Python game, `starlode_cave_in` and so on.

    import pyspiel
    import starlode.envs.openspiel

    game = pyspiel.load_game("starlode_cave_in(players=3)")

The deal is a chance node with one outcome; the cards behind it follow from the parameter `seed`, and differ from one
deal to the next. Seats that owe a decision at once are asked one after the other. `resample_from_infostate` deals again
everything that a seat cannot know, so that ISMCTS searches honestly (with `use_observation_string`); plain MCTS sees
the true position, as it does in every game.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from starlode.engine.declarations.info import GameInfo
from starlode.engine.state.records import Array
from starlode.envs.rewards import BY_RANK, Rewards
from starlode.envs.spaces import MOST_SEED
from starlode.envs.table import EnvGame
from starlode.games import all_games, find_game

PREFIX = "starlode_"
Parameters = dict[str, Any]


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game.replace("-", "_")


def register(info: GameInfo) -> None:
    """Register a game with OpenSpiel; the built-in games are registered already."""
    # A class of its own: OpenSpiel keeps it beyond the end of Python, where nothing else may be freed any more.
    pyspiel.register_game(game_type(info, True), type(info.name, (TableGame,), {"name": info.name}))


def game_type(info: GameInfo, zero_sum: bool) -> Any:
    """What OpenSpiel needs to know about a game in advance."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(info.name),
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=info.players[1],
        min_num_players=info.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        parameter_specification={"players": info.players[0], "rewards": BY_RANK, "seed": 0},
    )


class Dealer:
    """What all states of a game share: its seats, its rewards, and the chance that their deals come from."""

    def __init__(self, name: str, given: Parameters) -> None:
        self._table = EnvGame(name, {"players": given.get("players", find_game(name).players[0])})
        self.game, self.players = self._table.game, self._table.players
        self.rewards = Rewards(self.game, self.players, given.get("rewards", BY_RANK))
        self._chance = Random(given.get("seed", 0))
        self._drawn = b"", ""  # the position that was drawn last, and its picture

    def deal(self) -> EnvGame:
        """A table with a game that was not dealt before."""
        table = self._table.copy()
        table.deal(self._chance.randrange(MOST_SEED))
        return table

    def picture(self, table: EnvGame) -> str:
        """A position as text. Drawing takes long, and OpenSpiel asks for the same position over and over."""
        position = table.block.tobytes()
        if self._drawn[0] != position:
            self._drawn = position, table.picture()
        return self._drawn[1]

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealer:
        """Copies of a state have the same dealer."""
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters: `players`, `rewards` (`rank` or `score`) and `seed`."""

    name: ClassVar[str]

    def __init__(self, params: Parameters | None = None) -> None:
        given = params or {}
        self.dealer = dealer = Dealer(self.name, given)
        numbers = pyspiel.GameInfo(
            num_distinct_actions=dealer.game.actions,
            max_chance_outcomes=1,
            num_players=dealer.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if dealer.rewards.by_rank else None,
            max_game_length=dealer.game.most_decisions,
        )
        super().__init__(game_type(dealer.game.info, dealer.rewards.by_rank), numbers, given)

    def new_initial_state(self) -> TableState:
        """A game that is still to be dealt."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> TableObserver:
        """What turns positions into observations."""
        return TableObserver(self.dealer.game.observation)


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or the deal before the first one."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table: EnvGame | None = None
        self._dealer = game.dealer  # not the game, which cannot be copied as clones copy all that they hold

    def current_player(self) -> int:
        """The first seat that owes a decision."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.acting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The one outcome there is: dealing."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions(player) if self.table else [0]

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(self.current_player(), action)
            return
        self.table = self._dealer.deal()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.move(player, action) if self.table and player >= 0 else "deal"

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """The reward of every seat, 0 until the end."""
        if self.table is None or not self.table.over:
            return [0.0] * self._dealer.players
        return [float(share) for share in self._dealer.rewards.of(self.table.results())]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that looks the same to a seat; all that it cannot know is dealt again by the true odds."""
        other: TableState = self.clone()
        if self.table is not None:
            other.table = self.table.imagined(player, int(sampler() * MOST_SEED))
        return other

    def __str__(self) -> str:
        return self._dealer.picture(self.table) if self.table else "to be dealt"


class TableObserver:
    """What a seat may know: the numbers of an observation, or its record as text."""

    def __init__(self, size: int) -> None:
        self.tensor: Array = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a seat may know, in place; nothing before the deal."""
        self.tensor[:] = state.table.observation(player) if state.table else 0

    def string_from(self, state: TableState, player: int) -> str:
        """All that a seat may know, as text that is equal exactly where it cannot tell two positions apart."""
        return state.table.knowledge(player).hex() if state.table else ""


for _info in all_games().values():
    register(_info)
