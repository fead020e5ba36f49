"""Options: named choices made before a game, with the values they take."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import index
from typing import Any

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.quoting import shown

Options = dict[str, Any]
Json = dict[str, Any]

COUNTS = ("no", "one", "two", "three", "four", "five", "six")  # in words


class Values(ABC):
    """The values that an option takes: call it with a value to read it; raises ValueError or TypeError."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The values in words, for people."""

    @abstractmethod
    def describe(self) -> Json:
        """The values for programs, ready for JSON."""

    @abstractmethod
    def __call__(self, value: Any) -> Any:
        """Read a value, given as itself or as text; raises ValueError or TypeError."""


@dataclass(frozen=True)
class Option:
    """One option: its default and the values it takes.

    The message `option-...` in the game's catalogue explains it.
    """

    name: str
    default: Any
    parse: Values

    @property
    def values(self) -> str:
        """The values it takes, in words."""
        return self.parse.text


@dataclass(frozen=True)
class Some:
    """A fixed number of different items from a list, in any order."""

    count: int
    of: tuple[str, ...]

    @property
    def text(self) -> str:
        """The items in words."""
        return f"{COUNTS[self.count]} of {', '.join(self.of)}"

    def __call__(self, value: Any) -> list[str]:
        """Ids, listed or as text, in the order of `of`; raises ValueError."""
        if not isinstance(value, str | list | tuple):
            raise ValueError
        ids = [name.strip() for name in value.split(",")] if isinstance(value, str) else list(value)
        if len(ids) != self.count or len(set(ids)) != self.count or not set(ids) <= set(self.of):
            raise ValueError
        return sorted(ids, key=self.of.index)


@dataclass(frozen=True)
class OneOf(Values):
    """One of the words, the number of a seat (of `seats`), or some items of a list."""

    words: tuple[str, ...]
    seats: int
    some: Some | None

    @property
    def text(self) -> str:
        """The words, then everything else it takes."""
        if self.some:
            return f"{', '.join(self.words)}, or {self.some.text}"
        return " or ".join((*self.words, *(["a seat number from 0"] if self.seats else ())))

    def describe(self) -> Json:
        """The words, whether a seat may be named, and how many of which."""
        some = {"count": self.some.count, "of": list(self.some.of)} if self.some else None
        return {"kind": "one", "values": list(self.words), "seats": bool(self.seats), "some": some}

    def __call__(self, value: Any) -> Any:
        """A word, the number of a seat, or a list of ids; raises ValueError or TypeError."""
        if value in self.words:
            return str(value)
        if self.some:
            return self.some(value)
        if self.seats:
            return whole_number(0, self.seats - 1)(value)
        raise ValueError


@dataclass(frozen=True)
class WholeNumber(Values):
    """The numbers of a range."""

    least: int
    most: int

    @property
    def text(self) -> str:
        """The ends of the range."""
        return f"{self.least} to {self.most}"

    def describe(self) -> Json:
        """The ends of the range."""
        return {"kind": "range", "low": self.least, "high": self.most}

    def __call__(self, value: Any) -> int:
        """A number, NumPy's included, or its digits; raises ValueError or TypeError for any other."""
        if isinstance(value, bool) or (isinstance(value, str) and not (value.isascii() and value.isdecimal())):
            raise ValueError
        number = int(value) if isinstance(value, str) else index(value)
        if not self.least <= number <= self.most:
            raise ValueError
        return number


@dataclass(frozen=True)
class YesOrNo(Values):
    """True and false."""

    @property
    def text(self) -> str:
        """Both."""
        return "true or false"

    def describe(self) -> Json:
        """A switch."""
        return {"kind": "switch"}

    def __call__(self, value: Any) -> bool:
        """True or false, given as a value or as text; raises ValueError."""
        written = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in written:
            return written[value.lower()]
        raise ValueError


yes_or_no = YesOrNo()


def one_of(*words: str, seats: int = 0, some: Some | None = None) -> OneOf:
    """The values of a fixed list, and optionally the number of a seat, or some items of a list."""
    return OneOf(words, seats, some)


def whole_number(least: int, most: int) -> WholeNumber:
    """The numbers of a range, both ends included."""
    return WholeNumber(least, most)


def resolve(known: Iterable[Option], given: Mapping[str, Any]) -> Options:
    """Every option with its given or default value, in the order they are declared; raises InvalidOption."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise InvalidOption(f"there is no option {shown(name)}; choose from {', '.join(by_name)}")
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


def chosen_seat(options: Options, name: str, by_lot: str = "random") -> int:
    """The seat that an option names, -1 if it is drawn by lot; raises InvalidOption for a seat that does not play."""
    seat, players = options[name], options["players"]
    if seat == by_lot:
        return -1
    if seat >= players:
        raise InvalidOption(f"option {name} cannot be {seat}; {players} players have seats 0 to {players - 1}")
    return int(seat)
