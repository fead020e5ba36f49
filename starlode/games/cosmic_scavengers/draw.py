"""Cosmic Scavengers on a terminal: a view drawn with Rich.

Colours are never alone: every marble is drawn with the letter of its type. Around the ship are its sides with their
pads, numbered from the left of whoever stands outside and looks in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from starlode.engine.game import Config, Json
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.geometry import CELLS_OF, Cell, pads
from starlode.games.cosmic_scavengers.terms import DESIGNATIONS, HEX_FROM, Board, Type

STYLES = {
    "P": "bold black on #e8e8e8",
    "E": "bold black on #e3c21f",
    "M": "bold white on #1d5fc4",
    "C": "bold white on #1e7a3c",
    "O": "bold white on #b3202c",
    "V": "bold white on #2b2b33",
    ".": "dim",
}
LEGEND = (
    "P precious · E electrical · M mechanical · C chemical · O organic · V void · W wild unit",
    "+ capacity · R recovery · B blank · ! priority · modes: t top, r right, b bottom, l left",
)
# A designation of each side; both directions of a hex side have the same pads.
SIDES: dict[int, dict[str, int]] = {
    Board.SQUARE: {name.split("-")[1]: number for number, name in enumerate(DESIGNATIONS[:HEX_FROM])},
    Board.HEX: {name.split("-")[1]: number for number, name in enumerate(DESIGNATIONS) if number >= HEX_FROM},
}


def draw(config: Config, view: Json) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_head(view), _ship(view), _marbles(view), _market(view)]
    parts += [_seat(view, seat) for seat in view["seats"]]
    parts.append(Text("\n".join(LEGEND), "dim"))
    return Group(*parts)


# ---- the head ----


def _head(view: Json) -> RenderableType:
    phase = view["decision"]["phase"]
    text = Text.assemble((f"Round {view['round']} of {view['round_limit']}", "bold"), f" · {_doing(view, phase)}")
    order = " > ".join("=".join(_name(view, seat) for seat in group) for group in view["turn_order"])
    if order:
        text.append(f"\nTurn order: {order}")
    queue = " > ".join("=".join(_name(view, seat) for seat in group) for group in view["queue"])
    if queue:
        text.append(f"\nFulfilling: {queue}")
    return text


def _doing(view: Json, phase: str) -> str:
    if view["over"]:
        return "the game is over"
    if phase == "program":
        open_ones = [_name(view, seat["seat"]) for seat in view["seats"] if not seat["committed"]]
        return f"secret programming; still open: {', '.join(open_ones)}"
    return f"{phase.replace('-', ' ')}: {_name(view, view['decision']['seat'])}"


def _name(view: Json, seat: int) -> str:
    names = view.get("names")
    return str(names[seat]) if names else f"seat {seat}"


# ---- the ship ----


def _ship(view: Json) -> RenderableType:
    lines = ship_lines(Board.named(view["board"]), view["ship"])
    return Group(Rule("Ship", align="left"), *lines)


def ship_lines(board: int, rows: Sequence[str]) -> list[Text]:
    """Cells, the pads of every side with their numbers, and the names of the sides, each at its place."""
    marks: dict[Cell, tuple[str, str]] = {}
    for cell, letter in zip(CELLS_OF[board], "".join(rows), strict=True):
        marks[_spot(board, cell)] = (f" {letter} ", STYLES[letter])
    for name, designation in SIDES[board].items():
        spots = [_spot(board, pad) for pad in pads(designation)]
        for number, spot in enumerate(spots, 1):
            marks[spot] = (f" {number} ", "dim")
        line, column = _name_spot(spots, marks)
        marks[line, column] = (f"{name:^3}", "bold")
    return _lines(marks)


def _spot(board: int, cell: Cell) -> Cell:
    """Line and column of a cell; hex rows are shifted by half a cell (CS-1.20)."""
    if board == Board.SQUARE:
        return cell[0], 3 * cell[1]
    return cell[1], 4 * cell[0] + 2 * cell[1]


def _name_spot(spots: list[Cell], marks: dict[Cell, tuple[str, str]]) -> Cell:
    """A place for the name of a side: outside its pads, as far from the middle of the ship as can be."""
    line = sum(spot[0] for spot in spots) // len(spots)
    column = sum(spot[1] for spot in spots) // len(spots)
    if len({spot[0] for spot in spots}) == 1:
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


def _letters(counts: Json) -> Text:
    parts: list[Any] = []
    for name, letter in zip(Type.texts(), LETTERS, strict=True):
        if counts[name]:
            parts += [(f"{letter}{counts[name]}", STYLES[letter]), " "]
    return Text.assemble(*parts) if parts else Text("-", "dim")


def _marbles(view: Json) -> RenderableType:
    return Text.assemble("Pool ", _letters(view["pool"]), "  Supply ", _letters(view["supply"]))


def _market(view: Json) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for contract in view["market"]:
        able = "*" if view["viewer"] in contract["payable_by"] else " "
        gives = " | ".join(contract["modes"]) if contract["kind"] == "robot" else contract["text"]
        table.add_row(able, contract["id"], contract["cost"], f"{contract['points']} pt", Text(gives, "dim"))
    title = f"Market, {view['deck']} in the deck" + (" (* you can pay)" if view["viewer"] is not None else "")
    return Group(Rule(title, align="left"), table, *_claims(view))


def _claims(view: Json) -> Iterable[Text]:
    for claim in view["claims"]:
        marbles = f" with {claim['marbles']}" if claim["marbles"] else ""
        yield Text(f"{_name(view, claim['seat'])} {claim['stance']} for {claim['contract']}{marbles}")


# ---- seats ----


def _seat(view: Json, seat: Json) -> RenderableType:
    you = " (you)" if seat["seat"] == view["viewer"] else ""
    done = ", committed" if seat["committed"] else ""
    title = f"{_name(view, seat['seat'])}{you}{done}: {seat['score']} points, {seat['showing']} showing"
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row("new", _letters(seat["new"]))
    table.add_row("store", _letters(seat["store"]))
    own = seat["seat"] == view["viewer"]
    table.add_row("hand", Text(_cards(seat["robots"], seat["programmables"], own)))
    table.add_row("discard", Text(_cards(seat["discarded_robots"], seat["discarded_programmables"], False)))
    table.add_row("tableau", Text(", ".join(contract["id"] for contract in seat["tableau"]) or "-"))
    if seat["program"] is not None:
        table.add_row("program", Text(_program(seat["program"])))
    return Group(Rule(title, align="left"), table)


def _cards(robots: list[Json], contracts: list[Json], in_full: bool) -> str:
    """Robots, with the icons of their modes where there is a use for them, and contracts."""
    found = [_robot(robot) if in_full else robot["robot"] for robot in robots]
    found += [contract["id"] for contract in contracts]
    return ("\n" if in_full else ", ").join(found) or "-"


def _robot(robot: Json) -> str:
    modes = "  ".join(f"{mode}: {icons}" for mode, icons in zip("trbl", robot["modes"], strict=True))
    return f"{robot['robot']:<15} {modes}"


def _program(program: Json) -> str:
    stack = ", ".join(program["stack"])
    facts = f" (diligence {program['diligence']}, priority {program['priority']})" if "diligence" in program else ""
    return f"{program['designation']}: {stack}{facts}"
