"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=99)]
Rows = dict[str, list[str | None]]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the position; docs/games/cave-in/positions.md says what its keys mean."""


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
