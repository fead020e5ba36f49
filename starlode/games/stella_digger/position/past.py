"""What all remember of cards, written and read (see rules/memory.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from starlode.engine.game import Config, Json
from starlode.engine.shapes import index_of, refusal, seat_number
from starlode.games.stella_digger.position.shape import Entry, Past
from starlode.games.stella_digger.things import (
    CARDS,
    DREW,
    HAD_LEAST,
    HAD_MOST,
    LEFT,
    PAST,
    POOLS,
    Colour,
)

CardNumber = Callable[[Config, str, str], int]


def write_past(config: Config, state: Any) -> Json:
    """The whole of it, for a position."""
    return {
        "pools": [_names(config, state.pool[pool]) for pool in range(state.pools)],
        "entries": [_entry(config, state, i) for i in range(state.past_count)],
    }


def _names(config: Config, counts: Any) -> list[str]:
    return [config.components.card_ids[card] for card in np.repeat(np.arange(CARDS), counts)]


def _entry(config: Config, state: Any, i: int) -> Json:
    what, number, cards = int(state.past_what[i]), int(state.past_number[i]), config.components.card_ids
    found: Json = {"seat": int(state.past_seat[i])}
    if what < DREW:
        return found | {"left": cards[what - LEFT]}
    if what < HAD_LEAST:
        return found | {"drew": cards[what - DREW], "pool": number}
    if what < HAD_MOST:
        return found | {"colour": Colour(what - HAD_LEAST).text, "least": number}
    return found | {"colour": Colour(what - HAD_MOST).text, "most": number}


# ---- reading ----


def read_past(config: Config, state: Any, given: Past, card_number: CardNumber) -> None:
    """What is written; whether it fits the cards is checked with everything else."""
    if not 1 <= len(given.pools) <= POOLS or len(given.entries) > PAST:
        raise refusal("past", f"expected 1 to {POOLS} pools and at most {PAST} entries")
    state.pools, state.past_count = len(given.pools), len(given.entries)
    for pool, names in enumerate(given.pools):
        for name in names:
            state.pool[pool, card_number(config, f"past.pools[{pool}]", name)] += 1
    for i, entry in enumerate(given.entries):
        where = f"past.entries[{i}]"
        state.past_seat[i] = seat_number(f"{where}.seat", entry.seat, state.players)
        state.past_what[i], state.past_number[i] = _read_entry(config, where, entry, card_number)
        if state.past_what[i] < HAD_LEAST and state.past_number[i] >= state.pools:
            raise refusal(f"{where}.pool", f"there are {state.pools} pools")


def _read_entry(config: Config, where: str, entry: Entry, card_number: CardNumber) -> tuple[int, int]:
    if entry.left is not None:
        return LEFT + card_number(config, where, entry.left), 0
    if entry.drew is not None:
        return DREW + card_number(config, where, entry.drew), entry.pool
    colour = index_of(f"{where}.colour", entry.colour or "", Colour.texts(), "colour")
    if entry.least is not None:
        return HAD_LEAST + colour, entry.least
    if entry.most is not None:
        return HAD_MOST + colour, entry.most
    raise refusal(where, "expected a card that the seat drew or that left it, or least or most of a colour")


# ---- positions that do not tell of it ----


def suppose_past(config: Config, state: Any) -> None:
    """What follows from the cards outside the decks, and from what is known of hands with plain backs."""
    known = [] if config.params.coloured else _known(state)
    if not state.outside.any() and not known:
        return
    unseen = state.deck.sum(0) + state.hand.sum(0)
    if not state.outside.any():
        state.pools, state.pool[0] = 1, unseen
    else:
        _suppose_rebuild(state, unseen)
    for seat, what, number in known:
        _add(state, seat, what, number)


def _suppose_rebuild(state: Any, unseen: Any) -> None:
    """Hand cards that were outside have been held since the decks were dealt, all others were drawn after that."""
    outside, drawn = state.outside.copy(), []
    for seat in range(state.players):
        for card in range(CARDS):
            kept = min(int(outside[card]), int(state.hand[seat, card]))
            outside[card] -= kept
            state.pool[0, card] += kept
            drawn += [(seat, card)] * (int(state.hand[seat, card]) - kept)
    state.pools, state.pool[1] = 2, unseen - state.pool[0]
    for seat, card in drawn:
        _add(state, seat, DREW + card, 1)


def _known(state: Any) -> list[tuple[int, int, int]]:
    """The bounds that tell something, as entries."""
    found = []
    for seat in range(state.players):
        for colour in range(len(Colour)):
            if state.least[seat, colour] > 0:
                found.append((seat, HAD_LEAST + colour, int(state.least[seat, colour])))
            if state.most[seat, colour] < state.hand_count[seat]:
                found.append((seat, HAD_MOST + colour, int(state.most[seat, colour])))
    return found


def _add(state: Any, seat: int, what: int, number: int) -> None:
    i = int(state.past_count)
    state.past_seat[i], state.past_what[i], state.past_number[i] = seat, what, number
    state.past_count = i + 1
