"""What a survey foretells of programs: icons, rows and pick-ups, as if their seat collected now and nobody else did."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from starlode.engine.running.referee import survey_of
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.survey import Survey
from starlode.games.cosmic_scavengers.things import Icon, Journey, Type
from starlode.match import Match
from tests.games.cosmic_scavengers.table import IDLE, ROBOTS, play, programmed, table

FOUR = ("designate sq-s", "place digger.t", "place sifter.r", "place courier.t", "place mender.t")
CELLS = {(4, 1): "C", (3, 1): "O", (2, 1): "M", (1, 1): "C", (5, 2): "O"}


def surveyed(match: Match, seat: int = 0) -> Any:
    """What the survey says to a seat."""
    return match.perspective(seat).survey


@pytest.mark.clause("CS-7.15", "CS-7.16", "CS-1.38")
def test_a_robot_is_foretold_to_stop_when_it_is_full() -> None:
    told = surveyed(play(table({"hand": list(ROBOTS)}, cells=CELLS), *FOUR))
    assert told.caught[0][0] == (-1, Type.CHEMICAL, -1, Type.MECHANICAL, *(-1,) * 5)
    assert (told.room[0][0], told.load[0][0], told.reached[0][0]) == (2, 2, 4)
    assert told.journey[0] == (Journey.STOPPED_FULL, Journey.STOPPED_FULL, Journey.RETURNING, Journey.RESTING)
    assert told.fresh[0] == (0, 0, 1, 1, 1, 0)


@pytest.mark.clause("CS-1.39", "CS-5.2", "CS-6.2")
def test_sums_of_an_open_program_are_told_to_its_owner() -> None:
    m = play(table({"hand": list(ROBOTS)}), *FOUR)
    told = surveyed(m)
    assert told.diligence_of[0] == (3, 0, -1, 3)
    assert (told.diligence[0], told.priority[0], told.allowances[0]) == (5, 3, 3)
    assert surveyed(m, 1).diligence[0] == 0


@pytest.mark.clause("CS-12.7", "CS-12.31", "CS-12.33")
def test_contracts_of_an_open_program_take_effect() -> None:
    cells = {(4, 1): "O", (2, 1): "O", (5, 2): "O"}
    seats = {"hand": [*ROBOTS, "prog-tow-cable-1", "prog-cargo-rack-1"]}
    m = play(table(seats, cells=cells), *FOUR, "insert prog-cargo-rack-1", "gap 1", "insert prog-tow-cable-1", "gap 1")
    told = surveyed(m)
    assert told.icons[0][0][Icon.CAPACITY] == 2
    assert told.walk[0][1] == told.walk[0][0]
    assert told.delay[0][1] == 1
    assert told.caught[0][1][1] == Type.ORGANIC


@pytest.mark.clause("CS-11.2", "CS-11.9", "CS-12.27")
def test_own_robots_are_foretold_to_collide() -> None:
    m = programmed("sq-s: welder.b, digger.r, prog-gantry-port, courier.t, mender.t", IDLE, cells={(3, 1): "M"})
    told = surveyed(m)
    assert told.walk[0][0] == told.walk[0][1]
    assert told.journey[0][:2] == (Journey.STOPPED_DAMAGED, Journey.STOPPED_DAMAGED)
    assert sum(told.fresh[0]) == 0


@pytest.mark.clause("CS-4.21", "CS-4.22")
def test_gaps_that_would_waste_a_contract_are_told() -> None:
    m = play(table({"hand": [*ROBOTS, "prog-cargo-rack-1", "prog-repair-kit"]}), *FOUR, "insert prog-cargo-rack-1")
    assert surveyed(m).idle_gap[0] == (1, 0, 0, 0, 0)
    m = play(m, "gap 2", "insert prog-repair-kit")
    assert surveyed(m).idle_gap[0] == (0, 0, 0, 0, 1)


@pytest.mark.clause("CS-4.21", "CS-4.25")
def test_a_contract_that_no_gap_is_left_for_is_told() -> None:
    below, above = "prog-repair-kit", "prog-cargo-rack-1"
    m = play(table({"hand": [*ROBOTS, above, below, "prog-tow-cable-1"]}), *FOUR)
    assert idle_contracts(m) == set()
    m = play(m, "insert prog-tow-cable-1", "gap 3")
    assert idle_contracts(m) == set()
    m = play(m, f"insert {above}", "gap 4")
    assert idle_contracts(m) == {below}, "no robot is below the last gap"
    choice = next(choice for choice in m.choices(0) if choice.move == f"insert {below}")
    assert choice.words.endswith("(would be ignored everywhere)")


def idle_contracts(match: Match) -> set[str]:
    """The contracts that the survey calls idle for seat 0."""
    told = surveyed(match).idle_contract
    return {name for number, name in named(match) if told[number]}


@pytest.mark.clause("CS-7.6", "CS-7.15")
def test_robots_that_would_bring_nothing_are_named_before_the_program_is_committed() -> None:
    m = play(table({"hand": list(ROBOTS)}, cells={(4, 1): "C", (3, 1): "O"}), *FOUR)
    kinds = m.config.components.robot_ids
    empty = {name for kind, name in enumerate(kinds) if surveyed(m).empty_handed[0] >> kind & 1}
    assert empty == {"sifter", "courier"}, "the Mender has nothing to collect with"
    done = next(choice for choice in m.choices(0) if choice.move == "done")
    assert done.words == "Commit the program (brings nothing: Sifter and Courier)"
    assert surveyed(m, 1).empty_handed[0] == 0


@pytest.mark.clause("CS-8.3", "CS-8.4")
def test_contracts_in_reach_count_what_will_be_collected() -> None:
    market = ["prog-void-net", "robot-alchemist-1", "prize-crown-jewels"]
    m = table({"hand": list(ROBOTS), "store": "C1"}, cells=CELLS, market=market)
    told = surveyed(play(m, *FOUR))
    reach = {name: told.reach[told.place[number]] for number, name in named(m) if name in market}
    assert reach == {"prog-void-net": 1, "robot-alchemist-1": 1, "prize-crown-jewels": 0}


def named(match: Match) -> list[tuple[int, str]]:
    return list(enumerate(match.config.components.contract_ids))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_collects_first_and_alone_gets_what_was_foretold(players: int) -> None:
    m, chance = Match("cosmic-scavengers", players=players, seed=11, round_limit=4), Random(players)
    told: dict[int, Any] = {}  # by round: what the last position before its reveal foretold
    while not m.over:
        if m.state.phase == Phase.PROGRAM and len(m.acting) == 1:
            told[int(m.state.round_number)] = survey_of(Survey, m.config, m.state, -1)
        m.play(chance.choice(m.legal_actions()), m.acting[0])
    compared = 0
    for number, (leaders, gained) in enumerate(collections(m), 1):
        if len(leaders) == 1:
            caught = told[number].caught[leaders[0]]
            assert sorted(gained[leaders[0]]) == sorted(marble for row in caught for marble in row if marble >= 0)
            compared += 1
    assert compared > 1


def collections(match: Match) -> Iterator[tuple[list[int], dict[int, list[int]]]]:
    """By round: who had the first place, and what everybody collected."""
    leaders: list[int] = []
    gained: dict[int, list[int]] = defaultdict(list)
    for event in match.events():
        if event.kind == "order" and event["place"] == 1:
            leaders.append(event.seat)
        elif event.kind == "collect":
            gained[event.seat].append(event.number("marble"))
        elif event.kind in ("empty", "over"):
            yield leaders, gained
            leaders, gained = [], defaultdict(list)


def test_looking_changes_nothing() -> None:
    m = play(table({"hand": list(ROBOTS)}, cells=CELLS), *FOUR)
    before = m.state.tobytes()
    surveyed(m)
    assert m.state.tobytes() == before
