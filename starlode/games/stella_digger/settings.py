"""Stella Digger!: the options, and the parameters made of options and components."""

from __future__ import annotations

from starlode.engine.boundary.sheets import copy_numbers
from starlode.engine.declarations.options import Option, Options, chosen_seat, one_of, whole_number, yes_or_no
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import one
from starlode.games.stella_digger.board import zone_number
from starlode.games.stella_digger.components import Components
from starlode.games.stella_digger.rules.prices import cost_of
from starlode.games.stella_digger.state import Params
from starlode.games.stella_digger.things import EMPTY, HALF, MOST_CHIPS, WAYS, Colour, Direction, GadgetType, Kind, Zone

FEWEST_CHIPS = 12  # O-6


OPTIONS: tuple[Option, ...] = (
    Option("advanced", False, yes_or_no),
    Option("drill_backs", "coloured", one_of("coloured", "plain")),
    Option("accident_condition", "two-or-more", one_of("two-or-more", "any")),
    Option("first_foreman", "random", one_of("random", seats=SEATS)),
    Option("chip_stock", MOST_CHIPS, whole_number(FEWEST_CHIPS, MOST_CHIPS)),
    Option("auto_resolve", True, yes_or_no),
    Option("breakthrough", True, yes_or_no),
)


def build_params(components: Components, options: Options) -> Params:
    """The parameters for resolved options; raises InvalidOption for a first foreman who does not play."""
    params = one(Params)
    for number, card in enumerate(components.drill_cards):
        params.card_number[number] = card.number
        params.card_colour[number] = Colour.named(card.colour)
        params.copies[number] = card.copies
    _fill_map(params, components)
    _fill_tiles(params, components)
    params.type_worth[:] = [kind.worth for kind in GadgetType]
    for number, gadget in enumerate(components.gadgets):
        params.gadget_type[number] = GadgetType.named(gadget.type)
        params.gadget_colour[number] = Colour.named(gadget.colour)
        params.gadget_price[number] = gadget.price.parts
        params.gadget_cost[number] = cost_of(gadget.price.parts)
    for number, drill in enumerate(components.large_drills):
        params.token_price[number] = drill.price.parts
        params.token_cost[number] = cost_of(drill.price.parts)
    copy_numbers(components.numbers, params)
    params.crystal_stock, params.chips_per_big = components.numbers.crystals_each, components.numbers.small_per_big
    for players, count in components.numbers.large_drills_each.items():
        params.tokens_each[players] = count
    _fill_options(params, options)
    return params


def _fill_map(params: Params, components: Components) -> None:
    asteroid = components.asteroid
    params.places = len(asteroid.squares)
    params.start = asteroid.start
    params.near[:] = EMPTY
    params.zone[:] = EMPTY
    for place, square in enumerate(asteroid.squares):
        params.near[place] = [asteroid.neighbour(place, direction) for direction in range(WAYS)]
        for other in (int(other) for other in params.near[place] if other != EMPTY):
            params.beside[other // HALF, place] |= 1 << other % HALF
        params.printed[place] = square.number
        params.zone[place] = zone_number(square)
        params.framed[place] = square.framed


def _fill_tiles(params: Params, components: Components) -> None:
    params.tiles = len(components.tiles)
    for number, tile in enumerate(components.tiles):
        params.tile_back[number] = Zone.named(tile.back)
        params.tile_kind[number] = Kind.named(tile.kind)
        params.tile_colour[number] = EMPTY if tile.colour is None else Colour.named(tile.colour)
        params.tile_crystals[number] = tile.crystals or 0
        params.tile_arrow[number] = EMPTY if tile.arrow is None else Direction.named(tile.arrow)
        params.tile_power[number] = tile.power or 0
        params.tile_damage[number] = tile.damage or 0
        params.tile_points[number] = tile.points or 0


def _fill_options(params: Params, options: Options) -> None:
    params.first_seat = chosen_seat(options, "first_foreman")
    params.advanced = options["advanced"]
    params.coloured = options["drill_backs"] == "coloured"
    params.accident_needs = 2 if options["accident_condition"] == "two-or-more" else 1
    params.chip_stock = options["chip_stock"]
    params.auto = options["auto_resolve"]
    params.breakthrough = options["breakthrough"]
