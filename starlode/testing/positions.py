"""The laws of written positions.

- What `position()` writes reads back to the same bytes, and is written again as the same text.
- A position with something wrong in it is refused with InvalidPosition, which names the place. If it is accepted
  instead, it can be played on, and keeps the first law on the way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.authoring.invariants import asking_faults, position_faults
from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.state.records import same
from starlode.match.match import Match
from starlode.testing.require import require

LATER = 40  # decisions that are played from an accepted position
LOOKED_AT = 0.1  # share of the positions reached that way that are written and read back
# Around the numbers that people write, those that just fit into 8, 16, 32 and 64 bits, and those that do not.
NUMBERS = tuple(
    sign * (2**bits + step) for bits in (0, 3, 5, 7, 8, 15, 16, 31, 32, 62) for step in (-1, 0, 1) for sign in (1, -1)
)
ODDITIES: tuple[Any, ...] = (None, True, 0, -1, 1.5, "", "x", "ä" * 200, [], {}, [[]], {"": 0}, *NUMBERS)
MOST_REPEATED = 300  # entries added to make a list far too long
PLACE = re.compile(r"[^\s:]+: ")


def check_position_text(match: Match) -> None:
    """The position as JSON comes back as the same position."""
    text = json.dumps(match.position())
    again = _read_back(text)
    state, back = match.state, again.state
    state.event_count = 0
    state.events[:] = 0
    back.events[:] = 0
    require(same(state, back), "the position read back differs from the one written")
    require(json.dumps(again.position()) == text, "the position written again differs")


def _read_back(text: str) -> Match:
    try:
        return Match.from_position(json.loads(text))
    except InvalidPosition as error:
        require(False, f"the position cannot be read back: {error}")
        raise


# ---- positions with something wrong in them ----


def check_mutant(mutant: Json, chance: Random) -> str:
    """Why a written position is refused; empty if it is accepted and can be played on.

    Raises Nonconformance for a refusal without a place, for any other error, and if it cannot be played on.
    """
    try:
        match = Match.from_position(mutant)
    except InvalidPosition as error:
        require(bool(PLACE.match(str(error))), f"a position is refused without a place: {error}")
        return str(error)
    except Exception as error:
        require(False, f"a position is met with {type(error).__name__}: {error}: {json.dumps(mutant)}")
        raise
    play_on(match, chance)
    return ""


def play_on(match: Match, chance: Random) -> None:
    """Play at random for a while, with every position checked and some of them written and read back."""
    check_position_text(match)
    for _ in range(LATER):
        faults = position_faults(match.game, match.config, match.state)
        faults += [] if faults else asking_faults(match.game, match.config, match.state)
        require(not faults, f"a position that was accepted leads to this: {'; '.join(faults)}")
        if chance.random() < LOOKED_AT or match.over:
            check_position_text(match)
        if match.over:
            return
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
    check_position_text(match)


def mutated(position: Json, chance: Random) -> Json:
    """The same position with one thing changed, swapped for another of its kind, repeated or left out."""
    mutant = deepcopy(position)
    holder, key = chance.choice(list(parts(mutant)))
    if chance.random() < 0.2:
        del holder[key]
    else:
        holder[key] = _changed(holder[key], mutant, chance)
    return mutant


def parts(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every object or list with each of its keys or indices, all the way down."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield data, key
        yield from parts(data[key])


def _changed(value: Any, whole: Json, chance: Random) -> Any:
    """Another value: an odd one, a similar one from elsewhere, or one that differs only a little."""
    roll = chance.random()
    if roll < 0.15:
        return deepcopy(chance.choice(ODDITIES))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + chance.choice((-1, 1, 2)) if roll < 0.6 else chance.choice(NUMBERS)
    if isinstance(value, list) and value and roll < 0.6:
        return _longer(value, chance)
    others = [holder[key] for holder, key in parts(whole) if type(holder[key]) is type(value)]
    return deepcopy(chance.choice(others))


def _longer(value: list[Any], chance: Random) -> list[Any]:
    """A list with some of its entries repeated, a few or far too many."""
    count = chance.choice((1, 1, 2, 12, MOST_REPEATED))
    return value + [deepcopy(chance.choice(value)) for _ in range(count)]
