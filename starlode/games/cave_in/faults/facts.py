"""What checks are given of a position: its numbers, those of the table, and where things stand in a written one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from starlode.engine.authoring.invariants import plain_state
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import CARDS, EMPTY, LEVELS, Ability, NormalAction, Skill

BEFORE_ACTIONS = tuple(phase for phase in Phase if phase.row.comes_first or phase == Phase.LEADER)
MINING = (Phase.MINE_PAY, Phase.PROP, Phase.SCRABBER_TAKE)
COLLECTING = (Phase.COLLECT_PAY, Phase.COLLECT_HALF)
PAYMENTS = (Phase.RECRUIT_PAY, Phase.MINE_PAY, Phase.COLLECT_PAY)


prepare = plain_state(State, Params)


def holding(field: str) -> tuple[Phase, ...]:
    """The decisions while which a field is half chosen."""
    return tuple(phase for phase in Phase if field in phase.row.holds)


# ---- places ----


def level_place(zone: str, level: int) -> str:
    """Where cards of a level stand."""
    return f"{zone}.{level}"


def space_place(config: Config, state: Any, zone: str, space: int) -> str:
    """Where a space of the Docks or the Mine stands."""
    classes = state.params.space_class
    number, first = classes[space], classes.index(classes[space])
    return f"{zone}.{number + 1 if zone == 'docks' else config.components.numbers.costs[number]}[{space - first}]"


def listed(counts: Iterable[int]) -> Iterator[int]:
    """Each number as often as its count says."""
    return (number for number, count in enumerate(counts) for _ in range(count))


# ---- who has what ----


def owns(state: Any, ability: int) -> bool:
    """Whether the active seat kept the Artifact half with that ability."""
    half = state.params.ability_half[ability]
    return bool(half != EMPTY and state.half_owner[half] == state.active)


def raised(state: Any, field: str) -> int:
    """By how much the Artifacts activated this turn have raised a field."""
    return _rise(state, field, (ability for ability in Ability if state.activated[ability]))


def most_raised(state: Any, field: str) -> int:
    """By how much Artifacts can raise a field in one turn."""
    return _rise(state, field, Ability)


def _rise(state: Any, field: str, abilities: Iterable[Ability]) -> int:
    amounts = state.params.ability_amount
    return sum(amounts[ability] if ability.numbered else 1 for ability in abilities if ability.raises == field)


def amount(state: Any, kinds: Sequence[int], skill: Skill) -> int:
    """The numbers in a skill of all those cards that have it, added up."""
    return sum(state.params.amount[kind] for kind in kinds if state.params.skill[kind] == skill)


def having(state: Any, kinds: Sequence[int], skill: Skill) -> list[int]:
    """Those of the cards that have the skill."""
    return [kind for kind in kinds if state.params.skill[kind] == skill]


# ---- what has happened ----


def played(state: Any) -> tuple[int, ...]:
    """The cards of the row."""
    return tuple(state.row[: state.row_count])


def leaders(state: Any) -> set[int]:
    """The types that the Leader of this turn may have been; a Raid on the own Base sends it back to the hand."""
    seat = state.active
    found = {state.bases[seat][state.base_count[seat] - 1]} if state.base_count[seat] else set()
    if state.raided == seat or state.raids > 1:
        found |= {*listed(state.seen[seat]), *played(state)}
    return found


def asking(state: Any) -> int | None:
    """The type of the card whose skill is carried out: the last one played, or else the Leader; None if none is."""
    if Phase(state.phase).row.skill is None:
        return None
    if state.used[NormalAction.SKILL]:
        return state.row[state.row_count - 1] if state.row_count else None
    count = state.base_count[state.active]
    began = not (state.row_count or state.normal or state.raids)
    return state.bases[state.active][count - 1] if count and began else None


def emptied_stacks(state: Any) -> int:
    """Stacks that have run out since the set-up; each moved the Cave-In token."""
    cards = sum(state.stack_left[i] == 0 < _cards_at_first(state, i) for i in range(LEVELS))
    crystals = sum(state.crystal_left[i] == 0 < _crystals_at_first(state, i) for i in range(LEVELS))
    return int(cards + crystals + sum(left == 0 for left in state.artifact_left))


def _cards_at_first(state: Any, level: int) -> int:
    """How many cards of a level, counted from 0, the set-up leaves in their stack."""
    params = state.params
    printed = [kind for kind, there in enumerate(params.level) if there == level + 1]
    copies = sum(params.copies[kind] for kind in printed if state.in_play[params.faction[kind]])
    return int(copies - params.space_class.count(level) - state.players * params.start_hand[level])


def _crystals_at_first(state: Any, cost_class: int) -> int:
    """How many Crystals of a cost the set-up leaves in their stack."""
    starts = state.params.class_from
    return int(starts[cost_class + 1] - starts[cost_class] - state.params.space_class.count(cost_class))


def gone(state: Any) -> int:
    """Cards, Crystals and Artifacts that have left the board since the set-up, or more."""
    on_board = sum(state.stack) + sum(kind != EMPTY for kind in state.docks)
    dealt = state.players * sum(state.params.start_hand)
    taken = sum(at >= 0 for at in (*state.crystal_at, *state.artifact_at))
    return int(max(0, CARDS - on_board - dealt) + taken)


def turns_before(state: Any) -> int:
    """Turns that have ended in this round."""
    return int((state.active - state.start_player) % state.players)
