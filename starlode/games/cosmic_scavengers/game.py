"""Cosmic Scavengers as the rest of the house knows it."""

from __future__ import annotations

from starlode.engine.modular import ModularGame
from starlode.games.cosmic_scavengers import (
    INFO,
    breakdown,
    components,
    faults,
    notation,
    parameters,
    position,
    texts,
    usage,
    view,
)
from starlode.games.cosmic_scavengers.decisions import ACTIONS
from starlode.games.cosmic_scavengers.events import EVENTS
from starlode.games.cosmic_scavengers.rules import RULES
from starlode.games.cosmic_scavengers.rules.observe import OBSERVATION
from starlode.games.cosmic_scavengers.state import Params, State


class CosmicScavengers(ModularGame):
    """Cosmic Scavengers."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    rules = RULES
    events = EVENTS
    actions = ACTIONS
    observation = OBSERVATION
    # Section 18.2: 99 rounds of four players, each with 51 choices for each of 100 programs, and some 1,000 others.
    most_decisions = 99 * 4 * (51 * 100 + 1000)
    decisive_lead = 5.0
    own_options = parameters.OPTIONS
    component_file = components.OWN_FILE
    examples = (
        {},
        {"simple_bookkeeping": True, "restarts": 0, "filter_shape_contracts": True},
        {"emergency_recall": False, "round_limit": 6, "crash_outcome": "score"},
    )

    loading = components
    settings = parameters
    notation = notation
    texts = texts
    positions = position
    views = view
    invariants = faults
    scores = breakdown
    usage = usage


GAME = CosmicScavengers()
