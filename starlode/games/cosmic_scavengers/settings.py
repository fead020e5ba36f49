"""Cosmic Scavengers: the options, and the parameters made of options and components."""

from __future__ import annotations

from starlode.engine.boundary.sheets import copy_numbers
from starlode.engine.declarations.options import Option, Options, one_of, whole_number, yes_or_no
from starlode.engine.state.records import one
from starlode.games.cosmic_scavengers.board import CELLS_OF, lanes
from starlode.games.cosmic_scavengers.components import (
    BOARDS,
    Components,
    Prize,
    Programmable,
    RobotContract,
    copy_of,
    icon_counts,
    title_of,
    unit_counts,
)
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.state import Params
from starlode.games.cosmic_scavengers.things import (
    ABOVE,
    BELOW,
    CARDS,
    DESIGNATIONS,
    EMPTY,
    MOST_RESTARTS,
    MOST_ROUNDS,
    TYPES,
    Effect,
    Icon,
    kind_of,
)

NEED_BITS = {"above": ABOVE, "below": BELOW}

OPTIONS: tuple[Option, ...] = (
    Option("filter_shape_contracts", False, yes_or_no),
    Option("simple_bookkeeping", False, yes_or_no),
    Option("emergency_recall", True, yes_or_no),
    Option("round_limit", 20, whole_number(1, MOST_ROUNDS)),
    Option("crash_outcome", "all-lose", one_of("all-lose", "score")),
    Option("restarts", 3, whole_number(0, MOST_RESTARTS)),
)


def build_params(components: Components, options: Options) -> Params:
    """The parameters for resolved options."""
    params = one(Params)
    for number, robot in enumerate(components.robots):
        for mode, icons in enumerate(robot.modes):
            _fill_mode(params, number, mode, icon_counts(icons))
    params.bearer[:] = params.asks[:] = EMPTY
    for phase in reversed(Phase):  # where an effect asks twice, the first decision comes first
        if phase.row.effect != Effect.NONE:
            params.asks[phase.row.effect] = phase
    for number in range(len(components.contracts)):
        _fill_contract(params, components, number)
    params.card_kind[:] = [kind_of(card) for card in range(CARDS)]
    _fill_boards(params, components, options["players"])
    copy_numbers(components.numbers, params)
    _fill_options(params, options)
    return params


def _fill_mode(params: Params, robot: int, mode: int, counts: list[int]) -> None:
    params.icons[robot, mode] = counts
    params.collects[robot, mode] = sum(1 << kind for kind in range(TYPES) if counts[kind])
    params.diligence[robot, mode] = sum(counts) - 2 * counts[Icon.PRIORITY]  # CS-1.39


def _fill_contract(params: Params, components: Components, number: int) -> None:
    contract = components.contracts[number]
    params.title[number] = components.titles.index(title_of(contract))
    params.copy_number[number] = copy_of(contract)
    params.points[number] = contract.points
    params.cost[number] = unit_counts(contract.cost)
    params.robot[number] = EMPTY
    if isinstance(contract, RobotContract):
        params.robot[number] = components.card_ids.index(contract.robot)
        return
    effect = Effect.named(contract.effect)
    params.effect[number], params.when[number] = effect, effect.when
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


def _fill_boards(params: Params, components: Components, players: int) -> None:
    params.marbles[:] = [marble.count for marble in components.marbles]
    for table in components.tables:
        params.board_of[table.players] = BOARDS[table.board]
        params.cells[table.players] = len(CELLS_OF[BOARDS[table.board]])
        params.pool[table.players] = table.pool
        params.market_size[table.players] = table.market
        params.market_robots[table.players] = table.robots
    for number, cell in enumerate(CELLS_OF[int(params.board_of[players])]):
        params.cell_at[number] = cell
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
