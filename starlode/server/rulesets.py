"""The rules that tables play by; tables of the same game and options share them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from starlode.engine.doors import Door
from starlode.engine.schema import describe_layout
from starlode.games import find_game

KEPT = 64


class Ruleset(NamedTuple):
    """A game with its options, and what tells it from any other: its version, and a digest of what numbers mean."""

    door: Door
    rules: int
    layout: str


def ruleset(game: str, options: dict[str, Any]) -> Ruleset:
    """The rules of a game with options; raises UnknownGame or InvalidOption."""
    return _ruleset(game, msgspec.json.encode(options, order="sorted"))


@lru_cache(KEPT)
def _ruleset(name: str, options: bytes) -> Ruleset:
    game = find_game(name).load()
    door = Door(game, game.configure(msgspec.json.decode(options)))
    meaning = msgspec.json.encode(describe_layout(game)) + door.config.params.tobytes()
    return Ruleset(door, game.version, hashlib.sha256(meaning).hexdigest())
