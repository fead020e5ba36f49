"""Stella Digger! on a small screen: each part of the drawing in as few lines as will do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starlode.engine.authoring.drawing import Dotted
from starlode.engine.authoring.game import Json
from starlode.games.stella_digger.pieces import Pieces

INDENT = 4  # of what is told of a player below the name


def asteroid(board: Pieces) -> RenderableType:
    """The map, a line a row: what is on each square with its marks; letters and numbers name the squares."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    columns = board.columns()
    grid.add_row("", *(Text(column, "bold") for column in columns))
    for number in range(len(board.map["cells"]), 0, -1):
        row = zip(columns, board.map["cells"][number - 1], strict=True)
        grid.add_row(Text(str(number), "bold"), *(_cell(board, f"{column}{number}", cell) for column, cell in row))
    return grid


def _cell(board: Pieces, name: str, printed: str) -> Text:
    """A square with its marks, or the size of a deck with the colour on top."""
    if printed == "....":
        return Text()
    if printed == "####":
        return Text("███", "dim")
    if deck := board.deck_at(printed):
        return Text.assemble(board.deck_name(deck), " ", board.deck_size(deck))
    return Text.assemble(board.ground(name, printed), *board.marks(name))


def people(board: Pieces) -> RenderableType:
    """A line for each player: points, crystals, cards and what was played."""
    return Group(*(_seat(board, seat) for seat in board.view["seats"]))


def _seat(board: Pieces, seat: Json) -> RenderableType:
    if seat["eliminated"]:
        return board.standing(seat)
    played = [board.field(seat)] if seat["field"] else []
    return Dotted(board.standing(seat), *board.stock(seat), *played, indent=INDENT)
