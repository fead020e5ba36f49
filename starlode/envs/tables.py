"""Many games side by side whose other seats may be bots, all in compiled code; and what the last look at each was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from starlode.bots.greedy_bot import WORLDS, GreedyScratch, best_action, scratch_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.many.batch import Batch
from starlode.engine.running.contract import apply, hide, legal, observe, returns
from starlode.engine.running.loops import begin, choose, look
from starlode.engine.state.chance import wide
from starlode.engine.state.dice import dice_of
from starlode.engine.state.header import Header, lowest_acting
from starlode.engine.state.records import Array, Record, blank

NOBODY, RANDOM, GREEDY = range(3)  # who plays the other seats
KINDS = {None: NOBODY, "random": RANDOM, "greedy": GREEDY}


class Tables(Batch):
    """A batch that asks one seat only where the others are bots; `last` is what the asked seat saw at each game's end.

    Without bots every seat is asked. Raises InvalidOption for an impossible seat or unknown bots, besides what Batch
    raises.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        seed: int = 0,
        bots: str | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if bots not in KINDS:
            raise InvalidOption(f"the bots of many games are random or greedy, which are compiled, not {shown(bots)}")
        super().__init__(game, count, seed=seed, options=options)
        self.players = int(self.config.options["players"])
        self._seat = whole(seat, "there is no seat {}; seats are {} to {}", 0, self.players - 1, InvalidOption)
        self._kind = KINDS[bots]
        self.last: Array = np.zeros((count, game.observation), np.float32)  # valid where `done`
        self._rivals: Any = (self._seat, self._kind, blank(game.state_type, 1), scratch_of(game), dice_of(self.seed))
        if bots is not None:
            open_tables(self.config.params, self.states, self.seed, self._episodes, *self._rivals)
            self._look()

    @property
    def own(self) -> int | None:
        """The seat that is asked, where the others are bots."""
        return None if self._kind == NOBODY else self._seat

    def step_unchecked(self, actions: Array) -> None:
        """One legal action in every game, and what the bots decide after it."""
        told = (self._episodes, self.done, self.results, self.last)
        step_tables(self.config.params, self.states, actions, self.seed, *told, *self._sight, *self._rivals)


@entry
def open_tables(
    params: Record,
    states: Array,
    seed: int,
    episodes: Array,
    seat: int,
    kind: int,
    perspective: Array,
    scratch: GreedyScratch,
    dice: Array,
) -> None:
    """Let the bots play up to the first decision of the seat, in every game."""
    for game in range(states.shape[0]):
        answer(params, states[game], seat, kind, seed + wide(episodes[game]), perspective, scratch, dice)
        while states[game].over:  # before the seat was asked at all
            deal_next(params, states, game, seed, episodes)
            answer(params, states[game], seat, kind, seed + wide(episodes[game]), perspective, scratch, dice)


@entry
def step_tables(
    params: Record,
    states: Array,
    actions: Array,
    seed: int,
    episodes: Array,
    done: Array,
    out: Array,
    last: Array,
    seats: Array,
    mask: Array,
    masks: Array,
    kept: Array,
    observations: Array,
    seat: int,
    kind: int,
    perspective: Array,
    scratch: GreedyScratch,
    dice: Array,
) -> None:
    """Play one action in every game, let the bots answer and look, as `look_batch` does.

    A finished game tells its end and is dealt again.
    """
    for game in range(states.shape[0]):
        state, asked = states[game], lowest_acting(states[game])
        apply(params, state, asked, actions[game])
        answer(params, state, seat, kind, seed + wide(episodes[game]), perspective, scratch, dice)
        done[game] = state.over
        if state.over:
            returns(params, state, out[game])
            observe(params, state, asked, last[game])
        while states[game].over:
            deal_next(params, states, game, seed, episodes)
            answer(params, states[game], seat, kind, seed + wide(episodes[game]), perspective, scratch, dice)
        look(params, states, game, seats, mask, masks, kept, observations)


@kernel
def deal_next(params: Record, states: Array, game: int, seed: int, episodes: Array) -> None:
    """The next game at the same table, one that no other table plays."""
    episodes[game] += states.shape[0]
    begin(params, states[game], states[game].players, seed, episodes[game])


@kernel
def answer(
    params: Record,
    state: Header,
    seat: int,
    kind: int,
    seed: int,
    perspective: Array,
    scratch: GreedyScratch,
    dice: Array,
) -> None:
    """Let the bots decide until the seat is asked or the game is over; each judges by its own record."""
    while kind != NOBODY and not state.over and lowest_acting(state) != seat:
        rival = lowest_acting(state)
        if kind == GREEDY:
            perspective[0] = state
            hide(params, perspective[0], rival)
            action = best_action(params, perspective[0], rival, seed + wide(state.ply), WORLDS, scratch, dice)
        else:
            legal(params, state, rival, scratch[1])
            action = choose(scratch[1], dice)
        apply(params, state, rival, action)
