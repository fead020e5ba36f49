"""Broken invariants of a position in words: section 16 of the rules, and what the fields of the record promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.records import Array, range_faults, unpacked
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import (
    BELOW,
    CRYSTALS,
    EMPTY,
    IN_MINE,
    IN_PLAY,
    IN_STACK,
    LEVELS,
    ON_TOP,
    OUT,
    SPACES,
    STACKS,
    STACKS_IN_ALL,
    TYPES,
)

SEATED = ("active", "start_player", "crystal_at", "totem", "artifact_at", "half_owner", "raided")  # hold seats


def faults(config: Config, state: Any) -> list[str]:
    """Every broken invariant; an empty list for every position that a game can reach."""
    found = range_faults(State, state)
    state = unpacked(state)
    found += _seats(state)
    if found:  # what follows uses the numbers as indices
        return found
    return [text for check in CHECKS for text in check(config, state)]


def _seats(state: Any) -> Iterator[str]:
    for name in SEATED:
        if getattr(state, name).max() >= state.players:
            yield f"{name} holds {getattr(state, name).max()}, but there are only {state.players} players"


def _header(config: Config, state: Any) -> Iterator[str]:
    if bool(state.over) != (state.phase == Phase.OVER):
        yield f"over is {state.over} in phase {Phase(state.phase).text}"
    asked = 0 if state.over else 1 << int(state.active)
    if state.acting != asked:
        yield f"the seats that act are {state.acting:b} in binary, not {asked:b}: only the active seat decides"
    if state.in_play.sum() != IN_PLAY:
        yield f"{state.in_play.sum()} factions are in play, not {IN_PLAY}"
    most = int(config.params.crystal_cave_in.sum()) + STACKS_IN_ALL + int(config.params.collapse[state.players])
    if state.cave_ins > most:
        yield f"{state.cave_ins} cave-ins, more than {most} cannot happen"
    if state.idle_rounds >= config.params.idle_limit:
        yield f"{state.idle_rounds} idle rounds in a row, the count starts again at {config.params.idle_limit}"


# ---- every component is somewhere, once ----


def count_kinds(kinds: Array) -> Array:
    """How many cards of each type a list holds; empty places do not count."""
    flat = np.asarray(kinds).ravel()
    return np.bincount(flat[flat != EMPTY], minlength=TYPES)


def _cards(config: Config, state: Any) -> Iterator[str]:
    found = state.stack.astype(int) + state.box + state.hand.sum(axis=0) + state.subjugated.sum(axis=0)
    found += count_kinds(state.docks) + count_kinds(state.bases) + count_kinds(state.row)
    expected = np.where(state.in_play[config.params.faction] == 1, config.params.copies, 0)
    for kind in np.flatnonzero(found != expected):
        yield f"{found[kind]} {config.components.type_ids[kind]} in all, not {expected[kind]}"


def _stacks(config: Config, state: Any) -> Iterator[str]:
    params, face_down = config.params, state.crystal_at == IN_STACK
    for i in range(LEVELS):
        for name, size, found in (
            (f"Mercenary stack {i + 1}", state.stack_left[i], state.stack[params.level == i + 1].sum()),
            (f"Crystal stack {i + 1}", state.crystal_left[i], face_down[params.crystal_class == i].sum()),
        ):
            if size != found:
                yield f"{name} has size {size}, but holds {found}"


def _spaces(config: Config, state: Any) -> Iterator[str]:
    params, names = config.params, config.components
    for space in range(SPACES):
        kind, crystal, wanted = state.docks[space], state.mine[space], params.space_class[space]
        if kind != EMPTY and params.level[kind] != wanted + 1:
            yield f"{names.type_ids[kind]} on a Dock space of level {wanted + 1}"
        if crystal != EMPTY and params.crystal_class[crystal] != wanted:
            yield f"{names.crystal_ids[crystal]} on a Mine space of cost {params.class_cost[wanted]}"
        if (crystal == EMPTY) != (state.mine_colour[space] == EMPTY) or (crystal == EMPTY and state.mine_cut[space]):
            yield f"colour or discount of Mine space {space} does not fit what lies there"


def _crystals(config: Config, state: Any) -> Iterator[str]:
    at, names = state.crystal_at, config.components.crystal_ids
    spaces = np.bincount(state.mine[state.mine != EMPTY], minlength=CRYSTALS)
    for crystal in np.flatnonzero(spaces != (at == IN_MINE)):
        yield f"{names[crystal]} lies on {spaces[crystal]} Mine spaces, but its place is {at[crystal]}"
    for crystal in np.flatnonzero((state.crystal_seen == 1) & (at < 0)):
        yield f"{names[crystal]} was seen going to a pile, but is in none"


def _artifacts(config: Config, state: Any) -> Iterator[str]:
    for card, name in enumerate(config.components.artifact_ids):
        at, tops = state.artifact_at[card], int((state.artifact_top == card).sum())
        if tops != (at == ON_TOP):
            yield f"{name} is on top of {tops} stacks, but its place is {at}"
        owners = [int(owner) for owner in state.half_owner[2 * card : 2 * card + 2] if owner != EMPTY]
        if owners != ([at] if at >= 0 else []):
            yield f"the halves of {name} are owned by {owners}, but its place is {at}"
    for stack in range(STACKS):
        if (state.artifact_top[stack] == EMPTY) != (state.artifact_left[stack] == 0):
            size, top = state.artifact_left[stack], state.artifact_top[stack]
            yield f"Artifact stack {stack} has {size} cards, but its top is {top}"
    below, sizes = int((state.artifact_at == BELOW).sum()), int(state.artifact_left.sum())
    if below != sizes - (state.artifact_top != EMPTY).sum():
        yield f"{below} Artifact cards lie below others, but the stacks hold {sizes} with their tops"


def _totems(config: Config, state: Any) -> Iterator[str]:
    for faction, name in enumerate(config.components.faction_ids):
        if (state.totem[faction] == OUT) == bool(state.in_play[faction]):
            yield f"the Totem of {name} has place {state.totem[faction]}, but in_play is {state.in_play[faction]}"


# ---- counts and lists agree ----


def _counts(config: Config, state: Any) -> Iterator[str]:
    for seat in range(SEATS):
        for name, count, found in (
            ("hand_count", state.hand_count[seat], state.hand[seat].sum()),
            ("base_count", state.base_count[seat], (state.bases[seat] != EMPTY).sum()),
            ("pile_count", state.pile_count[seat], (state.crystal_at == seat).sum()),
            ("subjugated_count", state.subjugated_count[seat], state.subjugated[seat].sum()),
        ):
            if count != found:
                yield f"{name} of seat {seat} is {count}, but there are {found}"
            if count and seat >= state.players:
                yield f"{name} of seat {seat} is {count}, but nobody sits there"
    if state.chosen_count != state.chosen.sum():
        yield f"chosen_count is {state.chosen_count}, but there are {state.chosen.sum()}"
    if state.row_count != (state.row != EMPTY).sum():
        yield f"row_count is {state.row_count}, but there are {(state.row != EMPTY).sum()}"
    if state.base_count.max() > config.params.base_limit:
        yield f"a Base of {state.base_count.max()} cards, at most {config.params.base_limit} are allowed"


def _padding(config: Config, state: Any) -> Iterator[str]:
    for seat in range(SEATS):
        if (state.bases[seat, : state.base_count[seat]] == EMPTY).any():
            yield f"the Base of seat {seat} has a gap"
    if (state.row[: state.row_count] == EMPTY).any():
        yield "the row has a gap"


def _knowledge(config: Config, state: Any) -> Iterator[str]:
    for seat in range(SEATS):
        if (state.seen[seat] > state.hand[seat]).any():
            yield f"more cards were seen entering the hand of seat {seat} than are in it"
        if (state.subjugated_seen[seat] > state.subjugated[seat]).any():
            yield f"more cards were seen subjugated by seat {seat} than there are"
        unseen = state.hand[seat].astype(int) - state.seen[seat]
        for i in range(LEVELS):
            if state.levelled[seat, i] > unseen[config.params.level == i + 1].sum():
                yield f"more unseen cards of level {i + 1} are known in the hand of seat {seat} than it has"


def _colours(config: Config, state: Any) -> Iterator[str]:
    names, hand = config.components.type_ids, state.hand[state.active]
    for kind in np.flatnonzero(state.tint.sum(axis=1) > hand):
        yield f"{state.tint[kind].sum()} {names[kind]} are recoloured, the active hand has {hand[kind]}"
    if state.tint[np.arange(TYPES), config.params.faction].any():
        yield "a card is recoloured to its printed colour"
    if state.tinted != state.tint.sum():
        yield f"tinted is {state.tinted}, but {state.tint.sum()} cards are recoloured"
    if (state.tint.sum(axis=0) > state.painted).any():
        yield "more cards have a colour than Robusters were seen to give it"


def _turn(config: Config, state: Any) -> Iterator[str]:
    if state.normal != state.used.sum():
        yield f"normal is {state.normal}, but {state.used.sum()} normal actions are counted"
    if state.normal > config.params.normal_actions:
        yield f"{state.normal} normal actions, a turn has {config.params.normal_actions}"
    if (state.raids == 0) != (state.raided == EMPTY):
        yield f"{state.raids} Raids, but the Base raided last is {state.raided}"
    if state.raids and state.normal:
        yield "a Raid and a normal action in one turn"


CHECKS = (
    _header,
    *(_cards, _stacks, _spaces, _crystals, _artifacts, _totems),
    *(_counts, _padding, _knowledge, _colours, _turn),
)
