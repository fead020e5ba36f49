"""Small games: a short declaration of the fields replaces the modules that a large game writes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from starlode.engine.authoring.fields import Fields
from starlode.engine.authoring.game import Game, Json
from starlode.engine.authoring.invariants import asking_faults, position_faults
from starlode.engine.boundary.errors import InvalidComponents, InvalidPosition
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.shapes import refusal
from starlode.engine.boundary.sheets import Sheets
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.options import Option, Options
from starlode.engine.state.records import one
from starlode.engine.text.catalogue import Words


class PlainGame(Game):
    """A game declared with lists. For what a list cannot express, override the method, as in any game."""

    fields: ClassVar[Fields]  # what the state holds and who may see it

    own_options: ClassVar[tuple[Option, ...]] = ()
    examples: ClassVar[tuple[Options, ...]] = ({},)

    @abstractmethod
    def fill_params(self, params: Any, options: Options) -> None:
        """Write the numbers for a table into zeroed parameters, in place."""

    def configure(self, given: Mapping[str, Any], components: Path | Sheets | None = None) -> Config:
        if components is not None:
            raise InvalidComponents(f"{self.info.name} has no component file")
        options = self.resolve(given)
        params = one(self.params_type)
        self.fill_params(params, options)
        return Config(options, None, params)

    # ---- positions ----

    def write_position(self, config: Config, state: Any) -> Json:
        acting = [seat for seat in range(state.players) if state.acting >> seat & 1]
        return {"phase": self.phases(state.phase).text, "acting": acting} | self.fields.write(state)

    def read_position(self, config: Config, state: Any, data: Json) -> None:
        data = dict(data)
        phase, acting, seats = data.pop("phase", None), data.pop("acting", None), range(state.players)
        if phase not in self.phases.texts():
            raise InvalidPosition(f"phase: expected one of {', '.join(self.phases.texts())}, found {shown(phase)}")
        if not isinstance(acting, list) or any(type(seat) is not int or seat not in seats for seat in acting):
            raise InvalidPosition(
                "acting: expected a list of the seats that owe a decision, empty when the game is over"
            )
        state.phase = self.phases.named(phase)
        state.acting, state.over = sum(1 << seat for seat in set(acting)), not acting
        self.fields.read(state, data)
        for fault in position_faults(self, config, state) or asking_faults(self, config, state):
            raise refusal("", fault)

    def view(self, config: Config, record: Any, seat: int | None) -> Json:
        phase = self.phases(record.phase).text
        return {"viewer": seat, "over": bool(record.over), "phase": phase} | self.fields.view(record, seat)

    # ---- drawing ----

    def draw(self, config: Config, view: Json, words: Words) -> Any:
        from starlode.engine.authoring.sketch import sketch  # Rich is only needed in a terminal

        return sketch(view, words)
