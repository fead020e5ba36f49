"""Reading whose decision it is, and the choice half made."""

from __future__ import annotations

from typing import Any

from starlode.engine.authoring.keys import read_keys
from starlode.engine.boundary.shapes import index_of, refusal, seat_number
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.faults.phases import AFTER_WINNING, EITHER, ON_TILE
from starlode.games.stella_digger.position.shape import CHOICE, Decision, Position
from starlode.games.stella_digger.things import EMPTY, QUEUE, Ending, Step

WITH_ENTRY = (*ON_TILE, *EITHER, *AFTER_WINNING)  # the marker has entered a target, unless a monster is fought


def read_turn(config: Config, state: Any, given: Position) -> None:
    """Phase, seats, round and marker."""
    names = config.components.place_ids
    state.phase = index_of("phase", given.phase, Phase.texts(), "phase")
    state.step = Phase(state.phase).row.step
    state.round_number = given.round
    state.start_player = seat_number("start_player", given.start_player, state.players)
    state.marker = index_of("marker", given.marker, names, "square")
    if given.entry is not None:
        state.entry = index_of("entry", given.entry, names, "square")
    elif state.phase in WITH_ENTRY and given.decision.monster is None:
        state.entry = _only_entry(config, state)
    _read_actor(state, given)


def _only_entry(config: Config, state: Any) -> int:
    """The one square of the open network next to the marker; a position must say which if there are several."""
    near = [int(place) for place in config.params.near[state.marker] if place != EMPTY and state.reached[place]]
    if len(near) == 1:
        return near[0]
    options = ", ".join(config.components.place_ids[place] for place in near) or "none"
    raise refusal("entry", f"is missing, and could be {options}")


def _read_actor(state: Any, given: Position) -> None:
    if state.phase == Phase.OVER:
        if given.ending not in Ending.texts()[1:]:
            raise refusal("ending", f"expected one of {', '.join(Ending.texts()[1:])}")
        if given.seat is not None:
            raise refusal("seat", "nobody decides, the game is over")
        state.over, state.ending = 1, Ending.named(given.ending)
        return
    if given.ending is not None:
        raise refusal("ending", f"has no meaning in phase {given.phase}")
    seat = given.start_player if given.seat is None else given.seat
    state.active = seat_number("seat", seat, state.players)
    state.acting = 1 << int(state.active)


def read_decision(config: Config, state: Any, given: Position) -> None:
    """The choice half made; raises InvalidPosition if it has keys that the phase does not know, or lacks some."""
    choice, row = given.decision, Phase(state.phase).row
    for field, key in CHOICE.items():
        value = getattr(choice, key.name)
        if field not in row.holds and value != getattr(Decision(), key.name):
            raise refusal(f"decision.{key.name}", f"has no meaning in phase {given.phase}")
        if field in row.holds and value is None and field not in row.optional:
            raise refusal(f"decision.{key.name}", f"is missing in phase {given.phase}")
    if "queue" in row.holds and not 1 <= len(choice.tiles) <= QUEUE:
        raise refusal("decision.tiles", "expected the tiles whose crystals are due")
    if "owed" in row.holds and not choice.owed:
        raise refusal("decision.owed", "must be at least 1")
    read_keys((key for field, key in CHOICE.items() if field in row.holds), config, state, "decision", choice)
    if state.monster != EMPTY and state.phase != Phase.LOSE:
        state.step = Step.FIGHT
