"""Cave-In: the components as components.toml lists them, read and checked; their names are in the catalogues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta

from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.boundary.sheets import (
    NUMBERED,
    SHAPE,
    ComponentFile,
    Row,
    check_known,
    check_rows,
    column_of,
    read_components,
    row_of,
    wrong_value,
)
from starlode.engine.state.header import SEATS
from starlode.games.cave_in.things import (
    ARTIFACTS,
    BASE,
    CARDS,
    CARDS_OF_FACTION,
    CRYSTALS,
    EXTRA_MINES,
    EXTRA_RECRUITS,
    FACTIONS,
    HAND_LIMIT,
    IN_PLAY,
    LEVELS,
    MOST_AMOUNT,
    MOST_PRINTED,
    NORMAL_ACTIONS,
    SPACES,
    STACKS,
    Ability,
    Counted,
    Effect,
    FactionId,
    Skill,
)

T = TypeVar("T")

OWN_FILE = Path(__file__).with_name("components.toml")
EDITIONS = ("2021-en", "2018-de")
FACTION_IDS = FactionId.texts()
FIRST_GAME = ("terron", "hydran", "mineggler", "metanel")  # CI-2.5
# More extra actions could play more cards in one turn than the state's row holds (section 16 of the rules).
MOST: tuple[tuple[Effect, int], ...] = ((Skill.DROLLO, EXTRA_MINES), (Ability.OVERTIME_SIREN, EXTRA_RECRUITS))

Id = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
Small = Annotated[int, Meta(ge=0, le=MOST_AMOUNT)]
Number = Annotated[int, Meta(ge=0, le=MOST_PRINTED)]  # points and costs; sums stay far below what a record holds
Edition = Literal["2021-en", "2018-de"]


class Faction(Row, frozen=True):
    """A faction with its colour; its symbol goes by the name of the colour."""

    id: Id
    colour: Id


class Mercenary(Row, frozen=True):
    """A type of Mercenary; skill and amount may depend on the edition."""

    id: Id
    faction: str
    level: Annotated[int, Meta(ge=1, le=LEVELS)]
    copies: Annotated[int, Meta(ge=1, le=CARDS_OF_FACTION), SHAPE]
    skill: str | dict[Edition, str]
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
    counts: str | None = None
    vp: Number | None = None
    every: Annotated[int, Meta(ge=1, le=MOST_PRINTED)] | None = None
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

    hand_limit: Annotated[int, Meta(ge=1, le=HAND_LIMIT)]  # section 16 bounds the row of a turn with it
    base_limit: Annotated[int, Meta(ge=1, le=BASE)]
    normal_actions: Annotated[int, Meta(ge=1, le=NORMAL_ACTIONS)]  # likewise
    totem_discount: Small
    totem_vp: Number
    set_vp: Annotated[tuple[Number, ...], Meta(min_length=FACTIONS, max_length=FACTIONS)]
    collapse: dict[int, Annotated[int, Meta(ge=1, le=MOST_PRINTED)]]
    start_hand: Annotated[tuple[Small, ...], Meta(min_length=LEVELS, max_length=LEVELS), SHAPE]
    spaces: Annotated[tuple[Small, ...], Meta(min_length=LEVELS, max_length=LEVELS), SHAPE]
    costs: Annotated[tuple[Number, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


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

    faction_ids = column_of("factions")
    colours = column_of("factions", "colour")  # each with the number of its faction
    type_ids = column_of("mercenaries")
    crystal_ids = column_of("crystals")  # cheapest first
    artifact_ids = column_of("artifacts")
    half_ids = column_of("halves")


def in_edition(value: T | dict[Edition, T] | None, edition: str) -> T | None:
    """What a column says in that edition; None where it says nothing."""
    if isinstance(value, dict):
        return {str(key): each for key, each in value.items()}.get(edition)
    return value


# ---- reading the file ----


def _build(data: Any) -> Components:
    """Checked and numbered components from the tables of a file."""
    read = read_components(data, Components)
    _check(read)
    return _sorted(read)


def _sorted(read: Components) -> Components:
    """The same components in the order of their numbers."""
    cards = sorted(read.mercenaries, key=lambda card: (FACTION_IDS.index(card.faction), card.level))
    crystals = sorted(read.crystals, key=lambda crystal: crystal.cost)
    return replace(read, mercenaries=tuple(cards), crystals=tuple(crystals))


# ---- what one row alone cannot show ----


def _check(read: Components) -> None:
    """Raise InvalidComponents for the first fault; facts that are house decisions are free."""
    _check_sizes(read)
    _check_ids(read)
    _check_factions(read)
    _check_numbers(read.numbers)
    for card in read.mercenaries:
        _check_mercenary(card)
    _check_crews(read)
    _check_foremen(read)
    _check_crystals(read)
    _check_halves(read)


def _check_sizes(read: Components) -> None:
    check_rows("factions", len(read.factions), FACTIONS)
    check_rows("crystals", len(read.crystals), CRYSTALS)
    check_rows("artifacts", len(read.artifacts), ARTIFACTS, f"they make {STACKS} equal stacks, and {NUMBERED}")


def _check_ids(read: Components) -> None:
    """No id twice in the whole file, so that a move's text can only mean one thing."""
    seen: dict[str, str] = {}
    for where, column, name in _all_ids(read):
        if name in seen:
            raise wrong_value(where, column, name, f"an id that is not used yet, as in {seen[name]}")
        seen[name] = where


def _all_ids(read: Components) -> Iterable[tuple[str, str, str]]:
    for table in ("factions", "mercenaries", "crystals", "artifacts"):
        yield from ((row_of(table, row.id), "id", row.id) for row in getattr(read, table))
    for where, side, half in _all_halves(read):
        yield where, f"{side}.id", half.id


def _all_halves(read: Components) -> Iterable[tuple[str, str, Half]]:
    for card in read.artifacts:
        yield row_of("artifacts", card.id), "left", card.left
        yield row_of("artifacts", card.id), "right", card.right


def _check_factions(read: Components) -> None:
    """The rules know the factions by number, so their order is fixed."""
    for number, (row, expected) in enumerate(zip(read.factions, FACTION_IDS, strict=True)):
        where = row_of("factions", row.id)
        if row.id != expected:
            raise wrong_value(where, "id", row.id, f"{expected}, the order is {', '.join(FACTION_IDS)}")
        if row.colour in read.colours[:number]:
            raise wrong_value(where, "colour", row.colour, "a colour of its own")


def _check_numbers(numbers: Numbers) -> None:
    players = list(range(2, SEATS + 1))
    if sorted(numbers.collapse) != players:
        raise wrong_value("numbers", "collapse", numbers.collapse, "a number for 2, 3 and 4 players each")
    if sum(numbers.spaces) != SPACES or 0 in numbers.spaces:
        raise wrong_value("numbers", "spaces", numbers.spaces, f"four numbers from 1 that add up to {SPACES}")
    if list(numbers.costs) != sorted(set(numbers.costs)) or 0 in numbers.costs:
        raise wrong_value("numbers", "costs", numbers.costs, "four rising numbers from 1")
    if sum(numbers.start_hand) > numbers.hand_limit:
        raise wrong_value(
            "numbers", "start_hand", numbers.start_hand, f"at most {numbers.hand_limit} cards, the hand_limit"
        )


def _check_mercenary(card: Mercenary) -> None:
    where = row_of("mercenaries", card.id)
    check_known(where, "faction", card.faction, FACTION_IDS)
    for edition in EDITIONS:
        skill = in_edition(card.skill, edition)
        check_known(where, "skill", skill, Skill.texts())
        _check_amount(where, "amount", Skill.named(str(skill)), in_edition(card.amount, edition))


def _check_amount(where: str, column: str, effect: Effect, amount: int | None) -> None:
    """Effects with a number have one, others none."""
    if not effect.numbered:
        if amount is not None:
            raise wrong_value(where, column, amount, f"nothing, {effect.text} has no number")
    elif amount is None or amount > _most(effect):
        raise wrong_value(where, column, amount, f"a number up to {_most(effect)} for {effect.text}")


def _most(effect: Effect) -> int:
    # Members of two enumerations are equal where their numbers are.
    return next((most for known, most in MOST if known is effect), MOST_AMOUNT)


def _check_crews(read: Components) -> None:
    """CI-1.3: every faction has four types, one of each level, 13 cards in all, and the set-up can deal them."""
    for faction in read.factions:
        where = row_of("factions", faction.id)
        crew = [card for card in read.mercenaries if card.faction == faction.id]
        _check_levels(crew, where)
        cards = sum(card.copies for card in crew)
        if cards != CARDS_OF_FACTION:
            raise InvalidComponents(
                f"{where}, column copies of its mercenaries: found {cards} cards, expected {CARDS_OF_FACTION}, "
                f"because any {IN_PLAY} factions make a deck of {CARDS}; for more copies of a type have fewer of others"
            )
    for level in range(1, LEVELS + 1):
        _check_deal(read, level)


def _check_levels(crew: list[Mercenary], where: str) -> None:
    taken: dict[int, str] = {}
    for card in crew:
        if card.level in taken:
            raise wrong_value(
                row_of("mercenaries", card.id), "level", card.level, f"another level than {taken[card.level]}"
            )
        taken[card.level] = card.id
    for level in range(1, LEVELS + 1):
        if level not in taken:
            raise InvalidComponents(
                f"{where}, column level of its mercenaries: found no {level}, expected 1 to 4, because a faction "
                "has one type of each level; give it other skills or copies instead of leaving it out"
            )


def _check_deal(read: Components, level: int) -> None:
    """Whatever four factions are chosen, the Docks and four starting hands can be dealt."""
    copies = sorted(card.copies for card in read.mercenaries if card.level == level)
    needed = read.numbers.spaces[level - 1] + SEATS * read.numbers.start_hand[level - 1]
    if sum(copies[:IN_PLAY]) < needed:
        raise InvalidComponents(
            f"mercenaries, column copies: found only {sum(copies[:IN_PLAY])} cards of level {level} in four factions, "
            f"expected at least {needed} for the Docks and four starting hands"
        )


def _check_foremen(read: Components) -> None:
    """Active Foremen are counted, not summed up, so they must be alike."""
    for edition in EDITIONS:
        foremen = [card for card in read.mercenaries if in_edition(card.skill, edition) == "foreman"]
        for card in foremen[1:]:
            amount, first = in_edition(card.amount, edition), in_edition(foremen[0].amount, edition)
            if amount != first:
                raise wrong_value(row_of("mercenaries", card.id), "amount", amount, f"{first} as for {foremen[0].id}")


def _check_crystals(read: Components) -> None:
    for crystal in read.crystals:
        where = row_of("crystals", crystal.id)
        check_known(where, "cost", crystal.cost, read.numbers.costs)
        check_known(where, "colour", crystal.colour, read.colours)
        if crystal.symbol is not None:
            check_known(where, "symbol", crystal.symbol, read.colours)
    count = Counter(crystal.cost for crystal in read.crystals)
    for cost, spaces in zip(read.numbers.costs, read.numbers.spaces, strict=True):
        if count[cost] < spaces:
            raise InvalidComponents(
                f"crystals, column cost: found {count[cost]} of cost {cost}, expected {spaces} or more to fill the Mine"
            )


def _check_halves(read: Components) -> None:
    seen: dict[str, str] = {}
    for where, side, half in _all_halves(read):
        if half.ability is None:
            _check_score(where, side, half, read.numbers.costs)
            continue
        _check_ability(where, side, half)
        if half.ability in seen:
            raise wrong_value(
                where, f"{side}.ability", half.ability, f"an ability not used yet, as by {seen[half.ability]}"
            )
        seen[half.ability] = half.id


def _check_score(where: str, side: str, half: Half, costs: Sequence[int]) -> None:
    check_known(where, f"{side}.counts", half.counts, Counted.texts())
    if half.vp is None:
        raise wrong_value(where, f"{side}.vp", None, "the points")
    _refuse(where, side, half, ("kind", "amount"), "a half that scores")
    if half.counts != "crystals-of-cost":
        _refuse(where, side, half, ("cost",), f"a half that counts {half.counts}")
    else:
        check_known(where, f"{side}.cost", half.cost, costs)


def _check_ability(where: str, side: str, half: Half) -> None:
    check_known(where, f"{side}.ability", half.ability, Ability.texts())
    ability = Ability.named(str(half.ability))
    check_known(where, f"{side}.kind", half.kind, ability.ways)
    _check_amount(where, f"{side}.amount", ability, half.amount)
    _refuse(where, side, half, ("counts", "vp", "every", "cost"), "an ability")


def _refuse(where: str, side: str, half: Half, columns: Sequence[str], what: str) -> None:
    for column in columns:
        if getattr(half, column) is not None:
            raise wrong_value(where, f"{side}.{column}", getattr(half, column), f"nothing for {what}")


load = ComponentFile(OWN_FILE, _build).load
