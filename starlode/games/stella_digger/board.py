"""The Asteroid Map: read from the drawing in components.toml, so that it can be proof-read at a glance."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

from starlode.engine.boundary.errors import InvalidComponents
from starlode.games.stella_digger.things import PLACES, WAYS, Direction, Zone

OUTSIDE, WALL, START = "....", "####", "START"
ZONE_LETTERS = {"W": "white", "G": "grey", "K": "black"}
_SQUARE = re.compile(r"(\*?)([WGK])([1-9])(\*?)")
_BAY = re.compile(r"\[D([123])\]")


@dataclass(frozen=True)
class Square:
    """A cell that can be entered: START or a map square."""

    name: str  # column and row, like c4
    zone: str | None  # None for START
    number: int  # 0 for START
    framed: bool


@dataclass(frozen=True)
class Asteroid:
    """The map. Cells are written as in the drawing; `rows` begins with row 1, at the bottom."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """START and the map squares in reading order (SD-0.9); a place is a number of this list."""
        return tuple(
            square
            for row, cells in enumerate(self.rows, 1)
            for column, cell in zip(self.columns, cells, strict=True)
            if (square := _square(f"{column}{row}", cell)) is not None
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each place."""
        return tuple(square.name for square in self.squares)

    @cached_property
    def start(self) -> int:
        """The place of START."""
        return next(place for place, square in enumerate(self.squares) if square.zone is None)

    @cached_property
    def bays(self) -> dict[str, str]:
        """The cells of the deck bays, by the name of the deck."""
        found = {}
        for row, cells in enumerate(self.rows, 1):
            for column, cell in zip(self.columns, cells, strict=True):
                if bay := _BAY.fullmatch(cell):
                    found[f"deck-{bay[1]}"] = f"{column}{row}"
        return dict(sorted(found.items()))

    def cell(self, name: str) -> str:
        """What the drawing shows at a cell; outside the grid lies nothing of the asteroid."""
        column, row = name[:1], name[1:]
        if column not in self.columns or not row.isdecimal() or not 1 <= int(row) <= len(self.rows):
            return OUTSIDE
        return self.rows[int(row) - 1][self.columns.index(column)]

    @cached_property
    def near(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each place, by direction."""
        return tuple(tuple(self.neighbour(place, way) for way in range(WAYS)) for place in range(len(self.squares)))

    def neighbour(self, place: int, direction: int) -> int:
        """SD-0.7, SD-0.8, SD-1.13: the place next to one in a direction, -1 for anything that counts as wall."""
        across, up = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[Direction(direction).text]
        name = self.names[place]
        column, row = self.columns.index(name[0]) + across, int(name[1:]) + up
        if not 0 <= column < len(self.columns):
            return -1
        other = f"{self.columns[column]}{row}"
        return self.names.index(other) if other in self.names else -1


def _square(name: str, cell: str) -> Square | None:
    if cell == START:
        return Square(name, None, 0, False)
    if match := _SQUARE.fullmatch(cell):
        return Square(name, ZONE_LETTERS[match[2]], int(match[3]), bool(match[1]))
    return None


# ---- reading ----


@lru_cache(8)
def read_map(text: str) -> Asteroid:
    """The map of a drawing; raises InvalidComponents, which names the row."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if not lines:
        raise InvalidComponents("map: found nothing, expected a drawing")
    columns = tuple(lines[0])
    if list(columns) != [chr(ord("a") + i) for i in range(len(columns))]:
        raise InvalidComponents(f"map, first line: found {' '.join(columns)}, expected the columns a b c ...")
    asteroid = Asteroid(
        columns, tuple(_row(line, len(lines) - 1 - i, columns) for i, line in enumerate(lines[1:]))[::-1]
    )
    _check(asteroid)
    return asteroid


def _row(line: list[str], number: int, columns: tuple[str, ...]) -> tuple[str, ...]:
    if line[0] != str(number):
        raise InvalidComponents(f"map: found row {line[0]}, expected row {number}; rows are numbered from the bottom")
    cells = tuple(line[1:])
    if len(cells) != len(columns):
        raise InvalidComponents(f"map, row {number}: found {len(cells)} cells, expected {len(columns)}")
    for column, cell in zip(columns, cells, strict=True):
        if not _is_cell(cell):
            raise InvalidComponents(
                f"map, row {number}, column {column}: found {cell}, expected a square like W1, G2 or *K3*, a bay like "
                f"[D1], {WALL}, {OUTSIDE} or {START}"
            )
    return cells


def _is_cell(cell: str) -> bool:
    match = _SQUARE.fullmatch(cell)
    return cell in (OUTSIDE, WALL, START) or bool(_BAY.fullmatch(cell)) or bool(match and match[1] == match[4])


def _check(asteroid: Asteroid) -> None:
    """One START with tiles above and to the right, three bays, and nothing that cannot be reached (SD-1.15)."""
    cells = [cell for row in asteroid.rows for cell in row]
    for cell in (START, "[D1]", "[D2]", "[D3]"):
        if cells.count(cell) != 1:
            raise InvalidComponents(f"map: found {cells.count(cell)} of {cell}, expected 1")
    if len(asteroid.squares) > PLACES:
        raise InvalidComponents(f"map: found {len(asteroid.squares)} squares, expected at most {PLACES}")
    for direction in (Direction.named("N"), Direction.named("E")):
        if asteroid.neighbour(asteroid.start, direction) < 0:
            raise InvalidComponents("map: expected squares above and to the right of START")
    if lost := sorted(set(range(len(asteroid.squares))) - _reachable(asteroid)):
        raise InvalidComponents(f"map: {asteroid.names[lost[0]]} cannot be reached from START")
    if not any(square.framed for square in asteroid.squares):
        raise InvalidComponents("map: found no yellow frame, expected a square like *K3*")


def _reachable(asteroid: Asteroid) -> set[int]:
    found, waiting = {asteroid.start}, [asteroid.start]
    while waiting:
        place = waiting.pop()
        new = {*asteroid.near[place]} - found - {-1}
        found |= new
        waiting += new
    return found


def zone_number(square: Square) -> int:
    """The number of a square's zone, -1 for START."""
    return -1 if square.zone is None else Zone.named(square.zone)
