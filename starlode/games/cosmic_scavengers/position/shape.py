"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from starlode.engine.errors import InvalidPosition, StarlodeError
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.names import marbles_counts

Count = Annotated[int, Meta(ge=0, le=9999)]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the position; docs/positions-cosmic-scavengers.md says what its keys mean."""


class Program(Shape, frozen=True):
    """A program: the stack from the top, robots with their modes and contracts mixed."""

    designation: str | None = None
    stack: list[str] = []
    waiting: str | None = None
    committed: bool = False
    restarts: Annotated[int, Meta(ge=0, le=99)] = 0
    steps: Count = 0


class SeatZones(Shape, frozen=True):
    """Everything one seat owns."""

    hand: list[str] | None = None
    discard: list[str] | None = None
    tableau: list[str] = []
    new: str = ""
    store: str = ""
    program: Program | None = None
    due: list[str] = []


class Decision(Shape, frozen=True):
    """Who is asked what, and what has been chosen of it."""

    phase: str = "program"
    seat: int | None = None
    allowance: Count | None = None
    contract: str | None = None
    owed: str | None = None
    paid: str = ""
    voided: list[str] | None = None
    last_wild: str | None = None


class Claim(Shape, frozen=True):
    """What one member of a claim group has to do with one contract."""

    seat: int
    contract: str
    stance: str = "stands"
    marbles: str = ""


class Claims(Shape, frozen=True):
    """A claim procedure."""

    agreed: Count = 0
    stances: list[Claim] = []


class Ending(Shape, frozen=True):
    """How the game ended."""

    why: str
    seat: int | None = None


class Position(Shape, frozen=True):
    """A whole position."""

    round: Annotated[int, Meta(ge=1, le=99)] = 1
    decision: Decision = Decision()
    ship: list[str] | None = None
    pool: str = ""
    supply: str | None = None
    market: list[str] = []
    box: list[str] = []
    turn_order: list[list[int]] | None = None
    queue: list[list[int]] = []
    claims: Claims | None = None
    seats: list[SeatZones] | None = None
    ending: Ending | None = None


def parse(data: Any) -> Position:
    """The position as objects; raises InvalidPosition for an unknown key or a value of the wrong type."""
    try:
        return msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise _translated(str(error)) from None


def _translated(error: str) -> InvalidPosition:
    """An error of msgspec in our form: the place first, then the reason."""
    what, _, path = error.partition(" - at ")
    place = re.sub(r"^`(key in )?\$\.?|`$", "", path)
    field = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", what)
    if field is None:
        return refusal(place, what[0].lower() + what[1:].replace("`", ""))
    place = f"{place}.{field[2]}" if place else field[2]
    return refusal(place, "is missing" if field[1] == "missing required" else "there is no such key")


def refusal(place: str, reason: str) -> InvalidPosition:
    """The error to raise: where in the position, and why it is refused."""
    return InvalidPosition(f"{place or 'position'}: {reason}")


def index_of(place: str, name: object, names: tuple[str, ...], what: str) -> int:
    """The number of a name; raises InvalidPosition, which guesses what was meant."""
    if name in names:
        return names.index(str(name))
    close = get_close_matches(str(name), names, 1)
    hint = f"; did you mean '{close[0]}'?" if close else f"; there is {', '.join(names)}" if len(names) < 20 else ""
    raise refusal(place, f"there is no {what} '{name}'{hint}")


def seat_number(place: str, seat: object, players: int) -> int:
    """A seat of this game; raises InvalidPosition."""
    if isinstance(seat, int) and 0 <= seat < players:
        return seat
    raise refusal(place, f"there is no seat {seat}, the seats are 0 to {players - 1}")


def counts(place: str, text: str, letters: str = LETTERS) -> list[int]:
    """The numbers of marbles in a text like `P1 O2`; raises InvalidPosition."""
    try:
        found = marbles_counts(text, letters)
    except StarlodeError as error:
        raise refusal(place, str(error)) from None
    if max(found, default=0) > 99:
        raise refusal(place, f"'{text}' is more than there are")
    return found
