"""Positions as JSON: they come back as written, and what could not lie on a table is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.state.records import same
from starlode.match import Match
from tests.games.stella_digger.table import phase, play, seat, table, truth

PAGE = Path(__file__).parents[3] / "docs/games/stella-digger/positions.md"


def reread(match: Match) -> Match:
    return Match.from_position(json.loads(json.dumps(match.position())))


@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"drill_backs": "plain", "accident_condition": "any"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_comes_back(players: int, options: dict[str, Any]) -> None:
    match, chance, seen = Match("stella-digger", seed=players, players=players, **options), Random(players), set()
    while not match.over:
        if phase(match) not in seen or chance.random() < 0.05:
            seen.add(phase(match))
            assert truth(reread(match)) == truth(match)
        match.play(chance.choice(match.legal()))
    assert truth(reread(match)) == truth(match)
    assert reread(match).over
    assert len(seen) >= 12


def test_a_game_that_an_accident_ended_comes_back() -> None:
    match = table(
        {"hand": ["red-1", "red-2"], "tears": 1},
        players=2,
        options={"advanced": True},
        accidents={"safety": "accident-blue", "alarm": ["accident-red"]},
    )
    play(match, "pass", "pass", "discard red-1")
    assert (truth(match)["ending"], truth(match)["seat"]) == ("survivor", None)
    assert truth(reread(match)) == truth(match)


def test_the_future_comes_back_too() -> None:
    match, chance = Match("stella-digger", seed=1, players=3), Random(1)
    for _ in range(40):
        match.play(chance.choice(match.legal()))
    again = reread(match)
    for _ in range(30):
        move = chance.choice(match.legal())
        match.play(move)
        again.play(move)
    assert same(match.state, again.state)


def test_the_example_of_the_page_is_read() -> None:
    data = json.loads(PAGE.read_text("utf-8").split("```json\n")[1].split("```")[0])
    match = Match.from_position(data, seed=1)
    play(match, "mine red-3", "large-drill", "on b1")
    assert seat(match, 1)["chips_100"] == 1


def test_a_lot_depends_on_the_seed_only() -> None:
    data = json.loads(PAGE.read_text("utf-8").split("```json\n")[1].split("```")[0])
    first, again, other = (Match.from_position(data, seed=seed).position()["position"] for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_decks_may_be_numbers() -> None:
    match = table({"hand": ["red-1"]}, decks={"deck-1": 3, "deck-2": 0, "deck-3": 5})
    assert [len(deck["cards"]) for deck in truth(match)["decks"].values()] == [3, 0, 5]
    assert len(seat(match)["discard"]) == 48 - 9


BUILDING = {"phase": "site", "passages": ["b1", "c1"], "marker": "c2", "entry": "c1"}


def past(*entries: dict[str, Any]) -> dict[str, Any]:
    """A past of these entries without a pool."""
    return {"past": {"pools": {}, "entries": entries}}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"colour": 1}, "colour: there is no such key"),
        ({"marker": "z9"}, "marker: there is no square 'z9'"),
        ({"phase": "acton"}, "phase: there is no phase 'acton'; did you mean 'action'"),
        ({"seat": 7}, "seat: there is no seat 7"),
        ({"round": 0}, "round: expected int >= 1"),
        ({"seats": [{}] * 5}, "seats: 5 are given, the game has 4"),
        ({"seats": [{"hand": ["red-4"] * 4}]}, "4 red-4 in all, the game has 3"),
        ({"seats": [{"hand": ["red-4"] * 200}]}, r"seats\[0\].hand: expected array of length <= 99"),
        ({"seats": [{"used": ["support-drone"]}]}, r"seats\[0\].used: there is no gadget type with use once a round"),
        ({"seats": [{}, {"field": ["red-3"]}]}, "seat 1 has a card on the field, but has not acted yet"),
        ({"seats": [{"field": ["red-3"]}]}, "seat 0 has a card on the field, but has not acted yet"),
        ({"seats": [{"hand": ["red-9"]}]}, r"seats\[0\].hand: there is no card 'red-9'"),
        ({"seats": [{"hand": ["red-1", "red-2", "red-3", "red-4", "blue-1"]}]}, "5 cards in hand, the limit is 4"),
        ({"seats": [{"crystals": {"red": 9}}]}, "only 8 crystals of each colour"),
        ({"seats": [{"crystals": {"red": 4, "blue": 4}}]}, "8 crystals, the limit is 6"),
        (
            {"seats": [{"gadgets": ["super-drill-red"]}, {"gadgets": ["super-drill-red"]}]},
            r"seats\[1\].gadgets: super-drill-red is already owned by seat 0",
        ),
        ({"seats": [{"field": ["red-1", "red-2", "red-3"]}]}, "one player can have 2"),
        ({"seats": [{"field_colour": "red"}]}, "there is no card on the field"),
        ({"seats": [{"section": ["white-blue-1a", "white-blue-1b"]}]}, "they would have been paid"),
        ({"seats": [{"monsters": ["white-blue-1a"]}]}, "cannot be won like a monster"),
        ({"seats": [{"chips_100": 3}]}, "would have been exchanged"),
        ({"seats": [{"chips_300": 20}]}, "the game would be over"),
        ({"seats": [{"tears": 1}]}, "Red Tears belong to the advanced rules"),
        ({"seats": [{"known": {"red": {}}}]}, "with coloured backs all colours are public"),
        ({"chips": {"gone": 21}}, "chips: 21 of 300 million are given away, the game has 20"),
        ({"chips": {"board": 5}}, "5 chips of 300 million in all, the game has 20"),
        ({"stock": {"red": 7}}, "stock: 7 red, but 8 belong to nobody"),
        ({"removed": []}, "every tile that lies nowhere else must be named"),
        ({"decks": {"deck-4": 1}}, "there is no deck 'deck-4'"),
        ({"decks": {"deck-1": 49}}, "49 cards by lot"),
        ({"decks": {"deck-1": {"cards": ["red-1"], "top": "blue"}}}, "shows blue, but has no card of that colour"),
        ({"decks": {}}, "all decks are empty"),
        ({"accidents": {"safety": "accident-red", "alarm": ["accident-red"]}}, "in exactly one place"),
        ({"outside": ["red-1"] * 4}, "red-1 is in a deck, but was outside"),
        ({"past": {"pools": {"gold": [[]]}}}, "past.pools: there is no kind of cards 'gold'"),
        ({"past": {"pools": {"red": []}}}, "past.pools.red: expected 1 to 6 pools"),
        ({"past": {"pools": {"red": [["blue-1"]]}}}, "past.pools.red: blue-1 does not belong there"),
        ({"past": {"pools": {"red": [["red-1"]]}}}, "what all remember of cards does not lead to where they are"),
        (past({"seat": 4, "left": "red-1"}), r"past.entries\[0\].seat"),
        (past({"seat": 0, "left": "red-1"}), "what all remember of cards does not lead to where they are"),
        (past({"seat": 0, "drew": "red-1"}), "seat 0 gave away a card it did not have"),
        (past({"seat": 0, "drew": "red-1", "pool": 6}), r"past.entries\[0\].pool: there are at most 6 pools"),
        (past({"seat": 0}), r"past.entries\[0\].colour: there is no colour ''"),
        (past({"seat": 0, "colour": "red"}), r"past.entries\[0\]: expected a card that the seat drew or that left it"),
        (past({"seat": 0, "colour": "red", "least": 1}), "seat 0: the hand was not what all remember of it"),
        (past(*[{"seat": 0, "colour": "red", "least": 0}] * 289), "past.entries: there are 289, at most 288"),
        ({"decision": {"target": "c2"}}, "decision.target: has no meaning in phase action"),
        ({"phase": "entry", "marker": "b1", "up": {}}, "decision.target: is missing in phase entry"),
        ({"phase": "over"}, "ending: expected one of"),
        ({"ending": "chips"}, "ending: has no meaning"),
        ({"phase": "target", "marker": "b1", "seat": 1}, "in phase target the start player decides"),
        ({"phase": "target"}, "the marker is on the tile of c1"),
        ({"marker": "b1"}, "the marker is on b1, where there is no target"),
        ({"entry": "a2"}, "cannot have entered c1 from a2"),
        ({"phase": "accident"}, "there is no accident to resolve"),
        ({"phase": "colour"}, "has no card on the field"),
        ({"phase": "gold", "decision": {"winner": 0, "tiles": ["gold-grey-2a"], "owed": 1}}, "winner has no card"),
        ({"phase": "fight", "marker": "b1", "decision": {"monster": "c1"}}, "no face-up monster on c1"),
        ({"phase": "pay", "decision": {"owed": 1}}, "for a gadget or for a large_drill"),
        (
            {"phase": "pay", "decision": {"owed": 1, "gadget": "super-drill-red"}},
            "more than the price or the player has",
        ),
        ({**BUILDING, "decision": {"large_drill": "large-drill-red-1"}}, "not an unplaced Large Drill of that seat"),
        ({"blockaded": ["c5"]}, "cannot be blockaded"),
        ({"links": {"b2": "c2"}}, "b2 cannot be linked to c2"),
        ({"large_drills": {"b1": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}}, "cannot point E from b1"),
        ({"large_drills": {"c2": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}}, "cannot stand on c2"),
        ({"large_drills": {"a1": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}}, "START carries nothing"),
        ({"up": {"c1": "grey-red-2a"}}, "another back than the zone of c1"),
        ({"up": {"c1": "white-red-1a", "b2": "white-red-1a"}}, "white-red-1a is already somewhere else"),
        ({"up": {"b1": "white-red-1a"}}, "b1: is a passage and carries a tile"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], complaint: str) -> None:
    seats = change.pop("seats", [])
    with pytest.raises(InvalidPosition, match=complaint):
        _refused(seats, change)
    change["seats"] = seats


FIGHT = {"passages": ["b1", "c1", "d1", "e1"], "marker": "d1", "up": {"f1": "monster-grub"}}
WON = {"passages": ["b1", "c1"], "entry": "b1", "decision": {"winner": 0}}
GOLD = {"passages": ["b1", "c1", "d1", "d2", "d3"], "marker": "d3", "entry": "d2", "up": {}}
ALARM = {"accidents": {"safety": "accident-blue", "alarm": ["accident-red"]}}
FULL = [f"{colour}-1" for colour in ("red", "blue", "green", "purple")]


@pytest.mark.parametrize(
    ("seats", "change", "complaint"),
    [
        ([], {"phase": "card"}, "phase: seat 0 has nothing to choose from in phase card"),
        ([], {"phase": "gadget"}, "nothing to choose from in phase gadget"),
        ([], {"phase": "drill"}, "nothing to choose from in phase drill"),
        ([], {"phase": "give"}, "nothing to choose from in phase give"),
        ([{"crystals": {"red": 5}}], {"phase": "take"}, r"seats\[0\].crystals: before the exchange"),
        ([{"hand": FULL}], {"phase": "draw"}, r"seats\[0\].hand: is full"),
        ([{"field": ["red-1"]}], {"phase": "colour"}, "no unused Super Drill for a red card"),
        (
            [{"field": ["red-1"], "field_colour": "blue", "gadgets": ["super-drill-red"]}],
            {"phase": "colour"},
            "field_colour: is declared already",
        ),
        (
            [{"field": ["red-1"], "hand": ["red-2"], "gadgets": ["enhanced-power-red"], "used": ["enhanced-power"]}],
            {"phase": "extra"},
            "no unused Enhanced Power",
        ),
        (
            [{"field": ["red-1", "red-2"], "hand": ["red-3"], "gadgets": ["enhanced-power-red"]}],
            {"phase": "extra"},
            "seat 0 must have one card on the field",
        ),
        ([{"hand": ["red-1"]}], {"phase": "accident", **ALARM}, "seat: the red accident does not hit seat 0"),
        (
            [{"hand": ["red-1", "red-2"]}],
            {"phase": "accident", **ALARM, "decision": {"struck": [3]}},
            "decision.struck: seat 3 does not come before seat 0",
        ),
        ([{"field": ["red-1"], "crystals": {"red": 6}}], {"phase": "return", **WON}, "seat: seat 0 is not above its"),
        ([{"field": ["red-1"]}], {"phase": "capsule", **WON}, "seat: seat 0 has no Refining Capsule to use"),
        (
            [{"field": ["red-1"], "section": ["gold-grey-2a"]}],
            {**GOLD, "phase": "gold", "decision": {"winner": 0, "tiles": ["gold-grey-2a"] * 2, "owed": 1}},
            "decision.tiles: names a tile twice",
        ),
        ([{}, {"field": ["red-4"]}], {**FIGHT, "phase": "fight", "decision": {"monster": "f1"}}, "has not acted yet"),
        (
            [{"crystals": {"red": 1}}],
            {**FIGHT, "phase": "lose", "decision": {"monster": "f1", "owed": 2}},
            "decision.owed: is more than the damage or the player has",
        ),
        (
            [{"crystals": {"red": 1}, "field": ["red-2"]}],
            {**FIGHT, "phase": "lose", "decision": {"monster": "f1", "owed": 1}},
            "seat: seat 0 withstands monster-grub",
        ),
        ([], {"phase": "breakthrough", "marker": "b1"}, "phase: c1 can be mined, so there is no breakthrough"),
        ([], {"phase": "target", "marker": "b1", "blockaded": ["a2", "b2", "c1"]}, "nothing to choose from"),
        ([], {"phase": "entry", "marker": "b1", "decision": {"target": "a1"}}, "decision.target: a1 cannot be"),
        ([], {"phase": "start-tile", "marker": "b1"}, "phase: the first target is chosen in round 1"),
        (
            [{"hand": FULL[:1]}, {}, {"hand": FULL[1:]}],
            {"phase": "draft", "seat": 1, "passages": [], "marker": "a2", "up": {"a2": "white-red-1a"}},
            r"seats\[2\].hand: has 3 cards, at this turn of the draft 0",
        ),
        (
            [{"hand": FULL}] * 3,
            {"players": 3, "phase": "draft", "passages": [], "marker": "a2", "up": {"a2": "white-red-1a"}},
            r"seats\[0\].hand: is full, so the draft is over",
        ),
    ],
)
def test_what_the_rules_would_not_ask_is_refused(
    seats: list[dict[str, Any]], change: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(InvalidPosition, match=complaint):
        table(*seats, **change)


def _refused(seats: list[dict[str, Any]], change: dict[str, Any]) -> Match:
    if len(seats) > 4:
        data = table().position()
        data["position"]["seats"] = seats
        return Match.from_position(data)
    return table(*seats, **change)


@pytest.mark.parametrize("data", [{}, {"marker": 3}, {"marker": "a1", "seats": {}}, {"marker": "a1", "map": []}])
def test_wrong_shapes_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        Match.from_position({"game": "stella-digger", "position": data})
