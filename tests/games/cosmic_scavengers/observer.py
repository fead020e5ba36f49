"""An observer at the table who reads the events that one seat may see, and keeps a table of its own by them.

Independent of the rules' own bookkeeping. The ship is looked at when it has been filled; everything else follows from
what was told: where every robot, contract and marble is, and who has committed a program. While programs are secret,
a world that a seat imagines must be such a table with one program for everybody who has committed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from starlode.engine.declarations.events import Event
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.things import PROG_FROM, ROBOT_FROM, STARTING, Fate, Type
from starlode.match import Match

Marbles = Counter[int]  # how many of each type


class Observer:
    """Watches a match from its deal on, for one seat; None is a spectator."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.match, self.viewer = match, viewer
        self.seat = match.spectator if viewer is None else match.seat(viewer)
        self.version = self.seat.version
        self.simple = match.options["simple_bookkeeping"]
        seats, seen = range(match.players), self.seat.view()
        names = list(match.config.components.contract_ids)
        self.robots = [dict.fromkeys(range(STARTING), "hand") for _ in seats]  # of each seat: card to zone
        self.contracts: dict[int, tuple[int, str]] = {}  # to their owner and zone
        self.market = {names.index(contract["id"]) for contract in seen["market"]}
        self.box = {names.index(name) for name in seen["box"]}
        self.ship = _ship(seen)
        self.pool, self.supply = _marbles(seen["pool"]), _marbles(seen["supply"])
        self.new, self.store = [Marbles() for _ in seats], [Marbles() for _ in seats]
        self.committed: set[int] = set()
        self.filled = False

    def watch(self) -> None:
        """Take in what has happened since the last time."""
        for event in self.seat.events(self.version):
            see = getattr(self, f"_see_{event.kind.replace('-', '_')}", None)
            if see is not None:
                see(event)
        self.version = self.seat.version
        if self.filled:
            self.filled, self.ship = False, _ship(self.seat.view())
            self.pool -= Counter(self.ship.values())

    # ---- the table ----

    def _see_round(self, event: Event) -> None:
        """Everything is at home again; contracts of programs were discarded."""
        for contract, (owner, zone) in self.contracts.items():
            self.contracts[contract] = owner, "discard" if zone == "program" else zone

    def _see_top_up(self, event: Event) -> None:
        self.supply, self.pool = _moved(self.supply, self.pool, event)

    def _see_fill(self, event: Event) -> None:
        self.filled = True

    def _see_empty(self, event: Event) -> None:
        self.pool += Counter(self.ship.values())
        self.ship = {}

    def _see_to_market(self, event: Event) -> None:
        self.market.add(event.number("contract"))

    def _see_to_box(self, event: Event) -> None:
        self.box.add(event.number("contract"))

    # ---- programs ----

    def _see_commit(self, event: Event) -> None:
        self.committed.add(event.seat)

    def _see_designation(self, event: Event) -> None:
        self.committed.clear()

    def _see_robot(self, event: Event) -> None:
        assert self.robots[event.seat][event.number("card")] == "hand"
        self.robots[event.seat][event.number("card")] = "program"

    def _see_contract(self, event: Event) -> None:
        assert self.contracts[event.number("contract")] == (event.seat, "hand")
        self.contracts[event.number("contract")] = event.seat, "program"

    def _see_robot_home(self, event: Event) -> None:
        lost = event.number("fate") in (Fate.FULL, Fate.DAMAGED)
        self.robots[event.seat][event.number("card")] = "discard" if lost else "hand"

    def _see_recall(self, event: Event) -> None:
        assert self.robots[event.seat][event.number("card")] == "discard"
        self.robots[event.seat][event.number("card")] = "hand"

    _see_recover_robot = _see_recall

    def _see_recover_contract(self, event: Event) -> None:
        self.contracts[event.number("contract")] = event.seat, "hand"

    # ---- marbles and contracts ----

    def _see_collect(self, event: Event) -> None:
        assert self.ship.pop(event.number("cell")) == event.number("marble")
        self.new[event.seat][event.number("marble")] += 1

    def _see_pay(self, event: Event) -> None:
        """CS-8.6 to CS-8.8: new marbles first; they go to the pool, old ones to the supply."""
        paid = _told(event)
        fresh = paid & self.new[event.seat]
        self.new[event.seat] -= fresh
        self.store[event.seat] -= paid - fresh
        self.supply += paid - fresh
        if self.simple:
            self.supply += fresh
        else:
            self.pool += fresh

    def _see_replace(self, event: Event) -> None:
        self.supply, self.pool = _moved(self.supply, self.pool, event)

    def _see_store(self, event: Event) -> None:
        self.new[event.seat], self.store[event.seat] = _moved(self.new[event.seat], self.store[event.seat], event)

    def _see_fee(self, event: Event) -> None:
        self.supply[event.number("marble")] -= 1
        self.store[event.seat][event.number("marble")] += 1

    _see_salvage = _see_fee

    def _see_fulfil(self, event: Event) -> None:
        contract = event.number("contract")
        self.market.remove(contract)
        self.contracts[contract] = event.seat, "hand" if PROG_FROM <= contract < ROBOT_FROM else "tableau"
        if contract >= ROBOT_FROM:
            self.robots[event.seat][int(self.match.config.params.robot[contract])] = "hand"

    # ---- what a world may be ----

    def complaints(self, world: dict[str, Any]) -> Iterable[str]:
        """What a written position contradicts of all that was seen; programs of the viewer are the viewer's own."""
        names, cards = self.match.config.components.contract_ids, self.match.config.components.card_ids
        if {names.index(name) for name in world["market"]} != self.market:
            yield "market"
        if {names.index(name) for name in world["box"]} != self.box:
            yield "box"
        for key, marbles in (("pool", self.pool), ("supply", self.supply)):
            if _written(world[key]) != +marbles:
                yield key
        if "".join(world["ship"]).replace(".", "") != "".join(LETTERS[kind] for _, kind in sorted(self.ship.items())):
            yield "ship"
        for seat, zones in enumerate(world["seats"]):
            if _written(zones["store"]) != +self.store[seat] or _written(zones["new"]) != +self.new[seat]:
                yield f"marbles of seat {seat}"
            held = {cards[card]: zone for card, zone in self.robots[seat].items()}
            held |= {names[contract]: zone for contract, (owner, zone) in self.contracts.items() if owner == seat}
            yield from self._program_complaints(seat, zones, held)

    def _program_complaints(self, seat: int, zones: dict[str, Any], held: dict[str, str]) -> Iterable[str]:
        """A program is made of cards that all saw go into the hand, and only a committed one is known to be there."""
        program = zones.get("program") or {"designation": None, "stack": [], "committed": False}
        stack = [card.partition(".")[0] for card in program["stack"]]
        stack += [program["waiting"]] if "waiting" in program else []
        if sorted([*zones["hand"], *stack]) != sorted(card for card, zone in held.items() if zone == "hand"):
            yield f"hand of seat {seat}"
        for zone in ("discard", "tableau"):
            if sorted(zones[zone]) != sorted(card for card, where in held.items() if where == zone):
                yield f"{zone} of seat {seat}"
        if program["committed"] != (seat in self.committed):
            yield f"commitment of seat {seat}"
        if seat != self.viewer and bool(program["designation"]) != (seat in self.committed):
            yield f"program of seat {seat}"


def _ship(view: dict[str, Any]) -> dict[int, int]:
    """Marbles by cell."""
    return {cell: LETTERS.index(letter) for cell, letter in enumerate("".join(view["ship"])) if letter != "."}


def _marbles(counts: dict[str, int]) -> Marbles:
    return Counter({Type.named(name): count for name, count in counts.items() if count})


def _written(text: str) -> Marbles:
    return Counter({LETTERS.index(word[0]): int(word[1:]) for word in text.split()})


def _moved(source: Marbles, target: Marbles, event: Event) -> tuple[Marbles, Marbles]:
    """What both hold after the marbles of an event went from one to the other."""
    moved = _told(event)
    return source - moved, target + moved


def _told(event: Event) -> Marbles:
    """The marbles of an event."""
    counts = event["marbles"]
    assert isinstance(counts, tuple)
    return Counter(dict(enumerate(counts)))
