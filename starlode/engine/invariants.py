"""What must hold in every position of every game, besides what the game itself promises."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.game import Config, Game
from starlode.engine.records import range_faults


def asking_faults(game: Game, config: Config, state: Any) -> list[str]:
    """What is wrong with who is asked: whoever owes a decision has a legal move, everybody else has none."""
    if not state.acting:
        return [] if state.over else ["nobody is asked although the game is not over"]
    mask = np.zeros(game.actions, np.uint8)
    found = []
    for seat in range(state.players):
        loops.legal_mask(config.params, state, seat, mask)
        asked, able = bool(state.acting >> seat & 1), bool(mask.any())
        if asked and not able:
            found.append(f"seat {seat} is asked but has no legal move")
        if able and not asked:
            found.append(f"seat {seat} has legal moves but is not asked")
    return found


def position_faults(game: Game, config: Config, state: Any) -> list[str]:
    """Every broken invariant of a position: numbers out of their range, and what the game itself promises."""
    return [*range_faults(game.state_type, state), *game.faults(config, state)]
