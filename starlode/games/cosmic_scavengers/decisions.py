"""What can be asked in Cosmic Scavengers, and how answers are numbered."""

from __future__ import annotations

from enum import auto

from starlode.engine.terms import Term
from starlode.games.cosmic_scavengers.terms import CONTRACTS, DESIGNATIONS, GAPS, KINDS, MODES, TYPES


class Phase(Term):
    """What is asked, and between decisions what happens next."""

    OVER = auto()
    RECALL = auto()
    PROGRAM = auto()
    RECOVER_ROBOT = auto()
    RECOVER_CONTRACT = auto()
    FULFIL = auto()
    PAY = auto()
    SALVAGE = auto()
    HOSPITAL_ROBOT = auto()
    HOSPITAL_CONTRACT = auto()
    CLAIM = auto()
    REVEAL = auto()
    # nobody is asked in these
    PREPARE = auto()
    COLLECT = auto()
    EFFECTS = auto()


PHASES = len(Phase)
ASKED = tuple(Phase)[: Phase.PREPARE]


class Word(Term):
    """Answers that name no thing."""

    DONE = auto()
    RESTART = auto()
    STOP = auto()
    END = auto()
    AGREE = auto()
    REVEAL = auto()
    KEEP = auto()


# ---- actions; the phase says what a thing is chosen for ----
ACT_DESIGNATION = len(Word)  # + designation
ACT_MODE = ACT_DESIGNATION + len(DESIGNATIONS)  # + kind * MODES + mode: a robot for the next slot
ACT_ROBOT = ACT_MODE + KINDS * MODES  # + kind: a robot from the discard
ACT_CONTRACT = ACT_ROBOT + KINDS  # + contract
ACT_GAP = ACT_CONTRACT + CONTRACTS  # + gap
ACT_TYPE = ACT_GAP + GAPS  # + type of marble
ACTIONS = ACT_TYPE + TYPES
