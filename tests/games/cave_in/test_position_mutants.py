"""Positions of games, falsified in one place: refused, by the key that is wrong; and none that was played is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidPosition
from starlode.games.cave_in.faults import INVARIANTS
from starlode.match import Match
from starlode.match.schema import position_schema
from tests.games.cave_in.test_position import documented

Json = dict[str, Any]
Lie = Callable[[Json], object]

BLUE_DRILLER = {"card": "terron-driller", "colour": "blue"}
PAYING: Json = {
    "factions": ["terron", "hydran", "mineggler", "metanel"],
    "mine": {"3": ["c3-red-1"]},
    "seats": [{"hand": ["terron-foreman", "hydran-fishbean"]}, {}],
    "turn": {
        "phase": "mine-pay",
        "row": ["terron-driller"],
        "decision": {"target": "c3-red-1", "paid": ["terron-driller"]},
    },
}
# In round 9 seat 1 has used a Diggerhino; everything in it is as a game left it.
PLAYED: Json = documented()[0]
BEGUN: Json = Match("cave-in", seed=5, start_player=0).position()


def over(position: Json) -> None:
    """Let a position claim that its game has ended."""
    position["turn"] = {"phase": "over", "start_player": position["turn"]["start_player"]}


def seat(number: int, **zones: Any) -> Lie:
    return lambda position: position["seats"][number].update(zones)


def turn(**parts: Any) -> Lie:
    return lambda position: position["turn"].update(parts)


def effect(name: str, value: int | bool) -> Lie:
    return lambda position: position["turn"]["effects"].update({name: value})


def table(**zones: Any) -> Lie:
    return lambda position: position.update(zones)


def add(place: str, thing: str) -> Lie:
    """Put one more thing somewhere."""

    def lie(position: Json) -> None:
        at: Any = position
        for step in re.findall(r"[^.\[\]]+", place):
            at = at[int(step)] if isinstance(at, list) else at[step]
        at.append(thing)

    return lie


TWO_STACKS = {"a": {"top": "artifact-02", "left": 4}, "b": {"top": "artifact-07", "left": 4}}
LIES: list[tuple[str, Lie, str]] = [
    ("a game that is not over", over, "turn.phase"),
    ("a Foreman that nobody used", effect("foremen", 1), "turn.effects.foremen"),
    ("a Maccarat that nobody used", effect("crystal_discount", 4), "turn.effects.crystal_discount"),
    ("an Ancientone that nobody used", effect("artifact_discount", 4), "turn.effects.artifact_discount"),
    ("a Scrabber that nobody used", effect("scrabbers", 1), "turn.effects.scrabbers"),
    ("a Fish'Bean that nobody used", effect("same_actions", True), "turn.effects.same_actions"),
    ("a Stalkroot that nobody used", effect("fit", True), "turn.effects.fit"),
    ("a Seeder that nobody used", effect("double", True), "turn.effects.double"),
    ("an extra Mine", turn(extra={"mine": 1, "recruit": 0}), "turn.extra.mine"),
    ("an extra Recruit", turn(extra={"mine": 0, "recruit": 1}), "turn.extra.recruit"),
    ("a Siren that seat 1 does not own", turn(activated=["overtime-siren"]), "turn.activated"),
    ("a rival's Roster", turn(normal_actions=["skill", "skill"], row=["mineggler-diggerhino"] * 2), r"stacks\.2"),
    ("a skill without its card", turn(row=[]), "box"),
    ("a second skill without its card", turn(normal_actions=["skill", "skill"]), "turn.normal_actions"),
    ("Mines in place of the skill", turn(normal_actions=["mine", "mine"]), "turn.crystals"),
    ("two Diggerhinos", turn(crystals={"c3-blue-2": {"colour": "brown", "discount": 2}}), "turn.crystals"),
    ("another changed Crystal", turn(crystals={"c1-brown-3": {}, "c3-blue-2": {"colour": "brown"}}), "turn.crystals"),
    ("a discount of half a Diggerhino", turn(crystals={"c3-blue-2": {"discount": 3}}), "turn.crystals"),
    ("a colour without a Robuster", turn(painted={"red": 1}), "turn.painted"),
    (
        "a card recoloured by nobody",
        turn(recoloured=[{"card": "terron-sergeant", "colour": "red"}]),
        "turn.recoloured",
    ),
    ("a Raid beside an action", turn(raids=1, raided=0), "turn.raids"),
    ("a raided Base without a Raid", turn(raided=0), "turn.raided"),
    ("a question nobody asks", turn(phase="sergeant-take", decision={"picks": 1}), "turn.phase"),
    ("the wrong skill", turn(phase="robuster-colour", decision={"picks": 3}), "turn.phase"),
    ("a seat too many", lambda position: position["seats"].append({}), "seats"),
    ("no more than a seat", lambda position: position["seats"].pop(), "seats"),
    ("fewer cave-ins than empty stacks", table(cave_ins=0, artifacts=TWO_STACKS), "cave_ins"),
    ("cave-ins from nowhere", table(cave_ins=9), "cave_ins"),
    ("a collapse in an earlier round", table(cave_ins=7, idle_rounds=1), "cave_ins"),
    ("more idle rounds than the option allows", table(idle_rounds=2), "idle_rounds"),
    ("rounds without end", turn(round=9999), "turn.round"),
    ("rounds that were not idle", turn(round=500), "turn.round"),
    ("an idle round that was busy", table(busy=False), "nothing"),
    ("one card more", add("seats[0].hand", "terron-colonel"), "stacks.4"),
    ("a card of another faction", add("seats[0].hand", "bioss-domina"), r"seats\[0\].hand"),
    ("a Crystal twice", add("seats[0].pile", "c1-brown-3"), r"seats\[0\].pile\[3\]"),
    ("a Totem twice", add("seats[0].totems", "terron"), r"seats\[1\].totems"),
    ("an Artifact half twice", add("seats[0].artifacts", "contract"), r"seats\[1\].artifacts"),
    ("a Totem out of the game", add("seats[0].totems", "bioss"), r"seats\[0\].totems"),
    ("a Crystal lost", lambda position: position["mine"]["1"].pop(), "nothing"),
    ("a card lost", lambda position: position["stacks"]["4"].pop(), "box"),
    (
        "a card on the wrong Dock",
        lambda position: position["docks"].update({"4": ["terron-driller"]}),
        r"docks\.4\[0\]",
    ),
    ("a card seen that is not there", seat(0, seen=["terron-colonel"]), r"seats\[0\].seen"),
    ("a level known that is not there", seat(1, unseen_levels=[4]), r"seats\[1\].unseen_levels"),
    ("a Base of eight", seat(0, base=["terron-driller"] * 8), r"seats\[0\].base"),
    ("a stack of five", table(artifacts={"a": {"top": "artifact-02", "left": 5}}), "artifacts.a.left"),
    ("a stack too small", table(artifacts={"a": {"top": "artifact-02", "left": 1}}), "artifacts"),
]
ACCEPTED = "nothing"  # what may lie on a table all the same


@pytest.mark.parametrize(("lie", "place"), [lie[1:] for lie in LIES], ids=[lie[0] for lie in LIES])
def test_a_lie_is_refused_by_the_key_that_is_wrong(lie: Lie, place: str) -> None:
    data = deepcopy(PLAYED)
    lie(data["position"])
    if place == ACCEPTED:
        Match.from_position(data)
        return
    with pytest.raises(InvalidPosition, match=f"^({place}): "):
        Match.from_position(data)


HALF_MADE: list[tuple[str, Json, str]] = [
    (
        "a card paid in a colour that nobody gave it",
        {"turn": {"decision": {"paid": [BLUE_DRILLER]}}},
        "turn.decision.paid",
    ),
    ("a payment of no action", {"turn": {"normal_actions": []}}, "turn.normal_actions"),
    ("a payment that was not played", {"turn": {"row": []}}, r"turn.decision.paid\[0\]"),
    ("a wrong cost", {"turn": {"decision": {"cost": 2}}}, "turn.decision.cost"),
    ("picks in a payment", {"turn": {"decision": {"picks": 1}}}, "turn.decision.picks"),
]


def mixed(data: Json, more: Json) -> Json:
    """The same with some values in place of others, deep down."""
    found = dict(data)
    for key, value in more.items():
        found[key] = mixed(found.get(key, {}), value) if isinstance(value, dict) else value
    return found


@pytest.mark.parametrize(("lie", "place"), [lie[1:] for lie in HALF_MADE], ids=[lie[0] for lie in HALF_MADE])
def test_a_lie_about_a_payment_is_refused(lie: Json, place: str) -> None:
    data = {"game": "cave-in", "options": {"players": 2}, "position": PAYING}
    Match.from_position(data)
    with pytest.raises(InvalidPosition, match=f"^({place}): "):
        Match.from_position(data | {"position": mixed(PAYING, lie)})


FALSE_OPTIONS = [
    ({"factions": ["bioss", "weedlock", "terron", "hydran"]}, "factions"),
    ({"start_player": 0}, "turn.start_player"),
    ({"players": 3}, "seats"),
    ({"players": 4}, "seats"),
]


@pytest.mark.parametrize(("options", "place"), FALSE_OPTIONS, ids=str)
def test_options_that_the_position_contradicts_are_refused(options: Json, place: str) -> None:
    data = deepcopy(PLAYED)
    data["options"] |= options
    with pytest.raises(InvalidPosition, match=f"^{re.escape(place)}: "):
        Match.from_position(data)


def test_a_round_does_not_begin_after_the_collapse() -> None:
    """Seat 0 begins; seven stacks of cave-ins would have ended the game of two before."""
    data = deepcopy(BEGUN)
    data["position"]["cave_ins"], data["position"]["turn"]["round"] = 7, 20
    with pytest.raises(InvalidPosition, match=r"^cave_ins: 7, but 2 players end the game at 7"):
        Match.from_position(data)


# ---- every key ----

INSTEAD: list[Any] = [None, True, -1, 3, 2**63, 1.5, "", "terron-driller", "\x1b[2J", [], [[]], {}, ["a", 1]]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a position."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


def replaced(data: Json, path: tuple[Any, ...], value: Any) -> Json:
    """The same with one value in place of another."""
    changed: Any = deepcopy(data)
    at = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return dict(changed)


@pytest.mark.parametrize("start", [PLAYED, BEGUN], ids=["played", "begun"])
def test_whatever_is_written_is_refused_in_words_or_can_be_checked(start: Json) -> None:
    """Whatever takes the place of a value: never another error, and what is accepted breaks no invariant."""
    for path in places(start["position"])[1:]:
        for value in INSTEAD:
            try:
                match = Match.from_position({**start, "position": replaced(start["position"], path, value)})
            except InvalidPosition:
                continue
            assert INVARIANTS.faults(match.config, match.state) == []


def test_every_invariant_has_a_place_and_a_promise() -> None:
    keys = set(re.findall(r"[a-z_]+", json.dumps(position_schema(Match("cave-in", seed=1).game))))
    names = [row.name for row in INVARIANTS]
    assert len(names) == len(set(names))
    for row in INVARIANTS:
        assert row.promise.endswith(".")
        assert set(re.findall(r"[a-z_]+", row.place)) <= keys, row.place
