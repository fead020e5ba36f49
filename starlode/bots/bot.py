"""What a bot is, and how one is made from its name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from starlode.engine.errors import StarlodeError
from starlode.match.information import Information


class UnknownBot(StarlodeError):
    """There is no bot of that name."""


class Bot(Protocol):
    """A player that is a program: it is given its seat's information and answers with a legal action."""

    name: str

    def choose(self, information: Information) -> int:
        """One of `information.actions`."""
        ...


# A bot's module is imported when the bot is first made: some bring compiled code along.
_MAKERS = {
    "random": "starlode.bots.random_bot",
    "greedy": "starlode.bots.greedy_bot",
    "search": "starlode.bots.search_bot",
}


def bot_names() -> tuple[str, ...]:
    """The names `make_bot` takes."""
    return tuple(_MAKERS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name, with what the bot is told after a colon (`search:200ms`); the same seed makes it play the same."""
    kind, _, argument = name.partition(":")
    if kind not in _MAKERS:
        raise UnknownBot(f"there is no bot '{kind}'; there is {', '.join(_MAKERS)}")
    maker: Callable[[int, str], Bot] = import_module(_MAKERS[kind]).make
    return maker(seed, argument)


def refuse_argument(name: str, argument: str) -> None:
    """Raise UnknownBot for a bot that takes nothing after its name."""
    if argument:
        raise UnknownBot(f"the bot {name} takes nothing after its name, not ':{argument}'")
