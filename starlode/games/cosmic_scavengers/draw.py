"""Cosmic Scavengers on a terminal: a view drawn with Rich.

Colours are never alone: every marble is drawn with the letter of its type. Around the ship are its sides with their
pads, numbered from the left as seen from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starlode.engine.authoring.drawing import HEAD, Dotted, Part, legend
from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.text.catalogue import Words
from starlode.games.cosmic_scavengers import brief
from starlode.games.cosmic_scavengers.board import CELLS_OF, Cell, pads
from starlode.games.cosmic_scavengers.pieces import STYLES, Drawing
from starlode.games.cosmic_scavengers.things import DESIGNATIONS, HEX_FROM, MODE_IDS, ROBOT, TEXT, Board

# A designation of each side; both directions of a hex side have the same pads.
SIDES: dict[int, dict[str, int]] = {
    Board.SQUARE: {name.split("-")[1]: number for number, name in enumerate(DESIGNATIONS[:HEX_FROM])},
    Board.HEX: {name.split("-")[1]: number for number, name in enumerate(DESIGNATIONS) if number >= HEX_FROM},
}
YOURS = "yours"
OWN = ("designation", "mode", "gap", "contract", "robot", "type", "designate", "place", "insert", "reveal")


def draw(config: Config, view: Json, words: Words) -> RenderableType:
    """The whole table."""
    it = Drawing(config, view, words)
    first = [seat for seat in view["seats"] if _programs(it, seat)]
    parts: list[RenderableType] = [_head(it), _ship(it)]
    parts += [_seat(config, it, seat) for seat in first]
    parts += [_marbles(it), _market(config, it)]
    parts += [_seat(config, it, seat) for seat in view["seats"] if seat not in first]
    return Group(*parts, legend(it.say("draw-letters"), it.say("draw-icons")))


def _programs(it: Drawing, seat: Json) -> bool:
    """Whether it is the viewer, who programs with an eye on the ship: a small screen shows both beside each other."""
    phase: str = it.view["decision"].get("phase", "")
    return bool(seat["seat"] == it.view["viewer"]) and phase == brief.PROGRAMMING


# ---- the head ----


def _head(it: Drawing) -> RenderableType:
    view = it.view
    short = [Text(it.say("draw-round", round=view["round"], limit=view["round_limit"]), "bold"), Text(_doing(it))]
    text = list(short)
    for label, groups in (("draw-turn-order", view["turn_order"]), ("draw-queue", view["queue"])):
        if len(groups) > 1 or any(len(group) > 1 for group in groups):
            seats = " > ".join("=".join(map(it.seat, group)) for group in groups)
            text.append(Text(it.say(label, seats=seats)))
    return Part(HEAD, Dotted(*text), brief=Dotted(*short))


def _doing(it: Drawing) -> str:
    view = it.view
    if view["over"]:
        return it.say("draw-over")
    phase = it.say(f"phase-{view['decision']['phase']}")
    if "seat" in view["decision"]:
        return it.say("draw-asked", phase=phase, seat=it.seat(view["decision"]["seat"]))
    open_ones = [it.seat(seat["seat"]) for seat in view["seats"] if not seat["committed"]]
    return it.say("draw-programming", phase=phase, seats=", ".join(open_ones))


# ---- the ship ----


def _ship(it: Drawing) -> RenderableType:
    board, rows = Board.named(it.view["board"]), it.view["ship"]
    about = ("designation", "mode", "gap", "designate", "place", "insert")
    tight = Group(*ship_lines(board, rows, tight=True))
    return Part("ship", *ship_lines(board, rows), title=it.say("draw-ship"), brief=tight, about=about)


def ship_lines(board: int, rows: Sequence[str], tight: bool = False) -> list[Text]:
    """Cells, the pads of every side with their numbers, and the names of the sides, each at its place.

    The upper and the lower side have their names on lines of their own, unless it must be tight.
    """
    marks: dict[Cell, tuple[str, str]] = {}
    for cell, letter in zip(CELLS_OF[board], "".join(rows), strict=True):
        marks[_spot(board, cell)] = (f" {letter} ", STYLES[letter])
    for name, designation in SIDES[board].items():
        spots = [_spot(board, pad) for pad in pads(designation)]
        for number, spot in enumerate(spots, 1):
            marks[spot] = (f" {number} ", "dim")
        line, column = _name_spot(spots, marks, tight)
        marks[line, column] = (f"{name:^3}", "bold")
    return _lines(marks)


def _spot(board: int, cell: Cell) -> Cell:
    """Line and column of a cell; hex rows are shifted by half a cell (CS-1.20)."""
    if board == Board.SQUARE:
        return cell[0], 3 * cell[1]
    return cell[1], 4 * cell[0] + 2 * cell[1]


def _name_spot(spots: list[Cell], marks: dict[Cell, tuple[str, str]], tight: bool) -> Cell:
    """A place for the name of a side: outside its pads, as far from the middle of the ship as can be."""
    line = sum(spot[0] for spot in spots) // len(spots)
    column = sum(spot[1] for spot in spots) // len(spots)
    if len({spot[0] for spot in spots}) == 1:
        if tight:
            return line, min(spot[1] for spot in spots) - 4
        middle = sum(spot[0] for spot in marks) / len(marks)
        return line + (1 if line > middle else -1), column
    ahead = 1 if column > sum(spot[1] for spot in marks) / len(marks) else -1
    return line, (max if ahead > 0 else min)(spot[1] for spot in marks if spot[0] == line) + 4 * ahead


def _lines(marks: dict[Cell, tuple[str, str]]) -> list[Text]:
    left = min(column for _, column in marks) - 2
    lines = []
    for line in sorted({line for line, _ in marks}):
        text = Text()
        for column in sorted(column for other, column in marks if other == line):
            text.append(" " * (column - left - len(text)))
            text.append(*marks[line, column])
        lines.append(text)
    return lines


# ---- marbles and market ----


def _marbles(it: Drawing) -> RenderableType:
    pool, supply = it.letters(it.view["pool"]), it.letters(it.view["supply"])
    shown = Text.assemble(it.say("draw-pool"), " ", pool, "  ", it.say("draw-supply"), " ", supply)
    return Part("marbles", shown, brief=shown, about=("salvage",))


def _market(config: Config, it: Drawing) -> RenderableType:
    view, table = it.view, Table.grid(padding=(0, 2, 0, 0))
    for contract in view["market"]:
        table.add_row(*it.offer(contract), Text(_gives(config, it, contract), "dim"))
    title = it.say("draw-market" if view["viewer"] is None else "draw-market-yours", deck=view["deck"])
    claims = list(_claims(it))
    about = ("fulfil", "claim", "pay", "reveal")
    return Part("market", table, *claims, title=title, brief=brief.market(it, title, claims), about=about)


def _gives(config: Config, it: Drawing, contract: Json) -> str:
    """What a contract brings besides points."""
    if contract["kind"] == "robot":
        return " | ".join(contract["modes"])
    return it.of(TEXT, contract["id"]) if contract["text"] else ""


def _claims(it: Drawing) -> Iterable[Text]:
    for claim in it.view["claims"]:
        facts = {
            "seat": it.seat(claim["seat"]),
            "contract": it.contract(claim["contract"]),
            "marbles": claim["marbles"],
        }
        yield Text(it.say(f"draw-stance-{claim['stance']}", **facts))


# ---- seats ----


def _seat(config: Config, it: Drawing, seat: Json) -> RenderableType:
    table, own = Table.grid(padding=(0, 2, 0, 0)), seat["seat"] == it.view["viewer"]
    hand = _hand(config, it, seat) if own else it.cards(seat["robots"], seat["programmables"])
    for label, shown in (("new", it.letters(seat["new"])), ("store", it.letters(seat["store"])), ("hand", hand)):
        table.add_row(it.say(f"draw-{label}"), shown)
    table.add_row(it.say("draw-discard"), it.discarded(seat))
    table.add_row(it.say("draw-tableau"), Text(it.cards([], seat["tableau"])))
    if seat["program"] is not None:
        table.add_row(it.say("draw-program"), Text(it.program(seat["program"])))
    title = _title(it, seat, own)
    name, about = (YOURS, OWN) if own else ("player", ("claim", "reveal"))
    return Part(name, table, title=title, brief=brief.seat(it, seat, title, own), about=about)


def _title(it: Drawing, seat: Json, own: bool) -> str:
    label = f"draw-seat{'-you' if own else ''}{'-committed' if seat['committed'] else ''}"
    return it.say(label, seat=it.seat(seat["seat"]), points=seat["score"], showing=seat["showing"])


def _hand(config: Config, it: Drawing, seat: Json) -> RenderableType:
    """The viewer's own hand: robots with the icons of their modes, contracts with what they do."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for robot in seat["robots"]:
        modes = "  ".join(f"{mode}: {icons}" for mode, icons in zip(MODE_IDS, robot["modes"], strict=True))
        grid.add_row(it.of(ROBOT, robot["robot"]), modes)
    for contract in seat["programmables"]:
        grid.add_row(it.contract(contract["id"]), _gives(config, it, contract))
    return grid if grid.row_count else it.say("draw-nothing")
