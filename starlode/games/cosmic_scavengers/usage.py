"""Which components a seat took or used, for balance reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.usage import Component, Taking
from starlode.engine.state.header import SEATS
from starlode.games.cosmic_scavengers.components import Components, Contract, Prize, Programmable
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.things import (
    CARDS,
    CONTRACT,
    CONTRACTS,
    EMPTY,
    MODE,
    MODE_IDS,
    MODES,
    PROG_FROM,
    ROBOT,
    ROBOT_FROM,
    RobotAt,
    Zone,
    kind_of,
)
from starlode.games.cosmic_scavengers.view import names

SENT, FULFILLED, PROGRAMMED = "sent", "fulfilled", "programmed"


def components(config: Config) -> list[Component]:
    """Contracts, robots, and the modes of each robot; a seat chooses one mode."""
    tables: Components = config.components
    robots = range(len(tables.robots))
    return [
        *(_contract(config, number, row) for number, row in enumerate(tables.contracts)),
        *(_robot(config, number) for number in robots),
        *(_mode(config, number, mode) for number in robots for mode in range(len(MODE_IDS))),
    ]


def _contract(config: Config, number: int, row: Contract) -> Component:
    name = names(config.components).of(CONTRACT, number).removeprefix("the ")
    if isinstance(row, Prize):
        kind = "Prize without effect" if row.effect == "none" else "Prize with an effect"
        return Component(row.id, kind, name, ways=(FULFILLED,))
    if isinstance(row, Programmable):
        return Component(row.id, "PROGRAMMABLE contract", name, ways=(FULFILLED, PROGRAMMED))
    return Component(row.id, "Robot contract", name, ways=(FULFILLED,))


def _robot(config: Config, number: int) -> Component:
    row = config.components.robots[number]
    return Component(row.id, f"Robot, {row.set} set", names(config.components).of(ROBOT, number), ways=(SENT,))


def _mode(config: Config, number: int, mode: int) -> Component:
    row, name = config.components.robots[number], names(config.components).of
    words = f"{name(ROBOT, number)}, {name(MODE, mode)} mode"
    return Component(_mode_id(row.id, mode), f"Mode of a robot, {row.set} set", words, row.id, (SENT,))


def _mode_id(robot: str, mode: int) -> str:
    return f"{robot}.{MODE_IDS[mode]}"


def takings(config: Config) -> list[Taking]:
    """A contract fulfilled, a robot sent in one of its modes, a contract that works in a program."""
    tables: Components = config.components
    robots = [tables.robot_ids[kind_of(card)] for card in range(CARDS)]
    modes = [(_mode_id(robot, mode), SENT) for robot in robots for mode in range(MODES)]
    programmed = [(row.id, PROGRAMMED) if isinstance(row, Programmable) else None for row in tables.contracts]
    return [
        Taking("fulfil", [(name, FULFILLED) for name in tables.contract_ids], {"contract": CONTRACTS}),
        Taking("contract", programmed, {"contract": CONTRACTS}, unless="ignored"),
        Taking("robot", [(robot, SENT) for robot in robots], {"card": CARDS}),
        Taking("robot", modes, {"card": CARDS, "mode": MODES}),
    ]


def on_offer(config: Config, state: Any, seat: int) -> Iterator[tuple[str, str]]:
    """The market; and for a program the robots and PROGRAMMABLE contracts in hand."""
    tables: Components = config.components
    yield from ((tables.contract_ids[contract], FULFILLED) for contract in state.market.tolist() if contract != EMPTY)
    if state.phase != Phase.PROGRAM:
        return
    for card in np.flatnonzero(state.robot_at[seat] == RobotAt.HAND).tolist():
        robot = tables.robot_ids[kind_of(card)]
        yield robot, SENT
        yield from ((_mode_id(robot, mode), SENT) for mode in range(len(MODE_IDS)))
    held = np.flatnonzero(state.contract_at[PROG_FROM:ROBOT_FROM] == Zone.HAND * SEATS + seat)
    yield from ((tables.contract_ids[PROG_FROM + number], PROGRAMMED) for number in held.tolist())
