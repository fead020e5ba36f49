"""An observer at the table who reads the events that one seat may see, and works out by brute force who may hold what.

Independent of the rules' own bookkeeping: a world is what all other hands hold, and its weight is in how many ways the
cards can have been dealt, and taken from the hands, so that everything looks as it was seen. With coloured backs an
observer may look at the cards of one colour only, which have nothing to do with the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from starlode.engine.declarations.events import Event
from starlode.games.stella_digger.things import CARDS, RANKS
from starlode.match import Match

Hand = tuple[int, ...]  # how many of each type
Worlds = dict[tuple[Hand, ...], float]  # the hands of all seats, the viewer's own blank; their weights


class Observer:
    """Watches a match from its present position on, for one seat; -1 is a spectator. A colour of -1 is all of them."""

    def __init__(self, match: Match, viewer: int, colour: int = -1) -> None:
        self.colour = colour
        self.match, self.viewer, self.players = match, viewer, match.players
        self.coloured = match.options["drill_backs"] == "coloured"
        self.needs = 2 if match.options["accident_condition"] == "two-or-more" else 1
        self.start = int(match.state.start_player)
        self.open = Counter[int]()  # discard piles
        self.field = [list[int]() for _ in range(self.players)]
        self.field_colour = [-1] * self.players
        self.own = Counter[int]()
        self.seat = match.spectator if viewer < 0 else match.seat(viewer)
        self.version = self.seat.version
        self.accidents: list[int] = []  # the Alarm cards still to be resolved
        self.judged: set[int] = set()  # seats that the first of them has struck or spared
        self.pool, self.worlds = self._begin()

    def _begin(self) -> tuple[Counter[int], Worlds]:
        """Nothing is known but what lies open, and with coloured backs the colours of hands."""
        state = self.match.state
        watched = [card for card in range(CARDS) if self._watches(card)]
        unseen = Counter({card: int(self.match.config.params.copies[card]) for card in watched})
        assert not (state.field >= 0).any(), "begin before somebody plays"
        for seat in range(self.players):
            self.open.update({card: int(state.discards[seat, card]) for card in watched})
        unseen.subtract(self.open)
        if self.viewer >= 0:
            self.own.update({card: int(state.hand[self.viewer, card]) for card in watched})
        worlds: Worlds = {tuple((0,) * CARDS for _ in range(self.players)): 1.0}
        pool = unseen - self.own
        for seat in range(self.players):
            if seat != self.viewer:
                for card in filter(self._watches, _listed(state.hand[seat].tolist())):
                    worlds = _drawn(worlds, pool, seat, card // RANKS if self.coloured else -1)
        return pool, worlds

    def watch(self) -> None:
        """Take in what has happened since the last time."""
        for event in self.seat.events(self.version):
            self._see(event)
        self.version = self.seat.version
        self._judge_spared()
        total = sum(self.worlds.values())
        self.worlds = {world: weight / total for world, weight in self.worlds.items()}
        assert self.worlds, "what was seen is impossible"

    def allows(self, state: Any) -> bool:
        """Whether other hands may be what they are in a position."""
        hands = hands_of(state, self.viewer, self.players)
        return tuple(tuple(n * self._watches(card) for card, n in enumerate(hand)) for hand in hands) in self.worlds

    def _watches(self, card: int) -> bool:
        return self.colour in (-1, card // RANKS)

    # ---- one event ----

    def _see(self, event: Event) -> None:
        see = getattr(self, f"_see_{event.kind.replace('-', '_')}", None)
        if see is not None and self._concerns(event):
            see(event)

    def _concerns(self, event: Event) -> bool:
        if event.kind == "draw":
            return self.colour in (-1, event.number("colour"))
        return "card" not in event.details or event["card"] is None or self._watches(event.number("card"))

    def _see_draw(self, event: Event) -> None:
        if event.seat != self.viewer:
            self.worlds = _drawn(self.worlds, self.pool, event.seat, event.number("colour"))
            return
        card = event.number("card")
        self.own[card] += 1
        self.worlds = _own_draw(self.worlds, self.pool, card, self.coloured)
        self.pool[card] -= 1

    def _see_play(self, event: Event) -> None:
        self._leave(event.seat, event.number("card"))
        self.field[event.seat].append(event.number("card"))
        if event.kind == "play":
            self.field_colour[event.seat] = event.number("card") // RANKS

    _see_extra = _see_play

    def _see_declare(self, event: Event) -> None:
        self.field_colour[event.seat] = event.number("colour")

    def _see_discard(self, event: Event) -> None:
        self._leave(event.seat, event.number("card"))
        self.open[event.number("card")] += 1

    def _see_rebuild(self, event: Event) -> None:
        """Everything that lies open is in the decks now, but the cards on the field; the old decks were empty."""
        held = {world: weight for world, weight in self.worlds.items() if not sum(_left(self.pool, world).values())}
        self.worlds = held
        self.pool += self.open
        self.open.clear()

    def _see_round(self, event: Event) -> None:
        self.start = event.seat

    def _see_target(self, event: Event) -> None:
        """A round begins: the field was cleared before."""
        self._clear_field()

    def _see_monster(self, event: Event) -> None:
        """Mining or another fight is over."""
        self._clear_field()

    def _clear_field(self) -> None:
        for seat in range(self.players):
            self.open.update(self.field[seat])
            self.field[seat], self.field_colour[seat] = [], -1

    def _leave(self, seat: int, card: int) -> None:
        if seat == self.viewer:
            self.own[card] -= 1
        else:
            self.worlds = _given(self.worlds, seat, card)
            self.pool[card] -= 1

    # ---- accidents ----

    def _see_alarm(self, event: Event) -> None:
        self.accidents.append(event.number("accident"))

    def _see_accident(self, event: Event) -> None:
        seat, colour, card = event.seat, event.number("accident"), event.number("card")
        while self.accidents[0] != colour:
            self._finish_accident()
        self._judge_up_to(seat)
        self._judge(seat, struck=True)
        if self.field_colour[seat] == colour and self.field[seat]:
            self.field[seat].remove(card)
        else:
            self._leave(seat, card)
        self.open[card] += 1

    def _turn_order(self) -> list[int]:
        return [(self.start + step) % self.players for step in range(self.players)]

    def _judge_up_to(self, seat: int) -> None:
        """Whoever comes before a seat that is struck, and was not struck, is spared."""
        for other in self._turn_order():
            if other == seat:
                return
            self._judge(other, struck=False)

    def _judge_spared(self) -> None:
        """After a decision: of the accident in progress all before the seat that is asked are judged, of others all."""
        state = self.match.state
        asked = int(state.active) if self.match.position()["position"]["phase"] == "accident" else None
        left = int(state.alarm_count) if asked is not None else 0
        while len(self.accidents) > left:
            self._finish_accident()
        if asked is not None:
            self._judge_up_to(asked)
            self._judge(asked, struck=True)

    def _finish_accident(self) -> None:
        for seat in self._turn_order():
            self._judge(seat, struck=False)
        self.accidents.pop(0)
        self.judged.clear()

    def _judge(self, seat: int, struck: bool) -> None:
        if seat in self.judged or self.coloured or self.match.state.eliminated[seat]:
            return
        self.judged.add(seat)
        if seat != self.viewer:
            colour = self.accidents[0]
            on_field = len(self.field[seat]) if self.field_colour[seat] == colour else 0
            self.worlds = {
                world: weight
                for world, weight in self.worlds.items()
                if (on_field + _of_colour(world[seat], colour) >= self.needs) == struck
            }


# ---- worlds ----


def _listed(counts: list[int]) -> Iterator[int]:
    return (card for card, count in enumerate(counts) for _ in range(count))


def _of_colour(hand: Hand, colour: int) -> int:
    return sum(hand[colour * RANKS : (colour + 1) * RANKS])


def _left(pool: Counter[int], world: tuple[Hand, ...]) -> Counter[int]:
    """What of the unseen cards is in no hand."""
    held = Counter({card: sum(hand[card] for hand in world) for card in range(CARDS)})
    return Counter({card: pool[card] - held[card] for card in range(CARDS)})


def _changed(world: tuple[Hand, ...], seat: int, card: int, by: int) -> tuple[Hand, ...]:
    hand = list(world[seat])
    hand[card] += by
    return (*world[:seat], tuple(hand), *world[seat + 1 :])


def _drawn(worlds: Worlds, pool: Counter[int], seat: int, colour: int) -> Worlds:
    """A card of a colour, or of any (-1), goes to a hand: each of the cards left with the same chance."""
    found: Worlds = {}
    for world, weight in worlds.items():
        left = _left(pool, world)
        fitting = {card: count for card, count in left.items() if count and colour in (-1, card // RANKS)}
        for card, count in fitting.items():
            after = _changed(world, seat, card, 1)
            found[after] = found.get(after, 0.0) + weight * count / sum(fitting.values())
    return found


def _own_draw(worlds: Worlds, pool: Counter[int], card: int, coloured: bool) -> Worlds:
    """The viewer draws a card that it sees."""
    found: Worlds = {}
    for world, weight in worlds.items():
        left = _left(pool, world)
        among = sum(count for other, count in left.items() if not coloured or other // RANKS == card // RANKS)
        if left[card]:
            found[world] = weight * left[card] / among
    return found


def _given(worlds: Worlds, seat: int, card: int) -> Worlds:
    """A card leaves a hand: it may be any of those that are alike."""
    return {_changed(w, seat, card, -1): weight * w[seat][card] for w, weight in worlds.items() if w[seat][card]}


def hands_of(state: Any, viewer: int, players: int) -> tuple[Hand, ...]:
    """What other hands hold in a position, as a world."""
    blank = (0,) * CARDS
    return tuple(blank if seat == viewer else tuple(state.hand[seat].tolist()) for seat in range(players))
