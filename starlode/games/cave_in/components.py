"""Cave-In: the components as components.toml lists them. `loading` reads and checks the file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta

from starlode.engine.sheets import Row
from starlode.games.cave_in.state import (
    BASE,
    FACTIONS,
    LEVELS,
    SKILLS,
)

T = TypeVar("T")

OWN_FILE = Path(__file__).with_name("components.toml")
EDITIONS = ("2021-en", "2018-de")
# The factions are not free: options name them before a file is read, and rules know them by number.
FACTION_IDS = ("terron", "hydran", "mineggler", "metanel", "bioss", "weedlock")
FIRST_GAME = ("terron", "hydran", "mineggler", "metanel")  # CI-2.5
IN_PLAY = 4  # factions of one game
CARDS_OF_FACTION = 13

# CI-1.6: how a skill works. A fact of the rules that run it, so it is not a column of the file.
_KINDS = {
    "instant": {
        *("take-crystal", "sergeant", "colonel", "fishbean", "shuwar", "mushell"),
        *("mindwasp", "custodian", "domina", "harvest", "uproot"),
    },
    "turn": {"foreman", "fishbean", "diggerhino", "ancientone", "maccarat", "robuster", "scrabber", "fit", "double"},
    "extra": {"drollo"},
}
SKILL_KINDS = {skill: tuple(kind for kind, skills in _KINDS.items() if skill in skills) for skill in SKILLS}
START_ABILITIES = ("third-cyber-arm", "supply-shuttle", "overtime-siren")  # the others are passive
WITHOUT_NUMBER = {
    *("take-crystal", "scrabber", "mindwasp", "fit", "double", "uproot"),
    *("third-cyber-arm", "enhanced-vision", "baton-of-coaxing", "prism-lens"),
    *("supply-shuttle", "seismic-prop", "duplex-roster"),
}
# More extra actions could play more cards in one turn than the state's row holds (section 16 of the rules).
MOST = {"drollo": 1, "overtime-siren": 3}

Id = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
Words = Annotated[str, Meta(min_length=1)]
Small = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=99)]  # points and costs; sums stay far below what a record holds
Edition = Literal["2021-en", "2018-de"]


class Faction(Row, frozen=True):
    """A faction with its colour; its symbol goes by the name of the colour."""

    id: Id
    name: Words
    colour: Id
    theme: Words


class Mercenary(Row, frozen=True):
    """A type of Mercenary; skill, amount and text may depend on the edition."""

    id: Id
    name: Words
    faction: str
    level: Annotated[int, Meta(ge=1, le=LEVELS)]
    copies: Annotated[int, Meta(ge=1, le=CARDS_OF_FACTION)]
    skill: str | dict[Edition, str]
    text: Words | dict[Edition, Words]
    amount: Small | dict[Edition, Small] | None = None


class Crystal(Row, frozen=True):
    """A Crystal token; `symbol` is the colour of the faction whose symbol it shows."""

    id: Id
    cost: Number
    colour: str
    vp: Number
    symbol: str | None = None
    cave_in: bool = False


class Half(Row, frozen=True):
    """Half an Artifact card: it scores what it counts, or it is an ability."""

    id: Id
    name: Words
    text: Words
    counts: str | None = None
    vp: Number | None = None
    every: Annotated[int, Meta(ge=1, le=99)] | None = None
    cost: Number | None = None
    kind: str | None = None
    ability: str | None = None
    amount: Small | None = None


class Artifact(Row, frozen=True):
    """An Artifact card."""

    id: Id
    cost: Number
    left: Half
    right: Half


class Numbers(Row, frozen=True):
    """The numbers of the rules, within what the arrays of the state can hold."""

    hand_limit: Annotated[int, Meta(ge=1, le=7)]  # section 16 bounds the row of a turn with 7
    base_limit: Annotated[int, Meta(ge=1, le=BASE)]
    normal_actions: Annotated[int, Meta(ge=1, le=2)]  # likewise
    totem_discount: Small
    totem_vp: Number
    set_vp: Annotated[tuple[Number, ...], Meta(min_length=FACTIONS, max_length=FACTIONS)]
    collapse: dict[int, Annotated[int, Meta(ge=1, le=99)]]
    start_hand: Annotated[tuple[Small, ...], Meta(min_length=LEVELS, max_length=LEVELS)]
    spaces: Annotated[tuple[Small, ...], Meta(min_length=LEVELS, max_length=LEVELS)]
    costs: Annotated[tuple[Number, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


class Tables(Row, frozen=True):
    """The tables of the file, their rows not yet read."""

    factions: list[Any]
    mercenaries: list[Any]
    crystals: list[Any]
    artifacts: list[Any]
    numbers: dict[str, Any]


@dataclass(frozen=True, eq=False)
class Components:
    """Checked components, each kind in the order of its numbers."""

    factions: tuple[Faction, ...]
    mercenaries: tuple[Mercenary, ...]
    crystals: tuple[Crystal, ...]
    artifacts: tuple[Artifact, ...]
    numbers: Numbers

    @cached_property
    def halves(self) -> tuple[Half, ...]:
        """Left and right half of each card in turn."""
        return tuple(half for card in self.artifacts for half in (card.left, card.right))

    @cached_property
    def faction_ids(self) -> tuple[str, ...]:
        """Ids of the factions."""
        return tuple(faction.id for faction in self.factions)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        """Colours, each with the number of its faction."""
        return tuple(faction.colour for faction in self.factions)

    @cached_property
    def type_ids(self) -> tuple[str, ...]:
        """Ids of the types of Mercenaries."""
        return tuple(card.id for card in self.mercenaries)

    @cached_property
    def crystal_ids(self) -> tuple[str, ...]:
        """Ids of the Crystals, cheapest first."""
        return tuple(crystal.id for crystal in self.crystals)

    @cached_property
    def artifact_ids(self) -> tuple[str, ...]:
        """Ids of the Artifact cards."""
        return tuple(card.id for card in self.artifacts)

    @cached_property
    def half_ids(self) -> tuple[str, ...]:
        """Ids of the Artifact halves."""
        return tuple(half.id for half in self.halves)

    def type_text(self, number: int, edition: str) -> str:
        """What that type's skill does, in words."""
        return str(in_edition(self.mercenaries[number].text, edition))


def in_edition(value: T | dict[Edition, T] | None, edition: str) -> T | None:
    """What a column says in that edition; None where it says nothing."""
    if isinstance(value, dict):
        return {str(key): each for key, each in value.items()}.get(edition)
    return value
