"""Cave-In as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from starlode.engine.events import Event
from starlode.engine.game import Config, Game, Json, ScoreLine
from starlode.engine.usage import Component, Use
from starlode.games.cave_in import INFO, faults, notation, position, texts, usage
from starlode.games.cave_in import view as views
from starlode.games.cave_in.breakdown import breakdown
from starlode.games.cave_in.components import OWN_FILE
from starlode.games.cave_in.loading import load
from starlode.games.cave_in.rules import RULES
from starlode.games.cave_in.rules.observe import OBSERVATION
from starlode.games.cave_in.settings import OPTIONS, build_params
from starlode.games.cave_in.state import ACTIONS, Params, State


class CaveIn(Game):
    """Star Scrappers: Cave-In."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    rules = RULES
    actions = ACTIONS
    observation = OBSERVATION
    most_decisions = 260 * 2 * 100  # section 16: fewer than 260 rounds of two players, 100 decisions a turn
    decisive_lead = 15.0
    own_options = OPTIONS
    component_file = OWN_FILE
    examples = (
        {},
        {"edition": "2018-de", "factions": ["bioss", "weedlock", "metanel", "mineggler"]},
        {"factions": ["bioss", "weedlock", "terron", "hydran"], "overpay": "tight", "open_piles": True},
        {"factions": "first-game", "start_player": 1, "idle_rounds": 1},
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
        from starlode.games.cave_in.draw import draw  # Rich is needed in a terminal only

        return draw(config, view)

    def components_of(self, config: Config) -> Sequence[Component]:
        return usage.components(config)

    def taken(self, config: Config, event: Event) -> Iterable[Use]:
        return usage.taken(config, event)

    def on_offer(self, config: Config, state: Any, seat: int) -> Iterable[tuple[str, str]]:
        return usage.on_offer(config, state, seat)


GAME = CaveIn()
