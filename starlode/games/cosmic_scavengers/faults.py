"""Broken invariants of a position in words: section 18.1 of the rules, and how fields hang together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.reading import read
from starlode.engine.records import Array, one
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.things import (
    EMPTY,
    IN_MARKET,
    PROG_FROM,
    ROBOT_FROM,
    STARTING,
    Ending,
    RobotAt,
    Type,
    Zone,
)

UNUSED_SEATS = ("robot_at", "fresh", "store", "stack_count", "icons", "due", "stance", "shown", "held", "steps")


def faults(config: Config, state: Any) -> list[str]:
    """Every broken invariant; an empty list for every position that a game can reach."""
    checks = (_header, _seats, _marbles, _contracts, _robots, _programs, _order, _payment, _claims, _padding)
    fields, params = read(State, state), np.asarray(config.params)
    return [text for check in checks for text in check(config, params, fields)]


def _header(config: Config, params: Array, state: Any) -> Iterator[str]:
    if bool(state.over) != (state.phase == Phase.OVER) or bool(state.over) != bool(state.ending):
        yield f"over is {state.over} in phase {Phase(state.phase).text} with ending {Ending(state.ending).text}"
    several = state.acting.bit_count() > 1
    if bool(state.acting) == bool(state.over) or (several and state.phase != Phase.PROGRAM):
        yield f"the seats that act are {state.acting:b} in binary in phase {Phase(state.phase).text}"
    if state.round_number > params["round_limit"]:
        yield f"round {state.round_number} is after the last one, {params['round_limit']}"


def _seats(config: Config, params: Array, state: Any) -> Iterator[str]:
    owners = (where % SEATS for where in state.contract_at if where >= 0)
    seats = (*owners, *state.order, *state.queue, state.turn, state.claimant, state.agreed, state.ender)
    if max(seats) >= state.players or state.acting >> state.players:
        yield f"a seat is named, but only {state.players} play"


# ---- every component is somewhere, once ----


def _marbles(config: Config, params: Array, state: Any) -> Iterator[str]:
    for kind, count in enumerate(params["marbles"].tolist()):
        found = state.ship.count(kind) + state.pool[kind] + state.supply[kind]
        found += sum(marbles[kind] for marbles in (*state.fresh, *state.store))
        if found != count:
            yield f"{found} {Type(kind).text} marbles in all, not {count}"
    beside = state.ship[params["cells"][state.players] :]
    if beside.count(EMPTY) < len(beside):
        yield "marbles lie beside the ship"


def _contracts(config: Config, params: Array, state: Any) -> Iterator[str]:
    count = state.market_count
    there = tuple(contract for contract, where in enumerate(state.contract_at) if where == IN_MARKET)
    if state.market[:count] != there:
        yield "the list of the market does not agree with where contracts are"
    if state.market[count:].count(EMPTY) < len(state.market) - count or count > params["market_size"][state.players]:
        yield f"{count} contracts in the market, or more behind its end"
    for contract, where in enumerate(state.contract_at):
        if where >= 0 and (PROG_FROM <= contract < ROBOT_FROM) == (where // SEATS == Zone.TABLEAU):
            yield f"{config.components.contract_ids[contract]} lies in a zone for other contracts"


def _robots(config: Config, params: Array, state: Any) -> Iterator[str]:
    """CS-1.51: every seat has its starting robots and those of its robot contracts, and no others."""
    given = list(zip(params["robot"][ROBOT_FROM:].tolist(), state.contract_at[ROBOT_FROM:], strict=True))
    for seat in range(state.players):
        owned = {*range(STARTING), *(card for card, where in given if where == Zone.TABLEAU * SEATS + seat)}
        there = {card for card, where in enumerate(state.robot_at[seat]) if where != RobotAt.AWAY}
        for card in sorted(owned ^ there):
            yield f"seat {seat} {'lacks' if card in owned else 'has'} {config.components.card_ids[card]}"


# ---- programs and order ----


def _programs(config: Config, params: Array, state: Any) -> Iterator[str]:
    for seat in range(state.players):
        cards = [card for card in state.slot_card[seat] if card != EMPTY]
        if sorted(cards) != [card for card, where in enumerate(state.robot_at[seat]) if where == RobotAt.PROGRAM]:
            yield f"seat {seat}: the slots do not hold the robots of the program"
        count, here = state.stack_count[seat], Zone.PROGRAM * SEATS + seat
        below = {*state.stack[seat][:count], state.waiting[seat]} - {EMPTY}
        if sorted(below) != [contract for contract, where in enumerate(state.contract_at) if where == here]:
            yield f"seat {seat}: the stack does not hold the contracts of the program"
        gaps = state.stack_gap[seat][:count]
        if list(gaps) != sorted(gaps) or any(gap > len(cards) for gap in gaps):
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
    if (state.phase == Phase.PAY) != (state.target != EMPTY):
        yield f"contract {state.target} is being paid in phase {Phase(state.phase).text}"
    if state.target == EMPTY and any((*state.paid, *state.owed, *state.voided)):
        yield "marbles are paid for nothing"


def _claims(config: Config, params: Array, state: Any) -> Iterator[str]:
    for shown, held, fresh, store in zip(state.shown, state.held, state.fresh, state.store, strict=True):
        if tuple(map(sum, zip(*shown, strict=True))) != held:
            yield "the marbles held are not those shown for contracts"
        if any(kept > new + old for kept, new, old in zip(held, fresh, store, strict=True)):
            yield "more marbles are held than their owner has"


def _padding(config: Config, params: Array, state: Any) -> Iterator[str]:
    nothing = read(State, one(State))
    for name in UNUSED_SEATS:
        if getattr(state, name)[state.players :] != getattr(nothing, name)[state.players :]:
            yield f"{name} of a seat that does not play is not 0"
