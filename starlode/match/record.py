"""A stored match: text that replays to the same game."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from starlode.engine.errors import InvalidRecord
from starlode.engine.files import write_whole
from starlode.engine.game import Json

FORMAT = 1


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Game, rules version, options, seats, seed and moves; never bytes of a struct."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    seed: int | str
    moves: list[str]  # "seat move"
    start: Json | None = None  # a position, where the match did not begin with the set-up
    components: str | None = None  # digest of a corrected component file
    outcome: Json | None = None  # for readers; replaying works it out again
    starlode: int = FORMAT

    def text(self) -> str:
        """The record as JSON, one move a line."""
        data = msgspec.to_builtins(self)
        data = {"starlode": FORMAT, **{k: v for k, v in data.items() if k not in ("starlode", "moves")}}
        head = msgspec.json.format(msgspec.json.encode(data), indent=1).decode().rstrip().removesuffix("}").rstrip()
        moves = ",\n".join("  " + msgspec.json.encode(move).decode() for move in self.moves)
        return f'{head},\n "moves": [\n{moves}\n ]\n}}\n'

    def save(self, path: Path | str) -> None:
        """Write the record so that an interrupted write leaves the old file whole."""
        write_whole(Path(path), self.text())


def read_record(text: str | bytes, source: str = "the record") -> MatchRecord:
    """The record in a JSON text; raises InvalidRecord."""
    try:
        record = msgspec.json.decode(text, type=MatchRecord)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRecord(f"{source} is not a stored match: {error}") from None
    if record.starlode != FORMAT:
        raise InvalidRecord(f"{source} has format {record.starlode}; this version reads format {FORMAT}")
    return record


def load_record(path: Path) -> MatchRecord:
    """The record in a file; raises InvalidRecord."""
    try:
        return read_record(path.read_bytes(), str(path))
    except OSError as error:
        raise InvalidRecord(f"cannot read {path}: {error.strerror}") from None


def components_digest(path: Path | None) -> str | None:
    """What identifies a component file; None where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path else None
