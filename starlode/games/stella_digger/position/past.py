"""What all remember of cards, written and read (see rules/memory.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.boundary.shapes import index_of, refusal, seat_number
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.position.shape import Entry, Past
from starlode.games.stella_digger.things import CARDS, DREW, HAD_LEAST, HAD_MOST, LEFT, PAST, POOLS, RANKS, Colour

CardNumber = Callable[[Config, str, str], int]


def write_past(config: Config, state: Any) -> Json:
    """The whole of it, for a position."""
    return {
        "pools": {name: _pools(config, state, suit) for suit, name in enumerate(_suits(config)) if state.pools[suit]},
        "entries": [_entry(config, state, i) for i in range(state.past_count)],
    }


def _suits(config: Config) -> tuple[str, ...]:
    """With coloured backs each colour has a past of its own, with plain backs there is one of all cards."""
    return Colour.texts() if config.params.coloured else ("all",)


def _cards(config: Config, suit: int) -> range:
    return range(suit * RANKS, (suit + 1) * RANKS) if config.params.coloured else range(CARDS)


def _pools(config: Config, state: Any, suit: int) -> list[list[str]]:
    cards, names = _cards(config, suit), config.components.card_ids
    return [[names[card] for card in cards for _ in range(state.pool[k, card])] for k in range(state.pools[suit])]


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
    if len(given.entries) > PAST:
        raise refusal("past.entries", f"there are {len(given.entries)}, at most {PAST} are remembered")
    for name, pools in given.pools.items():
        _read_pools(config, state, index_of("past.pools", name, _suits(config), "kind of cards"), pools, card_number)
    state.past_count = len(given.entries)
    for i, entry in enumerate(given.entries):
        where = f"past.entries[{i}]"
        state.past_seat[i] = seat_number(f"{where}.seat", entry.seat, state.players)
        state.past_what[i], state.past_number[i] = _read_entry(config, where, entry, card_number)
        if entry.pool >= POOLS:
            raise refusal(f"{where}.pool", f"there are at most {POOLS} pools")


def _read_pools(config: Config, state: Any, suit: int, pools: list[list[str]], card_number: CardNumber) -> None:
    where = f"past.pools.{_suits(config)[suit]}"
    if not 1 <= len(pools) <= POOLS:
        raise refusal(where, f"expected 1 to {POOLS} pools")
    state.pools[suit] = len(pools)
    for pool, names in enumerate(pools):
        for name in names:
            card = card_number(config, where, name)
            if card not in _cards(config, suit):
                raise refusal(where, f"{name} does not belong there")
            state.pool[pool, card] += 1


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
    if state.outside.any():
        _suppose_rebuild(config, state)
    else:
        state.pools[0], state.pool[0] = 1, state.deck.sum(0) + state.hand.sum(0)
    for seat, what, number in known:
        _add(state, seat, what, number)


def _suppose_rebuild(config: Config, state: Any) -> None:
    """Hand cards that were outside have been held since the decks were dealt, all others were drawn after that."""
    outside, drawn = state.outside.copy(), []
    for seat in range(state.players):
        for card in range(CARDS):
            kept = min(int(outside[card]), int(state.hand[seat, card]))
            outside[card] -= kept
            state.pool[0, card] += kept
            drawn += [(seat, card)] * (int(state.hand[seat, card]) - kept)
    state.pool[1] = state.deck.sum(0) + state.hand.sum(0) - state.pool[0]
    state.pools[: len(_suits(config))] = 2
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
