"""Golden playthroughs: whole games as readable text, so that a change of behaviour shows itself in a diff.

`UPDATE_GOLDEN=1 .venv/bin/python -m pytest tests/test_golden.py` rewrites the files; read the diff before committing.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.games import all_games, load_game
from starlode.match import Match
from starlode.testing.modes import option_sets, signatures

FOLDER = Path(__file__).parent / "golden"
LINES = 60  # of each game's log; the end follows, and then the whole game in short
WIDE = 110  # characters of moves in a line of the whole game


def cases() -> list[Any]:
    """Every game with every number of players and example option set."""
    return [
        pytest.param(name, options, id=f"{name}-{number}")
        for name, info in all_games().items()
        for number, options in enumerate(option_sets(load_game(info)))
    ]


def compare(file: Path, text: str) -> None:
    """The text is what the file says; with UPDATE_GOLDEN it becomes what the file says."""
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


class Shorthand:
    """A game in few lines: numbered moves, and what came of them as a digest."""

    def __init__(self, match: Match) -> None:
        self.match, self.lines = match, list[str]()
        self._moves, self._events = list[str](), list[str]()

    def note(self) -> None:
        """Add the last move and all that it caused."""
        match = self.match
        self._moves.append(match.moves[-1])
        self._events += [f"{event.kind} {event.seat} {event.details}" for event in match.game.events.of(match.state)]
        if match.over or len("; ".join(self._moves)) > WIDE:
            first = match.ply - len(self._moves) + 1
            told = json.dumps([self._events, match.position()])
            self.lines.append(f"{first}. {'; '.join(self._moves)} = {sha256(told.encode()).hexdigest()[:8]}")
            self._moves, self._events = [], []


def playthrough(name: str, options: dict[str, Any]) -> str:
    """A random game: its beginning move by move with the log as a spectator reads it, its end, and all of it in short.

    The log of the whole game would be long, and change with every word of a catalogue. So the last part has the moves,
    and after some of them a digest of every event since the digest before, and of the position.
    """
    match = Match(name, seed=1, **options)
    chance, reader, short = Random(1), match.spectator, Shorthand(match)
    lines = [repr(match), f"fairness {match.fairness}", ""]
    while not match.over:
        before = reader.version
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal(seat)), seat)
        short.note()
        if len(lines) < LINES:
            lines += [f"{match.ply}. {match.moves[-1]}", *(f"     {line}" for line in reader.log(before))]
    outcome = match.outcome
    assert outcome is not None
    lines = [*lines[:LINES], "...", f"{match.ply} decisions. {outcome.reason}"]
    for result in outcome.results:
        parts = ", ".join(f"{line.label} {line.points}" for line in result.breakdown)
        lines.append(f"{result.rank}. {result.name}: {result.points} points ({parts})")
    return "\n".join([*lines, "", *short.lines]) + "\n"


@pytest.mark.parametrize(("name", "options"), cases())
def test_playthrough(name: str, options: dict[str, Any], request: pytest.FixtureRequest) -> None:
    compare(FOLDER / f"{request.node.callspec.id}.txt", playthrough(name, options))


@pytest.mark.parametrize("name", all_games())
def test_signature(name: str) -> None:
    """One number for each option set over a hundred fixed games: no change in behaviour, or a known one."""
    compare(FOLDER / f"{name}-signature.txt", signatures(load_game(name), 100) + "\n")
