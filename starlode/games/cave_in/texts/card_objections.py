"""Why a Base, a card of a Base or a hand card cannot be chosen now."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine.words import count_of, one_of
from starlode.games.cave_in.texts.case import Case, full_hand, needed, no_action
from starlode.games.cave_in.texts.names import ability_name, base_name, colour_name, crystal_name, is_wild, needed_text
from starlode.games.cave_in.things import EMPTY, WEEDLOCK, Ability, NormalAction

# ---- Bases ----


def refuse_seat(case: Case) -> str:
    """Why that Base cannot be raided or uprooted."""
    owner, state = case.choice.number, case.state
    if owner >= state.players:
        return f"There is no seat {owner}; seats are 0 to {state.players - 1}."
    if case.phase == "uproot-base":
        none = f"{base_name(state, owner)} holds no Weedlock below its Leader."
        return full_hand(case) or none[:1].upper() + none[1:]
    return _no_raid(case) or f"There is no card in {base_name(state, owner)}."


def _no_raid(case: Case) -> str:
    state = case.state
    if case.phase == "second-raid":
        same = state.raided == case.choice.number
        return "The second Raid must hit another Base than the first." if same else ""
    if state.raids:
        return "You have already raided this turn."
    if state.normal:
        return f"A Raid takes the place of all normal actions, and you have already taken {state.normal}."
    return ""


def refuse_base_card(case: Case) -> str:
    """Why that card of a Base cannot be taken or subjugated."""
    owner, position, state = case.choice.number, case.choice.detail, case.state
    if owner >= state.players:
        return f"There is no seat {owner}; seats are 0 to {state.players - 1}."
    count, where = int(state.base_count[owner]), base_name(state, owner)
    if position >= count:
        return f"There is no card {position + 1} in {where}; it holds {count_of(count, 'card')}."
    kind = int(state.bases[owner, position])
    if position == count - 1:
        return f"{case.card(kind)} is the Leader of {where}, and Leaders are immune."
    if case.phase in ("mindwasp-pick", "custodian-pick"):
        return _cannot_subjugate(case, kind)
    return full_hand(case) or _cannot_take(case, kind)


def _cannot_subjugate(case: Case, kind: int) -> str:
    what = f"{case.card(kind)} has level {case.level(kind)}"
    if case.phase == "custodian-pick":
        return f"{what}; you may subjugate a card of level {case.state.picks}."
    if case.choice.number != case.seat:
        return "You may subjugate a card of your own Base only."
    below = case.state.bases[case.seat, : case.state.base_count[case.seat] - 1]
    return f"{what}; the lowest level below your Leader is {min(map(case.level, below))}."


def _cannot_take(case: Case, kind: int) -> str:
    owner, state = case.choice.number, case.state
    if state.target not in (EMPTY, owner):
        return f"You may take cards from {base_name(state, int(state.target))} only."
    if case.phase in ("harvest-pick", "uproot-pick") and case.config.params.faction[kind] != WEEDLOCK:
        return f"{case.card(kind)} is not a Weedlock."
    return f"You have taken a Weedlock from {base_name(state, owner)} and from another one; nothing more comes from it."


# ---- hand cards ----


def refuse_hand_card(case: Case) -> str:
    """Why that hand card cannot be chosen."""
    kind, colour = case.choice.number, case.choice.detail
    if not case.survey.cards[kind, colour]:
        return _not_in_hand(case, kind, colour)
    return HAND[case.phase](case)


def _not_in_hand(case: Case, kind: int, colour: int) -> str:
    held = [colour_name(case.config, other) for other, count in enumerate(case.survey.cards[kind]) if count]
    if not held:
        return f"{case.card(kind)} is not in your hand."
    return f"Your {case.card(kind)} is {one_of(held)} now, not {colour_name(case.config, colour)}."


def _skill(case: Case) -> str:
    return no_action(case, NormalAction.SKILL)


def _recruit_payment(case: Case) -> str:
    kind, target = case.choice.number, int(case.state.target)
    what = f"{case.card(kind)} has level {case.level(kind)}"
    return f"{what}; for {case.card(target)} play {needed_text(needed(case, target))}."


def _mine_payment(case: Case) -> str:
    config, state, space = case.config, case.state, int(case.state.target)
    card, name = case.card(case.choice.number), crystal_name(config, state.mine[space])
    if is_wild(state, space):
        return f"All cards for {name} must be of one colour, and with {card} the cost of {state.cost} could not be met."
    now, wanted = colour_name(config, case.choice.detail), colour_name(config, state.mine_colour[space])
    return f"{card} is {now}, and {name} is paid in {wanted}{_exemption(case, space)}."


def _exemption(case: Case, space: int) -> str:
    """CI-6.26: why Prism Lens does not help; empty for who does not own it."""
    if not case.survey.exempt:
        return ""
    lens = ability_name(case.config, Ability.PRISM_LENS)
    if case.state.misfits[case.state.mine_colour[space]] >= case.survey.exempt:
        return f"; {lens} has made its exception already"
    return f"; as the exception that {lens} allows it would leave too little to meet the cost"


def _painted_card(case: Case) -> str:
    return f"{case.card(case.choice.number)} was already chosen for this skill."


def _subjugated_card(case: Case) -> str:
    kind = case.choice.number
    return f"{case.card(kind)} has level {case.level(kind)}; you may subjugate a card of level 1."


HAND: dict[str, Callable[[Case], str]] = {
    "action": _skill,
    "recruit-pay": _recruit_payment,
    "mine-pay": _mine_payment,
    "robuster-card": _painted_card,
    "domina-card": _subjugated_card,
}
