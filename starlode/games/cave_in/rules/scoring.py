"""Chapter 10: scoring."""

from __future__ import annotations

from starlode.engine.compiling.kernel import kernel
from starlode.engine.running.contract import POINTS, rank_by_points
from starlode.engine.state.records import Array
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import ARTIFACTS, CRYSTALS, FACTIONS, HALVES, TYPES, Counted

COUNT_BITS = 8  # room for all Crystals
MOST_COUNTED = (1 << COUNT_BITS) - 1


@kernel
def score(params: Params, state: State, seat: int) -> int:
    """CI-10.1: the sum of all sources."""
    return (
        score_crystals(params, state, seat)
        + score_symbols(params, state, seat)
        + score_artifacts(params, state, seat)
        + score_totems(params, state, seat)
        + score_subjugated(params, state, seat)
    )


@kernel
def score_crystals(params: Params, state: State, seat: int) -> int:
    """CI-10.2: the VP printed on the Crystals."""
    total = 0
    for crystal in range(CRYSTALS):
        if state.crystal_at[crystal] == seat:
            total += params.crystal_vp[crystal]
    return int(total)


@kernel
def score_symbols(params: Params, state: State, seat: int) -> int:
    """CI-10.6 to CI-10.8: the k-th set holds every symbol that the player has at least k times."""
    counts = symbol_counts(params, state, seat)
    total = 0
    k = 1
    while True:
        different = symbols_with(counts, k)
        if different == 0:
            return total
        total += int(params.set_vp[different])
        k += 1


@kernel
def score_artifacts(params: Params, state: State, seat: int) -> int:
    """CI-10.3: the VP of the scoring halves kept."""
    total = 0
    for half in range(HALVES):
        if state.half_owner[half] == seat:
            total += score_half(params, state, seat, half)
    return total


@kernel
def score_half(params: Params, state: State, seat: int, half: int) -> int:
    """CI-6.5 to CI-6.16: a number of points for every few of what the half counts; abilities give none."""
    if params.half_counts[half] < 0:
        return 0
    return int(params.half_vp[half] * (count_for(params, state, seat, half) // params.half_every[half]))


@kernel
def score_totems(params: Params, state: State, seat: int) -> int:
    """CI-10.5: 3 VP each."""
    return int(params.totem_vp * count_totems(state, seat))


@kernel
def score_subjugated(params: Params, state: State, seat: int) -> int:
    """CI-10.4: 1 VP per printed level."""
    total = 0
    for kind in range(TYPES):
        total += state.subjugated[seat, kind] * params.level[kind]
    return int(total)


# ---- what scoring halves count ----


@kernel
def count_for(params: Params, state: State, seat: int, half: int) -> int:
    """How many things a scoring half finds."""
    what = params.half_counts[half]
    if what == Counted.ARTIFACTS:
        return count_artifacts(state, seat)
    if what == Counted.CRYSTALS:
        return count_crystals(state, seat)
    if what == Counted.CRYSTALS_OF_COST:
        return count_of_class(params, state, seat, params.half_class[half])
    if what == Counted.CRYSTALS_OF_ONE_COLOUR:
        return best_colour(params, state, seat)
    if what == Counted.COLOURS:
        return count_colours(params, state, seat)
    if what == Counted.TOTEMS:
        return count_totems(state, seat)
    if what == Counted.CAVE_IN_SYMBOLS:
        return count_cave_ins(params, state, seat)
    if what == Counted.BASE_CARDS:
        return int(state.base_count[seat])
    if what == Counted.SYMBOLS:
        return count_symbols(params, state, seat)
    return 0


@kernel
def count_artifacts(state: State, seat: int) -> int:
    """Artifact cards of a seat."""
    total = 0
    for card in range(ARTIFACTS):
        total += state.artifact_at[card] == seat
    return int(total)


@kernel
def count_crystals(state: State, seat: int) -> int:
    """Crystals in a pile."""
    total = 0
    for crystal in range(CRYSTALS):
        total += state.crystal_at[crystal] == seat
    return int(total)


@kernel
def count_of_class(params: Params, state: State, seat: int, cost_class: int) -> int:
    """Crystals of one printed cost in a pile."""
    total = 0
    for crystal in range(params.class_from[cost_class], params.class_from[cost_class + 1]):
        total += state.crystal_at[crystal] == seat
    return int(total)


@kernel
def count_colour(params: Params, state: State, seat: int, colour: int) -> int:
    """CI-4.35: Crystals of one printed colour in a pile."""
    total = 0
    for crystal in range(CRYSTALS):
        total += state.crystal_at[crystal] == seat and params.crystal_colour[crystal] == colour
    return int(total)


@kernel
def best_colour(params: Params, state: State, seat: int) -> int:
    """CI-6.7: the colour with the most Crystals is chosen by itself."""
    best = 0
    for colour in range(FACTIONS):
        best = max(best, count_colour(params, state, seat, colour))
    return best


@kernel
def count_colours(params: Params, state: State, seat: int) -> int:
    """Different printed colours in a pile."""
    total = 0
    for colour in range(FACTIONS):
        total += count_colour(params, state, seat, colour) > 0
    return int(total)


@kernel
def count_totems(state: State, seat: int) -> int:
    """Totems a seat holds."""
    total = 0
    for faction in range(FACTIONS):
        total += state.totem[faction] == seat
    return int(total)


@kernel
def count_cave_ins(params: Params, state: State, seat: int) -> int:
    """CI-6.14: Crystals with a Cave-In symbol, however obtained."""
    total = 0
    for crystal in range(CRYSTALS):
        total += state.crystal_at[crystal] == seat and params.crystal_cave_in[crystal] > 0
    return int(total)


@kernel
def symbol_counts(params: Params, state: State, seat: int) -> int:
    """How many Crystals in a pile have each faction symbol: one pass, and one number with some bits for each."""
    counts = 0
    for crystal in range(CRYSTALS):
        symbol = int(params.crystal_symbol[crystal])
        if state.crystal_at[crystal] == seat and symbol >= 0:
            counts += 1 << COUNT_BITS * symbol
    return counts


@kernel
def symbols_with(counts: int, least: int) -> int:
    """How many symbols there are at least so often."""
    total = 0
    for symbol in range(FACTIONS):
        total += (counts >> COUNT_BITS * symbol) & MOST_COUNTED >= least
    return int(total)


@kernel
def count_symbols(params: Params, state: State, seat: int) -> int:
    """Different faction symbols in a pile."""
    return symbols_with(symbol_counts(params, state, seat), 1)


@kernel
def returns(params: Params, state: State, out: Array) -> None:
    """CI-10.11: the highest score wins; all tied for it win together."""
    for seat in range(state.players):
        out[seat, POINTS] = score(params, state, seat)
    rank_by_points(out, state.players)
