"""Which cards a client may change at a new table: numbers that a page can turn too, as far as it can turn them."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from starlode.engine.boundary.errors import Refused, StarlodeError
from starlode.engine.boundary.quoting import LONG, one_line
from starlode.games import all_games, load_game
from starlode.server.protocol.wire import CreateTable
from starlode.server.tables.rulesets import ruleset
from starlode.workbench.knobs import Knobs, own_knobs

MOST = 100  # numbers at one table: everybody who looks at it is told of all of them


def with_fitting_cards(wish: CreateTable) -> CreateTable:
    """The same wish without changes to what is printed anyway; raises Refused for one that no table can have.

    Takes seconds for the first table of a game; the rules are then ready for the table.
    """
    if len(wish.changes) > MOST:
        raise Refused("cards-too-many", most=MOST)
    if wish.game not in all_games():
        return wish  # planning the table says so
    known = own_knobs(load_game(wish.game))
    for name, number in wish.changes.items():
        _check(known, name, number)
    printed = {knob.path: knob.value for knob in known.knobs}
    changes = {name: number for name, number in wish.changes.items() if number != printed[name]}
    with suppress(StarlodeError):  # likewise
        ruleset(wish.game, {**wish.options, "players": len(wish.seats)}, changes)
    return msgspec.structs.replace(wish, changes=changes)


def _check(known: Knobs, name: str, number: int) -> None:
    """Raise Refused for a number that there is not, that no one can change, or that does not go that far."""
    told = one_line(name, LONG)
    fixed = next((one for one in known.fixed if one.path == name), None)
    if fixed is not None:
        raise Refused("cards-fixed", name=told, why=fixed.why.value)
    knob = next((one for one in known.knobs if one.path == name), None)
    if knob is None:
        raise Refused("cards-unknown", name=told)
    if not knob.low <= number <= knob.high:
        raise Refused("cards-range", name=told, low=knob.low, high=knob.high)
