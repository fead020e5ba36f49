"""Cave-In: reading components.toml, and checking what one row alone cannot show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from starlode.engine.errors import InvalidComponents
from starlode.engine.header import SEATS
from starlode.engine.sheets import ComponentFile, check_known, read_row, read_rows, row_of, wrong_value
from starlode.games.cave_in.components import (
    CARDS_OF_FACTION,
    EDITIONS,
    FACTION_IDS,
    IN_PLAY,
    MOST,
    OWN_FILE,
    START_ABILITIES,
    WITHOUT_NUMBER,
    Artifact,
    Components,
    Crystal,
    Faction,
    Half,
    Mercenary,
    Numbers,
    Tables,
    in_edition,
)
from starlode.games.cave_in.state import ABILITIES, ARTIFACTS, COUNTS, CRYSTALS, FACTIONS, LEVELS, SKILLS, SPACES


def _build(data: Any) -> Components:
    """Checked and numbered components from the tables of a file."""
    tables = read_row("the file", data, Tables)
    read = Components(
        read_rows("factions", tables.factions, Faction),
        read_rows("mercenaries", tables.mercenaries, Mercenary),
        read_rows("crystals", tables.crystals, Crystal),
        read_rows("artifacts", tables.artifacts, Artifact),
        read_row("numbers", tables.numbers, Numbers),
    )
    _check(read)
    return _sorted(read)


def _sorted(read: Components) -> Components:
    """The same components in the order of their numbers."""
    cards = sorted(read.mercenaries, key=lambda card: (FACTION_IDS.index(card.faction), card.level))
    crystals = sorted(read.crystals, key=lambda crystal: crystal.cost)
    return Components(read.factions, tuple(cards), tuple(crystals), read.artifacts, read.numbers)


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
    sizes = {"factions": FACTIONS, "crystals": CRYSTALS, "artifacts": ARTIFACTS}
    for table, size in sizes.items():
        count = len(getattr(read, table))
        if count != size:
            raise InvalidComponents(f"{table}, all rows: found {count} rows, expected {size}")


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
        check_known(where, "skill", skill, SKILLS)
        _check_amount(where, "amount", str(skill), in_edition(card.amount, edition))
        if in_edition(card.text, edition) is None:
            raise wrong_value(where, "text", card.text, f"a text for edition {edition} too")


def _check_amount(where: str, column: str, effect: str, amount: int | None) -> None:
    """Effects with a number have one, others none."""
    if effect in WITHOUT_NUMBER:
        if amount is not None:
            raise wrong_value(where, column, amount, f"nothing, {effect} has no number")
    elif amount is None or amount > MOST.get(effect, amount):
        raise wrong_value(where, column, amount, f"a number up to {MOST.get(effect, 9)} for {effect}")


def _check_crews(read: Components) -> None:
    """CI-1.3: every faction has four types, one of each level, 13 cards in all, and the set-up can deal them."""
    for faction in read.factions:
        where = row_of("factions", faction.id)
        crew = [card for card in read.mercenaries if card.faction == faction.id]
        _check_levels(crew, where)
        cards = sum(card.copies for card in crew)
        if cards != CARDS_OF_FACTION:
            raise InvalidComponents(
                f"{where}, column copies of its mercenaries: found {cards} cards, expected {CARDS_OF_FACTION}"
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
            raise InvalidComponents(f"{where}, column level of its mercenaries: found no {level}, expected 1 to 4")


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
    check_known(where, f"{side}.counts", half.counts, COUNTS)
    if half.vp is None:
        raise wrong_value(where, f"{side}.vp", None, "the points")
    _refuse(where, side, half, ("kind", "amount"), "a half that scores")
    if half.counts != "crystals-of-cost":
        _refuse(where, side, half, ("cost",), f"a half that counts {half.counts}")
    else:
        check_known(where, f"{side}.cost", half.cost, costs)


def _check_ability(where: str, side: str, half: Half) -> None:
    check_known(where, f"{side}.ability", half.ability, ABILITIES)
    kind = "start" if half.ability in START_ABILITIES else "passive"
    check_known(where, f"{side}.kind", half.kind, (kind,))
    _check_amount(where, f"{side}.amount", str(half.ability), half.amount)
    _refuse(where, side, half, ("counts", "vp", "every", "cost"), "an ability")


def _refuse(where: str, side: str, half: Half, columns: Sequence[str], what: str) -> None:
    for column in columns:
        if getattr(half, column) is not None:
            raise wrong_value(where, f"{side}.{column}", getattr(half, column), f"nothing for {what}")


load = ComponentFile(OWN_FILE, _build).load
