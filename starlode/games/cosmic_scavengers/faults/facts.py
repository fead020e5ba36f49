"""What checks are given of a position: its numbers, those of the table, and what the rules make of both."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlode.engine.authoring.invariants import plain_state
from starlode.engine.declarations.config import Config
from starlode.engine.running.referee import survey_of
from starlode.engine.running.single import legal_bytes
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.decisions import ACTIONS, Phase
from starlode.games.cosmic_scavengers.state import Params, State
from starlode.games.cosmic_scavengers.survey import Survey
from starlode.games.cosmic_scavengers.things import EMPTY, Effect

BEFORE_REVEAL = (Phase.RECALL, Phase.PROGRAM)
RECOVERING = (Phase.RECOVER_ROBOT, Phase.RECOVER_CONTRACT)
BEFORE_COLLECTION = (*BEFORE_REVEAL, *RECOVERING)


_plain = plain_state(State, Params)


def prepare(config: Config, record: Any) -> Any:
    """A state as plain numbers, the parameters likewise as `params`; `facts` and `options` of a seat ask the rules."""
    state = _plain(config, record)
    state.facts = cache(lambda seat: survey_of(Survey, config, record, seat))
    state.options = cache(lambda seat: _options(config, record, seat))
    return state


def _options(config: Config, record: Any, seat: int) -> int:
    """How many legal actions a seat has."""
    return int(legal_bytes(config.params, record, seat, ACTIONS).sum())


# ---- where in a round the game stands ----


def holds(state: Any, field: str) -> bool:
    """Whether a field is half made while the phase of the position is asked."""
    return field in Phase(state.phase).row.holds


def place_in_lead_order(state: Any, seat: int) -> int:
    """CS-2.16: how many seats come before one in lead order."""
    return int(seat - state.round_number + 1) % int(state.players)


def present_place(state: Any) -> list[int]:
    """CS-7.1: the seats of the place in the turn order that begins at `turn`."""
    end = state.turn + 1
    while end < state.players and state.tied[end]:
        end += 1
    return [int(seat) for seat in state.order[state.turn : end]]


def still_to_collect(state: Any) -> list[int]:
    """The seats whose programs lie revealed, in turn order."""
    if state.phase in RECOVERING:
        return [int(seat) for seat in state.order[: state.players]]
    if not holds(state, "queue"):
        return []
    return [int(seat) for seat in state.order[state.turn + len(present_place(state)) : state.players]]


def groups(state: Any) -> list[list[int]]:
    """CS-11.17: the seats that have still to fulfil, those together that do so together."""
    found: list[list[int]] = []
    for seat, joined in zip(state.queue[: state.queue_count], state.joined, strict=False):
        if joined and found:
            found[-1].append(int(seat))
        else:
            found.append([int(seat)])
    return found


def fulfilling(state: Any) -> list[int]:
    """The seats at the head of the queue; a lone seat, as a rule."""
    return groups(state)[0] if state.queue_count else []


def claiming(state: Any) -> bool:
    """Whether a claim procedure is going on."""
    return bool(state.phase == Phase.CLAIM or (state.phase == Phase.PAY and state.joined[1]))


def next_due(state: Any, seat: int) -> int:
    """CS-11.32: the seat's first prize with an effect to come, -1 if it has none."""
    due = int(state.due[seat])
    return (due & -due).bit_length() - 1


def most_allowance(state: Any, seat: int) -> int:
    """CS-6.3, CS-12.40: how many cards may be recovered at most in this phase, 0 where none are."""
    if Phase(state.phase).row.effect != Effect.NONE and holds(state, "allowance"):
        prize = next_due(state, seat)
        return int(state.params.amount[prize]) if prize != EMPTY else 0
    return int(state.facts(seat).allowances[seat]) if holds(state, "allowance") else 0


# ---- where contracts lie ----


def contracts_at(state: Any, where: int) -> list[int]:
    """The contracts that lie there, in rising order."""
    return [contract for contract, at in enumerate(state.contract_at) if at == where]


def contracts_of(state: Any, zone: int, seat: int) -> list[int]:
    """The contracts in a zone of a seat."""
    return contracts_at(state, zone * SEATS + seat)
