"""Large games: one module for each part of a game, and a class that only names the modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from starlode.engine.authoring.game import Game, Json
from starlode.engine.boundary.shapes import parse
from starlode.engine.boundary.sheets import Sheets
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.options import Options
from starlode.engine.declarations.usage import Component, Taking
from starlode.engine.state.records import clear
from starlode.engine.text.catalogue import Words

# Each class below is a promise that a module of the game keeps; `Game` says what its functions do.


class Positions(Protocol):
    """How positions are written."""

    def write(self, config: Config, state: Any, /) -> Json:
        """What `Game.write_position` promises."""

    def read(self, config: Config, state: Any, given: Any, /) -> None:
        """Fill a cleared state, whose header is set, from a position of the game's type; raises InvalidPosition."""


class Views(Protocol):
    """Who sees what."""

    def view(self, config: Config, state: Any, seat: int | None, /) -> Json:
        """What `Game.view` promises."""


class Faults(Protocol):
    """What must always hold."""

    def faults(self, config: Config, state: Any, /) -> list[str]:
        """What `Game.faults` promises."""

    def refuse(self, config: Config, state: Any, /) -> None:
        """Raise InvalidPosition for the first of them."""


class UsageModule(Protocol):
    """What balance reports follow."""

    def components(self, config: Config, /) -> Sequence[Component]:
        """What `Game.components_of` promises."""

    def takings(self, config: Config, /) -> Sequence[Taking]:
        """What `Game.takings` promises."""

    def on_offer(self, config: Config, state: Any, seat: int, /) -> Iterable[tuple[str, str]]:
        """What `Game.on_offer` promises."""


class Loading(Protocol):
    """Where components come from."""

    def load(self, given: Path | Sheets | None = None, /) -> Any:
        """The components of that file or its sheets, or of the game's own; raises InvalidComponents."""


class SettingsModule(Protocol):
    """The parameters that follow from components and options."""

    def build_params(self, components: Any, options: Options, /) -> Any:
        """The parameters of a table."""


class ModularGame(Game):
    """A game whose modules do the work. It is drawn by `draw(config, view, words)` in its module `draw`."""

    position_type: ClassVar[type[Struct]]
    # Facts of the class; mypy does not take a module for a class variable.
    loading: Loading
    settings: SettingsModule
    positions: Positions
    views: Views
    invariants: Faults
    usage: UsageModule | None = None
    naming: Callable[[Config], Sequence[str]]  # what `Game.observed` promises

    def configure(self, given: Mapping[str, Any], components: Path | Sheets | None = None) -> Config:
        options = self.resolve(given)
        loaded = self.loading.load(components)
        file = components if isinstance(components, Path) else None
        return Config(options, loaded, self.settings.build_params(loaded, options), file)

    def view(self, config: Config, record: Any, seat: int | None) -> Json:
        return self.views.view(config, record, seat)

    def write_position(self, config: Config, state: Any) -> Json:
        return self.positions.write(config, state)

    def read_position(self, config: Config, state: Any, data: Json) -> None:
        given = parse(data, self.position_type)
        clear(self.state_type, state)
        self.positions.read(config, state, given)
        self.invariants.refuse(config, state)

    def faults(self, config: Config, state: Any) -> list[str]:
        return self.invariants.faults(config, state)

    def draw(self, config: Config, view: Json, words: Words) -> Any:
        # Rich is only needed in a terminal.
        return import_module(f"{self.info.module.rpartition('.')[0]}.draw").draw(config, view, words)

    def observed(self, config: Config) -> Sequence[str]:
        return self.naming(config)

    def components_of(self, config: Config) -> Sequence[Component]:
        return self.usage.components(config) if self.usage else ()

    def takings(self, config: Config) -> Sequence[Taking]:
        return self.usage.takings(config) if self.usage else ()

    def on_offer(self, config: Config, state: Any, seat: int) -> Iterable[tuple[str, str]]:
        return self.usage.on_offer(config, state, seat) if self.usage else ()
