"""How much an analysis thinks: a number of iterations, on one core or several."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from starlode.analysis.measures import MEASURES
from starlode.bots.proofs import mastered
from starlode.bots.search_bot import parse_thinking
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown

FILE = "analysis.json"  # in a game's folder
FEWEST = 5 * MEASURES.trees  # iterations with which there is anything to see


@dataclass(frozen=True)
class Effort:
    """Iterations of a look at one decision; the number of cores changes nothing but how long it takes."""

    iterations: int
    cores: int = 1


class GameEffort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Iterations of a look with a network and without one, as a game's own `analysis.json` says."""

    iterations: int = MEASURES.iterations
    plain: int = MEASURES.plain


def usual_effort(game: Game, players: int) -> str:
    """How much each decision of a game is thought about where nothing else is asked for."""
    return f"{usual_iterations(game, players)}it"


def usual_iterations(game: Game, players: int) -> int:
    """The same as a number."""
    effort = effort_of(game)
    return effort.iterations if players in mastered(game) else effort.plain


def effort_of(game: Game) -> GameEffort:
    """How much is usual in a game: less where iterations take long, so that a page judges any game in 20 seconds."""
    file = game.info.folder / FILE if game.info.folder else None
    if file is None or not file.is_file():
        return GameEffort()
    return msgspec.json.decode(file.read_bytes(), type=GameEffort)


def parse_effort(text: str) -> Effort:
    """`1000it`, or `1000it:4` on four cores; raises StarlodeError. A clock would not say the same twice."""
    if "it" not in text:
        raise StarlodeError(f"an analysis thinks for a number of iterations, as 1000it or 1000it:4, not {shown(text)}")
    thinking = parse_thinking(text)
    if thinking.iterations < FEWEST:
        raise StarlodeError(f"an analysis needs at least {FEWEST} iterations, not {thinking.iterations}")
    return Effort(thinking.iterations, thinking.cores)
