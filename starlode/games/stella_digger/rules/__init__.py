"""The rules of Stella Digger!, one file for each chapter of docs/rules/stella-digger.md."""

from starlode.engine.running.contract import Rules
from starlode.games.stella_digger.rules.apply import act, apply, go_on, next_step
from starlode.games.stella_digger.rules.estimate import estimate
from starlode.games.stella_digger.rules.gate import hide
from starlode.games.stella_digger.rules.knowledge import resample
from starlode.games.stella_digger.rules.legal import legal
from starlode.games.stella_digger.rules.objections import objection
from starlode.games.stella_digger.rules.observe import observe, observe_again
from starlode.games.stella_digger.rules.scoring import returns
from starlode.games.stella_digger.rules.setup import setup
from starlode.games.stella_digger.rules.survey import survey

RULES = Rules(
    *(setup, legal, apply, returns, observe, hide, resample, estimate),
    objection=objection,
    survey=survey,
    act=act,
    follow=go_on,
    observe_again=observe_again,
    upcoming=next_step,
)
