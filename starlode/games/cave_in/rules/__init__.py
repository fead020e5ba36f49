"""The rules of Cave-In, one file for each chapter of docs/rules/cave-in.md."""

from starlode.engine.running.contract import Rules
from starlode.games.cave_in.rules.apply import apply
from starlode.games.cave_in.rules.estimate import estimate
from starlode.games.cave_in.rules.gate import hide
from starlode.games.cave_in.rules.knowledge import resample
from starlode.games.cave_in.rules.legal import legal
from starlode.games.cave_in.rules.objections import objection
from starlode.games.cave_in.rules.observe import observe, observe_again
from starlode.games.cave_in.rules.scoring import returns
from starlode.games.cave_in.rules.setup import setup
from starlode.games.cave_in.rules.survey import survey

RULES = Rules(
    *(setup, legal, apply, returns, observe, hide, resample, estimate),
    objection=objection,
    survey=survey,
    observe_again=observe_again,
)
