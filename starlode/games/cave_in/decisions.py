"""The decisions of section 11: what can be asked, and how the actions that answer are numbered."""

from __future__ import annotations

from enum import auto

from starlode.engine.header import SEATS
from starlode.engine.terms import Term
from starlode.games.cave_in.things import ABILITIES, BASE, FACTIONS, SPACES, STACKS, TYPES


class Phase(Term):
    """Which decision is asked."""

    OVER = auto()
    START_ARTIFACT = auto()
    SHUTTLE_PICK = auto()
    LEADER = auto()
    ACTION = auto()
    RECRUIT_PAY = auto()
    MINE_PAY = auto()
    PROP = auto()
    SCRABBER_TAKE = auto()
    COLLECT_PAY = auto()
    COLLECT_HALF = auto()
    CRYSTAL_TAKE = auto()
    SERGEANT_TAKE = auto()
    COLONEL_PICK = auto()
    FISHBEAN_PICK = auto()
    SHUWAR_PICK = auto()
    MUSHELL_PICK = auto()
    DIGGER_CRYSTAL = auto()
    DIGGER_COLOUR = auto()
    ROBUSTER_COLOUR = auto()
    ROBUSTER_CARD = auto()
    MINDWASP_PICK = auto()
    CUSTODIAN_PICK = auto()
    DOMINA_CARD = auto()
    DOMINA_CRYSTAL = auto()
    HARVEST_PICK = auto()
    UPROOT_BASE = auto()
    UPROOT_PICK = auto()
    BATON_TAKE = auto()
    SECOND_RAID = auto()


class Word(Term):
    """An action that chooses no thing."""

    DONE = auto()
    END = auto()
    LEADER = auto()
    TAKE = auto()
    NO_CARD = auto()
    HOLD = auto()
    MOVE = auto()
    LEFT = auto()
    RIGHT = auto()


PHASES = len(Phase)

# ---- actions: the words, then the things; the phase says what a thing is chosen for ----
ACT_ABILITY = len(Word)  # + ability: activate it
ACT_DOCK = ACT_ABILITY + ABILITIES  # + type: that Mercenary in the Docks
ACT_MINE = ACT_DOCK + TYPES  # + space: the Crystal there
ACT_STACK = ACT_MINE + SPACES  # + stack: the Artifact on top
ACT_COLOUR = ACT_STACK + STACKS  # + colour
ACT_SEAT = ACT_COLOUR + FACTIONS  # + seat: that Base as a whole
ACT_BASE = ACT_SEAT + SEATS  # + seat * BASE + position: that card of a Base
ACT_HAND = ACT_BASE + SEATS * BASE  # + type * FACTIONS + current colour: a card in hand
ACTIONS = ACT_HAND + TYPES * FACTIONS
