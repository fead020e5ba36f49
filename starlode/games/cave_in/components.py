"""Cave-In: the components, read and checked from components.toml, the options, and the parameters made of both."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from starlode.engine.errors import InvalidComponents, InvalidOption
from starlode.engine.header import SEATS
from starlode.engine.options import Option, Options, one_of, whole_number, yes_or_no
from starlode.engine.records import one
from starlode.games.cave_in.state import (
    ABILITIES,
    ARTIFACTS,
    BASE,
    COUNTS,
    CRYSTALS,
    EMPTY,
    FACTIONS,
    LEVELS,
    SKILLS,
    SPACES,
    Params,
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


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the file; what the columns mean is said there."""


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


# ---- reading ----


def load(path: Path | None = None) -> Components:
    """The components of that file, or of the game's own; raises InvalidComponents, which names the row."""
    return _own() if path is None else _read(path)


@cache
def _own() -> Components:
    return _read(OWN_FILE)


def _read(path: Path) -> Components:
    try:
        return _build(msgspec.toml.decode(path.read_bytes()))
    except OSError as error:
        raise InvalidComponents(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidComponents(f"{path}: is not TOML: {error}; expected a file like {OWN_FILE.name}") from None
    except InvalidComponents as error:
        raise InvalidComponents(f"{path}: {error}") from None


def _build(data: Any) -> Components:
    """Checked and numbered components from the tables of a file."""
    tables = _row("the file", data, Tables)
    read = Components(
        _rows("factions", tables.factions, Faction),
        _rows("mercenaries", tables.mercenaries, Mercenary),
        _rows("crystals", tables.crystals, Crystal),
        _rows("artifacts", tables.artifacts, Artifact),
        _row("numbers", tables.numbers, Numbers),
    )
    _check(read)
    return _sorted(read)


def _rows(table: str, rows: list[Any], kind: type[T]) -> tuple[T, ...]:
    return tuple(_row(_label(table, number, row), row, kind) for number, row in enumerate(rows, 1))


def _label(table: str, number: int, row: Any) -> str:
    """How errors call a row: by its id, or by its number where it has none."""
    name = row.get("id") if isinstance(row, dict) else None
    return _where(table, name) if name and isinstance(name, str) else f"{table}, row {number}"


def _where(table: str, name: str) -> str:
    return f"{table}, row '{name}'"


def _row(where: str, row: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert(row, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _translated(where, row, kind, str(error)) from None


def _translated(where: str, row: Any, kind: type[Any], error: str) -> InvalidComponents:
    """An error of msgspec in our form: it tells path and expectation, but neither the row nor what was found."""
    what, _, place = error.partition(" - at ")
    path = re.sub(r"^.*`\$\.?|\[.*|`$", "", place)
    field = re.fullmatch(r"Object (missing|contains).* field `(.*)`", what)
    if field is None:
        return _fault(where, path, _found(row, path), what.removeprefix("Expected ").replace("`", ""))
    column = f"{path}.{field[2]}" if path else field[2]
    if field[1] == "missing":
        return _fault(where, column, None, "a value")
    columns = (Half if path else kind).__struct_fields__
    return InvalidComponents(f"{where}, column {column}: there is no such column, expected one of {', '.join(columns)}")


def _found(row: Any, path: str) -> Any:
    for key in filter(None, path.split(".")):
        row = row[key]
    return row


def _fault(where: str, column: str, found: Any, expected: str) -> InvalidComponents:
    text = "nothing" if found is None else repr(found)[:60]
    return InvalidComponents(f"{where}, column {column or 'id'}: found {text}, expected {expected}")


def _sorted(read: Components) -> Components:
    """The same components in the order of their numbers."""
    cards = sorted(read.mercenaries, key=lambda card: (FACTION_IDS.index(card.faction), card.level))
    crystals = sorted(read.crystals, key=lambda crystal: crystal.cost)
    return Components(read.factions, tuple(cards), tuple(crystals), read.artifacts, read.numbers)


# ---- checking what one row alone cannot show ----


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
            raise _fault(where, column, name, f"an id that is not used yet, as in {seen[name]}")
        seen[name] = where


def _all_ids(read: Components) -> Iterable[tuple[str, str, str]]:
    for table in ("factions", "mercenaries", "crystals", "artifacts"):
        yield from ((_where(table, row.id), "id", row.id) for row in getattr(read, table))
    for where, side, half in _all_halves(read):
        yield where, f"{side}.id", half.id


def _all_halves(read: Components) -> Iterable[tuple[str, str, Half]]:
    for card in read.artifacts:
        yield _where("artifacts", card.id), "left", card.left
        yield _where("artifacts", card.id), "right", card.right


def _check_factions(read: Components) -> None:
    """The rules know the factions by number, so their order is fixed."""
    for number, (row, expected) in enumerate(zip(read.factions, FACTION_IDS, strict=True)):
        where = _where("factions", row.id)
        if row.id != expected:
            raise _fault(where, "id", row.id, f"{expected}, the order is {', '.join(FACTION_IDS)}")
        if row.colour in read.colours[:number]:
            raise _fault(where, "colour", row.colour, "a colour of its own")


def _check_numbers(numbers: Numbers) -> None:
    players = list(range(2, SEATS + 1))
    if sorted(numbers.collapse) != players:
        raise _fault("numbers", "collapse", numbers.collapse, "a number for 2, 3 and 4 players each")
    if sum(numbers.spaces) != SPACES or 0 in numbers.spaces:
        raise _fault("numbers", "spaces", numbers.spaces, f"four numbers from 1 that add up to {SPACES}")
    if list(numbers.costs) != sorted(set(numbers.costs)) or 0 in numbers.costs:
        raise _fault("numbers", "costs", numbers.costs, "four rising numbers from 1")
    if sum(numbers.start_hand) > numbers.hand_limit:
        raise _fault("numbers", "start_hand", numbers.start_hand, f"at most {numbers.hand_limit} cards, the hand_limit")


def _check_mercenary(card: Mercenary) -> None:
    where = _where("mercenaries", card.id)
    _check_known(where, "faction", card.faction, FACTION_IDS)
    for edition in EDITIONS:
        skill = in_edition(card.skill, edition)
        _check_known(where, "skill", skill, SKILLS)
        _check_amount(where, "amount", str(skill), in_edition(card.amount, edition))
        if in_edition(card.text, edition) is None:
            raise _fault(where, "text", card.text, f"a text for edition {edition} too")


def _check_known(where: str, column: str, value: object, known: Sequence[object]) -> None:
    if value not in known:
        raise _fault(where, column, value, f"one of {', '.join(map(str, known))}")


def _check_amount(where: str, column: str, effect: str, amount: int | None) -> None:
    """Effects with a number have one, others none."""
    if effect in WITHOUT_NUMBER:
        if amount is not None:
            raise _fault(where, column, amount, f"nothing, {effect} has no number")
    elif amount is None or amount > MOST.get(effect, amount):
        raise _fault(where, column, amount, f"a number up to {MOST.get(effect, 9)} for {effect}")


def _check_crews(read: Components) -> None:
    """CI-1.3: every faction has four types, one of each level, 13 cards in all, and the set-up can deal them."""
    for faction in read.factions:
        where = _where("factions", faction.id)
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
            raise _fault(_where("mercenaries", card.id), "level", card.level, f"another level than {taken[card.level]}")
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
                raise _fault(_where("mercenaries", card.id), "amount", amount, f"{first} as for {foremen[0].id}")


def _check_crystals(read: Components) -> None:
    for crystal in read.crystals:
        where = _where("crystals", crystal.id)
        _check_known(where, "cost", crystal.cost, read.numbers.costs)
        _check_known(where, "colour", crystal.colour, read.colours)
        if crystal.symbol is not None:
            _check_known(where, "symbol", crystal.symbol, read.colours)
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
            raise _fault(where, f"{side}.ability", half.ability, f"an ability not used yet, as by {seen[half.ability]}")
        seen[half.ability] = half.id


def _check_score(where: str, side: str, half: Half, costs: Sequence[int]) -> None:
    _check_known(where, f"{side}.counts", half.counts, COUNTS)
    if half.vp is None:
        raise _fault(where, f"{side}.vp", None, "the points")
    _refuse(where, side, half, ("kind", "amount"), "a half that scores")
    if half.counts != "crystals-of-cost":
        _refuse(where, side, half, ("cost",), f"a half that counts {half.counts}")
    else:
        _check_known(where, f"{side}.cost", half.cost, costs)


def _check_ability(where: str, side: str, half: Half) -> None:
    _check_known(where, f"{side}.ability", half.ability, ABILITIES)
    kind = "start" if half.ability in START_ABILITIES else "passive"
    _check_known(where, f"{side}.kind", half.kind, (kind,))
    _check_amount(where, f"{side}.amount", str(half.ability), half.amount)
    _refuse(where, side, half, ("counts", "vp", "every", "cost"), "an ability")


def _refuse(where: str, side: str, half: Half, columns: Sequence[str], what: str) -> None:
    for column in columns:
        if getattr(half, column) is not None:
            raise _fault(where, f"{side}.{column}", getattr(half, column), f"nothing for {what}")


# ---- options ----


def _parse_factions(value: Any) -> str | list[str]:
    """`random`, `first-game`, or four different ids, listed or as text; they come back in the order of numbers."""
    if value in ("random", "first-game"):
        return str(value)
    if not isinstance(value, str | list | tuple):
        raise ValueError
    ids = [name.strip() for name in value.split(",")] if isinstance(value, str) else list(value)
    if len(ids) != IN_PLAY or len(set(ids)) != IN_PLAY or not set(ids) <= set(FACTION_IDS):
        raise ValueError
    return sorted(ids, key=FACTION_IDS.index)


def _parse_start_player(value: Any) -> str | int:
    return "random" if value == "random" else whole_number(0, SEATS - 1)(value)


OPTIONS: tuple[Option, ...] = (
    Option("edition", EDITIONS[0], " or ".join(EDITIONS), "which printing's Weedlock skills", one_of(*EDITIONS)),
    Option(
        "factions",
        "random",
        f"random, first-game, or four of {', '.join(FACTION_IDS)}",
        "the four factions in play",
        _parse_factions,
    ),
    Option("start_player", "random", "random or a seat number from 0", "who begins", _parse_start_player),
    Option("overpay", "free", "free or tight", "tight: a payment ends once the cost is met", one_of("free", "tight")),
    Option("idle_rounds", 2, "1 to 1000", "idle rounds in a row that cause a cave-in", whole_number(1, 1000)),
    Option("open_piles", False, "true or false", "whether everybody may see what is in the piles", yes_or_no),
)


# ---- parameters ----


def build_params(components: Components, options: Options) -> Params:
    """The parameters for resolved options; raises InvalidOption for a start player who does not play."""
    params = one(Params)
    _fill_mercenaries(params, components, options["edition"])
    _fill_crystals(params, components)
    _fill_halves(params, components)
    _fill_numbers(params, components.numbers)
    _fill_options(params, options)
    return params


def _fill_mercenaries(params: Params, components: Components, edition: str) -> None:
    for number, card in enumerate(components.mercenaries):
        skill = in_edition(card.skill, edition)
        params.level[number] = card.level
        params.faction[number] = FACTION_IDS.index(card.faction)
        params.copies[number] = card.copies
        params.skill[number] = SKILLS.index(str(skill))
        params.amount[number] = in_edition(card.amount, edition) or 0
        if skill == "foreman":
            params.foreman_cut = int(params.amount[number])


def _fill_crystals(params: Params, components: Components) -> None:
    costs, colours = components.numbers.costs, components.colours
    for number, crystal in enumerate(components.crystals):
        params.crystal_class[number] = costs.index(crystal.cost)
        params.crystal_colour[number] = colours.index(crystal.colour)
        params.crystal_vp[number] = crystal.vp
        params.crystal_symbol[number] = EMPTY if crystal.symbol is None else colours.index(crystal.symbol)
        params.crystal_cave_in[number] = crystal.cave_in
    for number in range(LEVELS + 1):
        params.class_from[number] = sum(crystal.cost in costs[:number] for crystal in components.crystals)


def _fill_halves(params: Params, components: Components) -> None:
    params.artifact_cost[:] = [card.cost for card in components.artifacts]
    params.ability_half[:] = EMPTY
    for number, half in enumerate(components.halves):
        params.half_counts[number] = EMPTY if half.counts is None else COUNTS.index(half.counts)
        params.half_cost[number] = EMPTY if half.cost is None else components.numbers.costs.index(half.cost)
        params.half_every[number] = half.every or 1
        params.half_vp[number] = half.vp or 0
        params.half_ability[number] = EMPTY
        if half.ability is not None:
            ability = ABILITIES.index(half.ability)
            params.half_ability[number] = ability
            params.ability_half[ability] = number
            params.ability_amount[ability] = half.amount or 0


def _fill_numbers(params: Params, numbers: Numbers) -> None:
    params.space_class[:] = [number for number, spaces in enumerate(numbers.spaces) for _ in range(spaces)]
    params.class_cost[:] = numbers.costs
    params.start_hand[:] = numbers.start_hand
    for players, cave_ins in numbers.collapse.items():
        params.collapse[players] = cave_ins
    params.hand_limit = numbers.hand_limit
    params.base_limit = numbers.base_limit
    params.normal_actions = numbers.normal_actions
    params.totem_cut = numbers.totem_discount
    params.totem_vp = numbers.totem_vp
    params.set_vp[1:] = numbers.set_vp


def _fill_options(params: Params, options: Options) -> None:
    first, players, factions = options["start_player"], options["players"], options["factions"]
    if first != "random" and first >= players:
        raise InvalidOption(f"option start_player cannot be {first}; {players} players have seats 0 to {players - 1}")
    params.first_seat = EMPTY if first == "random" else first
    params.overpay = options["overpay"] == "free"
    params.idle_limit = options["idle_rounds"]
    params.open_piles = options["open_piles"]
    chosen = {"random": (), "first-game": FIRST_GAME}[factions] if isinstance(factions, str) else factions
    params.fixed_factions[:] = [name in chosen for name in FACTION_IDS]
