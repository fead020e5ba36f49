"""Cards on the field and the gadgets that put them there (sections 4.1 and 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.faults.phases import (
    BEFORE_ACTIONS,
    BEFORE_PLAYING,
    EITHER,
    FIGHTING,
    WITHOUT_FIELD,
    is_mining,
    owns,
    owns_any,
    place_in_turn_order,
)
from starlode.games.stella_digger.things import EMPTY, ONCE_A_ROUND, RANKS, Colour, GadgetType

FIELD = Rows()


@FIELD.row("field", "seats[n].field")
def _field(config: Config, state: Any) -> Iterator[Breach]:
    """SD-4.6, SD-9.18: cards lie on the field only while they may, and only of those who have played."""
    phase = Phase(state.phase)
    for seat in range(state.players):
        first, second = state.field[seat]
        if (first != EMPTY) != (state.field_colour[seat] != EMPTY) or (first == EMPTY and second != EMPTY):
            reason = f"seat {seat}: the field cards and their colour do not fit together"
            yield Breach(f"seats[{seat}].field_colour", reason)
        if phase in WITHOUT_FIELD and first != EMPTY:
            yield Breach(f"seats[{seat}].field", f"there are cards on the field in phase {phase.text}")
        if first != EMPTY and not _has_played(state, seat):
            yield Breach(f"seats[{seat}].field", f"seat {seat} has a card on the field, but has not acted yet")
    if phase in EITHER and state.field[state.active].count(EMPTY) != 1:
        none = state.field[state.active][0] == EMPTY
        has = "has no card on the field" if none else "must have one card on the field"
        reason = f"seat {state.active} {has} in phase {phase.text}"
        yield Breach(f"seats[{state.active}].field", reason)


def _has_played(state: Any, seat: int) -> bool:
    """Whether a seat had its turn to play a card; in other phases than those of playing everybody had."""
    if state.phase not in BEFORE_PLAYING and state.phase not in EITHER:
        return True
    return place_in_turn_order(state, seat) < place_in_turn_order(state, state.active) + (state.phase in EITHER)


# ---- gadgets ----


@FIELD.each_seat("used gadgets", "seats[n].used")
def _used(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-5.15, SD-5.18: a seat has used this round only gadgets that it owns, and none before the actions."""
    for kind in (kind for kind in GadgetType if state.used[seat][kind]):
        reason = _misused(state, seat, kind)
        if reason:
            yield f"{kind.text}: {reason}"


def _misused(state: Any, seat: int, kind: GadgetType) -> str:
    if kind not in ONCE_A_ROUND or not owns_any(state, seat, kind):
        return "the seat has no such gadget to use"
    if state.phase in BEFORE_ACTIONS:
        return f"nothing has been used in phase {Phase(state.phase).text}"
    early = is_mining(state) or state.phase == Phase.ACCIDENT
    if kind == GadgetType.REFINING_CAPSULE and (early or state.phase == Phase.GOLD):
        return "capsules work after mining"
    first, second = state.field[seat]
    declared = first != EMPTY and state.field_colour[seat] != first // RANKS
    if seat == state.active and state.phase in EITHER and kind == _offered(state):
        return ""  # the question whether to use it says more
    shown = {GadgetType.ENHANCED_POWER: second != EMPTY, GadgetType.SUPER_DRILL: declared}.get(kind, True)
    return "the cards on the field do not show it" if is_mining(state) and not shown else ""


def _offered(state: Any) -> GadgetType:
    return GadgetType.SUPER_DRILL if state.phase == Phase.COLOUR else GadgetType.ENHANCED_POWER


@FIELD.each_seat("declared colours", "seats[n].field_colour")
def _declared(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-5.1, SD-5.9, SD-6.20: the colour of field cards is printed on the first, or declared with a Super Drill.

    Where an accident took the first card, the additional one keeps its colour.
    """
    first, second = state.field[seat]
    if first == EMPTY or state.field_colour[seat] == first // RANKS or _can_declare(state, seat, first):
        return
    if state.phase == Phase.COLOUR and seat == state.active:
        return  # it is about to declare
    left_over = second == EMPTY and not is_mining(state) and state.phase not in (*EITHER, *FIGHTING)
    if not (left_over and _can_add(state, seat, first)):
        colours = f"{Colour(state.field_colour[seat]).text} for a {Colour(first // RANKS).text} card"
        yield f"{colours}, without a Super Drill that was used"


@FIELD.each_seat("additional cards", "seats[n].field")
def _additional(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-5.7: an additional card was played with an Enhanced Power of its colour."""
    second = state.field[seat][1]
    if second != EMPTY and not _can_add(state, seat, second):
        yield f"a {Colour(second // RANKS).text} card was added without an Enhanced Power that was used"


def _can_declare(state: Any, seat: int, card: int) -> bool:
    used = state.used[seat][GadgetType.SUPER_DRILL]
    return bool(used and owns(state, seat, GadgetType.SUPER_DRILL, card // RANKS))


def _can_add(state: Any, seat: int, card: int) -> bool:
    used = state.used[seat][GadgetType.ENHANCED_POWER]
    return bool(used and owns(state, seat, GadgetType.ENHANCED_POWER, card // RANKS))


@FIELD.row("winners", "decision.winner")
def _winners(config: Config, state: Any) -> Iterator[str]:
    """SD-4.10: the winner of a mining has a card on the field."""
    if state.winner != EMPTY and state.field[state.winner][0] == EMPTY:
        yield "the winner has no card on the field"
