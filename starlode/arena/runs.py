"""Arenas that were played, as their folders tell; they may have been cut off, or played by earlier versions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from starlode.arena.bout import BoutResult
from starlode.arena.ledger import RESULTS
from starlode.arena.store import KIND
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file, read_json


def plan_of_run(game: Game, run: Path) -> dict[str, Any]:
    """What was planned; raises StarlodeError unless it was an arena of this game."""
    file = run / f"{KIND}.json"
    plan = read_json(read_file(file, StarlodeError), str(file), StarlodeError)
    if not isinstance(plan, dict) or plan.get("game") != game.info.name:
        raise StarlodeError(f"{run} holds no arena of {game.info.name}")
    return plan


def results_of_run(run: Path) -> list[BoutResult]:
    """The games that ended; a run that was cut off may have left half a line. Raises StarlodeError."""
    text = read_file(run / RESULTS, StarlodeError)
    decoder = msgspec.json.Decoder(BoutResult)
    try:
        return [decoder.decode(line) for line in text[: text.rfind(b"\n") + 1].splitlines()]
    except msgspec.DecodeError as error:
        raise StarlodeError(f"{run / RESULTS} cannot be read: {error}") from None
