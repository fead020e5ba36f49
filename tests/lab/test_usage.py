"""What each game counts as taken, used and on offer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.compiling.kernel import entry
from starlode.engine.declarations.things import NOTHING
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, one
from starlode.games.cosmic_scavengers import things as cosmic
from starlode.games.stella_digger.things import COLOURS, GADGET_TYPES, GADGETS, GadgetType
from starlode.lab import Experiment
from starlode.match import Match
from starlode.workbench.uses import note_uses

pytestmark = pytest.mark.interpreted

COSMIC = Experiment("cosmic-scavengers", {"players": 2})
STELLA = Experiment("stella-digger", {"players": 2})


def uses(experiment: Experiment, event: str, **details: int) -> list[tuple[int, str, str]]:
    """What seat 1 took by an event."""
    kind, state = experiment.game.events.kinds[event], one(experiment.game.state_type)
    state.event_count, state.events[0] = 1, NOTHING
    state.events[0, :2] = kind.number, 1
    for detail in kind.details:
        state.events[0, detail.column] = details.get(detail.name, NOTHING)
    return noted(experiment, state)


def noted(experiment: Experiment, state: Any) -> list[tuple[int, str, str]]:
    """What seats took by the last decision."""
    tables = experiment.uses
    taken = np.zeros((SEATS, len(tables.columns)), np.int8)
    note(state, tables.begins, tables.rows, tables.lookup, taken)
    return [(int(seat), *tables.columns[column]) for seat, column in zip(*np.nonzero(taken), strict=True)]


@entry
def note(state: Any, begins: Array, rows: Array, lookup: Array, taken: Array) -> None:
    """`note_uses` for Python."""
    note_uses(state, begins, rows, lookup, taken)


def dealt(experiment: Experiment) -> tuple[Any, set[tuple[str, str]]]:
    """A position at the first decision, and what is then on offer to the seat that makes it."""
    match = Match(experiment.game, seed=3, **experiment.options)
    return match.state, set(experiment.game.on_offer(match.config, match.state, match.acting[0]))


# ---- Cosmic Scavengers ----


def test_a_robot_is_sent_in_a_mode() -> None:
    last = cosmic.CARDS - 1  # the second copy of the last kind
    assert uses(COSMIC, "robot", card=last, mode=2) == [(1, "foreman", "sent"), (1, "foreman.b", "sent")]


def test_a_contract_that_is_ignored_is_not_programmed() -> None:
    name = COSMIC.config.components.contract_ids[cosmic.PROG_FROM]
    assert uses(COSMIC, "contract", contract=cosmic.PROG_FROM, ignored=0) == [(1, name, "programmed")]
    assert uses(COSMIC, "contract", contract=cosmic.PROG_FROM, ignored=1) == []


def test_contracts_are_fulfilled_and_claims_are_not_enough() -> None:
    name = COSMIC.config.components.contract_ids[0]
    assert uses(COSMIC, "fulfil", contract=0) == [(1, name, "fulfilled")]
    assert uses(COSMIC, "claim", contract=0) == []


def test_the_market_and_the_hand_of_robots_are_on_offer() -> None:
    state, offers = dealt(COSMIC)
    assert len([how for _, how in offers if how == "fulfilled"]) == state.market_count
    assert {("digger", "sent"), ("digger.t", "sent"), ("digger.l", "sent")} <= offers
    assert ("omnibot", "sent") not in offers
    assert not [how for _, how in offers if how == "programmed"]


# ---- Stella Digger ----


def took(kind: str, **details: int) -> list[tuple[int, str, str]]:
    """What seat 1 took by an event."""
    return uses(STELLA, kind, **details)


def test_a_gadget_counts_for_itself_and_for_its_type() -> None:
    blue_power = GadgetType.ENHANCED_POWER * COLOURS + 1
    wanted = [(1, "enhanced-power-blue", "bought"), (1, "enhanced-power", "bought")]
    assert took("buy", gadget=blue_power) == wanted


def test_gadgets_at_work_are_seen_by_what_they_do() -> None:
    assert took("declare", colour=0) == [(1, "super-drill", "used")]
    assert sorted(took("extra", card=0)) == [(1, "enhanced-power", "used"), (1, "red-1", "played")]
    red_capsule = GadgetType.REFINING_CAPSULE * COLOURS
    assert took("capsule", gadget=red_capsule) == [(1, "refining-capsule", "used")]


def test_tiles_are_mined_and_monsters_defeated() -> None:
    titan = STELLA.config.components.tile_ids.index("monster-titan")
    assert took("tile", tile=0, place=5) == [(1, "white-red-1a", "mined")]
    assert took("trophy", tile=titan) == [(1, "monster-titan", "defeated")]
    assert took("reveal", place=5, tile=titan) == []


def test_tears_are_counted_by_their_number() -> None:
    assert took("tear", count=2) == [(1, "tears-2", "shed")]
    assert took("tear", count=7) == [(1, "tears-4", "shed")]


def test_gadgets_open_tiles_and_ones_own_drills_are_on_offer() -> None:
    state, offers = dealt(STELLA)
    assert len([thing for thing, how in offers if how == "bought"]) == GADGETS + GADGET_TYPES
    assert len([thing for thing, how in offers if how == "built"]) == 5
    assert len([thing for thing, how in offers if how == "mined"]) == int((state.shown == 1).sum())
    assert not [thing for thing, how in offers if how == "used"]


@pytest.mark.parametrize("experiment", [COSMIC, STELLA], ids=lambda one: one.game_name)
def test_whatever_happens_in_a_game_is_among_the_columns(experiment: Experiment) -> None:
    match = Match(experiment.game, seed=5, **experiment.options)
    seen: set[tuple[str, str]] = set()
    while not match.over and match.ply < 150:
        seat = match.acting[0]
        seen.update(experiment.game.on_offer(match.config, match.state, seat))
        match.play(match.legal(seat)[match.ply % len(match.legal(seat))], seat)
        seen.update((component, how) for _, component, how in noted(experiment, match.state))
    assert seen <= set(experiment.places)
    assert len(seen) > 40
