"""Broken invariants in words: what holds at every decision point (SD-3.17, SD-18.6 and the state's own bookkeeping).

Reading a position uses the same list, so what cannot be reached by playing mostly cannot be written down either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.kernel import entry
from starlode.engine.reading import read
from starlode.engine.records import Array, block_of
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.rules.terrain import spread_network
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.survey import survey
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    DREW,
    EMPTY,
    HAD_LEAST,
    HAD_MOST,
    IN_SECTION,
    LEFT,
    PLACES,
    RANKS,
    REMOVED,
    SAFETY,
    WON,
    Colour,
    GadgetType,
    Kind,
    Step,
)


def _asked_in(*steps: Step) -> tuple[Phase, ...]:
    return tuple(phase for phase in Phase if phase.row.step in steps)


EITHER = tuple(phase for phase in Phase if "monster" in phase.row.optional)  # in mining and in fights
AFTER_WINNING = _asked_in(Step.SPOILS, Step.CAPSULES, Step.LIMITS)  # when new squares are not looked at yet
ACTING = tuple(phase for phase in _asked_in(Step.ACTIONS) if phase not in EITHER)
ON_TILE = (Phase.DRAFT, *ACTING, Phase.ACCIDENT)
FIGHTING = _asked_in(Step.FIGHT, Step.LOSSES)
BEFORE_PLAYING = (*ACTING, Phase.FIGHT)  # who is asked, and all who come later, have no card on the field yet
WITHOUT_FIELD = (Phase.DRAFT, *(phase for phase in Phase if phase.row.by_start_player))

Check = Callable[[Config, Any, Any], Iterator[str]]


def faults(config: Config, state: Any) -> list[str]:
    """Everything that is wrong with a state; an empty list for every reachable one."""
    facts = survey(config, state)
    facts.reached = open_network(config, state)
    tables = replace(config, params=_tables(config.params.tobytes()))
    values = read(State, state)
    return [fault for check in CHECKS for fault in check(tables, values, facts)]


@lru_cache(maxsize=16)
def _tables(params: bytes) -> Any:
    """The parameters, which are the same for all states of a game."""
    return read(Params, np.frombuffer(params, Params.dtype)[0])


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


# ---- cards ----


def _check_cards(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-18.6: every drill card is in exactly one place."""
    names, copies = config.components.card_ids, config.params.copies
    in_decks = [sum(cards) for cards in zip(*state.deck, strict=True)]
    found = [sum(cards) for cards in zip(in_decks, *state.hand, *state.discards, strict=True)]
    for card in (card for cards in state.field for card in cards if card != EMPTY):
        found[card] += 1
    for card in range(CARDS):
        if found[card] != copies[card]:
            yield f"{found[card]} {names[card]} in all, the game has {copies[card]}"
        if in_decks[card] > copies[card] - state.outside[card]:
            yield f"{names[card]} is in a deck, but was outside when the decks were last dealt"
    if (*map(sum, state.deck),) != state.deck_count or (*map(sum, state.hand),) != state.hand_count:
        yield "a deck or hand is miscounted"
    if not any(state.deck_count):
        yield "all decks are empty, they would have been rebuilt"


def _check_tops(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-1.5: with coloured backs every deck shows the colour of one of its cards."""
    for deck, top in enumerate(state.deck_top):
        if (top != EMPTY) != bool(config.params.coloured and state.deck_count[deck]):
            yield f"deck-{deck + 1} shows {'a' if top != EMPTY else 'no'} colour"
        elif top != EMPTY and not any(state.deck[deck][top * RANKS : (top + 1) * RANKS]):
            yield f"deck-{deck + 1} shows {Colour(top).text}, but has no card of that colour"


def _check_hands(config: Config, state: Any, facts: Any) -> Iterator[str]:
    for seat in range(state.players):
        if state.hand_count[seat] > facts.hand_limit[seat]:
            yield f"seat {seat} has {state.hand_count[seat]} cards in hand, the limit is {facts.hand_limit[seat]}"
        if config.params.coloured:
            if any(state.least[seat]) or any(state.most[seat]):
                yield f"seat {seat}: hands have public colours, nothing else is known of them"
            continue
        known = zip(state.least[seat], colour_counts(state.hand[seat]), state.most[seat], strict=True)
        if not all(least <= count <= most for least, count, most in known):
            yield f"seat {seat}: the hand is not what all know of it"


def _check_colours(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-14.2, SD-14.3: what coloured backs show is counted."""
    for counts, cards in ((state.hand_colours, state.hand), (state.deck_colours, state.deck)):
        for count, held in zip(counts, cards, strict=True):
            if list(count) != (colour_counts(held) if config.params.coloured else [0] * COLOURS):
                yield "the colours that backs show are miscounted"


def colour_counts(cards: Sequence[int]) -> list[int]:
    """How many cards of each colour there are among those counted by type."""
    return [sum(cards[colour * RANKS : (colour + 1) * RANKS]) for colour in range(COLOURS)]


def _check_past(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """What all remember of cards leads to where they are, and what it tells of hands was true."""
    hands = [list(hand) for hand in state.hand]
    rest = [list(cards) for cards in state.pool]
    pools = [state.pools[card // RANKS if config.params.coloured else 0] for card in range(CARDS)]
    entries = [*zip(state.past_seat, state.past_what, state.past_number, strict=True)][: state.past_count]
    for seat, what, number in reversed(entries):
        if what < DREW:
            hands[seat][what - LEFT] += 1
        elif what < HAD_LEAST:
            hands[seat][what - DREW] -= 1
            rest[number][what - DREW] -= 1
        elif not _is_true(hands[seat], what, number):
            yield f"seat {seat}: the hand was not what all remember of it"
        if min(hands[seat]) < 0:
            yield f"seat {seat} gave away a card it did not have"
    for card in range(CARDS):
        if pools[card]:
            rest[0][card] -= sum(hand[card] for hand in hands)
            rest[pools[card] - 1][card] -= sum(deck[card] for deck in state.deck)
    if any(map(any, rest)) or any(pools[(what - LEFT) % CARDS] == 0 for _, what, _ in entries):
        yield "what all remember of cards does not lead to where they are"


def _is_true(hand: list[int], what: int, number: int) -> bool:
    if what >= HAD_MOST:
        return colour_counts(hand)[what - HAD_MOST] <= number
    return colour_counts(hand)[what - HAD_LEAST] >= number


def _check_field(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """A field colour exactly where there is a field card; cards lie there only while they may."""
    phase = Phase(state.phase)
    for seat in range(state.players):
        first, second = state.field[seat]
        if (first != EMPTY) != (state.field_colour[seat] != EMPTY) or (first == EMPTY and second != EMPTY):
            yield f"seat {seat}: the field cards and their colour do not fit together"
        if phase in WITHOUT_FIELD and first != EMPTY:
            yield f"there are cards on the field in phase {phase.text}"
    if phase in EITHER and state.field[state.active].count(EMPTY) != 1:
        yield f"seat {state.active} must have one card on the field in phase {phase.text}"
    if phase in BEFORE_PLAYING or phase in EITHER:
        first_idle = (state.active - state.start_player) % state.players + (phase in EITHER)
        for step in range(first_idle, state.players):
            seat = (state.start_player + step) % state.players
            if state.field[seat][0] != EMPTY:
                yield f"seat {seat} has a card on the field, but has not acted yet"


# ---- the map ----


def _check_tiles(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-18.6, SD-1.9: every tile is in one place, and on squares of its zone."""
    names, params = config.components, config.params
    for place, tile in enumerate(state.tile_on):
        if tile == EMPTY:
            if state.shown[place] or state.blocked[place] or state.link_to[place] != EMPTY:
                yield f"{names.place_ids[place]} carries no tile, but something about one"
        elif state.tile_at[tile] != place:
            yield f"{names.tile_ids[tile]} is on {names.place_ids[place]} and elsewhere"
        elif params.tile_back[tile] != params.zone[place]:
            yield f"{names.tile_ids[tile]} has another back than the zone of {names.place_ids[place]}"
        elif state.blocked[place] and (not state.shown[place] or params.tile_kind[tile] == Kind.MONSTER):
            yield f"{names.tile_ids[tile]} on {names.place_ids[place]} cannot be blockaded"
    for tile, name in enumerate(names.tile_ids):
        at, monster = state.tile_at[tile], params.tile_kind[tile] == Kind.MONSTER
        if at >= 0 and state.tile_on[at] != tile:
            yield f"{name} is not where it is said to be"
        if not monster and at <= WON:
            yield f"{name} cannot be won like a monster"
        if monster and WON < at <= IN_SECTION:
            yield f"{name} cannot lie in a section"


def _check_sight(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-3.17: exposed tiles are face up, monsters are not; not so in the middle of rewards and fights."""
    phase, names = Phase(state.phase), config.components.place_ids
    if facts.reached != state.reached:
        yield "the open network is not what the passages make it"
    if phase == Phase.OVER:
        return
    for place, tile in enumerate(state.tile_on):
        if tile == EMPTY:
            continue
        if facts.exposed[place] and not state.shown[place] and phase not in AFTER_WINNING:
            yield f"the tile on {names[place]} is exposed, so it must be face up"
        if state.shown[place] and state.monster == EMPTY and config.params.tile_kind[tile] == Kind.MONSTER:
            yield f"a monster is face up on {names[place]} and nobody fights it"


def _check_links(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-9.7 to SD-9.15: links lead from face-up connected tiles to neighbours that are face up and not blockaded."""
    names, params = config.components.place_ids, config.params
    for place, other in enumerate(state.link_to):
        if other == EMPTY:
            continue
        sound = other in params.near[place] and state.shown[place] and state.shown[other]
        sound = sound and params.tile_kind[state.tile_on[place]] == Kind.CONNECTED
        if not sound or state.blocked[place] or state.blocked[other]:
            yield f"{names[place]} cannot be linked to {names[other]}"


def _check_marker(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-3.16, SD-3.17: the marker is on the target from its choice to mining completion, else on a passage."""
    phase, name = Phase(state.phase), config.components.place_ids[state.marker]
    if phase == Phase.OVER:
        return
    on_tile = phase in ON_TILE or (phase in EITHER and state.monster == EMPTY)
    if on_tile and (state.tile_on[state.marker] == EMPTY or state.blocked[state.marker]):
        yield f"the marker is on {name}, where there is no target"
    if not on_tile and state.tile_on[state.marker] != EMPTY:
        yield f"the marker is on the tile of {name} in phase {phase.text}"
    if not on_tile and not state.reached[state.marker]:
        yield f"the marker is on {name}, which is cut off from START"
    if (state.entry != EMPTY) != (on_tile or phase in AFTER_WINNING):
        yield f"there is {'an' if state.entry != EMPTY else 'no'} entry square in phase {phase.text}"
    elif state.entry != EMPTY and not (state.reached[state.entry] and state.entry in config.params.near[state.marker]):
        yield f"the marker cannot have entered {name} from {config.components.place_ids[state.entry]}"
    if phase not in EITHER and (state.monster != EMPTY) != (phase in FIGHTING):
        yield f"there is {'a' if state.monster != EMPTY else 'no'} monster to fight in phase {phase.text}"


def _check_drills(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-4.25, SD-4.31 to SD-4.34: Large Drills stand on passages and point at squares no other one points at."""
    params, names = config.params, config.components
    aimed = []
    for token, place in enumerate(state.token_at):
        if place == EMPTY:
            continue
        aim = state.token_aim[token]
        target = params.near[place][aim]
        if state.tile_on[place] != EMPTY or place == params.start or state.drill_on[place] != token:
            yield f"{names.drill_ids[token]} cannot stand on {names.place_ids[place]}"
        if target in (EMPTY, params.start) or state.tile_on[target] != EMPTY or target in aimed:
            yield f"{names.drill_ids[token]} cannot point {'NESW'[aim]} from {names.place_ids[place]}"
        aimed.append(target)
    pointed_at = [place for place, count in enumerate(state.aimed) if count]
    if sorted(aimed) != pointed_at or len(state.drill_on) - state.drill_on.count(EMPTY) != len(aimed):
        yield "the squares of Large Drills are miscounted"


# ---- the board and the players ----


def _check_accidents(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-18.6: one Safety card, and the Alarm without gaps."""
    alarm = sorted(at - ALARM for at in state.accident_at if at >= ALARM)
    if alarm != list(range(state.alarm_count)):
        yield "the Alarm is miscounted"
    if state.accident_at.count(SAFETY) != 1 or len(alarm) >= ACCIDENTS:
        yield "there must be exactly one Safety card"
    if state.phase == Phase.ACCIDENT and not alarm:
        yield "there is no accident to resolve"


def _check_chips(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-18.6: 300 million chips are on the board, with players, on blockades or gone."""
    total = state.chips_left + state.chips_gone + sum(state.big) + sum(state.blocked)
    if total != config.params.chip_stock:
        yield f"{total} chips of 300 million in all, the game has {config.params.chip_stock}"
    if state.chips_left == 0 and not state.over:
        yield "no 300 million chip is left on the board, so the game would be over"
    if not state.over and max(state.small) >= config.params.chips_per_big:
        yield f"{config.params.chips_per_big} chips of 100 million would have been exchanged"


def _check_crystals(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-18.6, SD-7.24: every crystal is somewhere, and nobody keeps more than the limit."""
    for colour, counts in enumerate(zip(state.stock, *state.crystals, strict=True)):
        if sum(counts) != config.params.crystal_stock:
            stock = config.params.crystal_stock
            yield f"{sum(counts)} {Colour(colour).text} crystals in all, the game has {stock}"
    if state.phase not in (*AFTER_WINNING, Phase.OVER):
        for seat in range(state.players):
            if sum(state.crystals[seat]) > facts.crystal_limit[seat]:
                yield f"seat {seat} has {sum(state.crystals[seat])} crystals, the limit is {facts.crystal_limit[seat]}"


def _check_sections(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """SD-8.1, SD-8.9: a section with two tiles is paid and cleared at once."""
    for seat in range(state.players):
        if state.tile_at.count(IN_SECTION - seat) != state.section[seat]:
            yield f"the section of seat {seat} is miscounted"
        if state.section[seat] >= config.params.check_tiles and seat != state.winner:
            yield f"the section of seat {seat} has {state.section[seat]} tiles, they would have been paid"


def _check_seats(config: Config, state: Any, facts: Any) -> Iterator[str]:
    for seat in range(state.players):
        if state.gadget_owner[GadgetType.SUPPORT_DRONE * COLOURS :].count(seat) != state.drones[seat]:
            yield f"the Support Drones of seat {seat} are miscounted"
        if state.eliminated[seat]:
            yield from _check_eliminated(state, seat)
        elif not state.over and config.params.advanced and state.tears[seat] >= state.players:
            yield f"seat {seat} has {state.tears[seat]} Red Tears and would be eliminated"
    if not config.params.advanced and (any(state.tears) or any(state.eliminated)):
        yield "Red Tears belong to the advanced rules"
    if sum(state.eliminated) >= state.players - 1 and not state.over:
        yield "only one player is left, so the game would be over"


def _check_eliminated(state: Any, seat: int) -> Iterator[str]:
    owns = state.hand_count[seat] or any(state.crystals[seat]) or state.big[seat] or state.small[seat]
    owns = owns or seat in state.gadget_owner or state.section[seat] or WON - seat in state.tile_at
    unplaced = (seat, EMPTY) in zip(state.token_owner, state.token_at, strict=True)
    if owns or unplaced or state.field[seat][0] != EMPTY:
        yield f"seat {seat} is eliminated and owns nothing"
    if seat == state.start_player or (seat == state.active and not state.over):
        yield f"seat {seat} is eliminated and cannot act"


def _check_absent(config: Config, state: Any, facts: Any) -> Iterator[str]:
    """Nothing belongs to seats that are not in the game."""
    used = (state.hand_count, state.big, state.small, state.section, state.tears, [*map(sum, state.crystals)])
    owners = (*state.gadget_owner, *state.token_owner, state.start_player)
    places = {place - seat for place in (IN_SECTION, WON) for seat in range(state.players)}
    tiles = any(at < REMOVED and at not in places for at in state.tile_at)
    if any(any(counts[state.players :]) for counts in used) or max(owners) >= state.players or tiles:
        yield "a seat that is not in the game owns something"


CHECKS: tuple[Check, ...] = (
    _check_cards,
    _check_tops,
    _check_hands,
    _check_colours,
    _check_past,
    _check_field,
    _check_tiles,
    _check_sight,
    _check_links,
    _check_marker,
    _check_drills,
    _check_accidents,
    _check_chips,
    _check_crystals,
    _check_sections,
    _check_seats,
    _check_absent,
)
