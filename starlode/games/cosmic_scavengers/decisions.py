"""The decisions of section 13: what is asked, how answers are numbered, and why one may be refused."""

from __future__ import annotations

from enum import auto
from typing import Any

from starlode.engine.declarations.decisions import Choice, Decision, Phases, Reasons, reason
from starlode.engine.declarations.layout import Block, Layout
from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import NUMBER, Fact
from starlode.games.cosmic_scavengers.things import (
    BOARD,
    CONTRACT,
    CONTRACTS,
    DESIGNATION,
    DESIGNATIONS,
    EFFECT,
    GAPS,
    ICONS_OF,
    KINDS,
    MARBLES,
    MODE,
    MODES,
    MODES_OF,
    PRICE,
    ROBOT,
    ROBOT_SET,
    TEXT,
    TYPE,
    TYPES,
    Effect,
)


class Word(Term):
    """Answers that name no thing."""

    DONE = auto()
    RESTART = auto()
    STOP = auto()
    END = auto()
    AGREE = auto()
    REVEAL = auto()
    KEEP = auto()


LAYOUT = Layout(
    Block("word", [(NUMBER, len(Word))]),
    Block("designation", [(DESIGNATION, len(DESIGNATIONS))], {"designation": DESIGNATION("number")}),
    Block(
        "mode",
        [(ROBOT, KINDS), (MODE, MODES)],
        {"robot": ROBOT("number"), "mode": MODE("detail"), "icons": ICONS_OF("params.icons[number, detail]")},
    ),
    Block("robot", [(ROBOT, KINDS)], {"robot": ROBOT("number"), "modes": MODES_OF("number")}),
    Block(
        "contract",
        [(CONTRACT, CONTRACTS)],
        {
            "contract": CONTRACT("number"),
            "price": PRICE("survey.price[survey.place[number]]"),
            "points": NUMBER("params.points[number]"),
            "effect": EFFECT("params.effect[number]"),
            "text": TEXT("number"),
        },
    ),
    Block("gap", [(NUMBER, GAPS)], {"gap": NUMBER("number"), "idle": NUMBER("survey.idle_gap[seat, number]")}),
    Block("type", [(TYPE, TYPES)], {"type": TYPE("number")}),
)
ACT_DESIGNATION = LAYOUT.start("designation")
ACT_MODE = LAYOUT.start("mode")  # + kind * MODES + mode: a robot for the next slot
ACT_ROBOT = LAYOUT.start("robot")  # + kind: a robot from the discard
ACT_CONTRACT = LAYOUT.start("contract")
ACT_GAP = LAYOUT.start("gap")
ACT_TYPE = LAYOUT.start("type")
ACTIONS = LAYOUT.size


class Part(Term):
    """The parts of a round, in their order."""

    PREPARE = auto()
    PROGRAM = auto()
    RECOVER = auto()
    COLLECT = auto()
    FULFIL = auto()
    CLEAN = auto()


class Row(Decision):
    """A decision of this game: `part` is the part of the round in which it is asked.

    `effect` is that of the prize which asks for it, if one does.
    """

    def __init__(
        self, *choices: Choice, part: Part = Part.FULFIL, effect: Effect = Effect.NONE, **columns: Any
    ) -> None:
        super().__init__(*choices, **columns)
        self.part, self.effect = part, effect


QUEUE = ("queue", "joined", "queue_count")
CLAIMS = ("claimant", "agreed", "stance", "shown", "held")


def recovery(block: str, *holds: str, **columns: Any) -> Row:
    """D-05, D-06, D-11, D-12: take back from the discard what there is an allowance for."""
    return Row(
        Choice(block, "recover"),
        words=("stop",),
        declined="stop",
        holds=("allowance", *holds),
        facts={"left": NUMBER("allowance")},
        **columns,
    )


def step(**facts: Fact) -> Row:
    """A step of a program. A move that belongs to another step is understood too, to be refused with a reason."""
    return Row(
        Choice("designation", "designate"),
        Choice("mode", "place"),
        Choice("contract", "insert", facts={"idle": NUMBER("survey.idle_contract[number]")}),
        Choice("gap", "gap"),
        words=("done", "restart"),
        leaving=("restart",),
        part=Part.PROGRAM,
        facts={"empty": ROBOT_SET("survey.empty_handed[seat]"), **facts},
    )


class Phase(Phases):
    """What is asked, and between decisions what happens next."""

    row: Row

    @property
    def ways(self) -> tuple[str, ...]:
        """To which part of the round it belongs."""
        return (self.row.part.text,)

    OVER = Row(part=Part.CLEAN)
    RECALL = Row(Choice("robot", "recall"), part=Part.PREPARE)
    PROGRAM = Row(part=Part.PROGRAM)  # each seat is asked for the next step of its own program
    RECOVER_ROBOT = recovery("robot", part=Part.RECOVER)
    RECOVER_CONTRACT = recovery("contract", part=Part.RECOVER)
    FULFIL = Row(Choice("contract", "fulfil"), words=("end",), declined="end", holds=QUEUE)
    PAY = Row(
        Choice("type", "pay"),
        holds=("target", "owed", "paid", "voided", *QUEUE, *CLAIMS),
        facts={"contract": CONTRACT("target"), "unit": TYPE("survey.unit"), "wild": NUMBER("survey.wild_left")},
    )
    SALVAGE = Row(Choice("type", "take"), holds=("due", *QUEUE), effect=Effect.SALVAGE)
    HOSPITAL_ROBOT = recovery("robot", "due", *QUEUE, effect=Effect.HOSPITAL)
    HOSPITAL_CONTRACT = recovery("contract", "due", *QUEUE, effect=Effect.HOSPITAL)
    CLAIM = Row(
        Choice(
            "contract",
            *("claim", "challenge", "back-down", "withdraw"),
            which="survey.claim_verb[number]",
            facts={"verb": NUMBER("survey.claim_verb[number]")},
        ),
        words=("agree",),
        declined="agree",
        holds=(*QUEUE, *CLAIMS),
        facts={"claims": NUMBER("survey.claims")},
    )
    REVEAL = Row(words=("reveal", "keep"), declined="keep", part=Part.CLEAN)
    # no seat is asked in these
    PREPARE = Row(part=Part.PREPARE)
    COLLECT = Row(part=Part.COLLECT)
    EFFECTS = Row()
    # the steps of a program, each seat's own
    DESIGNATE = step()
    PLACE = step(slot=NUMBER("survey.placed[seat] + 1"), slots=NUMBER("survey.robots_due[seat]"))
    INSERT = step()
    GAP = step(
        waiting=CONTRACT("waiting[seat]"),
        lowest=NUMBER("survey.lowest_gap[seat]"),
        robots=NUMBER("survey.placed[seat]"),
    )


PHASES = int(Phase.DESIGNATE)  # this many are phases of the table
ASKED = tuple(Phase)[: Phase.PREPARE]  # those in which a position can be


class Reason(Reasons):
    """Why an answer to a decision is not legal."""

    # programs
    NOTHING_PROGRAMMED = reason()
    NO_RESTARTS = reason(restarts=NUMBER("params.restarts"))
    PROGRAM_INCOMPLETE = reason()
    DESIGNATED = reason(chosen=DESIGNATION("designation[seat]"))
    OTHER_BOARD = reason(board=BOARD("params.board_of[players]"))
    DESIGNATION_FIRST = reason()
    SLOTS_FULL = reason()
    ROBOT_NOT_IN_HAND = reason()
    NOT_PROGRAMMABLE = reason()
    ROBOTS_FIRST = reason()
    GAP_FIRST = reason(waiting=CONTRACT("waiting[seat]"))
    CONTRACT_NOT_IN_HAND = reason()
    NO_CONTRACT_WAITS = reason()
    ABOVE_THE_LAST = reason(lowest=NUMBER("survey.lowest_gap[seat]"))
    TOO_FEW_ROBOTS = reason(robots=NUMBER("survey.placed[seat]"))
    # the discard
    ROBOT_NOT_DISCARDED = reason()
    CONTRACT_NOT_DISCARDED = reason()
    # the market
    NOT_IN_MARKET = reason()
    GIVEN_UP = reason()
    TOO_DEAR = reason(marbles=MARBLES("survey.spendable"))
    # marbles
    VOID_STAYS = reason()
    SUPPLY_LACKS = reason()
    NO_MARBLE = reason()
    OTHER_UNIT = reason(unit=TYPE("survey.unit"))
    RISING_VALUE = reason(last=TYPE("last_wild"))
    STUCK = reason()
