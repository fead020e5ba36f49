"""Whether the rules would ask what a position asks: a question needs its occasion, and an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.engine.state.records import duplicate
from starlode.games.stella_digger.decisions import ACT_PLACE, Phase
from starlode.games.stella_digger.faults.phases import owns, owns_any, place_in_turn_order, prepare
from starlode.games.stella_digger.things import ALARM, EMPTY, IN_SECTION, RANKS, Colour, GadgetType, Kind

QUESTION = Rows()
HELD_ONCE = ("target", "buying", "building", "site", "aim", "winner")  # blank unless the phase holds them


@QUESTION.row("choices half made", "decision")
def _half_made(config: Config, state: Any) -> Iterator[str]:
    """A choice half made is kept just as long as the phase is about it."""
    holds = Phase(state.phase).row.holds
    left = [name for name in HELD_ONCE if name not in holds and getattr(state, name) != EMPTY]
    left += [name for name in ("owed", "queue_count") if name not in holds and getattr(state, name)]
    if left or (any(state.struck) and "struck" not in holds):
        yield f"{', '.join(left) or 'struck'} has no meaning in phase {Phase(state.phase).text}"


# ---- set-up and target ----


@QUESTION.row("first target", "marker", during=(Phase.START_TILE,))
def _start_tile(config: Config, state: Any) -> Iterator[Breach]:
    """SD-2.14, SD-2.16: the first target is chosen while the marker is on START, and before the draft."""
    if state.marker != state.params.start:
        yield Breach("phase", "the first target is chosen in round 1, while the marker is on START")
    for seat in range(state.players):
        if state.hand_count[seat]:
            yield Breach(f"seats[{seat}].hand", "is empty before the draft")


@QUESTION.row("draft", "seats[n].hand", during=(Phase.DRAFT,))
def _draft(config: Config, state: Any) -> Iterator[Breach]:
    """SD-2.15, SD-2.16: one card each in turn order, until all have as many as the hand limit says."""
    drawn = state.hand_count[state.active]
    if state.entry != state.params.start:
        yield Breach("entry", "the first target is entered from START")
    if drawn >= state.params.hand_limit:
        yield Breach(f"seats[{state.active}].hand", "is full, so the draft is over")
    for seat in range(state.players):
        due = drawn + (place_in_turn_order(state, seat) < place_in_turn_order(state, state.active))
        if state.hand_count[seat] != due:
            reason = f"has {state.hand_count[seat]} cards, at this turn of the draft {due}"
            yield Breach(f"seats[{seat}].hand", reason)


@QUESTION.row("entry squares", "decision.target", during=(Phase.ENTRY,))
def _entry(config: Config, state: Any) -> Iterator[str]:
    """SD-3.13: an entry square is asked for a target that may be chosen."""
    before = duplicate(state.record)
    before.phase = Phase.TARGET
    if not prepare(config, before).legal()[ACT_PLACE + state.target]:
        yield f"{config.components.place_ids[state.target]} cannot be the target"


# ---- actions ----


@QUESTION.row("payments", "decision.owed", during=(Phase.PAY,))
def _payment(config: Config, state: Any) -> Iterator[Breach]:
    """SD-4.18, SD-4.24, SD-13.3: a gadget without an owner or an own Large Drill is paid for, and its price is owed."""
    if (state.buying == EMPTY) == (state.building == EMPTY):
        yield Breach("decision", "a payment is for a gadget or for a large_drill")
        return
    if state.building != EMPTY and (state.site == EMPTY or state.aim == EMPTY):
        yield Breach("decision", "a Large Drill is paid after its square and its aim are chosen")
    if state.buying != EMPTY and (state.site != EMPTY or state.aim != EMPTY):
        yield Breach("decision", "a gadget has neither square nor aim")
    if state.buying != EMPTY and state.gadget_owner[state.buying] != EMPTY:
        yield Breach("decision.gadget", "is sold already")
    prices = state.params.gadget_price[state.buying], state.params.token_price[state.building]
    price = prices[0] if state.buying != EMPTY else prices[1]
    if state.owed > min(price[-1], sum(state.crystals[state.active])):
        yield Breach("decision.owed", "is more than the price or the player has")


@QUESTION.row("building", "decision", during=(Phase.SITE, Phase.AIM, Phase.PAY))
def _token(config: Config, state: Any) -> Iterator[Breach]:
    """SD-4.24 to SD-4.34: an own Large Drill goes to a square and points at one where the rules allow it."""
    token, site = state.building, state.site
    if token != EMPTY and (state.token_owner[token] != state.active or state.token_at[token] != EMPTY):
        yield Breach("decision.large_drill", "is not an unplaced Large Drill of that seat")
    if site == EMPTY:
        return
    if state.tile_on[site] != EMPTY or state.drill_on[site] != EMPTY or site == state.params.start:
        yield Breach("decision.square", "no Large Drill may stand there")
    target = EMPTY if state.aim == EMPTY else state.params.near[site][state.aim]
    taken = target in (EMPTY, state.params.start) or state.tile_on[target] != EMPTY
    if state.aim != EMPTY and (taken or state.aimed[target] or state.drill_on[target] != EMPTY):
        yield Breach("decision.aim", "no Large Drill may point there")


@QUESTION.row("refills", "seats[n].hand", during=(Phase.DRAW,))
def _draw(config: Config, state: Any) -> Iterator[Breach]:
    """SD-4.13: cards are drawn up to the hand limit."""
    if state.hand_count[state.active] >= state.facts.hand_limit[state.active]:
        yield Breach(f"seats[{state.active}].hand", "is full, so nothing is drawn")


@QUESTION.row("exchanges", "seats[n].crystals", during=(Phase.TAKE,))
def _take(config: Config, state: Any) -> Iterator[Breach]:
    """SD-4.40: before an exchange its two crystals were within the limit."""
    seat = state.active
    if sum(state.crystals[seat]) + state.params.exchange_crystals > state.facts.crystal_limit[seat]:
        yield Breach(f"seats[{seat}].crystals", "before the exchange they were more than the limit")


@QUESTION.row("Super Drills", "phase", during=(Phase.COLOUR,))
def _colour(config: Config, state: Any) -> Iterator[Breach]:
    """SD-5.1: a colour is declared with an unused Super Drill of the printed one."""
    seat, printed = state.active, state.field[state.active][0] // RANKS
    used = state.used[seat][GadgetType.SUPER_DRILL]
    if used or not owns(state, seat, GadgetType.SUPER_DRILL, printed):
        yield Breach("phase", f"seat {seat} has no unused Super Drill for a {Colour(printed).text} card")
    if state.field_colour[seat] != printed:
        yield Breach(f"seats[{seat}].field_colour", "is declared already")


@QUESTION.row("Enhanced Power", "phase", during=(Phase.EXTRA,))
def _extra(config: Config, state: Any) -> Iterator[str]:
    """SD-5.7: a card is added with an unused Enhanced Power."""
    seat = state.active
    used = state.used[seat][GadgetType.ENHANCED_POWER]
    if used or not owns_any(state, seat, GadgetType.ENHANCED_POWER):
        yield f"seat {seat} has no unused Enhanced Power"


# ---- accidents, rewards, fights, breakthrough ----


@QUESTION.row("accidents", "seat", during=(Phase.ACCIDENT,))
def _accident(config: Config, state: Any) -> Iterator[Breach]:
    """SD-6.14, SD-6.18: who is asked is hit by the first Alarm card, and who was hit before comes earlier."""
    colour, seat = state.accident_at.index(ALARM), state.active
    on_field = 2 - state.field[seat].count(EMPTY) if state.field_colour[seat] == colour else 0
    in_hand = sum(state.hand[seat][colour * RANKS : (colour + 1) * RANKS])
    if on_field + in_hand < state.params.accident_needs:
        yield Breach("seat", f"the {Colour(colour).text} accident does not hit seat {seat}")
    for other in (other for other in range(state.players) if state.struck[other]):
        if place_in_turn_order(state, other) >= place_in_turn_order(state, seat):
            yield Breach("decision.struck", f"seat {other} does not come before seat {seat}")
        elif state.eliminated[other] or not any(state.discards[other]):
            yield Breach("decision.struck", f"seat {other} has discarded nothing")


@QUESTION.row("gold", "decision.tiles", during=(Phase.GOLD,))
def _gold(config: Config, state: Any) -> Iterator[Breach]:
    """SD-7.13, SD-7.14: the winner chooses crystals of a gold tile that lies in the own section."""
    names, queue = config.components.tile_ids, state.queue[: state.queue_count]
    if state.active != state.winner:
        yield Breach("seat", "the winner chooses the crystals of a gold tile")
    for tile in queue:
        if state.tile_at[tile] != IN_SECTION - state.winner:
            yield Breach("decision.tiles", f"{names[tile]} is not in the winner's section")
    if len(set(queue)) != len(queue):
        yield Breach("decision.tiles", "names a tile twice")
    if state.params.tile_kind[queue[0]] != Kind.GOLD or state.owed > state.params.tile_crystals[queue[0]]:
        yield Breach("decision.tiles", f"{names[queue[0]]} does not owe {state.owed} crystals of free choice")


@QUESTION.row("capsules", "seat", during=(Phase.CAPSULE,))
def _capsule(config: Config, state: Any) -> Iterator[str]:
    """SD-5.13: who chooses a Refining Capsule takes part and has used none this round."""
    seat = state.active
    used = state.used[seat][GadgetType.REFINING_CAPSULE]
    if state.field[seat][0] == EMPTY or used or not owns_any(state, seat, GadgetType.REFINING_CAPSULE):
        yield f"seat {seat} has no Refining Capsule to use"


@QUESTION.row("returned crystals", "seat", during=(Phase.RETURN,))
def _return(config: Config, state: Any) -> Iterator[str]:
    """SD-7.24: the player who returns crystals is above the limit, and no one earlier in turn order is."""
    counts, limits = [sum(crystals) for crystals in state.crystals], state.facts.crystal_limit
    if counts[state.active] <= limits[state.active]:
        yield f"seat {state.active} is not above its limit of {limits[state.active]} crystals"
    for seat in range(state.players):
        earlier = place_in_turn_order(state, seat) < place_in_turn_order(state, state.active)
        if earlier and counts[seat] > limits[seat]:
            yield f"seat {seat} returns crystals before"


@QUESTION.row("losses", "decision.owed", during=(Phase.LOSE,))
def _lose(config: Config, state: Any) -> Iterator[Breach]:
    """SD-9.21, SD-9.22: who loses crystals to a monster does not withstand it, and loses no more than its damage."""
    seat, tile = state.active, state.tile_on[state.monster]
    if state.facts.strength[seat] > state.params.tile_power[tile]:
        yield Breach("seat", f"seat {seat} withstands {config.components.tile_ids[tile]}")
    if state.owed > min(state.params.tile_damage[tile], sum(state.crystals[seat])):
        yield Breach("decision.owed", "is more than the damage or the player has")


@QUESTION.row("breakthroughs", "phase", during=(Phase.BREAKTHROUGH,))
def _breakthrough(config: Config, state: Any) -> Iterator[str]:
    """SD-9.32: there is a breakthrough, if the option allows it, where a tile is left but none can be mined."""
    free = [tile != EMPTY and not blocked for tile, blocked in zip(state.tile_on, state.blocked, strict=True)]
    for place in (place for place, near in enumerate(state.facts.exposed) if near and free[place]):
        yield f"{config.components.place_ids[place]} can be mined, so there is no breakthrough"
    if not state.params.breakthrough:
        yield "breakthroughs are not played"
    elif not any(free):
        yield "nothing is left behind the blockades, so there is no breakthrough"


@QUESTION.row("won tiles", "decision.winner", during=(Phase.GOLD, Phase.CAPSULE, Phase.RETURN))
def _won(config: Config, state: Any) -> Iterator[str]:
    """SD-7.12: the winner has just taken a tile."""
    if state.winner == EMPTY or not state.section[state.winner]:
        yield "the winner has no tile"


@QUESTION.row("answers", "phase")
def _answers(config: Config, state: Any) -> Iterator[str]:
    """SD-4.3: a seat that is asked has something to choose from."""
    if not state.over and not any(state.legal()):
        yield f"seat {state.active} has nothing to choose from in phase {Phase(state.phase).text}"
