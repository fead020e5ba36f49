"""What arenas have shown about networks: masters, each alone against experts.

Who is to be a master may sit there as `neural:9600it`, and proves a master that thinks for as many iterations.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from starlode.arena.bout import BoutResult
from starlode.arena.intervals import wilson
from starlode.arena.runs import plan_of_run, results_of_run
from starlode.bots.levels import MASTER
from starlode.bots.makings import makings, master_iterations
from starlode.bots.proofs import Proof
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError

RIVAL = "expert"

_ASPIRANT = re.compile(r"neural:([0-9]+)it")


def proofs_of(game: Game, runs: Sequence[Path]) -> list[Proof]:
    """What the games in these folders prove, those with as many players together; raises StarlodeError."""
    wins: dict[int, list[float]] = {}
    thought: dict[int, int] = {}
    for run in runs:
        plan = _plan(game, run)
        players, iterations = len(plan["bots"]), _iterations(plan)
        if thought.setdefault(players, iterations) != iterations:
            both = f"{thought[players]:,} and {iterations:,}"
            raise StarlodeError(f"masters of {both} iterations cannot be counted together: prove {run} by itself")
        wins.setdefault(players, []).extend(_wins(plan["bots"], results_of_run(run)))
    return [_proof(players, thought[players], shares) for players, shares in wins.items() if shares]


def _proof(players: int, iterations: int, wins: list[float]) -> Proof:
    low, high = (round(bound, 4) for bound in wilson(sum(wins), len(wins)))
    return Proof(players=players, iterations=iterations, games=len(wins), wins=round(sum(wins), 3), low=low, high=high)


def _wins(bots: dict[str, str], results: Iterable[BoutResult]) -> Iterator[float]:
    for result in results:
        yield sum(share for name, share in zip(result.seats, result.shares(), strict=True) if bots[name] != RIVAL)


def _iterations(plan: dict[str, Any]) -> int:
    """For how long the one who is no expert thought at a decision."""
    (bot,) = _aspirants(plan)
    match = _ASPIRANT.fullmatch(bot)
    return int(match[1]) if match else master_iterations(plan, len(plan["bots"]))


def _plan(game: Game, run: Path) -> dict[str, Any]:
    """The plan of a run that can prove something about the networks that the game has now."""
    plan = plan_of_run(game, run)
    found = _aspirants(plan)
    if len(plan["bots"]) != plan["options"]["players"] or len(found) != 1 or not _may_be_master(found[0]):
        raise StarlodeError(f"{run} is no arena of one {MASTER} against {RIVAL}s in all other seats")
    if plan["network"] != makings(game, [MASTER])["network"]:
        raise StarlodeError(f"{run} was played with another network of {game.info.name}")
    return plan


def _aspirants(plan: dict[str, Any]) -> list[str]:
    return [bot for bot in plan["bots"].values() if bot != RIVAL]


def _may_be_master(bot: str) -> bool:
    return bot == MASTER or _ASPIRANT.fullmatch(bot) is not None
