"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from starlode.engine.errors import StarlodeError
from starlode.engine.shapes import refusal
from starlode.games.cosmic_scavengers.components import LETTERS, marbles_counts
from starlode.games.cosmic_scavengers.things import MOST_RESTARTS, MOST_ROUNDS, MOST_STEPS

Count = Annotated[int, Meta(ge=0, le=9999)]


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

    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
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


def counts(place: str, text: str, letters: str = LETTERS) -> list[int]:
    """The numbers of marbles in a text like `P1 O2`; raises InvalidPosition."""
    try:
        found = marbles_counts(text, letters)
    except StarlodeError as error:
        raise refusal(place, str(error)) from None
    if max(found, default=0) > 99:
        raise refusal(place, f"'{text}' is more than there are")
    return found
