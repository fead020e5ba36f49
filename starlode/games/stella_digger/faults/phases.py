"""What checks are given of a position, and which phases belong together."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlode.engine.authoring.invariants import plain_state
from starlode.engine.compiling.kernel import entry
from starlode.engine.declarations.config import Config
from starlode.engine.running import single
from starlode.engine.running.referee import survey_of
from starlode.engine.state.records import Array, block_of
from starlode.games.stella_digger.decisions import ACTIONS, Phase
from starlode.games.stella_digger.rules.terrain import spread_network
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import Survey
from starlode.games.stella_digger.things import COLOURS, EMPTY, PLACES, Step


def _asked_in(*steps: Step) -> tuple[Phase, ...]:
    return tuple(phase for phase in Phase if phase.row.step in steps)


EITHER = tuple(phase for phase in Phase if "monster" in phase.row.optional)  # in mining and in fights
AFTER_WINNING = _asked_in(Step.SPOILS, Step.CAPSULES, Step.LIMITS)  # when new squares are not looked at yet
ACTING = tuple(phase for phase in _asked_in(Step.ACTIONS) if phase not in EITHER)
ON_TILE = (Phase.DRAFT, *ACTING, Phase.ACCIDENT)
FIGHTING = _asked_in(Step.FIGHT, Step.LOSSES)
BEFORE_PLAYING = (*ACTING, Phase.FIGHT)  # who is asked, and all who come later, have no card on the field yet
WITHOUT_FIELD = (Phase.DRAFT, *(phase for phase in Phase if phase.row.by_start_player))
SETTING_UP = (Phase.START_TILE, Phase.DRAFT)
BEFORE_ACTIONS = (*SETTING_UP, Phase.TARGET, Phase.ENTRY)


_plain = plain_state(State, Params)


def prepare(config: Config, record: Any) -> Any:
    """A state as plain numbers, the parameters likewise as `params`, and what the rules make of both."""
    state = _plain(config, record)
    state.facts, state.network = survey_of(Survey, config, record), open_network(config, record)
    state.legal = cache(lambda: _legal(config, record))
    return state


def _legal(config: Config, record: Any) -> tuple[int, ...]:
    """1 for each legal action of the seat that is asked."""
    return tuple(single.legal_bytes(config.params, record, int(record.active), ACTIONS).tolist())


def open_network(config: Config, state: Any) -> tuple[int, ...]:
    """SD-3.4: 1 for each place of the open network, as the passages make it."""
    states = block_of(state)
    _spread(block_of(config.params), states)
    return tuple(states["reached"][0].tolist())


@entry
def _spread(params: Array, states: Array) -> None:
    for place in range(PLACES):
        states[0].reached[place] = 0
    spread_network(params[0], states[0])


# ---- where in the round the game stands ----


def is_mining(state: Any) -> bool:
    """Whether players choose their actions, and no accident has come yet."""
    return state.phase in ACTING or (state.phase in EITHER and state.monster == EMPTY)


def place_in_turn_order(state: Any, seat: int) -> int:
    """SD-0.4: how many seats come before one."""
    return int(seat - state.start_player) % int(state.players)


def owns(state: Any, seat: int, kind: int, colour: int) -> bool:
    """Whether a seat has the gadget of that type and colour."""
    return bool(state.gadget_owner[kind * COLOURS + colour] == seat)


def owns_any(state: Any, seat: int, kind: int) -> bool:
    """Whether a seat has a gadget of that type."""
    return any(owns(state, seat, kind, colour) for colour in range(COLOURS))
