"""Why an action is not legal now. Reasons are sought in the order in which a player would look for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.loops import legal_mask
from starlode.games.cosmic_scavengers.decisions import ACTIONS, Phase, Word
from starlode.games.cosmic_scavengers.names import marbles_text
from starlode.games.cosmic_scavengers.notation import VERBS, sort_of
from starlode.games.cosmic_scavengers.rules.for_python import survey
from starlode.games.cosmic_scavengers.terms import (
    DESIGNATIONS,
    EMPTY,
    MODES,
    PROG_FROM,
    ROBOT_FROM,
    TYPES,
    WILD,
    Board,
    Stance,
    Type,
)
from starlode.games.cosmic_scavengers.texts.moves import price
from starlode.games.cosmic_scavengers.texts.names import contract_name, robot_name, type_name
from starlode.games.cosmic_scavengers.texts.prompts import prompt

ASKED_WORDS = {
    Phase.PROGRAM: (Word.DONE, Word.RESTART),
    Phase.RECOVER_ROBOT: (Word.STOP,),
    Phase.RECOVER_CONTRACT: (Word.STOP,),
    Phase.HOSPITAL_ROBOT: (Word.STOP,),
    Phase.HOSPITAL_CONTRACT: (Word.STOP,),
    Phase.FULFIL: (Word.END,),
    Phase.CLAIM: (Word.AGREE,),
    Phase.REVEAL: (Word.REVEAL, Word.KEEP),
}


def objection(config: Config, state: Any, seat: int, action: int) -> str:
    """Why the action is not legal now, in one or two sentences for the player."""
    if state.over:
        return "The game is over."
    phase = Phase(state.phase)
    if not state.acting >> seat & 1:
        return "Your program is committed and cannot change." if phase == Phase.PROGRAM else "It is not your turn."
    if not 0 <= action < ACTIONS:
        return f"There is no action {action}; actions are numbered 0 to {ACTIONS - 1}."
    mask = np.zeros(ACTIONS, np.uint8)
    legal_mask(config.params, state, seat, mask)
    if mask[action]:
        return "Nothing speaks against it: this move is legal."
    sort, number = sort_of(action)
    asked = number in ASKED_WORDS.get(phase, ()) if sort == "word" else sort in VERBS[phase]
    reason = REASONS[sort](config, state, seat, number) if asked else "That is not what is asked now."
    return f"{reason[:1].upper()}{reason[1:]} {prompt(config, state, seat)}"


def _word(config: Config, state: Any, seat: int, number: int) -> str:
    if number == Word.RESTART:
        if state.designation[seat] == EMPTY:
            return "Nothing has been programmed yet."
        return f"A program may be taken back {config.params.restarts} times a round."
    return "The program is not complete."


def _designation(config: Config, state: Any, seat: int, number: int) -> str:
    if state.designation[seat] != EMPTY:
        return f"You have designated {DESIGNATIONS[state.designation[seat]]}; restart takes the program back."
    board = Board(config.params.board_of[state.players]).text
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
    phase, name = state.phase, contract_name(config, number)
    if phase == Phase.PROGRAM:
        return _insert(config, state, seat, number, name)
    if phase not in (Phase.FULFIL, Phase.CLAIM):
        return f"{name} is not in your discard."
    places = state.market.tolist()
    if number not in places:
        return f"{name} is not in the market."
    if state.stance[seat, places.index(number)] in (Stance.BACKED_DOWN, Stance.BARRED):
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
    if state.phase == Phase.SALVAGE:
        return "Void cannot be salvaged." if number == Type.VOID else f"The supply has no {name} marble."
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
