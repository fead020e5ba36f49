"""Which components a seat took or used, for balance reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import Sort
from starlode.engine.declarations.usage import Component, Taking
from starlode.engine.text.naming import in_english
from starlode.games.cave_in.components import Components, Crystal, Half
from starlode.games.cave_in.things import ARTIFACT, CARD, CRYSTAL, EMPTY, FACTIONS, HALF

WORDS = Path(__file__).with_name("words")
RAID = "raid"
RECRUITED, CAPTURED, USED = "recruited", "captured", "used"
GAINED, COLLECTED, KEPT, MADE = "gained", "collected", "kept", "made"

# What an event takes or uses, and how; the detail of the event goes by the name of its sort.
TAKEN = {
    **dict.fromkeys(("recruit", "take-dock"), (CARD, RECRUITED)),
    **dict.fromkeys(("take-base", "raid-card"), (CARD, CAPTURED)),
    **dict.fromkeys(("skill", "leader"), (CARD, USED)),
    **dict.fromkeys(("mine", "take-crystal"), (CRYSTAL, GAINED)),
    "collect": (ARTIFACT, COLLECTED),
    "keep": (HALF, KEPT),
}


def components(config: Config) -> list[Component]:
    """Types of Mercenaries, Crystals, Artifact cards and their halves, Totems, and the Raid; named in English."""
    tables: Components = config.components
    hire = (RECRUITED, CAPTURED, USED)
    return [
        *(
            Component(card.id, f"Mercenary of level {card.level}", _name(config, CARD, number), ways=hire)
            for number, card in enumerate(tables.mercenaries)
        ),
        *(_crystal(config, number, gem) for number, gem in enumerate(tables.crystals)),
        *(
            Component(card.id, "Artifact card", _name(config, ARTIFACT, number), ways=(COLLECTED,))
            for number, card in enumerate(tables.artifacts)
        ),
        *(_half(config, number, half) for number, half in enumerate(tables.halves)),
        *(Component(_totem(tint), "Totem", f"{tint.capitalize()} Totem", ways=(GAINED,)) for tint in tables.colours),
        Component(RAID, "Raid", "Raid", ways=(MADE,)),
    ]


def _name(config: Config, sort: Sort, number: int) -> str:
    return in_english(config, WORDS).of(sort, number)


def _crystal(config: Config, number: int, gem: Crystal) -> Component:
    """A Crystal by its looks, with all that can be seen on it."""
    seen = [in_english(config, WORDS).of(CRYSTAL, number, "worth")]
    seen += [f"{gem.symbol} symbol"] * (gem.symbol is not None) + ["Cave-In symbol"] * gem.cave_in
    return Component(gem.id, f"Crystal of cost {gem.cost}", ", ".join(seen), ways=(GAINED,))


def _half(config: Config, number: int, half: Half) -> Component:
    kind = "Artifact half that scores" if half.ability is None else "Artifact half with an ability"
    card = config.components.artifacts[number // 2]
    return Component(half.id, kind, _name(config, HALF, number), choice=card.id, ways=(KEPT,))


def _totem(colour: str) -> str:
    return f"totem-{colour}"


def takings(config: Config) -> list[Taking]:
    """What events take or use; a card drawn from one's own Base is not captured."""
    return [
        *(_taking(config, event, sort, how) for event, (sort, how) in TAKEN.items()),
        Taking("totem", [(_totem(colour), GAINED) for colour in config.components.colours], {"colour": FACTIONS}),
        Taking("raid", [(RAID, MADE)]),
    ]


def _taking(config: Config, event: str, sort: Sort, how: str) -> Taking:
    uses = [(name, how) for name in (sort.ids(config) if sort.ids else ())]
    return Taking(event, uses, {sort.name: len(uses)}, other_than="owner" if event == "take-base" else "")


def on_offer(config: Config, state: Any, seat: int) -> Iterator[tuple[str, str]]:
    """Docks, Mine, the open Artifacts, and the skills of the seat's own hand and Leader."""
    tables: Components = config.components
    yield from ((tables.type_ids[card], RECRUITED) for card in state.docks if card != EMPTY)
    yield from ((tables.crystal_ids[crystal], GAINED) for crystal in state.mine if crystal != EMPTY)
    for card in (card for card in state.artifact_top if card != EMPTY):
        yield tables.artifact_ids[card], COLLECTED
        yield tables.half_ids[2 * card], KEPT
        yield tables.half_ids[2 * card + 1], KEPT
    yield from ((tables.type_ids[card], USED) for card in np.flatnonzero(state.hand[seat]))
    if state.base_count[seat]:
        yield tables.type_ids[state.bases[seat, state.base_count[seat] - 1]], USED
