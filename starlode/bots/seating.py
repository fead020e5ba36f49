"""Who sits where: people and bots, by the names you ask for them with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlode.bots.bot import NEED_NETWORKS, Bot, bot_kinds, bot_names, is_guest, make_bot
from starlode.bots.levels import MASTER, levels_of
from starlode.bots.network import has_network, network_for
from starlode.bots.scale import MARKS, strength_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption, UnknownBot
from starlode.engine.boundary.quoting import shown

HUMAN = "human"


def check_bots(names: Sequence[str], others: tuple[str, ...] = ()) -> None:
    """Raise UnknownBot or StarlodeError unless every name makes a bot or is one of the others."""
    known = (*others, *bot_kinds())
    for name in names:
        kind = name.partition(":")[0]
        if kind not in known:
            raise UnknownBot(f"there is no bot {shown(kind)}; choose from {', '.join(known)}")
        if name not in others:
            make_bot(name)


def check_networks(names: Sequence[str], game: Game, players: int) -> None:
    """Raise UnknownBot if one of these bots needs a network that was not trained for this number of players."""
    if any(_needs_network(name, game, players) for name in names):
        network_for(game, players)


def _needs_network(name: str, game: Game, players: int) -> bool:
    strength = strength_of(name, game, players)
    return name.partition(":")[0] in NEED_NETWORKS or (strength is not None and strength > MARKS["expert"])


def bots_for(game: Game, players: int) -> tuple[str, ...]:
    """The bots offered for a game: the built-in ones, `neural` if it has a network, `master` if that network wins."""
    hidden = {name for name in NEED_NETWORKS if not has_network(game)}
    hidden |= {MASTER} - set(levels_of(game, players))
    return tuple(name for name in bot_names() if name not in hidden)


def fill_seats(names: Sequence[str], players: int) -> list[str]:
    """A bot for every seat: as named, or the same for all; raises InvalidOption, UnknownBot or StarlodeError."""
    check_bots(names)
    if len(names) not in (1, players):
        raise InvalidOption(f"{len(names)} bots were named for {players} players; name one for all, or one for each")
    return list(names) if len(names) == players else list(names) * players


def seat_bots(names: Sequence[str], luck: int) -> list[Bot]:
    """The bots of one game by their names, each with its own seed; the same luck makes them play the same.

    Raises UnknownBot or StarlodeError.
    """
    return [make_bot(name, luck * len(names) + seat) for seat, name in enumerate(names)]


def default_names(kinds: Sequence[str], title: Callable[[str], str] | None = None) -> list[str]:
    """A name for every seat that tells people from bots: Player, Greedy, Greedy 2, or as `title` calls a kind."""
    title = title or _english
    titles = [title(HUMAN if bot is None else bot) for bot in recorded(kinds)]
    counts = [titles[: seat + 1].count(title) for seat, title in enumerate(titles)]
    return [title if count == 1 else f"{title} {count}" for title, count in zip(titles, counts, strict=True)]


def _english(kind: str) -> str:
    return "Player" if kind == HUMAN else kind.capitalize()


def recorded(kinds: Sequence[str]) -> list[str | None]:
    """The bots as records name them: None for a person, and for an external program only that it was one.

    The command of a program would tell strangers about this machine, and would be run when someone resumed the record.
    """
    return [None if kind == HUMAN else kind.partition(":")[0] if is_guest(kind) else kind for kind in kinds]


def kinds_of(bots: Sequence[str | None] | None, names: Sequence[str]) -> list[str]:
    """Who sat where according to a record, else by the default names; raises InvalidOption for a program."""
    if bots is None:
        return guess_kinds(names)
    for seat, bot in enumerate(bots):
        if bot is not None and is_guest(bot):
            raise InvalidOption(f"a program played in seat {seat}; use --seats to say who plays there now")
    return [HUMAN if bot is None else bot for bot in bots]


def guess_kinds(names: Sequence[str]) -> list[str]:
    """Who sat where, as far as the default names tell."""
    firsts = [name.split(" ")[0].lower() for name in names]
    return [first if first in bot_names() else HUMAN for first in firsts]
