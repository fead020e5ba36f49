"""Section 12 on bytes: what each hidden thing looks like in the record of a seat that may not see it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.engine.declarations.config import Config
from starlode.engine.running import single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import duplicate, one, range_faults, same
from starlode.games.cave_in.decisions import LAYOUT
from starlode.games.cave_in.faults import INVARIANTS
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.rules.observe import OBSERVATION
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import IN_MINE, IN_STACK
from starlode.games.cave_in.view import view
from tests.games.cave_in.samples import TABLES, configure, random_game
from tests.games.cave_in.table import WITH_BIOSS

pytestmark = pytest.mark.interpreted

Json = dict[str, Any]
OWNER, OTHER, SPECTATOR = 0, 1, -1
STRANGERS = [OTHER, SPECTATOR]

# Everything of seat 0 that can be hidden, some of it seen when it went there and some not.
SECRETS: Json = {
    "factions": WITH_BIOSS,
    "turn": {
        "phase": "robuster-card",
        "row": ["metanel-robuster"],
        "normal_actions": ["skill"],
        "recoloured": [{"card": "hydran-shuwar", "colour": "green"}],
        "painted": {"green": 2},
        "decision": {"picks": 2, "colour": "green", "chosen": ["hydran-shuwar"]},
    },
    "mine": {"1": ["c1-blue-1"]},
    "seats": [
        {
            "hand": ["hydran-shuwar", "terron-driller", "terron-driller"],
            "seen": ["terron-driller"],
            "unseen_levels": [1],
            "base": ["metanel-robuster"],
            "pile": ["c6-green-2", "c1-red-1"],
            "pile_seen": ["c1-red-1"],
            "subjugated": ["metanel-drollo", "bioss-mindwasp"],
            "subjugated_seen": ["bioss-mindwasp"],
        },
        {"hand": ["hydran-fishbean"]},
    ],
}
AT_THE_END: Json = {"turn": {"phase": "over"}, "cave_ins": 9}


def position(data: Json, **options: Any) -> tuple[Config, Any]:
    """A table at that position."""
    config, state = configure(**options), one(State)
    state.players = 2
    GAME.read_position(config, state, data)
    return config, state


def record_of(config: Config, state: Any, seat: int) -> Any:
    """What the gate leaves of a position for a seat."""
    record = duplicate(state)
    single.conceal(config.params, record, seat)
    return record


def imagined(config: Config, state: Any, seat: int, seed: int) -> Any:
    """Another truth that looks the same to the seat."""
    world = duplicate(state)
    single.imagine(config.params, world, seat, seed, 1)
    return world


def counts(config: Config, **cards: int) -> list[int]:
    """So many of each type, named with underscores."""
    return [cards.get(name.replace("-", "_"), 0) for name in config.components.type_ids]


# ---- what is hidden ----


@pytest.mark.parametrize("seat", STRANGERS)
@pytest.mark.clause("CI-12.2")
def test_of_another_hand_only_what_was_seen_is_left(seat: int) -> None:
    config, state = position(SECRETS)
    record = record_of(config, state, seat)
    assert record.hand[OWNER].tolist() == state.seen[OWNER].tolist() == counts(config, terron_driller=1)
    assert (record.hand_count[OWNER], record.levelled[OWNER].tolist()) == (3, [1, 0, 0, 0])


@pytest.mark.parametrize("seat", STRANGERS)
@pytest.mark.clause("CI-12.2")
def test_an_unseen_crystal_of_another_pile_might_be_in_the_stack(seat: int) -> None:
    config, state = position(SECRETS)
    record, ids = record_of(config, state, seat), config.components.crystal_ids
    assert record.crystal_at[ids.index("c6-green-2")] == IN_STACK
    assert record.crystal_at[ids.index("c1-red-1")] == OWNER
    assert record.crystal_at[ids.index("c1-blue-1")] == IN_MINE
    assert (record.pile_count[OWNER], record.crystal_left.tolist()) == (2, state.crystal_left.tolist())


@pytest.mark.parametrize("seat", STRANGERS)
@pytest.mark.clause("CI-12.2")
def test_of_another_subjugated_pile_only_what_was_seen_is_left(seat: int) -> None:
    config, state = position(SECRETS)
    record = record_of(config, state, seat)
    assert record.subjugated[OWNER].tolist() == counts(config, bioss_mindwasp=1)
    assert record.subjugated_count[OWNER] == 2


@pytest.mark.parametrize("seat", [OWNER, *STRANGERS])
@pytest.mark.clause("CI-12.2")
def test_a_stack_cannot_be_told_from_what_else_is_unseen_but_its_size_can(seat: int) -> None:
    config, state = position(SECRETS)
    record, others = record_of(config, state, seat), [owner for owner in (0, 1) if owner != seat]
    unseen = state.stack + (state.hand - state.seen)[others].sum(axis=0)
    unseen += (state.subjugated - state.subjugated_seen)[others].sum(axis=0)
    assert record.stack.tolist() == unseen.tolist()
    assert record.stack_left.tolist() == state.stack_left.tolist()


@pytest.mark.parametrize("seat", STRANGERS)
@pytest.mark.clause("CI-12.2", "CI-12.4", "CI-5.72")
def test_which_cards_were_recoloured_is_blank_and_how_many_is_not(seat: int) -> None:
    config, state = position(SECRETS)
    record = record_of(config, state, seat)
    for field in ("tint", "tinted", "chosen"):
        assert np.any(state[field])
        assert not np.any(record[field])
    assert (record.chosen_count, record.picks, record.painted.tolist()) == (1, 2, state.painted.tolist())


@pytest.mark.parametrize("seat", [OWNER, *STRANGERS])
@pytest.mark.clause("CI-12.2")
def test_the_generator_and_the_events_are_gone(seat: int) -> None:
    config = configure()
    state: Any = next(state for state in random_game(config, 3) if state.ply == 20)
    record = record_of(config, state, seat)
    for field in ("key", "counter", "event_count", "events"):
        assert np.any(state[field] != State.storage[field].nothing)
        assert np.all(record[field] == State.storage[field].nothing)


# ---- what is not ----


@pytest.mark.clause("CI-12.3")
def test_nothing_of_its_own_is_hidden_from_a_seat() -> None:
    config, state = position(SECRETS)
    record = record_of(config, state, OWNER)
    for field in ("hand", "subjugated"):
        assert record[field][OWNER].tolist() == state[field][OWNER].tolist()
    for field in ("tint", "tinted", "chosen"):
        assert np.array_equal(record[field], state[field])
    assert (record.crystal_at == OWNER).tolist() == (state.crystal_at == OWNER).tolist()


@pytest.mark.parametrize("seat", STRANGERS)
@pytest.mark.clause("CI-12.2")
def test_open_piles_stay_open(seat: int) -> None:
    config, state = position(SECRETS, open_piles=True)
    assert record_of(config, state, seat).crystal_at.tolist() == state.crystal_at.tolist()


@pytest.mark.parametrize("seat", STRANGERS)
@pytest.mark.clause("CI-10.12")
def test_at_the_end_piles_are_revealed_and_hands_are_not(seat: int) -> None:
    config, state = position(SECRETS | AT_THE_END)
    record = record_of(config, state, seat)
    assert record.crystal_at.tolist() == state.crystal_at.tolist()
    assert record.subjugated.tolist() == state.subjugated.tolist()
    assert record.hand[OWNER].tolist() == state.seen[OWNER].tolist()


@pytest.mark.clause("CI-12.1", "CI-12.2")
def test_the_gate_changes_only_what_is_declared_as_hidden() -> None:
    config, state = position(SECRETS)
    hidden = {"crystal_at", "stack", "hand", "subjugated", "tint", "tinted", "chosen"}
    hidden |= {"key", "counter", "event_count", "events"}
    record = record_of(config, state, SPECTATOR)
    changed = {name for name in State.dtype.names or () if not np.array_equal(record[name], state[name])}
    assert changed <= hidden


# ---- looking alike ----


def perspective(config: Config, state: Any, seat: int) -> tuple[bytes, ...]:
    """The bytes of all that is made for a seat from a position."""
    mask, numbers = blank_mask(LAYOUT.size), np.zeros(OBSERVATION, np.float32)
    seen = json.dumps(view(config, state, None if seat == SPECTATOR else seat)).encode()
    if seat == SPECTATOR:
        return (seen,)
    single.legal_mask(config.params, state, seat, mask)
    single.observation(config.params, state, seat, numbers)
    return (seen, mask.tobytes(), numbers.tobytes())


def check_alike(config: Config, state: Any, seat: int, seed: int) -> None:
    """What looks alike is alike to the byte, and nothing that the seat may know is lost."""
    record, world = record_of(config, state, seat), imagined(config, state, seat, seed)
    assert same(record_of(config, record, seat), record)
    assert same(record_of(config, world, seat), record)
    assert [*range_faults(State, world), *INVARIANTS.faults(config, world)] == []
    assert perspective(config, record, seat) == perspective(config, state, seat) == perspective(config, world, seat)


@pytest.mark.lots
@pytest.mark.parametrize("options", [*TABLES, {"players": 3, "open_piles": True, "overpay": "tight"}], ids=str)
@pytest.mark.clause("CI-12.2", "CI-12.4")
def test_two_truths_that_look_alike_are_alike_to_the_byte(options: Json) -> None:
    config, chance = configure(**options), Random(1)
    for state in random_game(config, seed=6):
        if state.over or chance.random() < 0.04:
            for seat in (*range(state.players), SPECTATOR):
                check_alike(config, state, seat, seed=chance.getrandbits(32))


@pytest.mark.parametrize("seat", [OWNER, *STRANGERS])
@pytest.mark.parametrize("change", [{}, AT_THE_END], ids=["turn", "end"])
@pytest.mark.clause("CI-12.2")
def test_so_are_truths_with_piles_that_nobody_saw(seat: int, change: Json) -> None:
    for seed in range(20):
        check_alike(*position(SECRETS | change), seat, seed)


@pytest.mark.clause("CI-12.2")
def test_another_truth_has_other_hands_piles_and_colours() -> None:
    config, state = position(SECRETS)
    worlds = [imagined(config, state, OTHER, seed) for seed in range(40)]
    for field in ("hand", "subjugated"):
        assert len({world[field][OWNER].tobytes() for world in worlds}) > 3
    for field in ("crystal_at", "tint", "chosen"):
        assert len({world[field].tobytes() for world in worlds}) > 3
