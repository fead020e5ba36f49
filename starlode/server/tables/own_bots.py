"""Bots of the operator's own: the only ones besides the levels that may sit at tables, because they run code here."""

from __future__ import annotations

from collections.abc import Mapping

from starlode.bots.bot import kind_of, make_bot
from starlode.bots.seating import is_own, own_title
from starlode.engine.boundary.errors import InvalidSetting, StarlodeError, UnknownBot
from starlode.engine.boundary.quoting import shown

OWN = "own"
PREFIX = OWN + ":"  # of what a chair notes instead of a level
LONGEST = 40  # characters of a name, as the wire allows
KINDS = "python:module:Class, path.py:Class or neural:FILE.npz"

OwnBots = Mapping[str, str]  # what players call each, and what `make_bot` is told


def own_bots(named: tuple[str, ...]) -> OwnBots:
    """The bots that a setting names, each called by its class or file; raises InvalidSetting if one cannot play."""
    found: dict[str, str] = {}
    for bot in map(_checked, named):
        title = own_title(bot)
        if title in found:
            raise InvalidSetting(f"settings: bots: two are called {shown(title)}")
        found[title] = bot
    return found


def _checked(bot: str) -> str:
    if not is_own(bot) or kind_of(bot) == "program":
        raise InvalidSetting(f"settings: bots: expected {KINDS}, found {shown(bot)}")
    try:
        make_bot(bot)
    except StarlodeError as error:
        raise InvalidSetting(f"settings: bots: {error}") from None
    return bot


def told_to_make(mind: str, known: OwnBots) -> str:
    """What `make_bot` is told for what a chair notes; raises UnknownBot for one that is no longer offered."""
    if not mind.startswith(PREFIX):
        return mind
    title = mind.removeprefix(PREFIX)
    if title not in known:
        raise UnknownBot(f"this server has no bot {shown(title)}{_offer(known)}")
    return known[title]


def recorded_mind(mind: str) -> str:
    """What a record calls it: of a bot of the operator's own only that it was one."""
    return "python" if mind.startswith(PREFIX) else mind


def _offer(known: OwnBots) -> str:
    return f"; it has {', '.join(known)}" if known else ""
