"""Every component is somewhere, once, where it may lie (section 18.1 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.engine.state.reading import read
from starlode.engine.state.records import one
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.faults.facts import BEFORE_COLLECTION
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.things import (
    EMPTY,
    IN_BOX,
    IN_DECK,
    IN_MARKET,
    PROG_FROM,
    ROBOT_FROM,
    STARTING,
    Board,
    Ending,
    RobotAt,
    Type,
    Zone,
)

TABLE = Rows()
UNUSED_SEATS = ("robot_at", "fresh", "store", "stack_count", "icons", "due", "stance", "shown", "held", "steps")


@TABLE.row("phase", "decision.phase", vital=True)
def _phase(config: Config, state: Any) -> Iterator[str]:
    """A seat decides until the game is over, and none from then on; several at once only while all program."""
    if bool(state.over) != (state.phase == Phase.OVER) or bool(state.over) != bool(state.ending):
        yield f"over is {state.over} in phase {Phase(state.phase).text} with ending {Ending(state.ending).text}"
    several = state.acting.bit_count() > 1
    idle = bool(state.acting) == bool(state.over) and state.phase != Phase.PROGRAM
    if idle or (several and state.phase != Phase.PROGRAM):
        yield f"the seats that act are {state.acting:b} in binary in phase {Phase(state.phase).text}"


@TABLE.row("seats", "seats", vital=True)
def _seats(config: Config, state: Any) -> Iterator[str]:
    """Whatever names a seat names one that plays."""
    owners = (where % SEATS for where in state.contract_at if where >= 0)
    seats = (*owners, *state.order, *state.queue, state.turn, state.claimant, state.ender)
    if max(seats) >= state.players or state.acting >> state.players:
        yield f"a seat is named, but only {state.players} play"


@TABLE.row("other seats", "seats")
def _padding(config: Config, state: Any) -> Iterator[str]:
    """Seats that do not play have nothing."""
    nothing = read(State, one(State))
    for name in UNUSED_SEATS:
        if getattr(state, name)[state.players :] != getattr(nothing, name)[state.players :]:
            yield f"{name} of a seat that does not play is not 0"


@TABLE.row("round", "round")
def _round(config: Config, state: Any) -> Iterator[str]:
    """CS-9.8: no round comes after the last one."""
    if state.round_number > state.params.round_limit:
        yield f"{state.round_number}, the last round is {state.params.round_limit}"


# ---- marbles ----


@TABLE.row("marbles", "supply")
def _marbles(config: Config, state: Any) -> Iterator[str]:
    """CS-1.7: on the ship, in pool, supply and stores and among new ones are just the marbles that there are."""
    for kind, count in enumerate(state.params.marbles):
        found = state.ship.count(kind) + state.pool[kind] + state.supply[kind]
        found += sum(marbles[kind] for marbles in (*state.fresh, *state.store))
        if found != count:
            yield f"{found} {Type(kind).text} marbles in all, not {count}"
    beside = state.ship[state.params.cells[state.players] :]
    if beside.count(EMPTY) < len(beside):
        yield "marbles lie beside the ship"


@TABLE.row("new marbles", "seats[n].new")
def _new_marbles(config: Config, state: Any) -> Iterator[Breach]:
    """CS-7.13, CS-8.15: only who has still to fulfil has new marbles, and they left as many empty cells on the ship."""
    for seat in range(state.players):
        if any(state.fresh[seat]) and seat not in state.queue[: state.queue_count]:
            yield Breach(f"seats[{seat}].new", "only who has still to fulfil has new marbles")
    new, empty = sum(map(sum, state.fresh)), state.params.cells[state.players] - _aboard(state)
    if new > empty:
        most = max(range(state.players), key=lambda seat: sum(state.fresh[seat]))
        yield Breach(f"seats[{most}].new", f"{new} marbles are new, but only {empty} cells of the ship are empty")


@TABLE.row("pool", "pool")
def _pool(config: Config, state: Any) -> Iterator[str]:
    """CS-3.5, CS-8.21: the pool is empty from the fill to the first collection.

    Pool and ship, and new marbles unless bookkeeping is simple, are never more marbles than the ship has cells.
    """
    room = state.params.cells[state.players] - _aboard(state)
    if not state.params.simple:
        room -= sum(map(sum, state.fresh))
    if state.phase in BEFORE_COLLECTION and any(state.pool):
        yield f"is empty in phase {Phase(state.phase).text}, the ship has just been filled from it"
    elif sum(state.pool) > room:
        yield f"{sum(state.pool)} marbles, but the ship lacks only {room}"


@TABLE.row("stores", "seats[n].store")
def _stores(config: Config, state: Any) -> Iterator[Breach]:
    """CS-3.3: until the first collection of a round, stores leave enough marbles to fill the ship."""
    most = sum(state.params.marbles) - state.params.cells[state.players]
    if state.phase in BEFORE_COLLECTION and sum(map(sum, state.store)) > most:
        greatest = max(range(state.players), key=lambda seat: sum(state.store[seat]))
        yield Breach(f"seats[{greatest}].store", f"more than {most} in all stores would have been a crash")


def _aboard(state: Any) -> int:
    """Marbles on the ship."""
    return len(state.ship) - int(state.ship.count(EMPTY))


# ---- contracts ----


def _place_of(where: int) -> str:
    """The key under which a contract lies that is not in the deck."""
    if where >= 0:
        return f"seats[{where % SEATS}].{Zone(where // SEATS).text}"
    return "market" if where == IN_MARKET else "box"


@TABLE.row("market", "market")
def _market(config: Config, state: Any) -> Iterator[str]:
    """CS-2.15, CS-3.8: the market holds no more contracts than its size."""
    count, size = state.market_count, state.params.market_size[state.players]
    there = tuple(contract for contract, where in enumerate(state.contract_at) if where == IN_MARKET)
    if state.market[:count] != there or state.market[count:].count(EMPTY) < len(state.market) - count:
        yield "the list of the market does not agree with where contracts are"
    if count > size:
        yield f"{count} contracts, there is room for {size}"


@TABLE.row("contracts", "seats[n]")
def _contracts(config: Config, state: Any) -> Iterator[Breach]:
    """CS-8.9 to CS-8.11: PROGRAMMABLE contracts lie in hand, discard or program, all others in the tableau."""
    for contract, where in enumerate(state.contract_at):
        programmable = PROG_FROM <= contract < ROBOT_FROM
        if where >= 0 and programmable == (where // SEATS == Zone.TABLEAU):
            name = config.components.contract_ids[contract]
            what = "is PROGRAMMABLE" if programmable else "is not PROGRAMMABLE"
            yield Breach(_place_of(where), f"{name} {what} and lies in a zone for other contracts")


@TABLE.row("boards", "box")
def _boards(config: Config, state: Any) -> Iterator[Breach]:
    """CS-2.11, CS-12.6: a contract for the other board is in the deck or the box, and no other is ever in the box.

    With `filter_shape_contracts` it is in the box.
    """
    names, board = config.components.contract_ids, state.params.board_of[state.players]
    for contract, where in enumerate(state.contract_at):
        other = state.params.board[contract] not in (Board.ANY, board)
        if other and where not in (IN_DECK, IN_BOX):
            reason = f"{names[contract]} is for the other board and can only be in the deck or the box"
            yield Breach(_place_of(where), reason)
        elif other and where == IN_DECK and state.params.filter_shapes:
            yield Breach("box", f"{names[contract]} was put there before the game")
        elif not other and where == IN_BOX:
            yield Breach("box", f"{names[contract]} fits the board, so it stays in the game")


# ---- robots ----


@TABLE.each_seat("robots", "seats[n]")
def _robots(config: Config, state: Any, seat: int) -> Iterator[str | Breach]:
    """CS-1.51, CS-2.4: every seat has its starting robots and those of its robot contracts, and no others."""
    given = zip(state.params.robot[ROBOT_FROM:], state.contract_at[ROBOT_FROM:], strict=True)
    owned = {*range(STARTING), *(card for card, where in given if where == Zone.TABLEAU * SEATS + seat)}
    for card, where in enumerate(state.robot_at[seat]):
        name = config.components.card_ids[card]
        if where == RobotAt.AWAY and card in owned:
            yield f"the seat lacks {name}: it is in neither hand, discard nor program"
        if where != RobotAt.AWAY and card not in owned:
            place = f"seats[n].{RobotAt(where).text}"
            yield Breach(place, f"the seat has {name} without its contract in the tableau")
