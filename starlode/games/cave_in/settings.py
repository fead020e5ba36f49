"""Cave-In: the options of a table, and the parameters made of options and components."""

from __future__ import annotations

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.declarations.options import Option, Options, Some, one_of, whole_number, yes_or_no
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import one
from starlode.games.cave_in.components import (
    EDITIONS,
    FACTION_IDS,
    FIRST_GAME,
    Components,
    Numbers,
    in_edition,
)
from starlode.games.cave_in.decisions import Phase, Reason
from starlode.games.cave_in.state import Params
from starlode.games.cave_in.things import EMPTY, IDLE_LIMIT, IN_PLAY, LEVELS, Ability, Counted, Skill

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
    params.start_hand[:] = numbers.start_hand
    for players, cave_ins in numbers.collapse.items():
        params.collapse[players] = cave_ins
    params.hand_limit = numbers.hand_limit
    params.base_limit = numbers.base_limit
    params.normal_actions = numbers.normal_actions
    params.totem_cut = numbers.totem_discount
    params.totem_vp = numbers.totem_vp
    params.set_vp[1:] = numbers.set_vp


def _fill_options(params: Params, options: Options) -> None:
    first, players, factions = options["start_player"], options["players"], options["factions"]
    if first != "random" and first >= players:
        raise InvalidOption(f"option start_player cannot be {first}; {players} players have seats 0 to {players - 1}")
    params.first_seat = EMPTY if first == "random" else first
    params.overpay = options["overpay"] == "free"
    params.idle_limit = options["idle_rounds"]
    params.open_piles = options["open_piles"]
    chosen = {"random": (), "first-game": FIRST_GAME}[factions] if isinstance(factions, str) else factions
    params.fixed_factions[:] = [name in chosen for name in FACTION_IDS]


def _fill_decisions(params: Params) -> None:
    """The columns that the rules read: compiled code knows no rows."""
    params.asked_by[:] = params.asks[:] = EMPTY
    params.starts[:] = [ability.starts for ability in Ability]
    for phase in reversed(Phase):  # where a skill asks twice, the first decision comes first
        row = phase.row
        if row.skill is not None:
            params.asked_by[row.skill] = phase
        if row.ability is not None:
            params.asks[row.ability] = phase
        params.source[phase], params.wanted[phase], params.kin[phase] = row.source, row.wanted, row.kin
        params.whose[phase], params.fate[phase], params.price[phase] = row.bases, row.fate, row.price
        params.again[phase], params.then[phase] = row.again, Phase.named(row.then)
        params.refused[phase] = Reason.named(row.refused) if row.refused else EMPTY
        params.worth[phase], params.worth_least[phase], params.worth_most[phase] = row.worth
