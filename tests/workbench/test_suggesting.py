"""Searches and sweeps: a number that was made wrong on purpose is found, and so is the way back."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from starlode.games import load_game
from starlode.terminal.commands import tuning
from starlode.workbench.balance import GAPS, MISFIT, SHOULD_USE, SHOULD_WIN, USED, WEIGHED, WON, weigh
from starlode.workbench.contest import Contest, changed
from starlode.workbench.knobs import Knob, Knobs, knobs_of
from starlode.workbench.paired import PRODUCTS, TOLD
from starlode.workbench.rounds import FINALISTS, plan_round
from starlode.workbench.subjects import Subject, subject_called
from starlode.workbench.suggesting import best_of, enter_all, search
from starlode.workbench.trial import QUICK, Trial, trial_of
from tests.commands import refusal, run

GAME = "cave-in"
CRYSTAL = "c6-brown-1"
TWO = ("--players", "2")
QUICKLY = (*TWO, "--player", "quick", "--games", "20")


@cache
def all_knobs() -> Knobs:
    return knobs_of(load_game(GAME), {"players": 2})


@pytest.fixture(autouse=True)
def _ask_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking the reader about every number takes seconds, and all commands here ask the same."""
    monkeypatch.setattr(tuning, "knobs_of", lambda *_: all_knobs())


@pytest.fixture(scope="module")
def present() -> Trial:
    return trial_of(load_game(GAME), {"players": 2}, QUICK)


@pytest.fixture(scope="module")
def knobs() -> tuple[Knob, ...]:
    return all_knobs().knobs


def subject(present: Trial, knobs: tuple[Knob, ...], name: str = CRYSTAL) -> Subject:
    return subject_called(present.game, present.config, knobs, name)


def test_a_thing_is_found_by_id_by_name_and_by_its_part(present: Trial, knobs: tuple[Knob, ...]) -> None:
    card = subject(present, knobs, "artifact-06")
    assert subject(present, knobs, "core rights / prism lens").column == card.column
    assert subject(present, knobs, "Prism Lens").knobs == card.knobs
    assert card.family == {"artifact-06", "core-rights", "prism-lens"}
    assert card.peers.sum() == 11


def test_peers_are_counted_as_by_hand(present: Trial, knobs: tuple[Knob, ...]) -> None:
    contest = Contest(present, subject(present, knobs))
    contest.enter({})
    for _ in range(4):
        contest.play(contest.contenders[0])
    contest.judge(contest.contenders[0])
    noted, weight = present.play(0, 40), contest.contenders[0].weight
    taken, ranks = noted.taken[:, :2].astype(bool), noted.summary[:, 10:12]
    won = (ranks == 1) / (ranks == 1).sum(axis=1, keepdims=True)
    own, peers = taken[:, :, contest.subject.column], taken[:, :, contest.subject.peers.astype(bool)]
    assert weight.used == pytest.approx(own.mean())
    assert weight.should_use == pytest.approx(peers.mean())
    assert weight.won == pytest.approx((own * won).sum() / own.sum())
    assert weight.should_win == pytest.approx((peers * won[:, :, None]).sum() / peers.sum())
    assert weight.elsewhere == 0


def weighed(target: float, peers: bool) -> dict[int, float]:
    """A thing that 10 of 40 seats take, 6 of whom win; others, if there are any, are taken by 20 and 5 win."""
    gaps, out = np.zeros((GAPS, PRODUCTS)), np.zeros(WEIGHED)
    gaps[0, :4] = (5, 20, 6, 10) if peers else (0, 0, 6, 10)
    gaps[1, :4] = (20, 40, 10, 40) if peers else (0, 0, 10, 40)
    weigh(gaps, np.zeros((20, TOLD)), 20, 0.05, 2, 5, 0, target, np.zeros((GAPS, TOLD)), out)
    return dict(enumerate(out.tolist()))


def test_a_thing_is_held_against_its_peers_a_target_or_a_fair_share() -> None:
    like_peers, at_target, alone = weighed(-1, True), weighed(0.33, True), weighed(-1, False)
    assert (like_peers[WON], like_peers[SHOULD_WIN]) == (0.6, 0.25)
    assert (like_peers[USED], like_peers[SHOULD_USE]) == (0.25, 0.5)
    assert like_peers[MISFIT] == pytest.approx(0.35 + 0.25)
    assert [at_target[SHOULD_WIN], at_target[MISFIT]] == pytest.approx([0.33, 0.27])
    assert [alone[SHOULD_WIN], alone[MISFIT]] == pytest.approx([0.5, 0.1])


def rounds_of(losses: list[float], takers: list[float], most: int) -> list[list[float]]:
    """How many games each change has been played after every round."""
    played, wanted, found = np.zeros(len(losses)), np.zeros(len(losses)), list[list[float]]()
    while plan_round(np.array(losses), np.array(takers), played, most, wanted):
        played = np.maximum(played, wanted)
        found.append(played.tolist())
    return found


def test_a_round_plays_twice_as_many_games_with_the_better_half() -> None:
    losses = [0.9, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]
    first, second, *_, last = rounds_of(losses, [1000.0] * 8, 1000)
    assert first == [130] * 8
    assert second == [260, 260, 260, 260, 260, 130, 130, 130]  # the present state is never out
    assert [place for place, games in enumerate(last) if games == 1000] == [0, *range(1, 1 + FINALISTS)]


def test_what_too_few_take_is_out_first() -> None:
    _, second, *_ = rounds_of([0.5, 0.0, 0.1, 0.2, 0.3, 0.4], [100.0, 1, 100, 100, 100, 100], 1000)
    assert second[1] == 130


def test_a_crystal_made_richer_is_brought_back(present: Trial, knobs: tuple[Knob, ...]) -> None:
    own = subject(present, knobs)
    (points,) = own.knobs
    rich = replace(present, config=changed(present, {points: points.value + 5}))
    moved = replace(points, value=points.value + 5, low=points.value - 2, high=points.value + 7)
    contest = Contest(rich, replace(own, knobs=(moved,)))
    enter_all(contest)
    search(contest, 400, lambda done, portions: None)
    best = best_of(contest)
    assert best is not None
    assert abs(best.changes[moved] - points.value) <= 2
    assert best.weight.misfit < contest.contenders[0].weight.misfit


def test_a_sweep_answers_in_words_and_shows_every_value() -> None:
    out = run("sweep", GAME, f"crystals.{CRYSTAL}.vp=8..10", *QUICKLY).stdout
    assert "3 states, the best with 20 deals each" in " ".join(out.split())
    assert [line.split()[:2] for line in out.splitlines() if line.startswith("vp ")] == [
        ["vp", "8"],
        ["vp", "9"],
        ["vp", "10"],
    ]


def test_two_numbers_make_a_map_and_a_target_is_kept() -> None:
    asked = ("sweep", GAME, "artifacts.artifact-02.cost=5..6", "artifacts.artifact-02.left.vp=3..5", *QUICKLY)
    told = json.loads(run(*asked, "--target", "33%", "--json").stdout)
    assert [one["should_win"] for one in told["tried"]] == [0.33] * 6
    assert {"artifacts.artifact-02.cost": 5, "artifacts.artifact-02.left.vp": 5} in [
        one["changes"] for one in told["tried"]
    ]
    assert "How far off, in points of a hundred" in run(*asked).stdout


def test_a_suggestion_shows_what_it_tried() -> None:
    asked = ("suggest", GAME, CRYSTAL, *QUICKLY)
    out, told = run(*asked).stdout, json.loads(run(*asked, "--json").stdout)
    assert "What was tried, the best first:" in out
    assert (told["thing"], told["how"], len(told["tried"])) == (CRYSTAL, "gained", 11)


def test_an_interruption_tells_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Contest.play

    def twice(self: Contest, contender: object) -> None:
        if sum(one.played for one in self.contenders) >= 20:
            raise KeyboardInterrupt
        play(self, contender)  # type: ignore[arg-type]

    monkeypatch.setattr(Contest, "play", twice)
    told = run("sweep", GAME, f"crystals.{CRYSTAL}.vp=8..10", *QUICKLY)
    assert told.exit_code == 130
    assert told.stdout.startswith("Interrupted; this is what was played so far:\n")


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("suggest", GAME, "artifact-99"), "did you mean artifact-09"),
        (("sweep", GAME, "crystals.c6-brown-1.cost"), "cannot be swept on the workbench, because it"),
        (("sweep", GAME, "crystals.c6-brown-1.gold"), "has no number"),
        (("sweep", GAME, "crystals.c6-brown-1.vp=1..30"), "goes from 4 to 14, not to 1"),
        (("sweep", GAME, "numbers.normal_actions"), "belongs to no component that players take"),
        (("sweep", GAME, "crystals.c6-brown-1.vp", "crystals.c6-brown-1.vp"), "is swept twice"),
        (("sweep", GAME, "crystals.c6-brown-1.vp", "--target", "lots"), "a target is the share"),
    ],
)
def test_wrong_input_is_explained(asked: tuple[str, ...], complaint: str) -> None:
    assert complaint in refusal(*asked, *TWO)
