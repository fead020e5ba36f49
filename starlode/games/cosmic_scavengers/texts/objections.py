"""Why an action is not legal now. Reasons are sought in the order in which a player would look for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.loops import legal_mask
from starlode.games.cosmic_scavengers.names import marbles_text
from starlode.games.cosmic_scavengers.notation import VERBS, sort_of
from starlode.games.cosmic_scavengers.rules.for_python import survey
from starlode.games.cosmic_scavengers.state import (
    ACTIONS,
    BACKED_DOWN,
    BARRED,
    BOARD_NAMES,
    DESIGNATIONS,
    EMPTY,
    MODES,
    PHASES,
    PROG_FROM,
    ROBOT_FROM,
    TYPES,
    VOID,
    WILD,
    WORDS,
)
from starlode.games.cosmic_scavengers.texts.moves import price
from starlode.games.cosmic_scavengers.texts.names import contract_name, robot_name, type_name
from starlode.games.cosmic_scavengers.texts.prompts import prompt

ASKED_WORDS = {
    "program": ("done", "restart"),
    "recover-robot": ("stop",),
    "recover-contract": ("stop",),
    "hospital-robot": ("stop",),
    "hospital-contract": ("stop",),
    "fulfil": ("end",),
    "claim": ("agree",),
    "reveal": ("reveal", "keep"),
}


def objection(config: Config, state: Any, seat: int, action: int) -> str:
    """Why the action is not legal now, in one or two sentences for the player."""
    if state.over:
        return "The game is over."
    phase = PHASES[state.phase]
    if not state.acting >> seat & 1:
        return "Your program is committed and cannot change." if phase == "program" else "It is not your turn."
    if not 0 <= action < ACTIONS:
        return f"There is no action {action}; actions are numbered 0 to {ACTIONS - 1}."
    mask = np.zeros(ACTIONS, np.uint8)
    legal_mask(config.params, state, seat, mask)
    if mask[action]:
        return "Nothing speaks against it: this move is legal."
    sort, number = sort_of(action)
    asked = ASKED_WORDS.get(phase, ()) if sort == "word" else VERBS[phase]
    thing = WORDS[number] if sort == "word" else sort
    reason = REASONS[sort](config, state, seat, number) if thing in asked else "That is not what is asked now."
    return f"{reason[:1].upper()}{reason[1:]} {prompt(config, state, seat)}"


def _word(config: Config, state: Any, seat: int, number: int) -> str:
    if WORDS[number] == "restart":
        if state.designation[seat] == EMPTY:
            return "Nothing has been programmed yet."
        return f"A program may be taken back {config.params.restarts} times a round."
    return "The program is not complete."


def _designation(config: Config, state: Any, seat: int, number: int) -> str:
    if state.designation[seat] != EMPTY:
        return f"You have designated {DESIGNATIONS[state.designation[seat]]}; restart takes the program back."
    board = BOARD_NAMES[config.params.board_of[state.players]]
    return f"{DESIGNATIONS[number]} is not on the {board} board."


def _mode(config: Config, state: Any, seat: int, number: int) -> str:
    facts = survey(config.params, state)
    if state.designation[seat] == EMPTY:
        return "The designation comes first."
    if facts.placed[seat] == facts.robots_due[seat]:
        return "All slots are filled."
    return f"{robot_name(config, number // MODES)} is not in your hand."


def _robot(config: Config, state: Any, seat: int, number: int) -> str:
    return f"{robot_name(config, number)} is not in your discard."


def _contract(config: Config, state: Any, seat: int, number: int) -> str:
    phase, name = PHASES[state.phase], contract_name(config, number)
    if phase == "program":
        return _insert(config, state, seat, number, name)
    if phase not in ("fulfil", "claim"):
        return f"{name} is not in your discard."
    places = state.market.tolist()
    if number not in places:
        return f"{name} is not in the market."
    if state.stance[seat, places.index(number)] in (BACKED_DOWN, BARRED):
        return f"You gave {name} up and cannot come back to it in this round."
    free = state.fresh[seat] + state.store[seat] - state.held[seat]
    return f"{name} costs you {price(config, state, number)}; you have {marbles_text(free) or 'nothing'}."


def _insert(config: Config, state: Any, seat: int, number: int, name: str) -> str:
    facts = survey(config.params, state)
    if not PROG_FROM <= number < ROBOT_FROM:
        return f"{name} is not PROGRAMMABLE."
    if state.designation[seat] == EMPTY or facts.placed[seat] < facts.robots_due[seat]:
        return "Designation and robots come before contracts."
    if state.waiting[seat] != EMPTY:
        return f"{contract_name(config, int(state.waiting[seat]))} still needs its gap."
    return f"{name} is not in your hand."


def _gap(config: Config, state: Any, seat: int, number: int) -> str:
    if state.waiting[seat] == EMPTY:
        return "A gap follows a contract."
    facts = survey(config.params, state)
    if number < facts.lowest_gap[seat]:
        return f"Contracts are placed from the top down: the last one lies in gap {facts.lowest_gap[seat]}."
    return f"There are only {facts.placed[seat]} robots."


def _type(config: Config, state: Any, seat: int, number: int) -> str:
    name = type_name(number)
    if PHASES[state.phase] == "salvage":
        return "Void cannot be salvaged." if number == VOID else f"The supply has no {name} marble."
    free = state.fresh[seat, number] + state.store[seat, number] - state.held[seat, number] - state.paid[number]
    if free <= 0:
        return f"You have no {name} marble left."
    unit = next(unit for unit in range(TYPES + 1) if state.owed[unit])
    if unit != WILD:
        return f"The unit to be paid now is {type_name(unit)}."
    if number > state.last_wild:
        return f"Wild units are paid by rising value, and the last was {type_name(int(state.last_wild))}."
    return f"With {name} here the payment could not be completed as the rules order it."


REASONS: dict[str, Callable[[Config, Any, int, int], str]] = {
    "word": _word,
    "designation": _designation,
    "mode": _mode,
    "robot": _robot,
    "contract": _contract,
    "gap": _gap,
    "type": _type,
}
