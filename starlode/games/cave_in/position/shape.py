"""The shape of a written position: which keys there are, what they hold, and what a missing one means."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from starlode.engine.authoring.keys import FlagKey, Key
from starlode.engine.state.header import SEATS
from starlode.games.cave_in.things import (
    ARTIFACTS,
    BASE,
    CARDS,
    CRYSTALS,
    FACTIONS,
    HALVES,
    IDLE_LIMIT,
    IN_PLAY,
    LEVELS,
    MOST_IN_ROW,
    MOST_ROUNDS,
    NORMAL_ACTIONS,
    SPACES,
    STACKS,
)

Count = Annotated[int, Meta(ge=0, le=99)]
Seat = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Level = Annotated[int, Meta(ge=1, le=LEVELS)]
Cards = Annotated[list[str], Meta(max_length=CARDS)]
Crystals = Annotated[list[str], Meta(max_length=CRYSTALS)]
Rows = Annotated[dict[str, Annotated[list[str | None], Meta(max_length=SPACES)]], Meta(max_length=LEVELS)]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """An object of the position; docs/games/cave-in/positions.md says what its keys mean."""


class ColouredCard(Shape, frozen=True):
    """A card with its current colour, the printed one if none is named."""

    card: str
    colour: str | None = None


class Decision(Shape, frozen=True):
    """A choice half made; which keys it has depends on the phase."""

    target: str | Seat | None = None
    cost: Count | None = None
    paid: Annotated[list[str | ColouredCard], Meta(max_length=MOST_IN_ROW)] = []
    picks: Count | None = None
    colour: str | None = None
    chosen: Cards = []
    harvested: Annotated[list[Seat], Meta(max_length=CARDS)] = []


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


EXTRA = (Key("extra_mine", "mine"), Key("extra_recruit", "recruit"))
EFFECTS = (
    Key("foremen"),
    Key("crystal_cut", "crystal_discount"),
    Key("artifact_cut", "artifact_discount"),
    Key("scrabbers"),
    *(FlagKey("same", "same_actions"), FlagKey("fit"), FlagKey("double")),
)


class Turn(Shape, frozen=True):
    """Whose turn it is and what has happened in it."""

    seat: Seat = 0
    phase: str = "action"
    start_player: Seat = 0
    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    normal_actions: Annotated[list[str], Meta(max_length=NORMAL_ACTIONS)] | None = None
    raids: Count = 0
    raided: Seat | None = None
    activated: Annotated[list[str], Meta(max_length=HALVES)] = []
    extra: Extra = Extra()
    effects: Effects = Effects()
    crystals: Annotated[dict[str, ChangedCrystal], Meta(max_length=SPACES)] = {}
    recoloured: Annotated[list[ColouredCard], Meta(max_length=CARDS)] = []
    painted: Annotated[dict[str, Count], Meta(max_length=FACTIONS)] | None = None
    row: Annotated[list[str], Meta(max_length=MOST_IN_ROW)] = []
    decision: Decision = Decision()


class ArtifactStack(Shape, frozen=True):
    """An Artifact stack: its face-up card, and how many cards it holds with that one."""

    top: str | None = None
    left: Annotated[int, Meta(ge=0, le=ARTIFACTS // STACKS)] | None = None


class SeatZones(Shape, frozen=True):
    """Everything one seat owns."""

    hand: Cards = []
    seen: Cards = []
    unseen_levels: Annotated[list[Level], Meta(max_length=CARDS)] = []
    base: Annotated[list[str], Meta(max_length=BASE)] = []
    pile: Crystals = []
    pile_seen: Crystals | None = None
    subjugated: Cards = []
    subjugated_seen: Cards | None = None
    artifacts: Annotated[list[str], Meta(max_length=ARTIFACTS)] = []
    totems: Annotated[list[str], Meta(max_length=IN_PLAY)] = []


class Position(Shape, frozen=True):
    """A whole position."""

    factions: Annotated[list[str], Meta(min_length=IN_PLAY, max_length=IN_PLAY)]
    turn: Turn = Turn()
    docks: Rows = {}
    mine: Rows = {}
    artifacts: Annotated[dict[str, ArtifactStack], Meta(max_length=STACKS)] | None = None
    stacks: Annotated[dict[str, Cards], Meta(max_length=LEVELS)] | None = None
    box: Cards | None = None
    seats: Annotated[list[SeatZones], Meta(max_length=SEATS)] | None = None
    cave_ins: Count | None = None
    idle_rounds: Annotated[int, Meta(ge=0, le=IDLE_LIMIT - 1)] = 0
    busy: bool | None = None
