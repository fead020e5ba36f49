"""Cosmic Scavengers as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from starlode.engine.authoring.game import Json
from starlode.engine.authoring.modular import ModularGame
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import Event
from starlode.engine.text.catalogue import Words
from starlode.games.cosmic_scavengers import INFO, components, position, scores, settings, usage, view
from starlode.games.cosmic_scavengers.decisions import LAYOUT, Phase, Reason, Word
from starlode.games.cosmic_scavengers.events import EVENTS
from starlode.games.cosmic_scavengers.faults import INVARIANTS
from starlode.games.cosmic_scavengers.notation import SYNONYMS
from starlode.games.cosmic_scavengers.rules import RULES
from starlode.games.cosmic_scavengers.rules.observe import OBSERVATION, names
from starlode.games.cosmic_scavengers.rules.watched import WATCH
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.survey import Survey


class CosmicScavengers(ModularGame):
    """Cosmic Scavengers."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    survey_type = Survey
    position_type = position.Position
    rules = RULES
    events = EVENTS
    layout = LAYOUT
    phases = Phase
    words_of_moves = Word.texts()
    reasons = Reason
    synonyms = SYNONYMS
    origins = scores.ORIGINS
    closing = scores.ENDING
    observation = OBSERVATION
    kept = WATCH.size
    # Section 18.2: 99 rounds of four players, each with 51 choices for each of 100 programs, and some 1,000 others.
    most_decisions = 99 * 4 * (51 * 100 + 1000)
    decisive_lead = 5.0
    own_options = settings.OPTIONS
    component_file = components.OWN_FILE
    examples = (
        {},
        {"simple_bookkeeping": True, "restarts": 0, "filter_shape_contracts": True},
        {"emergency_recall": False, "round_limit": 6, "crash_outcome": "score"},
    )

    loading = components
    settings = settings
    positions = position
    views = view
    invariants = INVARIANTS
    usage = usage
    naming = staticmethod(names)

    def digest(self, config: Config, events: Sequence[Event], view: Json, words: Words) -> list[Event | str]:
        # It draws with Rich, which is needed in a terminal only.
        told: list[Event | str] = import_module(f"{__package__}.news").digest(config, events, view, words)
        return told


GAME = CosmicScavengers()
