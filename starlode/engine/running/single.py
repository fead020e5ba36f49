"""A referee for single records: for tests, checks, and faults of a position.

Nothing here is compiled separately. A record is treated as a block of one that shares its bytes, and changed in place.
"""

from __future__ import annotations

import numpy as np

from starlode.engine.running import referee
from starlode.engine.state.header import Header
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Array, Record, as_block


def deal(params: Record, state: Header, players: int) -> None:
    """Deal a new game in place, from the key that is already in the state."""
    referee._deal(as_block(params), as_block(state), 0, players)


def legal_mask(params: Record, state: Header, seat: int, mask: Array) -> None:
    """Write which actions are legal for a seat."""
    referee._is_legal(as_block(params), as_block(state), 0, seat, mask, 0)  # which needs to know all of them


def legal_bytes(params: Record, state: Header, seat: int, actions: int) -> Array:
    """The same as a 1 for each of the game's actions that is legal and a 0 for all others."""
    out = np.empty(actions, np.uint8)
    referee._write_mask(as_block(params), as_block(state), 0, seat, blank_mask(actions), out)
    return out


def play_action(params: Record, state: Header, seat: int, action: int) -> None:
    """Play a legal action, in place."""
    states = as_block(state)
    referee._advance(as_block(params), states, 0, 0, seat, action)


def results(params: Record, state: Header, out: Array) -> None:
    """Write points and rank of every seat."""
    referee._results(as_block(params), as_block(state), 0, out)


def observation(params: Record, state: Header, seat: int, out: Array) -> None:
    """Write what a seat may know as numbers."""
    referee._observe(as_block(params), as_block(state), 0, seat, out)


def conceal(params: Record, state: Header, seat: int) -> None:
    """Turn a position, in place, into a seat's record."""
    states = as_block(state)
    referee._hide(as_block(params), states, 0, states, 0, seat)


def imagine(params: Record, state: Header, seat: int, seed: int, stream: int) -> None:
    """Turn a position, in place, into one that looks the same to the seat; -1 is a spectator."""
    states = as_block(state)
    referee._imagine(as_block(params), states, 0, states, 0, seat, seed, stream)


def evaluate(params: Record, state: Header, out: Array) -> None:
    """Write how well every seat stands."""
    referee._estimate(as_block(params), as_block(state), 0, out)


def hunches(params: Record, state: Header, seat: int, mask: Array, out: Array) -> None:
    """Write which actions are legal for a seat, and how good each looks at a glance."""
    referee._hunches(as_block(params), as_block(state), 0, seat, mask, out)
