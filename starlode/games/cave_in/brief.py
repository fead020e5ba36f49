"""Cave-In on a small screen: each part of the drawing in as few lines as will do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starlode.engine.authoring.drawing import NARROW, Dotted, flow
from starlode.engine.authoring.game import Json
from starlode.games.cave_in.pieces import Pieces
from starlode.games.cave_in.things import COLOUR, HALF

CRYSTAL = 12  # columns of a Crystal with all its marks, and a blank


def head(board: Pieces) -> RenderableType:
    """Round, turn and cave-ins on one line; what concerns all and what holds for now below it."""
    view, say = board.view, board.say
    track = say("cave-ins-brief", count=view["cave_ins"], end=view["collapse"])
    parts = [*board.turn(), Text(track, "bold red" if view["cave_ins"] >= view["collapse"] - 1 else "")]
    lines = [Text(" · ").join(parts), board.around(), board.effects()]
    return Group(*(line for line in lines if line.plain))


def docks(board: Pieces) -> RenderableType:
    """The Mercenaries for hire, a line a level."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for level, cards in reversed(board.view["docks"].items()):
        shown = (board.card(card) if card else Text("-", "dim") for card in cards)
        grid.add_row(board.dock_label(level), Text(" ").join(shown))
    return grid


def mine(board: Pieces) -> RenderableType:
    """The Crystals, a line a cost: colour (of a wild one too), points, symbol and mark of each."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for cost, crystals in reversed(board.view["mine"].items()):
        grid.add_row(board.mine_label(cost), Text("").join(_crystal(board, crystal) for crystal in crystals))
    return grid


def _crystal(board: Pieces, crystal: Json | None) -> Text:
    if crystal is None:
        shown = Text("-", "dim")
    else:
        symbol = Text.assemble("◆", board.names.chip(crystal["symbol"])) if crystal["symbol"] else Text()
        mark = Text("!", "bold red") if crystal["cave_in"] else Text()
        wild = board.names.name(COLOUR, crystal["colour"], "short") if crystal["wild"] else ""
        colour = Text.assemble(board.crystal_colour(crystal), wild)
        shown = Text.assemble(colour, board.changed_cost(crystal), f" {crystal['vp']}", symbol, mark)
    shown.pad_right(max(1, CRYSTAL - shown.cell_len))
    return shown


def artifacts(board: Pieces) -> RenderableType:
    """The open Artifacts by name."""
    first, *others = [
        Text.assemble(board.artifact_label(stack), " ", _halves(board, stack))
        for stack in board.view["artifacts"].values()
        if stack["top"]
    ] or [Text(board.say("empty"), "dim")]
    return Dotted(Text.assemble((board.say("kept"), "bold"), " ", first), *others)


def _halves(board: Pieces, stack: Json) -> str:
    return " / ".join(board.names.name(HALF, half) for half in stack["halves"])


def people(board: Pieces) -> RenderableType:
    """The players with what a Raid is about: Totems, Base and cards in hand."""
    return flow((_seat(board, seat) for seat in board.view["seats"]), NARROW)


def _seat(board: Pieces, seat: Json) -> Text:
    totems = Text.assemble(" ", board.totems(seat["totems"])) if seat["totems"] else Text()
    hand = f" · {board.say('hand', count=seat['hand_count'])}" if seat["seat"] != board.view["viewer"] else ""
    return Text.assemble(board.title(seat), totems, " · ", board.base(seat), hand)


def hand(board: Pieces, own: Json) -> RenderableType:
    """The viewer's own cards."""
    title = board.say("your-hand", count=own["hand_count"])
    cards = Text(" ").join(board.card(held["card"], held["colour"]) for held in own["hand"])
    return Text.assemble((title, "bold cyan"), "  ", cards)
