"""Options: named choices made before a game, with the values they take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.quoting import shown

Options = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One option: its default, the values it takes, and a parser that raises ValueError.

    What it is for is said by the message `option-...` of the game's catalogue.
    """

    name: str
    default: Any
    values: str
    parse: Callable[[Any], Any]


def one_of(*values: str) -> Callable[[Any], str]:
    """A parser for a fixed list of values, which raises ValueError for any other."""

    def parse(value: Any) -> str:
        if value not in values:
            raise ValueError
        return str(value)

    return parse


def whole_number(least: int, most: int) -> Callable[[Any], int]:
    """A parser for numbers in a range, given as a number, NumPy's included, or as its digits.

    It raises ValueError or TypeError for any other.
    """

    def parse(value: Any) -> int:
        if isinstance(value, bool) or (isinstance(value, str) and not (value.isascii() and value.isdecimal())):
            raise ValueError
        number = int(value) if isinstance(value, str) else index(value)
        if not least <= number <= most:
            raise ValueError
        return number

    return parse


def yes_or_no(value: Any) -> bool:
    """A parser for true and false, as values or as they are written; raises ValueError."""
    written = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.lower() in written:
        return written[value.lower()]
    raise ValueError


def resolve(known: Iterable[Option], given: Mapping[str, Any]) -> Options:
    """Every option with its given or default value, in the order they are declared; raises InvalidOption."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise InvalidOption(f"there is no option {shown(name)}; there is {', '.join(by_name)}")
    resolved: Options = {}
    for option in by_name.values():
        value = given.get(option.name, option.default)
        try:
            resolved[option.name] = option.parse(value)
        except (ValueError, TypeError):
            raise InvalidOption(f"option {option.name} cannot be {shown(value)}; it takes {option.values}") from None
    return resolved


def given_options(pairs: Iterable[str], players: int | None = None) -> Options:
    """What `NAME=VALUE` texts and a number of players say, for `resolve` to check; raises InvalidOption."""
    given: Options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InvalidOption(f"an option is written NAME=VALUE, not {shown(pair)}")
        given[name.strip()] = value.strip()
    if players is None:
        return given
    if given.get("players", str(players)) != str(players):
        raise InvalidOption(f"are there {players} players or {shown(given['players'])}? Two settings disagree")
    return given | {"players": players}


def option_text(value: Any) -> str:
    """An option's value as it is written in such a text."""
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
