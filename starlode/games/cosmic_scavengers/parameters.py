"""Cosmic Scavengers: the options, and the parameters made of options and components."""

from __future__ import annotations

from starlode.engine.options import Option, Options, one_of, whole_number, yes_or_no
from starlode.engine.records import one
from starlode.games.cosmic_scavengers.components import (
    Components,
    Prize,
    Programmable,
    RobotContract,
    icon_counts,
    unit_counts,
)
from starlode.games.cosmic_scavengers.geometry import CELLS_OF, lanes
from starlode.games.cosmic_scavengers.state import Params
from starlode.games.cosmic_scavengers.terms import (
    ABOVE,
    BELOW,
    DESIGNATIONS,
    EMPTY,
    MOST_RESTARTS,
    MOST_ROUNDS,
    Board,
    Effect,
)

BOARDS = {None: 0, "square": Board.SQUARE, "hex": Board.HEX}
NEED_BITS = {"above": ABOVE, "below": BELOW}

OPTIONS: tuple[Option, ...] = (
    Option(
        "filter_shape_contracts",
        False,
        "true or false",
        "whether contracts for the other board are taken out before the first shuffle",
        yes_or_no,
    ),
    Option("simple_bookkeeping", False, "true or false", "collected marbles are replaced at once", yes_or_no),
    Option("emergency_recall", True, "true or false", "a player without robots gets one back", yes_or_no),
    Option("round_limit", 20, f"1 to {MOST_ROUNDS}", "the last round", whole_number(1, MOST_ROUNDS)),
    Option(
        "crash_outcome",
        "all-lose",
        "all-lose or score",
        "what an economy crash leads to",
        one_of("all-lose", "score"),
    ),
    Option(
        "restarts",
        3,
        f"0 to {MOST_RESTARTS}",
        "how often a round an open program may be taken back",
        whole_number(0, MOST_RESTARTS),
    ),
)


def build_params(components: Components, options: Options) -> Params:
    """The parameters for resolved options."""
    params = one(Params)
    for number, robot in enumerate(components.robots):
        for mode, icons in enumerate(robot.modes):
            params.icons[number, mode] = icon_counts(icons)
    params.bearer[:] = EMPTY
    for number in range(len(components.contracts)):
        _fill_contract(params, components, number)
    _fill_boards(params, components)
    params.program_robots = components.numbers.program_robots
    params.capacity = components.numbers.capacity
    params.showing_end = components.numbers.showing_end
    _fill_options(params, options)
    return params


def _fill_contract(params: Params, components: Components, number: int) -> None:
    contract = components.contracts[number]
    params.points[number] = contract.points
    params.cost[number] = unit_counts(contract.cost)
    params.robot[number] = EMPTY
    if isinstance(contract, RobotContract):
        params.robot[number] = components.card_ids.index(contract.robot)
        return
    params.effect[number] = Effect.named(contract.effect)
    params.amount[number] = contract.amount or 0
    if isinstance(contract, Prize):
        bearers = params.bearer[params.effect[number]]
        bearers[bearers.tolist().index(EMPTY) if EMPTY in bearers else -1] = number
    else:
        _fill_programmable(params, contract, number)


def _fill_programmable(params: Params, contract: Programmable, number: int) -> None:
    params.needs[number] = sum(NEED_BITS[need] for need in contract.needs)
    params.board[number] = BOARDS[contract.board]
    params.gain[number] = icon_counts(contract.icons)
    params.icon[number] = params.gain[number].argmax() if contract.effect == "become" else EMPTY


def _fill_boards(params: Params, components: Components) -> None:
    params.marbles[:] = [marble.count for marble in components.marbles]
    for table in components.tables:
        params.board_of[table.players] = BOARDS[table.board]
        params.cells[table.players] = len(CELLS_OF[BOARDS[table.board]])
        params.pool[table.players] = table.pool
        params.market_size[table.players] = table.market
        params.market_robots[table.players] = table.robots
    params.row[:] = EMPTY
    for designation in range(len(DESIGNATIONS)):
        for lane, cells in enumerate(lanes(designation)):
            params.row[designation, lane, : len(cells)] = cells
            params.row_length[designation, lane] = len(cells)


def _fill_options(params: Params, options: Options) -> None:
    params.filter_shapes = options["filter_shape_contracts"]
    params.simple = options["simple_bookkeeping"]
    params.recall = options["emergency_recall"]
    params.round_limit = options["round_limit"]
    params.crash_scores = options["crash_outcome"] == "score"
    params.restarts = options["restarts"]
