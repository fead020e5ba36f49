"""Reading a position: zone by zone in the order of the table, then the turn.

Here only names are looked up, and what the state could not tell is refused: a thing in two places, a key without
meaning. Whether the position can be is said by the invariants, which are the same for every game that is played.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.boundary.shapes import index_of, once, refusal, seat_rows
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.position.census import Census, read_docks, read_stacks, spread, tally
from starlode.games.cave_in.position.names import names_of
from starlode.games.cave_in.position.shape import ArtifactStack, Position, SeatZones
from starlode.games.cave_in.position.turn import read_clock, read_turn
from starlode.games.cave_in.things import (
    ARTIFACTS,
    BELOW,
    IN_MINE,
    IN_STACK,
    LEVELS,
    ON_TOP,
    OUT,
    STACK_NAMES,
    STACKS,
    SUPPLY,
)


def read(config: Config, state: Any, given: Position) -> None:
    """Fill a cleared state, whose header knows the players; raises InvalidPosition."""
    state.crystal_at[:], state.artifact_at[:] = IN_STACK, BELOW
    _read_factions(config, state, given.factions)
    census = Census(config, state)
    read_docks(census, state, given.docks)
    _read_mine(config, state, given)
    _read_seats(config, state, census, given)
    row = census.place_all("turn.row", given.turn.row)
    read_stacks(census, state, given.stacks, given.box)
    _count_stacks(config, state)
    _read_artifacts(config, state, given.artifacts)
    read_turn(config, state, census, given.turn, row)
    read_clock(config, state, given)


def _read_factions(config: Config, state: Any, factions: list[str]) -> None:
    for faction in factions:
        number = index_of("factions", faction, config.components.faction_ids, "faction")
        if state.in_play[number]:
            raise refusal("factions", f"{faction} appears twice")
        state.in_play[number] = 1
    state.totem[:] = np.where(state.in_play == 1, SUPPLY, OUT)


# ---- Crystals ----


def _read_mine(config: Config, state: Any, given: Position) -> None:
    keys = names_of(config.components).costs
    for space, place, name in spread(config.params.space_class, "mine", given.mine, keys):
        crystal = _place_crystal(config, state, place, name, IN_MINE)
        state.mine[space] = crystal
        state.mine_colour[space] = config.params.crystal_colour[crystal]


def _place_crystal(config: Config, state: Any, place: str, name: str, at: int) -> int:
    """The number of a Crystal that lies here and nowhere else."""
    crystal = index_of(place, name, config.components.crystal_ids, "Crystal")
    holder = int(state.crystal_at[crystal])
    if holder != IN_STACK:
        raise refusal(place, f"{name} is already in the {'Mine' if holder == IN_MINE else f'pile of seat {holder}'}")
    state.crystal_at[crystal] = at
    return crystal


def _count_stacks(config: Config, state: Any) -> None:
    params, face_down = config.params, state.crystal_at == IN_STACK
    for i in range(LEVELS):
        state.stack_left[i] = state.stack[params.level == i + 1].sum()
        state.crystal_left[i] = face_down[params.crystal_class == i].sum()


# ---- seats ----


def _read_seats(config: Config, state: Any, census: Census, given: Position) -> None:
    for seat, zones in enumerate(seat_rows(given.seats, SeatZones(), state.players)):
        place = f"seats[{seat}]"
        _read_hand(state, census, seat, zones, place)
        _read_base(state, census, seat, zones, place)
        _read_pile(config, state, seat, zones, place)
        _read_subjugated(state, census, seat, zones, place)
        _read_owned(config, state, seat, zones, place)


def _read_hand(state: Any, census: Census, seat: int, zones: SeatZones, place: str) -> None:
    state.hand[seat] = tally(census.place_all(f"{place}.hand", zones.hand))
    state.hand_count[seat] = len(zones.hand)
    state.seen[seat] = tally([census.kind(f"{place}.seen", name) for name in zones.seen])
    for level in zones.unseen_levels:
        state.levelled[seat, level - 1] += 1


def _read_base(state: Any, census: Census, seat: int, zones: SeatZones, place: str) -> None:
    cards = census.place_all(f"{place}.base", zones.base)
    state.bases[seat, : len(cards)] = cards
    state.base_count[seat] = len(cards)


def _read_pile(config: Config, state: Any, seat: int, zones: SeatZones, place: str) -> None:
    pile = [_place_crystal(config, state, f"{place}.pile[{i}]", name, seat) for i, name in enumerate(zones.pile)]
    state.pile_count[seat] = len(pile)
    for name in zones.pile if zones.pile_seen is None else once(f"{place}.pile_seen", zones.pile_seen):
        crystal = index_of(f"{place}.pile_seen", name, config.components.crystal_ids, "Crystal")
        if crystal not in pile:
            raise refusal(f"{place}.pile_seen", f"{name} is not in the pile")
        state.crystal_seen[crystal] = 1


def _read_subjugated(state: Any, census: Census, seat: int, zones: SeatZones, place: str) -> None:
    state.subjugated[seat] = tally(census.place_all(f"{place}.subjugated", zones.subjugated))
    state.subjugated_count[seat] = len(zones.subjugated)
    seen = zones.subjugated if zones.subjugated_seen is None else zones.subjugated_seen
    state.subjugated_seen[seat] = tally([census.kind(f"{place}.subjugated_seen", name) for name in seen])


def _read_owned(config: Config, state: Any, seat: int, zones: SeatZones, place: str) -> None:
    for name in zones.artifacts:
        half = index_of(f"{place}.artifacts", name, config.components.half_ids, "Artifact half")
        if state.artifact_at[half // 2] != BELOW:
            card = config.components.artifact_ids[half // 2]
            raise refusal(f"{place}.artifacts", f"a half of {card}, the card of {name}, is already owned")
        state.artifact_at[half // 2] = state.half_owner[half] = seat
    for name in zones.totems:
        faction = index_of(f"{place}.totems", name, config.components.faction_ids, "faction")
        if state.totem[faction] != SUPPLY:
            out = state.totem[faction] == OUT
            reason = "is out of the game" if out else f"is already held by seat {state.totem[faction]}"
            raise refusal(f"{place}.totems", f"the Totem of {name} {reason}")
        state.totem[faction] = seat


# ---- Artifact stacks ----


def _read_artifacts(config: Config, state: Any, given: dict[str, ArtifactStack] | None) -> None:
    names = config.components.artifact_ids
    free = [int(card) for card in np.flatnonzero(state.artifact_at == BELOW)]
    if given is None:  # any will do: the first cards lie on top
        given = {key: ArtifactStack(top=names[card]) for key, card in zip(STACK_NAMES, free, strict=False)}
    for key, stack in given.items():
        number = index_of("artifacts", key, STACK_NAMES, "stack")
        if stack.top is not None:
            _place_top(config, state, f"artifacts.{key}.top", stack.top, number)
    _read_sizes(state, given, len(free))


def _place_top(config: Config, state: Any, place: str, name: str, stack: int) -> None:
    card = index_of(place, name, config.components.artifact_ids, "Artifact card")
    if state.artifact_at[card] != BELOW:
        owner = state.artifact_at[card]
        where = "on another stack" if owner == ON_TOP else f"owned by seat {owner}"
        raise refusal(place, f"{name} is already {where}")
    state.artifact_at[card] = ON_TOP
    state.artifact_top[stack] = card


def _read_sizes(state: Any, given: dict[str, ArtifactStack], free: int) -> None:
    """Stacks of no given size share what is left as evenly as can be."""
    stacks = {STACK_NAMES.index(key): stack for key, stack in given.items()}
    for number, stack in stacks.items():
        state.artifact_left[number] = (stack.top is not None) if stack.left is None else stack.left
    open_ones = [number for number, stack in stacks.items() if stack.left is None and stack.top is not None]
    while state.artifact_left.sum() < free and open_ones:
        smallest = min(open_ones, key=lambda number: int(state.artifact_left[number]))
        if state.artifact_left[smallest] == ARTIFACTS // STACKS:
            break
        state.artifact_left[smallest] += 1
