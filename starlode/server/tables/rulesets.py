"""The rules that tables play by; tables of the same game and options share them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from starlode.engine.authoring.game import Game
from starlode.engine.export.schema import describe_layout
from starlode.engine.running.referee import Referee
from starlode.games import load_game

KEPT = 64


class Ruleset(NamedTuple):
    """A game with its options, and what identifies it: its version, and a digest of what its numbers mean."""

    game: Game
    referee: Referee
    rules: int
    layout: str

    @property
    def edition(self) -> tuple[int, str]:
        """What a stored table must name to be played by these rules."""
        return self.rules, self.layout


def ruleset(game: str, options: dict[str, Any]) -> Ruleset:
    """The rules of a game with options; raises UnknownGame or InvalidOption."""
    return _ruleset(game, msgspec.json.encode(options, order="sorted"))


@lru_cache(KEPT)
def _ruleset(name: str, options: bytes) -> Ruleset:
    game = load_game(name)
    referee = Referee(game, game.configure(msgspec.json.decode(options)))
    meaning = msgspec.json.encode(describe_layout(game)) + referee.config.params.tobytes()
    return Ruleset(game, referee, game.version, hashlib.sha256(meaning).hexdigest())
