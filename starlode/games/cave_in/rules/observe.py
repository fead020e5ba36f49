"""What a seat may know, as numbers for learning; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlode.engine.header import SEATS
from starlode.engine.kernel import kernel
from starlode.engine.observing import named
from starlode.engine.records import Array
from starlode.games.cave_in.decisions import PHASES, Phase
from starlode.games.cave_in.rules.payment import crystal_cost
from starlode.games.cave_in.rules.zones import cards_in_colour
from starlode.games.cave_in.state import Params, State
from starlode.games.cave_in.things import (
    ARTIFACTS,
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
    from starlode.engine.game import Config

PER_CRYSTAL = 4 + 2 * FACTIONS
PER_SEAT = 5 + 3 * TYPES + FACTIONS + HALVES
OWN = TYPES * 2 + FACTIONS * 3 + 2
TABLE = PHASES + 2 * TYPES + FACTIONS + ARTIFACTS + STACKS + 2 * LEVELS + 6
TURN = TYPES + 4 + 16 + FACTIONS
OBSERVATION = TABLE + SPACES * PER_CRYSTAL + SEATS * PER_SEAT + OWN + TURN


@kernel
def observe(params: Params, state: State, seat: int, out: Array) -> None:
    """Write everything the seat may know; unused places are 0."""
    for i in range(OBSERVATION):
        out[i] = 0
    at = observe_table(params, state, seat, out, 0)
    at = observe_mine(params, state, seat, out, at)
    for step in range(SEATS):
        if step < state.players:
            observe_seat(state, (seat + step) % state.players, out, at)
        at += PER_SEAT
    at = observe_own(params, state, seat, out, at)
    observe_turn(state, seat, out, at)


@kernel
def observe_table(params: Params, state: State, seat: int, out: Array, at: int) -> int:
    """The decision, the Docks, factions, Artifact tops, stack sizes, the box and the clock of the game."""
    out[at + state.phase] = 1
    at += PHASES
    for space in range(SPACES):
        if state.docks[space] != EMPTY:
            out[at + int(state.docks[space])] += 1
    at += TYPES
    for kind in range(TYPES):
        out[at + kind] = state.box[kind]
    at += TYPES
    for faction in range(FACTIONS):
        out[at + faction] = state.in_play[faction]
    at += FACTIONS
    for stack in range(STACKS):
        if state.artifact_top[stack] != EMPTY:
            out[at + int(state.artifact_top[stack])] = 1
        out[at + ARTIFACTS + stack] = state.artifact_left[stack]
    at += ARTIFACTS + STACKS
    for i in range(LEVELS):
        out[at + i] = state.stack_left[i]
        out[at + LEVELS + i] = state.crystal_left[i]
    at += 2 * LEVELS
    out[at] = state.players
    out[at + 1] = state.cave_ins
    out[at + 2] = params.collapse[state.players] - state.cave_ins
    out[at + 3] = state.idle_rounds
    out[at + 4] = state.round_number
    out[at + 5] = (state.start_player - seat) % state.players
    return at + 6


@kernel
def observe_mine(params: Params, state: State, seat: int, out: Array, at: int) -> int:
    """Each Mine space: present, cost for this seat, points, Cave-In symbol, colour, faction symbol."""
    for space in range(SPACES):
        crystal = state.mine[space]
        if crystal != EMPTY:
            out[at] = 1
            out[at + 1] = crystal_cost(params, state, seat, space)
            out[at + 2] = params.crystal_vp[crystal]
            out[at + 3] = params.crystal_cave_in[crystal]
            out[at + 4 + int(state.mine_colour[space])] = 1
            if params.crystal_symbol[crystal] >= 0:
                out[at + 4 + FACTIONS + params.crystal_symbol[crystal]] = 1
        at += PER_CRYSTAL
    return at


@kernel
def observe_seat(state: State, owner: int, out: Array, at: int) -> None:
    """What all may know of a seat: sizes, cards seen entering its hand, Base, Leader, Totems, Artifacts."""
    out[at] = state.hand_count[owner]
    out[at + 1] = state.base_count[owner]
    out[at + 2] = state.pile_count[owner]
    out[at + 3] = state.subjugated_count[owner]
    out[at + 4] = 1 if state.active == owner else 0
    at += 5
    for kind in range(TYPES):
        out[at + kind] = state.seen[owner, kind]
    at += TYPES
    for position in range(state.base_count[owner]):
        out[at + int(state.bases[owner, position])] += 1
    at += TYPES
    if state.base_count[owner] > 0:
        out[at + int(state.bases[owner, state.base_count[owner] - 1])] = 1
    at += TYPES
    for faction in range(FACTIONS):
        out[at + faction] = 1 if state.totem[faction] == owner else 0
    at += FACTIONS
    for half in range(HALVES):
        out[at + half] = 1 if state.half_owner[half] == owner else 0


@kernel
def observe_own(params: Params, state: State, seat: int, out: Array, at: int) -> int:
    """What only the seat itself knows: its hand with current colours, its pile, its subjugated cards."""
    for kind in range(TYPES):
        out[at + kind] = state.hand[seat, kind]
        out[at + TYPES + kind] = state.subjugated[seat, kind]
        if state.hand[seat, kind] > 0:
            for colour in range(FACTIONS):
                cards = cards_in_colour(params, state, seat, kind, colour) if state.active == seat else 0
                out[at + 2 * TYPES + colour] += cards * params.level[kind]
    at += 2 * TYPES + FACTIONS
    for crystal in range(CRYSTALS):
        if state.crystal_at[crystal] == seat:
            out[at] += params.crystal_vp[crystal]
            out[at + 1] += params.crystal_cave_in[crystal]
            out[at + 2 + params.crystal_colour[crystal]] += 1
            if params.crystal_symbol[crystal] >= 0:
                out[at + 2 + FACTIONS + params.crystal_symbol[crystal]] += 1
    return at + 2 + 2 * FACTIONS


@kernel
def observe_turn(state: State, seat: int, out: Array, at: int) -> None:
    """The turn in progress: the row, actions taken, effects, and the choice half made."""
    for i in range(state.row_count):
        out[at + int(state.row[i])] += 1
    at += TYPES
    for action in range(4):
        out[at + action] = state.used[action]
    at += 4
    out[at] = state.normal
    out[at + 1] = state.raids
    out[at + 2] = state.extra_mine
    out[at + 3] = state.extra_recruit
    out[at + 4] = state.foremen
    out[at + 5] = state.crystal_cut
    out[at + 6] = state.artifact_cut
    out[at + 7] = state.scrabbers
    out[at + 8] = state.same
    out[at + 9] = state.fit
    out[at + 10] = state.double
    out[at + 11] = state.cost
    out[at + 12] = state.paid
    out[at + 13] = state.picks
    out[at + 14] = state.target + 1
    out[at + 15] = state.colour + 1
    at += 16
    for colour in range(FACTIONS):
        out[at + colour] = state.painted[colour]


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
