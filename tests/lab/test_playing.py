"""What is remembered of a game, and that workers remember the same."""

from __future__ import annotations

import pickle

import pytest

from starlode.engine import loops
from starlode.engine.records import one
from starlode.lab import Experiment, Played, play_game
from starlode.lab.evidence import gather
from starlode.lab.playing import at_marks, count_lead_changes, rounds_of, settled_at
from starlode.lab.workers import Interrupted, batches, play_all

RANDOM = Experiment("cave-in", {"players": 3}, ("random",), games=6)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return play_all(RANDOM, workers=1)


def test_the_same_seed_gives_the_same_game(played: list[Played]) -> None:
    assert play_game(RANDOM, 4) == played[4]
    assert [game.seed for game in played] == list(range(6))


def test_two_workers_remember_what_one_does(played: list[Played]) -> None:
    heard: list[int] = []
    assert play_all(RANDOM, 2, heard.append) == played
    assert sum(heard) == 6


def test_an_interruption_keeps_the_finished_games(played: list[Played]) -> None:
    def stop_after_three(count: int) -> None:
        done.append(count)
        if len(done) == 3:
            raise KeyboardInterrupt

    done: list[int] = []
    with pytest.raises(Interrupted) as stopped:
        play_all(RANDOM, 1, stop_after_three)
    assert stopped.value.played == played[:3]


def test_interrupted_workers_hand_over_what_they_finished() -> None:
    def stop(count: int) -> None:
        raise KeyboardInterrupt

    long = Experiment("cave-in", {"players": 2}, ("random",), games=400)
    with pytest.raises(Interrupted) as stopped:
        play_all(long, 2, stop)
    seeds = [game.seed for game in stopped.value.played]
    assert 0 < len(seeds) < 400
    assert seeds == sorted(set(seeds))


def test_a_stopped_game_is_not_remembered() -> None:
    assert play_game(RANDOM, 0, lambda: True) is None


def test_points_are_the_sum_of_their_sources(played: list[Played]) -> None:
    for game in played:
        assert [sum(seat.values()) for seat in game.sources] == game.points
        assert game.trail[-1] == game.points
        assert sum(game.wins) == pytest.approx(1)
        assert game.rounds


def test_bots_change_seats_from_game_to_game() -> None:
    pair = Experiment("cave-in", {"players": 3}, ("greedy", "random"))
    assert [pair.seating(seed) for seed in (0, 1)] == [("greedy", "random", "greedy"), ("random", "greedy", "random")]


def test_an_experiment_travels_without_its_parameters() -> None:
    assert RANDOM.config
    there = pickle.loads(pickle.dumps(RANDOM))
    assert there == RANDOM
    assert "config" not in vars(there)


def test_batches_cover_every_seed_once() -> None:
    found = batches(Experiment("cave-in", games=10, seed=5), 4)
    assert [list(batch) for batch in found] == [[5, 6, 7, 8], [9, 10, 11, 12], [13, 14]]


def test_every_half_kept_comes_with_its_card(played: list[Played]) -> None:
    things = RANDOM.things
    for game in played:
        for seat in game.taken:
            kept = sorted(things[thing].choice for thing, how in seat if how == "kept")
            assert kept == sorted(thing for thing, how in seat if how == "collected")


def test_whatever_is_offered_or_taken_is_a_component(played: list[Played]) -> None:
    evidence = gather(RANDOM, played)
    assert {column.component.id for column in evidence.columns} <= set(RANDOM.things)
    assert evidence.taken.shape == evidence.offered.shape == (6, 3, len(evidence.columns))
    state = one(RANDOM.game.state_type)
    loops.deal_seed(RANDOM.config.params, state, 3, 0, 0)
    offers = list(RANDOM.game.on_offer(RANDOM.config, state, 0))
    assert len([how for _, how in offers if how == "gained"]) == 10  # the Mine
    assert len([how for _, how in offers if how == "kept"]) == 2 * len([how for _, how in offers if how == "collected"])


def test_lead_changes_ignore_ties() -> None:
    assert count_lead_changes([[0, 0], [2, 0], [2, 2], [2, 3], [4, 3], [4, 4], [5, 4]]) == 2


def test_a_game_is_settled_when_no_loser_leads_any_more() -> None:
    assert settled_at([[0, 0], [1, 2], [3, 2], [4, 2]], [0]) == 0.5
    assert settled_at([[1, 0], [1, 0]], [0]) == 0


def test_marks_are_spread_over_the_game() -> None:
    marks = at_marks([[look] for look in range(41)])
    assert (marks[0], marks[10], marks[-1]) == ([0], [20], [40])


def test_rounds_are_told_by_the_view_or_not_at_all() -> None:
    assert rounds_of({"round": 3}) == rounds_of({"turn": {"round": 3}}) == 3
    assert rounds_of({"turn": 3}) is rounds_of({}) is None
