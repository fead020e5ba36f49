"""What one seat may see of a position: section 14 of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config, Json
from starlode.engine.header import SEATS
from starlode.games.cosmic_scavengers.components import Prize, RobotContract
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.names import card_id, kind_of, marbles_text
from starlode.games.cosmic_scavengers.position.writing import (
    claiming,
    claims,
    contracts_at,
    decision,
    ending,
    groups,
    program,
    rows,
)
from starlode.games.cosmic_scavengers.rules.for_python import Survey, survey
from starlode.games.cosmic_scavengers.terms import EMPTY, IN_BOX, IN_DECK, STARTING, Board, Ending, RobotAt, Type, Zone


def view(config: Config, state: Any, seat: int | None) -> Json:
    """Everything that seat may see, ready for JSON; None is a spectator."""
    facts = survey(config.params, state)
    seen: Json = {
        "viewer": seat,
        "players": int(state.players),
        "over": bool(state.over),
        "board": Board(config.params.board_of[state.players]).text,
        "round": int(state.round_number),
        "round_limit": int(config.params.round_limit),
        "showing_end": int(config.params.showing_end),
        "lead": int((state.round_number - 1) % state.players),
        "decision": decision(config, state),
        "ship": rows(config, state),
        "pool": _counts(state.pool),
        "supply": _counts(state.supply),
        "deck": int((state.contract_at == IN_DECK).sum()),
        "market": [_offer(config, state, facts, place) for place in range(state.market_count)],
        "box": contracts_at(config.components, state, IN_BOX),
        "robot_stacks": _robot_stacks(config, state),
        "turn_order": groups(state.order, state.tied),
        "queue": groups(state.queue, state.joined),
        "claims": claims(config, state) if claiming(state) else [],
        "seats": [_seat(config, state, facts, owner, seat) for owner in range(state.players)],
    }
    if state.ending != Ending.NONE:
        seen["ending"] = ending(state)
    return seen


def _counts(marbles: Any) -> Json:
    return {name: int(count) for name, count in zip(Type.texts(), marbles, strict=True)}


def printed_contract(config: Config, number: int) -> Json:
    """A contract as it is printed."""
    row = config.components.contracts[number]
    seen: Json = {"id": row.id, "cost": row.cost, "points": row.points}
    if isinstance(row, RobotContract):
        robot = config.components.robots[kind_of(config.components.card_ids.index(row.robot))]
        return seen | {"kind": "robot", "name": robot.name, "robot": row.robot, "modes": list(robot.modes)}
    kind = "prize" if isinstance(row, Prize) else "programmable"
    return seen | {"kind": kind, "name": row.name, "text": row.text}


def _offer(config: Config, state: Any, facts: Survey, place: int) -> Json:
    """A contract of the market, with who could pay it where that is asked."""
    number = int(state.market[place])
    asked = state.phase in (Phase.FULFIL, Phase.CLAIM)
    able = [seat for seat in range(state.players) if asked and facts.payable[seat, place]]
    return printed_contract(config, number) | {"payable_by": able}


def _robot_stacks(config: Config, state: Any) -> Json:
    """CS-2.5: copies of each contract robot that nobody owns yet."""
    left = dict.fromkeys(config.components.robot_ids[STARTING:], 0)
    for card in np.flatnonzero((state.robot_at == 0).all(axis=0)):
        if card >= STARTING:
            left[config.components.robot_ids[kind_of(int(card))]] += 1
    return left


# ---- seats ----


def _seat(config: Config, state: Any, facts: Survey, owner: int, viewer: int | None) -> Json:
    """What lies before a seat; while it is secret, its program counts as in hand for all others (CS-14.2)."""
    programming = bool(state.phase == Phase.PROGRAM)
    secret = programming and owner != viewer
    hand = (RobotAt.HAND, RobotAt.PROGRAM) if secret else (RobotAt.HAND,)
    zones = (Zone.HAND, Zone.PROGRAM) if secret else (Zone.HAND,)
    seen: Json = {
        "seat": owner,
        "robots": _robots(config, state, owner, hand),
        "programmables": _contracts(config, state, owner, zones),
        "discarded_robots": _robots(config, state, owner, (RobotAt.DISCARD,)),
        "discarded_programmables": _contracts(config, state, owner, (Zone.DISCARD,)),
        "tableau": _contracts(config, state, owner, (Zone.TABLEAU,)),
        "new": _counts(state.fresh[owner]),
        "store": _counts(state.store[owner]),
        "held": marbles_text(state.held[owner]),
        "showing": int(facts.showing[owner]),
        "fulfilled": int(facts.fulfilled[owner]),
        "score": int(facts.score[owner]),
        "committed": programming and not state.acting >> owner & 1,
        "program": None,
    }
    if not secret and state.designation[owner] != EMPTY:
        seen["program"] = _program(config, state, facts, owner)
    return seen


def _robots(config: Config, state: Any, owner: int, places: tuple[int, ...]) -> list[Json]:
    names = config.components
    cards = [int(card) for card in np.flatnonzero(np.isin(state.robot_at[owner], places))]
    return [
        {
            "card": card_id(names, owner, card),
            "robot": names.robot_ids[kind_of(card)],
            "name": names.robots[kind_of(card)].name,
            "modes": list(names.robots[kind_of(card)].modes),
        }
        for card in cards
    ]


def _contracts(config: Config, state: Any, owner: int, zones: tuple[int, ...]) -> list[Json]:
    places = [zone * SEATS + owner for zone in zones]
    return [printed_contract(config, int(number)) for number in np.flatnonzero(np.isin(state.contract_at, places))]


def _program(config: Config, state: Any, facts: Survey, owner: int) -> Json:
    """A program that the viewer may see, and what it comes to once it is revealed."""
    seen = program(config, state, owner)
    if state.phase != Phase.PROGRAM:
        count = int(state.stack_count[owner])
        ids = config.components.contract_ids
        seen["ignored"] = [ids[state.stack[owner, at]] for at in range(count) if facts.ignored[owner, at]]
        seen["diligence"] = int(facts.compared_diligence[owner])
        seen["priority"] = int(facts.priority[owner])
    else:
        seen["restarts_left"] = int(config.params.restarts - state.restarts[owner])
    return seen
