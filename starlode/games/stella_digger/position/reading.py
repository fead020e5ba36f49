"""Reading a position: every part is placed, what is left open is drawn by lot, and then nothing may be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from starlode.engine.boundary.shapes import index_of, once, refusal, seat_number
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.games.stella_digger.faults.cards import blamed
from starlode.games.stella_digger.faults.phases import open_network
from starlode.games.stella_digger.position import lots as by_lot
from starlode.games.stella_digger.position.choosing import read_decision, read_turn
from starlode.games.stella_digger.position.past import read_past, suppose_past
from starlode.games.stella_digger.position.shape import Accidents, Deck, Map, Position, SeatZones
from starlode.games.stella_digger.things import (
    ACCIDENTS,
    ALARM,
    CARDS,
    COLOURS,
    DANGER,
    DECK_IDS,
    DECKS,
    DRONES,
    EMPTY,
    FIELD,
    IN_SECTION,
    ONCE_A_ROUND,
    RANKS,
    REMOVED,
    SAFETY,
    SPENT,
    WON,
    Colour,
    Direction,
)

USED_IDS = [kind.text for kind in ONCE_A_ROUND]


def read(config: Config, state: Any, given: Position) -> None:
    """Fill a cleared state, whose header knows the players and the key; raises InvalidPosition."""
    if len(given.seats) > state.players:
        raise refusal("seats", f"{len(given.seats)} are given, the game has {state.players}")
    state.tile_on[:] = state.tile_at[:] = REMOVED
    state.marker = config.params.start
    chance = by_lot.lots_of(state)
    for seat, zones in enumerate(given.seats):
        _read_seat(config, state, seat, zones)
    _read_map(config, state, given.map, given.removed, chance)
    _read_cards(config, state, given, chance)
    _read_past(config, state, given)
    _read_accidents(config, state, given.accidents, chance)
    _read_board(config, state, given)
    state.reached[:] = open_network(config, state)
    read_turn(config, state, given)
    read_decision(config, state, given)


# ---- seats ----


def _card(config: Config, place: str, name: str) -> int:
    """The type of a drill card, named by its type or by one of its copies (SD-1.4)."""
    copies = config.components.copy_ids
    return (
        copies[name]
        if name in copies
        else index_of(place, name.removeprefix("drill-"), config.components.card_ids, "card")
    )


def _read_seat(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    where, names = f"seats[{seat}]", config.components
    for name in zones.hand:
        state.hand[seat, _card(config, f"{where}.hand", name)] += 1
    state.hand_count[seat] = len(zones.hand)
    for name in zones.discard or ():
        state.discards[seat, _card(config, f"{where}.discard", name)] += 1
    _read_field(config, state, seat, zones)
    for name, count in zones.crystals.items():
        state.crystals[seat, index_of(f"{where}.crystals", name, Colour.texts(), "colour")] = count
    for name in zones.gadgets:
        _own(state.gadget_owner, names.gadget_ids, name, seat, f"{where}.gadgets", "gadget")
    state.drones[seat] = (state.gadget_owner[DRONES] == seat).sum()
    for name in once(f"{where}.used", zones.used):
        used = index_of(f"{where}.used", name, USED_IDS, "gadget type with use once a round")
        state.used[seat, ONCE_A_ROUND[used]] = 1
    for name in zones.large_drills:
        _own(state.token_owner, names.drill_ids, name, seat, f"{where}.large_drills", "Large Drill")
    for name in zones.section:
        _put(config, state, f"{where}.section", name, IN_SECTION - seat)
    for name in zones.monsters:
        _put(config, state, f"{where}.monsters", name, WON - seat)
    state.section[seat] = len(zones.section)
    state.big[seat], state.small[seat] = zones.chips_300, zones.chips_100
    state.tears[seat], state.eliminated[seat] = zones.tears, zones.eliminated
    _read_known(config, state, seat, zones)


def _own(owners: Any, names: Sequence[str], name: str, seat: int, where: str, what: str) -> int:
    """A thing without an owner gets one; answers with its number."""
    number = index_of(where, name, names, what)
    if owners[number] != EMPTY:
        raise refusal(where, f"{name} is already owned by seat {owners[number]}")
    owners[number] = seat
    return number


def _put(config: Config, state: Any, where: str, name: str, at: int) -> int:
    """A tile that lies nowhere yet is put somewhere."""
    tile = index_of(where, name, config.components.tile_ids, "tile")
    if state.tile_at[tile] != REMOVED:
        raise refusal(where, f"{name} is already somewhere else")
    state.tile_at[tile] = at
    return tile


def _read_field(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    where = f"seats[{seat}].field"
    if len(zones.field) > FIELD:
        raise refusal(where, f"{len(zones.field)} cards, one player can have {FIELD}")
    for i, name in enumerate(zones.field):
        state.field[seat, i] = _card(config, where, name)
    if zones.field:
        printed = Colour(state.field[seat, 0] // RANKS).text
        state.field_colour[seat] = index_of(f"{where}_colour", zones.field_colour or printed, Colour.texts(), "colour")
    elif zones.field_colour:
        raise refusal(f"{where}_colour", "there is no card on the field")


def _read_known(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    """Plain backs: nothing is known of a hand but what is written."""
    if not config.params.coloured:
        state.most[seat] = state.hand_count[seat]
    elif zones.known:
        raise refusal(f"seats[{seat}].known", "with coloured backs all colours are public")
    for name, known in zones.known.items():
        colour = index_of(f"seats[{seat}].known", name, Colour.texts(), "colour")
        state.least[seat, colour] = known.least
        state.most[seat, colour] = state.hand_count[seat] if known.most is None else known.most


# ---- the map ----


def _read_map(config: Config, state: Any, given: Map, removed: list[str] | None, chance: Random) -> None:
    open_places: dict[int, bool] = {}
    for shown, tiles in ((True, given.face_up), (False, given.face_down)):
        for name, tile_name in tiles.items():
            place = _square(config, "map", name)
            if state.tile_on[place] != EMPTY or place in open_places:
                raise refusal(f"map.{name}", "carries two tiles")
            if tile_name is None:
                open_places[place] = shown
            else:
                state.tile_on[place] = _put(config, state, f"map.{name}", tile_name, place)
                state.shown[place] = shown
    unnamed = _unnamed(config, state, given, open_places)
    out = {index_of("removed", name, config.components.tile_ids, "tile") for name in once("removed", removed or ())}
    if any(state.tile_at[tile] != REMOVED for tile in out):
        raise refusal("removed", "names a tile that lies somewhere else")
    by_lot.lay_tiles(config, state, chance, open_places | unnamed, out, set(unnamed))
    if removed is not None and len(out) != (state.tile_at[: config.params.tiles] == REMOVED).sum():
        raise refusal("removed", "every tile that lies nowhere else must be named")
    _read_marks(config, state, given)


def _square(config: Config, where: str, name: str) -> int:
    place = index_of(where, name, config.components.place_ids, "square")
    if place == config.params.start:
        raise refusal(where, "START carries nothing")
    return place


def _unnamed(config: Config, state: Any, given: Map, named: dict[int, bool]) -> dict[int, bool]:
    """Where passages are listed, every other square carries a tile: face up if it is exposed."""
    if given.passages is None:
        return {}
    names, params = config.components.place_ids, config.params
    named_ones = {index_of("map.passages", name, names, "square") for name in once("map.passages", given.passages)}
    passages = named_ones | {int(params.start)}
    for place in passages:
        if state.tile_on[place] != EMPTY or place in named:
            raise refusal(f"map.{names[place]}", "is a passage and carries a tile")
    reached, waiting = {int(params.start)}, [int(params.start)]
    while waiting:
        new = {int(other) for other in params.near[waiting.pop()]} & passages - reached
        reached |= new
        waiting += new
    free = set(range(params.places)) - passages - set(named)
    return {p: bool(set(params.near[p].tolist()) & reached) for p in sorted(free) if state.tile_on[p] == EMPTY}


def _read_marks(config: Config, state: Any, given: Map) -> None:
    names = config.components
    for name in once("map.blockaded", given.blockaded):
        state.blocked[_square(config, "map.blockaded", name)] = 1
    for name, other in given.links.items():
        state.link_to[_square(config, "map.links", name)] = _square(config, "map.links", other)
    for name, drill in given.large_drills.items():
        where = f"map.large_drills.{name}"
        place, owner = _square(config, where, name), seat_number(f"{where}.seat", drill.seat, state.players)
        token = _own(state.token_owner, names.drill_ids, drill.token, owner, f"{where}.token", "Large Drill")
        aim = index_of(f"{where}.aim", drill.aim, Direction.texts(), "direction")
        state.token_at[token], state.token_aim[token], state.drill_on[place] = place, aim, token
        if config.params.near[place, aim] != EMPTY:
            state.aimed[config.params.near[place, aim]] = 1


# ---- cards ----


def _read_cards(config: Config, state: Any, given: Position, chance: Random) -> None:
    """Decks as written; what lies nowhere is dealt to decks, or lies in the first discard pile if none is written."""
    sizes = [0] * DECKS
    for name, deck in (given.decks or {}).items():
        number = index_of("decks", name, DECK_IDS, "deck")
        if isinstance(deck, int):
            sizes[number] = deck
        else:
            _read_deck(config, state, number, deck)
    rest = _unplaced(config, state)
    if given.decks is None:
        sizes = [(int(rest.sum()) + DECKS - 1 - deck) // DECKS for deck in range(DECKS)]
    if sum(sizes) > rest.sum():
        raise refusal("decks", f"{sum(sizes)} cards by lot, but only {rest.sum()} lie nowhere else")
    rest = by_lot.deal_decks(state, chance, rest, sizes)
    if rest.any():
        if any(zones.discard is not None for zones in given.seats):
            raise refusal("decks", f"{config.components.card_ids[int(np.flatnonzero(rest)[0])]} lies nowhere")
        state.discards[0] += rest.astype(np.int8)
    state.deck_count[:] = state.deck.sum(1)
    for deck in range(DECKS):
        if state.deck_top[deck] == EMPTY:
            by_lot.turn_top(config, state, chance, deck)
    for name in given.outside:
        state.outside[_card(config, "outside", name)] += 1
    state.rebuilt = given.rebuilt


def _read_past(config: Config, state: Any, given: Position) -> None:
    """Colours that show, and what all remember of cards."""
    if config.params.coloured:
        state.hand_colours[:] = state.hand.reshape(SEATS, COLOURS, RANKS).sum(2)
        state.deck_colours[:] = state.deck.reshape(DECKS, COLOURS, RANKS).sum(2)
    if given.past is None:
        suppose_past(config, state)
    else:
        read_past(config, state, given.past, _card)


def _read_deck(config: Config, state: Any, number: int, deck: Deck) -> None:
    where = f"decks.{DECK_IDS[number]}"
    for name in deck.cards:
        state.deck[number, _card(config, where, name)] += 1
    if deck.top is not None:
        state.deck_top[number] = index_of(where, deck.top, Colour.texts(), "colour")


def _unplaced(config: Config, state: Any) -> Any:
    """Drill cards that lie nowhere yet."""
    field = np.bincount(state.field[state.field != EMPTY], minlength=CARDS)
    rest = config.params.copies - state.deck.sum(0) - state.hand.sum(0) - state.discards.sum(0) - field
    for card in np.flatnonzero(rest < 0):
        copies = config.params.copies[card]
        raise refusal(
            blamed(state, int(card)),
            f"{copies - rest[card]} {config.components.card_ids[card]} in all, the game has {copies}",
        )
    return rest


# ---- the board ----


def _read_accidents(config: Config, state: Any, given: Accidents | None, chance: Random) -> None:
    """By default one card is safe, by lot, and three are in Danger; what is named nowhere is in Danger."""
    names = config.components.accident_ids
    if given is None:
        state.accident_at[:] = DANGER
        state.accident_at[chance.randrange(ACCIDENTS)] = SAFETY
        return
    lists = {"danger": given.danger or [], "safety": [given.safety], "alarm": given.alarm, "spent": given.spent}
    numbers = {
        key: [index_of(f"accidents.{key}", n, names, "accident card") for n in each] for key, each in lists.items()
    }
    every = [card for each in numbers.values() for card in each]
    if len(set(every)) != len(every) or (given.danger is not None and len(every) != ACCIDENTS):
        raise refusal("accidents", "every accident card must be in exactly one place")
    state.accident_at[:] = DANGER
    state.accident_at[numbers["safety"]] = SAFETY
    state.accident_at[numbers["spent"]] = SPENT
    for number, card in enumerate(numbers["alarm"]):
        state.accident_at[card] = ALARM + number
    state.alarm_count = len(numbers["alarm"])


def _read_board(config: Config, state: Any, given: Position) -> None:
    """Chips and crystals that no player has are on the board and in the common area."""
    state.chips_gone = given.chips.gone
    left = int(config.params.chip_stock) - given.chips.gone - int(state.big.sum()) - int(state.blocked.sum())
    if left < 0:
        raise refusal(
            "chips",
            f"{config.params.chip_stock - left} of 300 million are given away, the game has {config.params.chip_stock}",
        )
    state.chips_left = left if given.chips.board is None else given.chips.board
    state.stock[:] = config.params.crystal_stock - state.crystals.sum(0)
    if (state.stock < 0).any():
        raise refusal("stock", f"there are only {config.params.crystal_stock} crystals of each colour")
    for name, count in (given.stock or {}).items():
        colour = index_of("stock", name, Colour.texts(), "colour")
        if state.stock[colour] != count:
            raise refusal("stock", f"{count} {name}, but {state.stock[colour]} belong to nobody")
