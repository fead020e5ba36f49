"""Filling the survey of a position for a seat: what sentences and views need to know beyond the position."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.decisions import Source, Wanted
from starlode.games.cave_in.rules.idle import survey_skills
from starlode.games.cave_in.rules.payment import (
    amount_owned,
    artifact_cost,
    counted_level,
    crystal_cost,
    exempt_cards,
    hand_levels,
    needed_levels,
    purchasing_power,
    totem_discount,
)
from starlode.games.cave_in.rules.picks import lowest_level
from starlode.games.cave_in.rules.raid import loot
from starlode.games.cave_in.rules.scoring import (
    count_for,
    score_crystals,
    score_half,
    score_subjugated,
    score_symbols,
    score_totems,
)
from starlode.games.cave_in.rules.zones import cards_in_colour
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.survey import Survey
from starlode.games.cave_in.things import (
    EMPTY,
    FACTIONS,
    HALVES,
    LEVELS,
    SCORED,
    SPACES,
    STACKS,
    TYPES,
    Ability,
    Counted,
    Discount,
    Left,
    Scored,
)


@kernel
def survey_costs(params: Params, state: State, seat: int, out: Survey) -> None:
    """What things cost."""
    for space in range(SPACES):
        out.crystal_cost[space] = crystal_cost(params, state, seat, space) if state.mine[space] != EMPTY else EMPTY
        if state.mine[space] != EMPTY:
            survey_crystal_cuts(params, state, seat, space, out)
    for stack in range(STACKS):
        there = state.artifact_top[stack] != EMPTY
        out.artifact_cost[stack] = artifact_cost(params, state, seat, stack) if there else EMPTY
    out.artifact_cuts[Discount.ANCIENTONE] = state.artifact_cut
    out.artifact_cuts[Discount.SCRAP_LEDGER] = amount_owned(params, state, seat, Ability.SCRAP_LEDGER)
    for i in range(LEVELS):
        needed = needed_levels(params, state, seat, i + 1)
        out.levels[i] = needed & ~1
        out.gratis[i] = needed & 1


@kernel
def survey_crystal_cuts(params: Params, state: State, seat: int, space: int, out: Survey) -> None:
    """What makes a Crystal cheaper."""
    out.crystal_cuts[space, Discount.TOTEM] = totem_discount(params, state, seat, state.mine_colour[space])
    out.crystal_cuts[space, Discount.DIGGERHINO] = state.mine_cut[space]
    out.crystal_cuts[space, Discount.MACCARAT] = state.crystal_cut
    out.crystal_cuts[space, Discount.LASER_DRILL] = amount_owned(params, state, seat, Ability.LASER_DRILL)


@kernel
def survey_hand(params: Params, state: State, seat: int, out: Survey) -> None:
    """What the hand is worth."""
    out.exempt = exempt_cards(params, state, seat)
    out.whole_hand = hand_levels(state, seat)
    out.best_colour = 0
    for colour in range(FACTIONS):
        out.power[colour] = purchasing_power(params, state, seat, colour, out.exempt)
        if out.power[colour] > out.power[out.best_colour]:
            out.best_colour = colour
    for kind in range(TYPES):
        out.counted[kind] = counted_level(params, state, kind)
        out.colours[kind] = 0
        for colour in range(FACTIONS):
            if cards_in_colour(params, state, seat, kind, colour) > 0:
                out.colours[kind] |= 1 << colour


@kernel
def survey_turn(params: Params, state: State, seat: int, out: Survey) -> None:
    """What is left of the turn, and what the decision is about."""
    out.left[Left.NORMAL_ACTION] = 0 if state.raids > 0 else params.normal_actions - state.normal
    out.left[Left.EXTRA_MINE] = state.extra_mine
    out.left[Left.EXTRA_RECRUIT] = state.extra_recruit
    out.met = state.paid >= state.cost
    out.lowest = lowest_level(params, state, seat)
    out.wanted = wanted_here(params, state)
    for owner in range(state.players):
        out.loot[owner] = loot(params, state, seat, owner)


@kernel
def survey_points(params: Params, state: State, seat: int, out: Survey) -> None:
    """What each player would score now, and for what."""
    for owner in range(state.players):
        out.sources[owner, Scored.CRYSTALS] = score_crystals(params, state, owner)
        out.sources[owner, Scored.SYMBOLS] = score_symbols(params, state, owner)
        out.sources[owner, Scored.TOTEMS] = score_totems(params, state, owner)
        out.sources[owner, Scored.SUBJUGATED] = score_subjugated(params, state, owner)
        out.points[owner] = 0
        for source in range(SCORED):
            out.points[owner] += out.sources[owner, source]
    for half in range(HALVES):
        owner = state.half_owner[half]
        out.halves[half] = half_worth(params, state, seat, half)
        if owner >= 0:
            out.points[owner] += out.halves[half]


@kernel
def half_worth(params: Params, state: State, seat: int, half: int) -> int:
    """What a half scores for its owner, or, if it has none, would score now if the seat kept it."""
    owner = int(state.half_owner[half])
    if owner != EMPTY:
        return score_half(params, state, owner, half)
    if seat < 0 or params.half_counts[half] < 0:
        return 0
    itself = 1 if params.half_counts[half] == Counted.ARTIFACTS else 0  # it would be one more Artifact
    return int(params.half_vp[half] * ((count_for(params, state, seat, half) + itself) // params.half_every[half]))


@kernel
def wanted_here(params: Params, state: State) -> int:
    """The level or cost that the decision lets the seat pick."""
    wanted = params.wanted[state.phase]
    if wanted == Wanted.LIKE_TARGET:
        return int(params.class_cost[params.space_class[state.target]])
    if wanted == Wanted.LOWEST and params.source[state.phase] == Source.MINE:
        return int(params.class_cost[0])
    return int(state.picks) if wanted == Wanted.PICKS else 1


@kernel
def survey(params: Params, state: State, seat: int, out: Survey) -> None:
    """Write every field for a seat."""
    survey_costs(params, state, seat, out)
    survey_hand(params, state, seat, out)
    survey_turn(params, state, seat, out)
    survey_skills(params, state, seat, out)
    survey_points(params, state, seat, out)
