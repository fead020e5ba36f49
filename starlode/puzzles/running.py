"""A hunt from the request to the last puzzle: workers play game after game until there are enough."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from starlode.arena.spreading import Workers
from starlode.arena.versions import versions_of
from starlode.bots.network import network_for
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption
from starlode.match.seeds import fresh_seed
from starlode.puzzles.hunting import GLANCE, hunt
from starlode.puzzles.puzzle import Puzzle
from starlode.puzzles.scouting import Hunt
from starlode.puzzles.store import PuzzleFile

Hear = Callable[[int, int], None]  # is told after every game how many were played, and how many puzzles there are
FEWEST = 2 * GLANCE  # iterations of a tree
MOST = 100_000


def plan_hunt(
    game: Game,
    given: Mapping[str, Any],
    known: int = 0,
    *,
    think: int,
    play: int,
    seed: int | None = None,
    minutes: float | None = None,
) -> Hunt:
    """A plan for these options; raises InvalidOption, and UnknownBot where no network plays that.

    Without a seed the games are like no others: from a seed that can be guessed follows what the seats do not see. A
    run that goes on with a file plays other games than those it has its puzzles from.
    """
    config = game.configure(dict(given))
    network_for(game, config.options["players"])
    for name, iterations in {"think": think, "play": play}.items():
        if not FEWEST <= iterations <= MOST:
            raise InvalidOption(f"{name} is from {FEWEST} to {MOST} iterations, not {iterations}")
    luck = fresh_seed() if seed is None else hashlib.sha256(f"puzzles {seed} {known}".encode()).hexdigest()
    until = None if minutes is None else time.time() + 60 * minutes
    return Hunt(game.info.name, dict(config.options), think, play, luck, until)


def find_puzzles(
    plan: Hunt, file: PuzzleFile, count: int, workers: Workers, hear: Hear = lambda games, puzzles: None
) -> None:
    """Hunt until the file holds this many puzzles or the time is up; raises StarlodeError."""
    played = 0

    def games() -> Iterator[int]:
        number = 0
        while len(file.known) < count and not plan.over:
            yield number
            number += 1

    def keep(found: list[Puzzle]) -> None:
        nonlocal played
        file.add(found[: max(0, count - len(file.known))])
        played += 1
        hear(played, len(file.known))

    if workers.alone:
        for number in games():
            keep(hunt(plan, number))
    elif len(file.known) < count:
        workers.do(partial(hunt, plan), games(), keep, [versions_of(plan.game)])
