"""Stella Digger! as the rest of the house knows it."""

from __future__ import annotations

from dataclasses import replace

from starlode.engine.authoring.modular import ModularGame
from starlode.engine.declarations.options import Option
from starlode.games.stella_digger import INFO, components, position, scores, settings, usage, view
from starlode.games.stella_digger.decisions import LAYOUT, Phase, Reason, Word
from starlode.games.stella_digger.events import EVENTS, ROUTINE
from starlode.games.stella_digger.faults import INVARIANTS
from starlode.games.stella_digger.notation import SPELLINGS, SYNONYMS
from starlode.games.stella_digger.rules import RULES
from starlode.games.stella_digger.rules.observe import OBSERVATION, names
from starlode.games.stella_digger.rules.watched import WATCH
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import Survey

USUAL_PLAYERS = 4  # O-1


class StellaDigger(ModularGame):
    """The game of this folder."""

    info = INFO
    version = 1
    state_type = State
    params_type = Params
    survey_type = Survey
    position_type = position.Position
    rules = RULES
    events = EVENTS
    passing = "round"
    routine = ROUTINE
    layout = LAYOUT
    phases = Phase
    words_of_moves = Word.texts()
    reasons = Reason
    spellings = SPELLINGS
    synonyms = SYNONYMS
    origins = scores.ORIGINS
    closing = scores.ENDING
    observation = OBSERVATION
    kept = WATCH.size
    most_decisions = 32 * 300  # section 18: 32 rounds, each of fewer than 300 decisions
    decisive_lead = 8.0
    own_options = settings.OPTIONS
    component_file = components.OWN_FILE
    examples = (
        {},
        {"advanced": True},
        {"drill_backs": "plain", "accident_condition": "any", "advanced": True},
        {"auto_resolve": False, "breakthrough": False, "chip_stock": 12, "first_foreman": 1},
    )

    loading = components
    settings = settings
    positions = position
    views = view
    invariants = INVARIANTS
    usage = usage
    naming = staticmethod(names)

    @property
    def options(self) -> tuple[Option, ...]:
        players, *others = super().options
        return (replace(players, default=USUAL_PLAYERS), *others)


GAME = StellaDigger()
