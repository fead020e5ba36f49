"""An observer at the table who reads only the events that one seat may see, and works out who may hold what.

Independent of the rules' own bookkeeping: a world is what the other hands hold of the cards dealt to them unseen, and
its weight is in how many ways these can have been dealt, and shown since, so that everything looks as it was seen. A
card that all saw enter a hand leaves it first; of the others, each is as likely to be the one that is shown.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from starlode.engine.declarations.events import Event
from starlode.games.cave_in.things import TYPES
from starlode.match import Match

Hand = tuple[int, ...]  # how many of each type; nothing for the viewer's own
Worlds = dict[tuple[Hand, ...], float]
LEAVES = ("pay", "skill", "subjugate-hand")
ENTERS = ("recruit", "take-dock", "take-base", "raid-card", "return-leader")


class Observer:
    """Watches a match from its deal on, for one seat; -1 is a spectator."""

    def __init__(self, match: Match, viewer: int) -> None:
        assert match.ply == 0, "begin with the deal"
        self.match, self.viewer, self.players = match, viewer, match.players
        self.seat = match.spectator if viewer < 0 else match.seat(viewer)
        self.version = self.seat.version
        self.open = [Counter[int]() for _ in range(self.players)]  # cards seen entering each hand
        self.names = match.config.components.type_ids
        self.level = match.config.params.level.tolist()
        self.pool, self.worlds = self._begin()

    def _begin(self) -> tuple[Counter[int], Worlds]:
        """All cards that are not in the Docks or the own hand, and every way to deal the other hands."""
        view, params = self.seat.view(), self.match.config.params
        playing = set(view["factions"])
        pool = Counter({k: int(params.copies[k]) for k in range(TYPES) if self.names[k].partition("-")[0] in playing})
        shown = [card for row in view["docks"].values() for card in row]
        if self.viewer >= 0:
            shown += [card["card"] for card in view["seats"][self.viewer]["hand"]]
        pool.subtract(self.names.index(card) for card in shown if card)
        worlds: Worlds = {tuple(() if s == self.viewer else (0,) * TYPES for s in range(self.players)): 1.0}
        for seat in (seat for seat in range(self.players) if seat != self.viewer):
            for level, count in enumerate(self.match.config.components.numbers.start_hand):
                for _ in range(count):
                    worlds = self._dealt(worlds, pool, seat, level + 1)
        return pool, worlds

    def is_paying(self) -> bool:
        """Whether a payment is in progress, which tells more than the cards that were shown."""
        return str(self.seat.view()["turn"]["phase"]).endswith("-pay")

    def watch(self) -> None:
        """Take in what has happened since the last time."""
        for event in self.seat.events(self.version):
            self._see(event)
        self.version = self.seat.version
        total = sum(self.worlds.values())
        assert total, "what was seen is impossible"
        self.worlds = {world: weight / total for world, weight in self.worlds.items()}

    def _see(self, event: Event) -> None:
        if event.kind == "refill-dock":
            self._turned_up(event.number("card"))
        elif event.kind in ENTERS and event.seat != self.viewer:
            self.open[event.seat][event.number("card")] += 1
        elif event.kind in LEAVES and event.seat != self.viewer:
            self._shown(event.seat, event.number("card"))

    def _shown(self, seat: int, card: int) -> None:
        if self.open[seat][card]:
            self.open[seat][card] -= 1
            return
        held = {world: weight * world[seat][card] for world, weight in self.worlds.items() if world[seat][card]}
        self.worlds = {_changed(world, seat, card, -1): weight for world, weight in held.items()}
        self.pool[card] -= 1

    def _turned_up(self, card: int) -> None:
        """A card comes from the stack of its level: it may be any that is left there."""
        found: Worlds = {}
        for world, weight in self.worlds.items():
            left = self._left(world, self.pool, self.level[card])
            if card in left:
                found[world] = weight * left[card] / sum(left.values())
        self.worlds = found
        self.pool[card] -= 1

    def _dealt(self, worlds: Worlds, pool: Counter[int], seat: int, level: int) -> Worlds:
        found: Worlds = {}
        for world, weight in worlds.items():
            left = self._left(world, pool, level)
            for card, count in left.items():
                after = _changed(world, seat, card, 1)
                found[after] = found.get(after, 0.0) + weight * count / sum(left.values())
        return found

    def _left(self, world: tuple[Hand, ...], pool: Counter[int], level: int) -> dict[int, int]:
        """What of the unseen cards of a level is in no hand."""
        held = {card: pool[card] - sum(hand[card] for hand in world if hand) for card in range(TYPES)}
        return {card: count for card, count in held.items() if count > 0 and self.level[card] == level}


def _changed(world: tuple[Hand, ...], seat: int, card: int, by: int) -> Any:
    hand = list(world[seat])
    hand[card] += by
    return (*world[:seat], tuple(hand), *world[seat + 1 :])
