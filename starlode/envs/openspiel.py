"""OpenSpiel: importing this registers every game as a Python game, `starlode_cave_in` and so on.

    import pyspiel
    import starlode.envs.openspiel

    game = pyspiel.load_game("starlode_cave_in(players=3)")

Parameters are the options of the game, and `rewards`, `seed` and `deals`. The deal is a chance node with `deals`
equally likely outcomes. Outcome n is the deal of `Match(game, seed=seed + n)`, so that a history tells a whole game.
Seats that owe a decision at once are asked one after the other. Games and states can be pickled and serialised.
`resample_from_infostate` deals again everything that a seat cannot know, so that ISMCTS searches honestly (with
`use_observation_string`); plain MCTS sees the true position, as it does in every game. Use the search bots written in
Python: those of OpenSpiel 2.0 that are written in C++ end the process with any Python game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.strict import whole
from starlode.engine.declarations.info import GameInfo
from starlode.engine.declarations.options import option_text
from starlode.engine.state.records import Array
from starlode.envs.rewards import BY_RANK, Rewards
from starlode.envs.spaces import MOST_SEED
from starlode.envs.table import EnvGame
from starlode.games import all_games, find_game, load_game

PREFIX = "starlode_"
DEALS = 1000
MOST_DEALS = 10**6
DIGITS = 12  # of a digest
OWN = {"rewards": BY_RANK, "seed": 0, "deals": DEALS}  # parameters besides the options of a game
Parameters = dict[str, Any]


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game.replace("-", "_")


def register(info: GameInfo) -> None:
    """Register a game with OpenSpiel; the built-in games are registered already."""
    # A class of its own: OpenSpiel keeps it beyond the end of Python, where nothing else may be freed any more.
    game = load_game(info)
    pyspiel.register_game(game_type(game, True), type(info.name, (TableGame,), {"name": info.name}))


def parameters_of(game: Game) -> Parameters:
    """Every parameter with its default; options that are lists are texts such as `terron+hydran`."""
    defaults = {option.name: _parameter(option.default) for option in game.options}
    return defaults | {"players": game.info.players[0]} | OWN


def _parameter(value: Any) -> Any:
    return value if isinstance(value, bool | int) else option_text(value).replace(",", "+")


def options_of(given: Parameters) -> Parameters:
    """The options of a game among its parameters; a list is written with `+`, a seat as `seat_1`."""
    return {name: _option(value) for name, value in given.items() if name not in OWN}


def _option(value: Any) -> Any:
    return value.replace("+", ",").removeprefix("seat_") if isinstance(value, str) else value


def game_type(game: Game, zero_sum: bool) -> Any:
    """What OpenSpiel needs to know about a game in advance."""
    info = game.info
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(info.name),
        long_name=info.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
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
        parameter_specification=parameters_of(game),
    )


def loaded(text: str) -> Any:
    """A game by its name and parameters, in a process that may only now have imported this module."""
    return pyspiel.load_game(text)


class Dealer:
    """What all states of a game share: its seats, its rewards, and its deals."""

    def __init__(self, name: str, given: Parameters) -> None:
        self._made_of = name, dict(given)
        self._table = EnvGame(name, {"players": find_game(name).players[0]} | options_of(given))
        self.game, self.players = self._table.game, self._table.players
        own = OWN | {name: value for name, value in given.items() if name in OWN}
        self.rewards = Rewards(self.game, self.players, own["rewards"])
        self._seed = whole(own["seed"], "a seed", 0, MOST_SEED, InvalidOption)
        self.deals = whole(own["deals"], "the number of deals", 1, MOST_DEALS, InvalidOption)
        self.outcomes = [(deal, 1 / self.deals) for deal in range(self.deals)]

    def new_table(self) -> EnvGame:
        """A table that is still to be dealt."""
        return self._table.copy()

    def deal(self, number: int) -> EnvGame:
        """A table with the deal of that number."""
        table = self.new_table()
        table.deal(self._seed + number)
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        return Dealer, self._made_of

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealer:
        """Copies of a state have the same dealer."""
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters: its options, `rewards` (`rank` or `score`), `seed` and `deals`."""

    name: ClassVar[str]

    def __init__(self, params: Parameters | None = None) -> None:
        given = params or {}
        self.dealer = dealer = Dealer(self.name, given)
        numbers = pyspiel.GameInfo(
            num_distinct_actions=dealer.game.actions,
            max_chance_outcomes=dealer.deals,
            num_players=dealer.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if dealer.rewards.by_rank else None,
            max_game_length=dealer.game.most_decisions,
        )
        super().__init__(game_type(dealer.game, dealer.rewards.by_rank), numbers, given)

    def new_initial_state(self) -> TableState:
        """A game that is still to be dealt."""
        return TableState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

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
        """The deals, all of them equally likely."""
        return self._dealer.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.actions(player) if self.table else list(range(self._dealer.deals))

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.play(self.current_player(), action)
            return
        self.table = self._dealer.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.move(player, action) if self.table and player >= 0 else f"deal {action}"

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

    def picture(self) -> str:
        """The position as a spectator sees it, drawn as text, which takes long; empty before the deal."""
        return self.table.picture() if self.table else ""

    def __str__(self) -> str:
        """What was played, and a digest of the position, which tells imagined ones apart; quick."""
        if self.table is None:
            return "to be dealt"
        digest = hashlib.sha256(self.table.position()).hexdigest()[:DIGITS]
        return f"deal {' '.join(map(str, self.history()))}; position {digest}"


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
