"""Where a game at this terminal is kept: held, so that no other terminal plays it too, and watched.

Nothing that another program or person has put there is ever written over.
"""

from __future__ import annotations

import hashlib
import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from starlode.engine.boundary.errors import InvalidRecord, StarlodeError
from starlode.engine.system.files import check_writable, is_taken, stamp, writing
from starlode.engine.system.folders import data_folder
from starlode.engine.system.locks import Hold, hold, is_held
from starlode.games import call_prefix
from starlode.match import Match
from starlode.match.record import MatchRecord, load_record
from starlode.terminal.keeping.kept import called, is_ours, new_file, remember


class Held(Exception):
    """Another terminal is playing the game in a file."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class Place:
    """A file that this terminal writes a game to, as long as nothing else has written there since."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._hold: Hold | None = None
        self._seen = stamp(file)

    def is_at(self, path: Path) -> bool:
        """Whether that is the same file, even by another name."""
        return os.path.realpath(path) == os.path.realpath(self.file)

    def hold(self) -> None:
        """Keep other terminals from it; raises Held where one has it."""
        self._hold = hold(_lock(self.file))
        if self._hold is None:
            raise Held(self.file)

    def prepare(self) -> None:
        """Make sure that it can be written, now rather than after an hour of play; raises StarlodeError."""
        with writing(self.file):
            Path(os.path.realpath(self.file)).parent.mkdir(parents=True, exist_ok=True)
            check_writable(self.file)
        self._seen = stamp(self.file)
        if not is_ours(self.file):
            remember(self.file)

    def write(self, record: MatchRecord) -> Path | None:
        """Write the game so far; raises StarlodeError if that cannot be done.

        If something else has written to the file, that stays: the game goes on in another, which is the answer.
        """
        moved = stamp(self.file) != self._seen
        if moved:
            self.release()
            self.file = new_file(record.game)
            self._hold = hold(_lock(self.file))
        record.save(self.file)
        self._seen = stamp(self.file)
        return self.file if moved else None

    def release(self) -> None:
        """Let other terminals have it."""
        if self._hold:
            self._hold.release()


def is_played(file: Path) -> bool:
    """Whether another terminal holds the game in a file."""
    return is_held(_lock(file))


def _lock(file: Path) -> Path:
    """What is locked for a file, which itself is replaced at every move."""
    name = hashlib.sha256(os.path.realpath(file).encode(errors="surrogateescape")).hexdigest()
    return data_folder() / "playing" / name[:32]


def place_for(game: str, wished: Path | None) -> Place:
    """Where a new game will be kept; raises StarlodeError if the file exists or cannot be written."""
    place = Place(wished or new_file(game))
    place.hold()
    with releasing(place):
        if is_taken(place.file):
            raise StarlodeError(f"{place.file} already exists; {_advice(place.file)}")
        place.prepare()
    return place


@contextmanager
def releasing(place: Place) -> Iterator[None]:
    """Release a place if something goes wrong in the block, before its game begins."""
    try:
        yield
    except BaseException:
        place.release()
        raise


def refuse_other(file: Path, match: Match) -> None:
    """Raise StarlodeError where a file holds anything but an earlier moment of the same game."""
    if is_taken(file) and not _is_earlier(file, match.record()):
        raise StarlodeError(f"{file} already exists and holds something else; name another file")


def _is_earlier(file: Path, record: MatchRecord) -> bool:
    try:
        there = load_record(file)
    except InvalidRecord:
        return False
    deal = (record.game, record.seed, record.options, record.start)
    return deal == (there.game, there.seed, there.options, there.start) and (
        there.moves == record.moves[: len(there.moves)]
    )


def _advice(file: Path) -> str:
    """What to do about a file that is there when a new game begins."""
    try:
        record = load_record(file)
    except InvalidRecord:
        return "name another file"
    if record.outcome is not None:
        return f"{replaying(file)} shows the game in it; name another file"
    return f"{call_prefix()}starlode play --resume {shlex.quote(str(file))} continues it, or name another file"


def replaying(file: Path) -> str:
    """The command that shows a kept game."""
    return f"{call_prefix()}starlode replay {shlex.quote(called(file))}"
