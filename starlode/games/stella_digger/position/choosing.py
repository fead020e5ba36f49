"""Reading whose decision it is, and the choice half made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine.boundary.shapes import index_of, once, refusal, seat_number
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.faults.phases import AFTER_WINNING, EITHER, ON_TILE
from starlode.games.stella_digger.position.shape import HELD, Decision, Position
from starlode.games.stella_digger.things import EMPTY, QUEUE, Direction, Ending, Step

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
    for field, name in HELD.items():
        value = getattr(choice, name)
        if field not in row.holds and value != getattr(Decision(), name):
            raise refusal(f"decision.{name}", f"has no meaning in phase {given.phase}")
        if field in row.holds and value is None and field not in row.optional:
            raise refusal(f"decision.{name}", f"is missing in phase {given.phase}")
    for field in row.holds:
        if field in READERS:
            READERS[field](config, state, choice)


def _number(names: str, field: str) -> Callable[[Config, Any, Decision], None]:
    """A reader that puts the number of a named thing into a field of the state."""
    name = HELD[field]

    def read(config: Config, state: Any, choice: Decision) -> None:
        value = getattr(choice, name)
        if value is not None:
            setattr(state, field, index_of(f"decision.{name}", value, getattr(config.components, names), name))

    return read


def _read_aim(config: Config, state: Any, choice: Decision) -> None:
    if choice.aim is not None:
        state.aim = index_of("decision.aim", choice.aim, Direction.texts(), "direction")


def _read_owed(config: Config, state: Any, choice: Decision) -> None:
    state.owed = choice.owed or 0
    if state.owed < 1:
        raise refusal("decision.owed", "must be at least 1")


def _read_winner(config: Config, state: Any, choice: Decision) -> None:
    state.winner = seat_number("decision.winner", choice.winner, state.players)


def _read_tiles(config: Config, state: Any, choice: Decision) -> None:
    if not 1 <= len(choice.tiles) <= QUEUE:
        raise refusal("decision.tiles", "expected the tiles whose crystals are due")
    for number, name in enumerate(choice.tiles):
        state.queue[number] = index_of("decision.tiles", name, config.components.tile_ids, "tile")
    state.queue_count = len(choice.tiles)


def _read_monster(config: Config, state: Any, choice: Decision) -> None:
    if choice.monster is None:
        return
    state.monster = index_of("decision.monster", choice.monster, config.components.place_ids, "square")
    if state.phase != Phase.LOSE:
        state.step = Step.FIGHT


def _read_struck(config: Config, state: Any, choice: Decision) -> None:
    for seat in once("decision.struck", choice.struck):
        state.struck[seat_number("decision.struck", seat, state.players)] = 1


# By field of the state.
READERS: dict[str, Callable[[Config, Any, Decision], None]] = {
    "target": _number("place_ids", "target"),
    "buying": _number("gadget_ids", "buying"),
    "building": _number("drill_ids", "building"),
    "site": _number("place_ids", "site"),
    "aim": _read_aim,
    "owed": _read_owed,
    "winner": _read_winner,
    "queue": _read_tiles,
    "monster": _read_monster,
    "struck": _read_struck,
}
