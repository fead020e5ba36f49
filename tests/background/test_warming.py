"""Compiling goes by stages, and remembers what is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from starlode.background import warming
from starlode.background.mode import PLAYING, STAGES, STUDYING, THINKING
from starlode.background.warming import Step
from starlode.engine.compiling import kernel
from starlode.games import load_game

GAME = load_game("cave-in")


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The labels of the steps that were taken, none of which compiles anything, in a cache of its own."""
    done: list[str] = []

    def steps(game: object, stage: str) -> list[Step]:
        return [(f"{stage} {i}", lambda i=i: done.append(f"{stage} {i}")) for i in range(2)]  # type: ignore[misc]

    monkeypatch.setattr(warming, "steps", steps)
    monkeypatch.setattr(kernel, "CACHE_FOLDER", tmp_path)
    monkeypatch.setattr(kernel, "folders", [tmp_path])
    monkeypatch.setattr(kernel, "COMPILED", True)
    return done


def test_what_playing_needs_comes_first_and_alone(taken: list[str]) -> None:
    assert not warming.is_ready(GAME, PLAYING)
    warming.make_ready(GAME, PLAYING)
    assert taken == ["playing 0", "playing 1"]
    assert warming.is_ready(GAME, PLAYING)
    assert not warming.is_ready(GAME, THINKING)


def test_a_later_stage_brings_those_before_it(taken: list[str]) -> None:
    warming.make_ready(GAME, PLAYING)
    warming.make_ready(GAME)
    assert taken == [f"{stage} {i}" for stage in STAGES for i in range(2)]
    assert warming.missing(GAME) == []


def test_a_stage_that_was_broken_off_begins_again(taken: list[str]) -> None:
    for _, step in warming.missing(GAME)[:4]:  # two steps, the note of it, and one step more
        step()
    warming.make_ready(GAME, THINKING)
    assert taken == ["playing 0", "playing 1", "thinking 0", "thinking 0", "thinking 1"]


def test_a_stage_that_needs_more_is_not_ready(taken: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    warming.make_ready(GAME)
    before = warming.steps
    monkeypatch.setattr(warming, "steps", lambda game, stage: [*before(game, stage), ("more", lambda: None)])
    assert not warming.is_ready(GAME, PLAYING)


def test_interpreted_there_is_nothing_to_wait_for(taken: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "COMPILED", False)
    assert warming.is_ready(GAME, STUDYING)


def test_every_stage_names_its_steps_once() -> None:
    labels = [label for stage in STAGES for label, _ in warming.steps(GAME, stage)]
    assert len(labels) == len(set(labels))
