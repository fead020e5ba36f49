"""The survey: what the rules make of a position beyond the record."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.games.stella_digger.things import Outlook
from starlode.match import Match

from .table import play, table

COLOURS = ("red", "blue", "green", "purple")


def surveyed(match: Match, seat: int) -> Any:
    """The survey of a seat, from what that seat may know."""
    return match.perspective(seat).survey


def card(name: str) -> int:
    """The number of a drill card, `red-3`."""
    colour, number = name.split("-")
    return COLOURS.index(colour) * 4 + int(number) - 1


def outlook(match: Match, seat: int, name: str) -> Outlook:
    """What would come of a card."""
    return Outlook(surveyed(match, seat).outlook[card(name)])


def square(match: Match, name: str) -> int:
    """The number of a square of the map."""
    return int(match.config.components.place_ids.index(name))


def test_a_card_leads_while_others_may_still_play() -> None:
    match = table({"hand": ["red-3", "blue-4"]}, {"hand": ["red-4"]}, players=2)
    assert outlook(match, 0, "red-3") == Outlook.LEADS
    assert surveyed(match, 0).force[card("red-3")] == 3
    assert outlook(match, 0, "green-1") == Outlook.NONE, "not in hand"


def test_the_last_card_wins_or_falls_behind() -> None:
    match = table({"hand": ["red-3"]}, {"hand": ["red-4", "red-2", "blue-4"]}, players=2)
    play(match, "mine red-3")
    assert outlook(match, 1, "red-4") == Outlook.WINS
    assert outlook(match, 1, "red-2") == Outlook.BEHIND
    assert outlook(match, 1, "blue-4") == Outlook.OFF_COLOUR
    assert set(surveyed(match, 0).outlook) == {Outlook.NONE}, "nobody is told about cards of another hand"


@pytest.mark.clause("SD-7.2")
def test_a_one_takes_the_strength_of_a_four() -> None:
    match = table({"hand": ["red-1"]}, {"hand": ["red-4", "red-2"]}, players=2)
    play(match, "mine red-1")
    assert surveyed(match, 1).force[card("red-4")] == 0
    assert outlook(match, 1, "red-4") == Outlook.BEHIND
    assert outlook(match, 1, "red-2") == Outlook.WINS


def test_looking_at_cards_leaves_the_position_alone() -> None:
    match = table({"hand": ["red-3", "blue-4"]}, {"hand": ["red-4"]}, players=2)
    before = match.perspective(0).record.tobytes()
    surveyed(match, 0)
    assert match.perspective(0).record.tobytes() == before


def test_linked_tiles_share_a_cluster_and_what_they_want() -> None:
    match = table(
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "link-grey-red", "e3": "grey-blue-2a", "c2": "white-green-2"},
        links={"d3": "e3"},
    )
    survey = surveyed(match, 0)
    d3, e3, c2 = (square(match, name) for name in ("d3", "e3", "c2"))
    assert survey.cluster[d3] == survey.cluster[e3] != survey.cluster[c2]
    assert survey.wanted[e3] == survey.colours == 0b0011
    assert survey.wanted[c2] == 0b0100
    assert tuple(survey.spoils) == (1, 2, 0, 0, 0)
    assert survey.cluster[square(match, "h6")] == -1, "face down"


@pytest.mark.clause("SD-9.21", "SD-9.23")
def test_a_fight_has_a_leader_of_its_own() -> None:
    hands = ({"hand": ["red-3", "blue-1"]}, {"hand": ["green-3", "green-4", "blue-2"]})
    ground: Any = {"passages": ["b1", "c1", "d1", "e1"], "marker": "e1", "up": {"f1": "monster-grub"}}
    match = table(*hands, players=2, phase="fight", decision={"monster": "f1"}, **ground)
    assert [outlook(match, 0, name) for name in ("red-3", "blue-1")] == [Outlook.LEADS, Outlook.FAILS]
    match.play("play red-3")
    assert surveyed(match, 0).leader == 0
    expected = [Outlook.WITHSTANDS, Outlook.WINS, Outlook.WITHSTANDS]
    assert [outlook(match, 1, name) for name in ("green-3", "green-4", "blue-2")] == expected


@pytest.mark.clause("SD-4.18")
def test_what_a_seat_can_pay_for() -> None:
    match = table({"hand": ["red-1"], "crystals": {"red": 2, "blue": 1, "green": 1}}, players=2)
    gadgets = match.config.components.gadget_ids
    affordable = {name for name, can in zip(gadgets, surveyed(match, 0).affordable, strict=True) if can}
    assert "enhanced-power-red" in affordable
    assert "enhanced-power-blue" not in affordable
    assert not any(surveyed(match, 1).affordable)
    assert not any(surveyed(match, 0).buildable), "there is no square to build on"


@pytest.mark.clause("SD-5.1", "SD-5.2")
def test_every_colour_that_could_be_declared_has_its_outlook() -> None:
    match = table({"hand": ["red-2"]}, {"hand": ["blue-3"], "gadgets": ["super-drill-blue"]}, players=2)
    play(match, "mine red-2", "mine blue-3")
    told = surveyed(match, 1)
    assert set(told.declared_force) == {3}
    assert [Outlook(one) for one in told.declared] == [Outlook.WINS, *[Outlook.OFF_COLOUR] * 3], "red is wanted"
    words = {choice.move: choice.words for choice in match.choices(1)}
    assert words["declare red"] == "Let the card count as red (wins with 3)"
    assert words["keep"] == "Keep the blue 3 as it is (colour not wanted)"
    assert set(surveyed(match, 0).declared) == {Outlook.NONE}


def test_the_best_card_is_the_weakest_that_wins_for_certain() -> None:
    match = table({"hand": ["red-2"]}, {"hand": ["red-4", "red-3", "blue-4"]}, players=2)
    assert surveyed(match, 1).best == -1, "not asked"
    play(match, "mine red-2")
    assert surveyed(match, 1).best == card("red-3")


def test_the_best_card_that_only_leads_is_the_strongest() -> None:
    match = table({"hand": ["red-2", "red-3", "blue-4"]}, {"hand": ["red-4"]}, players=2)
    assert surveyed(match, 0).best == card("red-3")


@pytest.mark.clause("SD-7.10")
def test_the_place_of_a_card_counts_those_who_played_as_much_before() -> None:
    match = table({"hand": ["red-3"]}, {"hand": ["red-4", "red-3", "blue-4"]}, players=2)
    play(match, "mine red-3")
    told = surveyed(match, 1)
    assert [told.rank[card(name)] for name in ("red-4", "red-3", "blue-4", "red-1")] == [1, 2, 2, 0]


@pytest.mark.clause("SD-7.13", "SD-7.16")
def test_a_card_brings_the_spoils_or_a_crystal_of_its_own_colour() -> None:
    match = table({"hand": ["red-3"]}, {"hand": ["red-4", "blue-4"]}, players=2)
    play(match, "mine red-3")
    gains = surveyed(match, 1).gains
    assert tuple(gains[card("red-4")]) == (1, 0, 0, 0, 0)
    assert tuple(gains[card("blue-4")]) == (0, 1, 0, 0, 0)


@pytest.mark.clause("SD-5.11", "SD-7.24")
def test_capsules_add_a_crystal_and_what_exceeds_the_limit_goes_back() -> None:
    one = {"hand": ["red-4"], "gadgets": ["refining-capsule-green"], "crystals": {"red": 6}}
    told = surveyed(table(one, {"hand": ["red-3"]}, players=2), 0)
    assert tuple(told.gains[card("red-4")]) == (1, 0, 1, 0, 0)
    assert told.surplus[card("red-4")] == 6 + 2 - told.crystal_limit[0] > 0
    two = {**one, "gadgets": ["refining-capsule-green", "refining-capsule-red"]}
    told = surveyed(table(two, {"hand": ["red-3"]}, players=2), 0)
    assert tuple(told.gains[card("red-4")]) == (1, 0, 0, 0, 1), "of one of them, as one likes"


@pytest.mark.clause("SD-8.1", "SD-8.2", "SD-8.3")
def test_what_a_check_of_performance_would_pay() -> None:
    with_tiles = {"hand": ["red-3"], "section": ["white-blue-1a"]}
    match = table(with_tiles, {"section": ["white-green-1a"]}, {"hand": ["red-4"]}, players=3)
    assert tuple(surveyed(match, 0).payout)[:3] == (3, 1, 0)
    play(match, "mine red-3", "pass")
    assert tuple(surveyed(match, 2).payout)[:3] == (0, 0, 0), "one tile is too few"


@pytest.mark.clause("SD-9.22")
def test_a_card_that_is_too_weak_costs_what_one_has() -> None:
    ground: Any = {"passages": ["b1", "c1", "d1", "e1"], "marker": "e1", "up": {"f1": "monster-grub"}}
    for held, lost in ((3, 1), (0, 0)):
        hands = ({"hand": ["red-3", "blue-1"], "crystals": {"red": held}}, {"hand": ["green-3"]})
        told = surveyed(table(*hands, players=2, phase="fight", decision={"monster": "f1"}, **ground), 0)
        assert (told.losses[card("red-3")], told.losses[card("blue-1")]) == (0, lost)


@pytest.mark.clause("SD-6.15", "SD-6.16")
def test_an_accident_may_take_a_card_of_a_colour_one_has_enough_of() -> None:
    hand = {"hand": ["red-3", "red-2", "blue-4"]}
    alarmed = table(hand, players=2, accidents={"alarm": ["accident-green"], "safety": "accident-purple"})
    risk = surveyed(alarmed, 0).risk
    assert (risk[card("red-3")], risk[card("blue-4")]) == (1, 0)
    safe = table(hand, players=2, accidents={"alarm": ["accident-green"], "safety": "accident-red"})
    assert not surveyed(safe, 0).risk[card("red-3")], "that accident is known to lie in safety"
    assert not any(surveyed(table(hand, players=2), 0).risk), "the Alarm is empty"
