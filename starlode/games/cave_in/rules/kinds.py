"""Sets of Mercenary types as numbers, a bit for each type: what a hand allows takes a few operations on one number.

The types of a faction are neighbours, its level 1 lowest. Levels are bits too: bit 1 is level 1, and bit 0 is free.
"""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import FACTIONS, LEVELS, SPACES, TYPES

ALL_TYPES = (1 << TYPES) - 1
OF_FACTION = (1 << LEVELS) - 1  # the types of the first faction
OF_LEVEL = sum(1 << (LEVELS * faction) for faction in range(FACTIONS))  # the types of level 1
BEYOND = 31  # where a bit for EMPTY goes: above all types


@kernel
def held_types(state: State, seat: int) -> int:
    """The types of the cards that a seat holds."""
    types = 0
    for kind in range(TYPES):
        types |= int(state.hand[seat, kind] > 0) << kind
    return types


@kernel
def docked_types(state: State) -> int:
    """The types of the cards in the Docks."""
    types = 0
    for space in range(SPACES):
        types |= 1 << (int(state.docks[space]) & BEYOND)
    return types & ALL_TYPES


@kernel
def types_of_faction(faction: int) -> int:
    """The types of a faction."""
    return OF_FACTION << (LEVELS * faction)


@kernel
def types_of_levels(levels: int) -> int:
    """The types of these printed levels."""
    return ((levels >> 1) & OF_FACTION) * OF_LEVEL


@kernel
def levels_of_types(types: int) -> int:
    """The printed levels of these types."""
    levels = 0
    for faction in range(FACTIONS):
        levels |= types >> (LEVELS * faction)
    return (levels & OF_FACTION) << 1
