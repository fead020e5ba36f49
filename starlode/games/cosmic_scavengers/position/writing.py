"""Writing a position, part by part in the order of its keys. What is written here is read as plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.engine.state.reading import read
from starlode.games.cosmic_scavengers.board import row_slices
from starlode.games.cosmic_scavengers.components import BOARDS, LETTERS, marbles_text
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import claiming
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.things import (
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

NO_MARBLE = "."
_MARKS = LETTERS + NO_MARBLE  # an empty cell is -1, which is the last of them


def write(config: Config, state: Any) -> Json:
    """The whole truth as readable JSON."""
    fields = read(State, state)
    written: Json = {
        "round": fields.round_number,
        "decision": decision(config, fields),
        "ship": rows(config, fields),
        "pool": marbles_text(fields.pool),
        "supply": marbles_text(fields.supply),
        "market": market(config, fields),
        "box": contracts_at(config, fields, IN_BOX),
        "turn_order": groups(fields.order, fields.tied),
        "queue": groups(fields.queue, fields.joined),
        "seats": [_seat(config, fields, seat) for seat in range(fields.players)],
    }
    if claiming(fields):
        written["claims"] = {"agreed": fields.agreed, "stances": claims(config, fields)}
    if fields.ending != Ending.NONE:
        written["ending"] = ending(fields)
    return written


# ---- the table ----


def rows(config: Config, state: Any) -> list[str]:
    """The ship as text, from the north: a letter for each cell in canonical order, a dot for an empty one."""
    marks = "".join(map(_MARKS.__getitem__, state.ship))
    return [marks[row] for row in row_slices(BOARDS[config.components.table(state.players).board])]


def market(config: Config, state: Any) -> list[str]:
    """Ids of the market."""
    return [config.components.contract_ids[contract] for contract in state.market[: state.market_count]]


def contracts_at(config: Config, state: Any, place: int) -> list[str]:
    """Ids of all contracts that lie there."""
    ids = config.components.contract_ids
    return [name for name, where in zip(ids, state.contract_at, strict=True) if where == place]


def groups(order: Sequence[int], tied: Sequence[int]) -> list[list[int]]:
    """Seats in their order, those that are tied together."""
    found: list[list[int]] = []
    for seat, with_previous in zip(order, tied, strict=True):
        if with_previous:
            found[-1].append(seat)
        elif seat != EMPTY:
            found.append([seat])
    return found


def ending(state: Any) -> Json:
    """How the game ended."""
    return {"why": Ending(state.ending).text, "seat": state.ender if state.ender != EMPTY else None}


# ---- the decision ----


def decision(config: Config, state: Any) -> Json:
    """The phase, the seat that is asked where it is one, and what was chosen so far."""
    phase = Phase(state.phase)
    asked: Json = {"phase": phase.text}
    if phase not in (Phase.OVER, Phase.PROGRAM):
        asked["seat"] = state.acting.bit_length() - 1
    if "allowance" in phase.row.holds:
        asked["allowance"] = state.allowance
    if "target" in phase.row.holds:
        asked |= payment(config, state)
    return asked


def payment(config: Config, state: Any) -> Json:
    """The payment in progress."""
    return {
        "contract": config.components.contract_ids[state.target],
        "owed": marbles_text(state.owed),
        "paid": marbles_text(state.paid),
        "voided": [kind.text for kind in Type if state.voided[kind]],
        "last_wild": Type(state.last_wild).text,
    }


def claims(config: Config, state: Any) -> list[Json]:
    """Everything members of the claim group have to do with contracts."""
    return [
        {
            "seat": seat,
            "contract": config.components.contract_ids[state.market[place]],
            "stance": Stance(state.stance[seat][place]).text,
            "marbles": marbles_text(state.shown[seat][place]),
        }
        for place in range(state.market_count)
        for seat in range(state.players)
        if state.stance[seat][place] != Stance.NONE
    ]


# ---- seats ----


def _seat(config: Config, state: Any, seat: int) -> Json:
    written: Json = {
        "hand": zone(config, state, seat, RobotAt.HAND, Zone.HAND),
        "discard": zone(config, state, seat, RobotAt.DISCARD, Zone.DISCARD),
        "tableau": contracts_at(config, state, Zone.TABLEAU * SEATS + seat),
        "new": marbles_text(state.fresh[seat]),
        "store": marbles_text(state.store[seat]),
    }
    if state.phase == Phase.PROGRAM or state.designation[seat] != EMPTY:
        written["program"] = program(config, state, seat) | _progress(state, seat)
    due = [name for prize, name in enumerate(config.components.contract_ids[:GROUP]) if state.due[seat] >> prize & 1]
    return written | ({"due": due} if due else {})


def zone(config: Config, state: Any, seat: int, robots: int, contracts: int) -> list[str]:
    """Robots, then PROGRAMMABLE contracts of a hand or discard."""
    ids = config.components.card_ids
    cards = [name for name, where in zip(ids, state.robot_at[seat], strict=True) if where == robots]
    return cards + contracts_at(config, state, contracts * SEATS + seat)


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
    active, ids = config.components.active_ids, config.components.contract_ids
    found = [active[card][mode] for card, mode in zip(state.slot_card[seat], state.slot_mode[seat]) if card != EMPTY]
    for at in reversed(range(state.stack_count[seat])):  # from the bottom, where gaps keep their places
        found.insert(state.stack_gap[seat][at], ids[state.stack[seat][at]])
    return found


def _progress(state: Any, seat: int) -> Json:
    """What only the phase of secret programs needs."""
    if state.phase != Phase.PROGRAM:
        return {}
    progress: Json = {"committed": not state.acting >> seat & 1}
    if state.restarts[seat]:
        progress["restarts"] = state.restarts[seat]
    if state.steps[seat]:
        progress["steps"] = state.steps[seat]
    return progress
