"""A puzzle: what one seat may know of a position, and what each of its choices is worth.

A written position is the whole truth, hidden cards included, and what a seat sees cannot be read back into one. So a
puzzle keeps the record of its seat, as bots are given it: field by field, deflated, as Base64. The rules and the fields
stand at the head of the file, so that a record is never read by other rules than those it was written by.
"""

from __future__ import annotations

import hashlib
import zlib
from base64 import b64decode, b64encode
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec import Meta

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array, blank
from starlode.match import Information

DIGITS = 4  # of winning chances
ID_DIGITS = 12
HARDEST = 5  # stars

Chance = Annotated[float, Meta(ge=0, le=1)]


class Weighed(msgspec.Struct, frozen=True):
    """A legal choice, and the share of victory that its seat may expect of it."""

    action: int
    move: str
    expected: Chance


class PuzzleProof(msgspec.Struct, frozen=True):
    """How the best choice was found: iterations of a tree, trees for each choice, and how far ahead it was.

    The last two are of the second look, with other seeds and more thinking.
    """

    iterations: int
    trees: int
    lead: float
    again: int
    lead_again: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with one choice that is clearly best. It holds nothing that its seat may not know."""

    id: str
    options: dict[str, Any]
    seat: int
    decision: str
    theme: str  # the verb of the best move, or its word
    difficulty: Annotated[int, Meta(ge=1, le=HARDEST)]
    choices: Annotated[list[Weighed], Meta(min_length=2)]  # all that are legal, the best first
    solved: list[str]  # the bots that find the best
    proof: PuzzleProof
    record: str

    @property
    def best(self) -> Weighed:
        """The choice that is clearly best."""
        return self.choices[0]


def packed(block: Array) -> str:
    """A seat's record as text: its fields by name, wherever they lie in memory."""
    fields = b"".join(block[name].tobytes() for name in sorted(block.dtype.names or ()))
    return b64encode(zlib.compress(fields, 9)).decode()


def unpacked(game: Game, text: str) -> Array:
    """The record that such a text holds; raises ValueError or zlib.error if it holds none of this game."""
    data, block, at = zlib.decompress(b64decode(text, validate=True)), blank(game.state_type, 1), 0
    for name in sorted(game.state_type.storage):
        field = block[name]
        field[...] = np.frombuffer(data, field.dtype, field.size, at).reshape(field.shape)
        at += field.nbytes
    if at < len(data):
        raise ValueError("there is more than a record")
    return block


def puzzle_id(seat: int, record: str) -> str:
    """The same for the same question, whoever asks it."""
    return hashlib.sha256(f"{seat} {record}".encode()).hexdigest()[:ID_DIGITS]


def layout_digest(game: Game) -> str:
    """What tells the fields of this game's records apart from others."""
    fields = sorted((name, np.dtype(one.kind).str, one.shape) for name, one in game.state_type.storage.items())
    return hashlib.sha256(repr(fields).encode()).hexdigest()[:ID_DIGITS]


def information_of(game: Game, puzzle: Puzzle, seed: int = 0) -> Information:
    """What the seat of a puzzle may know; raises InvalidPosition for a record that is none of this game."""
    referee = Referee(game, game.configure(puzzle.options))
    try:
        block = unpacked(game, puzzle.record)
    except (ValueError, zlib.error):
        raise InvalidPosition(f"the record of puzzle {puzzle.id} is no record of {game.info.name}") from None
    return Information(referee, block, puzzle.seat, seed)
