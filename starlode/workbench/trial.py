"""A trial: many games of one kind of player with the same components, and what was noted of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from starlode.bots.adviser import Adviser, hire
from starlode.bots.greedy_bot import scratch_of
from starlode.bots.network import network_for
from starlode.bots.search_bot import BY_HUNCH as STYLE
from starlode.bots.search_state import SearchPlan
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.declarations.config import Config
from starlode.engine.running.contract import no_hunch
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Record, blank, one
from starlode.workbench.course import ROOM
from starlode.workbench.players import BY_HUNCH, EASY, IN_ONE_WORLD, Thought
from starlode.workbench.playing import SUMMARY, GameTables, Noted, Room, play_games
from starlode.workbench.sources import sources_of
from starlode.workbench.uses import columns_of, tables_of

QUICK, EASY_NAME, NETWORK = "quick", "easy", "network"
PLAYERS = (QUICK, EASY_NAME, NETWORK)


@dataclass(frozen=True)
class Trial:
    """A configuration of a game, and who plays it: `quick` at a glance, `easy` as that bot, `network` without search.

    All seats play alike. Game number i is the deal of seed i, whatever the components, so two trials play the same
    deals. Raises StarlodeError for another player, and UnknownBot where there is no network.
    """

    game: Game
    config: Config
    player: str = QUICK

    def __post_init__(self) -> None:
        if self.player not in PLAYERS:
            raise StarlodeError(f"the workbench has the players {', '.join(PLAYERS)}, not {shown(self.player)}")
        _ = self._adviser

    def play(self, first: int, games: int) -> Noted:
        """Play so many games, from the seed `first` on."""
        state, room = self._position
        noted = blank_notes(self._tables, len(columns_of(self.game, self.config)), games)
        players, code = int(self.config.options["players"]), player_code(self.game, self.player)
        arguments = (players, first, code, thought_of(self.game), self._tables, room, noted, self._adviser)
        play_games(self.config.params, state, *arguments)
        return noted

    @cached_property
    def _tables(self) -> GameTables:
        return declared(self.game, self.config)

    @cached_property
    def _adviser(self) -> Adviser | None:
        players = int(self.config.options["players"])
        return hire(network_for(self.game, players), 0) if self.player == NETWORK else None

    @cached_property
    def _position(self) -> tuple[Any, Room]:
        states, surveys = blank(self.game.state_type, 1), blank(survey_type(self.game), 1)
        results, course = np.zeros((SEATS, 2), np.int64), np.zeros(ROOM, np.int64)
        return states[0], Room(states.view(np.int8), surveys[0], surveys.view(np.int16), results, course)


def survey_type(game: Game) -> type[Record]:
    """The game's survey, or a record that stands for it in a game without one."""
    return game.survey_type or SearchPlan


def player_code(game: Game, player: str) -> int:
    """How compiled code is told who plays; with a network it does not matter."""
    if player == QUICK:
        return IN_ONE_WORLD if game.rules.hunch is no_hunch else BY_HUNCH
    return EASY


def declared(game: Game, config: Config) -> GameTables:
    """The tables of a game with these components."""
    uses, (_, slots) = tables_of(game, config), sources_of(game)
    return GameTables(uses.begins, uses.rows, uses.lookup, slots)


def thought_of(game: Game) -> Thought:
    """Room for a seat to decide in."""
    plan = one(SearchPlan)
    plan.guided, plan.warmth = 1, STYLE.warmth
    odds, dice = np.zeros(game.actions), np.zeros((SEATS, 1), np.int64)
    return Thought(blank(game.state_type, 1), scratch_of(game), odds, plan, dice)


def blank_notes(tables: GameTables, columns: int, games: int) -> Noted:
    """Room to note so many games."""
    return Noted(
        np.zeros((games, SUMMARY), np.int32),
        np.zeros((games, SEATS, len(tables.slots)), np.int16),
        np.zeros((games, SEATS, columns), np.int8),
    )


def trial_of(game: Game, options: Mapping[str, Any], player: str, components: Any = None) -> Trial:
    """A trial with these options and components; raises StarlodeError."""
    return Trial(game, game.configure(options, components), player)
