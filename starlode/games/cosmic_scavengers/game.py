"""Cosmic Scavengers as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from starlode.engine.events import Event
from starlode.engine.game import Config, Game, Json, ScoreLine
from starlode.engine.usage import Component, Use
from starlode.games.cosmic_scavengers import INFO, faults, notation, position, texts, usage
from starlode.games.cosmic_scavengers import view as views
from starlode.games.cosmic_scavengers.breakdown import breakdown
from starlode.games.cosmic_scavengers.components import OWN_FILE, load
from starlode.games.cosmic_scavengers.parameters import OPTIONS, build_params
from starlode.games.cosmic_scavengers.rules import RULES
from starlode.games.cosmic_scavengers.rules.observe import OBSERVATION
from starlode.games.cosmic_scavengers.state import ACTIONS, Params, State


class CosmicScavengers(Game):
    """Cosmic Scavengers."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    rules = RULES
    actions = ACTIONS
    observation = OBSERVATION
    # Section 18.2: 99 rounds of four players, each with 51 choices for each of 100 programs, and some 1,000 others.
    most_decisions = 99 * 4 * (51 * 100 + 1000)
    decisive_lead = 5.0
    own_options = OPTIONS
    component_file = OWN_FILE
    examples = (
        {},
        {"simple_bookkeeping": True, "restarts": 0, "filter_shape_contracts": True},
        {"emergency_recall": False, "round_limit": 6, "crash_outcome": "score"},
    )

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
        from starlode.games.cosmic_scavengers.draw import draw  # Rich is needed in a terminal only

        return draw(view)

    def components_of(self, config: Config) -> Sequence[Component]:
        return usage.components(config)

    def taken(self, config: Config, event: Event) -> Iterable[Use]:
        return usage.taken(config, event)

    def on_offer(self, config: Config, state: Any, seat: int) -> Iterable[tuple[str, str]]:
        return usage.on_offer(config, state, seat)


GAME = CosmicScavengers()
