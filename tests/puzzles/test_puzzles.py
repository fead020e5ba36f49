"""Puzzles: what they hold, how they are judged, and the file that keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
import pytest

from starlode.analysis.weighing import Scales, Values
from starlode.arena.spreading import Workers
from starlode.bots import network
from starlode.bots.network import write_network
from starlode.bots.search_bot import Thinking
from starlode.engine.boundary.errors import InvalidOption, InvalidPosition, StarlodeError, UnknownBot
from starlode.match import Information
from starlode.puzzles import (
    Puzzle,
    PuzzleFile,
    find_puzzles,
    hunting,
    information_of,
    load_puzzles,
    plan_hunt,
    scouting,
    solving,
)
from starlode.puzzles.hunting import hunt
from starlode.puzzles.leading import lead_of
from starlode.puzzles.scouting import Hunt
from starlode.puzzles.solving import difficulty_of
from tests.bots.networks import random_weights
from tests.commands import refusal, run
from tests.example import FOLDER, GAME

ALONE = Workers(1)
GAMES = 4  # in which some puzzles are found on any machine


@pytest.fixture(autouse=True)
def undemanding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A network that has learned nothing, and a hunt that is content with little, so that something is found."""
    write_network(tmp_path / "network.npz", GAME, random_weights(GAME), (2,))
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    for name, value in {"HINTED": -1.0, "CLEAR": -1.0, "SETTLED": (-1.0, 2.0), "FREELY": 1}.items():
        monkeypatch.setattr(hunting, name, value)
    for name, value in {"FEWEST_CHOICES": 2, "SURE": 0.0, "NOTED": -1.0, "PROMISING": -1.0}.items():
        monkeypatch.setattr(scouting, name, value)
    monkeypatch.setattr(solving, "iterations_of", lambda level: Thinking(iterations=4))
    network._load.cache_clear()
    yield
    network._load.cache_clear()


def plan(known: int = 0, seed: int | None = 3) -> Hunt:
    return plan_hunt(GAME, {"players": 2}, known, think=16, play=16, seed=seed)


@cache
def found(games: int = GAMES) -> list[Puzzle]:
    return [puzzle for number in range(games) for puzzle in hunt(plan(), number)]


def test_a_puzzle_lists_every_legal_choice_the_best_first() -> None:
    puzzles = found()
    assert puzzles
    for puzzle in puzzles:
        information = information_of(GAME, puzzle)
        assert sorted(choice.action for choice in puzzle.choices) == information.actions
        assert puzzle.decision == information.phase.text
        worth = [choice.expected for choice in puzzle.choices]
        assert worth == sorted(worth, reverse=True)
        assert puzzle.theme == puzzle.best.move.split(" ")[0]


def test_what_easy_plays_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found()
    monkeypatch.setattr(hunting, "easy_choices", lambda information, chance: set(information.actions))
    assert not any(hunt(plan(), number) for number in range(GAMES))


def test_a_choice_that_is_not_clearly_best_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found()
    monkeypatch.setattr(hunting, "CLEAR", 1.0)
    assert not any(hunt(plan(), number) for number in range(GAMES))


def test_a_puzzle_holds_what_its_seat_may_know_and_nothing_else() -> None:
    for puzzle in found():
        information = information_of(GAME, puzzle)
        again = information.referee.record(information.block, 0, puzzle.seat)
        assert again.tobytes() == information.block.tobytes()  # the gate finds nothing left to hide
        assert not information.block["key"].any()


def test_no_theme_is_asked_too_often_in_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "PER_GAME", 9)
    monkeypatch.setattr(hunting, "PER_THEME", 1)
    games = [[puzzle.theme for puzzle in hunt(plan(), number)] for number in range(GAMES)]
    assert any(games)
    assert all(len(set(themes)) == len(themes) for themes in games)


def test_puzzles_of_one_game_lie_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "PER_GAME", 9)
    monkeypatch.setattr(hunting, "PER_THEME", 9)
    monkeypatch.setattr(hunting, "APART", 1)
    close = [len(hunt(plan(), number)) for number in range(2 * GAMES)]
    assert max(close) > 1
    monkeypatch.setattr(hunting, "APART", 1000)
    assert max(len(hunt(plan(), number)) for number in range(2 * GAMES)) == 1


def test_a_decision_that_promises_nothing_at_a_short_look_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found()
    monkeypatch.setattr(scouting, "PROMISING", 1.0)
    assert not any(hunt(plan(), number) for number in range(GAMES))


def test_the_same_seed_finds_the_same_and_another_start_does_not() -> None:
    assert [puzzle for number in range(GAMES) for puzzle in hunt(plan(), number)] == found()
    assert plan(known=0).luck != plan(known=2).luck
    assert plan(seed=None).luck != plan(seed=None).luck


def test_a_choice_leads_only_if_every_tree_agrees() -> None:
    values = {1: np.array([0.5, 0.6]), 2: np.array([0.4, 0.4])}
    assert lead_of(values, 1) == pytest.approx(0.15)
    assert lead_of(values | {3: np.array([0.55, 0.1])}, 1) == 0


def test_difficulty_counts_the_bots_that_fail() -> None:
    assert difficulty_of(["medium", "hard", "neural", "master"]) == 1
    assert difficulty_of(["master"]) == 4
    assert difficulty_of([]) == 5


# ---- the file ----


def test_a_file_grows_to_the_count_without_anything_twice(tmp_path: Path) -> None:
    path = tmp_path / "new" / "puzzles.jsonl"
    find_puzzles(plan(), PuzzleFile(GAME, path), 2, ALONE)
    first = load_puzzles(GAME, path)
    assert len(first) == 2
    file = PuzzleFile(GAME, path)
    assert file.add(first) == []
    find_puzzles(plan(len(first)), file, 3, ALONE)
    assert load_puzzles(GAME, path)[:2] == first
    assert len({puzzle.id for puzzle in load_puzzles(GAME, path)}) == 3


def test_what_was_found_survives_an_interruption(tmp_path: Path) -> None:
    file = PuzzleFile(GAME, tmp_path / "puzzles.jsonl")

    def interrupt(games: int, puzzles: int) -> None:
        if puzzles:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        find_puzzles(plan(), file, 100, ALONE, interrupt)
    assert load_puzzles(GAME, file.path)


def test_a_line_that_was_never_finished_is_dropped(tmp_path: Path) -> None:
    file = PuzzleFile(GAME, tmp_path / "puzzles.jsonl")
    file.add(found(1))
    whole = file.path.read_bytes()
    file.path.write_bytes(whole + b'{"id":"cut o')
    PuzzleFile(GAME, file.path)
    assert file.path.read_bytes() == whole


def test_puzzles_of_other_rules_are_refused(tmp_path: Path) -> None:
    file = PuzzleFile(GAME, tmp_path / "puzzles.jsonl")
    file.path.write_text(file.path.read_text().replace('"rules":', '"rules":9'))
    with pytest.raises(StarlodeError, match="other rules"):
        load_puzzles(GAME, file.path)


def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("my diary\n")
    with pytest.raises(StarlodeError, match="line 1"):
        PuzzleFile(GAME, path)
    assert path.read_text() == "my diary\n"


@pytest.mark.parametrize("record", ["!", "AAAA", "eJwDAAAAAAE="])
def test_a_record_that_is_none_is_refused(record: str) -> None:
    puzzle = msgspec.structs.replace(found()[0], record=record)
    with pytest.raises(InvalidPosition, match=puzzle.id):
        information_of(GAME, puzzle)


def test_a_hunt_stops_when_its_time_is_up(tmp_path: Path) -> None:
    late = msgspec.structs.replace(plan(), until=0.0)
    file = PuzzleFile(GAME, tmp_path / "puzzles.jsonl")
    find_puzzles(late, file, 1, ALONE)
    assert not file.known


# ---- what may be asked for ----


def test_too_little_thinking_is_refused() -> None:
    with pytest.raises(InvalidOption, match="think"):
        plan_hunt(GAME, {}, think=1, play=16)


def test_players_without_a_network_are_refused() -> None:
    with pytest.raises(UnknownBot, match="trained for 2"):
        plan_hunt(GAME, {"players": 3}, think=16, play=16)


def test_the_command_tells_what_the_file_holds(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    result = run(
        "puzzles", FOLDER, "--count", "1", "--out", path, "--workers", "1", "--think", "16", "--play", "16",
        "--players", "2", "--seed", "3",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "holds 1 puzzle." in result.stdout
    assert "1 stars" not in result.stdout
    assert len(load_puzzles(GAME, path)) == 1


def test_the_command_refuses_a_file_that_it_cannot_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("my diary\n")
    assert "line 1" in refusal("puzzles", FOLDER, "--count", "1", "--out", path)


class Fixed(Scales):
    """Scales on which every action has the weight that was laid down for it."""

    def __init__(self, weights: dict[int, float]) -> None:
        self._weights = weights

    def weigh(self, information: Information, actions: Iterable[int], seeds: Sequence[int], iterations: int) -> Values:
        """The same in every tree."""
        return {action: np.array([self._weights[action]] * len(seeds)) for action in actions}


def test_the_second_look_is_at_the_best_even_if_a_glance_liked_others_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "CLEAR", 0.05)
    known = {action: np.array([worth, worth]) for action, worth in enumerate((0.7, 0.8, 0.75, 0.72, 0.4))}
    scales = Fixed({0: 0.7, 1: 0.5, 2: 0.5, 3: 0.69, 4: 0.4})
    here = information_of(GAME, found()[0])
    again = hunting._again(here, known, 0, scales, 16, [1, 2])
    assert {0, 1, 2, 3} <= set(again)  # what comes near is looked at as well, and what is far behind is not
    assert 4 not in again
    assert lead_of(again, 0) == pytest.approx(0.01)
