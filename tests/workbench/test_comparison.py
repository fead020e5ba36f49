"""Two component files on the same deals, also from the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.sheets import read_sheets
from starlode.games import load_game
from starlode.workbench.comparison import Comparison
from starlode.workbench.labels import labels_of
from starlode.workbench.measures import count_measures
from starlode.workbench.sources import sources_of
from starlode.workbench.trial import QUICK, Trial, trial_of
from starlode.workbench.uses import columns_of
from tests.commands import refusal, run

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
CARD = 'cost = 7\nleft  = { id = "core-rights"'


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    run("components", "cave-in", "--out", file)
    text = file.read_text("utf-8")
    assert CARD in text
    file.write_text(text.replace(CARD, CARD.replace("7", "3")), "utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_has_a_name_of_its_own(game: str) -> None:
    played = load_game(game)
    config = played.configure({})
    names = labels_of(played, config)
    assert len(names) == count_measures(len(sources_of(played)[0]), len(columns_of(played, config)))
    assert all(names)
    assert len(set(names)) == len(names)


def test_a_card_that_is_much_cheaper_is_taken_more(edited: Path) -> None:
    asked = ("compare", "cave-in", edited, "--players", "2", "--player", "quick", "--games", "300", "--json")
    found = {one["name"]: one for one in json.loads(run(*asked).stdout)["measures"]}
    card = found["Core Rights / Prism Lens (collected), share of seats"]
    assert card["verdict"] == "more"
    assert card["after"] > card["before"]
    assert "Second player wins" in found
    assert "Third player wins" not in found


def test_the_same_file_makes_no_difference(tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    run("components", "cave-in", "--out", file)
    text = run("compare", "cave-in", file, "--players", "2", "--player", "quick", "--games", "50").stdout
    assert "Nothing has certainly changed." in text
    assert "0 are not certain yet" in text
    assert "Both files have the same numbers" in text


def sheets() -> dict[str, Any]:
    file = load_game("cave-in").component_file
    assert file
    return read_sheets(file)


def trial(components: dict[str, Any]) -> Trial:
    return trial_of(load_game("cave-in"), {"players": 2}, QUICK, components)


def share_of(one: Trial, component: str, how: str, games: int) -> float:
    """How many seats take a component, counted without a comparison."""
    column = columns_of(one.game, one.config).index((component, how))
    return float(one.play(0, games).taken[:, :2, column].mean())


def test_rows_in_another_order_are_found_by_their_ids() -> None:
    mixed = sheets()
    mixed["artifacts"].reverse()
    before, after = trial(sheets()), trial(mixed)
    comparison = Comparison(before, after)
    comparison.play(40)
    found = {one.name: one for one in comparison.differences()}
    for name, component, how in (
        ("Core Rights / Prism Lens (collected)", "artifact-06", "collected"),
        ("Prism Lens (kept)", "prism-lens", "kept"),
    ):
        card = found[f"{name}, share of seats"]
        assert card.before == pytest.approx(share_of(before, component, how, 40))
        assert card.after == pytest.approx(share_of(after, component, how, 40))


def test_a_card_in_the_place_of_another_is_a_card_of_its_own() -> None:
    other = sheets()
    other["artifacts"][5]["right"] = {"id": "brooch", "counts": "crystals", "vp": 1}
    comparison = Comparison(trial(sheets()), trial(other))
    comparison.play(40)
    found = {one.name: one for one in comparison.differences()}
    old, new = found["Prism Lens (kept), share of seats"], found["brooch (kept), share of seats"]
    assert (old.after, new.before) == (0, 0)
    assert min(old.before, new.after) > 0
    assert found["points from brooch"].after > found["points from brooch"].before == 0
    assert found["points from Core Rights"].verdict != "few"


def test_an_interruption_reports_what_was_played(edited: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Comparison.play

    def once(self: Comparison, games: int) -> None:
        if self.games:
            raise KeyboardInterrupt
        play(self, games)

    monkeypatch.setattr(Comparison, "play", once)
    asked = ("compare", "cave-in", edited, "--players", "2", "--player", "quick", "--games", "300")
    told, data = run(*asked), run(*asked, "--json")
    assert (told.exit_code, data.exit_code) == (130, 130)
    assert told.stdout.startswith("Interrupted; this is what was played so far:\n50 deals of cave-in")
    assert (json.loads(data.stdout)["games"], json.loads(data.stdout)["interrupted"]) == (50, True)


def test_an_edited_file_is_not_overwritten(edited: Path) -> None:
    before = edited.read_text("utf-8")
    assert "already exists" in refusal("components", "cave-in", "--out", edited)
    assert edited.read_text("utf-8") == before
