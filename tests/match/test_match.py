"""Match: what a person holds at a Python prompt."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.engine.boundary.errors import (
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    StarlodeError,
    UnknownGame,
)
from starlode.match import Match


def played(count: int, seed: int = 7, **options: Any) -> Match:
    """A match after that many random moves."""
    match = Match("cave-in", seed=seed, **options)
    chance = Random(seed)
    for _ in range(count):
        if not match.over:
            match.play(chance.choice(match.legal()))
    return match


def test_same_seed_same_game() -> None:
    assert played(80).position() == played(80).position()
    assert played(0, seed=8).position() != played(0, seed=7).position()


def test_without_a_seed_every_game_differs() -> None:
    assert Match("cave-in").seed != Match("cave-in").seed


def test_a_key_is_a_seed_too() -> None:
    match = Match("cave-in")
    assert Match("cave-in", seed=match.seed).position() == match.position()


def test_wrong_moves_say_why_and_change_nothing() -> None:
    match = played(12)
    before = match.position()
    with pytest.raises(InvalidMove):
        match.play("dance")
    with pytest.raises(IllegalMove, match="does not answer what is asked now"):
        match.play("mine c10-red-1")
    with pytest.raises(IllegalMove, match="no action 9999"):
        match.play(9999)
    with pytest.raises(IllegalMove, match="no seat 5"):
        match.play("end", 5)
    with pytest.raises(IllegalMove, match="turn"):
        match.play(match.legal()[0], 1 - match.acting[0])
    assert match.position() == before


def test_undo_goes_back_to_the_very_position() -> None:
    match = played(30)
    before = match.position()
    move = match.legal()[-1]
    match.play(move)
    after = match.position()
    assert match.undo() == [f"{match.acting[0]} {move}"]
    assert match.position() == before
    match.play(move)
    assert match.position() == after


def test_undo_cannot_go_before_the_beginning() -> None:
    with pytest.raises(StarlodeError, match="cannot take back 3 of 2"):
        played(2).undo(3)


def test_at_shows_an_earlier_ply_and_leaves_the_match_alone() -> None:
    match = played(30)
    assert match.at(10).position() == played(10).position()
    assert match.ply == 30
    with pytest.raises(StarlodeError, match="no ply 31"):
        match.at(31)


def test_state_is_a_copy() -> None:
    match = played(5)
    match.state.cave_ins = 30
    assert match.spectator.view()["cave_ins"] != 30


@settings(max_examples=15)
@given(st.integers(0, 200), st.integers(0, 10**6), st.sampled_from([2, 3, 4]))
def test_repr_gets_it_back(count: int, seed: int, players: int) -> None:
    match = played(count, seed, players=players)
    assert eval(repr(match)).position() == match.position()


def test_repr_of_a_match_from_a_position_gets_it_back() -> None:
    from starlode.match import MatchRecord

    match = Match.from_position(played(40).position())
    match.play(match.legal()[0])
    again = eval(repr(match), {"Match": Match, "MatchRecord": MatchRecord})
    assert again.position() == match.position()


def test_fairness_is_the_digest_of_the_key() -> None:
    match = Match("cave-in", seed="00112233445566778899aabbccddeeff")
    assert match.position()["random"]["key"] == "00112233445566778899aabbccddeeff"
    import hashlib

    assert match.fairness == hashlib.sha256(bytes.fromhex(str(match.seed))).hexdigest()


def test_only_the_acting_seat_is_shown_legal_moves() -> None:
    match = played(9)
    (acting,) = match.acting
    assert match.view(acting)["legal"] == match.legal()
    assert "legal" not in match.view(1 - acting)
    assert "legal" not in match.spectator.view()


def test_the_end_has_a_reason_ranks_and_a_breakdown() -> None:
    match = played(100_000)
    outcome = match.outcome
    assert outcome is not None
    assert "collapsed" in outcome.reason
    assert min(result.rank for result in outcome.results) == 1
    assert [sum(line.points for line in r.breakdown) for r in outcome.results] == [r.points for r in outcome.results]
    json.dumps(outcome.data())
    with pytest.raises(IllegalMove, match="over"):
        match.play("end")


def test_no_outcome_before_the_end() -> None:
    assert played(10).outcome is None


def test_wrong_games_options_and_seeds_are_refused() -> None:
    with pytest.raises(UnknownGame, match="cave-in"):
        Match("chess")
    with pytest.raises(InvalidOption, match="no option 'colour'"):
        Match("cave-in", colour="red")
    with pytest.raises(InvalidOption, match="players cannot be 5"):
        Match("cave-in", players=5)
    with pytest.raises(InvalidOption, match="32 hexadecimal"):
        Match("cave-in", seed="abc")
    with pytest.raises(InvalidOption, match="whole number"):
        Match("cave-in", seed=-1)
    with pytest.raises(StarlodeError, match="3 names for 2 seats"):
        Match("cave-in", names=["a", "b", "c"])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"position": 3}, "position: expected object"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"colour": 1}, "colour: there is no such key"),
        ({"options": 3}, "options"),
        ({"ply": -1}, "ply"),
        ({"ply": True}, "ply"),
        ({"random": {"key": "xy"}}, "32 hexadecimal"),
        ({"random": {"seed": 1}}, "random"),
        ({"random": {"counter": "x"}}, "random.counter"),
    ],
)
def test_wrong_wrappers_of_positions_are_refused(change: dict[str, object], complaint: str) -> None:
    data = {**played(3).position(), **change}
    with pytest.raises(InvalidPosition, match=complaint):
        Match.from_position(data)


def test_a_position_without_a_generator_is_shuffled_anew_and_with_a_seed_repeats() -> None:
    data = played(3).position()
    del data["random"]
    one, two = Match.from_position(data), Match.from_position(data)
    assert one.position()["random"] != two.position()["random"]
    assert Match.from_position(data, seed=4).position() == Match.from_position(data, seed=4).position()


def test_information_holds_no_truth() -> None:
    """A bot's copy has another key, and its hidden cards are re-dealt."""
    match = played(0, seed=3)
    (seat,) = match.acting
    worlds = [match.information(seat, seed).imagine() for seed in range(20)]
    truth = match.state
    assert all(not np.array_equal(world.key, truth.key) for world in worlds)
    assert any(not np.array_equal(world.hand[1 - seat], truth.hand[1 - seat]) for world in worlds)
    assert all(np.array_equal(world.hand[seat], truth.hand[seat]) for world in worlds)
    assert match.information(seat, 0).moves == match.legal()
