"""Undo cannot cheat: it ends where something was revealed, chance was used or somebody moved, unless all agree."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing import taking_back
from starlode.terminal.playing.table import TerminalTable

COSMIC = "cosmic-scavengers"
PROGRAM = "program:true"


def table_of(match: Match, folder: Path, *kinds: str) -> TerminalTable:
    return TerminalTable(match, list(kinds), Console(file=io.StringIO(), width=200), Place(folder / "game.json"))


def programmed() -> Match:
    """Both have committed a program, and the programs were revealed."""
    match = Match(COSMIC, players=2, seed=3)
    while not any(decision.seat == 1 and decision.move == "done" for decision in match.decisions):
        match.play(match.legal_actions()[0])
    return match


def half_programmed() -> Match:
    """The first seat has made a few decisions of its program, which nobody else knows."""
    match = Match(COSMIC, players=2, seed=3)
    for _ in range(2):
        match.play(match.legal_actions(0)[0], 0)
    return match


def test_a_program_cannot_be_taken_back_after_the_reveal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = programmed()
    before = match.moves
    for answer, taken in (("no", False), ("yes", True)):
        monkeypatch.setattr(taking_back, "choose", lambda *_, answer=answer, **__: answer)
        table = table_of(match, tmp_path, "human", "human")
        if taken:
            taking_back.undo(table, 0)
            assert len(match.moves) < len(before)
        else:
            with pytest.raises(StarlodeError, match="not taken back"):
                taking_back.undo(table, 0)
            assert match.moves == before


def test_an_unseen_decision_is_taken_back_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = half_programmed()
    monkeypatch.setattr(taking_back, "choose", None)
    place = max(n for n, decision in enumerate(match.decisions) if decision.seat == 0)
    assert match.is_free(0, place)
    taking_back.undo(table_of(match, tmp_path, "human", "human"), 0)
    assert len(match.decisions) <= place


def test_what_others_decided_in_secret_stays(tmp_path: Path) -> None:
    match = half_programmed()
    match.play(match.legal_actions(1)[0], 1)
    hidden = match.moves[-1]
    taking_back.undo(table_of(match, tmp_path, "human", "human"), 0)
    assert match.moves[-1] == hidden


def test_bots_agree_to_everything(tmp_path: Path) -> None:
    match = programmed()
    taking_back.undo(table_of(match, tmp_path, "human", "greedy"), 0)
    assert Match.from_record(tmp_path / "game.json").moves == match.moves


def test_a_program_cannot_agree(tmp_path: Path) -> None:
    match = programmed()
    before = match.moves
    with pytest.raises(StarlodeError, match="is a program and cannot agree to take it back"):
        taking_back.undo(table_of(match, tmp_path, "human", PROGRAM), 0)
    assert match.moves == before


def test_beside_a_program_what_nobody_has_seen_is_still_free(tmp_path: Path) -> None:
    match = half_programmed()
    taking_back.undo(table_of(match, tmp_path, "human", PROGRAM), 0)
    assert len(match.decisions) < 2
