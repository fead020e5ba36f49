"""Section 12 of the rules: a seat sees all that is open, its own cards, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from starlode.engine.declarations.config import Config
from starlode.engine.running import single
from starlode.engine.running.contract import POINTS
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import duplicate, one
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import LEVELS, TYPES
from starlode.games.cave_in.view import view
from tests.games.cave_in.samples import TABLES, configure, random_game

Json = dict[str, Any]
VIEWERS: tuple[int | None, ...] = (None, 0, 1)

# Seat 0 holds types that nobody else has, so that their names in a view can only come from its hidden zones.
SECRETS: Json = {
    "factions": ["terron", "hydran", "mineggler", "metanel"],
    "turn": {
        "recoloured": [{"card": "hydran-shuwar", "colour": "green"}],
        "crystals": {"c3-red-1": {"colour": "brown"}},
        "row": ["metanel-robuster"],
        "normal_actions": ["skill"],
    },
    "docks": {"1": ["terron-driller"], "2": ["metanel-drollo"]},
    "mine": {"1": ["c1-blue-1"], "3": ["c3-red-1"]},
    "seats": [
        {
            "hand": ["hydran-shuwar", "hydran-fishbean"],
            "base": ["mineggler-diggerhino"],
            "pile": ["c6-green-2"],
            "subjugated": ["mineggler-maccarat"],
        },
        {"base": ["metanel-drollo", "metanel-oddgrabber"], "artifacts": ["contract"], "totems": ["terron"]},
    ],
}
HIDDEN_OF_SEAT_0 = ("hydran-shuwar", "hydran-fishbean", "c6-green-2", "mineggler-maccarat")


def secret_table(**given: Any) -> tuple[Config, State]:
    """The position above."""
    config = configure(open_piles=given.pop("open_piles", False))
    state = one(State)
    state.players = 2
    GAME.read_position(config, state, SECRETS | given)
    return config, state


def some_positions(options: Json, seed: int, step: int = 7) -> Iterator[tuple[Config, State]]:
    """Every so many positions of a random game, and the last one."""
    config = configure(**options)
    for ply, state in enumerate(random_game(config, seed)):
        if ply % step == 0 or state.over:
            yield config, state


# ---- what is not shown ----


@pytest.mark.clause("CI-12.2")
@pytest.mark.parametrize("options", [*TABLES, {"players": 3, "open_piles": True}], ids=str)
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(options: Json) -> None:
    for config, state in some_positions(options, seed=5):
        for seat in (None, *range(state.players)):
            seen = view(config, state, seat)
            for seed in (1, 2):
                other = duplicate(state)
                single.imagine(config.params, other, -1 if seat is None else seat, seed, 0)
                assert view(config, other, seat) == seen


@pytest.mark.clause("CI-12.2")
@pytest.mark.parametrize("viewer", [None, 1])
def test_hidden_zones_of_others_are_not_even_mentioned(viewer: int | None) -> None:
    config, state = secret_table()
    text = json.dumps(view(config, state, viewer))
    assert [name for name in HIDDEN_OF_SEAT_0 if name in text] == []


@pytest.mark.clause("CI-12.2")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_neither_the_generator_nor_the_stacks_are_shown(viewer: int | None) -> None:
    config, state = secret_table()
    before = view(config, state, viewer)
    state.key[:] = (1, 2, 3, 4)
    state.counter = 99
    driller, oddgrabber = (config.components.type_ids.index(name) for name in ("terron-driller", "metanel-oddgrabber"))
    state.stack[driller], state.stack[oddgrabber] = state.stack[oddgrabber], state.stack[driller]
    assert view(config, state, viewer) == before
    assert "mineggler-mineraccoon" not in json.dumps(before), "six of them lie in the stack"


@pytest.mark.clause("CI-5.43", "CI-12.2")
def test_only_the_owner_sees_which_hand_cards_are_recoloured() -> None:
    config, state = secret_table()
    assert view(config, state, 0)["seats"][0]["hand"] == [
        {"card": "hydran-fishbean", "colour": "blue"},
        {"card": "hydran-shuwar", "colour": "green"},
    ]
    for viewer in VIEWERS:
        assert view(config, state, viewer)["turn"]["painted"] == {"green": 1}
    assert "recoloured" not in json.dumps(view(config, state, 1))


@pytest.mark.clause("CI-12.4")
def test_only_the_owner_sees_which_cards_a_robuster_has_chosen() -> None:
    decision = {"colour": "green", "chosen": ["hydran-shuwar"]}
    config, state = secret_table(turn=SECRETS["turn"] | {"phase": "robuster-card", "decision": decision})
    assert state.phase == Phase.ROBUSTER_CARD
    assert view(config, state, 0)["turn"]["decision"] == {"picks": 2, "colour": "green", "chosen": ["hydran-shuwar"]}
    for viewer in (None, 1):
        assert view(config, state, viewer)["turn"]["decision"] == {"picks": 2, "colour": "green"}


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_contents_are_shown_to_nobody_but_their_owner(options: Json) -> None:
    for config, state in some_positions(options, seed=8, step=31):
        for seat in (None, *range(state.players)):
            for owner, seen in enumerate(view(config, state, seat)["seats"]):
                shown = {"hand", "pile", "subjugated", "score"} & set(seen)
                own = {"hand"} if owner == seat else set()
                rest = {"pile", "subjugated", "score"} if owner == seat or state.over else set()
                assert shown == own | rest


# ---- what is shown ----


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_views_are_plain_json(options: Json) -> None:
    for config, state in some_positions(options, seed=2, step=11):
        for seat in (None, *range(state.players)):
            seen = view(config, state, seat)
            assert json.loads(json.dumps(seen)) == seen


def test_looking_changes_nothing() -> None:
    config, state = secret_table()
    before = np.asarray(state).tobytes()
    view(config, state, 0)
    assert np.asarray(state).tobytes() == before


@pytest.mark.clause("CI-12.3")
def test_everybody_sees_their_own_zones() -> None:
    config, state = secret_table()
    own = view(config, state, 0)["seats"][0]
    assert [crystal["crystal"] for crystal in own["pile"]] == ["c6-green-2"]
    assert own["pile"][0] == {
        "crystal": "c6-green-2",
        "printed_cost": 6,
        "printed_colour": "green",
        "vp": 6,
        "symbol": "yellow",
        "cave_in": False,
    }
    assert own["subjugated"] == ["mineggler-maccarat"]
    assert own["score"] == 6 + 1 + 4, "a Crystal, its symbol, an L4"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_table(viewer: int | None) -> None:
    config, state = secret_table()
    seen = view(config, state, viewer)
    assert seen["viewer"] == viewer
    assert seen["factions"] == SECRETS["factions"]
    assert seen["unused"] == ["bioss", "weedlock"]
    assert seen["docks"]["1"] == ["terron-driller", None, None, None]
    assert seen["supply"] == ["hydran", "mineggler", "metanel"]
    assert (seen["cave_ins"], seen["collapse"], seen["idle_rounds"], seen["over"]) == (0, 7, 0, False)
    assert (seen["turn"]["seat"], seen["turn"]["phase"], seen["turn"]["actions_left"]) == (0, "action", 1)
    other = seen["seats"][1]
    assert other["base"] == ["metanel-drollo", "metanel-oddgrabber"]
    assert (other["artifacts"], other["totems"]) == (["contract"], ["terron"])
    counts = ("hand_count", "pile_count", "subjugated_count")
    assert [seen["seats"][0][count] for count in counts] == [2, 1, 1]


def test_a_crystal_is_shown_as_printed_and_as_it_is_now() -> None:
    config, state = secret_table()
    assert view(config, state, 1)["mine"]["3"][0] == {
        "crystal": "c3-red-1",
        "printed_cost": 3,
        "printed_colour": "red",
        "vp": 4,
        "symbol": None,
        "cave_in": False,
        "colour": "brown",
        "wild": False,
        "discount": 1,
        "cost": 2,
    }


def test_costs_are_those_of_the_active_seat() -> None:
    used = {"row": ["mineggler-ancientone"], "normal_actions": ["skill"]}
    config, state = secret_table(turn={"seat": 1, "effects": {"artifact_discount": 4}} | used)
    seen = view(config, state, 0)
    assert seen["mine"]["1"][0]["cost"] == 1
    assert seen["mine"]["3"][0]["wild"] is True
    assert (seen["artifacts"]["a"]["printed_cost"], seen["artifacts"]["a"]["cost"]) == (7, 3)
    assert seen["artifacts"]["a"]["halves"] == ["space-exchange", "third-cyber-arm"]


def test_a_payment_in_progress_is_public() -> None:
    turn: Json = {"phase": "mine-pay", "row": ["hydran-frogtopus"], "normal_actions": ["mine"]}
    turn["decision"] = {"target": "c1-blue-1", "paid": ["hydran-frogtopus"]}
    config, state = secret_table(turn=turn)
    for viewer in VIEWERS:
        decision = view(config, state, viewer)["turn"]["decision"]
        assert decision == {"target": "c1-blue-1", "cost": 1, "paid": 1, "cards": ["hydran-frogtopus"]}


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_sizes_of_stacks_are_public(options: Json) -> None:
    for config, state in some_positions(options, seed=4, step=40):
        sizes = view(config, state, None)["stacks"]
        assert sum(sizes["mercenaries"].values()) == state.stack.sum()
        assert sum(sizes["crystals"].values()) == (state.crystal_at == -1).sum()


@pytest.mark.clause("CI-12.1", "CI-7.11")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_memory_aid_is_what_everybody_saw(options: Json) -> None:
    """Each move between zones is seen, so all but the rest of the starting hand is known, and of that the levels."""
    for config, state in some_positions(options, seed=9, step=5):
        for owner, seen in enumerate(view(config, state, None)["seats"]):
            assert len(seen["seen"]) + len(seen["unseen_levels"]) == seen["hand_count"]
            hidden = state.hand[owner].astype(int) - state.seen[owner]
            levels = np.bincount(config.params.level - 1, weights=hidden, minlength=LEVELS)
            assert [seen["unseen_levels"].count(level + 1) for level in range(LEVELS)] == levels.tolist()
            assert all(seen["seen"].count(name) <= state.hand[owner, i] for i, name in enumerate(type_ids(config)))


def type_ids(config: Config) -> tuple[str, ...]:
    names: tuple[str, ...] = config.components.type_ids
    assert len(names) == TYPES
    return names


# ---- piles ----


@pytest.mark.clause("CI-12.2")
def test_the_option_opens_piles_and_nothing_else() -> None:
    config, state = secret_table(open_piles=True)
    seen = view(config, state, 1)["seats"][0]
    assert [crystal["crystal"] for crystal in seen["pile"]] == ["c6-green-2"]
    assert not {"hand", "subjugated", "score"} & set(seen)


@pytest.mark.clause("CI-10.12")
def test_everything_but_the_hands_is_revealed_at_the_end() -> None:
    config, state = secret_table(turn={"phase": "over"}, cave_ins=7)
    results = np.zeros((SEATS, 2), np.int64)
    single.results(config.params, state, results)
    seen = view(config, state, None)
    assert (seen["over"], seen["turn"]["phase"], seen["turn"]["actions_left"]) == (True, Phase.OVER.text, 0)
    assert [seat["score"] for seat in seen["seats"]] == results[:2, POINTS].tolist()
    assert seen["seats"][0]["subjugated"] == ["mineggler-maccarat"]
    assert not any("hand" in seat for seat in seen["seats"])
