"""What there is in Stella Digger!: how many of each thing, what its number stands for, and the terms of the rules.

Numbers that a component file may choose are in `Params`; here is only what the rules take for granted.
"""

from __future__ import annotations

from enum import auto
from typing import Annotated, Self

from starlode.engine.declarations.terms import Explained, Term
from starlode.engine.declarations.things import NOTHING, NUMBER, Sort


class Colour(Term):
    """SD-0.6: the colours of drill cards, crystals, gadgets and accidents."""

    RED = auto()
    BLUE = auto()
    GREEN = auto()
    PURPLE = auto()


class Direction(Term):
    """SD-0.7: the directions, clockwise."""

    N = auto()
    E = auto()
    S = auto()
    W = auto()

    @property
    def text(self) -> str:
        """Directions are written in capitals."""
        return self.name


class Zone(Term):
    """The zones of the map, which are also the backs of tiles."""

    WHITE = auto()
    GREY = auto()
    BLACK = auto()


class Kind(Term):
    """The kinds of tiles."""

    ORDINARY = auto()
    GOLD = auto()
    CONNECTED = auto()
    MONSTER = auto()


class GadgetType(Term):
    """Section 5: the types of gadgets, each with its worth to a bot when the game begins, and its first clause.

    SD-5.15: a type that is used once a round has the event which shows its use; without one it is always at work.
    """

    worth: float
    event: str
    clauses: tuple[str, ...]

    def __new__(cls, worth: float, event: str, clause: str) -> Self:
        """Number the types in their order."""
        member = cls.next_member()
        member.worth, member.event, member.clauses = worth, event, (clause,)
        return member

    SUPER_DRILL = 1.6, "declare", "SD-5.1"
    ENHANCED_POWER = 1.8, "extra", "SD-5.7"
    REFINING_CAPSULE = 2.0, "capsule", "SD-5.11"
    SUPPORT_DRONE = 1.0, "", "SD-5.14"


class Topic(Explained):
    """What else players may want explained."""

    TABLE = "SD-1.6"
    CARD = "SD-7.1"
    TILE = "SD-7.12"
    MONSTER = "SD-9.17"
    FACE_DOWN = "SD-9.1"
    DRILL = "SD-4.24"
    COLOUR = "SD-7.20"
    ACCIDENT = "SD-6.12"
    DECK = "SD-6.4"
    CHIP = "SD-8.1"
    MARKER = "SD-3.1"


class Step(Term):
    """Section 2.1: the steps of a round, each with its part of the round; what happens while no player is asked."""

    ways: tuple[str, ...]

    def __new__(cls, part: str) -> Self:
        """Number the steps in their order."""
        member = cls.next_member()
        member.ways = (part,)
        return member

    DRAFT = "target"
    TARGET = "target"
    ACTIONS = "actions"
    ACCIDENTS = "accidents"
    COMPLETION = "mining"
    SPOILS = "mining"
    CAPSULES = "mining"
    LIMITS = "mining"
    LOOK = "visibility"
    FIGHT = "visibility"
    LOSSES = "visibility"


class Outlook(Term):
    """What would come of playing a card, as far as that can be seen."""

    NONE = auto()
    OFF_COLOUR = auto()  # no wanted colour, and another player is ahead
    BEHIND = auto()  # a wanted colour, and another player is ahead
    FAILS = auto()  # against a monster
    WITHSTANDS = auto()
    UNMATCHED = auto()  # no wanted colour, but no one has played one yet
    LEADS = auto()
    WINS = auto()  # and nothing can change that


class Ending(Term):
    """Why the game is over."""

    NOT_OVER = auto()
    CHIPS = auto()
    FRAMES = auto()
    NOTHING_LEFT = auto()
    SURVIVOR = auto()


# ---- sizes (the components are listed in components.toml) ----
COLOURS = len(Colour)
WAYS = len(Direction)
RANKS = 4  # different drill cards of a colour
CARDS = COLOURS * RANKS  # drill card types, numbered colour * 4 + rank
DECKS = 3
GADGET_TYPES = len(GadgetType)
ONCE_A_ROUND = tuple(kind for kind in GadgetType if kind.event)  # SD-5.15
GADGETS = GADGET_TYPES * COLOURS  # numbered type * 4 + colour
DRONES = slice(GadgetType.SUPPORT_DRONE * COLOURS, (GadgetType.SUPPORT_DRONE + 1) * COLOURS)
TOKENS = 12  # Large Drills
ACCIDENTS = COLOURS  # an accident card and its colour share one number
PLACES = 48  # most map squares, START included; numbered in reading order (SD-0.9)
HALF = PLACES // 2  # a set of places takes two numbers of a record
TILES = 48  # most mining and monster tiles
FIELD = 2  # cards one player can have on the field
QUEUE = 10  # most tiles of a linked group
EMPTY = NOTHING
ANY = COLOURS  # column of a price: crystals of any colours

# ---- bounds: what a component file and the options may not exceed ----
MOST_PRINTED = 9  # numbers on cards, tiles, squares and in prices
COPIES = MOST_PRINTED  # of one drill card
MOST_CARDS = 120
MOST_HAND_LIMIT, MOST_DRONE_HAND = 6, 2
MOST_IN_HAND = MOST_HAND_LIMIT + COLOURS * MOST_DRONE_HAND
MOST_CRYSTALS = 20  # of one colour
MOST_CHIPS = 20  # of 300 million, O-6
MOST_CHECK_TILES = 5
MOST_IN_SECTION = MOST_CHECK_TILES - 1 + QUEUE
PAST = 2 * MOST_CARDS + 48  # what all remember of cards: more than ever happens between two reconstructions
POOLS = 6
MOST_SMALL_CHIPS = MOST_PRINTED - 1 + MOST_PRINTED  # at the end, when none can be exchanged any more

# ---- where things are ----
REMOVED = -1  # tile_at, else a place, or:
IN_SECTION = -2  # minus the seat in whose section it lies
WON = -8  # minus the seat that won the monster
FACE_DOWN = -12  # tile_on and tile_at as a seat knows them
DANGER, SAFETY, SPENT, ALARM = 0, 1, 2, 3  # accident_at; ALARM plus its place in the Alarm, from 0
LEFT = 0  # past_what: plus the card that left the hand
DREW = LEFT + CARDS  # plus the card drawn, or as others know it:
DREW_COLOUR = DREW + CARDS  # plus its colour
DREW_UNSEEN = DREW_COLOUR + COLOURS
HAD_LEAST = DREW_UNSEEN + 1  # plus a colour: at least this many cards of it were in hand
HAD_MOST = HAD_LEAST + COLOURS  # plus a colour: at most this many cards of it were in hand
COMMON = -1  # gadget_owner, else a seat
OUT = -1  # token_owner, else a seat

# ---- sorts ----
DECK_IDS = tuple(f"deck-{number + 1}" for number in range(DECKS))
PRICE_IDS = (*Colour.texts(), "any")

COLOUR = Sort("colour", lambda config: Colour.texts())
COLOUR_SET = Sort("colours", lambda config: Colour.texts(), message="colour-{id}", bits=True)
PRICE = Sort("price", lambda config: PRICE_IDS, message="price-{id}", counts=COLOURS + 1)  # crystals of each colour
CARD = Sort(  # a type of drill card
    "card",
    lambda config: config.components.card_ids,
    message="card",
    facts={"colour": COLOUR("params.card_colour[number]"), "number": NUMBER("params.card_number[number]")},
)
DECK = Sort("deck", lambda config: DECK_IDS)
SQUARE = Sort("square", lambda config: config.components.place_ids, message="square-{id}")  # by column and row
PLACE = Sort(
    "place",
    lambda config: config.components.place_ids,
    message="place",
    facts={"start": NUMBER("number == params.start"), "square": SQUARE("number")},
)
AIM = Sort("aim", lambda config: Direction.texts())
GADGET_TYPE = Sort("gadget-type", lambda config: GadgetType.texts())
GADGET = Sort(
    "gadget",
    lambda config: config.components.gadget_ids,
    message="gadget-{type}",
    facts={
        "type": GADGET_TYPE("params.gadget_type[number]"),
        "colour": COLOUR("params.gadget_colour[number]"),
        "hand": NUMBER("params.drone_hand"),
        "crystals": NUMBER("params.drone_crystals"),
    },
)
DRILL = Sort(  # a Large Drill, told by its price
    "drill",
    lambda config: config.components.drill_ids,
    message="drill",
    facts={"price": PRICE("params.token_price[number]")},
)
ACCIDENT = Sort(
    "accident", lambda config: config.components.accident_ids, message="accident", facts={"colour": COLOUR("number")}
)
KIND = Sort("kind", lambda config: Kind.texts(), message="tile-{id}")
MONSTER = Sort("monster", lambda config: config.components.tile_ids, message="{id}")  # the only tiles with a name
TILE = Sort(
    "tile",
    lambda config: config.components.tile_ids,
    message="tile-{kind}",
    facts={
        "kind": KIND("params.tile_kind[number]"),
        "monster": MONSTER("number"),
        "colour": COLOUR("params.tile_colour[number]"),
        "crystals": NUMBER("params.tile_crystals[number]"),
        "power": NUMBER("params.tile_power[number]"),
        "damage": NUMBER("params.tile_damage[number]"),
        "points": NUMBER("params.tile_points[number]"),
    },
)
OUTLOOK = Sort("outlook", lambda config: Outlook.texts(), message="{id}")  # messages only choose by it
ENDING = Sort("ending", lambda config: Ending.texts())

OfCard = Annotated[int, CARD]
OfColour = Annotated[int, COLOUR]
OfDeck = Annotated[int, DECK]
OfPlace = Annotated[int, PLACE]
OfTile = Annotated[int, TILE]
OfGadget = Annotated[int, GADGET]
OfDrill = Annotated[int, DRILL]
OfAim = Annotated[int, AIM]
OfAccident = Annotated[int, ACCIDENT]
OfEnding = Annotated[int, ENDING]
