"""Writing a position, part by part in the order of its keys."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config, Json
from starlode.engine.header import SEATS
from starlode.games.cosmic_scavengers.components import Components
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.names import active_robot, marbles_text, ship_rows
from starlode.games.cosmic_scavengers.terms import (
    DESIGNATIONS,
    EMPTY,
    GROUP,
    IN_BOX,
    Ending,
    RobotAt,
    Stance,
    Type,
    Zone,
)

WITH_ALLOWANCE = (Phase.RECOVER_ROBOT, Phase.RECOVER_CONTRACT, Phase.HOSPITAL_ROBOT, Phase.HOSPITAL_CONTRACT)


def write(config: Config, state: Any) -> Json:
    """The whole truth as readable JSON."""
    written: Json = {
        "round": int(state.round_number),
        "decision": decision(config, state),
        "ship": rows(config, state),
        "pool": marbles_text(state.pool),
        "supply": marbles_text(state.supply),
        "market": market(config, state),
        "box": contracts_at(config.components, state, IN_BOX),
        "turn_order": groups(state.order, state.tied),
        "queue": groups(state.queue, state.joined),
        "seats": [_seat(config, state, seat) for seat in range(state.players)],
    }
    if claiming(state):
        written["claims"] = {"agreed": int(state.agreed), "stances": claims(config, state)}
    if state.ending != Ending.NONE:
        written["ending"] = ending(state)
    return written


# ---- the table ----


def rows(config: Config, state: Any) -> list[str]:
    """The ship, a text for each row from the north."""
    return ship_rows(state.ship.tolist(), int(config.params.board_of[state.players]))


def market(config: Config, state: Any) -> list[str]:
    """Ids of the market."""
    return [config.components.contract_ids[contract] for contract in state.market[: state.market_count]]


def contracts_at(names: Components, state: Any, place: int) -> list[str]:
    """Ids of all contracts that lie there."""
    return [names.contract_ids[contract] for contract in np.flatnonzero(state.contract_at == place)]


def groups(order: Any, tied: Any) -> list[list[int]]:
    """Seats in their order, those that are tied together."""
    found: list[list[int]] = []
    for seat, with_previous in zip(order.tolist(), tied.tolist(), strict=True):
        if seat != EMPTY:
            if with_previous:
                found[-1].append(seat)
            else:
                found.append([seat])
    return found


def ending(state: Any) -> Json:
    """How the game ended."""
    return {"why": Ending(state.ending).text, "seat": int(state.ender) if state.ender != EMPTY else None}


# ---- the decision ----


def decision(config: Config, state: Any) -> Json:
    """The phase, the seat that is asked where it is one, and what was chosen so far."""
    asked: Json = {"phase": Phase(state.phase).text}
    if state.phase not in (Phase.OVER, Phase.PROGRAM):
        asked["seat"] = int(state.acting).bit_length() - 1
    if state.phase in WITH_ALLOWANCE:
        asked["allowance"] = int(state.allowance)
    if state.phase == Phase.PAY:
        asked |= payment(config, state)
    return asked


def payment(config: Config, state: Any) -> Json:
    """The payment in progress."""
    return {
        "contract": config.components.contract_ids[state.target],
        "owed": marbles_text(state.owed),
        "paid": marbles_text(state.paid),
        "voided": [Type(int(kind)).text for kind in np.flatnonzero(state.voided)],
        "last_wild": Type(state.last_wild).text,
    }


def claiming(state: Any) -> bool:
    """Whether a claim procedure is going on."""
    return bool(state.phase == Phase.CLAIM or (state.phase == Phase.PAY and state.joined[1]))


def claims(config: Config, state: Any) -> list[Json]:
    """Everything members of the claim group have to do with contracts."""
    return [
        {
            "seat": seat,
            "contract": config.components.contract_ids[state.market[place]],
            "stance": Stance(state.stance[seat, place]).text,
            "marbles": marbles_text(state.shown[seat, place]),
        }
        for place in range(state.market_count)
        for seat in range(state.players)
        if state.stance[seat, place] != Stance.NONE
    ]


# ---- seats ----


def _seat(config: Config, state: Any, seat: int) -> Json:
    names = config.components
    written: Json = {
        "hand": zone(config, state, seat, RobotAt.HAND, Zone.HAND),
        "discard": zone(config, state, seat, RobotAt.DISCARD, Zone.DISCARD),
        "tableau": contracts_at(names, state, Zone.TABLEAU * SEATS + seat),
        "new": marbles_text(state.fresh[seat]),
        "store": marbles_text(state.store[seat]),
    }
    if state.phase == Phase.PROGRAM or state.designation[seat] != EMPTY:
        written["program"] = program(config, state, seat) | _progress(state, seat)
    due = [names.contract_ids[prize] for prize in range(GROUP) if state.due[seat] >> prize & 1]
    return written | ({"due": due} if due else {})


def zone(config: Config, state: Any, seat: int, robots: int, contracts: int) -> list[str]:
    """Robots, then PROGRAMMABLE contracts of a hand or discard."""
    names = config.components
    cards = [names.card_ids[card] for card in np.flatnonzero(state.robot_at[seat] == robots)]
    return cards + contracts_at(names, state, contracts * SEATS + seat)


def program(config: Config, state: Any, seat: int) -> Json:
    """A program, its stack from the top."""
    chosen = state.designation[seat]
    written: Json = {"designation": DESIGNATIONS[chosen] if chosen != EMPTY else None}
    written["stack"] = stack(config, state, seat)
    if state.waiting[seat] != EMPTY:
        written["waiting"] = config.components.contract_ids[state.waiting[seat]]
    return written


def stack(config: Config, state: Any, seat: int) -> list[str]:
    """CS-4.8: robots and contracts from the top."""
    names, found, at = config.components, [], 0
    cards = [card for card in state.slot_card[seat].tolist() if card != EMPTY]
    for gap in range(len(cards) + 1):
        while at < state.stack_count[seat] and state.stack_gap[seat, at] == gap:
            found.append(names.contract_ids[state.stack[seat, at]])
            at += 1
        if gap < len(cards):
            found.append(active_robot(names, cards[gap], int(state.slot_mode[seat, gap])))
    return found


def _progress(state: Any, seat: int) -> Json:
    """What only the phase of secret programs needs."""
    if state.phase != Phase.PROGRAM:
        return {}
    progress: Json = {"committed": not state.acting >> seat & 1}
    if state.restarts[seat]:
        progress["restarts"] = int(state.restarts[seat])
    if state.steps[seat]:
        progress["steps"] = int(state.steps[seat])
    return progress
