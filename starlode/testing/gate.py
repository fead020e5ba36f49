"""The laws of the gate, on bytes: what a seat is given does not depend on what it may not know.

For every position `s`, seat and spectator:

- `hide(hide(s))` is `hide(s)`;
- `hide(imagine(s))` is `hide(s)`, and what is imagined is possible;
- imagining from `s` and from `hide(s)` gives the same worlds;
- legal actions, observation and view are the same for `s` and for `hide(s)`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from starlode.engine.authoring.invariants import position_faults
from starlode.engine.running import single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Hidden, duplicate, same
from starlode.match.match import Match
from starlode.testing.require import require

SPECTATOR = -1


def check_gate(match: Match, seed: int) -> None:
    """Check every law, for every seat and a spectator of the current position."""
    for seat in (*range(match.players), SPECTATOR):
        truth, record = match.state, hidden(match, match.state, seat)
        require(same(hidden(match, record, seat), record), f"hiding twice from seat {seat} hides more than hiding once")
        check_nothing_left(match, record)
        check_worlds(match, truth, record, seat, seed)
        check_sight(match, truth, record, seat)


def hidden(match: Match, state: Any, seat: int) -> Any:
    """The seat's record of a position."""
    record = duplicate(state)
    single.conceal(match.config.params, record, seat)
    return record


def imagined(match: Match, state: Any, seat: int, seed: int) -> Any:
    """A position that looks the same to the seat."""
    world = duplicate(state)
    single.imagine(match.config.params, world, seat, seed, 1)
    return world


def check_nothing_left(match: Match, record: Any) -> None:
    """Every field declared as hidden from everyone is blank."""
    until_end = () if record.over else (Hidden.ALL_UNTIL_END,)
    for name, storage in match.game.state_type.storage.items():
        if storage.hidden in (Hidden.ALL, *until_end):
            require(bool(np.all(record[name] == storage.nothing)), f"a seat's record tells {name}")


def check_worlds(match: Match, truth: Any, record: Any, seat: int, seed: int) -> None:
    """Imagined worlds are possible, look like the truth, and are made from the seat's record alone."""
    world = imagined(match, truth, seat, seed)
    faults = position_faults(match.game, match.config, world)
    require(not faults, f"what seat {seat} imagines is impossible: {'; '.join(faults)}")
    require(
        same(hidden(match, world, seat), record),
        f"what seat {seat} imagines looks different to it: {_difference(hidden(match, world, seat), record)}",
    )
    require(
        same(imagined(match, record, seat, seed), world), f"what seat {seat} imagines depends on what it may not know"
    )


def check_sight(match: Match, truth: Any, record: Any, seat: int) -> None:
    """What the seat may do and see can be read from its record alone."""
    readers = (("legal moves", _mask), ("observation", _observation), ("view", _view))
    for name, read in readers if seat >= 0 else readers[2:]:
        require(
            read(match, truth, seat) == read(match, record, seat), f"the {name} of seat {seat} are not in its record"
        )


def _difference(left: Any, right: Any) -> str:
    return ", ".join(name for name in left.dtype.names if not np.array_equal(left[name], right[name]))


def _mask(match: Match, state: Any, seat: int) -> bytes:
    mask = blank_mask(match.game.actions)
    single.legal_mask(match.config.params, state, seat, mask)
    return mask.tobytes()


def _observation(match: Match, state: Any, seat: int) -> bytes:
    out = np.zeros(match.game.observation, np.float32)
    single.observation(match.config.params, state, seat, out)
    return out.tobytes()


def _view(match: Match, state: Any, seat: int) -> str:
    return json.dumps(match.game.view(match.config, state, None if seat < 0 else seat))
