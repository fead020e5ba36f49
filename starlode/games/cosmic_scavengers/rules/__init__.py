"""The rules of Cosmic Scavengers, one file for each chapter of docs/rules/cosmic-scavengers.md."""

from starlode.engine.running.contract import Rules
from starlode.games.cosmic_scavengers.rules.apply import act, apply
from starlode.games.cosmic_scavengers.rules.estimate import estimate
from starlode.games.cosmic_scavengers.rules.gate import hide
from starlode.games.cosmic_scavengers.rules.hunch import hunch, quiet
from starlode.games.cosmic_scavengers.rules.knowledge import resample
from starlode.games.cosmic_scavengers.rules.legal import legal
from starlode.games.cosmic_scavengers.rules.objections import objection
from starlode.games.cosmic_scavengers.rules.observe import observe, observe_again
from starlode.games.cosmic_scavengers.rules.programming import asked
from starlode.games.cosmic_scavengers.rules.round import go_on
from starlode.games.cosmic_scavengers.rules.scoring import returns
from starlode.games.cosmic_scavengers.rules.setup import setup
from starlode.games.cosmic_scavengers.rules.survey import survey

RULES = Rules(
    *(setup, legal, apply, returns, observe, hide, resample, estimate, hunch, quiet),
    asked=asked,
    objection=objection,
    survey=survey,
    act=act,
    follow=go_on,
    observe_again=observe_again,
)
