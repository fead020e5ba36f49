"""Stored matches: text that replays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidOption, InvalidRecord, StarlodeError
from starlode.match import Match, load_record, read_record
from tests.match.test_match import played


def test_a_record_replays_to_the_same_game(tmp_path: Path) -> None:
    match = played(120, players=3)
    file = tmp_path / "game.json"
    match.record().save(file)
    again = Match.from_record(file)
    assert again.position() == match.position()
    assert again.record() == match.record()


def test_a_record_is_json_with_one_move_a_line() -> None:
    match = played(20)
    text = match.record().text()
    assert json.loads(text)["moves"] == match.moves
    assert all(any(line.strip().rstrip(",") == json.dumps(move) for line in text.splitlines()) for move in match.moves)


def test_a_match_from_a_position_keeps_its_start() -> None:
    match = Match.from_position(played(40).position())
    match.play(match.legal()[0])
    again = Match.from_record(read_record(match.record().text()))
    assert again.position() == match.position()


def test_an_outcome_is_stored_for_readers() -> None:
    match = played(100_000)
    stored = json.loads(match.record().text())["outcome"]
    assert match.outcome is not None
    assert stored["winners"] == match.outcome.winners


def test_interrupted_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    played(5).record().save(file)
    before = file.read_text()

    def full(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.write", full)
    with pytest.raises(StarlodeError, match="no space"):
        played(9).record().save(file)
    monkeypatch.undo()
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rules": 99}, "rules 99"),
        ({"starlode": 2}, "format 2"),
        ({"moves": ["0 dance"]}, "move 1, '0 dance', cannot be replayed"),
        ({"moves": ["end"]}, "expected a seat and a move"),
        ({"colour": 1}, "colour"),
        ({"seed": None}, "seed"),
        ({"components": "0" * 64}, "component file"),
        ({"changes": {"numbers.hand_limit": 9}}, "hand_limit: found 9"),
        ({"changes": {"numbers.hands": 9}}, "the components have no number 'numbers.hands'"),
        ({"changes": {"numbers.hand_limit": "x"}}, "changes"),
    ],
)
def test_a_broken_record_is_refused(change: dict[str, object], complaint: str) -> None:
    data = {**json.loads(played(4).record().text()), **change}
    with pytest.raises(InvalidRecord, match=complaint):
        Match.from_record(read_record(json.dumps(data)))


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    with pytest.raises(InvalidRecord, match="cannot be read"):
        load_record(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(InvalidRecord, match="not a stored match"):
        load_record(file)


def test_a_corrected_component_file_is_part_of_the_record(tmp_path: Path) -> None:
    from starlode.games.cave_in.components import OWN_FILE

    file = tmp_path / "mine.toml"
    file.write_text(OWN_FILE.read_text().replace('id = "artifact-01"\ncost = 7', 'id = "artifact-01"\ncost = 1'))
    match = Match("cave-in", seed=1, components=file)
    record = read_record(match.record().text())
    with pytest.raises(InvalidRecord, match="component file"):
        Match.from_record(record)
    assert Match.from_record(record, components=file).position() == match.position()


def test_a_record_may_say_which_seats_were_bots() -> None:
    match = Match("cave-in", seed=1, bots=[None, "greedy"])
    record = read_record(match.record().text())
    assert record.bots == [None, "greedy"]
    assert Match.from_record(record).record() == match.record()
    assert "bots" not in json.loads(played(4).record().text())


@pytest.mark.parametrize("bots", [["greedy"], "greedy", [None, ""], [1, None]])
def test_bots_that_do_not_fit_the_seats_are_refused(bots: Any) -> None:
    data = {**json.loads(played(4).record().text()), "bots": bots}
    with pytest.raises(InvalidRecord):
        Match.from_record(read_record(json.dumps(data)))
    with pytest.raises(InvalidOption):
        Match("cave-in", bots=bots)
