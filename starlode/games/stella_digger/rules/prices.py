"""What can be paid (SD-4.18, SD-4.24). Prices and purses are single numbers, so that one subtraction compares them.

Such a number has six bits for each colour, then seven for all crystals together, whatever their colour. The highest
bit of each part is free in both; set in a purse, it survives the subtraction just where the purse holds enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlode.engine.compiling.kernel import kernel
from starlode.games.stella_digger.state import Params, State
from starlode.games.stella_digger.things import COLOURS, EMPTY, GADGETS, TOKENS

WIDTH = 6
GUARDS = sum(1 << (WIDTH * colour + WIDTH - 1) for colour in range(COLOURS)) | 1 << (WIDTH * COLOURS + 7)


def cost_of(price: Sequence[int]) -> int:
    """A price of crystals of each colour, then of any colours, as one number."""
    return sum(count << WIDTH * colour for colour, count in enumerate(price[:COLOURS])) | sum(price) << WIDTH * COLOURS


@kernel
def purse(state: State, seat: int) -> int:
    """The crystals of a seat as one number."""
    coloured, total = 0, 0
    for colour in range(COLOURS):
        count = int(state.crystals[seat, colour])
        coloured |= count << WIDTH * colour
        total += count
    return coloured | total << WIDTH * COLOURS


@kernel
def covers(money: int, cost: int) -> bool:
    """Whether a purse holds the crystals of each colour, and enough in all."""
    return ((money | GUARDS) - cost) & GUARDS == GUARDS


@kernel
def payable_gadgets(params: Params, state: State, seat: int) -> int:
    """SD-4.18: the set of unsold gadgets whose price the seat can pay."""
    money = purse(state, seat)
    found = 0
    for gadget in range(GADGETS):
        unsold = state.gadget_owner[gadget] == EMPTY
        found |= int(unsold & covers(money, int(params.gadget_cost[gadget]))) << gadget
    return found


@kernel
def payable_tokens(params: Params, state: State, seat: int) -> int:
    """SD-4.24: the set of own unplaced Large Drills whose cost the seat can pay."""
    money = purse(state, seat)
    found = 0
    for token in range(TOKENS):
        unplaced = (state.token_owner[token] == seat) & (state.token_at[token] == EMPTY)
        found |= int(unplaced & covers(money, int(params.token_cost[token]))) << token
    return found
