"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.shapes import refusal
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.components import LETTERS, marbles_counts
from starlode.games.cosmic_scavengers.things import MOST_RECOVERED, MOST_RESTARTS, MOST_ROUNDS, MOST_STEPS

Marbles = Annotated[str, Meta(max_length=99)]  # P1 E2 M3 C4 O5 V6


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the position; docs/games/cosmic-scavengers/positions.md says what its keys mean."""


class Program(Shape, frozen=True):
    """A program: the stack from the top, robots with their modes and contracts mixed."""

    designation: str | None = None
    stack: list[str] = []
    waiting: str | None = None
    committed: bool = False
    restarts: Annotated[int, Meta(ge=0, le=MOST_RESTARTS)] = 0
    steps: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0


class SeatZones(Shape, frozen=True):
    """Everything one seat owns."""

    hand: list[str] | None = None
    discard: list[str] | None = None
    tableau: list[str] = []
    new: Marbles = ""
    store: Marbles = ""
    program: Program | None = None
    due: list[str] = []


class Decision(Shape, frozen=True):
    """Who is asked what, and what has been chosen of it."""

    phase: str = "program"
    seat: int | None = None
    allowance: Annotated[int, Meta(ge=0, le=MOST_RECOVERED)] | None = None
    contract: str | None = None
    owed: Marbles | None = None
    paid: Marbles = ""
    voided: list[str] | None = None
    last_wild: str | None = None


class Claim(Shape, frozen=True):
    """What one member of a claim group has to do with one contract."""

    seat: int
    contract: str
    stance: str = "stands"
    marbles: Marbles = ""


class Claims(Shape, frozen=True):
    """A claim procedure."""

    agreed: Annotated[int, Meta(ge=0, lt=SEATS)] = 0
    stances: list[Claim] = []


class Ending(Shape, frozen=True):
    """How the game ended."""

    why: str
    seat: int | None = None


class Position(Shape, frozen=True):
    """A whole position."""

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    decision: Decision = Decision()
    ship: list[str] | None = None
    pool: Marbles = ""
    supply: Marbles | None = None
    market: list[str] = []
    box: list[str] | None = None
    turn_order: list[list[int]] | None = None
    queue: list[list[int]] = []
    claims: Claims | None = None
    seats: list[SeatZones] | None = None
    ending: Ending | None = None


def counts(place: str, text: str, most: int, letters: str = LETTERS) -> list[int]:
    """The numbers of marbles in a text like `P1 O2`, of each type that many at most; raises InvalidPosition."""
    try:
        found = marbles_counts(text, letters)
    except StarlodeError as error:
        raise refusal(place, str(error)) from None
    if max(found, default=0) > most:
        raise refusal(place, f"{shown(text)} is too many, there are at most {most} of each")
    return found
