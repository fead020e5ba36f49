"""Positions as JSON: every position comes back exactly, defaults fill in, and what cannot be is refused by name."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.declarations.config import Config
from starlode.engine.state.records import one
from starlode.games.cave_in.components import OWN_FILE, load
from starlode.games.cave_in.decisions import ACT_HAND, Phase, Word
from starlode.games.cave_in.faults import INVARIANTS
from starlode.games.cave_in.faults.decision import most_played
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.position import write
from starlode.games.cave_in.position.shape import Decision
from starlode.games.cave_in.settings import build_params
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import FACTIONS, MOST_IN_ROW, SUPPLY, NormalAction
from tests.games.cave_in.samples import TABLES, configure, legal, play, random_game

NOT_WRITTEN = {"events", "event_count", "ply", "key", "counter"}
DOCS = (Path(__file__).parents[3] / "docs" / "games" / "cave-in" / "positions.md").read_text(encoding="utf-8")

Json = dict[str, Any]
Given = str | int | bool | float | list[Any] | dict[str, Any] | None

START: Json = {
    "factions": ["terron", "hydran", "mineggler", "metanel"],
    "docks": {"1": ["terron-driller", None, "metanel-oddgrabber"], "2": ["metanel-drollo"]},
    "mine": {"1": ["c1-blue-1", "c1-red-2"], "3": ["c3-blue-1"], "10": ["c10-green-1"]},
    "seats": [
        {"hand": ["hydran-frogtopus", "hydran-fishbean", "hydran-shuwar"], "totems": ["metanel"]},
        {"hand": ["terron-driller"], "base": ["metanel-drollo", "hydran-fishbean"], "artifacts": ["contract"]},
    ],
}


def loaded(data: Json, config: Config | None = None) -> State:
    """The state that a position means, at a table of two unless told."""
    config = config or configure()
    state = one(State)
    state.players = config.options["players"]
    GAME.read_position(config, state, data)
    return state


def changed(path: str, value: Given, data: Json = START) -> Json:
    """The position with one value set, in place of what was there."""
    data = deepcopy(data)
    at: Any = data
    *way, last = re.findall(r"[^.\[\]]+", path)
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at.setdefault(step, {})
    at[last] = value
    return data


def in_phase(phase: str, **decision: Any) -> Json:
    """The position in the middle of a choice."""
    return changed("turn", {"phase": phase, "decision": decision})


def led_by(leader: str, phase: str, **decision: Any) -> Json:
    """The same where the skill of the Leader asks."""
    return changed("seats[0].base", [leader], in_phase(phase, **decision))


def differing(left: Any, right: Any) -> list[str]:
    """Fields in which two positions differ, other than those a position does not hold."""
    fields = [name for name in State.dtype.names or () if name not in NOT_WRITTEN]
    return [name for name in fields if not np.array_equal(left[name], right[name])]


# ---- there and back ----


@pytest.mark.parametrize("options", [*TABLES, {"players": 3, "overpay": "tight", "open_piles": True}], ids=str)
def test_every_position_of_a_game_comes_back_exactly(options: Json) -> None:
    config = configure(**options)
    for state in random_game(config, seed=3):
        back = loaded(json.loads(json.dumps(write(config, state))), config)
        assert differing(state, back) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_more_positions_come_back_exactly(seed: int) -> None:
    factions = (["bioss", "weedlock", "metanel", "hydran"], ["weedlock", "mineggler", "metanel", "terron"])[seed % 2]
    config = configure(**TABLES[seed % len(TABLES)], factions=factions, overpay=("free", "tight")[seed % 4 == 0])
    for state in random_game(config, seed):
        assert differing(state, loaded(write(config, state), config)) == []


def test_writing_changes_nothing() -> None:
    config = configure()
    state = loaded(START)
    before = np.asarray(state).tobytes()
    write(config, state)
    assert np.asarray(state).tobytes() == before


def test_knowledge_that_no_game_brings_about_comes_back_too() -> None:
    data = changed("seats[0].pile", ["c1-blue-2", "c1-blue-3"])
    data["seats"][0] |= {"pile_seen": ["c1-blue-3"], "subjugated": ["terron-driller"], "subjugated_seen": []}
    data["seats"][0] |= {"seen": ["hydran-fishbean"], "unseen_levels": [3]}
    state = loaded(data)
    again = write(configure(), state)["seats"][0]
    assert {key: again[key] for key in data["seats"][0]} == data["seats"][0]
    assert differing(state, loaded(write(configure(), state))) == []


def test_the_colours_of_a_payment_come_back() -> None:
    """The state keeps only how many cards do not fit each colour; what is written amounts to the same."""
    config = configure(factions=["hydran", "terron", "metanel", "weedlock"])
    data = changed("factions", ["hydran", "terron", "metanel", "weedlock"])
    data["seats"][0]["base"] = ["metanel-robuster"]
    data["mine"]["1"] = ["c1-purple-1"]
    data["mine"]["6"] = ["c6-red-1"]
    row = ["weedlock-stalkroot", "weedlock-sapling", "terron-driller"]
    paid = ["weedlock-sapling", {"card": "terron-driller", "colour": "blue"}]
    data["turn"] = {"phase": "mine-pay", "row": row, "normal_actions": ["skill", "mine"], "effects": {"fit": True}}
    data["turn"]["decision"] = {"target": "c6-red-1", "paid": paid}
    state = loaded(data, config)
    assert state.misfits.tolist() == [1, 0, 1, 1, 1, 1]
    assert differing(state, loaded(write(config, state), config)) == []


# ---- every decision, by hand ----

# For each phase the Leader, where it is one that asks, and whatever else the phase needs.
WEEDLOCKS = ["weedlock-sapling", "weedlock-sapling"]
DECISIONS_BY_HAND: dict[str, Json] = {
    "sergeant-take": {"leader": "terron-sergeant"},
    "colonel-pick": {"leader": "terron-colonel", "seen": ["hydran-fishbean"], "decision": {"picks": 3}},
    "fishbean-pick": {"leader": "hydran-fishbean", "effects": {"same_actions": True}},
    "shuwar-pick": {"leader": "hydran-shuwar"},
    "mushell-pick": {
        "leader": "hydran-mushell",
        "seen": ["hydran-frogtopus"],
        "decision": {"picks": 1, "target": 0},
    },
    "crystal-take": {"leader": "hydran-frogtopus", "decision": {"colour": "blue"}},
    "digger-crystal": {"leader": "mineggler-diggerhino"},
    "digger-colour": {
        "leader": "mineggler-diggerhino",
        "crystals": {"c1-blue-1": {}},
        "decision": {"target": "c1-blue-1"},
    },
    "robuster-colour": {"leader": "metanel-robuster"},
    "robuster-card": {
        "leader": "metanel-robuster",
        "recoloured": [{"card": "hydran-frogtopus", "colour": "red"}],
        "decision": {"colour": "red", "chosen": ["hydran-frogtopus"]},
    },
    "mindwasp-pick": {"leader": "bioss-mindwasp"},
    "custodian-pick": {"leader": "bioss-custodian"},
    "domina-card": {"leader": "bioss-domina"},
    "domina-crystal": {"leader": "bioss-domina", "subjugated": ["hydran-frogtopus"]},
    "harvest-pick": {"leader": "weedlock-mandragore", "seen": WEEDLOCKS[:1], "decision": {"harvested": [1]}},
    "uproot-base": {"leader": "weedlock-mandragore", "edition": "2018-de"},
    "uproot-pick": {"leader": "weedlock-mandragore", "edition": "2018-de", "decision": {"target": 0}},
    "scrabber-take": {
        "leader": "metanel-scrabber",
        "effects": {"scrabbers": 1},
        "pile": ["c1-blue-2"],
        "row": ["hydran-shuwar"],
        "decision": {"target": "mine-1-d", "paid": ["hydran-shuwar"]},
    },
    "prop": {
        "artifacts": ["seismic-prop"],
        "pile": ["c1-brown-2"],
        "row": ["hydran-shuwar"],
        "decision": {"target": "mine-1-d", "paid": ["hydran-shuwar"]},
    },
    "baton-take": {"artifacts": ["baton-of-coaxing"], "raids": 1, "raided": 1},
    "second-raid": {"artifacts": ["enhanced-vision"], "raids": 1, "raided": 1},
    "collect-half": {
        "leader": "mineggler-ancientone",
        "artifacts": ["scrap-ledger"],
        "row": ["hydran-mushell"],
        "effects": {"artifact_discount": 4},
        "decision": {"target": "artifact-01", "paid": ["hydran-mushell"]},
    },
    "collect-pay": {"hand": ["hydran-shuwar", "hydran-fishbean"], "decision": {"target": "artifact-03"}},
    "mine-pay": {"decision": {"target": "c3-blue-1"}},
    "recruit-pay": {"decision": {"target": "hydran-fishbean"}},
    "start-artifact": {"artifacts": ["overtime-siren"]},
    "leader": {},
    "action": {},
    **{  # what Artifacts ask that are activated, each half called like its ability
        phase.text: {"artifacts": [phase.row.ability.text], "activated": [phase.row.ability.text]}
        for phase in Phase
        if phase.row.ability is not None and phase.row.ability.starts
    },
}


def by_hand(phase: str) -> tuple[Config, Json]:
    """A position in that phase, written with as little as the phase needs."""
    given = deepcopy(DECISIONS_BY_HAND[phase])
    config = configure(edition=given.pop("edition", "2021-en"))
    leader = given.pop("leader", "hydran-fishbean")
    below = "weedlock-sapling" if leader.startswith("weedlock") else "hydran-frogtopus"
    factions = [*dict.fromkeys([leader.partition("-")[0], "hydran", "metanel", "bioss", "terron"])][:4]
    own: Json = {key: given.pop(key) for key in ("artifacts", "pile", "seen", "subjugated", "hand") if key in given}
    own["hand"] = [*own.get("seen", []), *own.get("hand", ["hydran-frogtopus", "hydran-fishbean"])]
    own["base"] = [below, leader]
    other: Json = {"base": [below, "hydran-fishbean", "hydran-frogtopus"]}
    if "raids" in given:
        own["totems"], other["hand"], other["seen"] = ["hydran"], ["hydran-shuwar"], ["hydran-shuwar"]
    data: Json = {
        "factions": factions,
        "docks": {"1": ["hydran-frogtopus"], "2": ["hydran-fishbean"]},
        "mine": {"1": ["c1-blue-1", "c1-red-2", "c1-green-1"], "3": ["c3-blue-1"]},
        "seats": [own, other],
        "turn": {"phase": phase, **given},
    }
    return config, data


@pytest.mark.parametrize("phase", DECISIONS_BY_HAND)
def test_every_phase_can_be_written_by_hand_and_played(phase: str) -> None:
    config, data = by_hand(phase)
    state = loaded(data, config)
    assert Phase.texts()[state.phase] == phase
    assert INVARIANTS.faults(config, state) == []
    assert differing(state, loaded(write(config, state), config)) == []
    for action in legal(config, state):
        child = loaded(data, config)
        play(config, child, action)
        assert INVARIANTS.faults(config, child) == []


def test_no_phase_is_forgotten() -> None:
    assert set(DECISIONS_BY_HAND) == set(Phase.texts()) - {"over"}


def test_a_finished_game_can_be_written_by_hand() -> None:
    state = loaded(changed("turn", {"phase": "over", "start_player": 1, "seat": 0}) | {"cave_ins": 7})
    assert (state.over, state.acting, state.active) == (1, 0, 1)


# ---- defaults ----


def test_four_factions_are_enough() -> None:
    config = configure()
    state = loaded({"factions": ["terron", "hydran", "bioss", "weedlock"]}, config)
    assert state.stack.sum() == 52
    assert state.box.sum() == 0
    assert (state.crystal_at == -1).all()
    assert state.artifact_left.tolist() == [4, 4, 4]
    assert (state.totem[state.in_play == 1] == SUPPLY).all()
    assert (Phase.texts()[state.phase], state.active, state.round_number) == ("action", 0, 1)


def test_what_is_placed_nowhere_is_in_the_stacks_or_else_in_the_box() -> None:
    assert loaded(START).stack.sum() == 52 - 9
    state = loaded(START | {"stacks": {"1": ["terron-driller-4"]}})
    assert (state.stack.sum(), state.box.sum()) == (1, 52 - 10)
    state = loaded(START | {"box": ["terron-colonel"]})
    assert (state.stack.sum(), state.box.sum()) == (52 - 10, 1)


def test_rows_are_padded_with_empty_spaces() -> None:
    state = loaded(START)
    assert (state.docks != -1).tolist() == [1, 0, 1, 0, 1, 0, 0, 0, 0, 0]
    assert (state.mine != -1).tolist() == [1, 1, 0, 0, 1, 0, 0, 0, 0, 1]


def test_artifact_sizes_are_shared_out() -> None:
    state = loaded(START)
    assert state.artifact_top.tolist() == [0, 1, 3]
    assert sorted(state.artifact_left.tolist()) == [3, 4, 4]
    state = loaded(
        START
        | {
            "artifacts": {
                "b": {"top": "artifact-07", "left": 3},
                "a": {"top": "artifact-08", "left": 4},
                "c": {"top": "artifact-09"},
            }
        }
    )
    assert state.artifact_left.tolist() == [4, 3, 4]


def test_piles_were_seen_and_hands_were_not() -> None:
    state = loaded(changed("seats[0].pile", ["c1-blue-2"]))
    assert state.crystal_seen.sum() == 1
    assert state.seen.sum() == 0
    assert state.levelled.sum() == 0


def test_a_payment_knows_its_cost() -> None:
    data = in_phase("mine-pay", target="c3-blue-1")
    assert loaded(data).cost == 3
    dug = changed("turn.crystals", {"c3-blue-1": {}}, data)
    assert loaded(changed("seats[0].base", ["mineggler-diggerhino"], dug)).cost == 2
    assert loaded(changed("seats[0].totems", ["hydran"], data)).cost == 2


def test_picks_are_those_of_the_skill() -> None:
    config, data = by_hand("colonel-pick")
    del data["turn"]["decision"]
    data["seats"][0]["seen"] = []
    assert loaded(data, config).picks == 5
    config, data = by_hand("robuster-card")
    assert loaded(data, config).picks == 2


def test_recoloured_cards_were_seen_being_painted() -> None:
    data = changed("turn.recoloured", [{"card": "hydran-shuwar", "colour": "green"}])
    data["seats"][0]["base"] = ["metanel-robuster"]
    state = loaded(data)
    assert (state.tinted, state.painted.tolist()) == (1, [0, 0, 0, 0, 0, 1])
    assert loaded(changed("turn.painted", {"green": 2}, data)).painted.sum() == 2


def test_a_corrected_component_file_is_obeyed(tmp_path: Path) -> None:
    file = tmp_path / "components.toml"
    file.write_text(OWN_FILE.read_text("utf-8").replace('"contract"', '"pact"'), "utf-8")
    options = configure().options
    config = Config(options, load(file), build_params(load(file), options), file)
    state = loaded(changed("seats[1].artifacts", ["pact"]), config)
    assert write(config, state)["seats"][1]["artifacts"] == ["pact"]


# ---- refusals ----

BASE_OF_EIGHT = ["terron-driller", "terron-driller", "terron-foreman", "terron-foreman", "terron-sergeant"]
BASE_OF_EIGHT += ["metanel-oddgrabber", "metanel-oddgrabber", "metanel-drollo"]
BIG_HAND = ["terron-driller"] * 4 + ["terron-foreman"] * 4 + ["metanel-drollo"] * 2 + ["metanel-oddgrabber"] * 4
LONG_ROW = ["terron-driller"] * 4 + ["terron-foreman"] * 4 + ["metanel-drollo"] * 2 + ["metanel-oddgrabber"] * 5
LONG_ROW += ["mineggler-mineraccoon"] * 6

SHAPES = [
    ("factions", "terron", "factions: expected array, got str"),
    ("turn.seat", "0", "turn.seat: expected int, got str"),
    ("turn.seat", True, "turn.seat: expected int, got bool"),
    ("turn.round", 0, "turn.round: expected int >= 1"),
    ("turn.raids", -1, "turn.raids: expected int >= 0"),
    ("turn.extra.mine", 1.5, "turn.extra.mine: expected int, got float"),
    ("busy", 1, "busy: expected bool | null, got int"),
    ("seats[1].hand", ["terron-driller", 3], "seats[1].hand[1]: expected str, got int"),
    ("seats[1].hands", [], "seats[1].hands: there is no such key"),
    ("turns", {}, "turns: there is no such key"),
    ("seats", [{}], "seats: 1 seats are given, the game has 2 players"),
    ("docks.1", "terron-driller", "docks.1: expected array, got str"),
    ("docks", {1: []}, "docks: a key must be str, got int"),
]
COMPONENTS = [
    ("factions", ["terron", "hydran", "bioss"], "factions: expected array of length >= 4"),
    ("factions", ["terron", "hydran", "bioss", "bioss"], "factions: bioss appears twice"),
    (
        "factions",
        ["terron", "hydran", "bios", "metanel"],
        "factions: there is no faction 'bios'; did you mean 'bioss'?",
    ),
    (
        "seats[1].hand",
        ["terron-driler"],
        "seats[1].hand: there is no card 'terron-driler'; did you mean 'terron-driller'?",
    ),
    ("seats[1].hand", ["terron-driller"] * 6, "seats[1].hand: 7 terron-driller in all, the game has 6"),
    (
        "seats[1].hand",
        ["terron-driller-7"],
        "seats[1].hand: there is no 'terron-driller-7', the game has 6 terron-driller",
    ),
    ("seats[1].hand", ["terron-driller-2"] * 2, "seats[1].hand: terron-driller-2 is already in seats[1].hand"),
    ("seats[1].hand", ["bioss-domina"], "seats[1].hand: bioss-domina belongs to a faction that is not in play"),
    ("seats[0].seen", ["terron-driller"], "seats[0].seen: 1 terron-driller, the hand has 0"),
    ("seats[0].unseen_levels", [5], "seats[0].unseen_levels[0]: expected int <= 4"),
    ("seats[0].unseen_levels", [1, 1], "seats[0].unseen_levels: 2 of level 1, the hand has 1 unseen ones"),
    ("seats[0].base", BASE_OF_EIGHT, "seats[0].base: expected array of length <= 7"),
    ("seats[0].pile", ["c1-blue-1"], "seats[0].pile[0]: c1-blue-1 is already in the Mine"),
    ("seats[0].pile", ["c1-red-1", "c1-red-1"], "seats[0].pile[1]: c1-red-1 is already in the pile of seat 0"),
    ("seats[0].pile_seen", ["c1-red-1"], "seats[0].pile_seen: c1-red-1 is not in the pile"),
    (
        "seats[0].subjugated_seen",
        ["terron-driller"],
        "seats[0].subjugated_seen: 1 terron-driller, the subjugated pile has 0",
    ),
    (
        "seats[0].artifacts",
        ["scrap-ledger"],
        "seats[1].artifacts: a half of artifact-03, the card of contract, is already owned",
    ),
    (
        "seats[0].artifacts",
        ["laser"],
        "seats[0].artifacts: there is no Artifact half 'laser'; did you mean 'laser-drill'?",
    ),
    ("seats[0].totems", ["bioss"], "seats[0].totems: the Totem of bioss is out of the game"),
    ("seats[1].totems", ["metanel"], "seats[1].totems: the Totem of metanel is already held by seat 0"),
    ("docks.1", ["terron-foreman"], "docks.1[0]: terron-foreman is of level 2, here is level 1"),
    ("docks.5", [], "docks: there is no row '5'; expected one of 1, 2, 3, 4"),
    ("docks.4", [None, None], "docks.4: 2 spaces are given, there are 1"),
    ("mine.3", ["c1-blue-2"], "mine.3[0]: c1-blue-2 costs 1, the space is for cost 3"),
    ("mine.2", [], "mine: there is no row '2'; expected one of 1, 3, 6, 10"),
    ("stacks", {"1": ["terron-foreman"]}, "stacks.1: terron-foreman is of level 2, here is level 1"),
    ("artifacts", {"a": {"left": 4}}, "artifacts.a.top: is missing, the stack has 4 cards"),
    ("artifacts", {"d": {}}, "artifacts: there is no stack 'd'; expected one of a, b, c"),
    ("artifacts", {"a": {"top": "artifact-03"}}, "artifacts.a.top: artifact-03 is already owned by seat 1"),
    (
        "artifacts",
        {"a": {"top": "artifact-01"}, "b": {"top": "artifact-01"}},
        "artifacts.b.top: artifact-01 is already on another stack",
    ),
    ("artifacts", {"a": {"top": "artifact-01", "left": 5}}, "artifacts.a.left: expected int <= 4"),
    ("artifacts", {"a": {"top": "artifact-01", "left": 0}}, "artifacts.a.left: 0, but there is a card on top"),
    ("artifacts", {"a": {"top": "artifact-01"}}, "artifacts: 4 cards in the stacks, but 11 of 12 are owned by nobody"),
]
TURNS = [
    ("turn.seat", 2, "turn.seat: there is no seat 2, the seats are 0 to 1"),
    ("turn.start_player", -1, "turn.start_player: expected int >= 0"),
    ("turn.phase", "mine-play", "turn.phase: there is no phase 'mine-play'; did you mean 'mine-pay'?"),
    ("turn.phase", "leader", "turn.phase: leader, but the Base of seat 0 is empty"),
    ("turn.phase", "over", "turn.phase: over, but 2 players end the game at 7 cave_ins"),
    ("turn.phase", "start-artifact", "turn.phase: start-artifact, but there is nothing that seat 0 could choose"),
    ("turn.phase", "prop", "turn.decision.target: is missing, prop needs a space"),
    ("turn.phase", "baton-take", "turn.phase: baton-take, but seat 0 does not own baton-of-coaxing"),
    (
        "turn.phase",
        "mindwasp-pick",
        "turn.phase: mindwasp-pick, but the Leader, before any action, does not have the skill mindwasp",
    ),
    ("turn.normal_actions", ["raid"], "turn.normal_actions: there is no normal action 'raid'"),
    ("turn.normal_actions", ["mine", "skill", "collect"], "turn.normal_actions: expected array of length <= 2"),
    (
        "turn.normal_actions",
        ["mine", "mine"],
        "turn.normal_actions: two of a kind need effects.same_actions or Duplex Roster before",
    ),
    ("turn", {"raids": 2, "raided": 1}, "turn.raids: 2, seat 0 can make at most 1"),
    ("turn", {"raids": 1}, "turn.raided: must name a seat if and only if there was a Raid, raids is 1"),
    ("turn", {"raids": 1, "raided": 2}, "turn.raided: there is no seat 2, the seats are 0 to 1"),
    (
        "turn",
        {"raids": 1, "raided": 1, "normal_actions": ["mine"]},
        "turn.raids: 1, but a Raid takes the place of both",
    ),
    ("turn.activated", ["overtime-siren"], "turn.activated: seat 0 does not own overtime-siren"),
    ("turn.activated", ["laser-drill"], "turn.activated: laser-drill is not activated in the Starting phase"),
    ("turn.extra.mine", 2, "turn.extra.mine: 2 held, no cards give so many"),
    ("turn.extra.recruit", 1, "turn.extra.recruit: 1, the Artifacts in turn.activated give 0"),
    ("turn.effects.foremen", 2, "turn.effects.foremen: 2, the Leader and the skills used give 0"),
    ("turn.crystals", {"c1-red-1": {}}, "turn.crystals.c1-red-1: c1-red-1 is not in the Mine"),
    ("turn.crystals", {"c1-red-2": {"colour": "pink"}}, "turn.crystals.c1-red-2.colour: there is no colour 'pink'"),
    (
        "turn.recoloured",
        [{"card": "terron-driller", "colour": "red"}],
        "turn.recoloured: no Robusters were used",
    ),
    ("turn.painted", {"blue": 1}, "turn.painted: no Robusters were used that give these colours to so many cards"),
    ("turn.decision", {"picks": 1}, "turn.decision.picks: has no meaning in phase action"),
    ("turn.row", LONG_ROW + LONG_ROW[:6], "turn.row: expected array of length <= 22"),
    ("turn.row", ["terron-driller"] * 5, "turn.row: 7 terron-driller in all, the game has 6"),
    ("idle_rounds", 2, "idle_rounds: 2, the count starts again at 2"),
    ("cave_ins", 7, "cave_ins: 7, but 2 players end the game at 7 before a new round begins"),
    ("seats[0].hand", BIG_HAND + ["hydran-shuwar"] * 2, "seats[0]: 16 cards in hand and Base, at most 15 are possible"),
]
PAINTING = led_by("metanel-robuster", "robuster-card", colour="red", chosen=["hydran-shuwar"])
FROGS = changed("seats[0].hand", ["hydran-frogtopus"] * 6)
DECIDED = [
    (in_phase("mine-pay"), "turn.decision.target: is missing, mine-pay needs a crystal"),
    (in_phase("mine-pay", target="c1-red-1"), "turn.decision.target: c1-red-1 is not in the Mine"),
    (in_phase("mine-pay", target=3), "turn.decision.target: there is no Crystal 3"),
    (in_phase("mine-pay", target="c3-blue-1", cost=2), "turn.decision.cost: 2, but the crystal costs seat 0 3 now"),
    (in_phase("mine-pay", target="c10-green-1"), "turn.decision: the crystal cannot be paid with the hand of seat 0"),
    (
        in_phase("mine-pay", target="c3-blue-1", paid=["terron-driller"]),
        "turn.decision.paid[0]: terron-driller is not there in turn.row, which must end with what was paid",
    ),
    (in_phase("recruit-pay", target="hydran-shuwar"), "turn.decision.target: hydran-shuwar is not in the Docks"),
    (in_phase("recruit-pay", target="terron-driller"), "turn.decision: no card is needed, so nothing is asked"),
    (in_phase("collect-pay", target="artifact-12"), "turn.decision.target: artifact-12 is not on top of a stack"),
    (
        in_phase("collect-pay", target="artifact-01"),
        "turn.decision: the artifact cannot be paid with the hand of seat 0",
    ),
    (in_phase("scrabber-take", target="mine-1-a"), "turn.decision.target: the space is not empty"),
    (in_phase("scrabber-take", target="mine-1-d"), "turn.decision.picks: 0, in phase scrabber-take it is 1 to 0"),
    (in_phase("prop", target="mine-1-d"), "turn.phase: prop, but seat 0 does not own seismic-prop"),
    (in_phase("crystal-take"), "turn.decision.colour: there is no colour None"),
    (led_by("terron-colonel", "colonel-pick", picks=6), "turn.decision.picks: 6, in phase colonel-pick it is 1 to 5"),
    (in_phase("mushell-pick", target=7), "turn.decision.target: expected int <= 3"),
    (in_phase("mushell-pick", target=2), "turn.decision.target: there is no seat 2, the seats are 0 to 1"),
    (
        led_by("terron-sergeant", "sergeant-take"),
        "turn.phase: sergeant-take, but there is nothing that seat 0 could choose",
    ),
    (
        PAINTING,
        "turn.painted: no Robusters were used",
    ),
    (
        changed("turn.painted", {"red": 1}, PAINTING),
        "turn.decision.chosen: 1 hydran-shuwar, the hand has 0 of that colour",
    ),
    (
        changed("turn", {"phase": "leader", "row": ["terron-driller"]}),
        "turn.row: must be empty in phase leader",
    ),
    (
        changed("seats[0].hand", BIG_HAND, changed("turn.row", ["hydran-shuwar"] * 2)),
        "seats[0].hand: 16 cards with Base and row, at most 15 are possible",
    ),
    (
        changed("turn", {"row": LONG_ROW[4:], "normal_actions": ["mine"]}, FROGS),
        "turn.row: this turn could come to",
    ),
    (START | {"stacks": {}, "box": []}, "box: 4 terron-driller are nowhere; every card must have a place"),
    ({"turn": {}}, "factions: is missing"),
]


@pytest.mark.parametrize(("path", "value", "message"), [*SHAPES, *COMPONENTS, *TURNS], ids=lambda case: str(case)[:50])
def test_a_wrong_value_is_refused(path: str, value: Given, message: str) -> None:
    refuse(changed(path, value), message)


@pytest.mark.parametrize(("data", "message"), DECIDED, ids=[message[:50] for _, message in DECIDED])
def test_an_impossible_position_is_refused(data: Json, message: str) -> None:
    refuse(data, message)


def refuse(data: Json, message: str) -> None:
    with pytest.raises(InvalidPosition, match=f"^{re.escape(message)}"):
        loaded(data)


@pytest.mark.parametrize("data", [None, [], "text", 3])
def test_what_is_no_object_is_refused(data: Any) -> None:
    refuse(data, "position: expected object, got ")


def test_a_payment_that_ends_by_itself_is_not_asked_for() -> None:
    data = in_phase("mine-pay", target="c1-blue-1", paid=["hydran-frogtopus"])
    data["turn"]["row"] = ["hydran-frogtopus"]
    assert loaded(data).paid == 1
    with pytest.raises(InvalidPosition, match=r"^turn\.decision: the payment is complete, so nothing more is asked"):
        loaded(data, configure(overpay="tight"))


def test_cards_that_do_not_fit_cannot_have_been_paid() -> None:
    data = in_phase("mine-pay", target="c1-blue-1", paid=["metanel-oddgrabber"])
    data["turn"]["row"] = ["metanel-oddgrabber"]
    refuse(data, "turn.decision.paid: these cards cannot pay for this Crystal together, their colours do not fit")
    data["turn"]["decision"]["target"] = "c1-red-2"
    assert loaded(data).paid == 1
    data["turn"]["decision"]["paid"] = ["metanel-oddgrabber", "hydran-fishbean"]
    data["turn"]["row"] = ["metanel-oddgrabber", "hydran-fishbean"]
    refuse(data, "turn.decision.paid: these cards cannot pay for this Crystal together, their colours do not fit")
    data["seats"][0]["artifacts"] = ["prism-lens"]
    assert loaded(data).paid == 3


def test_an_artifact_is_paid_before_its_half_is_chosen() -> None:
    refuse(in_phase("collect-half", target="artifact-01"), "turn.decision.paid: 0 in all, the artifact costs 7")


def test_a_full_hand_does_not_recruit() -> None:
    data = changed("seats[0].hand", BIG_HAND[:7], in_phase("recruit-pay", target="metanel-drollo"))
    refuse(data, "turn.decision: seat 0 holds too many cards to recruit")


def test_no_turn_that_begins_by_the_rules_can_outgrow_the_row() -> None:
    """Section 16: whatever the hand, the Leader may be a Drollo and the Siren may sound."""
    assert max(most_played(7, max(hand, 7), 2, 1, 1) for hand in range(16)) <= MOST_IN_ROW


# ---- what is read is played by the rules ----


def test_a_payment_half_made_goes_on_by_the_rules() -> None:
    config, data = configure(), in_phase("mine-pay", target="c3-blue-1", paid=["hydran-frogtopus"])
    data["turn"] |= {"normal_actions": ["mine"], "row": ["hydran-frogtopus"]}
    state = loaded(data)
    assert (state.used[NormalAction.MINE], state.paid, state.cost) == (1, 1, 3)
    assert Word.DONE not in legal(config, state)
    fishbean = config.components.type_ids.index("hydran-fishbean")
    play(config, state, ACT_HAND + fishbean * FACTIONS + int(config.params.faction[fishbean]))
    play(config, state, Word.DONE)
    assert state.pile_count[0] == 1
    assert (Phase.texts()[state.phase], state.row_count) == ("action", 2)


def test_the_leader_of_a_position_can_be_used() -> None:
    config = configure()
    data = changed("turn", {"seat": 1, "phase": "leader"})
    data["seats"][1]["base"] = ["metanel-drollo", "terron-driller", "terron-sergeant"]
    state = loaded(data)
    play(config, state, Word.LEADER)
    play(config, state, Word.TAKE)
    assert state.hand_count[1] == 2


# ---- the documentation ----


def documented() -> list[Json]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCS, re.DOTALL)]


def test_the_documented_positions_load() -> None:
    whole = [data for data in documented() if "game" in data]
    assert len(whole) >= 2
    for data in whole:
        config = configure(**data["options"])
        state = loaded(data["position"], config)
        assert differing(state, loaded(write(config, state), config)) == []


def test_the_documented_full_position_is_what_would_be_written() -> None:
    data = documented()[0]
    config = configure(**data["options"])
    assert write(config, loaded(data["position"], config)) == data["position"]


def test_every_key_and_phase_is_documented() -> None:
    config = configure()
    keys: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            keys.update(value)
            for inner in value.values():
                collect(inner)

    for data in (write(config, loaded(START)), write(config, loaded(START))["seats"][0]):
        collect(data)
    keys |= {"pile_seen", "subjugated_seen", "recoloured", "crystals", "discount"}
    keys |= {field for phase in Phase for field in phase.row.holds if field in Decision.__struct_fields__}
    keys |= {phase.text for phase in Phase if phase.row.holds}
    missing = [key for key in keys if f"`{key}`" not in DOCS and f'"{key}"' not in DOCS]
    assert not missing
