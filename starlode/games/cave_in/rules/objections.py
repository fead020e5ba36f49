"""Why an action that answers the decision is not legal now. Reasons are sought in the order a player would look."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.decisions import (
    ACT_ABILITY,
    ACT_BASE,
    ACT_COLOUR,
    ACT_CRYSTAL,
    ACT_DOCK,
    ACT_HAND,
    ACT_SEAT,
    ACT_STACK,
    Bases,
    Kin,
    Phase,
    Reason,
    Wanted,
    Word,
)
from starlode.games.cave_in.rules.payment import exempt_cards, is_weedlock
from starlode.games.cave_in.rules.picks import goes_to_hand, needs_room, wants_base, wants_card, wants_cost
from starlode.games.cave_in.rules.turn import may_act
from starlode.games.cave_in.rules.zones import cards_in_colour, find_in_docks, has_room, owns
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import BASE, EMPTY, FACTIONS, NormalAction

NONE = -1  # nothing speaks against it so far


@kernel
def objection(params: Params, state: State, seat: int, action: int) -> int:
    """The reason why an action is refused that the decision asks for."""
    if action < ACT_ABILITY:
        return refuse_word(params, state, seat, action)
    if action < ACT_DOCK:
        return refuse_ability(params, state, seat, action - ACT_ABILITY)
    if action < ACT_CRYSTAL:
        return refuse_dock(params, state, seat, action - ACT_DOCK)
    if action < ACT_STACK:
        return refuse_crystal(params, state, seat, action - ACT_CRYSTAL)
    if action < ACT_COLOUR:
        return refuse_stack(params, state, seat, action - ACT_STACK)
    if action < ACT_SEAT:
        return Reason.SAME_COLOUR
    if action < ACT_BASE:
        return refuse_seat(params, state, seat, action - ACT_SEAT)
    if action < ACT_HAND:
        return refuse_base(params, state, seat, (action - ACT_BASE) // BASE, (action - ACT_BASE) % BASE)
    return refuse_hand(params, state, seat, (action - ACT_HAND) // FACTIONS, (action - ACT_HAND) % FACTIONS)


@kernel
def refuse_word(params: Params, state: State, seat: int, word: int) -> int:
    """Of the words that are asked for, only these three can be refused."""
    if word == Word.DONE:
        return Reason.UNPAID
    if word == Word.NO_CARD:
        return Reason.NOT_FOR_NOTHING
    return Reason.NOTHING_BELOW_LEADER if has_room(params, state, seat) else Reason.FULL_HAND


@kernel
def refuse_action(params: Params, state: State, seat: int, kind: int) -> int:
    """CI-3.14 to CI-3.19: why no action of a type may be taken, normal or extra."""
    if may_act(params, state, seat, kind):
        return NONE
    if state.raids > 0:
        return Reason.AFTER_RAID
    return Reason.NO_ACTION_LEFT if state.normal >= params.normal_actions else Reason.SAME_ACTION


@kernel
def refuse_ability(params: Params, state: State, seat: int, ability: int) -> int:
    """CI-3.5, CI-11.8: why an Artifact cannot be activated."""
    if not owns(params, state, seat, ability):
        return Reason.NOT_OWNED
    if not (params.starts >> ability) & 1:
        return Reason.WORKS_BY_ITSELF
    if state.activated[ability]:
        return Reason.ACTIVATED_BEFORE
    asked = params.asks[ability]
    if not has_room(params, state, seat) and (asked == EMPTY or goes_to_hand(params, asked)):
        return Reason.FULL_HAND
    if asked == EMPTY:
        return Reason.NOTHING_BELOW_LEADER
    return int(0 + params.refused[asked])  # as wide as the reasons above, or the compiler could not unify them


# ---- the board ----


@kernel
def refuse_dock(params: Params, state: State, seat: int, kind: int) -> int:
    """Why a card of the Docks cannot be recruited or taken."""
    if find_in_docks(state, kind) == EMPTY:
        return Reason.NOT_IN_DOCKS
    if state.phase == Phase.ACTION:
        no_action = refuse_action(params, state, seat, NormalAction.RECRUIT)
        if no_action != NONE:
            return no_action
        return Reason.NO_CARD_TO_PAY if has_room(params, state, seat) else Reason.FULL_HAND
    if not has_room(params, state, seat):
        return Reason.FULL_HAND
    return refuse_level(params, state)


@kernel
def refuse_crystal(params: Params, state: State, seat: int, space: int) -> int:
    """Why a Crystal cannot be mined or taken."""
    if state.mine[space] == EMPTY:
        return Reason.EMPTY_SPACE
    if state.phase != Phase.ACTION:
        return Reason.OTHER_COLOUR if wants_cost(params, state, state.phase, space) else Reason.OTHER_COST
    no_action = refuse_action(params, state, seat, NormalAction.MINE)
    if no_action != NONE:
        return no_action
    return Reason.TOO_DEAR if state.in_play[state.mine_colour[space]] else Reason.TOO_DEAR_WILD


@kernel
def refuse_stack(params: Params, state: State, seat: int, stack: int) -> int:
    """Why an Artifact cannot be collected."""
    if state.artifact_top[stack] == EMPTY:
        return Reason.EMPTY_STACK
    no_action = refuse_action(params, state, seat, NormalAction.COLLECT)
    return Reason.TOO_DEAR_ARTIFACT if no_action == NONE else no_action


# ---- Bases ----


@kernel
def refuse_seat(params: Params, state: State, seat: int, owner: int) -> int:
    """Why a Base cannot be raided or uprooted."""
    if owner >= state.players:
        return Reason.NO_SUCH_SEAT
    if state.phase == Phase.UPROOT_BASE:
        return Reason.NO_WEEDLOCK_THERE if has_room(params, state, seat) else Reason.FULL_HAND
    if state.phase == Phase.SECOND_RAID:
        return Reason.SAME_BASE_AGAIN if state.raided == owner else Reason.EMPTY_BASE
    if state.raids > 0:
        return Reason.RAIDED_BEFORE
    return Reason.ACTIONS_TAKEN if state.normal > 0 else Reason.EMPTY_BASE


@kernel
def refuse_base(params: Params, state: State, seat: int, owner: int, position: int) -> int:
    """Why a card of a Base cannot be taken or subjugated."""
    if owner >= state.players:
        return Reason.NO_SUCH_SEAT
    if position >= state.base_count[owner]:
        return Reason.NO_SUCH_CARD
    if position == state.base_count[owner] - 1:
        return Reason.LEADER_IS_IMMUNE
    if needs_room(params, state, seat, state.phase):
        return Reason.FULL_HAND
    if params.whose[state.phase] == Bases.HARVEST:
        fits = wants_card(params, state, state.phase, state.picks, owner, position)
        return Reason.HARVESTED_BEFORE if fits else refuse_card(params, state, state.bases[owner, position])
    if not wants_base(params, state, seat, state.phase, state.picks, owner):
        return Reason.OWN_BASE_ONLY if params.whose[state.phase] == Bases.OWN else Reason.ONE_BASE_ONLY
    return refuse_card(params, state, state.bases[owner, position])


@kernel
def refuse_card(params: Params, state: State, kind: int) -> int:
    """Why a card of a Base that may be chosen from is not the right one."""
    if params.kin[state.phase] == Kin.WEEDLOCK and not is_weedlock(params, kind):
        return Reason.NOT_A_WEEDLOCK
    return Reason.NOT_THE_LOWEST if params.wanted[state.phase] == Wanted.LOWEST_THERE else refuse_level(params, state)


@kernel
def refuse_level(params: Params, state: State) -> int:
    """Why a card of another level will not do."""
    return Reason.TOO_MANY_LEVELS if params.wanted[state.phase] == Wanted.UP_TO_PICKS else Reason.OTHER_LEVEL


# ---- hand cards ----


@kernel
def refuse_hand(params: Params, state: State, seat: int, kind: int, colour: int) -> int:
    """Why a hand card cannot be played, recoloured or subjugated."""
    if state.hand[seat, kind] == 0:
        return Reason.NOT_IN_HAND
    if cards_in_colour(params, state, seat, kind, colour) == 0:
        return Reason.OTHER_COLOUR_NOW
    if state.phase == Phase.ACTION:
        return refuse_action(params, state, seat, NormalAction.SKILL)
    if state.phase == Phase.RECRUIT_PAY:
        return Reason.WRONG_LEVEL_TO_PAY
    if state.phase == Phase.MINE_PAY:
        return refuse_payment(params, state, seat)
    return Reason.CHOSEN_BEFORE if state.phase == Phase.ROBUSTER_CARD else Reason.OTHER_LEVEL


@kernel
def refuse_payment(params: Params, state: State, seat: int) -> int:
    """CI-4.29 to CI-4.32, CI-6.26: why a card cannot help to pay for the Crystal."""
    colour = state.mine_colour[state.target]
    if not state.in_play[colour]:
        return Reason.NOT_ONE_COLOUR
    exempt = exempt_cards(params, state, seat)
    if exempt == 0:
        return Reason.OTHER_COLOUR_TO_PAY
    return Reason.EXCEPTION_MADE if state.misfits[colour] >= exempt else Reason.EXCEPTION_TOO_DEAR
