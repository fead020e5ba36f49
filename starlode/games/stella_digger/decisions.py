"""The decisions of section 13: what can be asked, and how the actions that answer are numbered."""

from __future__ import annotations

from enum import auto

from starlode.engine.terms import Term
from starlode.games.stella_digger.things import CARDS, COLOURS, DECKS, GADGETS, PLACES, TOKENS, WAYS


class Phase(Term):
    """Which decision is asked."""

    OVER = auto()
    START_TILE = auto()  # D-01
    DRAFT = auto()  # D-02
    TARGET = auto()  # D-03
    ENTRY = auto()  # D-04
    ACTION = auto()  # D-05
    CARD = auto()  # D-06
    COLOUR = auto()  # D-07
    EXTRA = auto()  # D-08
    DISCARD = auto()  # D-09
    DRAW = auto()  # D-10
    GADGET = auto()  # D-11
    PAY = auto()  # D-12
    DRILL = auto()  # D-13
    SITE = auto()  # D-14
    AIM = auto()  # D-15
    GIVE = auto()  # D-16
    TAKE = auto()  # D-17
    ACCIDENT = auto()  # D-18
    GOLD = auto()  # D-19
    CAPSULE = auto()  # D-20
    RETURN = auto()  # D-21
    FIGHT = auto()  # D-22
    LOSE = auto()  # D-23
    BREAKTHROUGH = auto()  # D-24


PHASES = len(Phase)


class Word(Term):
    """Answers that name no thing."""

    MINE = auto()
    REFILL = auto()
    GADGET = auto()
    LARGE_DRILL = auto()
    EXCHANGE = auto()
    PASS = auto()
    KEEP = auto()
    NONE = auto()
    STOP = auto()


# ---- actions; the phase says what an object is chosen for ----
ACT_PLACE = len(Word)  # + place
ACT_CARD = ACT_PLACE + PLACES  # + card type
ACT_COLOUR = ACT_CARD + CARDS  # + colour
ACT_DECK = ACT_COLOUR + COLOURS  # + deck
ACT_GADGET = ACT_DECK + DECKS  # + gadget
ACT_TOKEN = ACT_GADGET + GADGETS  # + Large Drill
ACT_AIM = ACT_TOKEN + TOKENS  # + direction
ACTIONS = ACT_AIM + WAYS
