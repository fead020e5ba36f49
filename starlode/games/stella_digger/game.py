"""Stella Digger! as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from starlode.engine.events import Event
from starlode.engine.game import Config, Game, Json, ScoreLine
from starlode.engine.options import Option
from starlode.engine.usage import Component, Use
from starlode.games.stella_digger import INFO, faults, notation, position, texts, usage
from starlode.games.stella_digger import view as views
from starlode.games.stella_digger.breakdown import breakdown
from starlode.games.stella_digger.components import OWN_FILE, load
from starlode.games.stella_digger.params import OPTIONS, build_params
from starlode.games.stella_digger.rules import RULES
from starlode.games.stella_digger.rules.observe import OBSERVATION
from starlode.games.stella_digger.state import ACTIONS, Params, State

USUAL_PLAYERS = 4  # O-1


class StellaDigger(Game):
    """The game of this folder."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    rules = RULES
    actions = ACTIONS
    observation = OBSERVATION
    most_decisions = 32 * 300  # section 18: 32 rounds, each of fewer than 300 decisions
    decisive_lead = 8.0
    own_options = OPTIONS
    component_file = OWN_FILE
    examples = (
        {},
        {"advanced": True},
        {"drill_backs": "plain", "accident_condition": "any", "advanced": True},
        {"auto_resolve": False, "breakthrough": False, "chip_stock": 12, "first_foreman": 1},
    )

    @property
    def options(self) -> tuple[Option, ...]:
        players, *others = super().options
        return (replace(players, default=USUAL_PLAYERS), *others)

    def configure(self, given: Mapping[str, Any], components: Path | None = None) -> Config:
        options = self.resolve(given)
        tables = load(components)
        return Config(options, tables, build_params(tables, options), components)

    def format(self, config: Config, state: Any, action: int) -> str:
        return notation.format_move(config, state, action)

    def parse(self, config: Config, state: Any, text: str) -> int:
        return notation.parse_move(config, state, text)

    def describe(self, config: Config, state: Any, action: int) -> str:
        return texts.describe(config, state, action)

    def prompt(self, config: Config, state: Any, seat: int) -> str:
        return texts.prompt(config, state, seat)

    def objection(self, config: Config, state: Any, seat: int, action: int) -> str:
        return texts.objection(config, state, seat, action)

    def log_line(self, config: Config, event: Event, names: list[str]) -> str:
        return texts.log_line(config, event, names)

    def view(self, config: Config, state: Any, seat: int | None) -> Json:
        return views.view(config, state, seat)

    def write_position(self, config: Config, state: Any) -> Json:
        return position.write(config, state)

    def read_position(self, config: Config, state: Any, data: Json) -> None:
        position.read(config, state, data)

    def faults(self, config: Config, state: Any) -> list[str]:
        return faults.faults(config, state)

    def ending(self, config: Config, state: Any) -> str:
        return texts.ending(config, state)

    def score(self, config: Config, state: Any, seat: int) -> list[ScoreLine]:
        return breakdown(config, state, seat)

    def draw(self, config: Config, view: Json) -> Any:
        from starlode.games.stella_digger.draw import draw  # Rich is needed in a terminal only

        return draw(config, view)

    def components_of(self, config: Config) -> Sequence[Component]:
        return usage.components(config)

    def taken(self, config: Config, event: Event) -> Iterable[Use]:
        return usage.taken(config, event)

    def on_offer(self, config: Config, state: Any, seat: int) -> Iterable[tuple[str, str]]:
        return usage.on_offer(config, state, seat)


GAME = StellaDigger()
