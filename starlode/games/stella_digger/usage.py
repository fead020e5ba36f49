"""Which components a seat took or used, for balance reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.usage import Component, Use
from starlode.engine.words import count_of
from starlode.games.stella_digger.components import Components, Tile
from starlode.games.stella_digger.state import (
    COLOURS,
    E_ACCIDENT,
    E_ACTION,
    E_BUILD,
    E_BUY,
    E_CAPSULE,
    E_DECLARE,
    E_EXTRA,
    E_PLAY,
    E_TEAR,
    E_TILE,
    E_TROPHY,
    EMPTY,
    G_CAPSULE,
    G_DRONE,
    G_POWER,
    G_SUPER,
    GADGET_NAMES,
    P_ACTION,
    PASS,
    WORDS,
)
from starlode.games.stella_digger.texts.names import (
    GADGET_TITLES,
    accident_name,
    gadget_name,
    tile_name,
)

BOUGHT, USED, BUILT, MINED, DEFEATED = "bought", "used", "built", "mined", "defeated"
PLAYED, CHOSE, SUFFERED, SHED = "played", "chose", "suffered", "shed"

ACTIONS = WORDS[: PASS + 1]
_USES = {E_DECLARE: G_SUPER, E_EXTRA: G_POWER, E_CAPSULE: G_CAPSULE}  # types of gadgets that an event shows at work


def components(config: Config) -> list[Component]:
    """Gadgets and their types, Large Drills, tiles, drill cards, actions, accidents, and Red Tears by number."""
    tables: Components = config.components
    return [
        *(_gadget(config, number) for number in range(len(tables.gadgets))),
        *(_gadget_type(number) for number in range(len(GADGET_NAMES))),
        *(
            Component(drill.id, "Large Drill", f"{drill.id} ({drill.price})", ways=(BUILT,))
            for drill in tables.large_drills
        ),
        *(_tile(config, number, tile) for number, tile in enumerate(tables.tiles)),
        *(Component(card.id, "Drill card", card.id, ways=(PLAYED,)) for card in tables.drill_cards),
        *(Component(_action(word), "Action", f"Action {word}", "action", (CHOSE,)) for word in ACTIONS),
        *(_accident(config, number) for number in range(len(tables.accidents))),
        *(_tears(number) for number in range(1, SEATS + 1)),
    ]


def _gadget(config: Config, number: int) -> Component:
    row = config.components.gadgets[number]
    return Component(row.id, "Gadget", gadget_name(config, number).removeprefix("the "), ways=(BOUGHT,))


def _gadget_type(number: int) -> Component:
    ways = (BOUGHT,) if number == G_DRONE else (BOUGHT, USED)  # a Support Drone is always at work
    name = GADGET_NAMES[number]
    return Component(name, "Type of gadget", GADGET_TITLES[name], "gadget", ways)


def _tile(config: Config, number: int, row: Tile) -> Component:
    kind, how = ("Monster", DEFEATED) if row.kind == "monster" else (f"Tile of the {row.back} zone", MINED)
    return Component(row.id, kind, tile_name(config, number), ways=(how,))


def _action(word: str) -> str:
    return f"action-{word}"


def _accident(config: Config, number: int) -> Component:
    name = accident_name(config, number).removeprefix("the ")
    return Component(config.components.accident_ids[number], "Accident", name, ways=(SUFFERED,))


def _tears(number: int) -> Component:
    return Component(f"tears-{number}", "Red Tears", count_of(number, "Red Tear"), ways=(SHED,))


def taken(config: Config, event: Event) -> Iterator[Use]:
    """What was bought, built, mined, defeated, played, chosen or suffered."""
    tables: Components = config.components
    kind, seat, detail = event.kind, event.seat, event.a
    if kind == E_BUY:
        yield Use(seat, tables.gadget_ids[detail], BOUGHT)
        yield Use(seat, GADGET_NAMES[detail // COLOURS], BOUGHT)
    elif kind == E_BUILD:
        yield Use(seat, tables.drill_ids[detail], BUILT)
    elif kind in (E_TILE, E_TROPHY):
        yield Use(seat, tables.tile_ids[detail], MINED if kind == E_TILE else DEFEATED)
    elif kind == E_ACTION:
        yield Use(seat, _action(WORDS[detail]), CHOSE)
    elif kind == E_ACCIDENT:
        yield Use(seat, tables.accident_ids[detail], SUFFERED)
    elif kind == E_TEAR:
        yield Use(seat, f"tears-{min(detail, SEATS)}", SHED)
    if kind in (E_PLAY, E_EXTRA):
        yield Use(seat, tables.card_ids[detail], PLAYED)
    if kind in _USES:
        yield Use(seat, GADGET_NAMES[_USES[kind]], USED)


def on_offer(config: Config, state: Any, seat: int) -> Iterator[tuple[str, str]]:
    """Gadgets for sale and those of one's own, unbuilt Large Drills, open tiles, the hand; and which action to take."""
    tables: Components = config.components
    owners = state.gadget_owner.tolist()
    for number, owner in enumerate(owners):
        if owner < 0:
            yield tables.gadget_ids[number], BOUGHT
            yield GADGET_NAMES[number // COLOURS], BOUGHT
        elif owner == seat and number // COLOURS != G_DRONE:
            yield GADGET_NAMES[number // COLOURS], USED
    unbuilt = np.flatnonzero((state.token_owner == seat) & (state.token_at == EMPTY))
    yield from ((tables.drill_ids[token], BUILT) for token in unbuilt.tolist())
    for tile in state.tile_on[(state.shown == 1) & (state.tile_on != EMPTY)].tolist():
        yield tables.tile_ids[tile], DEFEATED if tables.tiles[tile].kind == "monster" else MINED
    yield from ((tables.card_ids[card], PLAYED) for card in np.flatnonzero(state.hand[seat]).tolist())
    if state.phase == P_ACTION:
        yield from ((_action(word), CHOSE) for word in ACTIONS)
