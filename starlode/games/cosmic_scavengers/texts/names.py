"""What things are called in sentences. A number below 0 is something unknown, and gets a vague name."""

from __future__ import annotations

from collections.abc import Sequence

from starlode.engine.game import Config
from starlode.games.cosmic_scavengers.components import RobotContract
from starlode.games.cosmic_scavengers.names import cell_name, kind_of
from starlode.games.cosmic_scavengers.terms import MODES, Type

MODE_NAMES = ("top", "right", "bottom", "left")
SIDE_NAMES = {
    "n": "north",
    "ne": "north-east",
    "e": "east",
    "se": "south-east",
    "s": "south",
    "sw": "south-west",
    "w": "west",
    "nw": "north-west",
}
ICON_NAMES = {
    "P": "precious",
    "E": "electrical",
    "M": "mechanical",
    "C": "chemical",
    "O": "organic",
    "V": "void",
    "+": "capacity",
    "R": "recovery",
    "B": "blank",
    "!": "priority",
}


def robot_name(config: Config, kind: int) -> str:
    """The name of a kind of robot."""
    return str(config.components.robots[kind].name) if kind >= 0 else "a robot"


def card_name(config: Config, card: int) -> str:
    """The name of a robot card."""
    return robot_name(config, kind_of(card)) if card >= 0 else "a robot"


def mode_icons(config: Config, kind: int, mode: int) -> str:
    """The icons of a mode in words."""
    letters = config.components.robots[kind].modes[mode].split()
    return ", ".join(ICON_NAMES[letter] for letter in letters)


def contract_name(config: Config, contract: int) -> str:
    """The name of a contract; those with two copies are told apart by their numbers."""
    if contract < 0:
        return "a contract"
    row = config.components.contracts[contract]
    number = row.id.rsplit("-", 1)[-1]
    copy = f" {number}" if number.isdecimal() else ""
    if isinstance(row, RobotContract):
        kind = kind_of(config.components.card_ids.index(row.robot))
        return f"the {robot_name(config, kind)}{copy} contract"
    return f"{row.name}{copy}"


def type_name(kind: int) -> str:
    """The name of a type of marble."""
    return Type(kind).text if kind >= 0 else "marble"


def marbles(counts: Sequence[int]) -> str:
    """`2 organic and 1 void`, or `nothing`."""
    parts = [f"{count} {type_name(kind)}" for kind, count in enumerate(counts) if count]
    if not parts:
        return "nothing"
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def cell(config: Config, number: int) -> str:
    """A cell of the ship in use."""
    return cell_name(int(config.params.board_of[config.options["players"]]), number)


def designation_name(name: str) -> str:
    """A designation in words: `from the north side, bearing left`."""
    _, side, *bearing = name.split("-")
    where = f"from the {SIDE_NAMES[side]} side"
    return f"{where}, bearing {'left' if bearing == ['l'] else 'right'}" if bearing else where


def mode_name(number: int) -> str:
    """The name of a mode."""
    return MODE_NAMES[number % MODES]
