"""Moves in a few plain words, for menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine.game import Config
from starlode.games.cosmic_scavengers.components import RobotContract
from starlode.games.cosmic_scavengers.decisions import Phase, Word
from starlode.games.cosmic_scavengers.names import marbles_text
from starlode.games.cosmic_scavengers.notation import claim_verb, sort_of
from starlode.games.cosmic_scavengers.rules.for_python import survey
from starlode.games.cosmic_scavengers.terms import DESIGNATIONS, MODES, WILD
from starlode.games.cosmic_scavengers.texts.names import (
    contract_name,
    designation_name,
    mode_icons,
    mode_name,
    robot_name,
    type_name,
)

WORD_TEXTS = {
    Word.DONE: "commit the program",
    Word.RESTART: "take the whole program back",
    Word.STOP: "recover nothing more",
    Word.END: "fulfil nothing more",
    Word.AGREE: "agree to how things stand",
    Word.REVEAL: "reveal contracts and end the game",
    Word.KEEP: "keep the contracts hidden",
}


def describe(config: Config, state: Any, action: int) -> str:
    """The move in a few plain words."""
    sort, number = sort_of(action)
    return WRITERS[sort](config, state, number)


def _mode(config: Config, state: Any, number: int) -> str:
    kind, mode = divmod(number, MODES)
    return f"{robot_name(config, kind)}, {mode_name(mode)} mode: {mode_icons(config, kind, mode)}"


def _robot(config: Config, state: Any, number: int) -> str:
    return f"take {robot_name(config, number)} back to hand"


def _contract(config: Config, state: Any, number: int) -> str:
    phase, name = state.phase, contract_name(config, number)
    if phase == Phase.PROGRAM:
        return f"{name}: {config.components.contracts[number].text}"
    if phase in (Phase.FULFIL, Phase.CLAIM):
        verb = "fulfil" if phase == Phase.FULFIL else claim_verb(state, number).replace("-", " ")
        return f"{verb} {name} for {price(config, state, number)}: {worth(config, number)}"
    return f"take {name} back to hand"


def price(config: Config, state: Any, contract: int) -> str:
    """What a contract costs the seat on turn, as text."""
    units = [int(count) for count in config.params.cost[contract]]
    units[WILD] = int(survey(config.params, state).wild[state.queue[state.claimant], contract])
    return marbles_text(units)


def worth(config: Config, contract: int) -> str:
    """Points of a contract, and what else it brings."""
    row = config.components.contracts[contract]
    points = f"{row.points} points" if row.points != 1 else "1 point"
    if isinstance(row, RobotContract):
        return f"{points} and the robot {row.robot}"
    return f"{points}. {row.text}" if row.text else points


def _type(config: Config, state: Any, number: int) -> str:
    return f"{'take' if state.phase == Phase.SALVAGE else 'pay'} 1 {type_name(number)}"


def _gap(config: Config, state: Any, number: int) -> str:
    return f"below slot {number}" if number else "above slot 1"


WRITERS: dict[str, Callable[[Config, Any, int], str]] = {
    "word": lambda config, state, number: WORD_TEXTS[Word(number)],
    "designation": lambda config, state, number: f"start {designation_name(DESIGNATIONS[number])}",
    "mode": _mode,
    "robot": _robot,
    "contract": _contract,
    "gap": _gap,
    "type": _type,
}
