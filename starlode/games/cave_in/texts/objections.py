"""Why an action is not legal now. Reasons are sought in the order in which a player would look for them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from starlode.engine.game import Config
from starlode.engine.loops import legal_mask
from starlode.engine.words import count_of
from starlode.games.cave_in.components import START_ABILITIES
from starlode.games.cave_in.decisions import ACTIONS, Word
from starlode.games.cave_in.state import State
from starlode.games.cave_in.texts.card_objections import refuse_base_card, refuse_hand_card, refuse_seat
from starlode.games.cave_in.texts.case import Case, full_hand, needed, no_action
from starlode.games.cave_in.texts.choice import ASKS, Sort, choice_of, words_asked
from starlode.games.cave_in.texts.names import (
    ability_name,
    artifact_name,
    colour_name,
    crystal_name,
    is_wild,
    needed_text,
)
from starlode.games.cave_in.texts.prompts import asked
from starlode.games.cave_in.things import EMPTY, Ability, NormalAction


def objection(config: Config, state: State, seat: int, action: int) -> str:
    """Why the action is not legal now, in one or two sentences for the player."""
    if state.over:
        return "The game is over."
    if seat != state.active:
        return f"It is not your turn: seat {state.active} decides now."
    if not 0 <= action < ACTIONS:
        return f"There is no action {action}; actions are numbered 0 to {ACTIONS - 1}."
    mask = np.zeros(ACTIONS, np.uint8)
    legal_mask(config.params, state, seat, mask)
    if mask[action]:
        return "Nothing speaks against it: this move is legal."
    return _reason(Case(config, state, choice_of(action)))


def _reason(case: Case) -> str:
    asks = ASKS[case.phase]
    if case.choice.sort == "word":
        fits = Word(case.choice.number).text in words_asked(case.phase)
    else:
        fits = case.choice.sort in asks
    return BY_SORT[case.choice.sort](case) if fits else _not_asked(case)


def _not_asked(case: Case) -> str:
    first = "That is not what is asked now."
    if case.choice.sort == "ability":
        first = "Artifacts are activated only at the start of a turn, before the Leader."
    elif case.choice.sort == "word" and case.choice.number == Word.LEADER:
        first = "The skill of the Leader can be used only at the start of a turn, after Artifacts."
    return f"{first} {asked(case.config, case.state)}"


def _word(case: Case) -> str:
    """Of the words that are asked for, only `done`, `no-card` and `take` can be refused."""
    state = case.state
    word = Word(case.choice.number).text
    if word == "done":
        return f"The payment is not complete: {state.paid} of {count_of(int(state.cost), 'level')} paid."
    if word == "no-card":
        return f"{case.card(state.target)} does not come for nothing: play {needed_text(needed(case, state.target))}."
    return full_hand(case) or "Your Base holds no card below its Leader."


# ---- Artifacts ----


def _ability(case: Case) -> str:
    ability, state = case.choice.number, case.state
    name, half = ability_name(case.config, ability), int(case.config.params.ability_half[ability])
    if half < 0 or state.half_owner[half] != case.seat:
        return f"You do not own {name}."
    if ability not in START_ABILITIES:
        return f"{name} works by itself and is never activated."
    if state.activated[ability]:
        return f"{name} was already activated this turn."
    return f"{name} cannot have an effect: {_no_effect(case)}"


def _no_effect(case: Case) -> str:
    full = full_hand(case)
    if full:
        return full[:1].lower() + full[1:]
    if case.choice.number == Ability.THIRD_CYBER_ARM:
        return "your Base holds no card below its Leader."
    return "the Docks hold no card of level 1."


def _stack(case: Case) -> str:
    card = int(case.state.artifact_top[case.choice.number])
    if card == EMPTY:
        return "That Artifact stack is empty."
    cost, hand = case.survey.artifact_cost[case.choice.number], case.survey.whole_hand
    dear = f"{artifact_name(case.config, card)} costs {cost}; your whole hand pays {hand}."
    return no_action(case, NormalAction.COLLECT) or dear


# ---- the Docks ----


def _dock(case: Case) -> str:
    kind = case.choice.number
    if kind not in case.state.docks:
        return f"{case.card(kind)} is not in the Docks."
    if case.phase == "action":
        dear = f"To recruit {case.card(kind)} you must play {needed_text(needed(case, kind))}, and you hold none."
        return no_action(case, NormalAction.RECRUIT) or full_hand(case) or dear
    return full_hand(case) or _wrong_dock_level(case, kind)


def _wrong_dock_level(case: Case, kind: int) -> str:
    what = f"{case.card(kind)} has level {case.level(kind)}"
    if case.phase == "colonel-pick":
        return f"{what}, and only {count_of(int(case.state.picks), 'level')} are left to take."
    wanted = 1 if case.phase == "shuttle-pick" else case.state.picks
    return f"{what}; you may take a card of level {wanted}."


# ---- the Mine ----


def _crystal(case: Case) -> str:
    if case.state.mine[case.choice.number] == EMPTY:
        return "That space of the Mine is empty."
    if case.phase == "action":
        return no_action(case, NormalAction.MINE) or _too_dear(case)
    return _wrong_crystal(case)


def _too_dear(case: Case) -> str:
    space, power = case.choice.number, [int(levels) for levels in case.survey.power]
    what = f"{crystal_name(case.config, case.state.mine[space])} costs {case.survey.crystal_cost[space]}"
    if is_wild(case.state, space):
        best = power.index(max(power))
        return f"{what} in cards of one colour; your best, {colour_name(case.config, best)}, pays {power[best]}."
    colour = int(case.state.mine_colour[space])
    return f"{what} in {colour_name(case.config, colour)}; your hand pays {power[colour]}."


def _wrong_crystal(case: Case) -> str:
    config, state, space = case.config, case.state, case.choice.number
    name, params = crystal_name(config, state.mine[space]), config.params
    wanted = params.space_class[state.target] if case.phase == "scrabber-take" else 0
    if params.space_class[space] != wanted:
        cost = params.class_cost[params.space_class[space]]
        return f"{name} has cost {cost}; you may take a Crystal of cost {params.class_cost[wanted]}."
    now, asked_colour = colour_name(config, state.mine_colour[space]), colour_name(config, state.colour)
    return f"{name} is {now}; you may take a {asked_colour} Crystal."


def _colour(case: Case) -> str:
    colour, crystal = colour_name(case.config, case.choice.number), case.state.mine[case.state.target]
    return f"{crystal_name(case.config, crystal)} is {colour} already; to leave it so, say done."


BY_SORT: dict[Sort, Callable[[Case], str]] = {
    "word": _word,
    "ability": _ability,
    "dock": _dock,
    "crystal": _crystal,
    "stack": _stack,
    "colour": _colour,
    "seat": refuse_seat,
    "base": refuse_base_card,
    "hand": refuse_hand_card,
}
