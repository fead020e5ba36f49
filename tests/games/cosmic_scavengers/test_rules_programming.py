"""Section 4: secret programs, and section 13 as far as it is about them."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.running.single import legal_bytes
from starlode.games.cosmic_scavengers.things import RobotAt
from starlode.match import Match
from tests.games.cosmic_scavengers.table import (
    IDLE,
    ROBOTS,
    Json,
    discarded,
    fulfilling,
    gone,
    happened,
    order,
    play,
    program,
    programmed,
    run,
    table,
    zone,
)

FOUR = ("place digger.t", "place sifter.t", "place hauler.t", "place courier.t")
WITH_CONTRACTS: Json = {"hand": [*ROBOTS, "prog-void-net", "prog-clean-boot"]}


@pytest.mark.clause("CS-4.1", "CS-13.4", "CS-4.18", "CS-14.4")
def test_all_program_at_once_in_any_order_and_reveal_together() -> None:
    m = Match("cosmic-scavengers", players=3, seed=2)
    assert list(m.acting) == [0, 1, 2]
    for seat in (2, 0):
        for move in ("designate hx-n-l", *FOUR, "done"):
            m.play(move, seat)
        assert happened(m, "designation") == []
    assert list(m.acting) == [1]
    for move in ("designate hx-s-r", *FOUR, "done"):
        m.play(move, 1)
    assert len(happened(m, "designation")) == 3


@pytest.mark.clause("CS-4.2", "CS-4.14", "CS-4.15", "CS-4.3", "CS-4.6", "CS-13.6")
def test_the_series_of_choices() -> None:
    m = table(WITH_CONTRACTS)
    assert m.legal() == ["designate sq-n", "designate sq-e", "designate sq-s", "designate sq-w"]
    play(m, "designate sq-e")
    assert len(m.legal()) == 1 + 8 * 4
    play(m, "place digger.t")
    assert "place digger.r" not in m.legal()
    assert len(m.legal()) == 1 + 7 * 4
    play(m, "place sifter.b", "place hauler.l", "place courier.r")
    assert m.legal() == ["done", "restart", "insert prog-clean-boot", "insert prog-void-net"]
    play(m, "done")
    assert m.acting == (1,)
    with pytest.raises(IllegalMove, match="It is not your turn; Player 1 is asked"):
        m.play("restart", 0)


@pytest.mark.clause("CS-4.4", "CS-4.5")
def test_a_player_with_few_robots_programs_all_of_them() -> None:
    m = table({"hand": ["digger", "scout"]})
    play(m, "designate sq-n", "place scout.t")
    assert "done" not in m.legal()
    play(m, "place digger.t")
    assert m.legal() == ["done", "restart"]


@pytest.mark.clause("CS-4.3", "CS-4.5")
def test_a_player_with_enough_robots_programs_exactly_four() -> None:
    m = play(table({}), "designate sq-n", *FOUR[:3])
    assert "done" not in m.legal()
    assert play(m, FOUR[3]).legal() == ["done", "restart"]


@pytest.mark.parametrize("gap", range(5))
@pytest.mark.clause("CS-4.11")
def test_a_gap_is_the_place_below_so_many_robots(gap: int) -> None:
    m = play(table(WITH_CONTRACTS), "designate sq-n", *FOUR, "insert prog-void-net", f"gap {gap}")
    assert zone(m, 0, "program")["stack"].index("prog-void-net") == gap
    play(m, "done")
    assert zone(m, 0, "program")["stack"].index("prog-void-net") == gap


@pytest.mark.clause("CS-4.7", "CS-1.50")
def test_any_number_of_programmable_contracts() -> None:
    for inserted in ([], ["prog-void-net"], ["prog-void-net", "prog-clean-boot"]):
        m = table(WITH_CONTRACTS)
        play(m, "designate sq-n", *FOUR)
        for name in inserted:
            play(m, f"insert {name}", "gap 2")
        play(m, "done")
        assert [card for card in zone(m, 0, "program")["stack"] if card.startswith("prog")] == inserted


@pytest.mark.clause("CS-4.8", "CS-4.9", "CS-4.10", "CS-4.11")
def test_the_stack_is_revealed_from_the_top_and_contracts_take_no_slot() -> None:
    m = run("sq-n: prog-clean-boot, digger.t, prog-void-net, prog-gripper-arm, sifter.t, hauler.t, courier.t", IDLE)
    assert happened(m, "robot", 0) == [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 0, 3)]
    names = m.config.components.contract_ids
    shown = [(names[contract], gap) for contract, gap, _ in happened(m, "contract", 0)]
    assert shown == [("prog-clean-boot", 0), ("prog-void-net", 1), ("prog-gripper-arm", 1)]


@pytest.mark.clause("CS-4.12", "CS-4.24")
def test_too_few_robots_use_the_leftmost_pads() -> None:
    cells = {(0, 4): "O", (0, 3): "O", (0, 2): "O", (0, 1): "O"}
    m = run("sq-n: courier.t, sifter.r", IDLE, cells=cells)  # six more robots are in hand
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [4, 3]


@pytest.mark.clause("CS-4.13", "CS-5.11")
def test_players_may_choose_the_same_designation() -> None:
    m = run("sq-n: courier.t", "sq-n: courier.r, sifter.r, mender.t, scout.t", cells={(0, 4): "C", (1, 4): "O"})
    assert gone(m, 0)["took"] == "O"
    assert gone(m, 1)["took"] == "C"


@pytest.mark.clause("CS-4.16", "CS-4.25")
def test_a_later_contract_lies_below_an_earlier_one_and_never_above() -> None:
    m = table(WITH_CONTRACTS)
    play(m, "designate sq-n", *FOUR, "insert prog-void-net", "gap 2", "insert prog-clean-boot")
    assert m.legal() == ["restart", "gap 2", "gap 3", "gap 4"]
    play(m, "gap 2")
    assert zone(m, 0, "program")["stack"][2:4] == ["prog-void-net", "prog-clean-boot"]
    m = table(WITH_CONTRACTS)
    play(m, "designate sq-n", *FOUR, "insert prog-void-net", "gap 4", "insert prog-clean-boot")
    assert zone(m, 0, "program")["stack"][-2:] == ["prog-void-net", "prog-clean-boot"]  # no other gap was left


@pytest.mark.clause("CS-4.17", "CS-4.26")
def test_a_program_may_be_taken_back_until_it_is_committed() -> None:
    m = table(WITH_CONTRACTS, options={"restarts": 2})
    assert "restart" not in m.legal()
    play(m, "designate sq-n", *FOUR, "insert prog-void-net", "restart")
    assert zone(m, 0, "hand") == sorted(WITH_CONTRACTS["hand"])
    play(m, "designate sq-s", "restart", "designate sq-w")
    assert "restart" not in m.legal()
    play(m, *FOUR, "done")
    assert zone(m, 0, "program")["designation"] == "sq-w"


@pytest.mark.clause("CS-4.26")
def test_without_restarts_every_choice_is_final() -> None:
    m = table(options={"restarts": 0})
    play(m, "designate sq-n")
    assert "restart" not in m.legal()


@pytest.mark.clause("CS-4.19", "CS-4.20")
def test_surplus_robots_of_an_imported_stack_return_to_hand_first() -> None:
    m = programmed("sq-s: courier.t, sifter.r, mender.t, digger.r, prog-gripper-arm, hauler.t", IDLE)
    assert zone(m, 0, "program")["stack"] == ["courier.t", "sifter.r", "mender.t", "digger.r", "prog-gripper-arm"]
    assert "hauler" in zone(m, 0, "hand")
    m.play("done")
    assert happened(m, "contract", 0)[0][2] == 0  # below the fourth robot, as if the fifth had never been there


@pytest.mark.clause("CS-4.21", "CS-4.22")
def test_a_contract_in_the_wrong_place_is_legal_and_ignored() -> None:
    m = table(WITH_CONTRACTS)
    play(m, "designate sq-n", *FOUR, "insert prog-void-net")
    assert "gap 0" in m.legal()
    m = run("sq-n: prog-void-net, courier.t", IDLE, cells={(0, 4): "V"})
    assert gone(m)["took"] == ""
    assert "prog-void-net" in discarded(m, 0)


@pytest.mark.clause("CS-4.23", "CS-6.7")
def test_recovered_cards_do_nothing_this_round() -> None:
    seat: Json = {"discard": ["courier", "prog-void-net"], "program": "sq-n: mender.t, scout.l, digger.r, welder.b"}
    m = run(seat, IDLE, cells={(r, 4): "O" for r in range(6)})
    play(m, "recover courier", "recover prog-void-net")
    assert gone(m) == {"took": "", "mender": "back", "scout": "back", "digger": "back", "welder": "back"}
    assert {"courier", "prog-void-net"} <= set(zone(m, 0, "hand"))


@pytest.mark.clause("CS-13.5", "CS-13.6")
def test_even_without_robots_a_player_designates_and_commits() -> None:
    m = table({"hand": []}, {})
    assert len(m.legal(0)) == 4
    play(m, "designate sq-n")
    assert m.legal(0) == ["done", "restart"]
    m = table({"hand": ["prog-void-net"]}, {})
    play(m, "designate sq-n", "insert prog-void-net", "done")  # gap 0 is the only one
    assert m.acting == (1,)


@pytest.mark.clause("CS-13.2")
def test_two_copies_are_one_option_and_the_lower_number_is_used() -> None:
    m = table({"tableau": ["robot-turbo-1", "robot-turbo-2"]})
    play(m, "designate sq-n")
    assert sum("turbo" in move for move in m.legal()) == 4
    play(m, "place turbo.t", "place turbo.r")
    assert zone(m, 0, "program")["stack"] == ["turbo-1.t", "turbo-2.r"]
    assert not any("turbo" in move for move in m.legal())


@pytest.mark.clause("CS-13.8")
def test_the_longest_lists_of_options() -> None:
    names = [contract.id for contract in table().config.components.programmables if contract.board != "hex"]
    m = play(table({"hand": [*ROBOTS, *names]}, options={"restarts": 0}), "designate sq-n")
    assert len(m.legal()) == 32
    state = m.state
    state.robot_at[0] = RobotAt.HAND  # every kind, though with so many contracts the game would be over
    assert legal_bytes(m.config.params, state, 0, m.game.actions).sum() == 80
    play(m, *FOUR)
    assert len(m.legal()) == 23
    play(m, "insert prog-void-net")
    assert len(m.legal()) == 5


@pytest.mark.clause("CS-18.1")
def test_programs_take_a_bounded_number_of_choices() -> None:
    names = [contract.id for contract in table().config.components.programmables if contract.board != "hex"]
    m = table({"hand": [*ROBOTS, *names]}, options={"restarts": 0})
    count = 0
    while 0 in m.acting:
        moves = [move for move in m.legal(0) if move != "done"] or ["done"]
        m.play(moves[0], 0)
        count += 1
    assert count <= 1 + 4 + 45


@pytest.mark.clause("CS-13.1", "CS-7.3")
def test_after_the_last_commit_the_round_runs_by_itself() -> None:
    m = fulfilling({}, options={"round_limit": 5})
    play(m, "end")
    start = m.ply
    for seat in (0, 1):
        for move in ("designate sq-n", *FOUR, "done"):
            m.play(move, seat)
    assert m.ply == start + 12
    assert order(m) == [[1, 0]]  # seat 1 leads round 2
    assert len(happened(m, "robot-home")) == 8


def test_program_helper_reads_what_it_writes() -> None:
    assert program("sq-n: digger.t, prog-void-net") == {"designation": "sq-n", "stack": ["digger.t", "prog-void-net"]}
