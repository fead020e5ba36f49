"""Sections 4.2 to 4.6: refilling the hand, buying gadgets, building Large Drills, exchanging crystals, passing."""

from __future__ import annotations

from starlode.engine.compiling.bits import lowest, ones
from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger import events
from starlode.games.stella_digger.decisions import Phase, Word
from starlode.games.stella_digger.rules.chips import pay_small
from starlode.games.stella_digger.rules.decks import all_ran_out, draw_card, first_full_deck, full_decks
from starlode.games.stella_digger.rules.play import play_first
from starlode.games.stella_digger.rules.prices import payable_gadgets, payable_tokens
from starlode.games.stella_digger.rules.sets import has, only, unlike
from starlode.games.stella_digger.rules.table import (
    ask,
    colours_held,
    end_game,
    first_colour_held,
    follow,
    give_back,
    hand_limit,
    is_choice,
    leave_hand,
)
from starlode.games.stella_digger.rules.terrain import neighbours, tiles_left, touching
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import ANY, CARDS, COLOURS, EMPTY, WAYS, Ending, GadgetType


@kernel
def begin_action(params: Params, state: State, seat: int, word: int) -> None:
    """SD-4.2, SD-13.5: one of the six actions is chosen for good."""
    events.action(state, seat, word)
    if word == Word.MINE:
        begin_mining(params, state, seat)
    elif word == Word.REFILL:
        begin_refill(params, state, seat)
    elif word == Word.GADGET:
        begin_purchase(params, state, seat)
    elif word == Word.LARGE_DRILL:
        begin_building(params, state, seat)
    elif word == Word.EXCHANGE:
        begin_exchange(params, state, seat)
    else:
        end_action(state, seat)  # SD-4.42


@kernel
def end_action(state: State, seat: int) -> None:
    """SD-4.1, SD-4.4: the action is carried out completely; the next player follows."""
    state.active = follow(state, seat)


@kernel
def begin_mining(params: Params, state: State, seat: int) -> None:
    """SD-4.5: choose a hand card. Equal cards count as several, or being asked would tell that they are equal."""
    if is_choice(params, state.hand_count[seat]):
        ask(state, seat, Phase.CARD)
        return
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            play_first(params, state, seat, card)
            return


# ---- Hand Refill ----


@kernel
def begin_refill(params: Params, state: State, seat: int) -> None:
    """SD-4.11: discard first; without a card in hand there is nothing to discard."""
    if state.hand_count[seat] > 0 or not params.auto:
        ask(state, seat, Phase.DISCARD)
    else:
        refill(params, state, seat)


@kernel
def discard_card(params: Params, state: State, seat: int, card: int) -> None:
    """SD-4.11, SD-4.12, SD-4.17: a hand card goes face up to the owner's discard pile."""
    leave_hand(params, state, seat, card)
    state.discards[seat, card] += 1
    events.discard(state, seat, card)
    begin_refill(params, state, seat)


@kernel
def refill(params: Params, state: State, seat: int) -> None:
    """SD-4.13, SD-4.14: draw up to the hand limit, each card from a deck of the player's choice."""
    while not all_ran_out(state):
        if state.hand_count[seat] >= hand_limit(params, state, seat):
            end_action(state, seat)
            return
        if is_choice(params, full_decks(state)):
            ask(state, seat, Phase.DRAW)
            return
        draw_card(params, state, seat, first_full_deck(state))


# ---- paying ----


@kernel
def pay(state: State, seat: int, colour: int, count: int) -> None:
    """SD-4.20: paid crystals return to the common area."""
    if count > 0:
        give_back(state, seat, colour, count)
        events.pay(state, seat, colour, count)


@kernel
def pay_rest(params: Params, state: State, seat: int) -> None:
    """SD-4.19: the `any` part, crystal by crystal in colours of the player's choice."""
    while state.owed > 0:
        if is_choice(params, colours_held(state, seat)):
            ask(state, seat, Phase.PAY)
            return
        pay_any(state, seat, first_colour_held(state, seat))
    if state.buying != EMPTY:
        finish_purchase(state, seat)
    else:
        finish_building(params, state, seat)


@kernel
def pay_any(state: State, seat: int, colour: int) -> None:
    """One crystal of the `any` part."""
    pay(state, seat, colour, 1)
    state.owed -= 1


# ---- Gadget Purchase ----


@kernel
def begin_purchase(params: Params, state: State, seat: int) -> None:
    """SD-4.18: choose exactly one gadget."""
    possible = payable_gadgets(params, state, seat)
    if is_choice(params, ones(possible)):
        ask(state, seat, Phase.GADGET)
    else:
        buy(params, state, seat, lowest(possible))


@kernel
def buy(params: Params, state: State, seat: int, gadget: int) -> None:
    """SD-13.3: the fixed part is paid at once, then the `any` part is asked."""
    state.buying = gadget
    events.buy(state, seat, gadget)
    for colour in range(COLOURS):
        pay(state, seat, colour, params.gadget_price[gadget, colour])
    state.owed = params.gadget_price[gadget, ANY]
    pay_rest(params, state, seat)


@kernel
def finish_purchase(state: State, seat: int) -> None:
    """SD-4.21 to SD-4.23: the gadget lies before its owner and works at once; a drone draws no card."""
    state.gadget_owner[state.buying] = seat
    if state.buying // COLOURS == GadgetType.SUPPORT_DRONE:
        state.drones[seat] += 1
    state.buying = EMPTY
    end_action(state, seat)


# ---- Large Drill Setup ----


@kernel
def free_ground(params: Params, state: State) -> int:
    """SD-4.25 to SD-4.28: the set of passages but START that carry no Large Drill."""
    return ~(tiles_left(state) | unlike(state.drill_on, EMPTY) | only(params.start))


@kernel
def aims_from(params: Params, state: State, place: int) -> int:
    """SD-4.31 to SD-4.35: the set of squares at which a drill on that place may point; SD-1.14: never START."""
    return neighbours(params, place) & free_ground(params, state) & ~unlike(state.aimed, 0)


@kernel
def may_aim(params: Params, state: State, way: int) -> bool:
    """SD-4.31 to SD-4.35: whether the drill that is being built may point that way."""
    other = params.near[state.site, way]
    return bool(other != EMPTY and has(aims_from(params, state, state.site), other))


@kernel
def sites(params: Params, state: State) -> int:
    """SD-4.3, SD-4.25 to SD-4.29: the set of squares where a Large Drill may stand and point somewhere."""
    ground = free_ground(params, state)
    return ground & ~only(state.marker) & touching(params, ground & ~unlike(state.aimed, 0))


@kernel
def begin_building(params: Params, state: State, seat: int) -> None:
    """SD-13.4: first the token, then the square, then the direction."""
    possible = payable_tokens(params, state, seat)
    if is_choice(params, ones(possible)):
        ask(state, seat, Phase.DRILL)
    else:
        choose_token(params, state, seat, lowest(possible))


@kernel
def choose_token(params: Params, state: State, seat: int, token: int) -> None:
    """SD-4.24: a token is chosen; now its square."""
    state.building = token
    possible = sites(params, state)
    if is_choice(params, ones(possible)):
        ask(state, seat, Phase.SITE)
    else:
        choose_site(params, state, seat, lowest(possible))


@kernel
def choose_site(params: Params, state: State, seat: int, place: int) -> None:
    """SD-4.25: a square is chosen; now the direction."""
    state.site = place
    if is_choice(params, ones(aims_from(params, state, place))):
        ask(state, seat, Phase.AIM)
        return
    for way in range(WAYS):
        if may_aim(params, state, way):
            choose_aim(params, state, seat, way)
            return


@kernel
def choose_aim(params: Params, state: State, seat: int, way: int) -> None:
    """SD-4.30, SD-13.4: the direction is chosen; now the payment."""
    state.aim = way
    for colour in range(COLOURS):
        pay(state, seat, colour, params.token_price[state.building, colour])
    state.owed = params.token_price[state.building, ANY]
    pay_rest(params, state, seat)


@kernel
def finish_building(params: Params, state: State, seat: int) -> None:
    """SD-4.36 to SD-4.39: the drill stands for good and earns the printed number of the square it points at."""
    token, place = state.building, state.site
    aimed = params.near[place, state.aim]
    state.token_at[token] = place
    state.token_aim[token] = state.aim
    state.drill_on[place] = token
    state.aimed[aimed] = 1
    events.build(state, seat, token, place, state.aim)
    state.building = EMPTY
    state.site = EMPTY
    state.aim = EMPTY
    pay_small(params, state, seat, params.printed[aimed])
    if state.chips_left == 0:
        end_game(state, Ending.CHIPS)  # SD-10.3
    else:
        end_action(state, seat)


# ---- Crystal Exchange ----


@kernel
def count_pairs(params: Params, state: State, seat: int) -> int:
    """SD-4.40: colours in which the seat has two crystals."""
    count = 0
    for colour in range(COLOURS):
        count += state.crystals[seat, colour] >= params.exchange_crystals
    return count


@kernel
def begin_exchange(params: Params, state: State, seat: int) -> None:
    """SD-4.40: choose the colour to give."""
    if is_choice(params, count_pairs(params, state, seat)):
        ask(state, seat, Phase.GIVE)
        return
    for colour in range(COLOURS):
        if state.crystals[seat, colour] >= params.exchange_crystals:
            give_pair(params, state, seat, colour)
            return


@kernel
def give_pair(params: Params, state: State, seat: int, colour: int) -> None:
    """SD-4.40, SD-4.41: two crystals return; now one that the common area has."""
    give_back(state, seat, colour, params.exchange_crystals)
    events.exchange(state, seat, colour)
    count = 0
    last = EMPTY
    for other in range(COLOURS):
        if state.stock[other] > 0:
            count += 1
            last = other
    if is_choice(params, count):
        ask(state, seat, Phase.TAKE)
    else:
        take_crystal(state, seat, last)


@kernel
def take_crystal(state: State, seat: int, colour: int) -> None:
    """SD-4.40: one crystal from the common area."""
    state.stock[colour] -= 1
    state.crystals[seat, colour] += 1
    events.take(state, seat, colour)
    end_action(state, seat)
