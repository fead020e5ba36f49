"""Sections 1.3 and 1.4: the cells of both ships, and the rows that designations lead through them."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, pairwise

from starlode.games.cosmic_scavengers.things import DESIGNATIONS, HEX_FROM, SQUARE_SIDE, Board

Cell = tuple[int, int]

HEX_RADIUS = 4
PADS = 4

# CS-1.18, CS-1.20, CS-1.23: cells in canonical order; square ones are (r, c), hex ones axial (q, r).
SQUARE_CELLS: tuple[Cell, ...] = tuple((r, c) for r in range(SQUARE_SIDE) for c in range(SQUARE_SIDE))
HEX_CELLS: tuple[Cell, ...] = tuple(
    (q, r)
    for r in range(-HEX_RADIUS, HEX_RADIUS + 1)
    for q in range(-HEX_RADIUS, HEX_RADIUS + 1)
    if abs(q + r) <= HEX_RADIUS
)
CELLS_OF: dict[int, tuple[Cell, ...]] = {Board.SQUARE: SQUARE_CELLS, Board.HEX: HEX_CELLS}

# CS-1.21, CS-1.22, for the north side; the other sides follow by turning. Directions are left, then right of a
# player who stands outside the side and looks in.
NORTH_PADS: tuple[Cell, ...] = ((4, -5), (3, -5), (2, -5), (1, -5))
NORTH_STEPS: tuple[Cell, Cell] = ((0, 1), (-1, 1))


def turned(cell: Cell, times: int) -> Cell:
    """CS-1.22: the cell after this many turns of the hex board by 60 degrees clockwise."""
    q, r = cell
    for _ in range(times):
        q, r = -r, q + r
    return q, r


def pads(designation: int) -> list[Cell]:
    """CS-1.24, CS-1.32: the four starting pads from left to right, one space outside the ship."""
    if designation >= HEX_FROM:
        return [turned(pad, (designation - HEX_FROM) // 2) for pad in NORTH_PADS]
    return [_before(square_lane(designation, pad)) for pad in range(1, PADS + 1)]


def _before(lane: list[Cell]) -> Cell:
    (r, c), (next_r, next_c) = lane[:2]
    return 2 * r - next_r, 2 * c - next_c


def square_lane(designation: int, lane: int) -> list[Cell]:
    """CS-1.31: the cells of a lane of a square side, lanes counted from the owner's left."""
    last = SQUARE_SIDE - 1
    along = range(SQUARE_SIDE)
    return {
        "sq-n": [(i, last - lane) for i in along],
        "sq-e": [(last - lane, last - i) for i in along],
        "sq-s": [(last - i, lane) for i in along],
        "sq-w": [(lane, i) for i in along],
    }[DESIGNATIONS[designation]]


def hex_step(designation: int) -> Cell:
    """CS-1.21, CS-1.28: the step of a hex designation."""
    return turned(NORTH_STEPS[(designation - HEX_FROM) % 2], (designation - HEX_FROM) // 2)


def hex_row(designation: int, pad: int) -> list[Cell]:
    """CS-1.30: from the first ship cell reached from a pad (1 to 4) on until the row leaves the ship."""
    (q, r), (dq, dr) = pads(designation)[pad - 1], hex_step(designation)
    row = []
    while (q + dq, r + dr) in HEX_CELLS:
        q, r = q + dq, r + dr
        row.append((q, r))
    return row


def core_line(designation: int) -> list[Cell]:
    """CS-12.30: the nine cells through the centre in the direction of a hex designation."""
    dq, dr = hex_step(designation)
    return [(i * dq, i * dr) for i in range(-HEX_RADIUS, HEX_RADIUS + 1)]


def lanes(designation: int) -> list[list[int]]:
    """The rows of a designation as cell numbers: six lanes of the square; the core line and four pads of the hex."""
    if designation < HEX_FROM:
        rows, cells = [square_lane(designation, lane) for lane in range(SQUARE_SIDE)], SQUARE_CELLS
    else:
        rows, cells = [core_line(designation), *(hex_row(designation, p) for p in range(1, PADS + 1))], HEX_CELLS
    return [[cells.index(cell) for cell in row] for row in rows]


# ---- as text ----


def row_lengths(board: int) -> list[int]:
    """How many cells each row of the ship has, from the north."""
    if board == Board.SQUARE:
        return [SQUARE_SIDE] * SQUARE_SIDE
    return [2 * HEX_RADIUS + 1 - abs(r) for r in range(-HEX_RADIUS, HEX_RADIUS + 1)]


@cache
def row_slices(board: int) -> list[slice]:
    """Where the cells of each row are among all cells of the ship."""
    ends = [0, *accumulate(row_lengths(board))]
    return [slice(*pair) for pair in pairwise(ends)]


def cell_name(board: int, cell: int) -> str:
    """A cell by its coordinates: (r,c) on the square, (q,r) on the hex."""
    first, second = CELLS_OF[board][cell]
    return f"({first},{second})"
