"""All that a game declares, in one place: its records, decisions, events, action space and options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from starlode.engine.declarations.decisions import Phases, Reasons
from starlode.engine.declarations.events import Events
from starlode.engine.declarations.info import GameInfo
from starlode.engine.declarations.layout import Layout
from starlode.engine.declarations.options import Option, Options, resolve, whole_number
from starlode.engine.state.header import Header
from starlode.engine.state.records import Record


class Declarations:
    """What is known of a game without calling its rules; referees, notation and catalogues need no more."""

    info: ClassVar[GameInfo]
    version: ClassVar[int]  # of the rules; changes when behaviour changes
    state_type: ClassVar[type[Header]]
    params_type: ClassVar[type[Record]]
    survey_type: ClassVar[type[Record] | None] = None  # of what the rules' `survey` writes
    position_type: ClassVar[type[Struct] | None] = None  # of what `read_position` reads, where it is one type
    events: ClassVar[Events]  # everything that can happen
    passing: ClassVar[str] = ""  # the kind of event that begins a turn or a round
    routine: ClassVar[frozenset[str]] = frozenset()  # kinds not worth a mention once one has begun: the board shows it
    layout: ClassVar[Layout]  # what each action chooses
    phases: ClassVar[type[Phases]]  # every decision, with its row
    words_of_moves: ClassVar[tuple[str, ...]]  # the texts of the layout's block `word`
    reasons: ClassVar[type[Reasons]]  # why an action may not be legal
    observation: ClassVar[int]  # length of an observation
    kept: ClassVar[int] = 0  # how many numbers of 32 bits `observe_again` keeps for a row
    most_decisions: ClassVar[int]  # an upper bound on the length of a game
    decisive_lead: ClassVar[float]  # a lead in points that usually wins
    own_options: ClassVar[tuple[Option, ...]]
    examples: ClassVar[tuple[Options, ...]]  # option sets worth testing, besides the number of players
    component_file: ClassVar[Path | None] = None  # the game's own, where it has one

    @property
    def actions(self) -> int:
        """The length of a legal mask."""
        return self.layout.size

    @property
    def options(self) -> tuple[Option, ...]:
        """All options, the number of players first."""
        fewest, most = self.info.players
        players = Option("players", fewest, whole_number(fewest, most))
        return (players, *self.own_options)

    def resolve(self, given: Mapping[str, Any]) -> Options:
        """Every option with its given or default value; raises InvalidOption."""
        return resolve(self.options, given)

    @cached_property
    def decisions(self) -> list[Phases]:
        """Every decision, by its number."""
        return list(self.phases)
