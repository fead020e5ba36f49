"""Which components a seat took or used, for balance reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import Sort
from starlode.engine.declarations.usage import Component, Key, Taking
from starlode.engine.state.header import SEATS
from starlode.engine.text.naming import in_english
from starlode.games.stella_digger.components import Components, Tile
from starlode.games.stella_digger.decisions import Phase, Word
from starlode.games.stella_digger.things import (
    ACCIDENT,
    CARD,
    COLOURS,
    DRILL,
    EMPTY,
    GADGET,
    GADGET_TYPE,
    GADGETS,
    ONCE_A_ROUND,
    TILE,
    GadgetType,
)

WORDS = Path(__file__).with_name("words")
BOUGHT, USED, BUILT, MINED, DEFEATED = "bought", "used", "built", "mined", "defeated"
PLAYED, CHOSE, SUFFERED, SHED = "played", "chose", "suffered", "shed"

ACTIONS = Word.texts()[: Word.PASS + 1]
_USES = {kind.event: kind for kind in ONCE_A_ROUND}  # types of gadgets that an event shows at work


def components(config: Config) -> list[Component]:
    """Gadgets and their types, Large Drills, tiles, drill cards, actions, accidents, and Red Tears by number."""
    tables: Components = config.components
    return [
        *_all(config, GADGET, "Gadget", BOUGHT, form="title"),
        *(_gadget_type(config, kind) for kind in GadgetType),
        *_all(config, DRILL, "Large Drill", BUILT),
        *(_tile(config, number, tile) for number, tile in enumerate(tables.tiles)),
        *_all(config, CARD, "Drill card", PLAYED),
        *(Component(_action(word), "Action", _action_name(config, word), "action", (CHOSE,)) for word in ACTIONS),
        *_all(config, ACCIDENT, "Accident", SUFFERED),
        *(_tears(number) for number in range(1, SEATS + 1)),
    ]


def _all(config: Config, sort: Sort, kind: str, how: str, form: str = "") -> Iterator[Component]:
    """Everything of a sort."""
    for number, name in enumerate(sort.ids(config) if sort.ids else ()):
        yield Component(name, kind, _name(config, sort, number, form), ways=(how,))


def _name(config: Config, sort: Sort, number: int, form: str = "") -> str:
    """What a thing is called in reports, which are in English."""
    return in_english(config, WORDS).of(sort, number, form)


def _gadget_type(config: Config, kind: GadgetType) -> Component:
    ways = (BOUGHT, USED) if kind in ONCE_A_ROUND else (BOUGHT,)  # others are always at work
    return Component(kind.text, "Type of gadget", _name(config, GADGET_TYPE, kind), "gadget", ways)


def _tile(config: Config, number: int, row: Tile) -> Component:
    kind, how = ("Monster", DEFEATED) if row.kind == "monster" else (f"Tile of the {row.back} zone", MINED)
    return Component(row.id, kind, _name(config, TILE, number), ways=(how,))


def _action(word: str) -> str:
    return f"action-{word}"


def _action_name(config: Config, word: str) -> str:
    """An action by what players read where they choose it."""
    return f"the action {in_english(config, WORDS).words.text(f'page-say-{word}')}"


def _tears(number: int) -> Component:
    return Component(f"tears-{number}", "Red Tears", f"Red Tears: {number}", ways=(SHED,))


def takings(config: Config) -> list[Taking]:
    """What was bought, built, mined, defeated, played, chosen or suffered."""
    tables: Components = config.components
    types = [GadgetType.texts()[gadget // COLOURS] for gadget in range(GADGETS)]
    tears: list[Key | None] = [None, *((_tears(number).id, SHED) for number in range(1, SEATS + 1))]
    return [
        _each("buy", "gadget", tables.gadget_ids, BOUGHT),
        _each("buy", "gadget", types, BOUGHT),
        _each("build", "drill", tables.drill_ids, BUILT),
        _each("tile", "tile", tables.tile_ids, MINED),
        _each("trophy", "tile", tables.tile_ids, DEFEATED),
        _each("action", "action", [_action(word) for word in ACTIONS], CHOSE),
        _each("accident", "accident", tables.accident_ids, SUFFERED),
        Taking("tear", tears, {"count": len(tears)}),
        *(_each(event, "card", tables.card_ids, PLAYED) for event in ("play", "extra")),
        *(Taking(event, [(kind.text, USED)]) for event, kind in _USES.items()),
    ]


def _each(event: str, detail: str, names: Sequence[str], how: str) -> Taking:
    """An event with a component for each value of a detail."""
    return Taking(event, [(name, how) for name in names], {detail: len(names)})


def on_offer(config: Config, state: Any, seat: int) -> Iterator[tuple[str, str]]:
    """Gadgets for sale and those of one's own, unbuilt Large Drills, open tiles, the hand; and which action to take."""
    tables: Components = config.components
    owners = state.gadget_owner.tolist()
    for number, owner in enumerate(owners):
        if owner < 0:
            yield tables.gadget_ids[number], BOUGHT
            yield GadgetType.texts()[number // COLOURS], BOUGHT
        elif owner == seat and number // COLOURS in ONCE_A_ROUND:
            yield GadgetType.texts()[number // COLOURS], USED
    unbuilt = np.flatnonzero((state.token_owner == seat) & (state.token_at == EMPTY))
    yield from ((tables.drill_ids[token], BUILT) for token in unbuilt.tolist())
    for tile in state.tile_on[(state.shown == 1) & (state.tile_on != EMPTY)].tolist():
        yield tables.tile_ids[tile], DEFEATED if tables.tiles[tile].kind == "monster" else MINED
    yield from ((tables.card_ids[card], PLAYED) for card in np.flatnonzero(state.hand[seat]).tolist())
    if state.phase == Phase.ACTION:
        yield from ((_action(word), CHOSE) for word in ACTIONS)
