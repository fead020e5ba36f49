"""Whether the rules would ask what a position asks: a written question needs its occasion and an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.game import Config
from starlode.engine.records import duplicate
from starlode.engine.shapes import refusal
from starlode.games.stella_digger.decisions import ACT_PLACE, ACTIONS, Phase
from starlode.games.stella_digger.survey import survey
from starlode.games.stella_digger.things import ALARM, COLOURS, EMPTY, RANKS, Colour, GadgetType


def check_question(config: Config, state: Any) -> None:
    """Raise InvalidPosition if the active seat could not be asked that; the rest of the state is sound already."""
    if state.over:
        return
    if state.phase in CHECKS:
        CHECKS[int(state.phase)](config, state)
    if not _legal(config, state).any():
        phase = Phase(state.phase).text
        raise refusal("phase", f"seat {state.active} has nothing to choose from in phase {phase}")


def _legal(config: Config, state: Any) -> Any:
    mask = np.zeros(ACTIONS, np.uint8)
    loops.legal_mask(config.params, state, int(state.active), mask)
    return mask


def _place_in_turn_order(state: Any, seat: int) -> int:
    return int(seat - state.start_player) % int(state.players)


# ---- set-up and target ----


def _start_tile(config: Config, state: Any) -> None:
    if state.round_number != 1 or state.marker != config.params.start:
        raise refusal("phase", "the first target is chosen in round 1, while the marker is on START")


def _draft(config: Config, state: Any) -> None:
    """SD-2.16: one card each in turn order, until all have as many as the hand limit says."""
    drawn = int(state.hand_count[state.active])
    if drawn >= config.params.hand_limit:
        raise refusal(f"seats[{state.active}].hand", "is full, so the draft is over")
    for seat in range(state.players):
        due = drawn + (_place_in_turn_order(state, seat) < _place_in_turn_order(state, state.active))
        if state.hand_count[seat] != due:
            raise refusal(f"seats[{seat}].hand", f"has {state.hand_count[seat]} cards, at this turn of the draft {due}")


def _entry(config: Config, state: Any) -> None:
    before = duplicate(state)
    before.phase = Phase.TARGET
    if not _legal(config, before)[ACT_PLACE + int(state.target)]:
        raise refusal("decision.target", f"{config.components.place_ids[state.target]} cannot be the target")


# ---- actions and fights ----


def _draw(config: Config, state: Any) -> None:
    if state.hand_count[state.active] >= survey(config, state).hand_limit[state.active]:
        raise refusal(f"seats[{state.active}].hand", "is full, so nothing is drawn")


def _take(config: Config, state: Any) -> None:
    seat = state.active
    before = int(state.crystals[seat].sum()) + int(config.params.exchange_crystals)
    if before > survey(config, state).crystal_limit[seat]:
        raise refusal(f"seats[{seat}].crystals", "before the exchange they were more than the limit")


def _owns_unused(state: Any, kind: int) -> Any:
    """For each colour whether the active seat owns the gadget of that type; none once the type was used."""
    own = state.gadget_owner[kind * COLOURS : (kind + 1) * COLOURS] == state.active
    return own & (state.used[state.active, kind] == 0)


def _colour(config: Config, state: Any) -> None:
    printed = int(state.field[state.active, 0]) // RANKS
    if not _owns_unused(state, GadgetType.SUPER_DRILL)[printed]:
        raise refusal("phase", f"seat {state.active} has no unused Super Drill for a {Colour(printed).text} card")
    if state.field_colour[state.active] != printed:
        raise refusal(f"seats[{state.active}].field_colour", "is declared already")


def _extra(config: Config, state: Any) -> None:
    if not _owns_unused(state, GadgetType.ENHANCED_POWER).any():
        raise refusal("phase", f"seat {state.active} has no unused Enhanced Power")


def _lose(config: Config, state: Any) -> None:
    monster = config.components.tiles[state.tile_on[state.monster]]
    if survey(config, state).strength[state.active] > monster.power:
        raise refusal("seat", f"seat {state.active} withstands {monster.id}")
    if state.owed > min(monster.damage, int(state.crystals[state.active].sum())):
        raise refusal("decision.owed", "is more than the damage or the player has")


# ---- accidents, rewards, breakthrough ----


def _accident(config: Config, state: Any) -> None:
    colour = state.accident_at.tolist().index(ALARM)
    on_field = (state.field[state.active] != EMPTY).sum() if state.field_colour[state.active] == colour else 0
    in_hand = state.hand[state.active, colour * RANKS : (colour + 1) * RANKS].sum()
    if on_field + in_hand < config.params.accident_needs:
        raise refusal("seat", f"the {Colour(colour).text} accident does not hit seat {state.active}")
    for seat in np.flatnonzero(state.struck).tolist():
        if _place_in_turn_order(state, seat) >= _place_in_turn_order(state, state.active):
            raise refusal("decision.struck", f"seat {seat} does not come before seat {state.active}")


def _gold(config: Config, state: Any) -> None:
    if len(set(state.queue[: state.queue_count].tolist())) != state.queue_count:
        raise refusal("decision.tiles", "names a tile twice")


def _capsule(config: Config, state: Any) -> None:
    if state.field[state.active, 0] == EMPTY or not _owns_unused(state, GadgetType.REFINING_CAPSULE).any():
        raise refusal("seat", f"seat {state.active} has no Refining Capsule to use")


def _return(config: Config, state: Any) -> None:
    limit = survey(config, state).crystal_limit[state.active]
    if state.crystals[state.active].sum() <= limit:
        raise refusal("seat", f"seat {state.active} is not above its limit of {limit} crystals")


def _breakthrough(config: Config, state: Any) -> None:
    exposed = np.array(survey(config, state).exposed)
    for place in np.flatnonzero((exposed != 0) & (state.blocked == 0))[:1]:
        raise refusal("phase", f"{config.components.place_ids[place]} can be mined, so there is no breakthrough")


CHECKS: dict[int, Callable[[Config, Any], None]] = {
    Phase.START_TILE: _start_tile,
    Phase.DRAFT: _draft,
    Phase.ENTRY: _entry,
    Phase.COLOUR: _colour,
    Phase.EXTRA: _extra,
    Phase.DRAW: _draw,
    Phase.TAKE: _take,
    Phase.ACCIDENT: _accident,
    Phase.GOLD: _gold,
    Phase.CAPSULE: _capsule,
    Phase.RETURN: _return,
    Phase.LOSE: _lose,
    Phase.BREAKTHROUGH: _breakthrough,
}
