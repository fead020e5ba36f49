"""Reading a position: the table, the seats, then the decision; the first fault is refused by name."""

from __future__ import annotations

from typing import Any

from starlode.engine.boundary.shapes import index_of, once, refusal, seat_rows
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.board import row_lengths
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.position.decision import read_decision
from starlode.games.cosmic_scavengers.position.programs import card_number, owns_robot, read_program
from starlode.games.cosmic_scavengers.position.shape import Position, SeatZones, counts
from starlode.games.cosmic_scavengers.position.writing import NO_MARBLE
from starlode.games.cosmic_scavengers.things import (
    CARDS,
    EMPTY,
    IN_BOX,
    IN_DECK,
    IN_MARKET,
    MOST_MARBLES,
    PROG_FROM,
    TYPES,
    Board,
    RobotAt,
    Type,
    Zone,
)


def read(config: Config, state: Any, given: Position) -> None:
    """Fill a cleared state, whose header knows the players; raises InvalidPosition."""
    state.contract_at[:], state.last_wild = IN_DECK, Type.VOID
    state.round_number = given.round
    _read_ship(config, state, given.ship)
    _read_box(config, state, given.box)
    _read_market(config, state, given.market)
    for seat, zones in enumerate(seat_rows(given.seats, SeatZones(), int(state.players))):
        _read_seat(config, state, seat, zones)
    _read_marbles(config, state, given)
    read_decision(config, state, given)


def _read_ship(config: Config, state: Any, rows: list[str] | None) -> None:
    if rows is None:
        return
    board = int(config.params.board_of[state.players])
    lengths = row_lengths(board)
    if [len(row) for row in rows] != lengths:
        expected = ", ".join(map(str, lengths))
        raise refusal("ship", f"the {Board(board).text} ship has {len(lengths)} rows of {expected} cells")
    for cell, letter in enumerate("".join(rows)):
        if letter not in LETTERS + NO_MARBLE:
            raise refusal("ship", f"'{letter}' is no marble; there is {', '.join(LETTERS)}, and . for an empty cell")
        state.ship[cell] = LETTERS.index(letter) if letter != NO_MARBLE else EMPTY


def _read_marbles(config: Config, state: Any, given: Position) -> None:
    """CS-1.7: marbles named nowhere are in the supply, unless it is given too."""
    state.pool[:] = counts("pool", given.pool, MOST_MARBLES)
    left = [int(config.params.marbles[kind]) - int((state.ship == kind).sum()) for kind in range(TYPES)]
    for kind in range(TYPES):
        left[kind] -= int(state.pool[kind]) + int(state.fresh[:, kind].sum()) + int(state.store[:, kind].sum())
        if left[kind] < 0:
            raise refusal("supply", f"{-left[kind]} {Type(kind).text} marbles too many are named")
    if given.supply is not None and counts("supply", given.supply, MOST_MARBLES) != left:
        missing = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, left, strict=True))
        raise refusal("supply", f"'{given.supply}', but what lies nowhere else is {missing}")
    state.supply[:] = left


def _read_box(config: Config, state: Any, names: list[str] | None) -> None:
    """CS-2.11: with `filter_shape_contracts` those for the other board are there without being named."""
    for name in names or ():
        place_contract(config, state, "box", name, IN_BOX)
    if names is None and config.params.filter_shapes:
        board = config.params.board_of[state.players]
        state.contract_at[(config.params.board != Board.ANY) & (config.params.board != board)] = IN_BOX


def place_contract(config: Config, state: Any, place: str, name: str, where: int) -> int:
    """The number of a contract that lies here and nowhere else."""
    contract = index_of(place, name, config.components.contract_ids, "contract")
    if state.contract_at[contract] != IN_DECK:
        raise refusal(place, f"{name} is named twice")
    state.contract_at[contract] = where
    return contract


def _read_market(config: Config, state: Any, names: list[str]) -> None:
    found = sorted(place_contract(config, state, "market", name, IN_MARKET) for name in names)
    size = int(config.params.market_size[state.players])
    if len(found) > size:
        raise refusal("market", f"{len(found)} contracts, there is room for {size}")
    state.market[: len(found)] = found
    state.market_count = len(found)


# ---- seats ----


def _read_seat(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    place = f"seats[{seat}]"
    for name in zones.tableau:
        place_contract(config, state, f"{place}.tableau", name, Zone.TABLEAU * SEATS + seat)
    if zones.program is not None:
        read_program(config, state, seat, zones.program, place_contract)
    _read_zone(config, state, seat, f"{place}.hand", zones.hand or [], RobotAt.HAND, Zone.HAND)
    _read_zone(config, state, seat, f"{place}.discard", zones.discard or [], RobotAt.DISCARD, Zone.DISCARD)
    _settle_robots(config, state, seat, zones)
    state.fresh[seat] = counts(f"{place}.new", zones.new, MOST_MARBLES)
    state.store[seat] = counts(f"{place}.store", zones.store, MOST_MARBLES)
    for name in once(f"{place}.due", zones.due):
        state.due[seat] |= 1 << index_of(f"{place}.due", name, config.components.contract_ids[:PROG_FROM], "prize")


def _read_zone(
    config: Config, state: Any, seat: int, place: str, names: list[str], robots: int, contracts: int
) -> None:
    for name in names:
        if name in config.components.contract_ids:
            place_contract(config, state, place, name, contracts * SEATS + seat)
        else:
            card = card_number(config, state, seat, place, name)
            if state.robot_at[seat, card] != RobotAt.AWAY:
                raise refusal(place, f"{name} is named twice")
            state.robot_at[seat, card] = robots


def _settle_robots(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    """Robots of a seat that are named nowhere lie in the zone that was left out, the hand first."""
    rest = RobotAt.HAND if zones.hand is None else RobotAt.DISCARD if zones.discard is None else RobotAt.AWAY
    for card in range(CARDS):
        if state.robot_at[seat, card] == RobotAt.AWAY and owns_robot(config, state, seat, card):
            state.robot_at[seat, card] = rest
