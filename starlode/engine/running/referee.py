"""The referee: answers ordinary Python about one position at a time, such as what is legal and what it leads to.

Positions are stored side by side in a block, an array of records, and you refer to them by their place in it. This
makes calls cheap: Numba unboxes an array in a fraction of a microsecond, but a single record takes ten to twenty,
because NumPy describes all its fields again each time. So asking a referee costs one or two microseconds, where a
function that takes records would cost twenty to forty. Interpreted, it works just the same. If you have a single
record, use `single`.

Nothing here checks its arguments: places, seats and actions must be right.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.compiling.kernel import entry
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.declarations import Declarations
from starlode.engine.declarations.things import NOTHING
from starlode.engine.running import disclosure
from starlode.engine.running.contract import (
    apply,
    asked,
    estimate,
    hide,
    legal,
    objection,
    observe,
    returns,
    survey,
)
from starlode.engine.running.loops import choose, deal, hunches, imagine
from starlode.engine.state import chance
from starlode.engine.state.header import SEATS
from starlode.engine.state.masks import blank_mask, is_allowed, list_allowed, spread
from starlode.engine.state.reading import read
from starlode.engine.state.records import Array, Record, as_block, blank, block_of, sent_size


class Referee:
    """The rules of a game with the parameters of one configuration; threads may share it."""

    def __init__(self, game: Declarations, config: Config) -> None:
        self.game = game
        self.config = config
        self._params = block_of(config.params)
        self.size = sent_size(game.state_type)  # of the part of its record that a seat is sent

    def deal(self, states: Array, at: int) -> None:
        """Deal a new game in place, from the key that is already in the position."""
        _deal(self._params, states, at, self.config.options["players"])

    def actions(self, states: Array, at: int, seat: int) -> list[int]:
        """The legal actions of a seat, in ascending order; none for a seat that owes no decision."""
        found = np.empty(self.game.actions, np.int64)
        count = _list_legal(self._params, states, at, seat, self._mask(), found)
        return found[:count].tolist()  # type: ignore[no-any-return]

    def mask(self, states: Array, at: int, seat: int) -> Array:
        """The same as a 1 for every legal action and a 0 for all others."""
        out = np.empty(self.game.actions, np.uint8)
        _write_mask(self._params, states, at, seat, self._mask(), out)
        return out

    def allows(self, states: Array, at: int, seat: int, action: int) -> bool:
        """Whether an action is legal; one that does not exist is not."""
        exists = 0 <= action < self.game.actions
        return exists and bool(_is_legal(self._params, states, at, seat, self._mask(), action))

    def advance(self, states: Array, parent: int, child: int, seat: int, action: int) -> None:
        """Write to the child's place the position that a legal action makes of the parent."""
        _advance(self._params, states, parent, child, seat, action)

    def results(self, states: Array, at: int) -> Array:
        """Points and rank of every seat; final once the game is over."""
        out = np.zeros((SEATS, 2), np.int64)
        _results(self._params, states, at, out)
        return out

    def observation(self, states: Array, at: int, seat: int) -> Array:
        """What a seat may know as numbers of fixed length."""
        out = np.zeros(self.game.observation, np.float32)
        _observe(self._params, states, at, seat, out)
        return out

    def record(self, states: Array, at: int, seat: int) -> Array:
        """A block of one: the seat's record of a position, through the gate; -1 is a spectator."""
        records = blank(self.game.state_type, 1)
        _hide(self._params, states, at, records, 0, seat)
        return records

    def asked(self, states: Array, at: int, seat: int) -> int:
        """The number of the decision that a seat is asked for."""
        return int(_asked(self._params, states, at, seat))

    def objection(self, states: Array, at: int, seat: int, action: int) -> int:
        """The number of the reason why an action that answers the decision is not legal."""
        return int(_objection(self._params, states, at, seat, action))

    def survey(self, states: Array, at: int, seat: int) -> Any:
        """What sentences may mention beyond the record, as plain numbers; None for a game that has no survey."""
        kind = self.game.survey_type
        return None if kind is None else read(kind, self._survey(states, at, seat, kind)[0])

    def survey_bytes(self, states: Array, at: int, seat: int) -> bytes:
        """The same as raw bytes; empty for a game that has no survey."""
        kind = self.game.survey_type
        return b"" if kind is None else self._survey(states, at, seat, kind).tobytes()

    def _survey(self, states: Array, at: int, seat: int, kind: type[Record]) -> Array:
        out = blank(kind, 1)
        _survey(self._params, states, at, seat, out)
        return out

    def imagine(self, states: Array, at: int, worlds: Array, to: int, seat: int, seed: int, stream: int) -> None:
        """Write into another block, or the same, a position that looks the same to a seat; -1 is a spectator."""
        _imagine(self._params, states, at, worlds, to, seat, seed, stream)

    def told(self, states: Array, before: int, after: int) -> int:
        """The viewers that the decision between two positions told something, one bit each; spectators come last."""
        return int(_told(self._params, states, before, after, self._pages(), self.size))

    def differing(self, states: Array, before: int, after: int) -> int:
        """The viewers to whom two positions look different, one bit each, regardless of what happened between them."""
        return int(_differing(self._params, states, before, after, self._pages(), self.size))

    def harmless(self, states: Array, before: int, after: int, seat: int, action: int) -> bool:
        """Whether a seat's decision used no chance and told it nothing that it could not work out itself."""
        return bool(_harmless(self._params, states, before, after, seat, action, self._pages(), self.size))

    def redraw(self, states: Array, at: int, number: int) -> None:
        """Redraw all future chance, in place, in a different way for each number from 1 on."""
        _redraw(states, at, number)

    def estimates(self, states: Array, at: int) -> Array:
        """How well every seat stands, in points."""
        out = np.zeros(SEATS)
        _estimate(self._params, states, at, out)
        return out

    def hunches(self, states: Array, at: int, seat: int) -> Array:
        """How good each action looks at a glance, in points; meaningful for legal actions only."""
        out = np.zeros(self.game.actions)
        _hunches(self._params, states, at, seat, self._mask(), out)
        return out

    def lot(self, states: Array, at: int, seat: int, dice: Array) -> int:
        """A legal action chosen by the dice: exactly the one that compiled random play would have chosen."""
        return int(_lot(self._params, states, at, seat, self._mask(), dice))

    def _mask(self) -> Array:
        return blank_mask(self.game.actions)

    def _pages(self) -> Array:
        return blank(self.game.state_type, 2)


def survey_of(kind: type[Record], config: Config, state: Any, seat: int = NOTHING) -> Any:
    """What a game's `survey`, which fills records of that kind, makes of a position for a seat, as plain numbers.

    Without a seat it is for a spectator.
    """
    out = blank(kind, 1)
    _survey(as_block(config.params), as_block(state), 0, seat, out)
    return read(kind, out[0])


# ---- what is compiled ----


@entry
def _deal(params: Array, states: Array, at: int, players: int) -> None:
    deal(params[0], states[at], players)


@entry
def _list_legal(params: Array, states: Array, at: int, seat: int, mask: Array, out: Array) -> int:
    legal(params[0], states[at], seat, mask)
    return list_allowed(mask, out)


@entry
def _write_mask(params: Array, states: Array, at: int, seat: int, mask: Array, out: Array) -> None:
    legal(params[0], states[at], seat, mask)
    spread(mask, out)


@entry
def _is_legal(params: Array, states: Array, at: int, seat: int, mask: Array, action: int) -> bool:
    legal(params[0], states[at], seat, mask)
    return is_allowed(mask, action)


@entry
def _advance(params: Array, states: Array, parent: int, child: int, seat: int, action: int) -> None:
    states[child] = states[parent]
    apply(params[0], states[child], seat, action)


@entry
def _results(params: Array, states: Array, at: int, out: Array) -> None:
    returns(params[0], states[at], out)


@entry
def _observe(params: Array, states: Array, at: int, seat: int, out: Array) -> None:
    observe(params[0], states[at], seat, out)


@entry
def _imagine(params: Array, states: Array, at: int, worlds: Array, to: int, seat: int, seed: int, stream: int) -> None:
    worlds[to] = states[at]
    imagine(params[0], worlds[to], seat, seed, stream)


@entry
def _hide(params: Array, states: Array, at: int, records: Array, to: int, seat: int) -> None:
    records[to] = states[at]
    hide(params[0], records[to], seat)


@entry
def _asked(params: Array, states: Array, at: int, seat: int) -> int:
    return asked(params[0], states[at], seat)


@entry
def _objection(params: Array, states: Array, at: int, seat: int, action: int) -> int:
    return objection(params[0], states[at], seat, action)


@entry
def _survey(params: Array, states: Array, at: int, seat: int, out: Array) -> None:
    survey(params[0], states[at], seat, out[0])


@entry
def _told(params: Array, states: Array, before: int, after: int, pages: Array, size: int) -> int:
    return disclosure.told(params[0], states[before], states[after], pages, size)


@entry
def _differing(params: Array, states: Array, before: int, after: int, pages: Array, size: int) -> int:
    return disclosure.differing(params[0], states[before], states[after], pages, size)


@entry
def _harmless(
    params: Array, states: Array, before: int, after: int, seat: int, action: int, pages: Array, size: int
) -> bool:
    return disclosure.harmless(params[0], states[before], states[after], seat, action, pages, size)


@entry
def _redraw(states: Array, at: int, number: int) -> None:
    chance.redraw(states[at], number)


@entry
def _estimate(params: Array, states: Array, at: int, out: Array) -> None:
    estimate(params[0], states[at], out)


@entry
def _hunches(params: Array, states: Array, at: int, seat: int, mask: Array, out: Array) -> None:
    hunches(params[0], states[at], seat, mask, out)


@entry
def _lot(params: Array, states: Array, at: int, seat: int, mask: Array, dice: Array) -> int:
    legal(params[0], states[at], seat, mask)
    return choose(mask, dice)
