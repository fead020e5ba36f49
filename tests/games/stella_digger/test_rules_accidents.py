"""Section 6: decks that run out, reconstruction, and the accident step."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.match import Match
from tests.games.stella_digger.table import asked, happened, passes, phase, play, said, seat, table, truth

RED = {"safety": "accident-blue", "alarm": ["accident-red"]}


def alarmed(*seats: dict[str, Any], alarm: tuple[str, ...] = ("red",), **rest: Any) -> Match:
    accidents = {"safety": "accident-purple", "alarm": [f"accident-{colour}" for colour in alarm]}
    return table(*seats, accidents=accidents, **rest)


# ---- 6.1, 6.2 ----


@pytest.mark.clause("SD-6.1", "SD-6.4")
def test_the_safe_card_never_enters_the_alarm() -> None:
    for safe in ("red", "blue", "green", "purple"):
        match = table({}, accidents={"safety": f"accident-{safe}"}, decks={"deck-1": 1, "deck-2": 1, "deck-3": 16})
        play(match, "refill", "draw deck-1", "draw deck-2")
        assert len(truth(match)["accidents"]["alarm"]) == 2
        assert f"accident-{safe}" not in truth(match)["accidents"]["alarm"]


@pytest.mark.clause("SD-6.2", "SD-6.4")
def test_danger_cards_come_by_lot_and_unseen() -> None:
    found = set()
    for seed in range(30):
        match = table({}, accidents={"safety": "accident-red"}, decks={"deck-1": 1, "deck-2": 16, "deck-3": 16})
        match = Match.from_position({**match.position(), "random": {}}, seed=seed)
        play(match, "refill", "draw deck-1")
        found.add(truth(match)["accidents"]["alarm"][0])
        assert match.view(0)["accidents"]["alarm"] == 1
    assert found == {"accident-blue", "accident-green", "accident-purple"}


@pytest.mark.clause("SD-6.3", "SD-6.6")
def test_an_empty_bay_stays_empty() -> None:
    match = play(table({}, decks={"deck-1": 1, "deck-2": 16, "deck-3": 16}), "refill", "draw deck-1", "draw deck-2")
    assert truth(match)["decks"]["deck-1"] == {"top": None, "cards": []}


@pytest.mark.clause("SD-6.5")
def test_without_danger_nothing_moves() -> None:
    spent = ["accident-blue", "accident-green", "accident-purple"]
    match = table(
        {}, accidents={"safety": "accident-red", "spent": spent}, decks={"deck-1": 1, "deck-2": 16, "deck-3": 16}
    )
    play(match, "refill", "draw deck-1")
    assert truth(match)["accidents"]["alarm"] == []
    assert "no accident card is left in Danger" in said(match)


@pytest.mark.clause("SD-6.6", "SD-6.7", "SD-6.8")
def test_the_last_deck_gathers_all_piles_but_neither_hands_nor_field() -> None:
    decks = {"deck-1": 1, "deck-2": 0, "deck-3": 0}
    match = table({"hand": ["red-4"]}, {"hand": ["blue-4", "blue-3"]}, players=2, decks=decks)
    play(match, "mine", "refill", "stop")
    gathered = sum(len(deck["cards"]) for deck in truth(match)["decks"].values())
    assert "rebuild" in happened(match)
    assert gathered == 48 - 1 - 3  # the field card of seat 0, and three cards in the hand of seat 1
    assert seat(match)["field"] == ["red-4"]
    assert truth(match)["accidents"]["alarm"] == []
    assert sorted(truth(match)["outside"]) == sorted(["red-4", *seat(match, 1)["hand"]])


@pytest.mark.clause("SD-6.7")
def test_the_piles_of_all_seats_are_gathered() -> None:
    piles = [[f"{colour}-{rank}" for rank in "123" for _ in "abc"] for colour in ("red", "blue", "green", "purple")]
    piles[0] += ["red-4"] * 2 + ["blue-4", "green-4", "purple-4"] * 3
    match = table(*({"discard": pile} for pile in piles), decks={"deck-2": {"cards": ["red-4"]}})
    play(match, "refill")
    assert all(seat(match, number)["discard"] == [] for number in range(4))
    assert [len(deck["cards"]) for deck in truth(match)["decks"].values()] == [16, 16, 15]


@pytest.mark.clause("SD-6.9")
def test_rebuilt_decks_differ_by_one_card_at_most() -> None:
    match = play(table({"hand": []}, {"hand": ["red-1"]}, decks={"deck-1": 0, "deck-2": 1, "deck-3": 0}), "refill")
    assert [len(deck["cards"]) for deck in truth(match)["decks"].values()] == [16, 15, 15]


@pytest.mark.clause("SD-6.10", "SD-6.11")
def test_the_refill_goes_on_and_the_round_remembers() -> None:
    match = play(table({}, decks={"deck-1": 0, "deck-2": 1, "deck-3": 0}), "refill")
    assert asked(match) == ("draw", 0)
    assert truth(match)["rebuilt"]
    play(match, "draw deck-1", "draw deck-1", "draw deck-1")
    assert asked(match) == ("action", 1)


# ---- 6.3 ----


@pytest.mark.clause("SD-6.12")
def test_the_alarm_is_revealed_after_all_have_acted() -> None:
    match = alarmed({"hand": ["red-1", "red-2"]})
    passes(match, 3)
    assert match.spectator.view()["accidents"]["alarm"] == 1
    passes(match, 1)
    assert match.spectator.view()["accidents"]["alarm"] == ["accident-red"]
    assert asked(match) == ("accident", 0)


@pytest.mark.clause("SD-6.13", "SD-6.14")
def test_accidents_happen_in_the_order_of_their_coming() -> None:
    match = alarmed({"hand": ["red-1", "red-2", "blue-1", "blue-2"]}, alarm=("blue", "red"))
    passes(match, 4)
    assert match.legal() == ["discard blue-1", "discard blue-2"]
    play(match, "discard blue-2")
    assert match.legal() == ["discard red-1", "discard red-2"]


@pytest.mark.clause("SD-6.14")
def test_the_condition_is_checked_when_the_card_is_resolved() -> None:
    """A card lost to the first accident no longer counts for the second."""
    owner = {"hand": ["blue-3", "red-1", "red-2"], "gadgets": ["super-drill-blue"]}
    match = alarmed(owner, alarm=("red", "blue"))
    play(match, "mine blue-3", "declare red", "pass", "pass", "pass")
    assert seat(match)["field"] == []
    assert happened(match).count("accident") == 1


@pytest.mark.clause("SD-6.15")
def test_hand_cards_count_with_their_printed_colour() -> None:
    match = alarmed({"hand": ["blue-3", "blue-1"], "gadgets": ["super-drill-blue"]})
    play(match, "mine blue-3", "declare red", "pass", "pass", "pass")
    assert "accident" not in happened(match)  # one red card on the field, none in hand


@pytest.mark.clause("SD-6.16", "SD-6.19")
def test_the_field_comes_before_the_hand() -> None:
    match = alarmed({"hand": ["red-1", "red-2", "red-3"], "discard": []})
    play(match, "mine red-3", "pass", "pass", "pass")
    assert seat(match)["discard"] == ["red-3"]
    assert sorted(seat(match)["hand"]) == ["red-1", "red-2"]


@pytest.mark.clause("SD-6.16", "SD-6.17", "SD-6.20")
def test_of_two_field_cards_the_owner_chooses_and_the_other_keeps_its_colour() -> None:
    match = alarmed({"hand": ["red-1", "blue-3"], "gadgets": ["enhanced-power-blue"]})
    play(match, "mine red-1", "add blue-3", "pass", "pass", "pass")
    assert match.legal() == ["discard red-1", "discard blue-3"]
    with pytest.raises(IllegalMove, match="must come from the field"):
        match.play("discard red-2")
    play(match, "discard red-1")
    assert "Player 0 wins the target with strength 3 and a matching colour." in match.spectator.log()


@pytest.mark.clause("SD-6.18")
def test_affected_players_act_in_turn_order() -> None:
    pair = {"hand": ["red-1", "red-2"]}
    match = alarmed(pair, pair, {}, {"hand": ["red-3", "red-4"]}, start_player=3, seat=3)
    passes(match, 4)
    order = []
    while phase(match) == "accident":
        order.append(match.acting[0])
        match.play(match.legal()[0])
    assert order == [3, 0, 1]


@pytest.mark.clause("SD-6.18", "SD-6.13")
def test_the_next_accident_begins_with_the_start_player_again() -> None:
    blue = {"hand": ["blue-1", "blue-2"]}
    match = alarmed(blue, {"hand": ["blue-3", "blue-4", "red-1", "red-2"]}, alarm=("red", "blue"), start_player=1)
    passes(match, 4)
    order = []
    while phase(match) == "accident":
        order.append((match.acting[0], match.legal()[0]))
        match.play(match.legal()[0])
    assert order == [(1, "discard red-1"), (1, "discard blue-3"), (0, "discard blue-1")]


@pytest.mark.clause("SD-6.21", "SD-7.1", "SD-7.31")
def test_without_a_field_card_a_player_is_out_of_the_mining() -> None:
    match = alarmed({"hand": ["red-4", "red-1"]}, {"hand": ["blue-2"]})
    play(match, "mine red-4", "mine", "pass", "pass")
    assert "Player 1 wins" in said(match)
    alone = alarmed({"hand": ["red-4", "red-1"]})
    play(alone, "mine red-4", "pass", "pass", "pass")
    assert truth(alone)["map"]["blockaded"] == ["c1"]


@pytest.mark.clause("SD-6.22")
def test_a_resolved_accident_is_spent() -> None:
    match = passes(alarmed({}), 4)
    assert truth(match)["accidents"]["spent"] == ["accident-red"]
    assert truth(match)["accidents"]["alarm"] == []


@pytest.mark.clause("SD-6.23")
def test_a_reset_comes_after_the_accidents_of_the_round() -> None:
    match = alarmed({"hand": ["red-1", "red-2"]}, rebuilt=True)
    passes(match, 4)
    assert "reset" not in happened(match)
    play(match, "discard red-1")
    assert happened(match, match.ply - 1)[:2] == ["accident", "reset"]
    assert truth(match)["accidents"]["spent"] == []


@pytest.mark.clause("SD-6.24")
def test_no_reset_without_reconstruction() -> None:
    assert "reset" not in happened(passes(table(), 4))
    assert "reset" in happened(passes(table(rebuilt=True), 4))
