"""What a seat may know, as numbers for learning; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.compiling.bits import lowest
from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.observing import named
from starlode.engine.state.header import SEATS
from starlode.engine.state.matching import matches, matches_in_short
from starlode.engine.state.records import Array
from starlode.engine.state.rows import write_members, write_row
from starlode.engine.state.watching import Changed, anew, touched, wipe_first
from starlode.games.cave_in.decisions import PHASES, Phase
from starlode.games.cave_in.rules.payment import cost_so_far, mining_discount, printed_levels
from starlode.games.cave_in.rules.watched import (
    ASKED,
    BOX,
    CLOCK,
    DOCKS,
    EFFECTS,
    EVERYTHING,
    HAND,
    MINE,
    PILE,
    ROW,
    SEAT,
    STACK,
    TAKEN,
    look,
)
from starlode.games.cave_in.rules.zones import cards_in_colour
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import (
    ARTIFACTS,
    CRYSTALS,
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

USES = len(NormalAction)
PER_CRYSTAL = 4 + 2 * FACTIONS
PER_SEAT = 5 + 3 * TYPES + FACTIONS + HALVES
OWN = TYPES * 2 + FACTIONS * 3 + 2
TABLE = PHASES + 2 * TYPES + FACTIONS + ARTIFACTS + STACKS + 2 * LEVELS + 6
TURN = TYPES + USES + 16 + FACTIONS

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
AT_EFFECTS = AT_TURN + TYPES + USES
OBSERVATION = AT_TURN + TURN

TALLY_BITS = 8  # room for the number of Crystals in a pile


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """Write everything the seat may know; unused places are 0."""
    observe_changes(params, state, seat, EVERYTHING, out)


@kernel
def observe_again(params: Params, state: State, seat: int, kept: Array, out: Array) -> None:
    """Write what has changed since the last time."""
    observe_changes(params, state, seat, look(state, seat, kept), out)


@kernel
def observe_changes(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """Write the parts that may have changed."""
    wipe_first(changed, out, OBSERVATION)
    observe_table(params, state, seat, changed, out)
    if touched(changed, MINE):
        observe_mine(params, state, seat, out)
    for step in range(state.players):
        owner = seat + step if seat + step < state.players else seat + step - int(state.players)
        if anew(changed, SEAT[owner], out, AT_BASES + step * PER_SEAT, 2 * TYPES):
            observe_seat(state, owner, out, step * PER_SEAT)
    if anew(changed, HAND[seat], out, AT_STRENGTH, FACTIONS):
        write_row(state.hand[seat], TYPES, out, AT_OWN)
        if state.active == seat:
            observe_strength(params, state, seat, out)
    if touched(changed, TAKEN[seat]):
        write_row(state.subjugated[seat], TYPES, out, AT_OWN + TYPES)
    if touched(changed, PILE):
        observe_pile(params, state, seat, out)
    if anew(changed, ROW, out, AT_TURN, TYPES):
        for i in range(state.row_count):
            out[AT_TURN + int(state.row[i])] += 1
    if touched(changed, EFFECTS):
        observe_turn(state, out)


@kernel
def observe_table(params: Params, state: State, seat: int, changed: Changed, out: Array) -> None:
    """The decision, the Docks, the box, factions, Artifact tops, stack sizes and the clock of the game."""
    if anew(changed, ASKED, out, 0, PHASES):
        out[int(state.phase)] = 1
    if touched(changed, CLOCK):
        observe_clock(params, state, seat, out)
    if anew(changed, DOCKS, out, AT_DOCKS, TYPES):
        for space in range(SPACES):
            kind = int(state.docks[space])
            if kind >= 0:
                out[AT_DOCKS + kind] += 1
    if touched(changed, BOX):
        write_row(state.box, TYPES, out, AT_BOX)
        write_row(state.in_play, FACTIONS, out, AT_FACTIONS)
    if anew(changed, STACK, out, AT_TOPS, ARTIFACTS):
        for stack in range(STACKS):
            if state.artifact_top[stack] >= 0:
                out[AT_TOPS + int(state.artifact_top[stack])] = 1
            out[AT_LEFT + stack] = state.artifact_left[stack]
        write_row(state.stack_left, LEVELS, out, AT_LEFT + STACKS)
        write_row(state.crystal_left, LEVELS, out, AT_LEFT + STACKS + LEVELS)


@kernel
def observe_clock(params: Params, state: State, seat: int, out: Array) -> None:
    """The clock of the game."""
    out[AT_CLOCK] = state.players
    out[AT_CLOCK + 1] = state.cave_ins
    out[AT_CLOCK + 2] = params.collapse[state.players] - state.cave_ins
    out[AT_CLOCK + 3] = state.idle_rounds
    out[AT_CLOCK + 4] = state.round_number
    away = int(state.start_player) - seat
    out[AT_CLOCK + 5] = away if away >= 0 else away + int(state.players)


@kernel
def observe_mine(params: Params, state: State, seat: int, out: Array) -> None:
    """Each Mine space: present, cost for this seat, points, Cave-In symbol, colour, faction symbol."""
    discount = mining_discount(params, state, seat)
    totems = matches(state.totem, 0, FACTIONS, seat)
    for space in range(SPACES):  # without asking whether there is a Crystal, which a processor cannot foresee
        there, crystal = state.mine[space] >= 0, max(int(state.mine[space]), 0)
        at, colour = AT_MINE + space * PER_CRYSTAL, max(int(state.mine_colour[space]), 0)
        symbol = (1 << (int(params.crystal_symbol[crystal]) + 1)) >> 1  # no bit for none, which is -1
        row = 1 | int(params.crystal_cave_in[crystal]) << 3 | 1 << (4 + colour) | symbol << (4 + FACTIONS)
        write_members(row * there, PER_CRYSTAL, out, at)
        less = discount + int(params.totem_cut) * ((totems >> colour) & 1)
        out[at + 1] = max(0, cost_so_far(params, state, space) - less) * there
        out[at + 2] = int(params.crystal_vp[crystal]) * there


@kernel
def observe_seat(state: State, owner: int, out: Array, at: int) -> None:
    """What all may know of a seat: sizes, cards seen entering its hand, Base, Leader, Totems, halves of Artifacts."""
    cards = int(state.base_count[owner])
    out[AT_SEATS + at] = state.hand_count[owner]
    out[AT_SEATS + at + 1] = cards
    out[AT_SEATS + at + 2] = state.pile_count[owner]
    out[AT_SEATS + at + 3] = state.subjugated_count[owner]
    out[AT_SEATS + at + 4] = 1 if state.active == owner else 0
    write_row(state.seen[owner], TYPES, out, AT_SEEN + at)
    for position in range(cards):
        out[AT_BASES + at + int(state.bases[owner, position])] += 1
    if cards > 0:
        out[AT_LEADERS + at + int(state.bases[owner, cards - 1])] = 1
    for faction in range(FACTIONS):
        out[AT_TOTEMS + at + faction] = 1 if state.totem[faction] == owner else 0
    write_members(matches_in_short(state.half_owner, HALVES, owner), HALVES, out, AT_HALVES + at)


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
    held = matches(state.crystal_at, 0, CRYSTALS, seat)
    while held:
        crystal = lowest(held)
        held &= held - 1
        points += int(params.crystal_vp[crystal])
        cave_ins += int(params.crystal_cave_in[crystal])
        colours += 1 << (TALLY_BITS * int(params.crystal_colour[crystal]))
        symbols += 1 << (TALLY_BITS * (int(params.crystal_symbol[crystal]) + 1))  # those without one come first
    out[AT_PILE] = points
    out[AT_PILE + 1] = cave_ins
    for colour in range(FACTIONS):
        out[AT_PILE + 2 + colour] = (colours >> (TALLY_BITS * colour)) & ((1 << TALLY_BITS) - 1)
        out[AT_PILE + 2 + FACTIONS + colour] = (symbols >> (TALLY_BITS * (colour + 1))) & ((1 << TALLY_BITS) - 1)


@kernel
def observe_turn(state: State, out: Array) -> None:
    """The turn in progress: actions taken, effects, and the choice half made."""
    write_row(state.used, USES, out, AT_TURN + TYPES)
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
    write_row(state.painted, FACTIONS, out, AT_EFFECTS + 16)


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
