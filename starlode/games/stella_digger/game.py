"""Stella Digger! as the rest of the house knows it."""

from __future__ import annotations

from dataclasses import replace

from starlode.engine.modular import ModularGame
from starlode.engine.options import Option
from starlode.games.stella_digger import (
    INFO,
    breakdown,
    components,
    faults,
    notation,
    params,
    position,
    texts,
    usage,
    view,
)
from starlode.games.stella_digger.decisions import ACTIONS
from starlode.games.stella_digger.events import EVENTS
from starlode.games.stella_digger.rules import RULES
from starlode.games.stella_digger.rules.observe import OBSERVATION
from starlode.games.stella_digger.state import Params, State

USUAL_PLAYERS = 4  # O-1


class StellaDigger(ModularGame):
    """The game of this folder."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    rules = RULES
    events = EVENTS
    actions = ACTIONS
    observation = OBSERVATION
    most_decisions = 32 * 300  # section 18: 32 rounds, each of fewer than 300 decisions
    decisive_lead = 8.0
    own_options = params.OPTIONS
    component_file = components.OWN_FILE
    examples = (
        {},
        {"advanced": True},
        {"drill_backs": "plain", "accident_condition": "any", "advanced": True},
        {"auto_resolve": False, "breakthrough": False, "chip_stock": 12, "first_foreman": 1},
    )

    loading = components
    settings = params
    notation = notation
    texts = texts
    positions = position
    views = view
    invariants = faults
    scores = breakdown
    usage = usage

    @property
    def options(self) -> tuple[Option, ...]:
        players, *others = super().options
        return (replace(players, default=USUAL_PLAYERS), *others)


GAME = StellaDigger()
