"""Section 14: nothing of a secret program reaches anybody else before the reveal.

Two tables differ only in the secret programs of one seat: other cards, another number of steps, programs taken back.
Whatever reaches the other seats and spectators must be the same, byte for byte.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.bots import make_bot
from starlode.engine.running import single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import duplicate, same
from starlode.match import Match
from tests.games.cosmic_scavengers.table import ROBOTS, happened, table

HAND = [*ROBOTS, "prog-void-net", "prog-clean-boot", "prog-gripper-arm"]


def start(players: int) -> Match:
    """A table at which seat 0 has something to hide and all others have their starting robots."""
    return table({"hand": HAND}, players=players, market=["robot-turbo-1", "prize-seed-vault"], seed=3)


def secretly(match: Match, seat: int, chance: Random, steps: int, commit: bool) -> None:
    """Let a seat make random secret choices, all of them short of `done` unless it is to commit."""
    made = 0
    while seat in match.acting and (made < steps or commit):
        moves = match.legal(seat)
        wanted = [move for move in moves if move != "done"]
        if made >= steps and commit:
            wanted = [move for move in moves if move == "done"] or [move for move in wanted if move != "restart"]
        if not wanted:
            return
        match.play(chance.choice(wanted), seat)
        made += 1


def known(match: Match, seat: int | None) -> str:
    """Everything that a seat, or a spectator, can get hold of."""
    holder = match.spectator if seat is None else match.seat(seat)
    found: dict[str, Any] = {
        "view": holder.view(),
        "events": [str(event) for event in holder.events()],
        "log": holder.log(),
        "version": holder.version,
        "record": np.asarray(holder.record).tobytes().hex(),
    }
    if seat is not None:
        mask = blank_mask(match.game.actions)
        single.legal_mask(match.config.params, match.state, seat, mask)
        observation = np.zeros(match.game.observation, np.float32)
        single.observation(match.config.params, match.state, seat, observation)
        information = match.information(seat, seed=5)
        found |= {
            "legal": mask.tolist(),
            "moves": match.legal(seat),
            "prompt": match.prompt(seat),
            "observation": observation.tolist(),
            "bot sees": information.view,
            "bot may": information.moves,
            "bot observes": information.observation().tolist(),
        }
    return json.dumps(found)


def imagined(match: Match, seat: int, stream: int) -> Any:
    """The world a bot of that seat thinks about."""
    return match.information(max(seat, 0), seed=9).imagine(stream)


programs = st.tuples(st.integers(0, 2**32), st.integers(0, 14), st.integers(0, 2**32), st.integers(0, 14))


@given(programs, st.sampled_from((2, 3, 4)), st.booleans(), st.integers(0, 3))
@settings(max_examples=60)
@pytest.mark.clause("CS-4.1", "CS-13.4", "CS-14.2", "CS-14.3", "CS-14.4", "CS-4.26")
def test_two_secret_programs_cannot_be_told_apart(secret: Any, players: int, commit: bool, others: int) -> None:
    first, steps, second, more = secret
    left, right = start(players), start(players)
    for match in (left, right):
        secretly(match, 1, Random(7), others, commit=False)  # others may be at work already
    secretly(left, 0, Random(first), steps, commit)
    secretly(right, 0, Random(second), more, commit)
    for match in (left, right):
        secretly(match, 1, Random(8), 1, commit=False)
    for seat in range(1, players):
        assert known(left, seat) == known(right, seat)
        for stream in (0, 1, 2):
            assert same(imagined(left, seat, stream), imagined(right, seat, stream))
    assert known(left, None) == known(right, None)
    assert same(spectated(left), spectated(right))


def spectated(match: Match) -> Any:
    """What a spectator could imagine; the events of the last step were compared before."""
    world = match.state
    single.imagine(match.config.params, world, -1, 6, 1)
    world.event_count = 0
    world.events[:] = 0
    return world


@given(st.integers(0, 2**32), st.integers(0, 2**32), st.sampled_from(("random", "greedy")))
@settings(max_examples=8)
@pytest.mark.clause("CS-13.4")
def test_a_bot_decides_the_same_whatever_the_others_have_programmed(first: int, second: int, name: str) -> None:
    choices = []
    for seed in (first, second):
        m = start(3)
        secretly(m, 0, Random(seed), 9, commit=True)
        choices.append([make_bot(name, 4).choose(m.information(seat, 11)) for seat in (1, 2)])
    assert choices[0] == choices[1]


@given(st.integers(0, 2**32), st.integers(2, 4), st.booleans())
@settings(max_examples=25)
@pytest.mark.clause("CS-14.2")
def test_imagined_programs_are_legal_and_complete_where_they_were_committed(
    seed: int, players: int, commit: bool
) -> None:
    m = start(players)
    secretly(m, 0, Random(seed), 6, commit)
    world = duplicate(m.state)
    single.imagine(m.config.params, world, 1, seed, 3)
    assert m.game.faults(m.config, world) == []
    robots = int((world.slot_card[0] >= 0).sum())
    assert robots == (4 if commit else 0)
    assert (world.designation[0] >= 0) == commit
    assert world.acting == m.state.acting
    assert world.ply <= m.state.ply


@pytest.mark.clause("CS-14.2", "CS-14.3", "CS-14.1")
def test_others_see_the_whole_hand_as_it_was() -> None:
    m = start(2)
    before = m.view(1)["seats"][0]
    for move in ("designate sq-n", "place digger.t", "place scout.r", "place welder.b", "place sifter.l"):
        m.play(move, 0)
    m.play("insert prog-void-net", 0)
    after = m.view(1)["seats"][0]
    assert after == before
    assert [robot["robot"] for robot in after["robots"]] == list(ROBOTS)
    assert len(after["programmables"]) == 3
    own = m.view(0)["seats"][0]
    assert own["program"]["stack"] == ["digger.t", "scout.r", "welder.b", "sifter.l"]
    assert len(own["programmables"]) == 2
    assert m.seat(1).events() == []


@pytest.mark.clause("CS-13.4", "CS-4.17")
def test_only_that_a_player_has_committed_is_public() -> None:
    m = start(3)
    for move in ("designate hx-n-l", "place digger.t", "place scout.r", "place welder.b", "place sifter.l", "done"):
        m.play(move, 0)
    assert m.spectator.view()["seats"][0]["committed"]
    assert not m.spectator.view()["seats"][1]["committed"]
    assert m.view(2)["seats"][0]["program"] is None
    assert m.seat(2).log() == ["Player 0 has committed a program."]


@pytest.mark.clause("CS-4.18", "CS-14.4")
def test_after_the_reveal_everybody_sees_everything() -> None:
    m = start(2)
    for seat in (0, 1):
        for move in ("designate sq-n", "place digger.t", "place scout.r", "place welder.b", "place mender.t"):
            m.play(move, seat)
        m.play("done", seat)
    assert len(happened(m, "robot")) == 8
    assert [event for event in m.seat(1).events() if event.private] == []
    assert json.dumps(m.spectator.events(), default=str) == json.dumps(m.seat(0).events(), default=str)


@pytest.mark.clause("CS-14.5", "CS-2.17")
def test_the_deck_has_no_order_that_could_leak() -> None:
    m = start(2)
    assert isinstance(m.spectator.view()["deck"], int)
    names = set(m.state.dtype.names or ())
    assert not {"deck", "deck_order"} & names
