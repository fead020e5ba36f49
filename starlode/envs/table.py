"""One game being played without its past: what all environments for single games are made of."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import numpy as np

from starlode.bots.playing import Ground
from starlode.engine.authoring.game import Game
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array, blank, block_of, copied
from starlode.match.arguments import game_of
from starlode.match.match import drawn
from starlode.match.names import names_of
from starlode.match.start import deal

SPECTATOR = -1


class EnvGame(Ground):
    """A present position with the verbs of a game; only for its keeper, since it knows everything.

    Raises UnknownGame for a game that does not exist, and InvalidOption for impossible options.
    """

    def __init__(self, game: str | Game, options: Mapping[str, Any]) -> None:
        self.game = game_of(game)
        self.config = self.game.configure(options)
        self.players = int(self.config.options["players"])
        super().__init__(Referee(self.game, self.config), self._dealt(0))

    def deal(self, seed: int) -> None:
        """A fresh game: the one that `Match(game, seed=seed)` deals; raises InvalidOption for a wrong seed."""
        self.take(self._dealt(seed))

    def _dealt(self, seed: int) -> Array:
        return block_of(deal(self.game, self.config, seed))

    def copy(self) -> EnvGame:
        """A table of its own in the same position."""
        other = copy(self)
        other.take(copied(self.block))
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Only what was given and the position: game and parameters are made again where it arrives."""
        return restored, (self.game.info.name, self.config.options, self.position())

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvGame:
        return self.copy()

    def imagined(self, seat: int, seed: int) -> EnvGame:
        """A table whose position looks the same to a seat; all that it cannot know is dealt again by the true odds."""
        other = self.copy()
        self.referee.imagine(self.block, 0, other.block, 0, seat, seed, 0)
        return other

    @property
    def acting(self) -> list[int]:
        """The seats that owe a decision."""
        return _acting(self.block, 0, self.players)

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat, in ascending order; none unless it owes a decision."""
        return self.referee.actions(self.block, 0, seat)

    def mask(self, seat: int) -> Array:
        """The same as a 1 for every legal action and a 0 for all others."""
        return self.referee.mask(self.block, 0, seat).view(np.int8)

    def observation(self, seat: int) -> Array:
        """What a seat may know as numbers of fixed length; `game.observation_names()` says what they are."""
        return self.referee.observation(self.block, 0, seat)

    def knowledge(self, seat: int) -> bytes:
        """All that a seat may know, as bytes that are equal exactly where it cannot tell two positions apart."""
        return self.referee.record(self.block, 0, seat).tobytes()

    def position(self) -> bytes:
        """The true position as bytes that are equal for equal positions: gaps between fields are empty."""
        plain = blank(self.game.state_type, 1)
        plain[:] = self.block
        return plain.tobytes()

    def results(self) -> Array:
        """Points and rank of every seat; final once the game is over."""
        return self.referee.results(self.block, 0)

    def move(self, seat: int, action: int) -> str:
        """A legal action as text."""
        return self.game.notation.write(self.information(seat, 0), action)

    def picture(self, seat: int = SPECTATOR) -> str:
        """What a seat or a spectator sees, drawn as text."""
        return picture_of(self.game, self.referee, self.block, 0, seat)


def restored(game: str, options: Mapping[str, Any], position: bytes) -> EnvGame:
    """A table with a position that was kept as bytes; raises UnknownGame for a game that is not known here."""
    table = EnvGame(game, options)
    table.take(np.frombuffer(bytearray(position), table.block.dtype))
    return table


def picture_of(game: Game, referee: Referee, states: Array, at: int, seat: int = SPECTATOR) -> str:
    """What a seat or a spectator sees of a position, drawn as text."""
    config, players = referee.config, int(referee.config.options["players"])
    view = game.view(config, referee.record(states, at, seat)[0], None if seat == SPECTATOR else seat)
    view |= {"names": names_of(None, players), "acting": _acting(states, at, players)}
    return drawn(game.draw(config, view, game.words()))


def _acting(states: Array, at: int, players: int) -> list[int]:
    bits = int(states["acting"][at])  # a field of a block is read much quicker than one of a record
    return [seat for seat in range(players) if bits >> seat & 1]
