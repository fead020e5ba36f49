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
