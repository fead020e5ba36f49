"""What the parts of an observation depend on, so that only parts that have changed are written again."""

from __future__ import annotations

from starlode.engine.state.watching import Watch
from starlode.games.cosmic_scavengers.state import State

OF_SLOTS = ("designation", "slot_card", "slot_mode", "icons")
OF_STACK = ("stack", "stack_gap", "stack_count", "waiting")
OF_ORDER = ("order", "tied", "queue", "queue_count")
OF_PAYMENT = ("target", "owed", "paid", "last_wild", "agreed")
OF_MARKET = ("market", "market_count")
WATCH = Watch(
    *(State, "phase", "acting", "round_number", "allowance", "pool", "supply", "ship", "contract_at", *OF_MARKET),
    *("robot_at", "fresh", "store", "stance", *OF_ORDER, *OF_SLOTS, *OF_STACK, *OF_PAYMENT),
)
ASKED = WATCH.part("phase")
POOL, SHIP, MARKET = WATCH.part("pool", "supply"), WATCH.part("ship"), WATCH.part(*OF_MARKET)
DECK, ORDER, PAID = (
    WATCH.part("contract_at", relative=True),
    WATCH.part(*OF_ORDER, relative=True),
    WATCH.part(*OF_PAYMENT),
)
GOODS = WATCH.parts("robot_at", "fresh", "store", relative=True)
STANCE = WATCH.parts("stance", common=OF_MARKET, relative=True)
SLOT, STACK = WATCH.parts(*OF_SLOTS, relative=True), WATCH.parts(*OF_STACK, relative=True)
EVERYTHING = WATCH.everything
look = WATCH.looking()
