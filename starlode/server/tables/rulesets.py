"""The rules that tables play by; tables of the same game, options and changed cards share them."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from starlode.engine.authoring.changed_cards import Changes, configured
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.export.schema import describe_layout
from starlode.engine.running.referee import Referee
from starlode.games import load_game
from starlode.server.storage.store import TableRow

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


def ruleset(game: str, options: dict[str, Any], changes: Changes | None = None) -> Ruleset:
    """The rules of a game with options and changed cards; raises UnknownGame, InvalidOption or InvalidComponents."""
    given = msgspec.json.encode(options, order="sorted")
    return _changed(game, given, msgspec.json.encode(changes, order="sorted")) if changes else _printed(game, given)


def rules_of(row: TableRow) -> Ruleset:
    """The rules of a stored table; where its cards can no longer be changed like that, those of the printed ones.

    By these it is not played: they have another layout.
    """
    changes = row.wish.get("changes")
    try:
        return ruleset(row.game, row.options, changes)
    except InvalidComponents:
        return ruleset(row.game, row.options)


@lru_cache(KEPT)
def _printed(name: str, options: bytes) -> Ruleset:
    return _ruleset(name, options)


@lru_cache(KEPT)  # one of its own: whoever invents cards by the thousand forgets nothing but these
def _changed(name: str, options: bytes, changes: bytes) -> Ruleset:
    return _ruleset(name, options, changes)


def _ruleset(name: str, options: bytes, changes: bytes = b"") -> Ruleset:
    game = load_game(name)
    config = configured(game, msgspec.json.decode(options), changes=msgspec.json.decode(changes) if changes else None)
    meaning = msgspec.json.encode(describe_layout(game)) + config.params.tobytes() + changes
    return Ruleset(game, Referee(game, config), game.version, hashlib.sha256(meaning).hexdigest())
