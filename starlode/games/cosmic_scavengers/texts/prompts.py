"""What a seat is asked to decide, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.for_python import survey
from starlode.games.cosmic_scavengers.terms import EMPTY, WILD, Stance, Type
from starlode.games.cosmic_scavengers.texts.names import contract_name

WAIT_FOR_OTHERS = "You have committed your program; wait for the others."


def prompt(config: Config, state: Any, seat: int) -> str:
    """What that seat is asked to decide now."""
    if state.over:
        return "The game is over."
    if not state.acting >> seat & 1:
        return WAIT_FOR_OTHERS if state.phase == Phase.PROGRAM else "It is not your turn."
    return PROMPTS[Phase(state.phase)](config, state, seat)


def _program(config: Config, state: Any, seat: int) -> str:
    facts = survey(config.params, state)
    robots, due = int(facts.placed[seat]), int(facts.robots_due[seat])
    if state.designation[seat] == EMPTY:
        return "Designate the side your robots start from."
    if robots < due:
        return f"Place a robot with its active mode in slot {robots + 1} of {due}."
    if state.waiting[seat] != EMPTY:
        low = int(facts.lowest_gap[seat])
        name = contract_name(config, int(state.waiting[seat]))
        return f"Choose a gap for {name}: {low} to {robots}, the number of robots above it."
    return "Insert a PROGRAMMABLE contract, or commit the program with done."


def _recover(what: str) -> Callable[[Config, Any, int], str]:
    def text(config: Config, state: Any, seat: int) -> str:
        return f"Recover up to {count_of(int(state.allowance), what)} from your discard, or stop."

    return text


def _pay(config: Config, state: Any, seat: int) -> str:
    name = contract_name(config, int(state.target))
    unit = next(number for number, owed in enumerate(state.owed) if owed)
    if unit == WILD:
        left = count_of(int(state.owed[WILD]), "wild unit")
        return f"Pay for {name}: {left} left, by rising value of the marbles."
    return f"Pay for {name}: choose the marble for {Type(unit).text}."


def _claim(config: Config, state: Any, seat: int) -> str:
    claims = int((state.stance[seat] == Stance.STANDS).sum())
    held = f" You have {count_of(claims, 'claim')}." if claims else ""
    return f"You are tied: claim or challenge a contract, leave one, or agree to how things stand.{held}"


PROMPTS: dict[Phase, Callable[[Config, Any, int], str]] = {
    Phase.RECALL: lambda config, state, seat: "You have no robot in hand: call one back from your discard.",
    Phase.PROGRAM: _program,
    Phase.RECOVER_ROBOT: _recover("robot"),
    Phase.RECOVER_CONTRACT: _recover("contract"),
    Phase.FULFIL: lambda config, state, seat: "Fulfil a contract of the market, or end.",
    Phase.PAY: _pay,
    Phase.SALVAGE: lambda config, state, seat: "Take a marble of any type but void from the supply.",
    Phase.HOSPITAL_ROBOT: _recover("robot"),
    Phase.HOSPITAL_CONTRACT: _recover("contract"),
    Phase.CLAIM: _claim,
    Phase.REVEAL: lambda config, state, seat: "Reveal contracts in hand and end the game, or keep them hidden.",
}
