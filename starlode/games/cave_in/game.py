"""Cave-In as the rest of the house knows it."""

from __future__ import annotations

from starlode.engine.authoring.modular import ModularGame
from starlode.games.cave_in import INFO, components, notation, position, scores, settings, usage, view
from starlode.games.cave_in.decisions import LAYOUT, Phase, Reason, Word
from starlode.games.cave_in.events import EVENTS, ROUTINE
from starlode.games.cave_in.faults import INVARIANTS
from starlode.games.cave_in.rules import RULES
from starlode.games.cave_in.rules.observe import OBSERVATION, names
from starlode.games.cave_in.rules.watched import WATCH
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.survey import Survey


class CaveIn(ModularGame):
    """Star Scrappers: Cave-In."""

    info = INFO
    version = 2  # 2: artifact-04 costs 8 (docs/findings/balance.md)
    state_type = State
    params_type = Params
    survey_type = Survey
    position_type = position.Position
    rules = RULES
    events = EVENTS
    passing = "turn"
    routine = ROUTINE
    layout = LAYOUT
    phases = Phase
    words_of_moves = Word.texts()
    reasons = Reason
    spellings = notation.SPELLINGS
    synonyms = notation.SYNONYMS
    origins = scores.ORIGINS
    closing = scores.ENDING
    observation = OBSERVATION
    kept = WATCH.size
    most_decisions = 260 * 2 * 100  # section 16: fewer than 260 rounds of two players, 100 decisions a turn
    decisive_lead = 15.0
    own_options = settings.OPTIONS
    component_file = components.OWN_FILE
    examples = (
        {},
        {"edition": "2018-de", "factions": ["bioss", "weedlock", "metanel", "mineggler"]},
        {"factions": ["bioss", "weedlock", "terron", "hydran"], "overpay": "tight", "open_piles": True},
        {"factions": "first-game", "start_player": 1, "idle_rounds": 1},
    )

    loading = components
    settings = settings
    positions = position
    views = view
    invariants = INVARIANTS
    usage = usage
    naming = staticmethod(names)


GAME = CaveIn()
