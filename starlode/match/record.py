"""A stored match: text that replays to the same game."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import InvalidComponents, InvalidRecord
from starlode.engine.boundary.misfits import told
from starlode.engine.boundary.parsing import MOST_TOML, check_plain, read_file, read_json
from starlode.engine.boundary.shapes import parse
from starlode.engine.boundary.strict import path_of
from starlode.engine.system.files import write_whole, writing
from starlode.match.names import LONGEST_NAME
from starlode.match.seeds import Key, ShortSeed

FORMAT = 1
SOURCE = "the record"
MOST_MOVES = 100_000
MOST_CHANGES = 10_000

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Move = Annotated[str, Meta(pattern=told("^[0-9]{1,2} [^ ]", "a seat and a move, such as '0 end'"), max_length=200)]
Count = Annotated[int, Meta(ge=0, le=MOST_MOVES)]
Digest = Annotated[str, Meta(pattern=told("^[0-9a-f]{64}$", "64 hexadecimal digits"), max_length=64)]


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Game, rules version, options, seats, seed and moves; never bytes of a struct."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Name]
    seed: ShortSeed | Key
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)]
    start: Json | None = None  # a position, if the match did not begin with the set-up
    components: Digest | None = None  # digest of a corrected component file
    changes: Annotated[dict[str, int], Meta(max_length=MOST_CHANGES)] | None = None  # in that file, by path
    outcome: Json | None = None  # for readers; replaying works it out again
    bots: list[Name | None] | None = None  # the bot in each seat, None for a person; old records do not say
    # After how many moves chance was redrawn, because something was taken back, and the number of that redraw.
    redraws: Annotated[list[tuple[Count, Count]], Meta(max_length=MOST_MOVES)] | None = None
    starlode: int = FORMAT

    def text(self) -> str:
        """The record as JSON, one move per line."""
        data = msgspec.to_builtins(self)
        data = {"starlode": FORMAT, **{k: v for k, v in data.items() if k not in ("starlode", "moves")}}
        head = msgspec.json.format(msgspec.json.encode(data), indent=1).decode().rstrip().removesuffix("}").rstrip()
        moves = ",\n".join("  " + msgspec.json.encode(move).decode() for move in self.moves)
        return f'{head},\n "moves": [\n{moves}\n ]\n}}\n'

    def save(self, path: Path | str) -> None:
        """Write the record, whole or not at all; raises StarlodeError if that fails."""
        target = path_of(path, "a file")
        with writing(target):
            write_whole(target, self.text())


def read_record(text: str | bytes, source: str = SOURCE) -> MatchRecord:
    """The record in a JSON text; raises InvalidRecord, naming the place."""
    if not isinstance(text, str | bytes):
        raise InvalidRecord(f"{source} is a JSON text, not something of type {type(text).__name__}")
    return _fitted(read_json(text, f"{source} is not a stored match", InvalidRecord), source)


def load_record(path: Path | str) -> MatchRecord:
    """The record in a file; raises InvalidRecord, naming the file and the place."""
    file = path_of(path, "the file of a record", InvalidRecord)
    return read_record(read_file(file, InvalidRecord), str(file))


def checked(record: MatchRecord) -> MatchRecord:
    """The same record, which may have been made by hand; raises InvalidRecord for values of the wrong type."""
    try:
        data = msgspec.to_builtins(record)
    except (TypeError, RecursionError) as error:
        raise InvalidRecord(f"{SOURCE} is not a stored match: {error}") from None
    check_plain(data, "", lambda place, reason: InvalidRecord(f"{SOURCE} is not a stored match: {place}: {reason}"))
    return _fitted(data, SOURCE)


def _fitted(data: Any, source: str) -> MatchRecord:
    found = data.get("starlode", FORMAT) if isinstance(data, dict) else FORMAT
    if isinstance(found, int) and found != FORMAT:
        raise InvalidRecord(f"{source} has format {found}; this version reads format {FORMAT}")
    if isinstance(data, dict) and "position" in data and "moves" not in data:
        raise InvalidRecord(f"{source} is not a stored match but a position; starlode position shows it")
    return parse(
        data,
        MatchRecord,
        lambda place, reason: InvalidRecord(f"{source} is not a stored match: {place + ': ' if place else ''}{reason}"),
    )


def components_digest(path: Path | None) -> str | None:
    """The digest of a component file; None if there is none. Raises InvalidComponents if it cannot be read."""
    return hashlib.sha256(read_file(path, InvalidComponents, MOST_TOML)).hexdigest() if path else None
