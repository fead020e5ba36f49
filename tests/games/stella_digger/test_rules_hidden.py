"""Sections 13, 14 and 16: decisions, hidden information and options."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidOption
from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.match import Match
from tests.games.stella_digger.table import asked, crystals, happened, passes, phase, play, said, seat, table, truth

PLAIN: dict[str, Any] = {"options": {"drill_backs": "plain"}}


# ---- 13 ----


@pytest.mark.clause("SD-13.1", "SD-5.6")
def test_keeping_leaves_the_super_drill_for_a_fight() -> None:
    match = table(
        {"hand": ["blue-2", "blue-3"], "gadgets": ["super-drill-blue"]},
        passages=["b1", "c1", "d1"],
        marker="e1",
        up={"e1": "white-red-1a"},
        face_down={"f1": "monster-grub"},
    )
    play(match, "mine blue-2", "keep", "pass", "pass", "pass", "play blue-3")
    assert asked(match) == ("colour", 0)


@pytest.mark.clause("SD-13.2")
def test_the_additional_card_is_asked_after_the_colour_and_before_the_next_player() -> None:
    match = table({"hand": ["blue-2", "blue-3"], "gadgets": ["super-drill-blue", "enhanced-power-blue"]})
    play(match, "mine blue-2")
    assert asked(match) == ("colour", 0)
    play(match, "keep")
    assert asked(match) == ("extra", 0)
    play(match, "none")
    assert asked(match) == ("action", 1)


@pytest.mark.clause("SD-13.3")
def test_the_fixed_part_is_paid_first() -> None:
    match = play(table({"crystals": {"red": 2, "blue": 2}}), "gadget", "buy super-drill-red")
    assert phase(match) == "pay" or crystals(match) == {"blue": 1}
    rich = play(table({"crystals": {"red": 3, "blue": 2}}), "gadget", "buy super-drill-red")
    assert crystals(rich) == {"red": 1, "blue": 2}
    assert rich.legal() == ["pay red", "pay blue"]


@pytest.mark.clause("SD-13.4")
def test_a_drill_is_chosen_then_paid_then_rewarded() -> None:
    builder = {"large_drills": ["large-drill-red-3"], "crystals": {"red": 2, "blue": 2}}
    match = table(builder, passages=["b1", "c1"], marker="c2", entry="c1")
    play(match, "large-drill", "on b1")
    assert phase(match) == "pay"
    assert crystals(match) == {"red": 1, "blue": 2}
    assert (seat(match)["chips_100"], truth(match)["map"]["large_drills"]) == (0, {})
    play(match, "pay blue", "pay blue")
    assert seat(match)["chips_100"] == 1


@pytest.mark.clause("SD-13.5")
def test_the_action_cannot_be_changed() -> None:
    match = play(table({"hand": ["red-1", "red-2"], "crystals": {"red": 2}}), "mine")
    with pytest.raises(IllegalMove, match="not what is asked now"):
        match.play("pass")
    with pytest.raises(IllegalMove):
        match.play("exchange")


# ---- 14 ----


def drawn(**options: Any) -> Match:
    """Seat 0 has drawn a card from deck-1."""
    return play(table({}, options=options), "refill", "draw deck-1")


@pytest.mark.clause("SD-14.1", "SD-14.2")
def test_a_coloured_back_shows_the_colour_to_all_and_the_number_to_the_drawer() -> None:
    match = drawn()
    (card,) = seat(match)["hand"]
    colour, spoken = card.split("-")[0], card.replace("-", " ")
    assert match.view(1)["seats"][0]["hand_colours"][colour] == 1
    assert "hand" not in match.view(1)["seats"][0]
    assert match.view(0)["seats"][0]["hand"] == [card]
    assert f"draws a {colour} card from the first deck" in said(match)
    assert spoken not in "\n".join(match.seat(1).log())
    assert spoken in "\n".join(match.seat(0).log())


@pytest.mark.clause("SD-14.1")
def test_a_plain_back_shows_nothing() -> None:
    match = drawn(drill_backs="plain")
    (card,) = seat(match)["hand"]
    view = match.view(1)
    assert set(view["decks"]["deck-1"]) == {"count"}
    assert "hand_colours" not in view["seats"][0]
    assert "draws a card from the first deck" in said(match)
    assert match.view(0)["seats"][0]["hand"] == [card]


@pytest.mark.clause("SD-14.2")
def test_hand_colours_stay_public_as_cards_come_and_go() -> None:
    match = play(table({"hand": ["red-1", "red-2", "blue-3"]}), "mine red-2")
    assert match.view(2)["seats"][0]["hand_colours"] == {"red": 1, "blue": 1, "green": 0, "purple": 0}


@pytest.mark.clause("SD-14.3")
def test_deck_colours_are_public_after_a_reconstruction() -> None:
    match = play(table({}, decks={"deck-1": 0, "deck-2": 1, "deck-3": 0}), "refill")
    for name, deck in truth(match)["decks"].items():
        shown = match.spectator.view()["decks"][name]
        assert sum(shown["colours"].values()) == len(deck["cards"])
        assert shown["colours"]["red"] == sum(card.startswith("red") for card in deck["cards"])


def imagined(match: Match, viewer: int, seed: int) -> Any:
    other = duplicate(match.state)
    single.imagine(match.config.params, other, viewer, seed, 1)
    return other


@pytest.mark.lots
@pytest.mark.clause("SD-14.4")
@pytest.mark.parametrize("backs", ["coloured", "plain"])
def test_views_and_logs_do_not_depend_on_what_is_withheld(backs: str) -> None:
    """Whatever a seat imagines in place of the truth gives it the same view, and the truth does get replaced."""
    match, chance = Match("stella-digger", seed=5, players=3, drill_backs=backs), Random(5)
    changed = 0
    for _ in range(60):
        match.play(chance.choice(match.legal()))
        for viewer in (0, 1, 2, -1):
            other = imagined(match, viewer, 7)
            shown = None if viewer < 0 else viewer
            views = [json.dumps(match.game.view(match.config, state, shown)) for state in (match.state, other)]
            assert views[0] == views[1]
            changed += not np.array_equal(match.state.hand, other.hand)
    assert changed > 50


@pytest.mark.clause("SD-14.4")
def test_after_a_reconstruction_the_other_hand_of_two_is_known() -> None:
    """All 48 cards are seen but those in the other hand, so every imagined hand is the true one."""
    match = table({}, {"hand": ["red-4", "blue-1", "blue-1"]}, players=2, decks={"deck-1": 1, "deck-2": 0, "deck-3": 0})
    play(match, "refill")
    for seed in range(10):
        assert imagined(match, 0, seed).hand[1].tolist() == match.state.hand[1].tolist()


@pytest.mark.clause("SD-14.4")
def test_with_plain_backs_accidents_tell_of_hands() -> None:
    """Seat 1 lost a red card from hand and has another; seat 2 was spared, so it has at most one."""
    match = table(
        {},
        {"hand": ["red-1", "red-2", "blue-2"]},
        {"hand": ["red-3", "green-1", "green-2", "green-3"]},
        players=3,
        accidents={"safety": "accident-blue", "alarm": ["accident-red"]},
        **PLAIN,
    )
    passes(match, 3)
    play(match, "discard red-1")
    assert match.view(0)["seats"][1]["known"]["red"] == {"least": 1, "most": 2}
    assert match.view(0)["seats"][2]["known"]["red"] == {"least": 0, "most": 1}
    for seed in range(20):
        hands = imagined(match, 0, seed).hand[:, :4].sum(1)
        assert hands[1] >= 1
        assert hands[2] <= 1


@pytest.mark.clause("SD-14.5")
def test_with_plain_backs_being_asked_betrays_nothing() -> None:
    owner = {"hand": ["red-2", "green-3"], "gadgets": ["enhanced-power-blue"]}
    plain = play(table(owner, **PLAIN), "mine red-2")
    assert plain.legal() == ["none"]  # asked although nothing fits
    coloured = play(table(owner), "mine red-2")
    assert asked(coloured) == ("action", 1)
    alone = play(table({"hand": ["red-2"], "gadgets": ["enhanced-power-blue"]}, **PLAIN), "mine")
    assert asked(alone) == ("action", 1)  # no card is left, as all can see


@pytest.mark.clause("SD-14.5", "SD-6.17")
def test_with_plain_backs_a_single_card_is_asked_for() -> None:
    options = {"drill_backs": "plain", "accident_condition": "any"}
    alarm = {"safety": "accident-blue", "alarm": ["accident-red"]}
    plain = passes(table({"hand": ["red-2", "blue-1"]}, options=options, accidents=alarm), 4)
    assert plain.legal() == ["discard red-2"]
    options["drill_backs"] = "coloured"
    coloured = passes(table({"hand": ["red-2", "blue-1"]}, options=options, accidents=alarm), 4)
    assert phase(coloured) == "target"


@pytest.mark.clause("SD-0.11", "SD-14.4")
def test_equal_cards_are_asked_for_like_different_ones() -> None:
    """Otherwise not being asked would tell that two cards of a hand are equal."""
    for hand in (["red-2", "red-2"], ["red-2", "red-3"]):
        match = play(table({"hand": hand}), "mine")
        assert phase(match) == "card"


# ---- 16 ----


@pytest.mark.clause("SD-16.1")
def test_options_are_public_and_the_seed_is_not() -> None:
    match = Match("stella-digger", seed=123456789, players=2, drill_backs="plain", advanced=True)
    shown = json.dumps([match.spectator.view(), *map(match.view, range(2))])
    assert "123456789" not in shown
    assert match.position()["random"]["key"] not in shown
    assert match.spectator.view()["drill_backs"] == "plain"
    assert match.spectator.view()["advanced"] is True
    assert match.options["players"] == 2


def test_the_defaults_of_the_options() -> None:
    assert Match("stella-digger", seed=1).options == {
        "players": 4,
        "advanced": False,
        "drill_backs": "coloured",
        "accident_condition": "two-or-more",
        "first_foreman": "random",
        "chip_stock": 20,
        "auto_resolve": True,
        "breakthrough": True,
    }


@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"players": 2, "first_foreman": 2}, {"chip_stock": 11}, {"chip_stock": 21}, {"drill_backs": "x"}],
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption):
        Match("stella-digger", **options)


@pytest.mark.clause("SD-16.1", "SD-0.10")
def test_the_same_seed_gives_the_same_game() -> None:
    left, right = (Match("stella-digger", seed=9, players=3) for _ in range(2))
    assert left.position() == right.position()
    assert left.position() != Match("stella-digger", seed=10, players=3).position()
    assert happened(left) == happened(right)
