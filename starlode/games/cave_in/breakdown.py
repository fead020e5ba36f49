"""Chapter 10 point by point: where a seat's score comes from."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config, ScoreLine
from starlode.engine.kernel import entry
from starlode.engine.records import Array
from starlode.games.cave_in.rules.scoring import (
    score_crystals,
    score_half,
    score_subjugated,
    score_symbols,
    score_totems,
)
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import HALVES

SOURCES = ("Crystals", "Faction symbols", "Totems", "Subjugated cards")


@entry
def write_sources(params: Params, state: State, seat: int, out: Array) -> None:
    """Write the points of the four sources, then those of every Artifact half the seat kept."""
    out[0] = score_crystals(params, state, seat)
    out[1] = score_symbols(params, state, seat)
    out[2] = score_totems(params, state, seat)
    out[3] = score_subjugated(params, state, seat)
    for half in range(HALVES):
        out[4 + half] = score_half(params, state, seat, half) if state.half_owner[half] == seat else 0


def breakdown(config: Config, state: Any, seat: int) -> list[ScoreLine]:
    """CI-10.1: every source of points, and each Artifact half that was kept."""
    out = np.zeros(len(SOURCES) + HALVES, np.int64)
    write_sources(config.params, state, seat, out)
    lines = [ScoreLine(label, int(points)) for label, points in zip(SOURCES, out, strict=False)]
    kept = [half for half in range(HALVES) if state.half_owner[half] == seat]
    names = [config.components.halves[half].name for half in kept]
    return lines + [ScoreLine(name, int(out[len(SOURCES) + half])) for half, name in zip(kept, names, strict=True)]
