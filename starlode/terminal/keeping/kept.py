"""Games kept in the user's data folder, a file each that is written at every move: which there are, and the last one.

Nothing heavy is imported for it.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from starlode.engine.boundary.errors import InvalidRecord, StarlodeError
from starlode.engine.boundary.parsing import read_file, read_json
from starlode.engine.system.console import Console
from starlode.engine.system.files import write_whole
from starlode.engine.system.folders import data_folder
from starlode.engine.text.catalogue import chosen_language
from starlode.terminal.common.messages import words_in

MOST_LISTED = 20
GAP, INDENT = 2, 4  # blanks after a file's name, and before what is below it
MOST_PLACES = 200  # games in other places that are remembered


class Kept(NamedTuple):
    """What is known of a kept game without replaying it."""

    file: Path
    game: str
    names: list[str]
    bots: list[str | None]  # who played in each seat, nothing for a person
    moves: int
    over: bool


def games_folder() -> Path:
    """Where games are kept unless another place was named."""
    return data_folder() / "games"


def is_ours(file: Path) -> bool:
    """Whether a file is in the folder where games are kept by default."""
    return os.path.realpath(file.parent) == os.path.realpath(games_folder())


def called(file: Path) -> str:
    """What commands call a kept game: its name alone where it lies among the others."""
    return file.name if is_ours(file) else str(file)


def found_file(file: Path) -> Path:
    """The file that is meant: as it is written, or else of that name among the kept games."""
    kept = games_folder() / file
    return kept if len(file.parts) == 1 and not os.path.lexists(file) and is_file(kept) else file


def is_file(file: Path) -> bool:
    """Whether there is such a file; false for what cannot be a file's name, such as one that is too long."""
    try:
        return file.is_file()
    except (OSError, ValueError):
        return False


def new_file(game: str) -> Path:
    """A file among the kept games that is not there yet."""
    return games_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"


def remember(file: Path) -> None:
    """Let a game that is kept in another place be listed too, as far as the user's folder can be written."""
    place = os.path.realpath(file)
    places = [str(other) for other in elsewhere() if str(other) != place]
    with suppress(OSError):
        games_folder().mkdir(parents=True, exist_ok=True)
        write_whole(_places(), json.dumps([*places, place][-MOST_PLACES:]) + "\n")


def elsewhere() -> list[Path]:
    """Where games were kept besides the user's folder, the latest last."""
    try:
        found = json.loads(_places().read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return [Path(place) for place in found if isinstance(place, str)] if isinstance(found, list) else []


def _places() -> Path:
    return games_folder() / "elsewhere.txt"


def is_new(game: str) -> bool:
    """Whether no game of that name is kept here."""
    return all(kept.game != game for kept in kept_games())


def last_game(game: str | None) -> Path:
    """The unfinished game that was played last, of that game if one is named; raises StarlodeError for none."""
    for kept in kept_games():
        if not kept.over and game in (None, kept.game):
            return kept.file
    raise StarlodeError(f"no unfinished game{f' of {game}' if game else ''} is kept in {games_folder()}")


def kept_games() -> Iterator[Kept]:
    """Every kept game, the latest first; files that hold none are passed over."""
    places = {*games_folder().glob("*.json"), *filter(is_file, elsewhere())}
    for file in sorted(places, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        with suppress(InvalidRecord):
            record = read_json(read_file(file, InvalidRecord), str(file), InvalidRecord)
            yield _kept(file, record)


def _kept(file: Path, record: Any) -> Kept:
    try:
        names, moves = [str(name) for name in record["seats"]], len(record["moves"])
        bots = [bot and str(bot) for bot in record.get("bots") or [None] * len(names)]
        return Kept(file, str(record["game"]), names, bots, moves, "outcome" in record)
    except (KeyError, TypeError, AttributeError):
        raise InvalidRecord(f"{file} is not a stored match") from None


def list_kept() -> None:
    """Print the latest kept games and how to go on with them."""
    console, say = Console(), words_in(chosen_language()).text
    games = [kept for kept, _ in zip(kept_games(), range(MOST_LISTED))]
    if not games:
        console.print(say("none-kept", folder=str(games_folder())))
        return
    for kept in games:
        console.print(_listed(kept, console.width), soft_wrap=True)
    console.print(Text(say("kept-explained", folder=str(games_folder())), "dim"))


def _listed(kept: Kept, width: int) -> Text:
    """A game's file, which is never broken so that it can be copied, and who played; on two lines where it is long."""
    say = words_in(chosen_language()).text
    stands = say("kept-over" if kept.over else "kept-open", moves=kept.moves)
    file, played = Text(called(kept.file), "bold cyan"), Text(f"{', '.join(_players(kept))} · {stands}")
    fits = file.cell_len + played.cell_len + GAP <= width
    return Text.assemble(file, " " * GAP if fits else "\n" + " " * INDENT, played)


def _players(kept: Kept) -> list[str]:
    """The names, with the bot where the name does not tell it already."""
    say = words_in(chosen_language()).text
    return [
        name if bot is None or name.lower().startswith(bot.lower()) else say("kept-bot", name=name, bot=bot)
        for name, bot in zip(kept.names, kept.bots, strict=False)
    ]
