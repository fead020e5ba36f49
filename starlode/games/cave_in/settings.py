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
    cards = components.mercenaries
    skills = [Skill.named(str(in_edition(card.skill, edition))) for card in cards]
    amounts = [in_edition(card.amount, edition) or 0 for card in cards]
    params.level[:] = [card.level for card in cards]
    params.faction[:] = [FACTION_IDS.index(card.faction) for card in cards]
    params.copies[:] = [card.copies for card in cards]
    params.skill[:] = skills
    params.amount[:] = amounts
    params.foreman_cut = dict(zip(skills, amounts, strict=True)).get(Skill.FOREMAN, 0)


def _fill_crystals(params: Params, components: Components) -> None:
    costs, colours, crystals = components.numbers.costs, components.colours, components.crystals
    symbols = (None, *colours)
    params.crystal_class[:] = [costs.index(crystal.cost) for crystal in crystals]
    params.crystal_colour[:] = [colours.index(crystal.colour) for crystal in crystals]
    params.crystal_vp[:] = [crystal.vp for crystal in crystals]
    params.crystal_symbol[:] = [symbols.index(crystal.symbol) + EMPTY for crystal in crystals]
    params.crystal_cave_in[:] = [crystal.cave_in for crystal in crystals]
    params.class_from[:] = [sum(crystal.cost in costs[:number] for crystal in crystals) for number in range(LEVELS + 1)]


def _fill_halves(params: Params, components: Components) -> None:
    costs, halves = components.numbers.costs, components.halves
    params.artifact_cost[:] = [card.cost for card in components.artifacts]
    params.half_counts[:] = [EMPTY if half.counts is None else Counted.named(half.counts) for half in halves]
    params.half_class[:] = [EMPTY if half.cost is None else costs.index(half.cost) for half in halves]
    params.half_every[:] = [half.every or 1 for half in halves]
    params.half_vp[:] = [half.vp or 0 for half in halves]
    abilities = [EMPTY if half.ability is None else Ability.named(half.ability) for half in halves]
    places = {ability: number for number, ability in enumerate(abilities)}
    params.half_ability[:] = abilities
    params.ability_half[:] = [places.get(ability, EMPTY) for ability in Ability]
    params.ability_amount[:] = [halves[places[each]].amount or 0 if each in places else 0 for each in Ability]


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
