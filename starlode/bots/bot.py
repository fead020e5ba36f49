"""What a bot is, and how one is made from its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import text_of, whole

if TYPE_CHECKING:
    from starlode.engine.authoring.game import Json
    from starlode.match.information import Information


class Bot(Protocol):
    """A player that is a program: it is given its seat's information and answers with a legal action."""

    name: str

    def choose(self, information: Information) -> int:
        """One of `information.actions`."""
        ...


@runtime_checkable
class Guest(Protocol):
    """A bot that is not of the house: it can misbehave, and it must be told when the game is over."""

    fouls: list[str]
    forfeit: str | None  # why it has lost, regardless of points

    def end(self, outcome: Json | None = None) -> None:
        """Tell the program that the game is over, or was left unfinished."""
        ...


MOST_SEED = 2**128 - 1

# Where each bot is made, by default in the module's `make`. The module is imported when the bot is first needed,
# because some bring compiled code with them.
_MAKERS = {
    "random": "starlode.bots.random_bot",
    "greedy": "starlode.bots.greedy_bot",
    "search": "starlode.bots.search_bot",
    "neural": "starlode.bots.neural_bot",
    "novice": "starlode.bots.levels:novice",
    "easy": "starlode.bots.levels:easy",
    "medium": "starlode.bots.levels:medium",
    "hard": "starlode.bots.levels:hard",
    "expert": "starlode.bots.levels:expert",
    "master": "starlode.bots.levels:master",
}

# Bots that need an argument.
_SCALED = {"level": "starlode.bots.scale:level", "strength": "starlode.bots.strengths:strength"}

NEED_NETWORKS = frozenset({"neural", "master"})  # can only play games that have a trained network

# These run any command or code that they are given: never take such a name from a stranger.
_GUESTS = {"program": "starlode.bots.guests.program", "python": "starlode.bots.guests.python_bot"}


def bot_names() -> tuple[str, ...]:
    """The built-in bots: names that `make_bot` takes, safe to accept from anyone."""
    return tuple(_MAKERS)


def bot_kinds() -> tuple[str, ...]:
    """Everything that may come before the colon in `make_bot`: also levels by number, programs, and your classes."""
    return (*_MAKERS, *_SCALED, *_GUESTS)


def split(name: str) -> tuple[str, str]:
    """The kind of a bot, and its argument: what comes after the first colon, or the whole of `path.py:Class`."""
    kind, _, argument = name.partition(":")
    return ("python", name) if kind.endswith(".py") else (kind, argument)


def kind_of(name: str) -> str:
    """The kind of a bot: what comes before the first colon, or `python` for `path.py:Class`."""
    return split(name)[0]


def is_guest(name: str) -> bool:
    """Whether a name makes an external program, or a class of your own, play."""
    return kind_of(name) in _GUESTS


def dismiss(bots: Iterable[Bot], outcome: Json | None) -> None:
    """Tell external programs that the game is over, and stop them; the outcome is None if the game was broken off."""
    for bot in bots:
        if isinstance(bot, Guest):
            bot.end(outcome)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name, with its argument after a colon (`search:200ms`); the same seed makes it play the same.

    Raises UnknownBot for a bot that does not exist, and StarlodeError for an invalid seed.
    """
    seed = whole(seed, "a bot's seed", 0, MOST_SEED)
    kind, argument = split(text_of(name, "the name of a bot", UnknownBot))
    if kind not in bot_kinds():
        raise UnknownBot(f"there is no bot {shown(kind)}; choose from {', '.join(bot_kinds())}")
    module, _, function = (_MAKERS | _SCALED | _GUESTS)[kind].partition(":")
    maker: Callable[[int, str], Bot] = getattr(import_module(module), function or "make")
    return maker(seed, argument)


def refuse_argument(name: str, argument: str) -> None:
    """Raise UnknownBot if an argument was given to a bot that takes none."""
    if argument:
        raise UnknownBot(f"the bot {name} takes nothing after its name, not {shown(':' + argument)}")
