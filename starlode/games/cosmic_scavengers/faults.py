"""Broken invariants of a position in words: section 18.1 of the rules, and what the fields of the record promise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.records import Array, unpacked
from starlode.games.cosmic_scavengers.state import (
    AWAY,
    CARDS,
    CONTRACTS,
    DESIGNATIONS,
    EMPTY,
    ENDINGS,
    GAPS,
    GROUP,
    IN_BOX,
    IN_MARKET,
    IN_PROGRAM,
    LANES,
    MODES,
    P_OVER,
    P_PROGRAM,
    PHASES,
    PROG_FROM,
    PROGRAM,
    ROBOT_FROM,
    SLOTS,
    STANCES,
    STARTING,
    TABLEAU,
    TYPE_IDS,
    TYPES,
    VOID,
    State,
)

MOST_RECOVERED = 32
FIELDS: dict[str, Any] = dict(State.dtype.fields or {})
WIDE_FIELDS = frozenset(name for name, (kind, *_) in FIELDS.items() if kind.base.itemsize > 1 and not kind.shape)
SCRATCH = ("journey", "load", "wish", "lost")
UNUSED_SEATS = ("robot_at", "fresh", "store", "stack_count", "icons", "due", "stance", "shown", "held", "steps")


def faults(config: Config, state: Any) -> list[str]:
    """Every broken invariant; an empty list for every position that a game can reach."""
    fields = unpacked(state)
    found = list(_out_of_range(state, fields))
    if found:  # what follows uses the numbers as indices
        return found
    checks = (_header, _marbles, _contracts, _robots, _programs, _order, _payment, _claims, _padding)
    return [text for check in checks for text in check(config, fields)]


@cache
def _ranges(players: int) -> dict[str, tuple[int, int]]:
    """The lowest and highest value of every field that is an index, a flag or a count."""
    last = players - 1
    return {
        "acting": (0, (1 << players) - 1),
        "phase": (0, PHASES.index("prepare") - 1),
        "over": (0, 1),
        "round_number": (1, 99),
        "ship": (EMPTY, TYPES - 1),
        "contract_at": (IN_BOX, PROGRAM * SEATS + last),
        "market": (EMPTY, CONTRACTS - 1),
        "market_count": (0, 12),
        "robot_at": (AWAY, IN_PROGRAM),
        "designation": (EMPTY, len(DESIGNATIONS) - 1),
        "slot_card": (EMPTY, CARDS - 1),
        "slot_mode": (EMPTY, MODES - 1),
        "stack": (EMPTY, ROBOT_FROM - 1),
        "stack_gap": (EMPTY, GAPS - 1),
        "stack_count": (0, GROUP),
        "waiting": (EMPTY, ROBOT_FROM - 1),
        "route": (EMPTY, len(DESIGNATIONS) * LANES - 1),
        "backwards": (0, 1),
        "delay": (0, SLOTS - 1),
        "safe": (0, 1),
        "order": (EMPTY, last),
        "tied": (0, 1),
        "turn": (0, last),
        "allowance": (0, MOST_RECOVERED),
        "queue": (EMPTY, last),
        "joined": (0, 1),
        "queue_count": (0, players),
        "target": (EMPTY, CONTRACTS - 1),
        "last_wild": (0, VOID),
        "voided": (0, 1),
        "claimant": (0, last),
        "agreed": (0, last),
        "stance": (0, len(STANCES) - 1),
        "ending": (0, len(ENDINGS) - 1),
        "ender": (EMPTY, last),
        **dict.fromkeys(("pool", "supply", "fresh", "store", "owed", "paid", "shown", "held"), (0, 61)),
        **dict.fromkeys(("icons", "restarts"), (0, 99)),
        **dict.fromkeys(SCRATCH, (0, 0)),
    }


@cache
def _byte_bounds(players: int) -> tuple[Array, Array]:
    """The lowest and highest value of every byte of a state; bytes of wider fields and of gaps may have any."""
    low, high = np.full(State.dtype.itemsize, -128, np.int8), np.full(State.dtype.itemsize, 127, np.int8)
    for name, bounds in _ranges(players).items():
        kind, offset = FIELDS[name][:2]
        if kind.base == np.int8:
            low[offset : offset + kind.itemsize], high[offset : offset + kind.itemsize] = bounds
    return low, high


def _out_of_range(state: Any, fields: Any) -> Iterator[str]:
    if not 2 <= state.players <= SEATS:
        yield f"players is {state.players}, not 2 to {SEATS}"
        return
    low, high = _byte_bounds(int(state.players))
    raw = np.frombuffer(np.asarray(state).tobytes(), np.int8)
    fine = not ((raw < low) | (raw > high)).any()
    for name, bounds in _ranges(int(state.players)).items():
        if fine and name not in WIDE_FIELDS:
            continue
        values = np.asarray(getattr(fields, name))
        if values.min() < bounds[0] or values.max() > bounds[1]:
            worst = values.min() if values.min() < bounds[0] else values.max()
            yield f"{name} holds {worst}, allowed is {bounds[0]} to {bounds[1]}"


def _header(config: Config, state: Any) -> Iterator[str]:
    if bool(state.over) != (state.phase == P_OVER) or bool(state.over) != bool(state.ending):
        yield f"over is {state.over} in phase {PHASES[state.phase]} with ending {ENDINGS[state.ending]}"
    several = bin(state.acting).count("1") > 1
    if bool(state.acting) == bool(state.over) or (several and state.phase != P_PROGRAM):
        yield f"the seats that act are {state.acting:b} in binary in phase {PHASES[state.phase]}"
    if state.round_number > config.params.round_limit:
        yield f"round {state.round_number} is after the last one, {config.params.round_limit}"


# ---- every component is somewhere, once ----


def _marbles(config: Config, state: Any) -> Iterator[str]:
    aboard = [int((state.ship == kind).sum()) for kind in range(TYPES)]
    found = np.array(aboard) + state.pool + state.supply + state.fresh.sum(axis=0) + state.store.sum(axis=0)
    for kind in np.flatnonzero(found != config.params.marbles):
        yield f"{found[kind]} {TYPE_IDS[kind]} marbles in all, not {config.params.marbles[kind]}"
    if (state.ship[config.params.cells[state.players] :] != EMPTY).any():
        yield "marbles lie beside the ship"


def _contracts(config: Config, state: Any) -> Iterator[str]:
    count = int(state.market_count)
    listed = state.market[:count].tolist()
    if listed != sorted(listed) or listed != np.flatnonzero(state.contract_at == IN_MARKET).tolist():
        yield "the list of the market does not agree with where contracts are"
    if (state.market[count:] != EMPTY).any() or count > config.params.market_size[state.players]:
        yield f"{count} contracts in the market, or more behind its end"
    numbers = np.arange(CONTRACTS)
    programmable = (numbers >= PROG_FROM) & (numbers < ROBOT_FROM)
    in_tableau = state.contract_at // SEATS == TABLEAU
    for contract in np.flatnonzero((state.contract_at >= 0) & (programmable == in_tableau)):
        yield f"{config.components.contract_ids[contract]} lies in a zone for other contracts"


def _robots(config: Config, state: Any) -> Iterator[str]:
    """CS-1.51: every seat has its starting robots and those of its robot contracts, and no others."""
    robots = config.params.robot[ROBOT_FROM:]
    for seat in range(state.players):
        owned = np.arange(CARDS) < STARTING
        owned[robots[state.contract_at[ROBOT_FROM:] == TABLEAU * SEATS + seat]] = True
        for card in np.flatnonzero(owned == (state.robot_at[seat] == AWAY)):
            yield f"seat {seat} {'lacks' if owned[card] else 'has'} {config.components.card_ids[card]}"


# ---- programs and order ----


def _programs(config: Config, state: Any) -> Iterator[str]:
    for seat in range(state.players):
        cards = [card for card in state.slot_card[seat].tolist() if card != EMPTY]
        if sorted(cards) != np.flatnonzero(state.robot_at[seat] == IN_PROGRAM).tolist():
            yield f"seat {seat}: the slots do not hold the robots of the program"
        count = int(state.stack_count[seat])
        cards_below = [*state.stack[seat, :count].tolist(), int(state.waiting[seat])]
        if sorted(set(cards_below) - {EMPTY}) != np.flatnonzero(state.contract_at == PROGRAM * SEATS + seat).tolist():
            yield f"seat {seat}: the stack does not hold the contracts of the program"
        gaps = state.stack_gap[seat, :count].tolist()
        if gaps != sorted(gaps) or any(gap > len(cards) for gap in gaps):
            yield f"seat {seat}: contracts lie in gaps {gaps} of {len(cards)} robots"
        if cards and state.designation[seat] == EMPTY:
            yield f"seat {seat} has robots in its program but no designation"


def _order(config: Config, state: Any) -> Iterator[str]:
    seats = sorted(seat for seat in state.order.tolist() if seat != EMPTY)
    if seats not in ([], list(range(state.players))):
        yield f"the turn order holds seats {seats}"
    queue = state.queue[: state.queue_count].tolist()
    if len(set(queue)) < len(queue) or EMPTY in queue or (state.queue[state.queue_count :] != EMPTY).any():
        yield f"the queue holds seats {state.queue.tolist()}, {state.queue_count} of them"
    if state.joined[0] or state.tied[0]:
        yield "the first seat of an order is tied with none before it"


# ---- payments ----


def _payment(config: Config, state: Any) -> Iterator[str]:
    if (PHASES[state.phase] == "pay") != (state.target != EMPTY):
        yield f"contract {state.target} is being paid in phase {PHASES[state.phase]}"
    if state.target == EMPTY and (state.paid.any() or state.owed.any() or state.voided.any()):
        yield "marbles are paid for nothing"


def _claims(config: Config, state: Any) -> Iterator[str]:
    if (state.shown.sum(axis=1) != state.held).any():
        yield "the marbles held are not those shown for contracts"
    if (state.held > state.fresh + state.store).any():
        yield "more marbles are held than their owner has"


def _padding(config: Config, state: Any) -> Iterator[str]:
    for name in UNUSED_SEATS:
        if getattr(state, name)[state.players :].any():
            yield f"{name} of a seat that does not play is not 0"
