"""A round in a handful of lines, for small screens."""

from __future__ import annotations

from tests.games.cosmic_scavengers.table import IDLE, fulfilling, play, run

CELLS = {(0, 4): "O", (0, 3): "M", (0, 2): "O"}


def test_a_round_tells_by_seat_what_robots_brought_what_was_fulfilled_and_what_there_is() -> None:
    seat = {"store": "V2", "hand": [], "program": "sq-n: courier.t, digger.r"}
    m = run(seat, IDLE, cells=CELLS, market=["prog-void-net", "prog-gripper-arm"])
    assert m.seat(0).news()[0] == "Player 0: Courier O, Digger M"
    assert m.seat(1).news()[0] == "Player 0: Courier O, Digger M · now M1 O1 V2, 0 pt"
    play(m, "fulfil prog-void-net")
    while "fulfil" not in [event.kind for event in m.events()]:
        play(m, m.legal()[0])
    (told,) = (line for line in m.seat(1).news() if line.startswith("Player 0: "))
    assert told == "Player 0: Courier O, Digger M · fulfils Void Net · now V1, 1 pt"


def test_a_collision_is_told() -> None:
    programs = ({"hand": [], "program": f"{side}: courier.t"} for side in ("sq-n", "sq-n"))
    m = run(*programs, cells=CELLS)
    assert m.seat(0).news()[:2] == ["Player 1: Courier (damaged) · now -, 0 pt", "Player 0: Courier (damaged)"]


def test_before_they_collect_programs_are_told() -> None:
    seat = {"program": "sq-n: mender.t, courier.t", "hand": []}
    m = run(seat, IDLE)
    assert m.seat(0).decision == "recover-robot"
    assert m.seat(1).news()[0].startswith("Player 0: from the north side: Mender top, Courier top (diligence")
    play(m, "recover digger", "recover sifter")
    assert "recovers Digger, Sifter" in m.seat(1).news()[0]


def test_all_that_comes_to_the_market_is_one_line() -> None:
    m = fulfilling({"store": "V3"}, {}, market=["prog-void-net"])
    play(m, "end")
    assert [event.kind for event in m.events()].count("to-market") > 1
    assert len([line for line in m.seat(0).news() if line.startswith("New in the market: ")]) == 1


def test_what_fits_line_by_line_is_not_summed_up() -> None:
    m = fulfilling({"store": "C1 V3 E1 O1", "tableau": ["prize-matter-converter"]}, market=["prog-gripper-arm"])
    play(m, "fulfil prog-gripper-arm", "pay void")
    assert m.seat(0).news() == m.seat(0).log(seen=True)


def test_marbles_that_are_shown_beside_a_claim_are_not_told_again() -> None:
    m = fulfilling({"store": "V3"}, {"store": "V3"}, queue=[[0, 1]], market=["prog-void-net"])
    play(m, "claim prog-void-net")
    assert m.seat(1).news() == ["Player 0 claims Void Net."]
