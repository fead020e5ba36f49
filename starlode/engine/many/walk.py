"""A walk through games: the current position and nothing else, for Python loops that must be fast.

    walk = Walk(game, seed=7)
    while not walk.over:
        walk.play(random.choice(walk.actions()))

A decision is one call of compiled code, which plays it and lists what is legal next. There is no text and no history;
`starlode.match.Match` has both.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.compiling.kernel import entry, kernel, straight
from starlode.engine.running.contract import apply, legal
from starlode.engine.running.loops import begin
from starlode.engine.running.referee import Referee
from starlode.engine.state.header import Header, lowest_acting
from starlode.engine.state.masks import blank_mask, is_allowed, list_allowed
from starlode.engine.state.records import Array, Record, blank, block_of, copied

MOST_SEED = 2**63 - 1
OVER, ILLEGAL = -1, -2  # instead of a number of legal actions


class Walk:
    """One game of a configuration, in its current position; it knows everything.

    Where several seats owe a decision, the lowest is asked first. Raises InvalidOption for invalid options, and
    StarlodeError for an invalid seed.
    """

    def __init__(self, game: Game, *, seed: int = 0, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.config = game, game.configure(options or {})
        self._referee = Referee(game, self.config)
        self._params, self._states = block_of(self.config.params), blank(game.state_type, 1)
        self._mask = blank_mask(game.actions)
        self._found = np.zeros(game.actions, np.int64)
        self._listed = self._found.data  # sliced into lists three times as fast as the array
        self._step = straight(step, self._params, self._states, 0, self._mask, self._found)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Begin a new game in place; raises StarlodeError for an invalid seed."""
        players = self.config.options["players"]
        deal_walk(self._params, self._states, players, whole(seed, "a seed", 0, MOST_SEED))
        self._count, self.over = look(self._params, self._states, self._mask, self._found), False

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 once the game is over."""
        acting = int(self._states["acting"][0])
        return (acting & -acting).bit_length() - 1

    def actions(self) -> list[int]:
        """What the seat that is asked may do, in ascending order; nothing once the game is over."""
        return self._listed[: self._count].tolist()

    def play(self, action: int) -> None:
        """Play a legal action, in place; raises IllegalMove for any other, which changes nothing."""
        count = self._step(self._params, self._states, action, self._mask, self._found)
        if count >= 0:
            self._count = count
        elif count == OVER:
            self._count, self.over = 0, True
        else:
            raise IllegalMove(f"action {shown(action)} is not legal for seat {self.seat} now")

    def results(self) -> Array:
        """Points and rank of every seat; final once the game is over."""
        return self._referee.results(self._states, 0)

    def observation(self) -> Array:
        """What the seat that is asked may know, as numbers of fixed length."""
        return self._referee.observation(self._states, 0, self.seat)

    def copy(self) -> Walk:
        """An independent walk from the same position."""
        other = copy(self)
        other._states, other._mask, other._found = copied(self._states), self._mask.copy(), self._found.copy()
        other._listed = other._found.data
        return other


@entry
def deal_walk(params: Array, states: Array, players: int, seed: int) -> None:
    """Deal a new game from a seed, in place."""
    begin(params[0], states[0], players, seed, 0)


@entry
def look(params: Array, states: Array, mask: Array, found: Array) -> int:
    """Write what is legal, as a mask and as a list; returns how many actions."""
    return write_legal(params[0], states[0], mask, found)


@entry
def step(params: Array, states: Array, action: int, mask: Array, found: Array) -> int:
    """Play an action of the mask, which must belong to the position, then look; returns how many actions are legal.

    Returns OVER instead if the game has ended, or ILLEGAL, in which case nothing changes.
    """
    state = states[0]
    if state.over or action < 0 or action >= found.shape[0] or not is_allowed(mask, action):
        return ILLEGAL
    apply(params[0], state, lowest_acting(state), action)
    return OVER if state.over else write_legal(params[0], state, mask, found)


@kernel
def write_legal(params: Record, state: Header, mask: Array, found: Array) -> int:
    """What `look` does."""
    legal(params, state, lowest_acting(state), mask)
    return list_allowed(mask, found)
