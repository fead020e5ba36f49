"""Small games: what a large game says with functions, a small one says with lists."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from starlode.engine.errors import InvalidComponents, InvalidMove, InvalidPosition
from starlode.engine.events import Event
from starlode.engine.fields import Fields
from starlode.engine.game import Config, Game, Json
from starlode.engine.misfits import guess
from starlode.engine.options import Option, Options
from starlode.engine.records import one
from starlode.engine.words import Line


class PlainGame(Game):
    """A game of few words. Whatever a list cannot say is said by overriding the method, as in any game."""

    moves: ClassVar[Sequence[str]]  # the text of every action
    questions: ClassVar[Sequence[str]]  # what each phase asks, as a sentence
    lines: ClassVar[Mapping[str, str]]  # the log line of each kind of event; {who} and its details by name
    unseen: ClassVar[str] = "something"  # what stands in a line for a detail that is hidden
    fields: ClassVar[Fields]  # what the state holds and who may see it

    own_options: ClassVar[tuple[Option, ...]] = ()
    examples: ClassVar[tuple[Options, ...]] = ({},)

    @abstractmethod
    def fill_params(self, params: Any, options: Options) -> None:
        """Write the numbers of a table into zeroed parameters, in place."""

    def configure(self, given: Mapping[str, Any], components: Path | None = None) -> Config:
        if components is not None:
            raise InvalidComponents(f"{self.info.name} has no component file")
        options = self.resolve(given)
        params = one(self.params_type)
        self.fill_params(params, options)
        return Config(options, None, params)

    # ---- texts ----

    def format(self, config: Config, state: Any, action: int) -> str:
        return self.moves[action]

    def parse(self, config: Config, state: Any, text: str) -> int:
        move = " ".join(text.lower().split())
        if move in self.moves:
            return self.moves.index(move)
        raise InvalidMove(f"there is no move '{move}'{guess(move, self.moves)}")

    def describe(self, config: Config, state: Any, action: int) -> str:
        return self.moves[action].capitalize()

    def prompt(self, config: Config, state: Any, seat: int) -> str:
        return self.questions[int(state.phase)]

    def objection(self, config: Config, state: Any, seat: int, action: int) -> str:
        return "That cannot be done now."

    def log_line(self, config: Config, event: Event, names: list[str]) -> str:
        things = {
            detail.name: detail.sort.id(config, event.number(detail.name))
            for detail in self.events.kinds[event.kind].details
        }
        shown = {name: self.unseen if thing is None else thing for name, thing in things.items()}
        return self.lines[event.kind].format(who=Line(config, event, names).who, **shown)

    # ---- positions ----

    def write_position(self, config: Config, state: Any) -> Json:
        acting = [seat for seat in range(state.players) if state.acting >> seat & 1]
        return {"phase": int(state.phase), "acting": acting} | self.fields.write(state)

    def read_position(self, config: Config, state: Any, data: Json) -> None:
        data = dict(data)
        phase, acting = data.pop("phase", 0), data.pop("acting", None)
        if not isinstance(phase, int) or not 0 <= phase < len(self.questions):
            raise InvalidPosition(f"phase: expected a number from 0 to {len(self.questions) - 1}, found {phase!r}")
        if not isinstance(acting, list) or any(seat not in range(state.players) for seat in acting):
            raise InvalidPosition(
                "acting: expected a list of the seats that owe a decision, empty when the game is over"
            )
        state.phase, state.acting, state.over = phase, sum(1 << seat for seat in set(acting)), not acting
        self.fields.read(state, data)
        for fault in self.faults(config, state):
            raise InvalidPosition(fault)

    def view(self, config: Config, state: Any, seat: int | None) -> Json:
        return {"viewer": seat, "over": bool(state.over), "phase": int(state.phase)} | self.fields.view(state, seat)

    # ---- drawing ----

    def draw(self, config: Config, view: Json) -> Any:
        from starlode.engine.sketch import sketch  # Rich is needed in a terminal only

        return sketch(view)
