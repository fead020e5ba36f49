"""Chapter 2: set-up. Random steps are carried out in the order of the clauses."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.state.chance import draw
from starlode.engine.state.filling import fill
from starlode.engine.state.header import SEATS
from starlode.games.cave_in.rules.board import fill_dock, fill_mine, leave_stack, reveal_artifact
from starlode.games.cave_in.rules.starting import begin_turn
from starlode.games.cave_in.rules.turn import clear_turn
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import (
    ARTIFACTS,
    BASE,
    BELOW,
    CRYSTALS,
    EMPTY,
    FACTIONS,
    HALVES,
    IN_PLAY,
    IN_STACK,
    LEVELS,
    OUT,
    ROW,
    SPACES,
    STACKS,
    SUPPLY,
    TYPES,
)


@kernel
def setup(params: Params, state: State) -> None:
    """CI-2.1 to CI-2.15: deal a fresh game."""
    clear_table(params, state)
    for space in range(SPACES):
        fill_mine(params, state, space)
    choose_factions(params, state)
    fill_stacks(params, state)
    for space in range(SPACES):
        fill_dock(params, state, space)
    deal_hands(params, state)
    deal_totems(state)
    deal_artifacts(state)
    state.start_player = params.first_seat if params.first_seat >= 0 else draw(state, state.players)
    state.event_count = 0  # nobody watches the table being laid
    state.active = state.start_player
    state.round_number = 1
    begin_turn(params, state)


@kernel
def clear_table(params: Params, state: State) -> None:
    """CI-2.2, CI-2.11, CI-2.14: all Crystals face down, the token on 0, nobody owns anything."""
    state.cave_ins = 0
    state.idle_rounds = 0
    state.busy = 0
    for space in range(SPACES):
        state.docks[space] = EMPTY
        state.mine[space] = EMPTY
        state.mine_colour[space] = EMPTY
        state.mine_cut[space] = 0
    fill(state.crystal_at, CRYSTALS, IN_STACK)
    fill(state.crystal_seen, CRYSTALS, 0)
    for card in range(ARTIFACTS):
        state.artifact_at[card] = BELOW
    for half in range(HALVES):
        state.half_owner[half] = EMPTY
    fill(state.stack, TYPES, 0)
    fill(state.box, TYPES, 0)
    for i in range(LEVELS):
        state.stack_left[i] = 0
        state.crystal_left[i] = params.class_from[i + 1] - params.class_from[i]
    for seat in range(SEATS):
        clear_seat(state, seat)
    forget_turn(state)


@kernel
def forget_turn(state: State) -> None:
    """Whatever the memory held before: all of it is cleared, as if it had been in use."""
    state.row_count = ROW
    state.paid = 1
    state.chosen_count = 1
    state.tinted = 1
    clear_turn(state)


@kernel
def clear_seat(state: State, seat: int) -> None:
    """Empty every zone of a seat."""
    state.hand_count[seat] = 0
    state.base_count[seat] = 0
    state.pile_count[seat] = 0
    state.subjugated_count[seat] = 0
    fill(state.hand[seat], TYPES, 0)
    fill(state.seen[seat], TYPES, 0)
    fill(state.subjugated[seat], TYPES, 0)
    fill(state.subjugated_seen[seat], TYPES, 0)
    for level in range(LEVELS):
        state.levelled[seat, level] = 0
    for position in range(BASE):
        state.bases[seat, position] = EMPTY


@kernel
def choose_factions(params: Params, state: State) -> None:
    """CI-2.4, CI-2.5: four of the six factions are in play, by lot unless an option names them."""
    chosen = 0
    for faction in range(FACTIONS):
        state.in_play[faction] = params.fixed_factions[faction]
        chosen += params.fixed_factions[faction]
    while chosen < IN_PLAY:
        faction = draw(state, FACTIONS)
        if not state.in_play[faction]:
            state.in_play[faction] = 1
            chosen += 1


@kernel
def fill_stacks(params: Params, state: State) -> None:
    """CI-2.6: the cards of the factions in play, by level, face down."""
    for kind in range(TYPES):
        if state.in_play[params.faction[kind]]:
            state.stack[kind] = params.copies[kind]
            state.stack_left[params.level[kind] - 1] += params.copies[kind]


@kernel
def deal_hands(params: Params, state: State) -> None:
    """CI-2.8: two L1 and one L2 each, unseen by others; all know the levels."""
    for seat in range(state.players):
        for level in range(LEVELS):
            for _ in range(params.start_hand[level]):
                state.hand[seat, leave_stack(state, level + 1)] += 1
                state.hand_count[seat] += 1
                state.levelled[seat, level] += 1


@kernel
def deal_totems(state: State) -> None:
    """CI-2.9, CI-2.10: a random Command card gives each player its Totem; the rest are in the supply or the box."""
    for faction in range(FACTIONS):
        state.totem[faction] = SUPPLY if state.in_play[faction] else OUT
    for seat in range(state.players):
        pick = draw(state, IN_PLAY - seat)
        for faction in range(FACTIONS):
            if state.totem[faction] == SUPPLY:
                pick -= 1
                if pick < 0:
                    state.totem[faction] = seat
                    break


@kernel
def deal_artifacts(state: State) -> None:
    """CI-2.12: three face-up stacks of four."""
    for stack in range(STACKS):
        state.artifact_left[stack] = ARTIFACTS // STACKS
        reveal_artifact(state, stack)
