"""Skills that would have no effect: a warning before you choose one, never used by a rule."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.decisions import Kin, Phase
from starlode.games.cave_in.rules.picks import has_pick
from starlode.games.cave_in.rules.turn import is_free, may_act
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.survey import Survey
from starlode.games.cave_in.things import EMPTY, TYPES, NormalAction, Skill


@kernel
def survey_skills(params: Params, state: State, seat: int, out: Survey) -> None:
    """Which skills would come to nothing, where one may be used: tried, and undone again."""
    played = 1 if state.phase == Phase.ACTION else 0  # CI-4.50: the card has left the hand, and the action is spent
    usable = seat == state.active and (state.phase == Phase.ACTION or state.phase == Phase.LEADER)
    for kind in range(TYPES):
        out.idle[kind] = 0
        if usable and state.hand[seat, kind] >= played:
            move_card(state, seat, kind, -played)
            out.idle[kind] = not (finds_use(params, state, seat, kind) or serves_turn(params, state, seat, kind))
            move_card(state, seat, kind, played)


@kernel
def move_card(state: State, seat: int, kind: int, cards: int) -> None:
    """Put a card of the hand back, or with -1 play it for its skill; its colour makes no difference here."""
    state.hand[seat, kind] += cards
    state.hand_count[seat] += cards
    state.normal -= cards
    state.used[NormalAction.SKILL] -= cards


@kernel
def finds_use(params: Params, state: State, seat: int, kind: int) -> bool:
    """CI-11.11: whether the skill asks for something that there is, and that is still of use."""
    skill = params.skill[kind]
    asked = params.asked_by[skill]
    if asked == EMPTY:
        return False
    if skill == Skill.DOMINA:
        return holds_level_one(params, state, seat)
    if skill == Skill.ROBUSTER and not may_act(params, state, seat, NormalAction.MINE):
        return False  # only Crystals are paid by colour
    colour = state.colour
    if params.kin[asked] == Kin.COLOUR:
        state.colour = params.faction[kind]
    found = has_pick(params, state, seat, asked, params.amount[kind])
    state.colour = colour
    return found


@kernel
def holds_level_one(params: Params, state: State, seat: int) -> bool:
    """CI-5.53: whether Domina could subjugate a card; the others cannot tell, and so the question is asked anyway."""
    for kind in range(TYPES):
        if params.level[kind] == 1 and state.hand[seat, kind] > 0:
            return True
    return False


@kernel
def serves_turn(params: Params, state: State, seat: int, kind: int) -> bool:
    """CI-4.53: whether an action is left this turn for which the skill would count."""
    skill = params.skill[kind]
    mines = may_act(params, state, seat, NormalAction.MINE)
    if skill == Skill.FOREMAN:
        return may_act(params, state, seat, NormalAction.RECRUIT)
    if skill == Skill.FISHBEAN:
        return bool(state.normal < params.normal_actions and not state.same)  # CI-5.25
    if skill == Skill.ANCIENTONE:
        return is_free(params, state, seat, NormalAction.COLLECT)
    if skill == Skill.FIT:
        return bool(mines and not state.fit)
    if skill == Skill.DOUBLE:
        return bool(pays_again(params, state, seat) and not state.double)  # CI-5.64
    return bool(skill == Skill.DROLLO or (mines and (skill == Skill.MACCARAT or skill == Skill.SCRABBER)))


@kernel
def pays_again(params: Params, state: State, seat: int) -> bool:
    """Whether any action that is paid for may still be taken this turn."""
    return bool(
        may_act(params, state, seat, NormalAction.MINE)
        or may_act(params, state, seat, NormalAction.RECRUIT)
        or is_free(params, state, seat, NormalAction.COLLECT)
    )
