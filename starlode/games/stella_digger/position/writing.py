"""Writing a position: the whole truth, each part under the name a person would use.

The parts that everybody may see are functions of their own, because the view of a seat is made of them too. They are
given a record as plain numbers (`engine.reading`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Any, NamedTuple

from starlode.engine.authoring.game import Json
from starlode.engine.authoring.keys import write_keys
from starlode.engine.declarations.config import Config
from starlode.engine.state.reading import read
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.position.past import write_past
from starlode.games.stella_digger.position.shape import CHOICE
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.things import (
    ALARM,
    DANGER,
    DECK_IDS,
    EMPTY,
    IN_SECTION,
    PLACES,
    REMOVED,
    SAFETY,
    SPENT,
    WON,
    Colour,
    Direction,
    Ending,
    GadgetType,
)

COLOUR_IDS, AIM_IDS, PHASE_IDS = Colour.texts(), Direction.texts(), Phase.texts()
ENDING_IDS, TYPE_IDS = Ending.texts(), GadgetType.texts()
RED, BLUE, GREEN, PURPLE = COLOUR_IDS


def write(config: Config, truth: Any) -> Json:
    """The whole position as JSON, without options and generator; changes nothing."""
    state = read(State, truth)
    things = lying(config, state)
    data = turn(config, state) | {
        "map": public_map(config, state, face_down(config, state)),
        "removed": things.tiles[REMOVED],
        "decks": {name: _deck(config, state, deck) for deck, name in enumerate(DECK_IDS)},
        "outside": cards(config, state.outside),
        "accidents": accidents(config, state) | _hidden_accidents(config, state),
        "stock": crystals(state.stock),
        "seats": [_seat(config, state, things, seat) for seat in range(state.players)],
    }
    if any(state.pools) or any(state.outside):  # without it, more would be supposed
        data["past"] = write_past(config, truth)
    choice = decision(config, state)
    return data | ({"decision": choice} if choice else {})


# ---- lists of names ----


def marked(marks: Sequence[int], names: Sequence[str]) -> list[str]:
    """The names of what is marked."""
    return list(compress(names, marks))


def which(values: Sequence[int], value: int, names: Sequence[str]) -> list[str]:
    """The names of what has that value."""
    return [name for name, other in zip(names, values, strict=False) if other == value]


def sort_out(pairs: Iterable[tuple[str, int]]) -> defaultdict[int, list[str]]:
    """For each value the names that go with it."""
    found: defaultdict[int, list[str]] = defaultdict(list)
    for name, value in pairs:
        found[value].append(name)
    return found


class Lying(NamedTuple):
    """Tiles off the map by where they are, gadgets by their owners, and Large Drills that are not placed by theirs."""

    tiles: defaultdict[int, list[str]]
    gadgets: defaultdict[int, list[str]]
    drills: defaultdict[int, list[str]]


def lying(config: Config, state: Any) -> Lying:
    """What lies where, gone through once for all seats."""
    names = config.components
    tiles = zip(names.tile_ids, state.tile_at, strict=False)
    tokens = zip(names.drill_ids, state.token_owner, strict=True)
    return Lying(
        sort_out(compress(tiles, [at < 0 for at in state.tile_at])),
        sort_out(zip(names.gadget_ids, state.gadget_owner, strict=True)),
        sort_out(compress(tokens, [at == EMPTY for at in state.token_at])),
    )


def cards(config: Config, counts: Sequence[int]) -> list[str]:
    """As many names of each type as its count says."""
    found: list[str] = []
    for name, count in zip(config.components.card_ids, counts, strict=True):
        if count:
            found += (name,) * count
    return found


def crystals(counts: Sequence[int]) -> dict[str, int]:
    """Each colour with its count."""
    red, blue, green, purple = counts
    return {RED: red, BLUE: blue, GREEN: green, PURPLE: purple}  # often wanted: twice as quick as by zip


def name_of(names: Sequence[str], number: int) -> str | None:
    """The name of a thing, None for none."""
    return None if number == EMPTY else names[number]


# ---- the table ----


def turn(config: Config, state: Any) -> Json:
    """Where the game stands, as everybody sees it."""
    places = config.components.place_ids
    found: Json = {
        "round": state.round_number,
        "phase": PHASE_IDS[state.phase],
        "seat": None if state.active == EMPTY else state.active,
        "start_player": state.start_player,
        "marker": name_of(places, state.marker),
        "entry": name_of(places, state.entry),
        "rebuilt": bool(state.rebuilt),
        "chips": {"board": state.chips_left, "gone": state.chips_gone},
    }
    return found | ({"ending": ENDING_IDS[state.ending]} if state.over else {})


def public_map(config: Config, state: Any, hidden: Json) -> Json:
    """The map, with what the caller knows of face-down tiles."""
    places, tiles = config.components.place_ids, config.components.tile_ids
    up = list(compress(range(PLACES), state.shown))
    return {
        "face_up": {places[place]: tiles[state.tile_on[place]] for place in up},
        "face_down": hidden,
        "blockaded": marked(state.blocked, places),
        "links": {places[place]: places[state.link_to[place]] for place in up if state.link_to[place] != EMPTY},
        "large_drills": {
            places[at]: {
                "token": config.components.drill_ids[token],
                "aim": AIM_IDS[state.token_aim[token]],
                "seat": state.token_owner[token],
            }
            for token, at in enumerate(state.token_at)
            if at != EMPTY
        },
    }


def face_down(config: Config, state: Any) -> dict[str, str]:
    """The tiles that no one has seen, by square."""
    names, tiles = config.components.place_ids, config.components.tile_ids
    lying = zip(names, state.tile_on, state.shown, strict=False)
    return {name: tiles[tile] for name, tile, shown in lying if tile != EMPTY and not shown}


def _deck(config: Config, state: Any, deck: int) -> Json:
    return {"top": name_of(COLOUR_IDS, state.deck_top[deck]), "cards": cards(config, state.deck[deck])}


def accidents(config: Config, state: Any) -> Json:
    """The face-up accident cards."""
    names = config.components.accident_ids
    return {"safety": names[state.accident_at.index(SAFETY)], "spent": which(state.accident_at, SPENT, names)}


def _hidden_accidents(config: Config, state: Any) -> Json:
    names = config.components.accident_ids
    return {"danger": which(state.accident_at, DANGER, names), "alarm": alarm(config, state)}


def alarm(config: Config, state: Any) -> list[str]:
    """The Alarm cards in the order in which they came."""
    came = sorted(zip(state.accident_at, config.components.accident_ids, strict=True))
    return [name for at, name in came if at >= ALARM]


# ---- seats ----


def public_seat(config: Config, state: Any, things: Lying, seat: int) -> Json:
    """What lies open before a seat."""
    card_ids = config.components.card_ids
    return {
        "field": [card_ids[card] for card in state.field[seat] if card != EMPTY],
        "field_colour": name_of(COLOUR_IDS, state.field_colour[seat]),
        "discard": cards(config, state.discards[seat]),
        "crystals": crystals(state.crystals[seat]),
        "gadgets": things.gadgets[seat],
        "used": marked(state.used[seat], TYPE_IDS),
        "large_drills": things.drills[seat],
        "chips_300": state.big[seat],
        "chips_100": state.small[seat],
        "section": things.tiles[IN_SECTION - seat],
        "monsters": things.tiles[WON - seat],
        "tears": state.tears[seat],
        "eliminated": bool(state.eliminated[seat]),
    }


def known(state: Any, seat: int) -> Json:
    """Plain backs: what all know of a hand, where that is more than its size."""
    bounds = zip(COLOUR_IDS, state.least[seat], state.most[seat], strict=True)
    size = state.hand_count[seat]
    return {name: {"least": least, "most": most} for name, least, most in bounds if least > 0 or most < size}


def _seat(config: Config, state: Any, things: Lying, seat: int) -> Json:
    zones: Json = {"hand": cards(config, state.hand[seat])}
    if not config.params.coloured and known(state, seat):
        zones["known"] = known(state, seat)
    return zones | public_seat(config, state, things, seat)


# ---- the decision ----

HELD = [[CHOICE[field] for field in phase.row.holds if field in CHOICE] for phase in Phase]


def decision(config: Config, state: Any) -> Json:
    """The choice half made; empty where the phase says all."""
    return write_keys(HELD[state.phase], config, state)
