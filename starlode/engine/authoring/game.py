"""What a game offers to the rest of Starlode."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from starlode.engine.boundary.sheets import Sheets
from starlode.engine.compiling import kernel
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.declarations import Declarations
from starlode.engine.declarations.events import Event
from starlode.engine.declarations.info import introduce
from starlode.engine.declarations.things import NOTHING
from starlode.engine.declarations.usage import Component, Taking
from starlode.engine.running.contract import Rules, bind
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import block_of
from starlode.engine.text.catalogue import ENGLISH, Message, Words, words_of
from starlode.engine.text.facts import Scope
from starlode.engine.text.notation import Notation, Spelling
from starlode.engine.text.perspective import Perspective
from starlode.engine.text.scores import Ending, Origin, Source, sources

Json = dict[str, Any]


class Game(Declarations, ABC):
    """A game: two record types, compiled rules, and the texts around them.

    A `state` is always a record of this game's type. Methods never change the state they are given.
    """

    rules: ClassVar[Rules]
    spellings: ClassVar[Mapping[str, type[Spelling]]] = MappingProxyType({})  # how moves write things, by block
    synonyms: ClassVar[Mapping[str, str]] = MappingProxyType({})  # other words that players use in moves
    origins: ClassVar[tuple[Origin, ...]] = ()  # where points come from
    closing: ClassVar[Ending] = Ending()  # why the game is over

    def __init_subclass__(cls) -> None:
        if "rules" in vars(cls):  # neither an abstract base nor a variation of a game that is already bound
            kernel.watch_sources(Path(str(sys.modules[cls.__module__].__file__)).resolve().parent)
            bind(cls.state_type, cls.rules)
            introduce(cls.info)

    @abstractmethod
    def configure(self, given: Mapping[str, Any], components: Path | Sheets | None = None) -> Config:
        """Options, components and parameters of a table; raises InvalidOption or InvalidComponents.

        Components may be given as a file, or as its sheets.
        """

    # ---- what follows from the tables ----

    @cached_property
    def notation(self) -> Notation:
        """How moves are written."""
        return Notation(self, self.spellings, self.synonyms)

    def words(self, language: str = ENGLISH) -> Words:
        """The game's catalogues in a language; raises InvalidOption for a language it does not have."""
        return words_of(self.info, language)

    def ending(self, config: Config, state: Any, names: Sequence[str] = ()) -> Message:
        """Why the game is over; players are called by their names."""
        return self.closing.told(self._scope(config, state, NOTHING, names))

    def score(self, config: Config, state: Any, seat: int) -> list[Source]:
        """What the seat would score if the game ended now, point by point."""
        return list(sources(self.origins, self._scope(config, state, seat), seat))

    def _scope(self, config: Config, state: Any, seat: int, names: Sequence[str] = ()) -> Scope:
        """Where facts about a position are found."""
        return Perspective(Referee(self, config), block_of(state), seat, names).scope()

    # ---- what each game says and checks itself ----

    @abstractmethod
    def view(self, config: Config, record: Any, seat: int | None) -> Json:
        """The seat's record in the game's own terms, ready for JSON; None is a spectator."""

    @abstractmethod
    def write_position(self, config: Config, state: Any) -> Json:
        """The whole position as readable JSON, without options and generator."""

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
        """The events that are worth a line on a small screen; a game may sum up several events in words."""
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
        """The same with the game's own components and default options."""
        return self.observed(self.configure({}))

    # ---- for balance reports; a game that says nothing here gets a report without its components ----

    def components_of(self, config: Config) -> Sequence[Component]:
        """Everything whose use a balance report should follow."""
        return ()

    def takings(self, config: Config) -> Sequence[Taking]:
        """The events by which components are taken or used."""
        return ()

    def on_offer(self, config: Config, state: Any, seat: int) -> Iterable[tuple[str, str]]:
        """What is available to a seat when its turn begins: ids of components and how it might take or use each."""
        return ()
