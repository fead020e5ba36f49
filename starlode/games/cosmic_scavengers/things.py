"""What the numbers of Cosmic Scavengers stand for: its terms, how many there are of everything, and sorts of things."""

from __future__ import annotations

from enum import auto
from typing import Self

from starlode.engine.declarations.terms import Explained, Term
from starlode.engine.declarations.things import NUMBER, Sort

EMPTY = -1


# ---- marbles and robots ----
class Type(Term):
    """The types of marbles by falling value (CS-1.12)."""

    PRECIOUS = auto()
    ELECTRICAL = auto()
    MECHANICAL = auto()
    CHEMICAL = auto()
    ORGANIC = auto()
    VOID = auto()


class Icon(Term):
    """Icons of robots: collection icons have the numbers of their types, control icons follow."""

    PRECIOUS = auto()
    ELECTRICAL = auto()
    MECHANICAL = auto()
    CHEMICAL = auto()
    ORGANIC = auto()
    VOID = auto()
    CAPACITY = auto()
    RECOVERY = auto()
    BLANK = auto()
    PRIORITY = auto()


class RobotAt(Term):
    """Where a robot lies, seen from one seat; away is on its stack, or with another seat."""

    AWAY = auto()
    HAND = auto()
    DISCARD = auto()
    PROGRAM = auto()


class Journey(Term):
    """How a robot gets on while it collects."""

    RESTING = auto()
    TRAVELLING = auto()
    RETURNING = auto()
    STOPPED_FULL = auto()
    STOPPED_DAMAGED = auto()


class Fate(Term):
    """How a robot came home; full and damaged ones are discarded."""

    BACK = auto()
    FULL = auto()
    DAMAGED = auto()
    SAVED = auto()


# ---- boards ----
class Board(Term):
    """The shapes of a ship; what fits any of them says so."""

    ANY = auto()
    SQUARE = auto()
    HEX = auto()


DESIGNATIONS = (
    *("sq-n", "sq-e", "sq-s", "sq-w"),
    *("hx-n-l", "hx-n-r", "hx-ne-l", "hx-ne-r", "hx-se-l", "hx-se-r"),
    *("hx-s-l", "hx-s-r", "hx-sw-l", "hx-sw-r", "hx-nw-l", "hx-nw-r"),
)
HEX_FROM = 4  # the first hex designation; the two of one side follow each other, left then right
MODE_IDS = ("t", "r", "b", "l")


# ---- contracts ----
class Zone(Term):
    """Where a contract lies that belongs to a seat."""

    TABLEAU = auto()
    HAND = auto()
    DISCARD = auto()
    PROGRAM = auto()


class When(Term):
    """When a contract does what it does."""

    NEVER = auto()
    IN_PROGRAM = auto()
    ON_DELIVERY = auto()  # once, when it is fulfilled
    FROM_THEN_ON = auto()
    AT_THE_END = auto()


class Effect(Term):
    """What contracts do: when, whether there is a number in it, and for PROGRAMMABLE contracts what must lie beside it.

    Some work on one board only.
    """

    when: When
    numbered: bool
    needs: tuple[str, ...]
    board: str | None

    def __new__(
        cls, when: When, numbered: bool = False, needs: tuple[str, ...] = ("above",), board: str | None = None
    ) -> Self:
        """Number the effects in their order."""
        member = cls.next_member()
        member.when, member.numbered, member.needs, member.board = when, numbered, needs, board
        return member

    NONE = When.NEVER
    # of PROGRAMMABLE contracts
    BECOME = When.IN_PROGRAM
    GAIN = When.IN_PROGRAM  # may need the robot above or the one below
    CLEAN_BOOT = When.IN_PROGRAM, False, ()
    TUNNEL_VISION = When.IN_PROGRAM
    REVERSE = When.IN_PROGRAM
    LANE = When.IN_PROGRAM, True, ("above",), "square"
    TURN = When.IN_PROGRAM, False, ("above",), "hex"
    CORE = When.IN_PROGRAM, False, ("above",), "hex"
    TOW = When.IN_PROGRAM, False, ("above", "below")
    SAFETY = When.IN_PROGRAM
    # of prizes
    HOSPITAL = When.ON_DELIVERY, True
    SALVAGE = When.ON_DELIVERY
    FINDERS_FEE = When.ON_DELIVERY
    EXPRESS = When.ON_DELIVERY
    CONTROL = When.FROM_THEN_ON, True
    BAY = When.FROM_THEN_ON, True
    LICENCE = When.FROM_THEN_ON, True
    CONVERTER = When.FROM_THEN_ON
    ARBITER = When.AT_THE_END
    BLACK_MARKET = When.AT_THE_END
    EXPO = When.AT_THE_END, True
    ARCHIVE = When.AT_THE_END, True


class Stance(Term):
    """What a member of a claim group has to do with a contract; marbles are held until it is barred."""

    NONE = auto()
    STANDS = auto()
    BACKED_DOWN = auto()
    BARRED = auto()


class Group(Explained):
    """Kinds of contracts, in the order of their numbers."""

    PRIZES = "CS-1.48", "CS-8.9"
    PROGRAMMABLES = "CS-1.50", "CS-12.2"
    ROBOTS = "CS-1.49", "CS-8.10"


class Topic(Explained):
    """What else players may want explained."""

    MARBLE = "CS-1.12", "CS-7.11"
    VOID = "CS-1.14"
    ROBOT = "CS-1.38", "CS-1.39", "CS-7.3"
    COLLISION = "CS-11.9"


class Ending(Term):
    """Why the game is over."""

    NONE = auto()
    SHOWING = auto()
    REVEALED = auto()
    ROUND_LIMIT = auto()
    CRASH = auto()


IN_DECK, IN_MARKET, IN_BOX, ASIDE = -1, -2, -3, -4  # contract_at, else zone * SEATS + seat
ABOVE, BELOW = 1, 2  # bits of what a PROGRAMMABLE contract needs beside it

# ---- sizes (the components are listed in components.toml) ----
TYPES = len(Type)
UNITS = TYPES + 1  # kinds of cost units: the types, then wild
WILD = TYPES
ICONS = len(Icon)
STARTING = 8  # robots every player starts with
CONTRACT_KINDS = 12  # kinds of contract robots
COPIES = 2  # of each kind of contract robot
KINDS = STARTING + CONTRACT_KINDS
CARDS = STARTING + CONTRACT_KINDS * COPIES  # robots as one seat numbers them: its own starting ones, then all others
MODES = len(MODE_IDS)
SLOTS = 4  # robots of a program
GAPS = SLOTS + 1
GROUPS = len(Group)
GROUP = 24  # contracts of each group
PROG_FROM = GROUP  # the first PROGRAMMABLE contract; before them are the prizes
ROBOT_FROM = 2 * GROUP  # the first robot contract
CONTRACTS = 3 * GROUP  # prizes, PROGRAMMABLE ones, robot contracts, each group in alphabetical order of ids
BEARERS = 2  # prizes that may share an effect
MARKET = 12  # the largest market
CELLS = 61  # of the larger ship
SQUARE_SIDE = 6
LANES = 6  # of a designation: six of the square; on the hex the core line, then pads 1 to 4
ROW = 9  # cells of the longest row

# ---- bounds that component files and options keep ----
MOST_MARBLES = 15  # of a type
MOST_ICONS = 8  # of a mode: diligence and priority are compared as packed numbers
MOST_GAINED = 16  # icons that all PROGRAMMABLE contracts together add, for the same reason
MOST_UNITS = 9  # of a cost
MOST_AMOUNT = 9  # the number in the effect of a prize
MOST_ROUNDS = 99
MOST_RESTARTS = 99
MOST_STEPS = (MOST_RESTARTS + 1) * (1 + SLOTS + 2 * GROUP + 1)  # designation, robots, contracts and gaps, a word
MOST_RECOVERED = SLOTS * MOST_ICONS + MOST_GAINED + BEARERS * MOST_AMOUNT


def kind_of(card: int) -> int:
    """The kind of a robot card."""
    return card if card < STARTING else STARTING + (card - STARTING) // COPIES


def first_card(kind: int) -> int:
    """The lowest robot card of a kind."""
    return kind if kind < STARTING else STARTING + (kind - STARTING) * COPIES


# ---- sorts ----
TYPE = Sort("type", lambda config: Type.texts())  # of a marble
UNIT_IDS = (*Type.texts(), "wild")
PRICE = Sort("price", lambda config: UNIT_IDS, message="unit-{id}", counts=UNITS)  # this many units of each kind
MARBLES = Sort("marbles", lambda config: Type.texts(), message="unit-{id}", counts=TYPES)
ICONS_OF = Sort("icon", lambda config: Icon.texts(), counts=ICONS)
GAIN = Sort("gain", lambda config: Icon.texts(), message="gain-{id}", counts=ICONS)  # icons that a contract adds
ROBOT = Sort("robot", lambda config: config.components.robot_ids)  # a kind of robots
ROBOT_SET = Sort("robot", lambda config: config.components.robot_ids, bits=True)  # several kinds, a bit each
MODES_OF = Sort(  # what a kind of robots can do in each of its modes
    "modes",
    lambda config: config.components.robot_ids,
    message="modes",
    facts={
        name: ICONS_OF(f"params.icons[number, {mode}]") for mode, name in enumerate(("top", "right", "bottom", "left"))
    },
)
CARD = Sort(
    "card",
    lambda config: config.components.card_ids,
    message="robot-{robot}",
    facts={"robot": ROBOT("params.card_kind[number]")},
)
MODE = Sort("mode", lambda config: MODE_IDS)
DESIGNATION = Sort("designation", lambda config: DESIGNATIONS)
BOARD = Sort("board", lambda config: Board.texts())
CELL = Sort(
    "cell",
    lambda config: config.components.cell_ids(config.options["players"]),
    message="cell",
    facts={"first": NUMBER("params.cell_at[number, 0]"), "second": NUMBER("params.cell_at[number, 1]")},
)
FATE = Sort("fate", lambda config: Fate.texts())
ENDING = Sort("end", lambda config: Ending.texts())

EFFECT = Sort("effect", lambda config: Effect.texts())
# Contracts are called by their titles, which two of them may share; all robot contracts have one in common.
TITLE = Sort("title", lambda config: config.components.titles)
ENDING_KIND = Sort("ending-id", lambda _: Ending.texts(), message="{id}")  # messages only choose by it
CONTRACT = Sort(
    "contract",
    lambda config: config.components.contract_ids,
    message="contract",
    facts={
        "title": TITLE("params.title[number]"),
        "copy": NUMBER("params.copy_number[number]"),
        "robot": CARD("params.robot[number]"),
    },
)
# What a contract does, in words: those of its effect, so that they follow the numbers of the component file.
TEXT = Sort(
    "text",
    lambda config: config.components.contract_ids,
    message="text-{effect}",
    facts={
        "effect": EFFECT("params.effect[number]"),
        "amount": NUMBER("params.amount[number]"),
        "needs": NUMBER("params.needs[number]"),
        "type": TYPE("params.icon[number]"),
        "icons": GAIN("params.gain[number]"),
    },
)
