"""What Ore Rush asks, and what the answers are."""

from enum import auto

from starlode.engine.declarations.decisions import Decision, Phases, Reasons, reason
from starlode.engine.declarations.layout import Block, Layout
from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import NUMBER


class Word(Term):
    """The moves."""

    DIG = auto()
    LEAVE = auto()


class Phase(Phases):
    """The one decision there is."""

    DARE = Decision(words=("dig", "leave"), facts={"rockfalls": NUMBER("shaft[3]")})


class Reason(Reasons):
    """Why a move may not be legal."""

    EMPTY_CART = reason()


LAYOUT = Layout(Block("word", [(NUMBER, len(Word))]))
