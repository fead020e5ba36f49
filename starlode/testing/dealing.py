"""The law of set-up: a fresh game is the same no matter what its record held before.

Loops deal one game after the other into the same record. A field that `setup` forgets keeps what the last game left
there, and a game on a blank record does not show that.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.match.match import Match
from starlode.testing.require import require

FILLINGS = (0x01, 0x55, 0xAA, 0xFF)  # bytes, small and large, of either sign; a game may rightly start with one
JUMBLES = 4  # records of random bytes, the same in every run


def check_setup(match: Match) -> None:
    """A match's first position is the same when dealt again, from its key, into used records; raises Nonconformance."""
    fresh = match.at(0).state
    for used in used_records(match):
        used.key[:] = fresh.key
        single.deal(match.config.params, used, match.players)
        found = _written(match, used)
        kept = [name for name, there in _written(match, fresh).items() if not np.array_equal(there, found[name])]
        require(not kept, f"set-up does not write all of {', '.join(kept)}: it keeps what the record held before")


def used_records(match: Match) -> Iterator[Any]:
    """Records that are not blank: the end of the match, then bytes that no game left there."""
    yield duplicate(match.state)
    size = match.state.dtype.itemsize
    jumbles = [bytearray(Random(number).randbytes(size)) for number in range(JUMBLES)]
    for filling in [*(bytearray([value]) * size for value in FILLINGS), *jumbles]:
        yield np.frombuffer(filling, match.state.dtype)[0]


def _written(match: Match, state: Any) -> dict[str, Any]:
    """What set-up is responsible for: every field except those at the end, and as many events as it noted."""
    kind = match.game.state_type
    fields = {name: state[name] for name in kind.storage if name not in kind.at_end}
    return fields | {"events": state.events[: state.event_count]}
