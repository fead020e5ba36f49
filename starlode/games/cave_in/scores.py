"""Chapter 10 point by point: where a seat's score comes from; and why the game ended."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.catalogue import Message
from starlode.engine.facts import Scope
from starlode.engine.game import Config, Source
from starlode.engine.kernel import entry
from starlode.engine.reading import read
from starlode.engine.records import Array
from starlode.engine.things import NUMBER
from starlode.games.cave_in.rules.scoring import (
    score_crystals,
    score_half,
    score_subjugated,
    score_symbols,
    score_totems,
)
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import HALF, HALVES

SOURCES = ("crystals", "symbols", "totems", "subjugated")


@entry
def write_sources(params: Params, state: State, seat: int, out: Array) -> None:
    """Write the points of the four sources, then those of every Artifact half the seat kept."""
    out[0] = score_crystals(params, state, seat)
    out[1] = score_symbols(params, state, seat)
    out[2] = score_totems(params, state, seat)
    out[3] = score_subjugated(params, state, seat)
    for half in range(HALVES):
        out[4 + half] = score_half(params, state, seat, half) if state.half_owner[half] == seat else 0


def breakdown(config: Config, state: Any, seat: int) -> list[Source]:
    """CI-10.1: every source of points, and each Artifact half that was kept."""
    out = np.zeros(len(SOURCES) + HALVES, np.int64)
    write_sources(config.params, state, seat, out)
    points, scope = out.tolist(), Scope(config, (), {})
    found = [Source(Message((f"score-{name}",), scope, {}), points[i]) for i, name in enumerate(SOURCES)]
    for half, owner in enumerate(state.half_owner.tolist()):
        if owner == seat:
            label = Message(("score-half",), scope, {"half": HALF(str(half))})
            found.append(Source(label, points[len(SOURCES) + half]))
    return found


def ending(config: Config, state: Any) -> Message:
    """Why the game is over."""
    scope = Scope(config, (), {}, lambda: read(State, state))
    return Message(("ending",), scope, {"count": NUMBER("cave_ins")})
