"""Many games side by side, stepped together and dealt again as they end: training data for learning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.running import loops
from starlode.engine.state.dice import dice_for, lots
from starlode.engine.state.header import SEATS
from starlode.engine.state.masks import NONE, blank_mask
from starlode.engine.state.records import Array, blank

MOST_GAMES = 10**7
MOST_SEED = 2**63 - 1


class Batch:
    """`count` games of one configuration. `seats`, `masks` and, if wanted, `observations` are current after each step.

    Where several seats owe a decision, the lowest acts first. `GpuBatch` has the same interface. Raises StarlodeError
    for an invalid count or seed, and InvalidOption for invalid options.
    """

    def __init__(
        self, game: Game, count: int, *, seed: int = 0, observe: bool = True, options: Mapping[str, Any] | None = None
    ) -> None:
        self.count = count = whole(count, "the number of games", 1, MOST_GAMES)
        self.game = game
        self.config = game.configure(options or {})
        self.seed = whole(seed, "a seed", 0, MOST_SEED)
        self.states = blank(game.state_type, count)
        self.seats: Array = np.zeros(count, np.int64)
        self._masks: Array = np.zeros((count, game.actions), np.uint8)
        self._mask = blank_mask(game.actions)
        self.masks = self._masks.view()
        self.masks.flags.writeable = False  # `step` trusts their contents
        self._rows: Array = np.zeros((count if observe else 0, game.observation), np.float32)
        self._kept: Array = np.zeros((len(self._rows), game.kept), np.int32)
        self.observations = self._rows.view()
        self.observations.flags.writeable = False  # only what has changed is written again
        self.done: Array = np.zeros(count, np.uint8)
        self.results: Array = np.zeros((count, SEATS, 2), np.int64)  # points and rank; valid where `done`
        self._episodes: Array = np.zeros(count, np.int64)
        self._dice, self._chosen = dice_for(self.seed, count), np.zeros(count, np.int64)
        loops.begin_batch(self.config.params, self.states, self.config.options["players"], self.seed, self._episodes)
        self._look()

    def step(self, actions: Array) -> None:
        """Play one legal action in every game, in place; finished games leave their results and begin again.

        Raises IllegalMove, naming the first wrong game and its action, unless all are legal; then nothing is played.
        """
        self.step_unchecked(self.checked(actions))

    def step_unchecked(self, actions: Array) -> None:
        """The same without checks: you guarantee an array of whole numbers, one per game, all of them legal.

        Anything else corrupts the games or ends the process.
        """
        told = (self._episodes, self.done, self.results)
        loops.step_batch(self.config.params, self.states, actions, self.seed, *told, *self._sight)

    def play(self, decisions: int) -> None:
        """Play this many random decisions in every game; games that end leave their results and begin again.

        Raises StarlodeError for an impossible number.
        """
        for _ in range(whole(decisions, "the number of decisions", 0, MOST_SEED)):
            lots(self._masks, self._dice, self._chosen)
            self.step_unchecked(self._chosen)

    def wait(self) -> None:
        """Wait until everything is done that was asked for, which here it always is."""

    def checked(self, actions: Any) -> Array:
        """The actions as `step_unchecked` takes them; raises IllegalMove unless all are legal."""
        found = whole_numbers(actions, self.count)
        known = found.astype(np.int64)  # those that are too large become negative, and so as illegal as they are
        game = loops.first_illegal(self._masks, known)
        if game != NONE:
            raise IllegalMove(f"game {game}: action {found[game]} is not legal for seat {self.seats[game]} now")
        return known

    def write_to(self, rows: Array) -> None:
        """Write all of each observation to these rows from now on; they are yours, whatever you have written there."""
        self.observations = self._rows = rows
        self._kept = np.zeros((len(rows), 0), np.int32)

    @property
    def _sight(self) -> tuple[Array, Array, Array, Array, Array]:
        """Where compiled code writes what there is to see."""
        return self.seats, self._mask, self._masks, self._kept, self._rows

    def _look(self) -> None:
        loops.look_batch(self.config.params, self.states, *self._sight)


def whole_numbers(actions: Any, count: int) -> Array:
    """Actions as an array, a whole number for each of so many games; raises IllegalMove for anything else."""
    try:
        found = np.asarray(actions)
    except ValueError:  # rows of different lengths
        found = np.empty(0)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise IllegalMove(f"actions are {count} whole numbers, one a game, not {shown(actions)}")
    return found
