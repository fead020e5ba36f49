"""Chapter 4, payment: what cards count for, what things cost, and whether a payment can be completed."""

from __future__ import annotations

from starlode.engine.kernel import entry, kernel
from starlode.games.cave_in.rules.zones import cards_in_colour, owns
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import FACTIONS, LEVELS, TYPES, WEEDLOCK, Ability

POWER_BITS = 10  # room for the counted levels of a hand: at most 15 cards of level 4, doubled


@kernel
def is_weedlock(params: Params, kind: int) -> bool:
    """CI-5.44: faction, not colour, makes a Weedlock."""
    return bool(params.faction[kind] == WEEDLOCK)


@kernel
def counted_level(params: Params, state: State, kind: int) -> int:
    """CI-4.6: the printed level, doubled for Weedlocks while doubling is active."""
    level = int(params.level[kind])
    return 2 * level if state.double and is_weedlock(params, kind) else level


@kernel
def amount_owned(params: Params, state: State, seat: int, ability: int) -> int:
    """The number in an ability that the seat owns, else 0."""
    return int(params.ability_amount[ability]) if owns(params, state, seat, ability) else 0


# ---- Recruit ----


@kernel
def needed_levels(params: Params, state: State, seat: int, level: int) -> int:
    """CI-4.12 to CI-4.17: a bit for each payment level that recruits such a card; bit 0 means no card at all."""
    bits = 0
    drone = amount_owned(params, state, seat, Ability.HEADHUNTER_DRONE)
    for foremen in range(state.foremen + 1):
        needed = level - 1 - foremen * params.foreman_cut
        bits |= 1 << max(0, needed)
        bits |= 1 << max(0, needed - drone)
    return int(bits)


@kernel
def counts_as(params: Params, state: State, kind: int) -> int:
    """CI-4.18: a bit for each level a card may count as in Recruit."""
    return int((1 << params.level[kind]) | (1 << counted_level(params, state, kind)))


@kernel
def hand_counts_as(params: Params, state: State, seat: int) -> int:
    """A bit for each level that some hand card may count as in Recruit."""
    bits = 0
    for kind in range(TYPES):
        bits |= counts_as(params, state, kind) * (state.hand[seat, kind] > 0)
    return int(bits)


# ---- Mine ----


@kernel
def crystal_cost(params: Params, state: State, seat: int, space: int) -> int:
    """CI-4.23 to CI-4.28: printed cost minus all discounts, at least 0."""
    discount = mining_discount(params, state, seat)
    discount += totem_discount(params, state, seat, state.mine_colour[space])
    return max(0, cost_so_far(params, state, space) - discount)


@kernel
def cost_so_far(params: Params, state: State, space: int) -> int:
    """CI-4.25: the printed cost minus what Diggerhinos made of it, before the discounts of a seat."""
    return int(params.class_cost[params.space_class[space]]) - int(state.mine_cut[space])


@kernel
def mining_discount(params: Params, state: State, seat: int) -> int:
    """CI-4.26, CI-4.27: by how much every Crystal is cheaper for a seat."""
    return int(state.crystal_cut) + amount_owned(params, state, seat, Ability.LASER_DRILL)


@kernel
def totem_discount(params: Params, state: State, seat: int, colour: int) -> int:
    """CI-4.24: by how much Crystals of that current colour are cheaper for whoever holds its Totem."""
    return int(params.totem_cut) * int(state.totem[colour] == seat)


@kernel
def may_pay_in(state: State, space: int, colour: int) -> bool:
    """CI-4.29, CI-4.30: the Crystal's current colour, or any colour if the Crystal is Wild."""
    current = state.mine_colour[space]
    return bool(current == colour or not state.in_play[current])


@kernel
def exempt_cards(params: Params, state: State, seat: int) -> int:
    """CI-6.26: cards of a Mine payment that need not fit."""
    return 1 if owns(params, state, seat, Ability.PRISM_LENS) else 0


@kernel
def fits(params: Params, state: State, kind: int, current: int, colour: int) -> bool:
    """CI-4.32, CI-5.57 to CI-5.59: whether a card of that current colour can count as a colour."""
    return bool(current == colour or (state.fit and is_weedlock(params, kind)))


@kernel
def fitting_cards(params: Params, state: State, seat: int, kind: int, colour: int) -> int:
    """How many hand cards of a type can count as a colour."""
    if state.fit and is_weedlock(params, kind):
        return int(state.hand[seat, kind])
    return cards_in_colour(params, state, seat, kind, colour)


@kernel
def fitting_levels(params: Params, state: State, seat: int, colour: int) -> int:
    """Counted levels of all hand cards that can count as a colour."""
    if not state.fit and state.tinted == 0:  # no skill is at work: those of the faction
        return faction_levels(state, seat, colour)
    total = 0
    for kind in range(TYPES):
        total += fitting_cards(params, state, seat, kind, colour) * counted_level(params, state, kind)
    return total


@kernel
def best_misfit(params: Params, state: State, seat: int, colour: int) -> int:
    """The highest counted level among hand cards that cannot count as a colour."""
    best = 0
    for kind in range(TYPES):
        if state.hand[seat, kind] > fitting_cards(params, state, seat, kind, colour):
            best = max(best, counted_level(params, state, kind))
    return best


@kernel
def purchasing_power(params: Params, state: State, seat: int, colour: int, exempt: int) -> int:
    """The most that hand cards can add to a payment in one colour."""
    total = fitting_levels(params, state, seat, colour)
    return total + best_misfit(params, state, seat, colour) if exempt > 0 else total


@kernel
def purchasing_powers(params: Params, state: State, seat: int) -> tuple[int, int]:
    """The purchasing power in every colour, `POWER_BITS` for each, and the highest of them."""
    exempt = exempt_cards(params, state, seat)
    powers, highest = 0, 0
    for colour in range(FACTIONS):
        power = purchasing_power(params, state, seat, colour, exempt)
        powers |= power << (POWER_BITS * colour)
        highest = max(highest, power)
    return powers, highest


@kernel
def power_for(state: State, space: int, powers: int, highest: int) -> int:
    """CI-4.29, CI-4.30: of these, the one that counts for a Crystal: in its current colour, or in any if it is Wild."""
    current = int(state.mine_colour[space])
    return (powers >> (POWER_BITS * current)) % (1 << POWER_BITS) if state.in_play[current] else highest


# ---- Collect ----


@kernel
def artifact_cost(params: Params, state: State, seat: int, stack: int) -> int:
    """CI-4.42: printed cost minus Ancientones and Scrap Ledger, at least 0."""
    cost = params.artifact_cost[state.artifact_top[stack]] - state.artifact_cut
    return max(0, int(cost - amount_owned(params, state, seat, Ability.SCRAP_LEDGER)))


@kernel
def hand_levels(state: State, seat: int) -> int:
    """CI-4.43: counted levels of the whole hand, colours mixed."""
    total = 0
    for faction in range(FACTIONS):
        total += faction_levels(state, seat, faction)
    return total


# ---- counted levels of a hand ----


@kernel
def printed_levels(state: State, seat: int, faction: int) -> int:
    """Printed levels of all hand cards of a faction."""
    total = 0
    for i in range(LEVELS):
        total += int(state.hand[seat, faction * LEVELS + i]) * (i + 1)
    return total


@kernel
def faction_levels(state: State, seat: int, faction: int) -> int:
    """CI-4.6: counted levels of all hand cards of a faction."""
    total = printed_levels(state, seat, faction)
    return 2 * total if state.double and faction == WEEDLOCK else total


# ---- payments ----


@kernel
def add_payment(params: Params, state: State, kind: int, current: int) -> None:
    """Count a card that has just been played towards the cost."""
    state.paid += counted_level(params, state, kind)
    for colour in range(FACTIONS):
        if not fits(params, state, kind, current, colour):
            state.misfits[colour] += 1


@kernel
def is_settled(params: Params, state: State, seat: int) -> bool:
    """Whether the payment ends by itself: nothing left to play, or met under `overpay = tight`."""
    if state.paid < state.cost:
        return False
    return bool(state.hand_count[seat] == 0 or not params.overpay)


@entry
def count_payment(params: Params, state: State, kind: int, colour: int) -> None:
    """`add_payment` for Python, which reads payments from positions."""
    add_payment(params, state, kind, colour)
