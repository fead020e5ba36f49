"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from starlode.engine.authoring.keys import Key, NameKey, NamesKey, SeatKey, SeatsKey
from starlode.games.stella_digger.things import AIM, DRILL, GADGET, PLACE, TILE

Count = Annotated[int, Meta(ge=0, le=99)]
Cards = Annotated[list[str], Meta(max_length=99)]  # counts of cards are bytes


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the position; docs/games/stella-digger/positions.md says what its keys mean."""


class PlacedDrill(Shape, frozen=True):
    """A Large Drill on the map."""

    token: str
    aim: str
    seat: int


class Map(Shape, frozen=True):
    """What lies on the asteroid. A tile that is None is drawn by lot."""

    face_up: dict[str, str | None] = {}
    face_down: dict[str, str | None] = {}
    passages: list[str] | None = None
    blockaded: list[str] = []
    links: dict[str, str] = {}
    large_drills: dict[str, PlacedDrill] = {}


class Deck(Shape, frozen=True):
    """A deck: its cards in no order, and the colour on top."""

    cards: Cards = []
    top: str | None = None


class Accidents(Shape, frozen=True):
    """The forecasts; the Alarm in the order in which its cards came."""

    safety: str
    danger: list[str] | None = None
    alarm: list[str] = []
    spent: list[str] = []


class Entry(Shape, frozen=True):
    """What all remember of a seat: a card it `drew` from a pool or that `left` its hand, or how many of a `colour`."""

    seat: int
    drew: str | None = None
    pool: Count = 0
    left: str | None = None
    colour: str | None = None
    least: Count | None = None
    most: Count | None = None


class Past(Shape, frozen=True):
    """What all remember of cards: which were unseen, pool by pool for each colour or for all, and what came then."""

    pools: dict[str, list[Cards]]
    entries: list[Entry] = []


class Chips(Shape, frozen=True):
    """300 million chips on the board, and those out of the game."""

    board: Count | None = None
    gone: Count = 0


class Known(Shape, frozen=True):
    """Plain backs: the fewest and the most cards of a colour that a hand can hold, as all know."""

    least: Count = 0
    most: Count | None = None


class SeatZones(Shape, frozen=True):
    """Everything one seat owns."""

    hand: Cards = []
    known: dict[str, Known] = {}
    field: list[str] = []
    field_colour: str | None = None
    discard: Cards | None = None
    crystals: dict[str, Count] = {}
    gadgets: list[str] = []
    used: list[str] = []
    large_drills: list[str] = []
    chips_300: Count = 0
    chips_100: Count = 0
    section: list[str] = []
    monsters: list[str] = []
    tears: Count = 0
    eliminated: bool = False


class Decision(Shape, frozen=True):
    """A choice half made; which keys it has depends on the phase."""

    target: str | None = None
    gadget: str | None = None
    large_drill: str | None = None
    square: str | None = None
    aim: str | None = None
    owed: Count | None = None
    winner: int | None = None
    tiles: list[str] = []
    monster: str | None = None
    struck: list[int] = []


class Position(Shape, frozen=True):
    """A whole position."""

    marker: str
    phase: str = "action"
    seat: int | None = None
    start_player: int = 0
    round: Annotated[int, Meta(ge=1, le=999)] = 1
    entry: str | None = None
    ending: str | None = None
    map: Map = Map()
    removed: list[str] | None = None
    decks: dict[str, Deck | Count] | None = None
    outside: Cards = []
    past: Past | None = None
    rebuilt: bool = False
    accidents: Accidents | None = None
    chips: Chips = Chips()
    stock: dict[str, Count] | None = None
    seats: list[SeatZones] = []
    decision: Decision = Decision()


# The keys of a choice half made, by the fields that decisions hold (`Row.holds`).
CHOICE = {
    key.field: key
    for key in (
        NameKey("target", PLACE),
        NameKey("buying", GADGET, "gadget"),
        NameKey("building", DRILL, "large_drill"),
        NameKey("site", PLACE, "square"),
        NameKey("aim", AIM, what="direction"),
        Key("owed"),
        SeatKey("winner"),
        NamesKey("queue", "queue_count", TILE, "tiles", what="tile"),
        NameKey("monster", PLACE, what="square"),
        SeatsKey("struck"),
    )
}
