"""Names that moves, positions, views and texts share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starlode.engine.errors import StarlodeError
from starlode.games.cosmic_scavengers.components import LETTERS, UNIT_LETTERS, Components
from starlode.games.cosmic_scavengers.geometry import CELLS_OF, HEX_RADIUS, Cell
from starlode.games.cosmic_scavengers.terms import COPIES, EMPTY, MODE_IDS, SQUARE_SIDE, STARTING, Board

NO_MARBLE = "."


def marbles_text(counts: Iterable[int]) -> str:
    """Counts of marbles or cost units as the components write costs: `P1 O2`."""
    return " ".join(f"{letter}{count}" for letter, count in zip(UNIT_LETTERS, counts, strict=False) if count)


def marbles_counts(text: str, letters: str = LETTERS) -> list[int]:
    """The counts a text like `P1 O2` means; raises StarlodeError."""
    counts = [0] * len(letters)
    for word in text.split():
        if word[0] not in letters or not word[1:].isdecimal():
            raise StarlodeError(f"'{word}' is no number of marbles; write for example P1 O2")
        counts[letters.index(word[0])] += int(word[1:])
    return counts


def kind_of(card: int) -> int:
    """The kind of a robot card."""
    return card if card < STARTING else STARTING + (card - STARTING) // COPIES


def card_id(components: Components, seat: int, card: int) -> str:
    """CS-1.44: the full id of a robot card; seats are counted from 1 there."""
    name = components.card_ids[card]
    return f"p{seat + 1}-{name}" if card < STARTING else name


def active_robot(components: Components, card: int, mode: int) -> str:
    """CS-1.44: `digger.t`, a card with its active mode."""
    return f"{components.card_ids[card]}.{MODE_IDS[mode]}"


# ---- the ship ----


def row_lengths(board: int) -> list[int]:
    """How many cells each row of the ship has, from the north."""
    if board == Board.SQUARE:
        return [SQUARE_SIDE] * SQUARE_SIDE
    return [2 * HEX_RADIUS + 1 - abs(r) for r in range(-HEX_RADIUS, HEX_RADIUS + 1)]


def ship_rows(ship: Sequence[int], board: int) -> list[str]:
    """The ship as text: a letter for each cell in canonical order, a dot for an empty one."""
    letters = [LETTERS[kind] if kind != EMPTY else NO_MARBLE for kind in ship]
    rows, at = [], 0
    for length in row_lengths(board):
        rows.append("".join(letters[at : at + length]))
        at += length
    return rows


def cell_name(board: int, cell: int) -> str:
    """A cell by its coordinates: (r,c) on the square, (q,r) on the hex."""
    first, second = CELLS_OF[board][cell]
    return f"({first},{second})"


def cell_number(board: int, cell: Cell) -> int:
    """The number of a cell in canonical order."""
    return CELLS_OF[board].index(cell)
