"""One game being played without its past: what all environments for single games are made of."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np

from starlode.engine.doors import Door
from starlode.engine.errors import IllegalMove
from starlode.engine.game import Game
from starlode.engine.quoting import shown
from starlode.engine.records import Array, block_of
from starlode.match.arguments import game_of
from starlode.match.information import Information
from starlode.match.match import drawn
from starlode.match.names import names_of
from starlode.match.start import deal

SPECTATOR = -1


class Table:
    """A present position with the verbs of a game; for whoever keeps it, since it knows everything.

    Raises UnknownGame for a game that there is not, and InvalidOption for options that cannot be.
    """

    def __init__(self, game: str | Game, options: Mapping[str, Any]) -> None:
        self.game = game_of(game)
        self.config = self.game.configure(options)
        self.players = int(self.config.options["players"])
        self._door = Door(self.game, self.config)
        self.deal(0)

    def deal(self, seed: int) -> None:
        """A fresh game: the one that `Match(game, seed=seed)` deals; raises InvalidOption for a wrong seed."""
        self._states = block_of(deal(self.game, self.config, seed))

    def copy(self) -> Table:
        """A table of its own in the same position."""
        other = copy(self)
        other._states = self._states.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def imagined(self, seat: int, seed: int) -> Table:
        """A table whose position looks the same to a seat; all that it cannot know is dealt anew by the true odds."""
        other = self.copy()
        self._door.imagine(self._states, 0, other._states, 0, seat, seed, 0)
        return other

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._states["over"][0])

    @property
    def acting(self) -> list[int]:
        """The seats that owe a decision."""
        return _acting(self._states, 0, self.players)

    @property
    def asked(self) -> int:
        """The first of them; -1 once the game is over."""
        bits = int(self._states["acting"][0])
        return (bits & -bits).bit_length() - 1

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, in ascending order; none unless it owes a decision."""
        return self._door.actions(self._states, 0, seat)

    def mask(self, seat: int) -> Array:
        """The same as a 1 for every legal action and a 0 for all others."""
        return self._door.mask(self._states, 0, seat).view(np.int8)

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may take an action now."""
        return self._door.allows(self._states, 0, seat, int(action))

    def observation(self, seat: int) -> Array:
        """What a seat may know as numbers of fixed length; `game.observation_names()` says what they are."""
        return self._door.observation(self._states, 0, seat)

    def information(self, seat: int, seed: int) -> Information:
        """What a bot in a seat is given."""
        return Information(self._door, self._record(seat), seat, seed)

    def knowledge(self, seat: int) -> bytes:
        """All that a seat may know, as bytes that are equal exactly where it cannot tell two positions apart."""
        return self._record(seat).tobytes()

    def _record(self, seat: int) -> Array:
        return self._door.record(self._states, 0, seat)

    def play(self, seat: int, action: int) -> None:
        """Take a legal action; raises IllegalMove for any other, which changes nothing."""
        if not self.allows(seat, action):
            raise IllegalMove(f"action {shown(action)} is not legal for seat {seat} now")
        self._door.advance(self._states, 0, 0, seat, int(action))

    def results(self) -> Array:
        """Points and rank of every seat; final once the game is over."""
        return self._door.results(self._states, 0)

    def move(self, seat: int, action: int) -> str:
        """A legal action as text."""
        return self.game.notation.write(self.information(seat, 0), action)

    def picture(self, seat: int = SPECTATOR) -> str:
        """What a seat or a spectator sees, drawn as text."""
        return picture_of(self._door, self._states, 0, seat)


def picture_of(door: Door, states: Array, at: int, seat: int = SPECTATOR) -> str:
    """What a seat or a spectator sees of a position, drawn as text."""
    game, config, players = door.game, door.config, int(door.config.options["players"])
    view = game.view(config, door.record(states, at, seat)[0], None if seat == SPECTATOR else seat)
    view |= {"names": names_of(None, players), "acting": _acting(states, at, players)}
    return drawn(game.draw(config, view, game.words()))


def _acting(states: Array, at: int, players: int) -> list[int]:
    bits = int(states["acting"][at])  # a field of a block is read much quicker than one of a record
    return [seat for seat in range(players) if bits >> seat & 1]
