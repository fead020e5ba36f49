"""What a seat may know, as numbers for learning; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.observing import named
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array
from starlode.games.cave_in.decisions import PHASES, Phase
from starlode.games.cave_in.rules.payment import cost_so_far, mining_discount, printed_levels, totem_discount
from starlode.games.cave_in.rules.zones import cards_in_colour
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import (
    ARTIFACTS,
    BASE,
    CRYSTALS,
    EMPTY,
    FACTIONS,
    HALVES,
    LEVELS,
    SPACES,
    STACK_NAMES,
    STACKS,
    TYPES,
    NormalAction,
)

if TYPE_CHECKING:
    from starlode.engine.declarations.config import Config

PER_CRYSTAL = 4 + 2 * FACTIONS
PER_SEAT = 5 + 3 * TYPES + FACTIONS + HALVES
OWN = TYPES * 2 + FACTIONS * 3 + 2
TABLE = PHASES + 2 * TYPES + FACTIONS + ARTIFACTS + STACKS + 2 * LEVELS + 6
TURN = TYPES + 4 + 16 + FACTIONS

# Where the numbers of each part begin. They are constants so that machine code need not ask of every place whether it
# is one counted from the end, as negative ones are.
AT_DOCKS = PHASES
AT_BOX = AT_DOCKS + TYPES
AT_FACTIONS = AT_BOX + TYPES
AT_TOPS = AT_FACTIONS + FACTIONS
AT_LEFT = AT_TOPS + ARTIFACTS
AT_CLOCK = AT_LEFT + STACKS + 2 * LEVELS
AT_MINE = TABLE
AT_SEATS = AT_MINE + SPACES * PER_CRYSTAL
AT_SEEN = AT_SEATS + 5
AT_BASES = AT_SEEN + TYPES
AT_LEADERS = AT_BASES + TYPES
AT_TOTEMS = AT_LEADERS + TYPES
AT_HALVES = AT_TOTEMS + FACTIONS
AT_OWN = AT_SEATS + SEATS * PER_SEAT
AT_STRENGTH = AT_OWN + 2 * TYPES
AT_PILE = AT_STRENGTH + FACTIONS
AT_TURN = AT_OWN + OWN
AT_EFFECTS = AT_TURN + TYPES + 4
OBSERVATION = AT_TURN + TURN

TALLY_BITS = 8  # room for the number of Crystals in a pile


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """Write everything the seat may know; unused places are 0."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_types(state, seat, out)
    observe_halves(state, seat, out)
    observe_table(params, state, seat, out)
    observe_mine(params, state, seat, out)
    for step in range(state.players):
        observe_seat(state, owner_after(state, seat, step), out, step * PER_SEAT)
    if state.active == seat:
        observe_strength(params, state, seat, out)
    observe_pile(params, state, seat, out)
    observe_turn(state, out)


@kernel
def owner_after(state: State, seat: int, step: int) -> int:
    """The seat this many places after another; beyond the players an unused one, where everything is 0."""
    if step >= state.players:
        return step
    return seat + step if seat + step < state.players else seat + step - int(state.players)


@kernel
def observe_types(state: State, seat: int, out: Array) -> None:
    """Of each type: in the box, in the own hand, subjugated, and seen entering each hand.

    It is one loop because LLVM writes many numbers at once in long ones, and takes short ones apart.
    """
    second, third, fourth = owner_after(state, seat, 1), owner_after(state, seat, 2), owner_after(state, seat, 3)
    for kind in range(TYPES):
        out[AT_BOX + kind] = state.box[kind]
        out[AT_OWN + kind] = state.hand[seat, kind]
        out[AT_OWN + TYPES + kind] = state.subjugated[seat, kind]
        out[AT_SEEN + kind] = state.seen[seat, kind]
        out[AT_SEEN + PER_SEAT + kind] = state.seen[second, kind]
        out[AT_SEEN + 2 * PER_SEAT + kind] = state.seen[third, kind]
        out[AT_SEEN + 3 * PER_SEAT + kind] = state.seen[fourth, kind]


@kernel
def observe_halves(state: State, seat: int, out: Array) -> None:
    """Which seat kept each half of an Artifact."""
    second, third, fourth = owner_after(state, seat, 1), owner_after(state, seat, 2), owner_after(state, seat, 3)
    for half in range(HALVES):
        owner = state.half_owner[half]
        out[AT_HALVES + half] = owner == seat
        out[AT_HALVES + PER_SEAT + half] = owner == second
        out[AT_HALVES + 2 * PER_SEAT + half] = owner == third
        out[AT_HALVES + 3 * PER_SEAT + half] = owner == fourth


@kernel
def observe_table(params: Params, state: State, seat: int, out: Array) -> None:
    """The decision, the Docks, factions, Artifact tops, stack sizes and the clock of the game."""
    out[state.phase] = 1
    for space in range(SPACES):
        kind = int(state.docks[space])
        out[AT_DOCKS + kind] += kind != EMPTY  # nothing is added before the first type where there is no card
    for faction in range(FACTIONS):
        out[AT_FACTIONS + faction] = state.in_play[faction]
    for stack in range(STACKS):
        if state.artifact_top[stack] != EMPTY:
            out[AT_TOPS + int(state.artifact_top[stack])] = 1
        out[AT_LEFT + stack] = state.artifact_left[stack]
    for i in range(LEVELS):
        out[AT_LEFT + STACKS + i] = state.stack_left[i]
        out[AT_LEFT + STACKS + LEVELS + i] = state.crystal_left[i]
    out[AT_CLOCK] = state.players
    out[AT_CLOCK + 1] = state.cave_ins
    out[AT_CLOCK + 2] = params.collapse[state.players] - state.cave_ins
    out[AT_CLOCK + 3] = state.idle_rounds
    out[AT_CLOCK + 4] = state.round_number
    out[AT_CLOCK + 5] = (state.start_player - seat) % state.players


@kernel
def observe_mine(params: Params, state: State, seat: int, out: Array) -> None:
    """Each Mine space: present, cost for this seat, points, Cave-In symbol, colour, faction symbol."""
    discount = mining_discount(params, state, seat)
    for space in range(SPACES):
        crystal = state.mine[space]
        if crystal != EMPTY:
            at = AT_MINE + space * PER_CRYSTAL
            out[at] = 1
            less = discount + totem_discount(params, state, seat, state.mine_colour[space])
            out[at + 1] = max(0, cost_so_far(params, state, space) - less)
            out[at + 2] = params.crystal_vp[crystal]
            out[at + 3] = params.crystal_cave_in[crystal]
            symbol = int(
                params.crystal_symbol[crystal]
            )  # -1 for none, which is the place of a colour: that comes after it
            out[at + 4 + FACTIONS + symbol] = symbol >= 0
            out[at + 4 + int(state.mine_colour[space])] = 1


@kernel
def observe_seat(state: State, owner: int, out: Array, at: int) -> None:
    """What else all may know of the seat this many places behind the viewer: sizes, Base, Leader, Totems."""
    cards = int(state.base_count[owner])
    out[AT_SEATS + at] = state.hand_count[owner]
    out[AT_SEATS + at + 1] = cards
    out[AT_SEATS + at + 2] = state.pile_count[owner]
    out[AT_SEATS + at + 3] = state.subjugated_count[owner]
    out[AT_SEATS + at + 4] = 1 if state.active == owner else 0
    for position in range(BASE):
        kind = int(state.bases[owner, position])
        out[AT_BASES + at + kind] += kind != EMPTY
    if cards > 0:
        out[AT_LEADERS + at + int(state.bases[owner, cards - 1])] = 1
    for faction in range(FACTIONS):
        out[AT_TOTEMS + at + faction] = 1 if state.totem[faction] == owner else 0


@kernel
def observe_strength(params: Params, state: State, seat: int, out: Array) -> None:
    """The printed levels in hand, by current colour, which only the seat itself knows."""
    for colour in range(FACTIONS):
        levels = 0
        if state.tinted == 0:
            levels = printed_levels(state, seat, colour)
        else:
            for kind in range(TYPES):
                levels += cards_in_colour(params, state, seat, kind, colour) * int(params.level[kind])
        out[AT_STRENGTH + colour] = levels


@kernel
def observe_pile(params: Params, state: State, seat: int, out: Array) -> None:
    """The own pile: points, Cave-In symbols, colours and faction symbols, of which it keeps tallies in two numbers."""
    points, cave_ins, colours, symbols = 0, 0, 0, 0
    for crystal in range(CRYSTALS):
        there = 1 if state.crystal_at[crystal] == seat else 0
        points += there * int(params.crystal_vp[crystal])
        cave_ins += there * int(params.crystal_cave_in[crystal])
        colours += there << (TALLY_BITS * int(params.crystal_colour[crystal]))
        symbols += there << (TALLY_BITS * (int(params.crystal_symbol[crystal]) + 1))  # those without one come first
    out[AT_PILE] = points
    out[AT_PILE + 1] = cave_ins
    for colour in range(FACTIONS):
        out[AT_PILE + 2 + colour] = (colours >> (TALLY_BITS * colour)) & ((1 << TALLY_BITS) - 1)
        out[AT_PILE + 2 + FACTIONS + colour] = (symbols >> (TALLY_BITS * (colour + 1))) & ((1 << TALLY_BITS) - 1)


@kernel
def observe_turn(state: State, out: Array) -> None:
    """The turn in progress: the row, actions taken, effects, and the choice half made."""
    for i in range(state.row_count):
        out[AT_TURN + int(state.row[i])] += 1
    for action in range(4):
        out[AT_TURN + TYPES + action] = state.used[action]
    out[AT_EFFECTS] = state.normal
    out[AT_EFFECTS + 1] = state.raids
    out[AT_EFFECTS + 2] = state.extra_mine
    out[AT_EFFECTS + 3] = state.extra_recruit
    out[AT_EFFECTS + 4] = state.foremen
    out[AT_EFFECTS + 5] = state.crystal_cut
    out[AT_EFFECTS + 6] = state.artifact_cut
    out[AT_EFFECTS + 7] = state.scrabbers
    out[AT_EFFECTS + 8] = state.same
    out[AT_EFFECTS + 9] = state.fit
    out[AT_EFFECTS + 10] = state.double
    out[AT_EFFECTS + 11] = state.cost
    out[AT_EFFECTS + 12] = state.paid
    out[AT_EFFECTS + 13] = state.picks
    out[AT_EFFECTS + 14] = state.target + 1
    out[AT_EFFECTS + 15] = state.colour + 1
    for colour in range(FACTIONS):
        out[AT_EFFECTS + 16 + colour] = state.painted[colour]


# ---- what all these numbers are called ----

OF_TABLE = ("players", "cave-ins", "cave-ins-left", "idle-rounds", "round", "start-player")
OF_TURN = (
    *("normal-actions", "raids", "extra-mines", "extra-recruits", "foremen", "crystal-discount", "artifact-discount"),
    *("scrabbers", "same-type", "fit", "double", "cost", "paid", "picks", "target", "colour"),
)


def names(config: Config) -> list[str]:
    """What each number is; `seat.0` is the viewer, `seat.1` the next seat, and a `start-player` is counted likewise."""
    colours = config.components.colours
    return [
        *table_names(config),
        *named("space", range(SPACES), ("present", "cost", "points", "cave-in", *tints(colours))),
        *named("seat", range(SEATS), seat_names(config)),
        *own_names(config),
        *turn_names(config),
    ]


def tints(colours: tuple[str, ...]) -> list[str]:
    """What Crystals are told apart by."""
    return [*named("colour", colours), *named("symbol", colours)]


def table_names(config: Config) -> list[str]:
    """What `observe_table` writes."""
    loaded = config.components
    return [
        *named("phase", Phase.texts()),
        *named("docks", loaded.type_ids),
        *named("box", loaded.type_ids),
        *named("in-play", loaded.colours),
        *named("artifact-top", loaded.artifact_ids),
        *named("artifacts-left", STACK_NAMES),
        *named("cards-left", range(1, LEVELS + 1)),
        *named("crystals-left", range(1, LEVELS + 1)),
        *OF_TABLE,
    ]


def seat_names(config: Config) -> list[str]:
    """What `observe_seat` writes."""
    loaded = config.components
    return [
        *("hand-size", "base-size", "pile-size", "subjugated-size", "active"),
        *named("seen", loaded.type_ids),
        *named("base", loaded.type_ids),
        *named("leader", loaded.type_ids),
        *named("totem", loaded.colours),
        *named("half", loaded.half_ids),
    ]


def own_names(config: Config) -> list[str]:
    """What `observe_own` writes."""
    loaded = config.components
    return [
        *named("hand", loaded.type_ids),
        *named("subjugated", loaded.type_ids),
        *named("strength", loaded.colours),
        *named("pile", ("points", "cave-ins", *tints(loaded.colours))),
    ]


def turn_names(config: Config) -> list[str]:
    """What `observe_turn` writes."""
    loaded = config.components
    return [
        *named("row", loaded.type_ids),
        *named("used", NormalAction.texts()),
        *named("turn", OF_TURN),
        *named("painted", loaded.colours),
    ]
