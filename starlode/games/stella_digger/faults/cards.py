"""Drill cards: every one is in one place, and what all know and remember of them is true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.games.stella_digger.things import CARDS as TYPES
from starlode.games.stella_digger.things import (
    COLOURS,
    DECK_IDS,
    DECKS,
    DREW,
    EMPTY,
    HAD_LEAST,
    HAD_MOST,
    LEFT,
    RANKS,
    Colour,
)

CARDS = Rows()


@CARDS.row("drill cards", "decks")
def _cards(config: Config, state: Any) -> Iterator[Breach]:
    """SD-1.3, SD-18.6: every drill card is in exactly one place."""
    names, copies = config.components.card_ids, state.params.copies
    in_decks = [sum(cards) for cards in zip(*state.deck, strict=True)]
    found = [sum(cards) for cards in zip(in_decks, *state.hand, *state.discards, strict=True)]
    for card in (card for cards in state.field for card in cards if card != EMPTY):
        found[card] += 1
    for card in range(TYPES):
        if found[card] != copies[card]:
            yield Breach(blamed(state, card), f"{found[card]} {names[card]} in all, the game has {copies[card]}")
        if in_decks[card] > copies[card] - state.outside[card]:
            reason = f"{names[card]} is in a deck, but was outside when the decks were last dealt"
            yield Breach("outside", reason)


def blamed(state: Any, card: int) -> str:
    """The key that holds most cards of a type, of those that hold too many together."""
    zones = {f"decks.{name}": cards[card] for name, cards in zip(DECK_IDS, state.deck, strict=True)}
    for seat in range(state.players):
        zones[f"seats[{seat}].hand"] = state.hand[seat][card]
        zones[f"seats[{seat}].discard"] = state.discards[seat][card]
        zones[f"seats[{seat}].field"] = list(state.field[seat]).count(card)
    return max(zones, key=lambda place: zones[place])


@CARDS.row("decks", "decks")
def _decks(config: Config, state: Any) -> Iterator[Breach]:
    """SD-2.7, SD-6.7, SD-6.9: cards are dealt evenly to the decks, and decks that are all empty are rebuilt at once."""
    if (*map(sum, state.deck),) != state.deck_count or (*map(sum, state.hand),) != state.hand_count:
        yield Breach("decks", "a deck or hand is miscounted")
    if not any(state.deck_count):
        yield Breach("decks", "all decks are empty, they would have been rebuilt")
    most = -(-sum(state.params.copies) // DECKS)
    for name, count in zip(DECK_IDS, state.deck_count, strict=True):
        if count > most:
            yield Breach(f"decks.{name}", f"{count} cards, a deck is dealt {most} at most")


@CARDS.row("backs of decks", "decks.deck-n.top")
def _tops(config: Config, state: Any) -> Iterator[Breach]:
    """SD-1.5: with coloured backs every deck shows the colour of one of its cards."""
    for deck, top in enumerate(state.deck_top):
        place, name = f"decks.{DECK_IDS[deck]}.top", f"deck-{deck + 1}"
        if (top != EMPTY) != bool(state.params.coloured and state.deck_count[deck]):
            yield Breach(place, f"{name} shows {'a' if top != EMPTY else 'no'} colour")
        elif top != EMPTY and not any(state.deck[deck][top * RANKS : (top + 1) * RANKS]):
            yield Breach(place, f"{name} shows {Colour(top).text}, but has no card of that colour")


@CARDS.each_seat("hands", "seats[n].hand")
def _hands(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-1.31, SD-5.14: no player has more cards in hand than the limit."""
    limit = state.facts.hand_limit[seat]
    if state.hand_count[seat] > limit:
        yield f"seat {seat} has {state.hand_count[seat]} cards in hand, the limit is {limit}"


# ---- what all know ----


@CARDS.each_seat("known hands", "seats[n].known")
def _known(config: Config, state: Any, seat: int) -> Iterator[str]:
    """SD-14.1: with plain backs a hand holds what all know of it; with coloured ones nothing else is known."""
    known = zip(state.least[seat], colour_counts(state.hand[seat]), state.most[seat], strict=True)
    if state.params.coloured:
        if any(state.least[seat]) or any(state.most[seat]):
            yield f"seat {seat}: hands have public colours, nothing else is known of them"
    elif not all(least <= count <= most <= state.hand_count[seat] for least, count, most in known):
        yield f"seat {seat}: the hand is not what all know of it"


@CARDS.row("colours of backs", "seats[n].hand")
def _colours(config: Config, state: Any) -> Iterator[Breach]:
    """SD-14.2, SD-14.3: what coloured backs show is counted."""
    for counts, cards in ((state.hand_colours, state.hand), (state.deck_colours, state.deck)):
        for count, held in zip(counts, cards, strict=True):
            if list(count) != (colour_counts(held) if state.params.coloured else [0] * COLOURS):
                yield Breach("seats", "the colours that backs show are miscounted")


def colour_counts(cards: Sequence[int]) -> list[int]:
    """How many cards of each colour there are among those counted by type."""
    return [sum(cards[colour * RANKS : (colour + 1) * RANKS]) for colour in range(COLOURS)]


@CARDS.row("past", "past")
def _past(config: Config, state: Any) -> Iterator[Breach]:
    """What all remember of cards leads to where they are, and what it tells of hands was true."""
    hands = [list(hand) for hand in state.hand]
    rest = [list(cards) for cards in state.pool]
    pools = [state.pools[card // RANKS if state.params.coloured else 0] for card in range(TYPES)]
    entries = [*zip(state.past_seat, state.past_what, state.past_number, strict=True)][: state.past_count]
    for number, (seat, what, count) in reversed([*enumerate(entries)]):
        place = f"past.entries[{number}]"
        if what < DREW:
            hands[seat][what - LEFT] += 1
        elif what < HAD_LEAST:
            hands[seat][what - DREW] -= 1
            rest[count][what - DREW] -= 1
        elif not _is_true(hands[seat], what, count):
            yield Breach(place, f"seat {seat}: the hand was not what all remember of it")
        if min(hands[seat]) < 0:
            yield Breach(place, f"seat {seat} gave away a card it did not have")
    for card in range(TYPES):
        if pools[card]:
            rest[0][card] -= sum(hand[card] for hand in hands)
            rest[pools[card] - 1][card] -= sum(deck[card] for deck in state.deck)
    if any(map(any, rest)) or any(pools[(what - LEFT) % TYPES] == 0 for _, what, _ in entries):
        yield Breach("past", "what all remember of cards does not lead to where they are")


def _is_true(hand: list[int], what: int, number: int) -> bool:
    if what >= HAD_MOST:
        return colour_counts(hand)[what - HAD_MOST] <= number
    return colour_counts(hand)[what - HAD_LEAST] >= number
