"""What arenas have shown about a network: masters, each alone against experts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from starlode.arena.bout import BoutResult
from starlode.arena.intervals import wilson
from starlode.arena.runs import plan_of_run, results_of_run
from starlode.bots.levels import MASTER
from starlode.bots.makings import makings
from starlode.bots.proofs import Proof
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError

RIVAL = "expert"


def proofs_of(game: Game, runs: Sequence[Path]) -> list[Proof]:
    """What the games in these folders prove, those with as many players together; raises StarlodeError."""
    wins: dict[int, list[float]] = {}
    for run in runs:
        plan = _plan(game, run)
        wins.setdefault(len(plan["bots"]), []).extend(_wins(plan["bots"], results_of_run(run)))
    return [_proof(players, shares) for players, shares in wins.items() if shares]


def _proof(players: int, wins: list[float]) -> Proof:
    low, high = (round(bound, 4) for bound in wilson(sum(wins), len(wins)))
    return Proof(players=players, games=len(wins), wins=round(sum(wins), 3), low=low, high=high)


def _wins(bots: dict[str, str], results: Iterable[BoutResult]) -> Iterator[float]:
    for result in results:
        yield sum(share for name, share in zip(result.seats, result.shares(), strict=True) if bots[name] == MASTER)


def _plan(game: Game, run: Path) -> dict[str, Any]:
    """The plan of a run that can prove something about the network that the game has now."""
    plan = plan_of_run(game, run)
    if sorted(plan["bots"].values()) != [RIVAL] * (plan["options"]["players"] - 1) + [MASTER]:
        raise StarlodeError(f"{run} is no arena of one {MASTER} against {RIVAL}s in all other seats")
    if plan["network"] != makings(game, [MASTER])["network"]:
        raise StarlodeError(f"{run} was played with another network of {game.info.name}")
    return plan
