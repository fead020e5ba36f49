"""Cosmic Scavengers: the components, read and checked from components.toml."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta

from starlode.engine.boundary.errors import InvalidComponents, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.sheets import (
    SHAPE,
    ComponentFile,
    Row,
    Sheet,
    check_rows,
    column_of,
    read_components,
    row_of,
)
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.board import CELLS_OF, cell_name
from starlode.games.cosmic_scavengers.things import (
    BEARERS,
    CONTRACT_KINDS,
    COPIES,
    GROUP,
    ICONS,
    KINDS,
    MARKET,
    MODE_IDS,
    MODES,
    MOST_AMOUNT,
    MOST_GAINED,
    MOST_ICONS,
    MOST_MARBLES,
    MOST_UNITS,
    STARTING,
    TYPES,
    UNITS,
    Board,
    Effect,
    Type,
    When,
)

OWN_FILE = Path(__file__).with_name("components.toml")
# Letters of icons and cost units in the order of their numbers.
ICON_LETTERS = "PEMCOV+RB!"
UNIT_LETTERS = "PEMCOVW"
LETTERS = UNIT_LETTERS[:TYPES]
ROBOT_TITLE = "robot"
BOARDS = {None: Board.ANY, "square": Board.SQUARE, "hex": Board.HEX}
MOST_CAPACITY = 4  # capacity icons of a mode; section 18 bounds the marbles of one round

# The effects of PROGRAMMABLE contracts, but for `gain`, which has its own needs; and those of prizes.
PROGRAMMED = {effect.text: effect for effect in Effect if effect.when == When.IN_PROGRAM and effect is not Effect.GAIN}
PRIZE_EFFECTS = [effect.text for effect in Effect if effect.when > When.IN_PROGRAM]

Id = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
Colour = Annotated[str, Meta(min_length=1)]
Icons = Annotated[str, Meta(pattern=r"^([PEMCOV+RB!]( [PEMCOV+RB!])*)?$")]
Cost = Annotated[str, Meta(pattern=r"^[PEMCOW][1-9]( [PEMCOW][1-9])*$")]
Points = Annotated[int, Meta(ge=0, le=99)]
Pooled = Annotated[int, Meta(ge=0, le=MOST_MARBLES)]
Side = Annotated[int, Meta(ge=-1, le=1)]
BoardName = Literal["square", "hex"]


class Marble(Row, frozen=True):
    """A type of marble."""

    id: Id
    letter: str
    colour: Colour
    count: Annotated[int, Meta(ge=1, le=MOST_MARBLES), SHAPE]


class Table(Row, frozen=True):
    """What is laid out for a number of players."""

    players: Annotated[int, Meta(ge=2, le=4), SHAPE]
    board: BoardName
    pool: Annotated[tuple[Pooled, ...], Meta(min_length=TYPES, max_length=TYPES), SHAPE]
    market: Annotated[int, Meta(ge=1, le=MARKET), SHAPE]
    robots: Annotated[int, Meta(ge=0, le=MARKET), SHAPE]


class Robot(Row, frozen=True):
    """A kind of robot with the icons on its edges and corners."""

    id: Id
    set: Literal["starting", "contract"]
    top_left: Icons
    top: Icons
    top_right: Icons
    right: Icons
    bottom_right: Icons
    bottom: Icons
    bottom_left: Icons
    left: Icons

    @property
    def modes(self) -> tuple[str, ...]:
        """CS-1.37: the icons of top, right, bottom and left, those of the corners included."""
        corners = (self.top_left, self.top_right, self.bottom_right, self.bottom_left, self.top_left)
        edges = (self.top, self.right, self.bottom, self.left)
        parts = (f"{corners[i]} {edges[i]} {corners[i + 1]}".split() for i in range(MODES))
        return tuple(" ".join(sorted(part, key="OCMEPV+RB!".index)) for part in parts)


class Prize(Row, frozen=True):
    """A prize contract."""

    id: Id
    cost: Cost
    points: Points
    effect: str = "none"
    amount: Annotated[int, Meta(ge=1, le=MOST_AMOUNT)] | None = None


class RobotContract(Row, frozen=True):
    """A contract that gives a robot."""

    id: Id
    robot: Id
    cost: Cost
    points: Points


class Programmable(Row, frozen=True):
    """A PROGRAMMABLE contract."""

    id: Id
    cost: Cost
    points: Points
    needs: tuple[Literal["above", "below"], ...]
    effect: str
    board: BoardName | None = None
    icons: Icons = ""
    amount: Annotated[Side | None, SHAPE] = None  # to which side, not how far


class Numbers(Row, frozen=True):
    """The numbers of the rules, within what the arrays of the state can hold."""

    program_robots: Annotated[int, Meta(ge=1, le=4)]
    capacity: Annotated[int, Meta(ge=1, le=3)]
    showing_end: Annotated[int, Meta(ge=1, le=GROUP)]


Contract = Prize | Programmable | RobotContract


def _by_id(row: Contract) -> str:
    return row.id


@dataclass(frozen=True, eq=False)
class Components:
    """Checked components, each kind in the order of its numbers."""

    marbles: tuple[Marble, ...]
    tables: tuple[Table, ...]
    robots: Annotated[tuple[Robot, ...], Sheet(order=lambda robot: robot.set == "contract")]
    prizes: Annotated[tuple[Prize, ...], Sheet(order=_by_id)]
    robot_contracts: Annotated[tuple[RobotContract, ...], Sheet(order=_by_id)]
    programmables: Annotated[tuple[Programmable, ...], Sheet(order=_by_id)]
    numbers: Numbers

    @cached_property
    def contracts(self) -> tuple[Contract, ...]:
        """All contracts: prizes, PROGRAMMABLE ones, robot contracts."""
        return (*self.prizes, *self.programmables, *self.robot_contracts)

    contract_ids = column_of("contracts")
    robot_ids = column_of("robots")

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        """CS-1.44: ids of robot cards as one seat numbers them; starting ones without the mark of their seat."""
        copies = (f"{name}-{copy + 1}" for name in self.robot_ids[STARTING:] for copy in range(COPIES))
        return (*self.robot_ids[:STARTING], *copies)

    @cached_property
    def titles(self) -> tuple[str, ...]:
        """What contracts are called by, each title once."""
        return tuple(dict.fromkeys(title_of(contract) for contract in self.contracts))

    def cell_ids(self, players: int) -> list[str]:
        """The cells of the ship for so many players."""
        board = BOARDS[self.table(players).board]
        return [cell_name(board, cell) for cell in range(len(CELLS_OF[board]))]

    def card_id(self, seat: int, card: int) -> str:
        """CS-1.44: the full id of a robot card; seats are counted from 1 there."""
        return f"p{seat + 1}-{self.card_ids[card]}" if card < STARTING else self.card_ids[card]

    @cached_property
    def active_ids(self) -> tuple[tuple[str, ...], ...]:
        """CS-1.44: `digger.t` and so on, by card and active mode."""
        return tuple(tuple(f"{card}.{mode}" for mode in MODE_IDS) for card in self.card_ids)

    def table(self, players: int) -> Table:
        """What is laid out for so many players."""
        return next(table for table in self.tables if table.players == players)


def copy_of(contract: Contract) -> int:
    """The number by which contracts with one title are told apart, 0 for one that has its title to itself."""
    number = contract.id.rsplit("-", 1)[-1]
    return int(number) if number.isdecimal() else 0


def title_of(contract: Contract) -> str:
    """The title of a contract."""
    if isinstance(contract, RobotContract):
        return ROBOT_TITLE
    return contract.id.rpartition("-")[0] if copy_of(contract) else contract.id


# ---- costs and icons as text ----


def marbles_text(counts: Iterable[int]) -> str:
    """Counts of marbles or cost units as costs are written: `P1 O2`."""
    return " ".join([f"{letter}{count}" for letter, count in zip(UNIT_LETTERS, counts) if count])


def marbles_counts(text: str, letters: str = LETTERS) -> list[int]:
    """The counts a text like `P1 O2` means; raises StarlodeError."""
    counts = [0] * len(letters)
    for word in text.split():
        if word[0] not in letters or not (word.isascii() and word[1:].isdecimal()):
            raise StarlodeError(f"{shown(word)} is no number of marbles; write for example P1 O2")
        counts[letters.index(word[0])] += int(word[1:])
    return counts


def unit_counts(cost: str) -> list[int]:
    """CS-1.46: how many units of each kind a cost has."""
    counts = [0] * UNITS
    for unit in cost.split():
        counts[UNIT_LETTERS.index(unit[0])] += int(unit[1])
    return counts


def icon_counts(icons: str) -> list[int]:
    """CS-1.41: how many icons of each kind there are."""
    counts = [0] * ICONS
    for letter in icons.split():
        counts[ICON_LETTERS.index(letter)] += 1
    return counts


# ---- reading ----


def _build(data: Any) -> Components:
    """Checked components, numbered: robots as listed by set, contracts by alphabet within their group (CS-11.32)."""
    read = read_components(data, Components)
    _check_sizes(read)
    for fault in _faults(read):
        raise InvalidComponents(fault)
    return read


# ---- checking what one row alone cannot show ----


def _check_sizes(read: Components) -> None:
    """Raise InvalidComponents for more or fewer rows than the rules can bear."""
    check_rows("marbles", len(read.marbles), TYPES, instead="for more or fewer marbles change count")
    check_rows("robots", len(read.robots), KINDS)
    check_rows("tables", len(read.tables), SEATS - 1, f"there is one for each number of players from 2 to {SEATS}")
    for group in ("prizes", "robot_contracts", "programmables"):
        check_rows(group, len(getattr(read, group)), GROUP)


def _faults(read: Components) -> Iterator[str]:
    """Every fault in words; facts that are house decisions are free."""
    yield from _id_faults(read)
    yield from _marble_faults(read)
    yield from _table_faults(read)
    for robot in read.robots:
        yield from _robot_faults(robot)
    yield from _contract_faults(read)
    yield from _robot_contract_faults(read)
    yield from _effect_faults(read)


def _id_faults(read: Components) -> Iterator[str]:
    """No id twice, so that a move's text can only mean one thing."""
    ids = Counter([*Type.texts(), *read.robot_ids, *read.contract_ids, *read.card_ids[STARTING:]])
    for name, count in ids.items():
        if count > 1:
            yield f"id '{name}': found {count} times, expected an id of its own for every row"


def _marble_faults(read: Components) -> Iterator[str]:
    for marble, name, letter in zip(read.marbles, Type.texts(), LETTERS, strict=True):
        if (marble.id, marble.letter) != (name, letter):
            yield f"{row_of('marbles', marble.id)}: expected {name} with letter {letter}; the order is fixed"


def _table_faults(read: Components) -> Iterator[str]:
    if [table.players for table in read.tables] != [2, 3, 4]:
        yield "tables, column players: expected 2, 3 and 4"
        return
    for table in read.tables:
        where = f"tables, row for {table.players} players"
        cells = len(CELLS_OF[BOARDS[table.board]])
        if sum(table.pool) != cells:
            yield f"{where}, column pool: found {sum(table.pool)} marbles, expected {cells} to fill the ship"
        if any(count > marble.count for count, marble in zip(table.pool, read.marbles, strict=True)):
            yield f"{where}, column pool: more marbles of a type than there are"
        if table.robots > table.market:
            yield f"{where}, column robots: found {table.robots}, expected at most {table.market}, the market"


def _robot_faults(robot: Robot) -> Iterator[str]:
    """CS-1.36: every mode has an icon; and none so many that numbers of the state would overflow."""
    where = row_of("robots", robot.id)
    for mode in robot.modes:
        icons = mode.split()
        if not 1 <= len(icons) <= MOST_ICONS or icons.count("+") > MOST_CAPACITY:
            yield f"{where}: found a mode with '{mode}', expected 1 to {MOST_ICONS} icons, {MOST_CAPACITY} of capacity"


def _contract_faults(read: Components) -> Iterator[str]:
    for contract in read.contracts:
        letters = [unit[0] for unit in contract.cost.split()]
        if len(set(letters)) < len(letters) or sum(unit_counts(contract.cost)) > MOST_UNITS:
            yield f"contract '{contract.id}', column cost: expected each letter once and at most {MOST_UNITS} units"


def _robot_contract_faults(read: Components) -> Iterator[str]:
    """CS-1.51: every contract robot is given by exactly one contract."""
    sets = Counter(robot.set for robot in read.robots)
    if sets["starting"] != STARTING or sets["contract"] != CONTRACT_KINDS:
        yield f"robots, column set: expected {STARTING} starting and {CONTRACT_KINDS} contract robots"
    given = Counter(contract.robot for contract in read.robot_contracts)
    for card in read.card_ids[STARTING:]:
        if given[card] != 1:
            yield f"robot_contracts, column robot: found {given[card]} contracts that give {card}, expected 1"


def _effect_faults(read: Components) -> Iterator[str]:
    for prize in read.prizes:
        where = row_of("prizes", prize.id)
        if prize.effect not in ("none", *PRIZE_EFFECTS):
            yield f"{where}, column effect: found '{prize.effect}', expected one of none, {', '.join(PRIZE_EFFECTS)}"
        else:
            yield from _amount_faults(where, prize)
    shared = Counter(prize.effect for prize in read.prizes if prize.effect != "none")
    for effect, count in shared.items():
        if count > BEARERS:
            yield f"prizes, column effect: found {effect} {count} times, expected at most {BEARERS}"
    for contract in read.programmables:
        yield from _programmable_faults(contract)
    gained = sum(len(contract.icons.split()) for contract in read.programmables if contract.effect == "gain")
    if gained > MOST_GAINED:
        yield f"programmables, column icons: found {gained} icons to gain in all, expected at most {MOST_GAINED}"
    if sum(abs(contract.amount or 0) for contract in read.programmables if contract.effect == "lane") > 2:
        yield "programmables, column effect: expected at most two contracts with lane, one to each side"


def _amount_faults(where: str, contract: Prize | Programmable) -> Iterator[str]:
    wanted = Effect.named(contract.effect).numbered
    if wanted == (contract.amount is None):
        yield f"{where}, column amount: {contract.effect} {'needs a number' if wanted else 'has no number'}"


def _programmable_faults(contract: Programmable) -> Iterator[str]:
    where, effect = row_of("programmables", contract.id), contract.effect
    if effect not in ("gain", *PROGRAMMED):
        yield f"{where}, column effect: found '{effect}', expected one of gain, {', '.join(PROGRAMMED)}"
        return
    needs = contract.needs[:1] if effect == "gain" else PROGRAMMED[effect].needs
    if contract.needs != needs or (effect == "gain" and not needs):
        yield f"{where}, column needs: found {list(contract.needs)}, which {effect} cannot have"
    if (effect in ("gain", "become")) != bool(contract.icons):
        yield f"{where}, column icons: {effect} {'needs icons' if effect in ('gain', 'become') else 'has none'}"
    if effect == "become" and contract.icons not in LETTERS:
        yield f"{where}, column icons: found '{contract.icons}', expected one letter of a marble"
    board = Effect.named(effect).board
    if board is not None and board != contract.board:
        yield f"{where}, column board: {effect} works on the {board} only"
    yield from _amount_faults(where, contract)


load = ComponentFile(OWN_FILE, _build).load
