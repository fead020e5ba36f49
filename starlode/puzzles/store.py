"""The file in which puzzles are kept: a heading, then a line for each, added as it is found."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from starlode.arena.patience import uninterrupted
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file
from starlode.engine.system.files import append_whole, check_writable, is_taken, write_whole, writing
from starlode.puzzles.puzzle import Puzzle, layout_digest

T = TypeVar("T")

FORMAT = 2
MOST_BYTES = 16_000_000


class PuzzleHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which rules the records are of, and which fields these have."""

    puzzles: int
    game: str
    rules: int
    layout: str


def heading_of(game: Game) -> PuzzleHeading:
    """The heading of a file for this game as it is now."""
    return PuzzleHeading(FORMAT, game.info.name, game.version, layout_digest(game))


def load_puzzles(game: Game, file: Path) -> list[Puzzle]:
    """The puzzles in a file; raises StarlodeError if it holds anything else, or puzzles of other rules.

    A last line that a killed run has left unfinished does not count.
    """
    first, *lines = _whole(read_file(file, StarlodeError, MOST_BYTES)).splitlines() or [b""]
    if _decoded(first, PuzzleHeading, file, 1) != heading_of(game):
        raise StarlodeError(f"{file} holds puzzles of another game or of other rules than those here")
    return [_decoded(line, Puzzle, file, number) for number, line in enumerate(lines, 2)]


def _whole(data: bytes) -> bytes:
    return data[: data.rfind(b"\n") + 1]


def _decoded(line: bytes, kind: type[T], file: Path, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        raise StarlodeError(f"line {number} of {file} is not of a file of puzzles: {error}") from None


class PuzzleFile:
    """Puzzles in a file that grows; what is in it is safe whenever a run ends. Raises as `load_puzzles` does."""

    def __init__(self, game: Game, file: Path) -> None:
        self.path = file
        with writing(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            check_writable(file)
            if not is_taken(file):
                write_whole(file, msgspec.json.encode(heading_of(game)) + b"\n")
        self.known = {puzzle.id: puzzle for puzzle in load_puzzles(game, file)}
        self._drop_rest()

    def _drop_rest(self) -> None:
        """Cut off a line that was never finished."""
        data = self.path.read_bytes()
        if _whole(data) != data:
            with writing(self.path):
                write_whole(self.path, _whole(data))

    def add(self, puzzles: Iterable[Puzzle]) -> list[Puzzle]:
        """Append those that are not there yet, and answer with them; raises StarlodeError if that fails."""
        new = {puzzle.id: puzzle for puzzle in puzzles if puzzle.id not in self.known}
        lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in new.values())
        with writing(self.path), uninterrupted():
            number = os.open(self.path, os.O_WRONLY | os.O_APPEND)
            try:
                append_whole(number, lines)
            finally:
                os.close(number)
            self.known |= new
        return list(new.values())
