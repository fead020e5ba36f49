"""What makes a position possible beyond its components: the turn fits the rules, and it can be played on."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import numpy as np

from starlode.engine.errors import InvalidPosition
from starlode.engine.game import Config
from starlode.engine.loops import legal_mask
from starlode.engine.shapes import refusal
from starlode.games.cave_in.decisions import LAYOUT, Fate, Phase, Source, Word
from starlode.games.cave_in.faults import faults
from starlode.games.cave_in.position.turn import amounts_of
from starlode.games.cave_in.survey import survey_of
from starlode.games.cave_in.things import BASE, MOST_IN_ROW, Ability, NormalAction, Skill

MOST_HELD = 15  # hand and Base of a seat, section 16
AFTER_GAIN = 8  # a hand that gained a card this turn is at most so large, section 16
MOST_GAINED = BASE - 1  # cards by one skill: all of a Base but its Leader
PAYMENTS = (Phase.RECRUIT_PAY, Phase.MINE_PAY, Phase.COLLECT_PAY)
BEFORE_ACTIONS = (Phase.START_ARTIFACT, Phase.SHUTTLE_PICK, Phase.LEADER)
# Decisions from which cards may come into the hand: those that take some, and Raids.
GAINS_CARDS = (
    *BEFORE_ACTIONS,
    Phase.SERGEANT_TAKE,
    *(p for p in Phase if p.row.source in (Source.DOCKS, Source.BASES) and p.row.fate == Fate.TAKEN),
    *(Phase.BATON_TAKE, Phase.SECOND_RAID),
)
# Fields that nothing before the first action of a turn can change, with the names they are written under.
OF_ACTIONS = {
    "row_count": "row",
    "normal": "normal_actions",
    "raids": "raids",
    "extra_mine": "extra.mine",
    "foremen": "effects.foremen",
    "crystal_cut": "effects.crystal_discount",
    "artifact_cut": "effects.artifact_discount",
    "scrabbers": "effects.scrabbers",
    "same": "effects.same_actions",
    "fit": "effects.fit",
    "double": "effects.double",
    "painted": "painted",
    "mine_cut": "crystals",
}
OF_THE_TURN = OF_ACTIONS | {"activated": "activated", "extra_recruit": "extra.recruit"}
NEEDED_HALF = {
    Phase.SHUTTLE_PICK: Ability.SUPPLY_SHUTTLE,
    Phase.PROP: Ability.SEISMIC_PROP,
    Phase.BATON_TAKE: Ability.BATON_OF_COAXING,
    Phase.SECOND_RAID: Ability.ENHANCED_VISION,
}


def check(config: Config, state: Any) -> None:
    """Raise InvalidPosition for the first thing that no game could have brought about, or that could not go on."""
    _check_clock(config, state)
    _check_sizes(state)
    _check_actions(config, state)
    _check_raids(config, state)
    _check_effects(config, state)
    _check_phase(config, state)
    for fault in faults(config, state):
        raise refusal("position", fault)
    if not state.over:
        _check_row(config, state)
        _check_payment(config, state)
        _check_playable(config, state)


def _owns(config: Config, state: Any, ability: int) -> bool:
    half = config.params.ability_half[ability]
    return bool(half >= 0 and state.half_owner[half] == state.active)


def _check_clock(config: Config, state: Any) -> None:
    limit, collapse = int(config.params.idle_limit), int(config.params.collapse[state.players])
    if state.idle_rounds >= limit:
        raise refusal("idle_rounds", f"{state.idle_rounds}, the count starts again at {limit}")
    if state.over and state.cave_ins < collapse:
        raise refusal("turn.phase", f"over, but {state.players} players end the game at {collapse} cave_ins")


def _check_sizes(state: Any) -> None:
    """Section 16: without this a hand could outgrow its bound."""
    for seat in range(state.players):
        held = int(state.hand_count[seat]) + int(state.base_count[seat])
        if held > MOST_HELD:
            raise refusal(f"seats[{seat}]", f"{held} cards in hand and Base, at most {MOST_HELD} are possible")
        if seat == state.active and state.hand_count[seat] > AFTER_GAIN and held + state.row_count > MOST_HELD:
            total = held + state.row_count
            raise refusal(f"seats[{seat}].hand", f"{total} cards with Base and row, at most {MOST_HELD} are possible")


def _check_actions(config: Config, state: Any) -> None:
    place, most = "turn.normal_actions", int(config.params.normal_actions)
    if state.normal > most:
        raise refusal(place, f"{state.normal} actions, a turn has {most}")
    for action in np.flatnonzero(state.used > 1):
        if not state.same and not _owns(config, state, Ability.DUPLEX_ROSTER):
            raise refusal(place, f"{NormalAction(int(action)).text} twice needs effects.same_actions or Duplex Roster")


def _check_raids(config: Config, state: Any) -> None:
    most = 2 if _owns(config, state, Ability.ENHANCED_VISION) else 1
    if state.raids > most:
        raise refusal("turn.raids", f"{state.raids}, seat {state.active} can make at most {most}")
    if state.raids and state.normal:
        raise refusal("turn.raids", f"{state.raids}, but a Raid takes the place of both normal actions")
    if (state.raids > 0) != (state.raided >= 0):
        raise refusal("turn.raided", f"must name a seat if and only if there was a Raid, raids is {state.raids}")


def _check_effects(config: Config, state: Any) -> None:
    """Every effect comes from the Leader or from a skill used as an action."""
    uses = 1 + int(state.used[NormalAction.SKILL])
    digger = int(state.mine_cut.max())
    for place, value, most in (
        ("turn.extra.mine", state.extra_mine, uses * amounts_of(config, Skill.DROLLO)[1]),
        ("turn.effects.foremen", state.foremen, uses),
        ("turn.effects.scrabbers", state.scrabbers, uses),
        ("turn.effects.crystal_discount", state.crystal_cut, uses * amounts_of(config, Skill.MACCARAT)[1]),
        ("turn.effects.artifact_discount", state.artifact_cut, uses * amounts_of(config, Skill.ANCIENTONE)[1]),
        ("turn.painted", state.painted.sum(), uses * amounts_of(config, Skill.ROBUSTER)[1]),
        ("turn.crystals", digger, uses * amounts_of(config, Skill.DIGGERHINO)[1]),
    ):
        if value > most:
            raise refusal(place, f"{value}, the Leader and {uses - 1} skills used as actions give at most {most}")
    recruits = (
        int(config.params.ability_amount[Ability.OVERTIME_SIREN]) if state.activated[Ability.OVERTIME_SIREN] else 0
    )
    if state.extra_recruit > recruits:
        raise refusal("turn.extra.recruit", f"{state.extra_recruit}, the Artifacts in turn.activated give {recruits}")


def _check_phase(config: Config, state: Any) -> None:
    """The phase fits what the seat owns and what has happened in the turn."""
    phase, place = Phase(state.phase).text, "turn.phase"
    empty = OF_THE_TURN if state.over else OF_ACTIONS if state.phase in BEFORE_ACTIONS else {}
    for field, name in empty.items():
        if np.any(state[field]):
            raise refusal(f"turn.{name}", f"must be empty in phase {phase}")
    if state.phase == Phase.LEADER and not state.base_count[state.active]:
        raise refusal(place, f"leader, but the Base of seat {state.active} is empty")
    ability = NEEDED_HALF.get(Phase(state.phase))
    if ability is not None and not _owns(config, state, ability):
        raise refusal(place, f"{phase}, but seat {state.active} does not own {ability.text}")
    if state.phase == Phase.SHUTTLE_PICK and not state.activated[Ability.SUPPLY_SHUTTLE]:
        raise refusal("turn.activated", f"{phase} needs {Ability.SUPPLY_SHUTTLE.text}")
    if (state.phase == Phase.BATON_TAKE and not state.raids) or (state.phase == Phase.SECOND_RAID and state.raids != 1):
        raise refusal("turn.raids", f"{state.raids}, but {phase} comes after a Raid")
    if state.phase == Phase.ROBUSTER_CARD:
        _check_chosen(config, state)


def _check_chosen(config: Config, state: Any) -> None:
    """Cards chosen with this Robuster are in hand and have its colour."""
    printed, other = state.hand[state.active] - state.tint.sum(axis=1), state.tint[:, state.colour]
    held = np.where(config.params.faction == state.colour, printed, other)
    for kind in np.flatnonzero(state.chosen > held):
        name = config.components.type_ids[kind]
        raise refusal("turn.decision.chosen", f"{state.chosen[kind]} {name}, the hand has {held[kind]} of that colour")
    if state.painted[state.colour] < state.chosen.sum():
        raise refusal("turn.painted", f"less than the {state.chosen.sum()} cards chosen with this Robuster")


# ---- going on ----


def _check_payment(config: Config, state: Any) -> None:
    """A payment can be completed, and is not asked for where it is complete by itself."""
    place, found = "turn.decision", survey_of(config, state, int(state.active))
    ends_by_itself = not config.params.overpay or not state.hand_count[state.active]
    if state.phase in (Phase.MINE_PAY, Phase.COLLECT_PAY) and state.paid >= state.cost and ends_by_itself:
        raise refusal(place, "the payment is complete, so nothing more is asked")
    if state.phase == Phase.MINE_PAY:
        _check_fit(state, int(found.exempt))
    if state.phase == Phase.COLLECT_PAY and state.paid + found.whole_hand < state.cost:
        raise _unpayable(state)
    if state.phase == Phase.COLLECT_HALF and state.paid < state.cost:
        raise refusal("turn.decision.paid", f"{state.paid} in all, the artifact costs {state.cost}")
    if state.phase == Phase.RECRUIT_PAY:
        if not found.levels[config.params.level[state.target] - 1]:
            raise refusal(place, "no card is needed, so nothing is asked")
        if state.hand_count[state.active] >= config.params.hand_limit:
            raise refusal(place, f"seat {state.active} holds too many cards to recruit")


def _check_fit(state: Any, exempt: int) -> None:
    """CI-4.32: there is one colour that all cards paid so far can count as, but for those exempt."""
    colour = state.mine_colour[state.target]
    misfits = state.misfits[colour] if state.in_play[colour] else state.misfits.min()
    if misfits > exempt:
        raise refusal(
            "turn.decision.paid", "these cards cannot pay for this Crystal together, their colours do not fit"
        )


def _unpayable(state: Any) -> InvalidPosition:
    sort = Phase(state.phase).row.target
    return refusal("turn.decision", f"the {sort} cannot be paid with the hand of seat {state.active}")


def _check_playable(config: Config, state: Any) -> None:
    """The seat can do something, and is asked only where there is something to choose."""
    mask = np.zeros(LAYOUT.size, np.uint8)
    legal_mask(config.params, state, int(state.active), mask)
    phase, seat = Phase(state.phase).text, state.active
    if not mask.any():
        raise _unpayable(state)
    if mask.sum() == mask[Word.DONE] and not Phase(state.phase).row.in_vain:
        raise refusal("turn.phase", f"{phase}, but there is nothing that seat {seat} could choose")


def _check_row(config: Config, state: Any) -> None:
    """Section 16: no turn that goes on from here can play more cards than the row has places."""
    limit, normal = int(config.params.hand_limit), int(config.params.normal_actions - state.normal)
    hand, mines = int(state.hand_count[state.active]), int(state.extra_mine)
    recruits = int(state.extra_recruit)
    if state.phase in BEFORE_ACTIONS:
        recruits += int(config.params.ability_amount[Ability.OVERTIME_SIREN])
    if state.phase in BEFORE_ACTIONS or state.phase in PAYMENTS:
        mines += 1
    if state.phase in GAINS_CARDS:
        hand = max(hand, limit)
    most = int(state.row_count) + most_played(limit, hand, 0 if state.raids else normal, mines, recruits)
    if most > MOST_IN_ROW:
        raise refusal("turn.row", f"this turn could come to {most} cards, at most {MOST_IN_ROW} are possible")


@cache
def most_played(limit: int, hand: int, normal: int, mines: int, recruits: int) -> int:
    """No fewer cards than a turn can still play from a hand with these normal, Mine and Recruit actions left."""
    after = partial(most_played, limit)
    options = [0]
    if mines or normal:
        rest = (normal, mines - 1) if mines else (normal - 1, mines)
        options += [hand - kept + after(kept, *rest, recruits) for kept in range(min(hand, normal) + 1)]
    if normal and hand:
        options.append(1 + after(max(hand - 1, min(hand - 1 + MOST_GAINED, limit)), normal - 1, mines, recruits))
        options.append(1 + after(hand - 1, normal - 1, mines + 1, recruits))
    if hand < limit and (recruits or normal):
        left = (normal, mines, recruits - 1) if recruits else (normal - 1, mines, recruits)
        options += [after(hand + 1, *left), min(hand, 1) + after(max(hand, 1), *left)]
    if normal > 1:
        options.append(after(max(hand, limit) + 1, 0, mines, recruits))
    return max(options)
