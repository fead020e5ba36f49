"""Broken invariants of a position in words: section 16 of the rules, and what the fields of the record promise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.reading import read
from starlode.engine.records import range_faults
from starlode.games.cave_in.decisions import Phase
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import (
    BELOW,
    EMPTY,
    IN_MINE,
    IN_PLAY,
    IN_STACK,
    LEVELS,
    ON_TOP,
    OUT,
    STACKS,
    STACKS_IN_ALL,
    TYPES,
)

SEATED = ("active", "start_player", "crystal_at", "totem", "artifact_at", "half_owner", "raided")  # hold seats


def faults(config: Config, state: Any) -> list[str]:
    """Every broken invariant; an empty list for every position that a game can reach."""
    found = range_faults(State, state)
    state = read(State, state)
    found += _seats(state)
    if found:  # what follows uses the numbers as indices
        return found
    return [text for check in CHECKS for text in check(config, state)]


def _seats(state: Any) -> Iterator[str]:
    for name in SEATED:
        held = getattr(state, name)
        if (most := max(held) if isinstance(held, tuple) else held) >= state.players:
            yield f"{name} holds {most}, but there are only {state.players} players"


def _header(config: Config, state: Any) -> Iterator[str]:
    if bool(state.over) != (state.phase == Phase.OVER):
        yield f"over is {state.over} in phase {Phase(state.phase).text}"
    asked = 0 if state.over else 1 << state.active
    if state.acting != asked:
        yield f"the seats that act are {state.acting:b} in binary, not {asked:b}: only the active seat decides"
    if sum(state.in_play) != IN_PLAY:
        yield f"{sum(state.in_play)} factions are in play, not {IN_PLAY}"
    most = int(config.params.crystal_cave_in.sum()) + STACKS_IN_ALL + int(config.params.collapse[state.players])
    if state.cave_ins > most:
        yield f"{state.cave_ins} cave-ins, more than {most} cannot happen"
    if state.idle_rounds >= config.params.idle_limit:
        yield f"{state.idle_rounds} idle rounds in a row, the count starts again at {config.params.idle_limit}"


# ---- every component is somewhere, once ----


def _tally(numbers: Iterable[int]) -> Counter[int]:
    """How often each number is there; empty places do not count."""
    return Counter(number for number in numbers if number != EMPTY)


def _cards(config: Config, state: Any) -> Iterator[str]:
    faction, copies, names = config.params.faction.tolist(), config.params.copies.tolist(), config.components.type_ids
    open_cards = _tally([*state.docks, *state.row, *(kind for base in state.bases for kind in base)])
    for kind in range(TYPES):
        held = sum(state.hand[seat][kind] + state.subjugated[seat][kind] for seat in range(SEATS))
        found = state.stack[kind] + state.box[kind] + held + open_cards[kind]
        expected = copies[kind] if state.in_play[faction[kind]] else 0
        if found != expected:
            yield f"{found} {names[kind]} in all, not {expected}"


def _stacks(config: Config, state: Any) -> Iterator[str]:
    levels, classes = config.params.level.tolist(), config.params.crystal_class.tolist()
    for i in range(LEVELS):
        cards = sum(count for count, level in zip(state.stack, levels, strict=True) if level == i + 1)
        crystals = sum(at == IN_STACK for at, cost in zip(state.crystal_at, classes, strict=True) if cost == i)
        if state.stack_left[i] != cards:
            yield f"Mercenary stack {i + 1} has size {state.stack_left[i]}, but holds {cards}"
        if state.crystal_left[i] != crystals:
            yield f"Crystal stack {i + 1} has size {state.crystal_left[i]}, but holds {crystals}"


def _spaces(config: Config, state: Any) -> Iterator[str]:
    params, names = config.params, config.components
    for space, wanted in enumerate(params.space_class.tolist()):
        kind, crystal = state.docks[space], state.mine[space]
        if kind != EMPTY and params.level[kind] != wanted + 1:
            yield f"{names.type_ids[kind]} on a Dock space of level {wanted + 1}"
        if crystal != EMPTY and params.crystal_class[crystal] != wanted:
            yield f"{names.crystal_ids[crystal]} on a Mine space of cost {params.class_cost[wanted]}"
        if (crystal == EMPTY) != (state.mine_colour[space] == EMPTY) or (crystal == EMPTY and state.mine_cut[space]):
            yield f"colour or discount of Mine space {space} does not fit what lies there"


def _crystals(config: Config, state: Any) -> Iterator[str]:
    spaces = _tally(state.mine)
    for crystal, name in enumerate(config.components.crystal_ids):
        at = state.crystal_at[crystal]
        if spaces[crystal] != (at == IN_MINE):
            yield f"{name} lies on {spaces[crystal]} Mine spaces, but its place is {at}"
        if state.crystal_seen[crystal] and at < 0:
            yield f"{name} was seen going to a pile, but is in none"


def _artifacts(config: Config, state: Any) -> Iterator[str]:
    for card, name in enumerate(config.components.artifact_ids):
        at, tops = state.artifact_at[card], state.artifact_top.count(card)
        if tops != (at == ON_TOP):
            yield f"{name} is on top of {tops} stacks, but its place is {at}"
        owners = [owner for owner in state.half_owner[2 * card : 2 * card + 2] if owner != EMPTY]
        if owners != ([at] if at >= 0 else []):
            yield f"the halves of {name} are owned by {owners}, but its place is {at}"
    for stack, (top, size) in enumerate(zip(state.artifact_top, state.artifact_left, strict=True)):
        if (top == EMPTY) != (size == 0):
            yield f"Artifact stack {stack} has {size} cards, but its top is {top}"
    below, sizes = state.artifact_at.count(BELOW), sum(state.artifact_left)
    if below != sizes - (STACKS - state.artifact_top.count(EMPTY)):
        yield f"{below} Artifact cards lie below others, but the stacks hold {sizes} with their tops"


def _totems(config: Config, state: Any) -> Iterator[str]:
    for name, at, plays in zip(config.components.faction_ids, state.totem, state.in_play, strict=True):
        if (at == OUT) == bool(plays):
            yield f"the Totem of {name} has place {at}, but in_play is {plays}"


# ---- counts and lists agree ----


def _counts(config: Config, state: Any) -> Iterator[str]:
    for seat in range(SEATS):
        for name, found in (
            ("hand_count", sum(state.hand[seat])),
            ("base_count", len(state.bases[seat]) - state.bases[seat].count(EMPTY)),
            ("pile_count", state.crystal_at.count(seat)),
            ("subjugated_count", sum(state.subjugated[seat])),
        ):
            count = getattr(state, name)[seat]
            if count != found:
                yield f"{name} of seat {seat} is {count}, but there are {found}"
            if count and seat >= state.players:
                yield f"{name} of seat {seat} is {count}, but nobody sits there"
    for name, found in (
        ("chosen_count", sum(state.chosen)),
        ("row_count", len(state.row) - state.row.count(EMPTY)),
        ("tinted", sum(map(sum, state.tint))),
    ):
        if getattr(state, name) != found:
            yield f"{name} is {getattr(state, name)}, but there are {found}"
    if max(state.base_count) > config.params.base_limit:
        yield f"a Base of {max(state.base_count)} cards, at most {config.params.base_limit} are allowed"


def _padding(config: Config, state: Any) -> Iterator[str]:
    for seat in range(SEATS):
        if EMPTY in state.bases[seat][: state.base_count[seat]]:
            yield f"the Base of seat {seat} has a gap"
    if EMPTY in state.row[: state.row_count]:
        yield "the row has a gap"


def _knowledge(config: Config, state: Any) -> Iterator[str]:
    levels = config.params.level.tolist()
    for seat in range(SEATS):
        unseen = [held - seen for held, seen in zip(state.hand[seat], state.seen[seat], strict=True)]
        if min(unseen) < 0:
            yield f"more cards were seen entering the hand of seat {seat} than are in it"
        if any(s > held for held, s in zip(state.subjugated[seat], state.subjugated_seen[seat], strict=True)):
            yield f"more cards were seen subjugated by seat {seat} than there are"
        for i in range(LEVELS):
            if state.levelled[seat][i] > sum(n for n, level in zip(unseen, levels, strict=True) if level == i + 1):
                yield f"more unseen cards of level {i + 1} are known in the hand of seat {seat} than it has"


def _colours(config: Config, state: Any) -> Iterator[str]:
    for kind, (tints, held) in enumerate(zip(state.tint, state.hand[state.active], strict=True)):
        if sum(tints) > held:
            yield f"{sum(tints)} {config.components.type_ids[kind]} are recoloured, the active hand has {held}"
        if tints[config.params.faction[kind]]:
            yield "a card is recoloured to its printed colour"
    if any(sum(tints) > seen for tints, seen in zip(zip(*state.tint, strict=True), state.painted, strict=True)):
        yield "more cards have a colour than Robusters were seen to give it"


def _turn(config: Config, state: Any) -> Iterator[str]:
    if state.normal != sum(state.used):
        yield f"normal is {state.normal}, but {sum(state.used)} normal actions are counted"
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
