"""Stella Digger!: the options, and the parameters made of options and components."""

from __future__ import annotations

from collections.abc import Sequence

from starlode.engine.boundary.sheets import copy_numbers
from starlode.engine.declarations.options import Option, Options, chosen_seat, one_of, whole_number, yes_or_no
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import one
from starlode.games.stella_digger.board import Asteroid, zone_number
from starlode.games.stella_digger.components import Components, DrillCard, Tile
from starlode.games.stella_digger.rules.prices import cost_of
from starlode.games.stella_digger.state import Params
from starlode.games.stella_digger.things import EMPTY, HALF, MOST_CHIPS, Colour, Direction, GadgetType, Kind, Zone

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
    _fill_cards(params, components.drill_cards)
    _fill_map(params, components.asteroid)
    _fill_tiles(params, components.tiles)
    _fill_prices(params, components)
    copy_numbers(components.numbers, params)
    params.crystal_stock, params.chips_per_big = components.numbers.crystals_each, components.numbers.small_per_big
    for players, count in components.numbers.large_drills_each.items():
        params.tokens_each[players] = count
    _fill_options(params, options)
    return params


def _fill_cards(params: Params, cards: Sequence[DrillCard]) -> None:
    params.card_number[:] = [card.number for card in cards]
    params.card_colour[:] = [Colour.named(card.colour) for card in cards]
    params.copies[:] = [card.copies for card in cards]


def _fill_map(params: Params, asteroid: Asteroid) -> None:
    squares, near = asteroid.squares, asteroid.near
    used = params.places = len(squares)
    params.start = asteroid.start
    params.near[:] = params.zone[:] = EMPTY
    params.near[:used] = near
    params.beside[:, :used] = [[_bits(around, half) for around in near] for half in range(2)]
    params.printed[:used] = [square.number for square in squares]
    params.zone[:used] = [zone_number(square) for square in squares]
    params.framed[:used] = [square.framed for square in squares]


def _bits(places: Sequence[int], half: int) -> int:
    """The places of one half, as a bit each."""
    return sum(1 << place % HALF for place in places if place // HALF == half)


def _fill_tiles(params: Params, tiles: Sequence[Tile]) -> None:
    used = params.tiles = len(tiles)
    params.tile_back[:used] = [Zone.named(tile.back) for tile in tiles]
    params.tile_kind[:used] = [Kind.named(tile.kind) for tile in tiles]
    params.tile_colour[:used] = [EMPTY if tile.colour is None else Colour.named(tile.colour) for tile in tiles]
    params.tile_crystals[:used] = [tile.crystals or 0 for tile in tiles]
    params.tile_arrow[:used] = [EMPTY if tile.arrow is None else Direction.named(tile.arrow) for tile in tiles]
    params.tile_power[:used] = [tile.power or 0 for tile in tiles]
    params.tile_damage[:used] = [tile.damage or 0 for tile in tiles]
    params.tile_points[:used] = [tile.points or 0 for tile in tiles]


def _fill_prices(params: Params, components: Components) -> None:
    gadgets, drills = components.gadgets, components.large_drills
    params.type_worth[:] = [kind.worth for kind in GadgetType]
    params.gadget_type[:] = [GadgetType.named(gadget.type) for gadget in gadgets]
    params.gadget_colour[:] = [Colour.named(gadget.colour) for gadget in gadgets]
    params.gadget_price[:] = [gadget.price.parts for gadget in gadgets]
    params.gadget_cost[:] = [cost_of(gadget.price.parts) for gadget in gadgets]
    params.token_price[:] = [drill.price.parts for drill in drills]
    params.token_cost[:] = [cost_of(drill.price.parts) for drill in drills]


def _fill_options(params: Params, options: Options) -> None:
    params.first_seat = chosen_seat(options, "first_foreman")
    params.advanced = options["advanced"]
    params.coloured = options["drill_backs"] == "coloured"
    params.accident_needs = 2 if options["accident_condition"] == "two-or-more" else 1
    params.chip_stock = options["chip_stock"]
    params.auto = options["auto_resolve"]
    params.breakthrough = options["breakthrough"]
