"""Section 7, and sections 11.1 to 11.3: collection, conflicts, and who fulfils first."""

from __future__ import annotations

import pytest

from tests.games.cosmic_scavengers.table import (
    IDLE,
    IDLE_HEX,
    Json,
    discarded,
    gone,
    happened,
    order,
    phase,
    play,
    run,
    truth,
    zone,
)

COLUMN = {(r, 4): "O" for r in range(6)}  # the row of pad 1 of sq-n


@pytest.mark.clause("CS-7.1", "CS-7.2", "CS-8.14")
def test_each_place_collects_and_fulfils_before_the_next_collects() -> None:
    m = run(
        "sq-n: courier.t, digger.r, sifter.r, scout.b",
        "sq-n: digger.t, hauler.b, welder.t, magpie.t",
        cells={(0, 4): "O", (0, 3): "M", (0, 2): "O", (1, 4): "C", (1, 3): "C"},
        market=["robot-void-sweeper-1"],
    )
    assert (phase(m), m.acting) == ("fulfil", (0,))
    assert happened(m, "collect", 1) == []
    play(m, "fulfil robot-void-sweeper-1")
    assert happened(m, "collect", 1) != []
    assert "robot-void-sweeper-1" not in [move[7:] for move in m.legal()]


@pytest.mark.clause("CS-7.1", "CS-11.1")
def test_a_tie_group_is_one_place() -> None:
    cells = {(0, 4): "O", (5, 1): "O"}
    a, b = ({"store": "V2", "hand": [], "program": f"{side}: courier.t"} for side in ("sq-n", "sq-s"))
    m = run(a, b, cells=cells, market=["prog-void-net"])
    assert (phase(m), zone(m, 0, "new"), zone(m, 1, "new")) == ("claim", "O1", "O1")


@pytest.mark.clause("CS-7.3", "CS-7.11", "CS-7.12")
def test_a_robot_takes_the_first_matching_marble_and_passes_others() -> None:
    m = run("sq-n: courier.t", IDLE, cells={(0, 4): "M", (2, 4): "O", (4, 4): "O"})
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [2 * 6 + 4]
    twice = run("sq-n: digger.r, prog-gripper-arm", IDLE, cells={(0, 4): "O", (2, 4): "M"})  # M M !
    assert gone(twice)["took"] == "M"


@pytest.mark.parametrize(
    ("designation", "cell"), [("sq-n", (0, 4)), ("sq-e", (4, 5)), ("sq-s", (5, 1)), ("sq-w", (1, 0))]
)
@pytest.mark.clause("CS-7.4", "CS-1.26")
def test_the_robot_in_slot_1_gets_the_row_of_pad_1(designation: str, cell: tuple[int, int]) -> None:
    m = run(f"{designation}: courier.t", IDLE, cells={cell: "O"})
    assert [number for _, _, number in happened(m, "collect", 0)] == [cell[0] * 6 + cell[1]]


@pytest.mark.clause("CS-7.5")
def test_route_effects_may_change_the_row() -> None:
    m = run("sq-n: courier.t, prog-gantry-port", IDLE, cells={(0, 4): "O", (0, 5): "O"})
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [5]


@pytest.mark.clause("CS-7.6", "CS-7.7", "CS-7.21")
def test_a_robot_without_collection_icon_does_not_travel_and_returns() -> None:
    m = run("sq-n: scout.l, sifter.b", IDLE, cells=COLUMN)
    assert gone(m) == {"took": "", "scout": "back", "sifter": "back"}


@pytest.mark.clause("CS-7.8", "CS-7.9")
def test_a_delay_holds_a_robot_back() -> None:
    m = run("sq-n: scout.l, prog-tow-cable-1, courier.t, sifter.r", IDLE, cells={(0, 4): "O", (0, 2): "O"})
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [2, 4]  # Sifter at step 1, Courier at step 2


@pytest.mark.clause("CS-7.10", "CS-7.20")
def test_a_robot_that_leaves_the_ship_unfilled_returns_with_what_it_has() -> None:
    m = run("sq-n: hauler.b", IDLE, cells={(0, 4): "O", (5, 4): "C"}, options={"round_limit": 1})
    assert gone(m) == {"took": "CO", "hauler": "back"}
    assert zone(m, 0, "store") == "C1 O1"


@pytest.mark.clause("CS-7.16", "CS-7.19")
def test_a_robot_full_on_the_last_cell_is_discarded() -> None:
    m = run("sq-n: digger.l", IDLE, cells={(0, 4): "O", (5, 4): "O"})
    assert gone(m) == {"took": "OO", "digger": "full"}
    assert discarded(m, 0) == ["digger"]


@pytest.mark.clause("CS-7.15", "CS-7.16")
def test_a_full_robot_stops_at_once() -> None:
    m = run("sq-n: digger.l", IDLE, cells=COLUMN)
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [4, 10]


@pytest.mark.clause("CS-7.13", "CS-7.26")
def test_collected_marbles_are_new_until_fulfilment_ends() -> None:
    m = run("sq-n: digger.l, sifter.r", IDLE, cells={**COLUMN, (0, 3): "O"}, market=["robot-bio-harvester-1"])
    assert (phase(m), zone(m, 0, "new"), zone(m, 0, "store")) == ("fulfil", "O3", "")
    play(m, "end")
    assert (zone(m, 0, "new"), zone(m, 0, "store")) == ("", "O3")


@pytest.mark.clause("CS-7.17")
def test_all_cells_of_a_step_are_settled_before_the_next() -> None:
    m = run(
        "sq-n: courier.t, sifter.r, digger.r",
        IDLE,
        cells={(1, 4): "O", (0, 3): "O", (1, 2): "M"},
    )
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [3, 10, 8]


@pytest.mark.clause("CS-7.18")
def test_a_collected_marble_is_gone_for_later_robots_and_places() -> None:
    m = run(
        "sq-n: courier.t",
        "sq-n: sifter.t, mender.t, scout.r, hauler.t",
        cells={(0, 4): "O"},
        options={"round_limit": 1},
    )
    assert order(m) == [[0], [1]]
    assert (gone(m, 0)["took"], gone(m, 1)["took"]) == ("O", "")
    assert "".join(truth(m)["ship"]).strip(".") == ""


@pytest.mark.clause("CS-7.22", "CS-11.12", "CS-11.9")
def test_a_damaged_robot_is_discarded_but_keeps_its_marbles() -> None:
    m = run(
        "sq-n: courier.r, digger.l, sifter.r, mender.t",
        "sq-w: courier.r, sifter.r, digger.l, mender.t",
        cells={(0, 3): "O", (3, 3): "O", (3, 0): "O"},
    )
    # Both Diggers take one marble and meet on (3,3): A's in column 3 at step 4, B's in row 3 at step 4.
    assert gone(m, 0) == {"took": "O", "courier": "back", "digger": "damaged", "sifter": "back", "mender": "back"}
    assert gone(m, 1)["digger"] == "damaged"
    assert gone(m, 1)["took"] == "O"
    assert "digger" in discarded(m, 0)


@pytest.mark.clause("CS-7.23", "CS-7.24", "CS-7.25", "CS-1.54")
def test_contracts_of_the_program_are_discarded_and_the_designation_is_free_again() -> None:
    m = run("sq-n: prog-gripper-arm, courier.t, prog-clean-boot", IDLE, cells=COLUMN, market=["robot-void-sweeper-1"])
    assert set(discarded(m, 0)) == {"courier", "prog-gripper-arm", "prog-clean-boot"}
    assert truth(m)["round"] == 2
    assert m.view(0)["seats"][0]["program"] is None


# ---- tie groups ----


TIED = ("sq-n: courier.t, digger.r, sifter.r, mender.t", "sq-w: courier.t, sifter.r, digger.r, mender.t")


@pytest.mark.clause("CS-11.1", "CS-11.4", "CS-11.5")
def test_tied_players_step_together_and_the_first_to_arrive_takes_it() -> None:
    m = run(*TIED, cells={(1, 4): "O"})
    assert (gone(m, 0)["took"], gone(m, 1)["took"]) == ("O", "")
    assert happened(m, "collide") == []


@pytest.mark.clause("CS-11.2", "CS-7.14")
def test_own_robots_in_one_row_follow_the_same_rules() -> None:
    m = run("sq-n: sifter.r, courier.t, prog-gantry-port", IDLE, cells={(2, 4): "O"})
    assert (gone(m)["courier"], gone(m)["sifter"]) == ("full", "back")  # -1 beats 0
    m = run("sq-n: sifter.r, scout.b, prog-gantry-port", IDLE, cells={(2, 4): "O"})
    assert (gone(m)["scout"], gone(m)["sifter"]) == ("damaged", "damaged")


@pytest.mark.clause("CS-11.3", "CS-7.12")
def test_crossing_is_harmless() -> None:
    m = run(*TIED, cells={(2, 2): "P"})
    assert happened(m, "collide") == []
    assert set(gone(m, 0).values()) | set(gone(m, 1).values()) == {"", "back"}


@pytest.mark.clause("CS-11.6", "CS-11.8")
def test_lowest_diligence_after_effects_wins_a_conflict() -> None:
    # Sifter and Scout are equal until an afterburner makes Scout quicker.
    m = run("sq-n: sifter.r, scout.b, prog-afterburner-1, prog-gantry-port", IDLE, cells={(2, 4): "O"})
    assert (gone(m)["scout"], gone(m)["sifter"]) == ("full", "back")


@pytest.mark.clause("CS-11.7")
def test_then_greatest_priority_wins() -> None:
    # hauler.t is M [1, no priority], courier.l is M B ! [1, priority 1].
    m = run("sq-n: hauler.t, courier.l, prog-gantry-port", IDLE, cells={(3, 4): "M"})
    assert (gone(m)["courier"], gone(m)["hauler"]) == ("full", "back")


@pytest.mark.clause("CS-11.9", "CS-11.10")
def test_equal_robots_collide_and_the_marble_stays_for_a_later_place() -> None:
    m = run(
        "hx-n-l: sifter.r, digger.r, mender.t, scout.b",
        "hx-n-l: sifter.r, digger.r, mender.t, scout.b",
        "hx-n-l: sifter.t, digger.t, mender.t, scout.r",
        cells={(4, -3): "O"},
    )
    assert order(m) == [[0, 1], [2]]
    assert (gone(m, 0)["sifter"], gone(m, 1)["sifter"], gone(m, 2)["sifter"]) == ("damaged", "damaged", "full")
    assert gone(m, 2)["took"] == "O"


@pytest.mark.clause("CS-11.10")
def test_the_marble_of_a_collision_may_be_taken_at_a_later_step() -> None:
    # Sifter and Scout collide; the towed Courier comes one step later.
    m = run(
        "sq-n: sifter.r, scout.b, prog-gantry-port, prog-tow-cable-1, courier.t", IDLE, cells={(2, 4): "O", (2, 3): "O"}
    )
    assert (gone(m)["scout"], gone(m)["sifter"], gone(m)["courier"]) == ("damaged", "damaged", "full")
    assert [cell for _, _, cell in happened(m, "collect", 0)] == [16]


@pytest.mark.clause("CS-11.11", "CS-11.13")
def test_only_the_best_collide_and_the_others_travel_on() -> None:
    # Three robots in one row: Sifter and Scout (0) collide, Digger (1) goes on to the next marble.
    robots = "sifter.r, scout.b, prog-gantry-port, digger.b"
    m = run(f"sq-n: {robots}", IDLE, cells={(2, 4): "O"})
    assert gone(m)["digger"] == "back"
    m = run(
        "hx-n-l: sifter.r, digger.b, mender.t, scout.b",
        "hx-n-l: scout.b, mender.t, digger.b, sifter.r",
        "hx-n-l: digger.b, sifter.r, scout.b, mender.t",
        cells={(4, -3): "O", (4, -1): "O"},
    )
    assert order(m) == [[0, 1, 2]]
    assert (gone(m, 0)["sifter"], gone(m, 1)["scout"]) == ("damaged", "damaged")
    assert (gone(m, 2)["digger"], gone(m, 2)["took"]) == ("full", "O")


@pytest.mark.clause("CS-11.14")
def test_who_collected_fewer_marbles_fulfils_first() -> None:
    m = run(*TIED, cells={(0, 4): "O", (0, 3): "M", (1, 0): "O"}, market=["robot-void-sweeper-1"])
    assert [len(gone(m, seat)["took"]) for seat in (0, 1)] == [2, 1]
    assert [event.seat for event in m.events() if event.kind == "store"] == [1, 0]
    m = run(
        "sq-n: courier.t, prog-safety-line-1, digger.r, prog-safety-line-2, sifter.r, mender.t",
        TIED[1],
        cells={(0, 4): "O", (0, 3): "M", (1, 0): "O"},
    )  # seat 0 collected more and discarded less
    assert [event.seat for event in m.events() if event.kind == "store"] == [1, 0]


@pytest.mark.clause("CS-11.15", "CS-11.16")
def test_saved_robots_do_not_count_as_discarded_and_damaged_ones_do() -> None:
    robots = "courier.t, digger.r, sifter.r, mender.t"
    both: Json = {"store": "V3"}
    m = run(
        {**both, "program": f"sq-n: {robots}"},
        {**both, "program": f"sq-s: {robots.replace('courier.t', 'courier.t, prog-safety-line-1')}"},
        cells={(0, 4): "O", (5, 1): "O"},
        market=["robot-void-sweeper-1"],
    )
    assert order(m) == [[0, 1]]
    assert (gone(m, 0)["courier"], gone(m, 1)["courier"]) == ("full", "saved")
    assert truth(m)["queue"] == [[1], [0]]
    m = run(
        {**both, "program": "sq-n: courier.t, digger.r, sifter.r, mender.t"},
        {**both, "program": "sq-w: mender.t, sifter.r, digger.r, courier.t, prog-safety-line-1"},
        cells={(2, 2): "O", (0, 4): "O", (4, 0): "O"},
        market=["robot-void-sweeper-1"],
    )
    # Sifters collide on (2,2); with as many marbles, the safety line leaves seat 1 with fewer discards.
    assert (gone(m, 0)["sifter"], gone(m, 1)["sifter"]) == ("damaged", "damaged")
    assert truth(m)["queue"] == [[1], [0]]
    m = run(
        {**both, "program": "sq-n: courier.t, digger.r, sifter.r, mender.t"},
        {**both, "program": "sq-w: mender.t, sifter.r, prog-safety-line-1, digger.r, courier.t"},
        cells={(2, 2): "O"},
        market=["robot-void-sweeper-1"],
    )
    assert (gone(m, 0)["sifter"], gone(m, 1)["sifter"]) == ("damaged", "saved")
    assert truth(m)["queue"] == [[1], [0]]


@pytest.mark.clause("CS-11.17", "CS-11.18")
def test_members_still_equal_form_a_claim_group_in_lead_order() -> None:
    same: Json = {"store": "V3", "program": "sq-n: scout.l, sifter.b, mender.t, hauler.t"}
    m = run(same, same, market=["robot-void-sweeper-1"], round=2)
    assert (phase(m), truth(m)["queue"], m.acting) == ("claim", [[1, 0]], (1,))


@pytest.mark.clause("CS-18.4")
def test_the_longest_collection_ends() -> None:
    stack = "digger.r, prog-core-drill, prog-tow-cable-1, welder.b, prog-tow-cable-2, scout.r, courier.l"
    m = run(f"hx-n-l: {stack}", IDLE_HEX, IDLE_HEX, cells={(0, 4): "M", (0, 3): "M", (0, 2): "M"})
    assert gone(m)["took"] == "MMM"
    assert [card for card, _, _ in happened(m, "collect", 0)] == [0, 4, 7]
