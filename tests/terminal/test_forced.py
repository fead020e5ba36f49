"""Moves without a choice are played and told, unless that would tell a secret."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing.forced import is_forced
from starlode.terminal.playing.table import TerminalTable
from tests.commands import run
from tests.example import FOLDER, GAME

pytestmark = pytest.mark.interpreted


def table_of(match: Match, kinds: list[str], folder: Path) -> TerminalTable:
    return TerminalTable(match, kinds, Console(file=io.StringIO(), width=200), Place(folder / "game.json"))


def test_the_only_choice_is_played_and_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With an empty cart a player of Ore Rush can only dig."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    text = run("play", FOLDER, "--seats", "human,random", "--seed", "3", typed="quit\n").stdout
    assert "Done for you, because there was no choice: Dig." in text
    assert " 2 " in text.rpartition("Dig once more")[2]


def test_what_everybody_can_work_out_is_not_asked_of_people_at_one_screen(tmp_path: Path) -> None:
    match = Match(GAME, seed=3)
    assert is_forced(table_of(match, ["human", "human"], tmp_path), match.acting[0])


def test_a_choice_among_several_is_asked(tmp_path: Path) -> None:
    match = Match(GAME, seed=3)
    table, (seat,) = table_of(match, ["human", "human"], tmp_path), match.acting
    table.play_forced(seat)
    assert table.forced(seat) == ["Dig"]
    assert table.forced(seat) == []
    assert len(match.legal(seat)) == 2
    assert not is_forced(table, seat)


def test_simultaneous_decisions_are_always_asked(tmp_path: Path) -> None:
    """Programs are made unseen: skipping a step would tell how far somebody is. The last to commit is asked too."""
    match = Match("cosmic-scavengers", players=2, seed=3)
    table = table_of(match, ["human", "greedy"], tmp_path)
    forced: list[int] = []
    while len(forced) < 2:
        seat = match.acting[0]
        if len(match.legal(seat)) == 1:
            forced.append(seat)
            assert not is_forced(table, seat)
        match.play(match.legal_actions(seat)[0], seat)
    assert forced == [0, 1]
