"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from starlode.engine.errors import InvalidPosition

Count = Annotated[int, Meta(ge=0, le=99)]
Rows = dict[str, list[str | None]]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the position; docs/positions.md says what its keys mean."""


class ColouredCard(Shape, frozen=True):
    """A card with its current colour, the printed one if none is named."""

    card: str
    colour: str | None = None


class Decision(Shape, frozen=True):
    """A choice half made; which keys it has depends on the phase."""

    target: str | int | None = None
    cost: Count | None = None
    paid: list[str | ColouredCard] = []
    picks: Count | None = None
    colour: str | None = None
    chosen: list[str] = []
    harvested: list[int] = []


class ChangedCrystal(Shape, frozen=True):
    """What Diggerhinos did this turn to a Crystal in the Mine."""

    colour: str | None = None
    discount: Count | None = None


class Extra(Shape, frozen=True):
    """Extra actions granted and not yet taken."""

    mine: Count = 0
    recruit: Count = 0


class Effects(Shape, frozen=True):
    """Turn effects that are active."""

    foremen: Count = 0
    crystal_discount: Count = 0
    artifact_discount: Count = 0
    scrabbers: Count = 0
    same_actions: bool = False
    fit: bool = False
    double: bool = False


class Turn(Shape, frozen=True):
    """Whose turn it is and what has happened in it."""

    seat: int = 0
    phase: str = "action"
    start_player: int = 0
    round: Annotated[int, Meta(ge=1, le=9999)] = 1
    normal_actions: list[str] = []
    raids: Count = 0
    raided: int | None = None
    activated: list[str] = []
    extra: Extra = Extra()
    effects: Effects = Effects()
    crystals: dict[str, ChangedCrystal] = {}
    recoloured: list[ColouredCard] = []
    painted: dict[str, Count] | None = None
    row: list[str] = []
    decision: Decision = Decision()


class ArtifactStack(Shape, frozen=True):
    """An Artifact stack: its face-up card, and how many cards it holds with that one."""

    top: str | None = None
    left: Count | None = None


class SeatZones(Shape, frozen=True):
    """Everything one seat owns."""

    hand: list[str] = []
    seen: list[str] = []
    unseen_levels: list[int] = []
    base: list[str] = []
    pile: list[str] = []
    pile_seen: list[str] | None = None
    subjugated: list[str] = []
    subjugated_seen: list[str] | None = None
    artifacts: list[str] = []
    totems: list[str] = []


class Position(Shape, frozen=True):
    """A whole position."""

    factions: list[str]
    turn: Turn = Turn()
    docks: Rows = {}
    mine: Rows = {}
    artifacts: dict[str, ArtifactStack] | None = None
    stacks: dict[str, list[str]] | None = None
    box: list[str] | None = None
    seats: list[SeatZones] | None = None
    cave_ins: Count = 0
    idle_rounds: Annotated[int, Meta(ge=0, le=9999)] = 0
    busy: bool = False


def parse(data: Any) -> Position:
    """The position as objects; raises InvalidPosition for an unknown key or a value of the wrong type."""
    try:
        return msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise _translated(str(error)) from None


def _translated(error: str) -> InvalidPosition:
    """An error of msgspec in our form: the place first, then the reason."""
    what, _, path = error.partition(" - at ")
    place = re.sub(r"^(`key` in )?`\$\.?|`$", "", path)
    if path.startswith("`key`"):
        what = what.replace("Expected", "a key must be")
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
    hint = f"; did you mean '{close[0]}'?" if close else f"; there is {', '.join(names)}" if len(names) < 10 else ""
    raise refusal(place, f"there is no {what} '{name}'{hint}")


def seat_number(place: str, seat: object, players: int) -> int:
    """A seat of this game; raises InvalidPosition."""
    if isinstance(seat, int) and 0 <= seat < players:
        return seat
    raise refusal(place, f"there is no seat {seat}, the seats are 0 to {players - 1}")
