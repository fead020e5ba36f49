"""The first moments of `starlode play`: which game it is, and whether its rules can run compiled already.

Only light modules are imported up to here, so that the choice is still open.
"""

from __future__ import annotations

import shlex
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from starlode.background.mode import begin_at_once
from starlode.engine.boundary.errors import InvalidRecord, UnknownGame
from starlode.engine.boundary.parsing import read_file, read_json
from starlode.engine.boundary.quoting import LONG, printable
from starlode.engine.declarations.info import GameInfo, imported_games
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import chosen_language
from starlode.games import all_games, call_prefix, find_game
from starlode.terminal.common.messages import words_in
from starlode.terminal.common.questions import Leaving
from starlode.terminal.keeping.kept import found_file, is_file, last_game
from starlode.terminal.playing.menu import choose_game, choose_players
from starlode.terminal.playing.wish import DEFAULT_OPPONENT, Wish


def begin(wish: Wish) -> None:
    """Settle the game, then play it: compiled if that is ready, interpreted if the person would have to wait."""
    try:
        wish, info = _settled(wish)
    except Leaving:
        return
    if info:
        begin_at_once(info)
    from starlode.terminal.playing.play import run  # from here on it is heavy

    run(wish)


def _settled(wish: Wish) -> tuple[Wish, GameInfo | None]:
    """The wish with a game; a person who named none is asked."""
    if wish.resume:
        file = _kept_file(wish.game)
        return replace(wish, game=str(file)), _game_in(file)
    if wish.game:
        _refuse_file(wish.game)
        return replace(wish, opponent=wish.opponent or DEFAULT_OPPONENT), find_game(wish.game)
    console, words = Console(), words_in(wish.language or chosen_language())
    info = choose_game(console, words)
    players = wish.players if wish.players else choose_players(console, words, info)
    return replace(wish, game=info.name, players=players), info


def _refuse_file(name: str) -> None:
    """Raise UnknownGame if a person named a file but forgot to say that its game is to be resumed."""
    if name not in imported_games() | all_games() and is_file(Path(name)):
        command = f"{call_prefix()}starlode play --resume {shlex.quote(name)}"
        raise UnknownGame(f"{printable(name, LONG)} is a file, not a game; if it is a record, {command} continues it")


def _kept_file(named: str | None) -> Path:
    """The record to go on with: a file that was named, or the last game; raises StarlodeError where there is none."""
    known = named is None or named in imported_games() | all_games()
    return last_game(named) if known else found_file(Path(str(named)))


def _game_in(file: Path) -> GameInfo | None:
    """The game of a stored record, if it can be told; reading the whole record later says what is wrong."""
    with suppress(InvalidRecord, UnknownGame):
        record = read_json(read_file(file, InvalidRecord), str(file), InvalidRecord)
        return find_game(str(record.get("game"))) if isinstance(record, dict) else None
    return None
