"""Cave-In: the options of a table, and the parameters made of options and components."""

from __future__ import annotations

from collections.abc import Sequence

from starlode.engine.boundary.sheets import copy_numbers
from starlode.engine.declarations.options import Option, Options, Some, chosen_seat, one_of, whole_number, yes_or_no
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import one
from starlode.games.cave_in.components import EDITIONS, FACTION_IDS, FIRST_GAME, Components, Numbers, in_edition
from starlode.games.cave_in.decisions import Phase, Reason
from starlode.games.cave_in.state import Params
from starlode.games.cave_in.things import EMPTY, IDLE_LIMIT, IN_PLAY, LEVELS, Ability, Counted, Effect, Skill

OPTIONS: tuple[Option, ...] = (
    Option("edition", EDITIONS[0], one_of(*EDITIONS)),
    Option("factions", "random", one_of("random", "first-game", some=Some(IN_PLAY, tuple(FACTION_IDS)))),
    Option("start_player", "random", one_of("random", seats=SEATS)),
    Option("overpay", "free", one_of("free", "tight")),
    Option("idle_rounds", 2, whole_number(1, IDLE_LIMIT)),
    Option("open_piles", False, yes_or_no),
)


# ---- parameters ----


def build_params(components: Components, options: Options) -> Params:
    """The parameters for resolved options; raises InvalidOption for a start player who does not play."""
    params = one(Params)
    _fill_mercenaries(params, components, options["edition"])
    _fill_crystals(params, components)
    _fill_halves(params, components)
    _fill_numbers(params, components.numbers)
    _fill_options(params, options)
    _fill_decisions(params)
    return params


def _fill_mercenaries(params: Params, components: Components, edition: str) -> None:
    for number, card in enumerate(components.mercenaries):
        skill = in_edition(card.skill, edition)
        params.level[number] = card.level
        params.faction[number] = FACTION_IDS.index(card.faction)
        params.copies[number] = card.copies
        params.skill[number] = Skill.named(str(skill))
        params.amount[number] = in_edition(card.amount, edition) or 0
        if skill == "foreman":
            params.foreman_cut = int(params.amount[number])


def _fill_crystals(params: Params, components: Components) -> None:
    costs, colours = components.numbers.costs, components.colours
    for number, crystal in enumerate(components.crystals):
        params.crystal_class[number] = costs.index(crystal.cost)
        params.crystal_colour[number] = colours.index(crystal.colour)
        params.crystal_vp[number] = crystal.vp
        params.crystal_symbol[number] = EMPTY if crystal.symbol is None else colours.index(crystal.symbol)
        params.crystal_cave_in[number] = crystal.cave_in
    for number in range(LEVELS + 1):
        params.class_from[number] = sum(crystal.cost in costs[:number] for crystal in components.crystals)


def _fill_halves(params: Params, components: Components) -> None:
    params.artifact_cost[:] = [card.cost for card in components.artifacts]
    params.ability_half[:] = EMPTY
    for number, half in enumerate(components.halves):
        params.half_counts[number] = EMPTY if half.counts is None else Counted.named(half.counts)
        params.half_class[number] = EMPTY if half.cost is None else components.numbers.costs.index(half.cost)
        params.half_every[number] = half.every or 1
        params.half_vp[number] = half.vp or 0
        params.half_ability[number] = EMPTY
        if half.ability is not None:
            ability = Ability.named(half.ability)
            params.half_ability[number] = ability
            params.ability_half[ability] = number
            params.ability_amount[ability] = half.amount or 0


def _fill_numbers(params: Params, numbers: Numbers) -> None:
    params.space_class[:] = [number for number, spaces in enumerate(numbers.spaces) for _ in range(spaces)]
    params.class_cost[:] = numbers.costs
    params.totem_cut = numbers.totem_discount
    copy_numbers(numbers, params)


def _fill_options(params: Params, options: Options) -> None:
    params.first_seat, factions = chosen_seat(options, "start_player"), options["factions"]
    params.overpay = options["overpay"] == "free"
    params.idle_limit = options["idle_rounds"]
    params.open_piles = options["open_piles"]
    chosen = {"random": (), "first-game": FIRST_GAME}[factions] if isinstance(factions, str) else factions
    params.fixed_factions[:] = [name in chosen for name in FACTION_IDS]


def _fill_decisions(params: Params) -> None:
    """The columns that the rules read: compiled code knows no rows."""
    rows = [phase.row for phase in Phase]
    skills, abilities = [row.skill for row in rows], [row.ability for row in rows]
    params.asked_by[:] = [_first(skill, skills) for skill in Skill]
    params.asks[:] = [_first(ability, abilities) for ability in Ability]
    params.starts = sum(1 << ability for ability in Ability if ability.starts)
    params.source[:] = [row.source for row in rows]
    params.wanted[:] = [row.wanted for row in rows]
    params.kin[:] = [row.kin for row in rows]
    params.whose[:] = [row.bases for row in rows]
    params.fate[:] = [row.fate for row in rows]
    params.price[:] = [row.price for row in rows]
    params.again[:] = [row.again for row in rows]
    params.then[:] = [Phase.named(row.then) for row in rows]
    params.refused[:] = [Reason.named(row.refused) if row.refused else EMPTY for row in rows]
    params.worth[:], params.worth_least[:], params.worth_most[:] = zip(*(row.worth for row in rows), strict=True)


def _first(asker: Effect, askers: Sequence[Effect | None]) -> int:
    """The first decision that a skill or an ability asks for; -1 if there is none."""
    return askers.index(asker) if asker in askers else EMPTY
