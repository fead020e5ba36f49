"""The tables of contents of what happens: one line for each decision, and one for each step of the round."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.header import open_decision
from starlode.games.stella_digger.decisions import (
    ACT_AIM,
    ACT_CARD,
    ACT_COLOUR,
    ACT_DECK,
    ACT_GADGET,
    ACT_PLACE,
    ACT_TOKEN,
    Phase,
    Word,
)
from starlode.games.stella_digger.rules.accidents import current_accident, reveal_alarm, run_accidents, suffer
from starlode.games.stella_digger.rules.actions import (
    begin_action,
    buy,
    choose_aim,
    choose_site,
    choose_token,
    discard_card,
    give_pair,
    pay_any,
    pay_rest,
    refill,
    take_crystal,
)
from starlode.games.stella_digger.rules.completion import (
    complete_mining,
    gain,
    refine,
    return_crystal,
    run_capsules,
    run_limits,
    run_spoils,
)
from starlode.games.stella_digger.rules.decks import all_ran_out, draw_card, rebuild
from starlode.games.stella_digger.rules.fight import lose, refuse, run_fight, run_losses
from starlode.games.stella_digger.rules.play import declare, end_play, offer_extra, play_extra, play_first
from starlode.games.stella_digger.rules.setup import draft, run_draft
from starlode.games.stella_digger.rules.sight import break_through, look_around
from starlode.games.stella_digger.rules.table import ask, follow
from starlode.games.stella_digger.rules.target import choose_first, choose_target, enter, run_target
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import COLOURS, EMPTY, Step

REBUILD = len(Step)  # what `next_step` says beside the steps


@kernel
def apply(params: Params, state: State, seat: int, action: int) -> None:
    """Play one legal action, then go on until a player is asked or the game is over."""
    act(params, state, seat, action)
    while state.acting == 0 and not state.over:
        go_on(params, state)


@kernel
def act(params: Params, state: State, seat: int, action: int) -> None:
    """Play one legal action."""
    open_decision(state)
    state.acting = 0
    if action < ACT_PLACE:
        say(params, state, seat, action)
    elif action < ACT_CARD:
        choose_place(params, state, seat, action - ACT_PLACE)
    elif action < ACT_COLOUR:
        choose_card(params, state, seat, action - ACT_CARD)
    elif action < ACT_DECK:
        choose_colour(params, state, seat, action - ACT_COLOUR)
    elif action < ACT_GADGET:
        choose_deck(params, state, seat, action - ACT_DECK)
    elif action < ACT_TOKEN:
        choose_gadget(params, state, seat, action - ACT_GADGET)
    elif action < ACT_AIM:
        choose_token(params, state, seat, action - ACT_TOKEN)
    else:
        choose_aim(params, state, seat, action - ACT_AIM)


# ---- decisions ----


@kernel
def say(params: Params, state: State, seat: int, word: int) -> None:
    """An action that is a word."""
    if state.phase == Phase.ACTION:
        begin_action(params, state, seat, word)
    elif word == Word.KEEP:
        offer_extra(params, state, seat)  # SD-13.1
    elif word == Word.STOP:
        refill(params, state, seat)
    elif word == Word.NONE and state.phase == Phase.FIGHT:
        refuse(state, seat)
    else:
        end_play(state, seat)


@kernel
def choose_place(params: Params, state: State, seat: int, place: int) -> None:
    """A square was chosen."""
    if state.phase == Phase.TARGET:
        choose_target(params, state, place)
    elif state.phase == Phase.ENTRY:
        enter(state, place)
    elif state.phase == Phase.SITE:
        choose_site(params, state, seat, place)
    elif state.phase == Phase.BREAKTHROUGH:
        break_through(params, state, place)
    elif state.phase == Phase.START_TILE:
        choose_first(params, state, place)


@kernel
def choose_card(params: Params, state: State, seat: int, card: int) -> None:
    """A drill card was chosen."""
    if state.phase in (Phase.CARD, Phase.FIGHT):
        play_first(params, state, seat, card)
    elif state.phase == Phase.EXTRA:
        play_extra(params, state, seat, card)
    elif state.phase == Phase.DISCARD:
        discard_card(params, state, seat, card)
    elif state.phase == Phase.ACCIDENT:
        suffer(params, state, seat, current_accident(state), card)
        state.active = follow(state, seat)


@kernel
def choose_colour(params: Params, state: State, seat: int, colour: int) -> None:
    """A colour was chosen, for a card or of a crystal."""
    if state.phase == Phase.COLOUR:
        declare(params, state, seat, colour)
    elif state.phase == Phase.PAY:
        pay_any(state, seat, colour)
        pay_rest(params, state, seat)
    elif state.phase == Phase.GIVE:
        give_pair(params, state, seat, colour)
    elif state.phase == Phase.GOLD:
        gain(state, seat, colour)
        state.owed -= 1
    elif state.phase == Phase.RETURN:
        return_crystal(state, seat, colour)
    elif state.phase == Phase.LOSE:
        lose(state, seat, colour)
    else:
        take_crystal(state, seat, colour)


@kernel
def choose_deck(params: Params, state: State, seat: int, deck: int) -> None:
    """A deck to draw from was chosen."""
    if state.phase == Phase.DRAFT:
        draft(params, state, deck)
    else:
        draw_card(params, state, seat, deck)
        refill(params, state, seat)


@kernel
def choose_gadget(params: Params, state: State, seat: int, gadget: int) -> None:
    """A gadget was chosen, to buy or to use."""
    if state.phase == Phase.GADGET:
        buy(params, state, seat, gadget)
    else:
        refine(state, seat, gadget % COLOURS)


# ---- steps ----


@kernel
def go_on(params: Params, state: State) -> None:
    """Section 2.1: carry out the step of the round until a decision or the next step comes."""
    if state.step == Step.ACTIONS:
        run_actions(params, state)
    elif state.step == Step.ACCIDENTS:
        run_accidents(params, state)
    elif state.step == Step.COMPLETION:
        complete_mining(params, state)
    elif state.step == Step.SPOILS:
        run_spoils(params, state)
    elif state.step == Step.CAPSULES:
        run_capsules(params, state)
    elif state.step == Step.LIMITS:
        run_limits(params, state)
    elif state.step == Step.LOOK:
        look_around(params, state)
    elif state.step == Step.FIGHT:
        run_fight(params, state)
    elif state.step == Step.LOSSES:
        run_losses(params, state)
    elif state.step == Step.DRAFT:
        run_draft(params, state)
    else:
        run_target(params, state)


@kernel
def next_step(params: Params, state: State) -> int:
    """What `go_on` would carry out: a step, or the reconstruction of the decks."""
    return REBUILD if all_ran_out(state) else int(state.step)


@kernel
def run_actions(params: Params, state: State) -> None:
    """SD-4.1: one action each in turn order; SD-6.12: after all have acted the Alarm is revealed."""
    if all_ran_out(state):
        rebuild(params, state)
        refill(params, state, state.active)
    elif state.active != EMPTY:
        ask(state, state.active, Phase.ACTION)
    else:
        state.step = Step.ACCIDENTS
        state.active = state.start_player
        reveal_alarm(state)
