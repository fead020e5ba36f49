"""Cosmic Scavengers: the options, and the parameters made of options and components."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from starlode.engine.boundary.sheets import copy_numbers
from starlode.engine.declarations.options import Option, Options, one_of, whole_number, yes_or_no
from starlode.engine.state.records import one
from starlode.games.cosmic_scavengers.board import CELLS_OF, lanes
from starlode.games.cosmic_scavengers.components import (
    BOARDS,
    Components,
    Prize,
    Programmable,
    Robot,
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
    PROG_FROM,
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
    """The parameters for resolved options, field by field: reaching one takes longer than filling it."""
    params = one(Params)
    _fill_robots(params, components.robots)
    _fill_contracts(params, components)
    _fill_prizes(params, components.prizes)
    _fill_programmables(params, components.programmables)
    _fill_asked(params)
    params.card_kind[:] = [kind_of(card) for card in range(CARDS)]
    _fill_boards(params, components, options["players"])
    _fill_rows(params)
    copy_numbers(components.numbers, params)
    _fill_options(params, options)
    return params


def _fill_robots(params: Params, robots: Sequence[Robot]) -> None:
    counts = [[icon_counts(icons) for icons in robot.modes] for robot in robots]
    params.icons[:] = counts
    params.collects[:] = [[_collected(mode) for mode in modes] for modes in counts]
    params.diligence[:] = [[sum(mode) - 2 * mode[Icon.PRIORITY] for mode in modes] for modes in counts]  # CS-1.39


def _collected(counts: Sequence[int]) -> int:
    return sum(1 << kind for kind in range(TYPES) if counts[kind])


def _fill_contracts(params: Params, components: Components) -> None:
    """What all contracts have."""
    contracts, robots = components.contracts, components.robot_contracts
    params.title[:] = [components.titles.index(title_of(contract)) for contract in contracts]
    params.copy_number[:] = [copy_of(contract) for contract in contracts]
    params.points[:] = [contract.points for contract in contracts]
    params.cost[:] = [unit_counts(contract.cost) for contract in contracts]
    params.robot[:] = EMPTY
    params.robot[-len(robots) :] = [components.card_ids.index(contract.robot) for contract in robots]
    with_effect: tuple[Prize | Programmable, ...] = (*components.prizes, *components.programmables)
    effects = [Effect.named(contract.effect) for contract in with_effect]
    params.effect[: len(effects)] = effects
    params.when[: len(effects)] = [effect.when for effect in effects]
    params.amount[: len(effects)] = [contract.amount or 0 for contract in with_effect]


def _fill_prizes(params: Params, prizes: Sequence[Prize]) -> None:
    bearer = params.bearer
    bearer[:] = EMPTY
    for number, prize in enumerate(prizes):
        bearers = bearer[Effect.named(prize.effect)]
        bearers[bearers.tolist().index(EMPTY) if EMPTY in bearers else -1] = number


def _fill_programmables(params: Params, contracts: Sequence[Programmable]) -> None:
    own = slice(PROG_FROM, PROG_FROM + len(contracts))
    gains = [icon_counts(contract.icons) for contract in contracts]
    params.needs[own] = [sum(NEED_BITS[need] for need in contract.needs) for contract in contracts]
    params.board[own] = [BOARDS[contract.board] for contract in contracts]
    params.gain[own] = gains
    params.icon[own] = [
        gain.index(max(gain)) if contract.effect == "become" else EMPTY
        for gain, contract in zip(gains, contracts, strict=True)
    ]


def _fill_asked(params: Params) -> None:
    asked = {phase.row.effect: phase for phase in reversed(Phase)}  # where an effect asks twice, the first comes first
    params.asks[:] = [EMPTY if effect == Effect.NONE else asked.get(effect, EMPTY) for effect in Effect]


def _fill_boards(params: Params, components: Components, players: int) -> None:
    params.marbles[:] = [marble.count for marble in components.marbles]
    for table in components.tables:
        params.board_of[table.players] = BOARDS[table.board]
        params.cells[table.players] = len(CELLS_OF[BOARDS[table.board]])
        params.pool[table.players] = table.pool
        params.market_size[table.players] = table.market
        params.market_robots[table.players] = table.robots
    cells = CELLS_OF[int(params.board_of[players])]
    params.cell_at[: len(cells)] = cells


def _fill_rows(params: Params) -> None:
    params.row[:] = EMPTY
    row, length = params.row, params.row_length
    for designation, lane, cells in _all_lanes():
        row[designation, lane, : len(cells)] = cells
        length[designation, lane] = len(cells)


@cache
def _all_lanes() -> tuple[tuple[int, int, list[int]], ...]:
    """Every lane of every designation, which are the same at every table."""
    designations = range(len(DESIGNATIONS))
    return tuple((each, lane, cells) for each in designations for lane, cells in enumerate(lanes(each)))


def _fill_options(params: Params, options: Options) -> None:
    params.filter_shapes = options["filter_shape_contracts"]
    params.simple = options["simple_bookkeeping"]
    params.recall = options["emergency_recall"]
    params.round_limit = options["round_limit"]
    params.crash_scores = options["crash_outcome"] == "score"
    params.restarts = options["restarts"]
