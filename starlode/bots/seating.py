"""Who sits where: people and bots, by the names you ask for them with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlode.bots.bot import NEED_NETWORKS, Bot, bot_kinds, bot_names, is_guest, kind_of, make_bot, split
from starlode.bots.levels import MASTER, THINKING, levels_of
from starlode.bots.network import has_network, network_for, own_network
from starlode.bots.scale import strength_of
from starlode.bots.strengths import MARKS, lot_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption, UnknownBot
from starlode.engine.boundary.quoting import printable, shown

HUMAN = "human"
LONGEST_TITLE = 40  # characters
OWN_NETWORK = "own.npz"  # what records call a network in a file


def check_bots(names: Sequence[str], others: tuple[str, ...] = ()) -> None:
    """Raise UnknownBot or StarlodeError unless every name makes a bot or is one of the others."""
    known = (*others, *bot_kinds())
    for name in names:
        kind = kind_of(name)
        if kind not in known:
            raise UnknownBot(f"there is no bot {shown(kind)}; choose from {', '.join(known)}")
        if name not in others:
            make_bot(name)


def check_networks(names: Sequence[str], game: Game, players: int) -> None:
    """Raise UnknownBot if one of these bots needs a network that was not trained for this number of players."""
    for name in names:
        if needs_network(name, game, players):
            network_for(game, players, own_network(name))


def needs_network(name: str, game: Game, players: int) -> bool:
    """Whether a bot asks a network, at some of its decisions at least."""
    strength = strength_of(name, game, players)
    return kind_of(name) in NEED_NETWORKS or (strength is not None and lot_of(strength, game, players).masterly)


def thinks(name: str, game: Game, players: int) -> bool:
    """Whether a bot on the scale of levels thinks ahead, at some of its decisions at least."""
    return name in THINKING or (strength_of(name, game, players) or 0) > MARKS["easy"]


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
    called = title or _english
    titles = [own_title(kind) or called(kind_of(kind) if is_guest(kind) else kind) for kind in kinds]
    counts = [titles[: seat + 1].count(title) for seat, title in enumerate(titles)]
    return [title if count == 1 else f"{title} {count}" for title, count in zip(titles, counts, strict=True)]


def own_title(bot: str) -> str:
    """The class of a bot of your own, or the file of its network without the ending; empty for any other bot."""
    file, (kind, argument) = own_network(bot), split(bot)
    title = file.stem if file else argument.rpartition(":")[2] if kind == "python" else ""
    return printable(title, LONGEST_TITLE)


def _english(kind: str) -> str:
    return "Player" if kind == HUMAN else kind.capitalize()


def recorded(kinds: Sequence[str]) -> list[str | None]:
    """The bots as records name them: None for a person, and of a bot that is not of the house only what kind it is.

    A command or a path would tell strangers about this machine, and would be run when someone resumed the record.
    """
    return [None if kind == HUMAN else _recorded(kind) for kind in kinds]


def _recorded(kind: str) -> str:
    if own_network(kind):
        return f"{kind_of(kind)}:{OWN_NETWORK}"
    return kind_of(kind) if is_guest(kind) else kind


def is_own(name: str) -> bool:
    """Whether a bot is not of the house: a program, a class of your own, or a network in a file."""
    return is_guest(name) or own_network(name) is not None


def kinds_of(bots: Sequence[str | None] | None, names: Sequence[str]) -> list[str]:
    """Who sat where according to a record, else by the default names; raises InvalidOption for what is not ours."""
    if bots is None:
        return guess_kinds(names)
    for seat, bot in enumerate(bots):
        if bot is not None and is_own(bot):
            raise InvalidOption(f"a bot of your own played in seat {seat}; use --seats to say who plays there now")
    return [HUMAN if bot is None else bot for bot in bots]


def guess_kinds(names: Sequence[str]) -> list[str]:
    """Who sat where, as far as the default names tell."""
    firsts = [name.split(" ")[0].lower() for name in names]
    return [first if first in bot_names() else HUMAN for first in firsts]
