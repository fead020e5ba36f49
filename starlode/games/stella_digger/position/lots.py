"""What a position leaves open is drawn by lot, from the position's own generator."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from starlode.engine.boundary.shapes import refusal
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.things import CARDS, DECKS, EMPTY, RANKS, REMOVED, Kind


def lots_of(state: Any) -> Random:
    """A generator that depends on the secret of the table, so that one seed always gives the same position."""
    return Random(np.asarray(state.key).tobytes())


# ---- tiles ----


def lay_tiles(
    config: Config, state: Any, lots: Random, open_places: dict[int, bool], removed: set[int], unnamed: set[int]
) -> None:
    """Give each open square, with whether its tile is face up, a tile of its back that lies nowhere else.

    Tiles that come face up are ordinary or gold: what other tiles would have caused is not known. Where tiles run out,
    the last unnamed squares stay empty.
    """
    for place, shown in sorted(open_places.items(), key=lambda item: (not item[1], item[0])):
        free = [
            tile
            for tile in range(config.params.tiles)
            if state.tile_at[tile] == REMOVED
            and tile not in removed
            and config.params.tile_back[tile] == config.params.zone[place]
            and (not shown or config.params.tile_kind[tile] in (Kind.ORDINARY, Kind.GOLD))
        ]
        if not free and place in unnamed:
            continue
        if not free:
            raise refusal(f"map.{config.components.place_ids[place]}", "no fitting tile is left to lie here")
        tile = lots.choice(free)
        state.tile_at[tile], state.tile_on[place], state.shown[place] = place, tile, shown


# ---- cards ----


def deal_decks(state: Any, lots: Random, rest: Any, sizes: list[int]) -> Any:
    """Deal cards of `rest` (counts) to the decks, so many each; answers with what is left."""
    pile = [card for card in range(CARDS) for _ in range(int(rest[card]))]
    lots.shuffle(pile)
    for deck in range(DECKS):
        for _ in range(sizes[deck]):
            state.deck[deck, pile.pop()] += 1
    return np.bincount(pile, minlength=CARDS)


def turn_top(config: Config, state: Any, lots: Random, deck: int) -> None:
    """With coloured backs, let a deck show the colour of one of its cards."""
    cards = [card for card in range(CARDS) for _ in range(int(state.deck[deck, card]))]
    state.deck_top[deck] = lots.choice(cards) // RANKS if config.params.coloured and cards else EMPTY
