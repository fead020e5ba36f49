"""What could not lie on a table is refused, and the key that is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidPosition
from starlode.games.stella_digger.faults import INVARIANTS
from tests.games.stella_digger.table import SQUARES, table

Json = dict[str, Any]

MINING: Json = {}
FIGHTING: Json = {
    "passages": ["b1", "c1", "d1", "e1"],
    "marker": "d1",
    "up": {"f1": "monster-grub"},
    "phase": "fight",
    "decision": {"monster": "f1"},
}
ACCIDENT: Json = {"phase": "accident", "accidents": {"safety": "accident-blue", "alarm": ["accident-red"]}}
WON: Json = {"passages": ["b1", "c1"], "entry": "b1", "decision": {"winner": 0}}
RETURNING: Json = {**WON, "phase": "return"}
GOLD: Json = {
    "passages": ["b1", "c1", "d1", "d2", "d3"],
    "marker": "d3",
    "entry": "d2",
    "up": {},
    "phase": "gold",
    "decision": {"winner": 0, "tiles": ["gold-grey-2a"], "owed": 2},
}
TARGETING: Json = {"phase": "target", "marker": "b1"}
DRAFTING: Json = {"phase": "draft", "passages": [], "marker": "a2", "up": {"a2": "white-red-1a"}}
OVER: Json = {"phase": "over", "marker": "b1"}
NOTHING_LEFT: Json = {**OVER, "ending": "nothing-left", "passages": SQUARES}
FRAMES: Json = {**OVER, "ending": "frames", "passages": ["b1", "g6", "h6"]}
SURVIVOR: Json = {**OVER, "ending": "survivor", "players": 2, "options": {"advanced": True}}
ADVANCED: Json = {"options": {"advanced": True}}
LINKED: Json = {
    "passages": ["b1", "c1", "d1", "d2"],
    "marker": "d3",
    "up": {"d3": "link-grey-red", "e3": "grey-blue-2a"},
    "links": {"d3": "e3"},
}

HITS: Json = {"hand": ["red-1", "red-2"]}
DIGGER: Json = {"field": ["red-1"], "section": ["white-blue-1a"]}
RICH: Json = {**DIGGER, "crystals": {"red": 4, "blue": 3}}
LUCKY: Json = {"field": ["red-1"], "section": ["gold-grey-2a"]}
OUT: Json = {"tears": 2, "eliminated": True}
POWER: Json = {"gadgets": ["enhanced-power-red"], "used": ["enhanced-power"]}
SUPER: Json = {"gadgets": ["super-drill-red"], "used": ["super-drill"]}

SOUND: list[tuple[tuple[Json, ...], Json]] = [
    ((), MINING),
    ((), {"round": 2}),
    ((), {"round": 3, "blockaded": ["a2"]}),
    ((), {**NOTHING_LEFT, "round": 32}),
    ((), TARGETING),
    ((), DRAFTING),
    ((), LINKED),
    (({"hand": ["red-1"]},), FIGHTING),
    ((HITS,), ACCIDENT),
    ((RICH,), RETURNING),
    ((LUCKY,), GOLD),
    (({"field": ["red-1", "red-2"], **POWER},), {"seat": 1}),
    (({"field": ["red-1"], "field_colour": "blue", **SUPER},), {"seat": 1}),
    (({"field": ["red-2"], "field_colour": "blue", **POWER}, HITS), {**ACCIDENT, "seat": 1}),  # the first card was lost
    ((), NOTHING_LEFT),
    ((), FRAMES),
    (({}, OUT), SURVIVOR),
    (({"tears": 2}, OUT), SURVIVOR),  # spared
    (({"chips_300": 20},), {**OVER, "ending": "chips"}),
    ((), {**OVER, "ending": "nothing-left", "blockaded": ["a2", "b2", "c1"], "options": {"breakthrough": False}}),
]

FALSE: list[tuple[tuple[Json, ...], Json, str]] = [
    # endings
    ((), {**OVER, "ending": "chips"}, "ending"),
    (({"chips_300": 20},), NOTHING_LEFT, "ending"),
    ((), {**OVER, "ending": "nothing-left"}, "ending"),
    ((), {**OVER, "ending": "nothing-left", "blockaded": ["a2", "b2", "c1"]}, "ending"),
    ((), {**OVER, "ending": "frames"}, "ending"),
    (({"section": ["white-blue-1a"]},), FRAMES, "ending"),
    (({}, OUT), {**SURVIVOR, "options": {}}, "seats[1].tears"),
    (({}, {}), SURVIVOR, "ending"),
    (({}, OUT), {**NOTHING_LEFT, "players": 2, **ADVANCED}, "ending"),
    ((), {**NOTHING_LEFT, "seat": 0}, "seat"),
    ((), {**OVER}, "ending"),
    # components
    (({"hand": ["red-4"] * 4},), MINING, "seats[0].hand"),
    (({"crystals": {"red": 9}},), MINING, "stock"),
    (({"chips_300": 5, "chips_100": 3},), MINING, "seats[0].chips_100"),
    ((), {"chips": {"gone": 3}}, "chips.gone"),
    ((), {"chips": {"gone": 1}, "options": {"breakthrough": False}}, "chips.gone"),
    ((), {"chips": {"board": 19}}, "chips.board"),
    (
        ({"large_drills": [f"large-drill-red-{n}" for n in (1, 2, 3)] + ["large-drill-blue-1"]},),
        {},
        "seats[0].large_drills",
    ),
    ((), {"decks": {"deck-1": 17}}, "decks.deck-1"),
    ((), {"decks": {}}, "decks"),
    ((), {"round": 33}, "round"),
    ((), {"round": 24}, "round"),  # one tile is off the map
    ((), {"round": 3}, "round"),
    ((), {**TARGETING, "round": 3}, "round"),
    ((), {"round": 4, "blockaded": ["a2"], "chips": {"gone": 0}}, "round"),
    ((DIGGER,), {**RETURNING, "round": 3}, "round"),  # this round's tile has been won already
    ((), {**NOTHING_LEFT, "round": 33}, "round"),
    ((), {"outside": ["red-1"] * 4}, "outside"),
    ((), {"decks": {"deck-1": {"cards": ["red-1"], "top": "blue"}}}, "decks.deck-1.top"),
    # Red Tears
    (({"tears": 1},), MINING, "seats[0].tears"),
    (({"tears": 4},), ADVANCED, "seats[0].tears"),
    (({"tears": 5},), ADVANCED, "seats[0].tears"),
    (({}, {"tears": 3, "eliminated": True}), ADVANCED, "seats[1].tears"),
    (({}, {"tears": 4, "eliminated": True, "hand": ["red-1"]}), ADVANCED, "seats[1].eliminated"),
    (({}, *[{"tears": 4, "eliminated": True}] * 3), ADVANCED, "seats[3].eliminated"),
    # gadgets and cards on the field
    (({"used": ["super-drill"]},), MINING, "seats[0].used"),
    ((SUPER,), TARGETING, "seats[0].used"),
    ((SUPER,), {"seat": 1}, "seats[0].used"),
    (({"field": ["red-1"], **SUPER},), {"seat": 1}, "seats[0].used"),
    (({"field": ["red-1"], **POWER},), {"seat": 1}, "seats[0].used"),
    (({"gadgets": ["refining-capsule-red"], "used": ["refining-capsule"]},), MINING, "seats[0].used"),
    (({"field": ["red-1"], "field_colour": "blue"},), {"seat": 1}, "seats[0].field_colour"),
    (({"field": ["blue-1"], "field_colour": "red", **SUPER},), {"seat": 1}, "seats[0].field_colour"),
    (({"field": ["red-1", "red-2"]},), {"seat": 1}, "seats[0].field"),
    (({"field": ["red-1", "blue-2"], **POWER},), {"seat": 1}, "seats[0].field"),
    (({"field": ["red-1"]},), MINING, "seats[0].field"),
    (({"field": ["red-1"]},), TARGETING, "seats[0].field"),
    # the turn
    ((), {**TARGETING, "seat": 1}, "seat"),
    ((), {"options": {"first_foreman": 2}}, "start_player"),
    ((), {**TARGETING, "rebuilt": True}, "rebuilt"),
    ((), {**TARGETING, "accidents": ACCIDENT["accidents"]}, "accidents.alarm"),
    ((), {**DRAFTING, "round": 2}, "phase"),
    (({"crystals": {"red": 1}},), DRAFTING, "phase"),
    (({"gadgets": ["super-drill-red"]},), DRAFTING, "phase"),
    ((), {**TARGETING, "phase": "breakthrough"}, "phase"),
    (
        (),
        {**TARGETING, "phase": "breakthrough", "blockaded": ["a2", "b2", "c1"], "options": {"breakthrough": False}},
        "phase",
    ),
    # questions
    (({"hand": ["red-1"]},), ACCIDENT, "seat"),
    ((HITS, {}), {**ACCIDENT, "decision": {"struck": [1]}}, "decision.struck"),
    (({**RICH, "section": []},), RETURNING, "decision.winner"),
    (({**RICH, "crystals": {"red": 4}},), RETURNING, "seat"),
    ((RICH, {"crystals": {"green": 7}}), {**RETURNING, "seat": 0, "start_player": 1}, "seat"),
    ((LUCKY,), {**GOLD, "decision": {"winner": 0, "tiles": ["gold-grey-2a"], "owed": 3}}, "decision.tiles"),
    ((DIGGER,), GOLD, "decision.tiles"),
    (({"hand": ["red-1"]},), {**FIGHTING, "decision": {"monster": "e2"}}, "decision.monster"),
    # the map
    ((), {**LINKED, "up": {"d3": "link-grey-blue", "e3": "grey-blue-2a"}, "links": {"d3": "d2"}}, "map.links"),
    (
        (),
        {**LINKED, "up": {"d3": "grey-blue-2a", "e3": "link-grey-red", "f3": "grey-red-2a"}, "links": {"e3": "d3"}},
        "map.links",
    ),
    ((), {"blockaded": ["c5"]}, "map.blockaded"),
    ((), {"blockaded": ["b1"]}, "map.blockaded"),
    ((), {"up": {"c1": "grey-red-2a"}}, "map.face_up.c1"),
    ((), {"large_drills": {"b1": {"token": "large-drill-red-1", "aim": "E", "seat": 0}}}, "map.large_drills.b1.aim"),
    (({"monsters": ["white-blue-1a"]},), MINING, "seats[0].monsters"),
    (({"section": ["monster-grub"]},), MINING, "seats[0].section"),
    ((), {"entry": "a2"}, "entry"),
    ((), {"marker": "b1"}, "marker"),
]


@pytest.mark.parametrize(("seats", "position"), SOUND)
def test_what_can_lie_on_a_table_is_accepted(seats: tuple[Json, ...], position: Json) -> None:
    match = table(*seats, **position)
    assert not match.game.faults(match.config, match.state)


@pytest.mark.parametrize(("seats", "position", "place"), FALSE)
def test_what_could_not_lie_on_a_table_is_refused_by_its_key(
    seats: tuple[Json, ...], position: Json, place: str
) -> None:
    with pytest.raises(InvalidPosition) as refused:
        table(*seats, **position)
    assert str(refused.value).startswith(f"{place}: "), refused.value


def test_every_invariant_has_a_name_of_its_own_and_a_promise() -> None:
    rows = list(INVARIANTS)
    assert len({row.name for row in rows}) == len(rows)
    assert all(row.promise.endswith(".") and row.place for row in rows)
