"""`starlode levels`: from games of the arena to ten levels, and from your games to the one that fits you."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from starlode.arena.levelgames import Company, LevelGames
from starlode.bots import scale
from starlode.bots.scale import Scale, known_scales, write_scales
from starlode.match import Match
from starlode.terminal.commands.levels import encounters
from starlode.terminal.keeping.kept import games_folder
from tests.commands import refusal, run
from tests.example import FOLDER, GAME, played


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where levels and games are kept."""
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(scale, "scale_file", lambda game: tmp_path / "levels.json")
    scale._read.cache_clear()
    yield tmp_path
    scale._read.cache_clear()


def test_games_of_the_arena_make_a_scale(place: Path) -> None:
    games = ["--games", "60", "--salt", "c51509cc1d2d33f7477549afc7d7a453"]  # deals in which the greater one wins more
    bots = ["--bots", "strength:0.5,strength:1"]
    done = run("arena", FOLDER, *bots, *games, "--workers", "1", "--out", place / "run")
    assert done.exit_code == 0, done.stderr
    done = run("levels", FOLDER, place / "run")
    assert done.exit_code == 0, done.stderr
    assert known_scales(GAME)[2].strengths == [0.5, 1.0]
    assert "level:10" in done.stdout


def test_what_lies_below_is_kept_when_asked_for(place: Path) -> None:
    write_scales(GAME, {2: Scale([0.5, 1.0, 4.0], [0.0, 90.0, 400.0], 70)})
    file = place / "games.json"
    games = [Company([1.0, 4.0], [20.0, 60.0], 80), Company([0.7, 4.0], [40.0, 0.0], 40)]
    file.write_text(LevelGames(GAME.info.name, 2, games).text())
    done = run("levels", FOLDER, "--above", "1", file)
    assert done.exit_code == 0, done.stderr
    found = known_scales(GAME)[2]
    assert (found.strengths[:2], found.ratings[:2], found.games, found.kept) == ([0.5, 1.0], [0.0, 90.0], 150, 70)
    assert 250 < found.ratings[-1] < 290


def test_a_strength_from_which_on_nothing_follows_is_refused() -> None:
    assert "--above goes with games" in refusal("levels", FOLDER, "--above", "1")


def test_bots_that_are_on_no_scale_are_refused(place: Path) -> None:
    run("arena", FOLDER, "--bots", "greedy,strength:1", "--games", "2", "--workers", "1", "--out", place / "run")
    assert "bots that are on no scale: greedy" in refusal("levels", FOLDER, place / "run")


def keep(number: int, match: Match) -> None:
    games_folder().mkdir(parents=True, exist_ok=True)
    match.record().save(games_folder() / f"{number}.json")


def test_a_few_games_tell_your_level() -> None:
    assert "you have finished 0 games" in refusal("levels", FOLDER, "--mine")
    for number in range(4):
        keep(number, played(400, seed=number, players=2, bots=[None, "novice"]))
    keep(4, played(400, players=2, bots=[None, None]))
    keep(5, played(3, players=2, bots=[None, "novice"]))
    found = list(encounters(GAME))
    assert [one.rivals for one in found] == [[1.0]] * 4
    done = run("levels", FOLDER, "--mine")
    assert f"You won {sum(one.share for one in found):g} of your latest 4 games" in done.stdout
    assert "level:" in done.stdout
