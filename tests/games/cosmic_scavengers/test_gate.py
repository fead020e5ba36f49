"""Chapter 14 on bytes: what the gate leaves of a position for each seat."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starlode.engine.running import single
from starlode.engine.state.header import SEATS
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import same
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.things import EMPTY, PROG_FROM, ROBOT_FROM, RobotAt, Zone
from starlode.match import Match
from tests.games.cosmic_scavengers.table import ROBOTS, play, table

SPECTATOR = -1
ROBOT_MOVES = ("place digger.t", "place sifter.t", "place hauler.t", "place courier.t")
NEVER_TOLD = ("key", "counter", "event_count", "events")


def start(players: int = 2) -> Match:
    """Seat 0 has something to hide, and everybody is about to program."""
    return table({"hand": [*ROBOTS, "prog-void-net", "prog-clean-boot"]}, players=players, seed=3)


def designate(match: Match) -> str:
    """A designation of the board in use."""
    return "designate sq-n" if match.players == 2 else "designate hx-n-l"


def record(match: Match, seat: int) -> Any:
    """The seat's record of the present position."""
    state = match.state
    single.conceal(match.config.params, state, seat)
    return state


def differences(left: Any, right: Any) -> set[str]:
    """The fields in which two records differ."""
    return {name for name in State.storage if not np.array_equal(left[name], right[name])}


# ---- what each hidden thing looks like ----


@pytest.mark.clause("CS-14.2", "CS-14.3", "CS-13.4", "CS-4.26")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
@pytest.mark.parametrize(
    "secret",
    [
        (),
        ROBOT_MOVES[:2],
        (*ROBOT_MOVES, "insert prog-void-net"),
        (*ROBOT_MOVES, "insert prog-void-net", "gap 2"),
        (*ROBOT_MOVES, "insert prog-void-net", "gap 2", "insert prog-clean-boot", "gap 3", "restart"),
    ],
    ids=["designation", "robots", "contract-waiting", "stack", "taken-back"],
)
def test_an_open_program_leaves_no_trace_in_the_records_of_others(secret: tuple[str, ...], seat: int) -> None:
    before, m = start(), start()
    play(m, designate(m), *secret)
    assert same(record(m, seat), record(before, seat))


@pytest.mark.clause("CS-13.4", "CS-14.2", "CS-14.3", "CS-4.17")
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_a_committed_program_shows_only_that_it_is_committed(seat: int) -> None:
    before, m = start(3), start(3)
    play(m, designate(m), *ROBOT_MOVES, "insert prog-void-net", "gap 0", "done")
    assert differences(record(m, seat), record(before, seat)) == {"acting"}
    seen = record(m, seat)
    assert seen.acting == 0b110
    assert seen.designation[0] == EMPTY
    assert (seen.slot_card[0] == EMPTY).all()
    assert seen.stack_count[0] == 0
    assert seen.steps[0] == 0
    assert (seen.robot_at[0, : len(ROBOTS)] == RobotAt.HAND).all()
    assert (seen.contract_at[PROG_FROM:ROBOT_FROM] == Zone.HAND * SEATS).sum() == 2


@pytest.mark.clause("CS-13.4")
def test_the_count_of_decisions_leaves_secret_ones_of_others_out() -> None:
    m = start()
    play(m, designate(m), *ROBOT_MOVES)
    m.play("designate sq-s", 1)
    assert m.ply == 6
    assert record(m, 0).ply == 5
    assert record(m, 1).ply == 1
    assert record(m, SPECTATOR).ply == 0


@pytest.mark.clause("CS-14.2")
def test_a_seat_keeps_its_own_program_half_made_or_committed() -> None:
    m = start()
    play(m, designate(m), *ROBOT_MOVES[:1], "restart", designate(m), *ROBOT_MOVES, "insert prog-void-net")
    assert differences(record(m, 0), m.state) <= {*NEVER_TOLD}
    play(m, "gap 1")
    m.play("done", 0)
    assert differences(record(m, 0), m.state) <= {*NEVER_TOLD}
    assert record(m, 0).restarts[0] == 1


@pytest.mark.clause("CS-14.1", "CS-14.4", "CS-14.5", "CS-4.18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_generator_is_hidden_while_nobody_programs(players: int) -> None:
    m, chance, met = Match("cosmic-scavengers", players=players, seed=6, restarts=0, round_limit=2), Random(6), set()
    while not m.over:
        m.play(chance.choice(m.legal_actions()), m.acting[0])
        if m.state.phase != Phase.PROGRAM:
            met.add(int(m.state.phase))
            for seat in (*range(players), SPECTATOR):
                assert differences(record(m, seat), m.state) <= {*NEVER_TOLD}
    assert Phase.OVER in met
    assert len(met) > 2


def test_generator_and_events_are_never_told() -> None:
    m = start()
    play(m, designate(m))
    seen = record(m, 0)
    assert not seen.key.any()
    assert seen.counter == 0
    assert seen.event_count == 0
    assert not seen.events.any()


# ---- two truths that look alike ----


def programming(players: int, seed: int) -> tuple[Match, Random]:
    """A game in which programs are being made, some rounds on."""
    m, chance = Match("cosmic-scavengers", players=players, seed=seed, restarts=2), Random(seed)
    for _ in range(chance.randrange(150)):
        if not m.over:
            seat = chance.choice(m.acting)
            m.play(chance.choice(m.legal_actions(seat)), seat)
    while m.state.phase != Phase.PROGRAM and not m.over:
        m.play(chance.choice(m.legal_actions()), m.acting[0])
    return m, chance


def scheme(match: Match, seat: int, chance: Random, commit: bool) -> None:
    """Let a seat make random secret decisions, up to the commitment if it is to commit and none without it."""
    made = 0
    while seat in match.acting and (commit or made < 12):
        moves = [move for move in match.legal(seat) if commit or move != "done"]
        if not moves:
            return
        match.play("done" if commit and made > 9 and "done" in moves else chance.choice(moves), seat)
        made += 1


def known(match: Match, state: Any, seat: int) -> tuple[str, bytes, bytes]:
    """View, legal actions and observation, as read from a position or a record."""
    mask, observation = blank_mask(match.game.actions), np.zeros(match.game.observation, np.float32)
    if seat >= 0:
        single.legal_mask(match.config.params, state, seat, mask)
        single.observation(match.config.params, state, seat, observation)
    view = match.game.view(match.config, state, None if seat < 0 else seat)
    return json.dumps(view), mask.tobytes(), observation.tobytes()


@given(st.sampled_from((2, 3, 4)), st.integers(0, 2**16), st.integers(0, 2**16), st.lists(st.booleans(), min_size=4))
@settings(max_examples=15, deadline=None)
@pytest.mark.clause("CS-13.4", "CS-14.2", "CS-14.3", "CS-14.4")
def test_who_cannot_tell_two_positions_apart_gets_the_same_record(
    players: int, seed: int, other: int, commits: list[bool]
) -> None:
    left, chance = programming(players, seed)
    if left.over or len(left.acting) < 2:
        return
    watcher = chance.choice(left.acting)
    rivals = [seat for seat in left.acting if seat != watcher]
    right = left.at(left.ply)
    for match, luck in ((left, Random(seed)), (right, Random(other))):
        for seat in rivals:
            scheme(match, seat, luck, commits[seat])
    for seat in (watcher, SPECTATOR):
        mine, theirs = record(left, seat), record(right, seat)
        assert same(mine, theirs)
        assert known(left, left.state, seat) == known(right, right.state, seat) == known(left, mine, seat)
