"""What a game says of itself, as Markdown: facts, observation, options, events, invariants."""

from __future__ import annotations

from itertools import groupby

from housedocs.markdown import code, plain, sentence, table
from starlode.engine.declarations.events import Kind
from starlode.games import all_games, load_game


def overview(folder: str) -> str:
    """All games of the house; their pages lie in the folder, as seen from the page that asks."""
    rows = [
        (f"[{info.title}]({folder}{name}/index.md), {code(name)}", "{} to {}".format(*info.players), info.summary)
        for name, info in all_games().items()
    ]
    return table(("game and its name", "players", "in a sentence"), rows)


def facts(name: str) -> str:
    """What a program wants to know of a game in advance."""
    game = load_game(name)
    rows = [
        ("name", code(game.info.name)),
        ("players", "{} to {}".format(*game.info.players)),
        ("version of the rules", str(game.version)),
        ("actions", f"{game.actions}, numbered from 0"),
        ("observation", f"{game.observation:,} numbers"),
        ("position", f"{game.state_type.dtype.itemsize:,} bytes"),
    ]
    return table(("", ""), rows)


def observation(name: str) -> str:
    """What an observation tells, in order: so many numbers that begin alike are one row."""
    rows, start = [], 0
    for _, members in groupby(load_game(name).observation_names(), key=lambda name: name.split(".")[0]):
        count = len(inner := list(members))
        rows.append((f"{start} to {start + count - 1}" if count > 1 else str(start), code(inner[0]), code(inner[-1])))
        start += count
    return table(("numbers", "first name", "last name"), rows)


def options(name: str) -> str:
    """The options of a game with their values, defaults and help."""
    game = load_game(name)
    words = game.words()
    rows = [
        (
            code(option.name),
            f"{option.values}; default {code(plain(option.default))}",
            sentence(words.text(f"option-{option.name.replace('_', '-')}")),
        )
        for option in game.options
    ]
    return table(("option", "values", "means"), rows)


def events(name: str) -> str:
    """Every kind of event with its details, and who may see them."""
    return table(("event", "means", "details", "seen by"), map(_event, load_game(name).events))


def _event(kind: Kind) -> tuple[str, ...]:
    names = [*(["seat"] if kind.seated else []), *(detail.name for detail in kind.details)]
    private = ", ".join(map(code, kind.private))
    seen = f"all; {private} its own seat only" if private else "all"
    return code(kind.name), kind.promise, ", ".join(map(code, names)), seen


def invariants(name: str) -> str:
    """What holds in every position of a game, and the key of a written position that is refused where it does not."""
    listed = load_game(name).invariants  # type: ignore[attr-defined]  # a game of plain Python has none
    rows = [(row.name, row.promise, code(row.place)) for row in listed]
    return table(("invariant", "holds", "key that is refused"), rows)
