"""What a game offers to the rest of the house."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec import Struct

from starlode.engine import kernel
from starlode.engine.catalogue import ENGLISH, Message, Words, words_of
from starlode.engine.contract import Rules, bind
from starlode.engine.decisions import Phases, Reasons
from starlode.engine.doors import Door
from starlode.engine.events import Event, Events
from starlode.engine.facts import Scope
from starlode.engine.header import Header
from starlode.engine.info import GameInfo, introduce
from starlode.engine.layout import Layout
from starlode.engine.notation import Notation, Spelling
from starlode.engine.options import Option, Options, resolve, whole_number
from starlode.engine.records import Record, block_of
from starlode.engine.scores import Ending, Origin, Source, sources
from starlode.engine.sight import Sight
from starlode.engine.things import NOTHING
from starlode.engine.usage import Component, Use

Json = dict[str, Any]


@dataclass(frozen=True)
class Config:
    """What is settled before a game begins: its options, its components, and the parameters made of both."""

    options: Options
    components: Any  # of the game's own type; names and texts come from here
    params: Any  # a record of the game's type; numbers come from here
    source: Path | None = None  # a corrected component file, None for the game's own


class Game(ABC):
    """A game: two record types, compiled rules, and the texts around them.

    A `state` is always a record of this game's type. Methods never change the state they are given.
    """

    info: ClassVar[GameInfo]
    version: ClassVar[int]  # of the rules; changes when behaviour changes
    state_type: ClassVar[type[Header]]
    params_type: ClassVar[type[Record]]
    survey_type: ClassVar[type[Record] | None] = None  # of what the rules' `survey` writes
    position_type: ClassVar[type[Struct] | None] = None  # of what `read_position` reads, where it is one type
    rules: ClassVar[Rules]
    events: ClassVar[Events]  # everything that can happen
    passing: ClassVar[str] = ""  # the kind of event with which a turn, or a round, begins
    routine: ClassVar[frozenset[str]] = frozenset()  # kinds that go without saying once one has begun: the board tells
    layout: ClassVar[Layout]  # what each action chooses
    phases: ClassVar[type[Phases]]  # every decision, with its row
    words_of_moves: ClassVar[tuple[str, ...]]  # the texts of the layout's block `word`
    reasons: ClassVar[type[Reasons]]  # why an action may not be legal
    spellings: ClassVar[Sequence[Spelling]] = ()  # its own ways to write things in moves
    synonyms: ClassVar[Mapping[str, str]] = MappingProxyType({})  # other words that players use in moves
    origins: ClassVar[tuple[Origin, ...]] = ()  # where points come from
    closing: ClassVar[Ending] = Ending()  # why the game is over
    observation: ClassVar[int]  # length of an observation
    most_decisions: ClassVar[int]  # no game is longer, whatever the players do
    decisive_lead: ClassVar[float]  # a lead in points that usually wins
    own_options: ClassVar[tuple[Option, ...]]
    examples: ClassVar[tuple[Options, ...]]  # option sets worth testing, besides the number of players
    component_file: ClassVar[Path | None] = None  # the game's own, where it has one

    def __init_subclass__(cls) -> None:
        if "rules" in vars(cls):  # neither a kind of games nor a variation of one that is bound already
            kernel.watch_sources(Path(str(sys.modules[cls.__module__].__file__)).resolve().parent)
            bind(cls.state_type, cls.rules)
            introduce(cls.info)

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

    @abstractmethod
    def configure(self, given: Mapping[str, Any], components: Path | None = None) -> Config:
        """Options, components and parameters of a table; raises InvalidOption or InvalidComponents."""

    # ---- what follows from the tables ----

    @cached_property
    def notation(self) -> Notation:
        """How moves are written."""
        return Notation(self, self.spellings, self.synonyms)

    @cached_property
    def decisions(self) -> list[Phases]:
        """Every decision, by its number."""
        return list(self.phases)

    def words(self, language: str = ENGLISH) -> Words:
        """The game's catalogues in a language; raises InvalidOption for one that it does not speak."""
        return words_of(self, language)

    def ending(self, config: Config, state: Any, names: Sequence[str] = ()) -> Message:
        """Why the game is over; players are called by their names."""
        return self.closing.told(self._scope(config, state, NOTHING, names))

    def score(self, config: Config, state: Any, seat: int) -> list[Source]:
        """Point by point what the seat would score if the game ended now."""
        return list(sources(self.origins, self._scope(config, state, seat), seat))

    def _scope(self, config: Config, state: Any, seat: int, names: Sequence[str] = ()) -> Scope:
        """Where facts about a position are found."""
        return Sight(Door(self, config), block_of(state), seat, names).scope()

    # ---- what each game says and checks itself ----

    @abstractmethod
    def view(self, config: Config, record: Any, seat: int | None) -> Json:
        """The seat's record in words of the game, ready for JSON; None is a spectator."""

    @abstractmethod
    def write_position(self, config: Config, state: Any) -> Json:
        """The whole truth as readable JSON, without options and generator."""

    @abstractmethod
    def read_position(self, config: Config, state: Any, data: Json) -> None:
        """Fill a zeroed state, whose header knows the players, from JSON; raises InvalidPosition."""

    @abstractmethod
    def faults(self, config: Config, state: Any) -> list[str]:
        """Broken invariants in words; an empty list for every reachable state."""

    @abstractmethod
    def draw(self, config: Config, view: Json, words: Words) -> Any:
        """A view of the table as a Rich renderable for the terminal."""

    def digest(self, config: Config, events: Sequence[Event], view: Json, words: Words) -> list[Event | str]:
        """Of what happened, all that is worth a line on a small screen; a game may sum several events up in words."""
        passed = any(event.kind == self.passing for event in events)
        return [event for event in events if not (passed and event.kind in self.routine)]

    def round_of(self, state: Any) -> int | None:
        """The round a position is in, in a game whose state counts them in `round_number`; else None."""
        counted = "round_number" in (self.state_type.dtype.names or ())
        return int(state.round_number) if counted else None

    # ---- for programs that learn ----

    @abstractmethod
    def observed(self, config: Config) -> Sequence[str]:
        """What each number of an observation is, in order; things are called by their ids."""

    def observation_names(self) -> Sequence[str]:
        """The same with the game's own components and usual options."""
        return self.observed(self.configure({}))

    # ---- for balance reports; a game that says nothing here gets a report without its components ----

    def components_of(self, config: Config) -> Sequence[Component]:
        """Everything whose use a balance report should follow."""
        return ()

    def taken(self, config: Config, event: Event) -> Iterable[Use]:
        """The components that this event tells were taken or used."""
        return ()

    def on_offer(self, config: Config, state: Any, seat: int) -> Iterable[tuple[str, str]]:
        """What lies before a seat whose turn begins: ids of components and how it might take or use each."""
        return ()
