"""What can happen in Stella Digger!, kind by kind."""

from __future__ import annotations

from typing import Annotated

from starlode.engine.declarations.events import Events
from starlode.engine.declarations.things import NUMBER, Number, Seat, Sort
from starlode.games.stella_digger.decisions import Word
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.things import (
    OfAccident,
    OfAim,
    OfCard,
    OfColour,
    OfDeck,
    OfDrill,
    OfEnding,
    OfGadget,
    OfPlace,
    OfTile,
)

OfAction = Annotated[int, Sort("action", lambda config: Word.texts(), message="say-{id}")]

EVENTS = Events()
# What a small screen leaves out where a round has begun: what only leads to something else, or is seen on the map.
ROUTINE = frozenset(("round", "target", "action", "draw", "discard", "pay", "exchange", "check", "reveal", "link"))


# ---- the round ----


@EVENTS.kind
def round_(state: State, seat: Seat, number: Number) -> None:
    """A round begins; the seat is start player."""


@EVENTS.kind
def target(state: State, seat: Seat, place: OfPlace, entry: OfPlace) -> None:
    """The marker enters the target from the entry square."""


# ---- cards ----


@EVENTS.kind(private=("card",))
def draw(state: State, seat: Seat, deck: OfDeck, colour: OfColour, card: OfCard) -> None:
    """The top card of a deck goes to a hand; its face is the drawer's secret, with plain backs its colour is too."""


@EVENTS.kind
def empty_deck(state: State, deck: OfDeck, moved: Number) -> None:
    """A deck has run out; 1 if an accident card moved to the Alarm."""


@EVENTS.kind
def rebuild(state: State, cards: Number) -> None:
    """So many discarded cards become new decks."""


# ---- actions ----


@EVENTS.kind
def action(state: State, seat: Seat, action: OfAction) -> None:
    """One of the six actions is chosen."""


@EVENTS.kind
def play(state: State, seat: Seat, card: OfCard) -> None:
    """A card goes from the hand to the field."""


@EVENTS.kind
def declare(state: State, seat: Seat, colour: OfColour) -> None:
    """A Super Drill gives the field card another colour."""


@EVENTS.kind
def extra(state: State, seat: Seat, card: OfCard) -> None:
    """An additional card goes to the field with Enhanced Power."""


@EVENTS.kind
def discard(state: State, seat: Seat, card: OfCard) -> None:
    """A card goes from the hand to the discard pile before a refill."""


@EVENTS.kind(facts={"points": NUMBER("params.gadget_points")})
def buy(state: State, seat: Seat, gadget: OfGadget) -> None:
    """A gadget is chosen; its payment follows."""


@EVENTS.kind
def pay(state: State, seat: Seat, colour: OfColour, count: Number) -> None:
    """Crystals of a colour are paid."""


@EVENTS.kind
def build(state: State, seat: Seat, drill: OfDrill, place: OfPlace, aim: OfAim) -> None:
    """A Large Drill stands on a square and points in a direction."""


@EVENTS.kind
def exchange(state: State, seat: Seat, colour: OfColour) -> None:
    """Crystals of a colour are given away."""


@EVENTS.kind
def take(state: State, seat: Seat, colour: OfColour) -> None:
    """A crystal is taken for them."""


# ---- accidents ----


@EVENTS.kind
def alarm(state: State, accident: OfAccident) -> None:
    """A card of the Alarm is turned face up."""


@EVENTS.kind
def accident(state: State, seat: Seat, accident: OfAccident, card: OfCard) -> None:
    """A card is lost to an accident."""


@EVENTS.kind
def reset(state: State, accident: OfAccident) -> None:
    """The forecasts are made anew; that accident is safe."""


# ---- mining completion ----


@EVENTS.kind
def winner(state: State, seat: Seat, strength: Number, matching: Number) -> None:
    """Somebody wins the target; 1 if with a target colour."""


@EVENTS.kind
def tile(state: State, seat: Seat, tile: OfTile, place: OfPlace) -> None:
    """A tile goes from its square to the winner's section."""


@EVENTS.kind
def crystal(state: State, seat: Seat, colour: OfColour, source: Seat) -> None:
    """A crystal is gained, from the common area (-1) or from another seat."""


@EVENTS.kind
def no_crystal(state: State, seat: Seat, colour: OfColour) -> None:
    """A crystal would be gained, but nobody has one."""


@EVENTS.kind
def capsule(state: State, seat: Seat, gadget: OfGadget) -> None:
    """A Refining Capsule works."""


@EVENTS.kind
def return_(state: State, seat: Seat, colour: OfColour) -> None:
    """A crystal above the limit returns to the common area."""


@EVENTS.kind
def blockade(state: State, place: OfPlace) -> None:
    """Nobody mined: a chip closes the tile under the marker."""


# ---- chips ----


@EVENTS.kind
def big_chip(state: State, seat: Seat, left: Number) -> None:
    """A 300 million chip is paid; so many are left on the board."""


@EVENTS.kind
def small_chip(state: State, seat: Seat, count: Number) -> None:
    """So many 100 million chips are paid."""


@EVENTS.kind
def trade_chips(state: State, seat: Seat, left: Number) -> None:
    """Small chips become a 300 million chip; so many are left on the board."""


@EVENTS.kind
def check(state: State) -> None:
    """Performance is checked."""


@EVENTS.kind
def foreman(state: State, seat: Seat) -> None:
    """The Foreman Marker changes hands."""


# ---- visibility check ----


@EVENTS.kind
def reveal(state: State, place: OfPlace, tile: OfTile) -> None:
    """A tile is turned face up."""


@EVENTS.kind
def link(state: State, place: OfPlace, other: OfPlace) -> None:
    """A connected tile is linked to a neighbour."""


@EVENTS.kind
def monster(state: State, tile: OfTile, place: OfPlace) -> None:
    """A monster attacks."""


@EVENTS.kind
def no_card(state: State, seat: Seat) -> None:
    """Nothing is played against the monster."""


@EVENTS.kind
def withstand(state: State, seat: Seat, strength: Number) -> None:
    """The monster is withstood."""


@EVENTS.kind
def fail(state: State, seat: Seat, strength: Number) -> None:
    """The monster is not withstood."""


@EVENTS.kind
def lose(state: State, seat: Seat, colour: OfColour) -> None:
    """A crystal is lost to the monster."""


@EVENTS.kind(facts={"points": NUMBER("params.tile_points[tile]")})
def trophy(state: State, seat: Seat, tile: OfTile) -> None:
    """The monster is won."""


@EVENTS.kind
def flee(state: State, tile: OfTile) -> None:
    """Nobody withstood the monster, and it leaves the game."""


@EVENTS.kind
def tear(state: State, seat: Seat, count: Number) -> None:
    """A Red Tear is shed; so many the seat has now."""


@EVENTS.kind
def eliminate(state: State, seat: Seat) -> None:
    """A player is out of the game."""


@EVENTS.kind
def breakthrough(state: State, seat: Seat, place: OfPlace) -> None:
    """A blockaded tile and its chip leave the game."""


@EVENTS.kind
def over(state: State, ending: OfEnding) -> None:
    """The game is over."""
