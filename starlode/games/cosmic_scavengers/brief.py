"""Cosmic Scavengers on a small screen: parts of the drawing in as few lines as will do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from starlode.engine.authoring.drawing import NARROW, Dotted, flow
from starlode.engine.authoring.game import Json
from starlode.games.cosmic_scavengers.pieces import Drawing
from starlode.games.cosmic_scavengers.things import ROBOT

BESIDE = 34  # columns that the ship leaves
COLUMNS = 2  # of the market
PROGRAMMING = "program"
RETURNING = ("recall", "recover-robot", "hospital-robot")  # when robots are chosen by their icons, from the discard


def market(it: Drawing, title: str, claims: Sequence[Text]) -> RenderableType:
    """The contracts with their costs and points, and who claims them."""
    return Group(Text(title, "bold"), _in_columns([it.offer(contract) for contract in it.view["market"]]), *claims)


def _in_columns(rows: list[tuple[str, ...]]) -> Table:
    """Rows beside each other."""
    grid, lines = Table.grid(padding=(0, 1, 0, 0)), -(-len(rows) // COLUMNS)
    for line in range(lines):
        grid.add_row(*(cell for row in rows[line::lines] for cell in row))
    return grid


def seat(it: Drawing, owner: Json, title: str, own: bool) -> RenderableType:
    """The marbles of a player; the viewer's own robots and program while they program, else what they discarded."""
    marbles = [Text.assemble(f"{it.say('draw-store')} ", it.letters(owner["store"]))]
    if any(owner["new"].values()):
        marbles.append(Text.assemble(f"{it.say('draw-new')} ", it.letters(owner["new"])))
    if not own:
        return Dotted(Text(title, "bold"), *marbles)
    if it.view["decision"].get("phase") == PROGRAMMING:
        points = Text(it.say("draw-points", points=owner["score"]), "bold")
        return _programmed(it, owner, Dotted(points, *marbles))
    discard = Text.assemble(f"{it.say('draw-discard')} ", it.discarded(owner))
    if it.view["decision"].get("phase") in RETURNING:
        robots = {robot["robot"]: Text(_listed(it, robot)) for robot in owner["discarded_robots"]}
        return Group(Text(title, "bold"), Dotted(*marbles), flow(robots.values(), NARROW))
    hand = f"{it.say('draw-hand')} {it.cards(owner['robots'], owner['programmables'])}"
    return Group(Text(title, "bold"), Dotted(*marbles, discard), Text(hand))


def _programmed(it: Drawing, owner: Json, holdings: RenderableType) -> RenderableType:
    """What a player has, in hand and in the program too, so narrow that it stands beside the ship."""
    lines = [_listed(it, robot) for robot in owner["robots"]]
    contracts = [it.contract(contract["id"]) for contract in owner["programmables"]]
    lines += [", ".join(contracts)] if contracts else []
    lines += it.program(owner["program"]).split("\n") if owner["program"] else []
    return Constrain(Group(holdings, Text("\n".join(lines))), BESIDE)


def _listed(it: Drawing, robot: Json) -> str:
    """The name of a robot with the icons of its top, right, bottom and left mode."""
    return f"{it.of(ROBOT, robot['robot'])} {'/'.join(icons.replace(' ', '') for icons in robot['modes'])}"
