"""Broken invariants of a position in words: section 18.1 of the rules, and what the fields of the record promise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.records import Array
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
SCRATCH = ("journey", "load", "wish", "lost")
UNUSED_SEATS = ("robot_at", "fresh", "store", "stack_count", "icons", "due", "stance", "shown", "held", "steps")
# Python is quicker with lists than with arrays that hold a few numbers; these fields are read as lists.
READ = (
    *("players", "over", "phase", "acting", "ending", "round_number", "target", "paid", "owed", "voided"),
    *("ship", "pool", "supply", "fresh", "store", "contract_at", "market", "market_count", "robot_at"),
    *("designation", "slot_card", "stack", "stack_gap", "stack_count", "waiting"),
    *("order", "tied", "queue", "queue_count", "joined"),
)


def faults(config: Config, state: Any) -> list[str]:
    """Every broken invariant; an empty list for every position that a game can reach."""
    fields = np.asarray(state)
    found = list(_out_of_range(fields))
    if found:  # what follows uses the numbers as indices
        return found
    read = SimpleNamespace(fields=fields, **{name: fields[name].tolist() for name in READ})
    checks = (_header, _marbles, _contracts, _robots, _programs, _order, _payment, _claims, _padding)
    params = np.asarray(config.params)
    return [text for check in checks for text in check(config, params, read)]


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


@cache
def _wide_ranges(players: int) -> dict[str, tuple[int, int]]:
    """The ranges of single numbers of more than a byte."""
    return {name: bounds for name, bounds in _ranges(players).items() if FIELDS[name][0].base.itemsize > 1}


def _out_of_range(fields: Array) -> Iterator[str]:
    players = int(fields["players"])
    if not 2 <= players <= SEATS:
        yield f"players is {players}, not 2 to {SEATS}"
        return
    low, high = _byte_bounds(players)
    raw = np.frombuffer(fields.tobytes(), np.int8)
    fine = bool(((raw >= low) & (raw <= high)).all())
    for name, (least, most) in (_wide_ranges if fine else _ranges)(players).items():
        values = [fields[name].item()] if fields[name].ndim == 0 else fields[name].ravel().tolist()
        if min(values) < least or max(values) > most:
            worst = min(values) if min(values) < least else max(values)
            yield f"{name} holds {worst}, allowed is {least} to {most}"


def _header(config: Config, params: Array, state: Any) -> Iterator[str]:
    if bool(state.over) != (state.phase == P_OVER) or bool(state.over) != bool(state.ending):
        yield f"over is {state.over} in phase {PHASES[state.phase]} with ending {ENDINGS[state.ending]}"
    several = state.acting.bit_count() > 1
    if bool(state.acting) == bool(state.over) or (several and state.phase != P_PROGRAM):
        yield f"the seats that act are {state.acting:b} in binary in phase {PHASES[state.phase]}"
    if state.round_number > params["round_limit"]:
        yield f"round {state.round_number} is after the last one, {params['round_limit']}"


# ---- every component is somewhere, once ----


def _marbles(config: Config, params: Array, state: Any) -> Iterator[str]:
    for kind, count in enumerate(params["marbles"].tolist()):
        found = state.ship.count(kind) + state.pool[kind] + state.supply[kind]
        found += sum(marbles[kind] for marbles in (*state.fresh, *state.store))
        if found != count:
            yield f"{found} {TYPE_IDS[kind]} marbles in all, not {count}"
    beside = state.ship[params["cells"][state.players] :]
    if beside.count(EMPTY) < len(beside):
        yield "marbles lie beside the ship"


def _contracts(config: Config, params: Array, state: Any) -> Iterator[str]:
    count = state.market_count
    if state.market[:count] != [contract for contract, where in enumerate(state.contract_at) if where == IN_MARKET]:
        yield "the list of the market does not agree with where contracts are"
    if state.market[count:].count(EMPTY) < len(state.market) - count or count > params["market_size"][state.players]:
        yield f"{count} contracts in the market, or more behind its end"
    for contract, where in enumerate(state.contract_at):
        if where >= 0 and (PROG_FROM <= contract < ROBOT_FROM) == (where // SEATS == TABLEAU):
            yield f"{config.components.contract_ids[contract]} lies in a zone for other contracts"


def _robots(config: Config, params: Array, state: Any) -> Iterator[str]:
    """CS-1.51: every seat has its starting robots and those of its robot contracts, and no others."""
    given = list(zip(params["robot"][ROBOT_FROM:].tolist(), state.contract_at[ROBOT_FROM:], strict=True))
    for seat in range(state.players):
        owned = {*range(STARTING), *(card for card, where in given if where == TABLEAU * SEATS + seat)}
        there = {card for card, where in enumerate(state.robot_at[seat]) if where != AWAY}
        for card in sorted(owned ^ there):
            yield f"seat {seat} {'lacks' if card in owned else 'has'} {config.components.card_ids[card]}"


# ---- programs and order ----


def _programs(config: Config, params: Array, state: Any) -> Iterator[str]:
    for seat in range(state.players):
        cards = [card for card in state.slot_card[seat] if card != EMPTY]
        if sorted(cards) != [card for card, where in enumerate(state.robot_at[seat]) if where == IN_PROGRAM]:
            yield f"seat {seat}: the slots do not hold the robots of the program"
        count, here = state.stack_count[seat], PROGRAM * SEATS + seat
        below = {*state.stack[seat][:count], state.waiting[seat]} - {EMPTY}
        if sorted(below) != [contract for contract, where in enumerate(state.contract_at) if where == here]:
            yield f"seat {seat}: the stack does not hold the contracts of the program"
        gaps = state.stack_gap[seat][:count]
        if gaps != sorted(gaps) or any(gap > len(cards) for gap in gaps):
            yield f"seat {seat}: contracts lie in gaps {gaps} of {len(cards)} robots"
        if cards and state.designation[seat] == EMPTY:
            yield f"seat {seat} has robots in its program but no designation"


def _order(config: Config, params: Array, state: Any) -> Iterator[str]:
    seats = sorted(seat for seat in state.order if seat != EMPTY)
    if seats not in ([], list(range(state.players))):
        yield f"the turn order holds seats {seats}"
    queue, rest = state.queue[: state.queue_count], state.queue[state.queue_count :]
    if len(set(queue)) < len(queue) or EMPTY in queue or rest.count(EMPTY) < len(rest):
        yield f"the queue holds seats {state.queue}, {state.queue_count} of them"
    if state.joined[0] or state.tied[0]:
        yield "the first seat of an order is tied with none before it"


# ---- payments ----


def _payment(config: Config, params: Array, state: Any) -> Iterator[str]:
    if (PHASES[state.phase] == "pay") != (state.target != EMPTY):
        yield f"contract {state.target} is being paid in phase {PHASES[state.phase]}"
    if state.target == EMPTY and any((*state.paid, *state.owed, *state.voided)):
        yield "marbles are paid for nothing"


def _claims(config: Config, params: Array, state: Any) -> Iterator[str]:
    shown, held = state.fields["shown"], state.fields["held"]
    if not np.array_equal(shown.sum(axis=1), held):
        yield "the marbles held are not those shown for contracts"
    if (held > state.fields["fresh"] + state.fields["store"]).any():
        yield "more marbles are held than their owner has"


def _padding(config: Config, params: Array, state: Any) -> Iterator[str]:
    if state.players == SEATS:
        return
    for name in UNUSED_SEATS:
        if any(state.fields[name][state.players :].tobytes()):
            yield f"{name} of a seat that does not play is not 0"
