"""Writing a position: the whole truth, each part under the name a person would use.

The parts that everybody may see are functions of their own, because the view of a seat is made of them too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from starlode.engine.game import Config, Json
from starlode.engine.records import Array
from starlode.games.stella_digger.decisions import Phase
from starlode.games.stella_digger.position.past import write_past
from starlode.games.stella_digger.position.shape import DECISIONS
from starlode.games.stella_digger.things import (
    ALARM,
    COLOURS,
    DANGER,
    DECK_IDS,
    EMPTY,
    IN_SECTION,
    REMOVED,
    SAFETY,
    SPENT,
    WON,
    Colour,
    Direction,
    Ending,
    GadgetType,
)


def write(config: Config, state: Any) -> Json:
    """The whole position as JSON, without options and generator; changes nothing."""
    data = turn(config, state) | {
        "map": public_map(config, state, face_down(config, state)),
        "removed": removed(config, state),
        "decks": {name: _deck(config, state, deck) for deck, name in enumerate(DECK_IDS)},
        "outside": cards(config, state.outside),
        "accidents": accidents(config, state) | _hidden_accidents(config, state),
        "stock": crystals(state.stock),
        "seats": [_seat(config, state, seat) for seat in range(state.players)],
    }
    if state.pools.any() or state.outside.any():  # without it, more would be supposed
        data["past"] = write_past(config, state)
    choice = decision(config, state)
    return data | ({"decision": choice} if choice else {})


# ---- lists of names ----


def named(numbers: Iterable[int], names: Sequence[str]) -> list[str]:
    """The names of these numbers, in their order."""
    return [names[number] for number in numbers]


def cards(config: Config, counts: Array) -> list[str]:
    """As many names of each type as its count says."""
    return named(np.repeat(np.arange(len(counts)), counts), config.components.card_ids)


def crystals(counts: Array) -> dict[str, int]:
    """Each colour with its count."""
    return {name: int(count) for name, count in zip(Colour.texts(), counts, strict=True)}


def place(config: Config, number: int) -> str | None:
    """The name of a square, None for none."""
    return None if number == EMPTY else str(config.components.place_ids[number])


# ---- the table ----


def turn(config: Config, state: Any) -> Json:
    """Where the game stands, as everybody sees it."""
    found: Json = {
        "round": int(state.round_number),
        "phase": Phase(state.phase).text,
        "seat": None if state.active == EMPTY else int(state.active),
        "start_player": int(state.start_player),
        "marker": place(config, int(state.marker)),
        "entry": place(config, int(state.entry)),
        "rebuilt": bool(state.rebuilt),
        "chips": {"board": int(state.chips_left), "gone": int(state.chips_gone)},
    }
    return found | ({"ending": Ending(state.ending).text} if state.over else {})


def public_map(config: Config, state: Any, hidden: Any) -> Json:
    """The map, with what the caller knows of face-down tiles."""
    names = config.components
    up = [p for p in range(config.params.places) if state.shown[p]]
    return {
        "face_up": {names.place_ids[p]: names.tile_ids[state.tile_on[p]] for p in up},
        "face_down": hidden,
        "blockaded": named(np.flatnonzero(state.blocked), names.place_ids),
        "links": {names.place_ids[p]: names.place_ids[state.link_to[p]] for p in up if state.link_to[p] != EMPTY},
        "large_drills": {
            names.place_ids[state.token_at[token]]: {
                "token": names.drill_ids[token],
                "aim": Direction(state.token_aim[token]).text,
                "seat": int(state.token_owner[token]),
            }
            for token in np.flatnonzero(state.token_at != EMPTY)
        },
    }


def face_down(config: Config, state: Any) -> dict[str, str]:
    """The tiles that nobody has seen, by square."""
    names = config.components
    down = [p for p in range(config.params.places) if state.tile_on[p] != EMPTY and not state.shown[p]]
    return {names.place_ids[p]: names.tile_ids[state.tile_on[p]] for p in down}


def removed(config: Config, state: Any) -> list[str]:
    """The tiles that have left the game."""
    return tiles_at(config, state, REMOVED)


def tiles_at(config: Config, state: Any, where: int) -> list[str]:
    """The tiles in one place off the map."""
    names = config.components.tile_ids
    return [name for tile, name in enumerate(names) if state.tile_at[tile] == where]


def _deck(config: Config, state: Any, deck: int) -> Json:
    return {"top": top(state, deck), "cards": cards(config, state.deck[deck])}


def top(state: Any, deck: int) -> str | None:
    """The colour a deck shows, None if it is empty or has plain backs."""
    return None if state.deck_top[deck] == EMPTY else Colour(state.deck_top[deck]).text


def accidents(config: Config, state: Any) -> Json:
    """The face-up accident cards."""
    names = config.components.accident_ids
    return {
        "safety": names[state.accident_at.tolist().index(SAFETY)],
        "spent": named(np.flatnonzero(state.accident_at == SPENT), names),
    }


def _hidden_accidents(config: Config, state: Any) -> Json:
    names = config.components.accident_ids
    return {"danger": named(np.flatnonzero(state.accident_at == DANGER), names), "alarm": alarm(config, state)}


def alarm(config: Config, state: Any) -> list[str]:
    """The Alarm cards in the order in which they came."""
    order = [card for card in np.argsort(state.accident_at, kind="stable") if state.accident_at[card] >= ALARM]
    return named(order, config.components.accident_ids)


# ---- seats ----


def public_seat(config: Config, state: Any, seat: int) -> Json:
    """What lies open before a seat."""
    names = config.components
    colour = int(state.field_colour[seat])
    unplaced = (state.token_owner == seat) & (state.token_at == EMPTY)
    return {
        "field": named([card for card in state.field[seat] if card != EMPTY], names.card_ids),
        "field_colour": None if colour == EMPTY else Colour(colour).text,
        "discard": cards(config, state.discards[seat]),
        "crystals": crystals(state.crystals[seat]),
        "gadgets": named(np.flatnonzero(state.gadget_owner == seat), names.gadget_ids),
        "used": named(np.flatnonzero(state.used[seat]), GadgetType.texts()),
        "large_drills": named(np.flatnonzero(unplaced), names.drill_ids),
        "chips_300": int(state.big[seat]),
        "chips_100": int(state.small[seat]),
        "section": tiles_at(config, state, IN_SECTION - seat),
        "monsters": tiles_at(config, state, WON - seat),
        "tears": int(state.tears[seat]),
        "eliminated": bool(state.eliminated[seat]),
    }


def known(state: Any, seat: int) -> Json:
    """Plain backs: what all know of a hand, where that is more than its size."""
    found: Json = {}
    for colour in range(COLOURS):
        least, most = int(state.least[seat, colour]), int(state.most[seat, colour])
        if least > 0 or most < state.hand_count[seat]:
            found[Colour(colour).text] = {"least": least, "most": most}
    return found


def _seat(config: Config, state: Any, seat: int) -> Json:
    zones: Json = {"hand": cards(config, state.hand[seat])}
    if not config.params.coloured and known(state, seat):
        zones["known"] = known(state, seat)
    return zones | public_seat(config, state, seat)


# ---- the decision ----


def decision(config: Config, state: Any) -> Json:
    """The choice half made; empty where the phase says all."""
    names = config.components
    values: Json = {
        "target": place(config, int(state.target)),
        "gadget": None if state.buying == EMPTY else names.gadget_ids[state.buying],
        "large_drill": None if state.building == EMPTY else names.drill_ids[state.building],
        "square": place(config, int(state.site)),
        "aim": None if state.aim == EMPTY else Direction(state.aim).text,
        "owed": int(state.owed),
        "winner": None if state.winner == EMPTY else int(state.winner),
        "tiles": named(state.queue[: state.queue_count], names.tile_ids),
        "monster": place(config, int(state.monster)),
        "struck": [seat for seat in range(state.players) if state.struck[seat]],
    }
    fields = DECISIONS.get(Phase(state.phase).text, ())
    return {name: values[name] for name in fields if values[name] is not None}
