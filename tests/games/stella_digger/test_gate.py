"""Section 14, the gate: what a seat's record tells, and what it does not."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.engine.running import single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import duplicate, same
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.things import ALARM, DANGER, DREW, DREW_COLOUR, DREW_UNSEEN, FACE_DOWN, SAFETY, SPENT
from starlode.match import Match
from tests.games.stella_digger.table import passes, play, table

BACKS = ("coloured", "plain")
SPECTATOR = -1


def record_of(match: Match, seat: int) -> Any:
    """The seat's record of the present position."""
    record = duplicate(match.state)
    single.conceal(match.config.params, record, seat)
    return record


def imagined(match: Match, seat: int, seed: int) -> Any:
    """A position that looks the same to the seat."""
    world = duplicate(match.state)
    single.imagine(match.config.params, world, seat, seed, 1)
    return world


def played(seed: int, plies: int, **options: Any) -> Match:
    """A random game, so many decisions old."""
    match, chance = Match("stella-digger", seed=seed, **options), Random(seed)
    while not match.over and match.ply < plies:
        match.play(chance.choice(match.legal()))
    return match


# ---- what each hidden thing looks like ----


@pytest.mark.clause("SD-14.2")
@pytest.mark.parametrize("backs", BACKS)
def test_a_seat_sees_its_own_hand_and_of_others_what_backs_show(backs: str) -> None:
    match = played(1, 30, players=3, drill_backs=backs)
    state, record = match.state, record_of(match, 1)
    assert record.hand[1].tolist() == state.hand[1].tolist()
    assert not record.hand[[0, 2]].any()
    assert record.hand_count.tolist() == state.hand_count.tolist()
    colours = state.hand.reshape(4, 4, 4).sum(2)
    assert record.hand_colours.tolist() == (colours if backs == "coloured" else colours * 0).tolist()
    assert not record_of(match, SPECTATOR).hand.any()


@pytest.mark.clause("SD-14.3", "SD-2.8")
@pytest.mark.parametrize("backs", BACKS)
def test_of_decks_all_see_sizes_and_coloured_backs(backs: str) -> None:
    match = played(2, 20, players=2, drill_backs=backs)
    state, record = match.state, record_of(match, 0)
    assert not record.deck.any()
    assert record.deck_count.tolist() == state.deck.sum(1).tolist()
    colours = state.deck.reshape(3, 4, 4).sum(2)
    assert record.deck_colours.tolist() == (colours if backs == "coloured" else colours * 0).tolist()
    assert record.deck_top.tolist() == state.deck_top.tolist()
    assert (record.deck_top >= 0).all() == (backs == "coloured")


@pytest.mark.clause("SD-1.16", "SD-14.4")
def test_face_down_tiles_cannot_be_told_apart() -> None:
    match = played(3, 60, players=2)
    state, record = match.state, record_of(match, 0)
    down = (state.tile_on >= 0) & (state.shown == 0)
    assert down.any()
    assert (record.tile_on[down] == FACE_DOWN).all()
    assert record.tile_on[~down].tolist() == state.tile_on[~down].tolist()
    lying = np.isin(np.arange(48), state.tile_on[down])
    assert (record.tile_at[lying] == FACE_DOWN).all()
    assert record.tile_at[~lying].tolist() == state.tile_at[~lying].tolist()


@pytest.mark.clause("SD-6.2", "SD-6.4", "SD-6.12")
def test_the_alarm_is_secret_until_the_accident_step() -> None:
    accidents = {"safety": "accident-red", "alarm": ["accident-purple", "accident-blue"]}
    match = table({"hand": ["purple-1", "purple-2", "purple-3"]}, players=2, accidents=accidents)
    assert match.state.accident_at.tolist() == [SAFETY, ALARM + 1, DANGER, ALARM]
    hidden = record_of(match, 0)
    assert hidden.accident_at.tolist() == [SAFETY, DANGER, DANGER, DANGER]
    assert hidden.alarm_count == 2
    assert {tuple(imagined(match, 0, seed).accident_at.tolist()) for seed in range(60)} == {
        (SAFETY, *rest)
        for rest in [
            (DANGER, ALARM, ALARM + 1),
            (DANGER, ALARM + 1, ALARM),
            (ALARM, DANGER, ALARM + 1),
            (ALARM + 1, DANGER, ALARM),
            (ALARM, ALARM + 1, DANGER),
            (ALARM + 1, ALARM, DANGER),
        ]
    }
    passes(match, 2)
    assert record_of(match, 1).accident_at.tolist() == [SAFETY, ALARM + 1, DANGER, ALARM]
    play(match, "discard purple-1")
    assert record_of(match, 1).accident_at.tolist() == [SAFETY, SPENT, DANGER, SPENT]


@pytest.mark.clause("SD-14.1")
@pytest.mark.parametrize("backs", BACKS)
def test_of_a_remembered_draw_others_know_the_back(backs: str) -> None:
    decks = {"deck-1": 1, "deck-2": 0, "deck-3": 0}
    hand = ["red-1", "blue-1", "green-1", "purple-1"]
    match = table({}, {"hand": hand}, players=2, options={"drill_backs": backs}, decks=decks)
    play(match, "refill", "draw deck-1")  # the first draw rebuilds the decks, the second is remembered
    what = int(match.state.past_what[0])
    assert match.state.past_count == 1
    assert match.state.hand[0, what - DREW] > 0
    assert record_of(match, 0).past_what[0] == what
    back = DREW_COLOUR + (what - DREW) // 4 if backs == "coloured" else DREW_UNSEEN
    assert record_of(match, 1).past_what[0] == record_of(match, SPECTATOR).past_what[0] == back


@pytest.mark.clause("SD-16.1")
def test_the_generator_and_the_events_stay_with_the_table() -> None:
    record = record_of(played(4, 25, players=2), 0)
    assert not record.key.any()
    assert record.counter == 0
    assert record.event_count == 0
    assert (record.events == State.storage["events"].nothing).all()


@pytest.mark.clause("SD-14.4")
def test_the_end_reveals_nothing() -> None:
    match = played(5, 10_000, players=3)
    record = record_of(match, 0)
    assert match.over
    assert not record.hand[1:].any()
    assert not record.deck.any()


# ---- nothing else is lost, and nothing else is told ----


@pytest.mark.clause("SD-14.4")
@pytest.mark.parametrize("seed", range(6))
def test_positions_that_look_alike_are_the_same_to_a_seat(seed: int) -> None:
    """Records, legal moves, observations and views of the truth and of what is imagined in its place, byte for byte."""
    options = {"players": 2 + seed % 3, "drill_backs": BACKS[seed % 2], "accident_condition": "any", "advanced": True}
    chance = Random(seed)
    for plies in (5, 40, 120, 260, 400):
        match = played(seed, plies, **options)
        for seat in (*range(match.players), SPECTATOR):
            world = imagined(match, seat, chance.getrandbits(30))
            record = record_of(match, seat)
            single.conceal(match.config.params, world, seat)
            assert same(world, record)
            assert perspective(match, match.state, seat) == perspective(match, record, seat)


def perspective(match: Match, state: Any, seat: int) -> list[Any]:
    """Everything a seat is given."""
    mask, out = blank_mask(match.game.actions), np.zeros(match.game.observation, np.float32)
    if seat >= 0:
        single.legal_mask(match.config.params, state, seat, mask)
        single.observation(match.config.params, state, seat, out)
    view = json.dumps(match.game.view(match.config, state, None if seat < 0 else seat))
    return [mask.tobytes(), out.tobytes(), view]


@pytest.mark.clause("SD-14.4")
def test_what_lies_open_is_in_every_record() -> None:
    """All fields that are not declared as hidden, in part or at all."""
    match = played(6, 150, players=4)
    for seat in (0, SPECTATOR):
        record = record_of(match, seat)
        for name, storage in State.storage.items():
            if storage.hidden.value == "nobody":
                assert np.array_equal(record[name], match.state[name]), name
