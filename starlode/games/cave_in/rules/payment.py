"""Chapter 4, payment: what cards count for, what things cost, and whether a payment can be completed."""

from __future__ import annotations

from starlode.engine.compiling.kernel import entry, kernel
from starlode.games.cave_in.rules.kinds import levels_of_types, types_of_levels
from starlode.games.cave_in.rules.zones import cards_in_colour, owns
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import FACTIONS, LEVELS, TYPES, WEEDLOCK, Ability

POWER_BITS = 9  # room for what a Crystal may cost: 15 cards of level 4, doubled, and all discounts


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
def recruitable_levels(params: Params, state: State, seat: int, payments: int) -> int:
    """The other way round: a bit for each level of cards that one of these payment levels, or no card, recruits."""
    levels = 0
    drone = amount_owned(params, state, seat, Ability.HEADHUNTER_DRONE)
    for foremen in range(state.foremen + 1):
        cut = foremen * int(params.foreman_cut)
        levels |= levels_reached(payments, cut) | levels_reached(payments, cut + drone)
    return levels


@kernel
def levels_reached(payments: int, cut: int) -> int:
    """The levels that need one of these payment levels if they need this much less; the lowest need no card at all."""
    return (payments << (cut + 1)) | ((1 << (cut + 2)) - 1)


@kernel
def types_counting_as(state: State, levels: int) -> int:
    """CI-4.18: the types whose cards may count as one of these levels in Recruit."""
    types = types_of_levels(levels)
    if state.double:  # then a Weedlock may count as twice its printed level, too
        for i in range(LEVELS):
            types |= ((levels >> (2 * i + 2)) & 1) << (WEEDLOCK * LEVELS + i)
    return types


@kernel
def levels_counted_as(state: State, types: int) -> int:
    """CI-4.18: the levels that cards of these types may count as in Recruit."""
    levels = levels_of_types(types)
    if state.double:
        for i in range(LEVELS):
            levels |= ((types >> (WEEDLOCK * LEVELS + i)) & 1) << (2 * i + 2)
    return levels


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
    """CI-4.24: by how much the holder of its Totem gets Crystals of that current colour cheaper."""
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
    total = 0
    if state.tinted == 0:
        total = faction_levels(state, seat, colour)
        return total + faction_levels(state, seat, WEEDLOCK) if state.fit and colour != WEEDLOCK else total
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
def purchasing_powers(params: Params, state: State, seat: int) -> int:
    """The same for every colour, packed into one number."""
    exempt = exempt_cards(params, state, seat)
    if not state.fit and state.tinted == 0 and exempt == 0:
        return packed_levels(state, seat)
    powers = 0
    for colour in range(FACTIONS):
        powers = packed(powers, colour, purchasing_power(params, state, seat, colour, exempt))
    return powers


@kernel
def budgets(params: Params, state: State, seat: int) -> int:
    """The most that Crystals of each current colour may cost before the discounts of a seat, packed into one number."""
    powers = purchasing_powers(params, state, seat)
    discount = mining_discount(params, state, seat)
    best, limits = 0, 0
    for colour in range(FACTIONS):
        best = max(best, unpacked(powers, colour))
    for colour in range(FACTIONS):
        power = unpacked(powers, colour) if state.in_play[colour] else best  # CI-4.29, CI-4.30
        limits = packed(limits, colour, power + discount + totem_discount(params, state, seat, colour))
    return limits


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


@kernel
def packed_levels(state: State, seat: int) -> int:
    """The same for every faction, packed into one number."""
    levels = 0
    for faction in range(FACTIONS):
        levels = packed(levels, faction, faction_levels(state, seat, faction))
    return levels


@kernel
def packed(numbers: int, colour: int, number: int) -> int:
    """Numbers for each colour, with one more among them; the lowest place is for no colour, and 0."""
    return numbers | (number << (POWER_BITS * (colour + 1)))


@kernel
def unpacked(numbers: int, colour: int) -> int:
    """The one for a colour."""
    return (numbers >> (POWER_BITS * (colour + 1))) & ((1 << POWER_BITS) - 1)


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
