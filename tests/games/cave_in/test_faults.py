"""Section 16 of the rules: no position of a game breaks an invariant, and every kind of damage is noticed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.state.records import one
from starlode.games.cave_in.components import FIRST_GAME, load
from starlode.games.cave_in.faults import INVARIANTS
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.state import State
from tests.games.cave_in.samples import TABLES, configure, random_game

CONFIG = configure(factions="first-game")
POSITION = {
    "factions": list(FIRST_GAME),
    "turn": {"phase": "action", "row": ["terron-sergeant"], "normal_actions": ["skill"]},
    "docks": {"1": ["terron-driller", "metanel-oddgrabber"]},
    "mine": {"1": ["c1-blue-1"], "3": ["c3-red-1"]},
    "seats": [
        {
            "hand": ["terron-driller", "hydran-shuwar"],
            "seen": ["hydran-shuwar"],
            "unseen_levels": [1],
            "pile": ["c1-red-1"],
        },
        {"base": ["metanel-drollo", "hydran-fishbean"], "subjugated": ["terron-driller"], "artifacts": ["contract"]},
    ],
}


@pytest.mark.parametrize("options", [*TABLES, {"players": 4, "overpay": "tight", "idle_rounds": 1}], ids=str)
def test_no_position_of_a_game_has_a_fault(options: dict[str, Any]) -> None:
    config = configure(**options)
    for state in random_game(config, seed=11):
        assert INVARIANTS.faults(config, state) == []


def damaged(field: str, at: Any, value: int) -> list[str]:
    """The faults of a sound position after one number in it was overwritten."""
    state: Any = one(State)
    state.players = 2
    GAME.read_position(CONFIG, state, POSITION)
    assert INVARIANTS.faults(CONFIG, state) == []
    if at is None:
        state[field] = value
    else:
        state[field][at] = value
    return INVARIANTS.faults(CONFIG, state)


def kind(name: str) -> int:
    return load().type_ids.index(name)


def crystal(name: str) -> int:
    return load().crystal_ids.index(name)


def half(name: str) -> int:
    return load().half_ids.index(name)


DAMAGE = [
    # field, place, value, what is said
    ("players", None, 5, "players holds 5, but goes from 2 to 4"),
    ("phase", None, 99, "phase holds 99, but goes from 0 to 29"),
    ("phase", None, 0, "over is 0 in phase over"),
    ("over", None, 1, "over is 1 in phase action"),
    ("acting", None, 3, "the seats that act are 11 in binary, not 1: only the active seat decides"),
    ("active", None, 2, "active holds 2, but there are only 2 players"),
    ("start_player", None, -1, "start_player holds -1, but goes from 0 to 3"),
    ("round_number", None, 0, "round_number holds 0"),
    ("in_play", 4, 1, "5 factions are in play, not 4"),
    ("cave_ins", None, 34, "cave_ins: 34, but stacks, piles and 0 rounds account for 0 at most"),
    ("idle_rounds", None, 2, "idle_rounds: 2, the count starts again at 2"),
    ("docks", 0, kind("terron-foreman"), "docks.1[0]: terron-foreman is of level 2, here is level 1"),
    ("docks", 0, 77, "docks holds 77, but goes from -1 to 23"),
    ("docks", 0, -1, "box: 1 terron-driller are nowhere; every card must have a place"),
    ("stack", kind("terron-driller"), 9, "stacks.1: 7 terron-driller in all, the game has 6"),
    ("stack_left", 3, 9, "Mercenary stack 4 has size 9, but holds 4"),
    ("crystal_left", 0, 1, "Crystal stack 1 has size 1, but holds 22"),
    ("chosen_count", None, 1, "chosen_count is 1, but there are 0"),
    ("stack", kind("bioss-domina"), 1, "stacks.4: bioss-domina belongs to a faction that is not in play"),
    ("box", kind("terron-colonel"), -1, "box holds -1"),
    ("mine", 0, crystal("c3-blue-1"), "mine.1[0]: c3-blue-1 costs 3, the space is for cost 1"),
    ("mine", 1, crystal("c1-blue-1"), "c1-blue-1 lies on 2 Mine spaces, but its place is -2"),
    ("mine", 0, -1, "c1-blue-1 lies on 0 Mine spaces, but its place is -2"),
    ("mine_colour", 0, -1, "mine.1[0]: its colour or discount does not fit what lies there"),
    ("mine_colour", 0, 6, "mine_colour holds 6"),
    ("mine_cut", 9, 1, "mine.10[0]: its colour or discount does not fit what lies there"),
    ("crystal_at", crystal("c1-green-1"), 1, "seats[1].pile: pile_count is 0, but there are 1"),
    ("crystal_at", crystal("c1-green-1"), 2, "crystal_at holds 2"),
    ("crystal_seen", crystal("c1-green-1"), 1, "c1-green-1 was seen going to a pile, but is in none"),
    ("totem", 0, -2, "the Totem of terron has place -2, but in_play is 1"),
    ("totem", 4, 0, "the Totem of bioss has place 0, but in_play is 0"),
    ("artifact_top", 0, -1, "artifacts.a.top: is missing, the stack has 4 cards"),
    ("artifact_top", 0, 11, "artifact-12 is on top of 1 stacks, but its place is -2"),
    ("artifact_left", 0, 2, "artifacts: 9 cards in the stacks, but 11 of 12 are owned by nobody"),
    ("artifact_left", 0, 5, "artifact_left holds 5"),
    ("artifact_at", 11, 1, "the halves of artifact-12 are owned by [], but its place is 1"),
    ("half_owner", half("scrap-ledger"), 0, "the halves of artifact-03 are owned by [1, 0], but its place is 1"),
    ("hand_count", 0, 3, "seats[0].hand: hand_count is 3, but there are 2"),
    ("hand_count", 0, 16, "hand_count holds 16, but goes from 0 to 15"),
    ("base_count", 1, 1, "seats[1].base: base_count is 1, but there are 2"),
    ("base_count", 1, 8, "base_count holds 8"),
    ("pile_count", 0, 2, "seats[0].pile: pile_count is 2, but there are 1"),
    ("pile_count", 3, 1, "seats[3].pile: pile_count is 1, but nobody sits there"),
    ("subjugated_count", 1, 2, "seats[1].subjugated: subjugated_count is 2, but there are 1"),
    ("bases", (1, 0), -1, "seats[1].base: the Base has a gap"),
    ("row", 0, -1, "the row has a gap"),
    ("row_count", None, 23, "row_count holds 23, but goes from 0 to 22"),
    ("row_count", None, 2, "row_count is 2, but there are 1"),
    ("seen", (0, kind("hydran-shuwar")), 2, "seats[0].seen: 2 hydran-shuwar, the hand has 1"),
    ("levelled", (0, 0), 2, "seats[0].unseen_levels: 2 of level 1, the hand has 1 unseen ones"),
    (
        "subjugated_seen",
        (1, kind("terron-driller")),
        2,
        "seats[1].subjugated_seen: 2 terron-driller, the subjugated pile has 1",
    ),
    ("tint", (kind("metanel-drollo"), 0), 1, "turn.recoloured: 1 metanel-drollo, seat 0 holds 0"),
    ("tint", (kind("hydran-shuwar"), 1), 1, "turn.recoloured: hydran-shuwar has its printed colour"),
    ("tint", (kind("hydran-shuwar"), 0), 1, "turn.recoloured: 1 cards are brown, but turn.painted counts 0"),
    ("tinted", None, 1, "tinted is 1, but there are 0"),
    ("normal", None, 2, "turn.normal_actions: normal is 2, but there are 1"),
    ("used", 0, 2, "turn.normal_actions: normal is 1, but there are 3"),
    ("raids", None, 1, "turn.raided: must name a seat if and only if there was a Raid, raids is 1"),
    ("raids", None, 1, "turn.raids: 1, but a Raid takes the place of both normal actions"),
    ("raided", None, 0, "turn.raided: must name a seat if and only if there was a Raid, raids is 0"),
    ("picks", None, -1, "picks holds -1"),
]


@pytest.mark.parametrize(("field", "at", "value", "message"), DAMAGE, ids=lambda case: str(case)[:40])
def test_damage_is_found(field: str, at: Any, value: int, message: str) -> None:
    assert any(message in fault for fault in damaged(field, at, value)), damaged(field, at, value)


def test_every_field_of_the_table_can_be_damaged() -> None:
    """A field that nobody checks is one whose corruption nobody would notice."""
    header = {"ply", "counter", "key", "event_count", "events", "players"}
    ignored = [name for name in State.dtype.names or () if name not in header and not damage_everywhere(name)]
    assert ignored == []


def damage_everywhere(field: str) -> bool:
    """Whether -100 is noticed in some place of a field."""
    shape = State.dtype[field].shape
    return bool(damaged(field, (0,) * len(shape) if shape else None, -100))


def test_looking_for_faults_changes_nothing() -> None:
    state = next(random_game(CONFIG, seed=1))
    before = np.asarray(state).tobytes()
    INVARIANTS.faults(CONFIG, state)
    assert np.asarray(state).tobytes() == before
