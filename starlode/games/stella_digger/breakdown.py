"""Section 11 point by point: where a seat's score comes from."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config, ScoreLine
from starlode.games.stella_digger.rules.for_python import SOURCES, write_sources


def breakdown(config: Config, state: Any, seat: int) -> list[ScoreLine]:
    """SD-11.1 to SD-11.6: every source of points."""
    out = np.zeros(len(SOURCES), np.int64)
    write_sources(config.params, state, seat, out)
    return [ScoreLine(label, int(points)) for label, points in zip(SOURCES, out, strict=True)]
