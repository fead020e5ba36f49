"""Reading a position: the table, the seats, then the decision; the first fault is refused by name."""

from __future__ import annotations

from typing import Any

from starlode.engine.game import Config, Json
from starlode.engine.header import SEATS
from starlode.engine.shapes import index_of, parse, refusal
from starlode.games.cosmic_scavengers.board import row_lengths
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.position.checks import check
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
    PROG_FROM,
    ROBOT_FROM,
    TYPES,
    Board,
    Effect,
    RobotAt,
    Type,
    Zone,
)


def read(config: Config, state: Any, data: Json) -> None:
    """Fill a zeroed state, whose header knows the players, from JSON; raises InvalidPosition."""
    given = parse(data, Position)
    _clear(state)
    state.round_number = given.round
    if given.round > config.params.round_limit:
        raise refusal("round", f"{given.round}, the last round is {config.params.round_limit}")
    _read_ship(config, state, given.ship)
    _read_contracts(config, state, "box", given.box, IN_BOX)
    _read_market(config, state, given.market)
    seats = [SeatZones()] * state.players if given.seats is None else given.seats
    if len(seats) != state.players:
        raise refusal("seats", f"{len(seats)} seats are given, the game has {state.players} players")
    for seat, zones in enumerate(seats):
        _read_seat(config, state, seat, zones)
    _read_marbles(config, state, given)
    read_decision(config, state, given)
    check(config, state)


def _clear(state: Any) -> None:
    """Nothing is anywhere yet."""
    for field in (
        *("ship", "market", "designation", "slot_card", "slot_mode", "stack", "stack_gap"),
        *("waiting", "route", "order", "queue"),
    ):
        state[field][...] = EMPTY
    for field in ("target", "ender"):
        state[field] = EMPTY
    state.last_wild = Type.VOID
    state.contract_at[:], state.robot_at[:] = IN_DECK, RobotAt.AWAY


# ---- the table ----


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
    state.pool[:] = counts("pool", given.pool)
    left = [int(config.params.marbles[kind]) - int((state.ship == kind).sum()) for kind in range(TYPES)]
    for kind in range(TYPES):
        left[kind] -= int(state.pool[kind]) + int(state.fresh[:, kind].sum()) + int(state.store[:, kind].sum())
        if left[kind] < 0:
            raise refusal("supply", f"{-left[kind]} {Type(kind).text} marbles too many are named")
    if given.supply is not None and counts("supply", given.supply) != left:
        missing = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, left, strict=True))
        raise refusal("supply", f"'{given.supply}', but what lies nowhere else is {missing}")
    state.supply[:] = left


def _read_contracts(config: Config, state: Any, place: str, names: list[str], where: int) -> None:
    for name in names:
        place_contract(config, state, place, name, where)


def place_contract(config: Config, state: Any, place: str, name: str, where: int) -> int:
    """The number of a contract that lies here and nowhere else."""
    contract = index_of(place, name, config.components.contract_ids, "contract")
    if state.contract_at[contract] != IN_DECK:
        raise refusal(place, f"{name} is named twice")
    other = config.params.board[contract] not in (0, config.params.board_of[state.players])
    if other and where != IN_BOX:
        raise refusal(place, f"{name} is for the other board and can only be in the deck or the box")
    state.contract_at[contract] = where
    return contract


def _read_market(config: Config, state: Any, names: list[str]) -> None:
    size = int(config.params.market_size[state.players])
    if len(names) > size:
        raise refusal("market", f"{len(names)} contracts, there is room for {size}")
    found = sorted(place_contract(config, state, "market", name, IN_MARKET) for name in names)
    state.market[: len(found)] = found
    state.market_count = len(found)


# ---- seats ----


def _read_seat(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    place = f"seats[{seat}]"
    for name in zones.tableau:
        contract = place_contract(config, state, f"{place}.tableau", name, Zone.TABLEAU * SEATS + seat)
        if PROG_FROM <= contract < ROBOT_FROM:
            raise refusal(f"{place}.tableau", f"{name} is PROGRAMMABLE and lies in hand, discard or program")
    if zones.program is not None:
        read_program(config, state, seat, zones.program, place_contract)
    _read_zone(config, state, seat, f"{place}.hand", zones.hand or [], RobotAt.HAND, Zone.HAND)
    _read_zone(config, state, seat, f"{place}.discard", zones.discard or [], RobotAt.DISCARD, Zone.DISCARD)
    _settle_robots(config, state, seat, zones)
    state.fresh[seat] = counts(f"{place}.new", zones.new)
    state.store[seat] = counts(f"{place}.store", zones.store)
    for name in zones.due:
        prize = index_of(f"{place}.due", name, config.components.contract_ids, "contract")
        if state.contract_at[prize] != Zone.TABLEAU * SEATS + seat or prize >= PROG_FROM:
            raise refusal(f"{place}.due", f"{name} is no prize in the tableau")
        if not Effect.HOSPITAL <= config.params.effect[prize] <= Effect.EXPRESS:
            raise refusal(f"{place}.due", f"{name} has no immediate effect")
        state.due[seat] |= 1 << prize


def _read_zone(
    config: Config, state: Any, seat: int, place: str, names: list[str], robots: int, contracts: int
) -> None:
    for name in names:
        if name in config.components.contract_ids:
            contract = place_contract(config, state, place, name, contracts * SEATS + seat)
            if not PROG_FROM <= contract < ROBOT_FROM:
                raise refusal(place, f"{name} is not PROGRAMMABLE and lies in the tableau")
        else:
            card = card_number(config, state, seat, place, name)
            if state.robot_at[seat, card] != RobotAt.AWAY:
                raise refusal(place, f"{name} is named twice")
            state.robot_at[seat, card] = robots


def _settle_robots(config: Config, state: Any, seat: int, zones: SeatZones) -> None:
    """Robots of a seat that are named nowhere lie in the zone that was left out, the hand first."""
    place, names = f"seats[{seat}]", config.components.card_ids
    for card in range(CARDS):
        there, owned = state.robot_at[seat, card] != RobotAt.AWAY, owns_robot(config, state, seat, card)
        if there and not owned:
            raise refusal(place, f"{names[card]} without its contract in the tableau")
        if not there and owned:
            if zones.hand is not None and zones.discard is not None:
                raise refusal(place, f"{names[card]} is in neither hand, discard nor program")
            state.robot_at[seat, card] = RobotAt.HAND if zones.hand is None else RobotAt.DISCARD
