"""Stella Digger!: the components, read and checked from components.toml."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.boundary.sheets import SHAPE, ComponentFile, Row, Sheet, check_rows, column_of, read_components
from starlode.engine.state.header import SEATS
from starlode.games.stella_digger.board import Asteroid, read_map
from starlode.games.stella_digger.things import (
    COLOURS,
    GADGET_TYPES,
    MOST_CARDS,
    MOST_CHECK_TILES,
    MOST_CRYSTALS,
    MOST_DRONE_HAND,
    MOST_HAND_LIMIT,
    MOST_PRINTED,
    QUEUE,
    RANKS,
    TILES,
    TOKENS,
    Colour,
    GadgetType,
    Zone,
)

OWN_FILE = Path(__file__).with_name("components.toml")
COPY_LETTERS = "abcdefghi"
MOST_GAINED = 60  # crystals one player may come to hold before returning any

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
ColourText = Literal["red", "blue", "green", "purple"]
if TYPE_CHECKING:
    GadgetText = str
else:
    GadgetText = Literal[GadgetType.texts()]
Small = Annotated[int, Meta(ge=0, le=MOST_PRINTED)]
Positive = Annotated[int, Meta(ge=1, le=MOST_PRINTED)]


class DrillCard(Row, frozen=True):
    """A type of drill card."""

    id: Id
    colour: ColourText
    number: Annotated[Positive, SHAPE]
    copies: Annotated[Positive, SHAPE]


class Tile(Row, frozen=True):
    """A mining or monster tile; which columns it has depends on its kind."""

    id: Id
    back: Literal["white", "grey", "black"]
    kind: Literal["ordinary", "gold", "connected", "monster"]
    colour: ColourText | None = None
    crystals: Positive | None = None
    arrow: Literal["N", "E", "S", "W"] | None = None
    power: Small | None = None
    damage: Small | None = None
    points: Small | None = None


class Price(Row, frozen=True):
    """Crystals of named colours, and of any colours."""

    red: Small = 0
    blue: Small = 0
    green: Small = 0
    purple: Small = 0
    any: Small = 0

    @property
    def parts(self) -> tuple[int, ...]:
        """Crystals of each colour, then of any."""
        return (self.red, self.blue, self.green, self.purple, self.any)


class Gadget(Row, frozen=True):
    """A gadget card."""

    id: Id
    type: GadgetText
    colour: ColourText
    price: Price


class LargeDrill(Row, frozen=True):
    """A Large Drill Token."""

    id: Id
    price: Price


class Accident(Row, frozen=True):
    """An accident card."""

    id: Id
    colour: ColourText


class Numbers(Row, frozen=True):
    """The numbers of the rules, within what the state can hold."""

    hand_limit: Annotated[int, Meta(ge=1, le=MOST_HAND_LIMIT)]
    crystal_limit: Annotated[int, Meta(ge=1, le=20)]
    drone_hand: Annotated[int, Meta(ge=0, le=MOST_DRONE_HAND)]
    drone_crystals: Annotated[int, Meta(ge=0, le=5)]
    crystals_each: Annotated[int, Meta(ge=1, le=MOST_CRYSTALS)]
    exchange_crystals: Positive
    large_drills_each: dict[int, Small]
    low_number: Positive
    high_number: Positive
    high_value: Small
    check_tiles: Annotated[int, Meta(ge=2, le=MOST_CHECK_TILES)]
    small_per_big: Annotated[int, Meta(ge=2, le=MOST_PRINTED)]
    big_points: Small
    small_points: Small
    gadget_points: Small
    set_points: Annotated[tuple[Small, ...], Meta(min_length=GADGET_TYPES, max_length=GADGET_TYPES)]
    crystals_per_point: Positive
    unplaced_points: Small


@dataclass(frozen=True, eq=False)
class Components:
    """Checked components, each kind in the order of its numbers."""

    asteroid: Annotated[Asteroid, Sheet("map", read=read_map)]
    drill_cards: tuple[DrillCard, ...]
    tiles: tuple[Tile, ...]
    gadgets: tuple[Gadget, ...]
    large_drills: tuple[LargeDrill, ...]
    accidents: tuple[Accident, ...]
    numbers: Numbers

    @cached_property
    def place_ids(self) -> tuple[str, ...]:
        """Names of the places: START and the map squares."""
        return self.asteroid.names

    card_ids = column_of("drill_cards")
    tile_ids = column_of("tiles")
    gadget_ids = column_of("gadgets")
    drill_ids = column_of("large_drills")
    accident_ids = column_of("accidents")

    @cached_property
    def copy_ids(self) -> dict[str, int]:
        """SD-1.4: the ids of all single drill cards, with the number of their type."""
        return {
            f"drill-{card.id}-{letter}": number
            for number, card in enumerate(self.drill_cards)
            for letter in COPY_LETTERS[: card.copies]
        }


# ---- reading ----


def _build(data: Any) -> Components:
    """Checked and numbered components from the tables of a file."""
    read = read_components(data, Components)
    _check(read)
    return read


# ---- checking what one row alone cannot show ----


def _check(read: Components) -> None:
    """Raise InvalidComponents for the first fault; facts that are house decisions are free."""
    _check_ids(read)
    _check_cards(read)
    _check_tiles(read)
    _check_gadgets(read)
    _check_tokens(read)
    if [card.colour for card in read.accidents] != list(Colour.texts()):
        raise InvalidComponents(f"accidents, column colour: expected {', '.join(Colour.texts())}, in this order")


def _check_ids(read: Components) -> None:
    """No id twice in the whole file, so that a move's text can only mean one thing."""
    ids = (*read.card_ids, *read.tile_ids, *read.gadget_ids, *read.drill_ids, *read.accident_ids, *read.place_ids)
    twice = [name for name, count in Counter(ids).items() if count > 1]
    if twice:
        raise InvalidComponents(f"{twice[0]}: found twice, expected an id of its own")


def _check_cards(read: Components) -> None:
    """Four rows a colour, and so many cards that three decks can always be dealt again (section 18)."""
    colours = [Colour(number // RANKS).text for number in range(COLOURS * RANKS)]
    if [card.colour for card in read.drill_cards] != colours:
        raise InvalidComponents(
            f"drill_cards: expected {RANKS} rows for each of {', '.join(Colour.texts())}, in order, because "
            "the rules know a card by its colour and its place among them; for more or fewer cards change copies"
        )
    for one, other in zip(read.drill_cards, read.drill_cards[1:]):
        if one.colour == other.colour and one.number >= other.number:
            raise InvalidComponents(f"drill_cards, row '{other.id}': expected numbers that rise within a colour")
    cards, numbers = sum(card.copies for card in read.drill_cards), read.numbers
    held = SEATS * numbers.hand_limit + COLOURS * numbers.drone_hand
    if not 2 * held + 6 <= cards <= MOST_CARDS:
        raise InvalidComponents(
            f"drill_cards, column copies: found {cards} cards, expected {2 * held + 6} to {MOST_CARDS}, because three "
            "decks must be dealt while all hands are full, and there is no room for more; change copies or hand_limit"
        )


_COLUMNS = {
    "ordinary": {"colour", "crystals"},
    "gold": {"crystals"},
    "connected": {"colour", "crystals", "arrow"},
    "monster": {"power", "damage", "points"},
}


def _check_tiles(read: Components) -> None:
    """Every tile has the columns of its kind, and each zone as many squares as tiles (SD-1.9)."""
    for tile in read.tiles:
        given = {name for name in ("colour", "crystals", "arrow", "power", "damage", "points") if _has(tile, name)}
        for name in sorted(given ^ _COLUMNS[tile.kind]):
            wanted = "nothing" if name in given else "a value"
            raise InvalidComponents(f"tiles, row '{tile.id}', column {name}: expected {wanted} for kind {tile.kind}")
    if not 1 <= len(read.tiles) <= TILES:
        raise InvalidComponents(f"tiles: found {len(read.tiles)}, expected at most {TILES}")
    for zone in Zone.texts():
        tiles = sum(tile.back == zone for tile in read.tiles)
        squares = sum(square.zone == zone for square in read.asteroid.squares)
        if tiles != squares:
            raise InvalidComponents(
                f"tiles: found {tiles} with {zone} backs for {squares} {zone} squares on the map, expected as many, "
                "because every square gets a tile; change the map as well, or put a tile in the place of another"
            )
    _check_first_tiles(read)
    _check_groups(read)


def _has(tile: Tile, column: str) -> bool:
    return getattr(tile, column) is not None


def _check_first_tiles(read: Components) -> None:
    """SD-1.22: the two tiles of the set-up get no special treatment, so they must not be special."""
    start = read.asteroid.start
    for direction in (0, 1):
        zone = read.asteroid.squares[read.asteroid.neighbour(start, direction)].zone
        if any(tile.back == zone and tile.kind in ("connected", "monster") for tile in read.tiles):
            raise InvalidComponents(
                f"tiles: found connected or monster tiles with {zone} backs, the zone next to START"
            )


def _check_groups(read: Components) -> None:
    connected = sum(tile.kind == "connected" for tile in read.tiles)
    if connected >= QUEUE:
        raise InvalidComponents(f"tiles: found {connected} connected tiles, expected at most {QUEUE - 1}")
    largest = max((tile.crystals or 0) for tile in read.tiles)
    limit = read.numbers.crystal_limit + COLOURS * read.numbers.drone_crystals
    if limit + (connected + 1) * largest > MOST_GAINED:
        raise InvalidComponents(
            f"tiles: linked groups could give {(connected + 1) * largest} crystals, that is too many"
        )


def _check_gadgets(read: Components) -> None:
    """SD-1.23: one for each type and colour; the rules find them by both."""
    wanted = [(kind, colour) for kind in GadgetType.texts() for colour in Colour.texts()]
    if [(gadget.type, gadget.colour) for gadget in read.gadgets] != wanted:
        raise InvalidComponents(
            "gadgets: expected one row for each type and colour, types first, in order, because the rules find a "
            "gadget by both; to make one rarer change its price"
        )


def _check_tokens(read: Components) -> None:
    each = read.numbers.large_drills_each
    check_rows("large_drills", len(read.large_drills), TOKENS, instead="for fewer in play change large_drills_each")
    if sorted(each) != list(range(2, SEATS + 1)):
        raise InvalidComponents("numbers, column large_drills_each: expected a number for 2, 3 and 4 players each")
    for players, count in each.items():
        if players * count > TOKENS:
            raise InvalidComponents(f"numbers, column large_drills_each: {players} x {count} are more than {TOKENS}")


load = ComponentFile(OWN_FILE, _build).load
