"""Sections 9 and 10: clean-up, the end of the game, and final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    ROBOTS,
    Json,
    fulfilling,
    happened,
    order,
    phase,
    play,
    run,
    table,
    truth,
)

SEVEN = ["prize-seed-vault", "prize-hull-plating", "prize-coolant-tanks", "prize-fusion-coils"]
SEVEN += ["prize-star-atlas", "robot-turbo-1", "robot-foundry-1"]
HAND = [*ROBOTS, "turbo", "foundry"]
OVER: Json = {"round": 20, "decision": {"phase": "over"}, "ending": {"why": "round-limit"}}


def scored(*seats: dict[str, Any], **more: Any) -> list[tuple[int, int]]:
    m = table(*seats, **{**OVER, **more})
    assert m.outcome is not None
    return [(result.points, result.rank) for result in m.outcome.results]


@pytest.mark.clause("CS-9.1", "CS-9.10", "CS-9.3")
def test_the_end_is_checked_only_after_everybody_has_fulfilled() -> None:
    seats: tuple[Json, ...] = (
        {"tableau": SEVEN, "store": "O3"},
        {"store": "O3", "hand": [], "program": {"designation": "sq-n"}},
    )
    m = fulfilling(*seats, order=[[0], [1]], market=["robot-bio-harvester-1", "prog-tow-cable-1"])
    play(m, "fulfil robot-bio-harvester-1")
    assert not m.over
    assert m.acting == (1,)
    play(m, "fulfil prog-tow-cable-1")
    assert m.over
    assert m.outcome is not None
    assert "8 contracts" in m.outcome.reason


@pytest.mark.clause("CS-9.2")
def test_tableau_and_discarded_programmables_show_and_those_in_hand_do_not() -> None:
    seat: Json = {"tableau": ["prize-seed-vault", "robot-turbo-1"], "discard": ["prog-void-net"]}
    m = table({**seat, "hand": [*ROBOTS, "turbo", "prog-clean-boot"]})
    assert m.spectator.view()["seats"][0]["showing"] == 3


@pytest.mark.clause("CS-9.3", "CS-10.1")
def test_eight_showing_end_the_game_without_a_choice() -> None:
    m = play(fulfilling({"tableau": SEVEN, "discard": ["prog-void-net"], "hand": HAND}), "end")
    assert m.over


@pytest.mark.clause("CS-9.4", "CS-9.5", "CS-9.7")
def test_eligible_players_are_asked_in_turn_order_and_the_first_yes_ends_it() -> None:
    a: Json = {"tableau": SEVEN[:6], "hand": [*ROBOTS, "turbo", "prog-void-net", "prog-clean-boot"]}
    b: Json = {"tableau": ["robot-foundry-1"], "hand": [*ROBOTS, "foundry", *PROGS]}
    m = play(fulfilling(a, b), "end")
    assert (phase(m), m.acting, m.legal()) == ("reveal", (1,), ["reveal", "keep"])
    assert play(m, "keep").acting == (0,)
    play(m, "keep")
    assert phase(m) == "program"
    m.undo()
    play(m, "reveal")
    assert m.over
    assert m.outcome is not None
    assert "Player 0 revealed" in m.outcome.reason


PROGS = ["prog-afterburner-1", "prog-afterburner-2", "prog-arc-tuner", "prog-cargo-rack-1", "prog-cargo-rack-2"]
PROGS += ["prog-chemical-retort", "prog-gem-cutter"]


@pytest.mark.clause("CS-9.5")
def test_only_those_who_would_reach_eight_are_asked() -> None:
    a: Json = {"tableau": ["robot-turbo-1"], "hand": [*ROBOTS, "turbo", "prog-gripper-arm"]}
    b: Json = {"tableau": ["robot-foundry-1"], "hand": [*ROBOTS, "foundry", *PROGS]}
    m = play(fulfilling(a, b), "end")
    assert m.acting == (1,)
    assert phase(play(m, "keep")) == "program"  # seat 0 would only reach two


@pytest.mark.clause("CS-9.5")
def test_tied_players_are_asked_in_lead_order() -> None:
    a: Json = {"tableau": SEVEN[:6], "hand": [*ROBOTS, "turbo", "prog-void-net", "prog-clean-boot"]}
    b: Json = {"tableau": ["robot-foundry-1"], "hand": [*ROBOTS, "foundry", *PROGS]}
    m = play(fulfilling(a, b, order=[[1, 0]], queue=[[0]], round=2), "end")
    assert m.acting == (1,)


@pytest.mark.clause("CS-9.6", "CS-10.2")
def test_a_reveal_changes_no_score() -> None:
    m = play(fulfilling({"tableau": SEVEN, "hand": [*HAND, "prog-void-net", "prog-clean-boot"]}), "end")
    before = sum(line.points for line in m.score(0))
    play(m, "reveal")
    assert sum(line.points for line in m.score(0)) == before


@pytest.mark.clause("CS-9.8", "CS-18.5")
def test_the_round_limit_ends_the_game() -> None:
    for limit, number in ((20, 20), (3, 3)):
        m = play(fulfilling({}, round=number, options={"round_limit": limit}), "end")
        assert m.over
        assert m.outcome is not None
        assert "last" in m.outcome.reason
    assert not play(fulfilling({}, round=19), "end").over


@pytest.mark.clause("CS-9.8", "CS-9.4")
def test_a_reveal_may_still_be_chosen_in_the_last_round() -> None:
    m = play(fulfilling({"tableau": SEVEN, "hand": [*HAND, "prog-void-net"]}, round=20), "end")
    assert m.legal() == ["reveal", "keep"]
    assert play(m, "keep").over


@pytest.mark.clause("CS-9.9")
def test_marbles_left_on_the_ship_return_to_the_pool() -> None:
    m = fulfilling({}, cells={(0, 0): "P", (3, 3): "V"}, pool="M12 E15 O7", supply="P14 M3 C15 O8 V14")
    play(m, "end")
    aboard = "".join(truth(m)["ship"])
    assert [aboard.count(letter) for letter in "PEMCOV"] == [1, 15, 12, 0, 7, 1]  # 36 with nothing from the supply


@pytest.mark.clause("CS-9.9")
def test_on_the_last_round_the_ship_is_left_as_it_is() -> None:
    m = play(fulfilling({}, cells={(0, 0): "P"}, options={"round_limit": 1}), "end")
    assert truth(m)["ship"][0] == "P....."


# ---- final scoring ----


@pytest.mark.clause("CS-10.1", "CS-10.2")
def test_all_fulfilled_contracts_score_wherever_they_lie() -> None:
    seat: Json = {"tableau": ["prize-crown-jewels"], "discard": ["prog-jewel-lens"], "hand": [*ROBOTS, "prog-void-net"]}
    assert scored(seat)[0][0] == 6 + 3 + 1


@pytest.mark.clause("CS-10.3", "CS-12.54")
def test_marbles_and_robots_score_nothing() -> None:
    assert scored({"store": "P15", "tableau": ["robot-turbo-1"]})[0][0] == 1


@pytest.mark.clause("CS-10.4", "CS-10.12")
def test_the_greatest_score_wins_and_all_are_ranked() -> None:
    seats = [
        {"tableau": ["prize-seed-vault"]},
        {"tableau": ["prize-crown-jewels"]},
        {"tableau": ["prize-hull-plating"]},
    ]
    assert scored(*seats) == [(3, 3), (6, 1), (5, 2)]


@pytest.mark.clause("CS-10.5", "CS-12.50", "CS-12.51")
def test_tie_effects_come_right_after_the_score() -> None:
    arbiter: Json = {"tableau": ["prize-grand-arbiter"]}  # 3
    black: Json = {"tableau": ["prize-black-market-deal"]}  # 4
    plain: Json = {"tableau": ["robot-foundry-1", "robot-turbo-1"]}  # 3, more contracts
    assert scored(arbiter, plain) == [(3, 1), (3, 2)]
    assert scored(black, {"tableau": ["prize-coolant-tanks"]}) == [(4, 2), (4, 1)]
    assert scored(arbiter, {"tableau": ["prize-coolant-tanks"]}) == [(3, 2), (4, 1)]  # only ties


@pytest.mark.clause("CS-10.6")
def test_both_tie_effects_cancel() -> None:
    both: Json = {"tableau": ["prize-grand-arbiter", "prize-black-market-deal"]}  # 7
    three: Json = {"tableau": ["prize-coolant-tanks", "robot-foundry-1", "robot-turbo-1"]}  # 7, more contracts
    assert scored(both, three) == [(7, 2), (7, 1)]
    more: Json = {"tableau": [*both["tableau"], "prize-seed-vault"]}  # 10, more contracts
    assert scored(more, {"tableau": ["prize-crown-jewels", "robot-dynamo-2"]}) == [(10, 1), (10, 2)]


@pytest.mark.clause("CS-10.7")
def test_then_most_fulfilled_contracts() -> None:
    assert scored({"tableau": ["prize-seed-vault"]}, {"tableau": ["robot-foundry-1", "robot-turbo-1"]}) == [
        (3, 2),
        (3, 1),
    ]


@pytest.mark.clause("CS-10.8")
def test_then_most_cost_units() -> None:
    # 5 points for four and for five units.
    assert scored({"tableau": ["prize-hull-plating"]}, {"tableau": ["prize-habitat-dome"]}) == [(5, 2), (5, 1)]
    # Wild units count as well: M1 W3 before M1 P1 W1, for 3 points.
    assert scored({"tableau": ["prize-salvage-rights"]}, {"tableau": ["robot-phantom-2"]}) == [(3, 1), (3, 2)]


@pytest.mark.parametrize(
    ("lesser", "greater"),
    [
        ("prize-fusion-coils", "prize-star-atlas"),  # 5 points, 4 units: E2 W2 and E1 P1 W2
        ("prize-hull-plating", "prize-fusion-coils"),  # M3 W1 and E2 W2
        ("robot-bio-harvester-1", "robot-alchemist-1"),  # 2 points, 3 units: O3 and C2 W1
        ("prize-habitat-dome", "prize-terraforming-kit"),  # 5 points, 5 units: M2 beats C2
    ],
)
@pytest.mark.clause("CS-10.9", "CS-10.14")
def test_then_cost_units_type_by_type_from_precious_on(lesser: str, greater: str) -> None:
    if lesser == "prize-habitat-dome":
        lesser, greater = greater, lesser
    first, second = scored({"tableau": [lesser]}, {"tableau": [greater]})
    assert first[0] == second[0]
    assert (first[1], second[1]) == (2, 1)


@pytest.mark.clause("CS-10.10")
def test_printed_costs_count_not_what_was_paid() -> None:
    # 5 points each; with the licence the second contract cost its owner 3 units, but 4 are printed.
    licensed: Json = {"tableau": ["prize-trade-licence", "prize-salvage-rights"]}  # 3 + 4 units
    other: Json = {"tableau": ["robot-phantom-1", "robot-phantom-2"]}  # 3 + 3 units, precious among them
    assert scored(licensed, other) == [(5, 1), (5, 2)]


@pytest.mark.clause("CS-10.11", "CS-10.14")
def test_equal_players_share_the_victory() -> None:
    # dynamo-1 and phantom-1 cost M1 E1 W1 and give 2 points.
    seats: list[Json] = [
        {"tableau": ["robot-dynamo-1"]},
        {"tableau": ["robot-phantom-1"]},
        {"tableau": ["robot-turbo-1"]},
    ]
    assert scored(*seats) == [(2, 1), (2, 1), (1, 3)]
    m = table(*seats, **OVER)
    assert m.outcome is not None
    assert m.outcome.winners == [0, 1]


@pytest.mark.clause("CS-10.13", "CS-10.15")
def test_after_a_crash_everybody_has_the_last_rank() -> None:
    seats: list[Json] = [{"tableau": ["prize-crown-jewels"], "store": "P15 E15"}, {}, {}]
    crash: Json = {"ending": {"why": "crash"}, "pool": "M15 C15 O15 V15"}
    assert scored(*seats, **crash) == [(6, 3), (0, 3), (0, 3)]
    assert scored(*seats, **crash, options={"crash_outcome": "score"}) == [(6, 1), (0, 2), (0, 2)]


@pytest.mark.clause("CS-12.52", "CS-12.53")
def test_expo_and_archive_count_at_most_four() -> None:
    robots = ["robot-turbo-1", "robot-freighter-1", "robot-foreman-1", "robot-void-sweeper-1", "robot-recovery-drone-1"]
    assert scored({"tableau": ["prize-robotics-expo", *robots[:3]]})[0][0] == 1 + 3 + 3
    assert scored({"tableau": ["prize-robotics-expo", *robots]})[0][0] == 1 + 5 + 4
    progs = ["prog-void-net", "prog-clean-boot", "prog-gripper-arm", "prog-chemical-retort", "prog-machine-vise"]
    seat: Json = {"tableau": ["prize-software-archive"], "hand": [*ROBOTS, *progs[:2]], "discard": progs[2:3]}
    assert scored(seat)[0][0] == 1 + 3 + 3
    assert scored({**seat, "discard": progs[2:]})[0][0] == 1 + 5 + 4


@pytest.mark.clause("CS-18.5", "CS-18.6", "CS-18.3")
def test_games_end_within_the_round_limit() -> None:
    m = Match("cosmic-scavengers", players=2, seed=8, round_limit=4)
    while not m.over:
        m.play(m.legal_actions()[0])
    assert truth(m)["round"] <= 4
    assert happened(m, "over")


def test_a_round_without_collection_still_ends() -> None:
    m = run("sq-n: scout.l, sifter.b, mender.t, hauler.t", "sq-n: scout.l, sifter.b, mender.t, hauler.t")
    assert order(m) == [[0, 1]]
    assert truth(m)["round"] == 2
