"""Every component is somewhere, once, where it may lie; and what is counted is what is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.games.cave_in.faults.facts import level_place, listed, played, space_place
from starlode.games.cave_in.things import ARTIFACTS, EMPTY, IN_MINE, IN_STACK, LEVELS, ON_TOP, OUT, STACK_NAMES, TYPES

PIECES = Rows()
MOST_HELD = 15  # hand and Base of a seat, section 16
AFTER_GAIN = 8  # a hand that gained a card this turn is at most so large, section 16

# ---- Mercenaries ----


@PIECES.row("Docks", "docks")
def _docks(config: Config, state: Any) -> Iterator[Breach]:
    """CI-1.17: a card in the Docks is of the level of its space."""
    for space, (kind, wanted) in enumerate(zip(state.docks, state.params.space_class, strict=True)):
        if kind != EMPTY and state.params.level[kind] != wanted + 1:
            reason = f"{config.components.type_ids[kind]} is of level {state.params.level[kind]}"
            yield Breach(space_place(config, state, "docks", space), f"{reason}, here is level {wanted + 1}")


@PIECES.row("cards", "box")
def _cards(config: Config, state: Any) -> Iterator[Breach]:
    """CI-1.3, CI-2.6: every card of the factions in play lies in one place, and no other card lies anywhere."""
    params, names = state.params, config.components.type_ids
    there = [copies * state.in_play[faction] for copies, faction in zip(params.copies, params.faction, strict=True)]
    found: Counter[int] = Counter()
    for place, kinds in _zones(state):
        for kind in kinds:
            found[kind] += 1
            if not there[kind]:
                yield Breach(place, f"{names[kind]} belongs to a faction that is not in play")
            elif found[kind] > there[kind]:
                yield Breach(place, f"{found[kind]} {names[kind]} in all, the game has {there[kind]}")
    for kind in range(TYPES):
        if found[kind] < there[kind]:
            missing = there[kind] - found[kind]
            yield Breach("box", f"{missing} {names[kind]} are nowhere; every card must have a place")


def _zones(state: Any) -> Iterator[tuple[str, Iterable[int]]]:
    """Every place where cards lie, with these."""
    levels = state.params.level
    for kind in state.docks:
        if kind != EMPTY:
            yield level_place("docks", levels[kind]), (kind,)
    for seat in range(SEATS):
        yield f"seats[{seat}].hand", listed(state.hand[seat])
        yield f"seats[{seat}].base", (kind for kind in state.bases[seat] if kind != EMPTY)
        yield f"seats[{seat}].subjugated", listed(state.subjugated[seat])
    yield "turn.row", (kind for kind in state.row if kind != EMPTY)
    for kind in listed(state.stack):
        yield level_place("stacks", levels[kind]), (kind,)
    yield "box", listed(state.box)


@PIECES.row("stacks", "stacks")
def _stacks(config: Config, state: Any) -> Iterator[Breach]:
    """CI-2.2, CI-2.6: a stack is as large as the cards or Crystals that are left in it."""
    params = state.params
    for i in range(LEVELS):
        cards = sum(count for count, level in zip(state.stack, params.level, strict=True) if level == i + 1)
        crystals = list(zip(state.crystal_at, params.crystal_class, strict=True)).count((IN_STACK, i))
        if state.stack_left[i] != cards:
            reason = f"Mercenary stack {i + 1} has size {state.stack_left[i]}, but holds {cards}"
            yield Breach(level_place("stacks", i + 1), reason)
        if state.crystal_left[i] != crystals:
            yield Breach("mine", f"Crystal stack {i + 1} has size {state.crystal_left[i]}, but holds {crystals}")


# ---- Crystals, Artifacts, Totems ----


@PIECES.row("Mine", "mine")
def _mine(config: Config, state: Any) -> Iterator[Breach]:
    """CI-1.17: a Crystal in the Mine is of the cost of its space, and an empty space has no colour or discount."""
    names, costs = config.components.crystal_ids, config.components.numbers.costs
    for space, (crystal, wanted) in enumerate(zip(state.mine, state.params.space_class, strict=True)):
        place = space_place(config, state, "mine", space)
        cost = wanted if crystal == EMPTY else state.params.crystal_class[crystal]
        if cost != wanted:
            yield Breach(place, f"{names[crystal]} costs {costs[cost]}, the space is for cost {costs[wanted]}")
        bare = state.mine_colour[space] == EMPTY
        if (crystal == EMPTY) != bare or (bare and state.mine_cut[space]):
            yield Breach(place, "its colour or discount does not fit what lies there")


@PIECES.row("Crystals", "seats[n].pile")
def _crystals(config: Config, state: Any) -> Iterator[Breach]:
    """CI-1.10: every Crystal lies in one place: a stack, the Mine, or a pile."""
    spaces = Counter(crystal for crystal in state.mine if crystal != EMPTY)
    for crystal, name in enumerate(config.components.crystal_ids):
        at = state.crystal_at[crystal]
        place = f"seats[{at}].pile" if at >= 0 else "mine"
        if spaces[crystal] != (at == IN_MINE):
            yield Breach(place, f"{name} lies on {spaces[crystal]} Mine spaces, but its place is {at}")
        if state.crystal_seen[crystal] and at < 0:
            yield Breach(place, f"{name} was seen going to a pile, but is in none")


@PIECES.row("Artifacts", "artifacts")
def _artifacts(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-2.12, CI-4.44: every Artifact card belongs to a player, by one half, or to a stack with an open top card."""
    for card, name in enumerate(config.components.artifact_ids):
        at, tops = state.artifact_at[card], state.artifact_top.count(card)
        if tops != (at == ON_TOP):
            yield f"{name} is on top of {tops} stacks, but its place is {at}"
        owners = [owner for owner in state.half_owner[2 * card : 2 * card + 2] if owner != EMPTY]
        if owners != ([at] if at >= 0 else []):
            place = f"seats[{max(owners, default=at)}].artifacts"
            yield Breach(place, f"the halves of {name} are owned by {owners}, but its place is {at}")
    for stack, (top, size) in enumerate(zip(state.artifact_top, state.artifact_left, strict=True)):
        if top == EMPTY and size:
            yield Breach(f"artifacts.{STACK_NAMES[stack]}.top", f"is missing, the stack has {size} cards")
        elif top != EMPTY and not size:
            yield Breach(f"artifacts.{STACK_NAMES[stack]}.left", "0, but there is a card on top")
    free, sizes = sum(at < 0 for at in state.artifact_at), sum(state.artifact_left)
    if sizes != free:
        yield f"{sizes} cards in the stacks, but {free} of {ARTIFACTS} are owned by nobody"


@PIECES.row("Totems", "seats[n].totems")
def _totems(config: Config, state: Any) -> Iterator[str]:
    """CI-2.9: the Totems of the factions in play are held or in the supply, the others out of the game."""
    for name, at, plays in zip(config.components.faction_ids, state.totem, state.in_play, strict=True):
        if (at == OUT) == bool(plays):
            yield f"the Totem of {name} has place {at}, but in_play is {plays}"


# ---- counts and lists agree ----


@PIECES.row("counts", "seats")
def _counts(config: Config, state: Any) -> Iterator[str | Breach]:
    """Whatever is counted is there, in the zones of those who play, and lists have no gaps."""
    for seat in range(SEATS):
        for name, key, found in (
            ("hand_count", "hand", sum(state.hand[seat])),
            ("base_count", "base", len(state.bases[seat]) - state.bases[seat].count(EMPTY)),
            ("pile_count", "pile", state.crystal_at.count(seat)),
            ("subjugated_count", "subjugated", sum(state.subjugated[seat])),
        ):
            count, place = getattr(state, name)[seat], f"seats[{seat}].{key}"
            if count != found:
                yield Breach(place, f"{name} is {count}, but there are {found}")
            if count and seat >= state.players:
                yield Breach(place, f"{name} is {count}, but nobody sits there")
        if EMPTY in state.bases[seat][: state.base_count[seat]]:
            yield Breach(f"seats[{seat}].base", "the Base has a gap")
    yield from _turn_counts(state)


def _turn_counts(state: Any) -> Iterator[Breach]:
    for name, place, found in (
        ("chosen_count", "turn.decision.chosen", sum(state.chosen)),
        ("row_count", "turn.row", len(state.row) - state.row.count(EMPTY)),
        ("tinted", "turn.recoloured", sum(map(sum, state.tint))),
        ("normal", "turn.normal_actions", sum(state.used)),
    ):
        if getattr(state, name) != found:
            yield Breach(place, f"{name} is {getattr(state, name)}, but there are {found}")
    if EMPTY in played(state):
        yield Breach("turn.row", "the row has a gap")


@PIECES.each_seat("sizes", "seats[n].base")
def _sizes(config: Config, state: Any, seat: int) -> Iterator[str | Breach]:
    """CI-8.3, section 16: a Base holds at most 7 cards, hand and Base together at most 15.

    The row belongs to these 15 where the active hand is larger than any gain allows.
    """
    held, limit = state.hand_count[seat] + state.base_count[seat], state.params.base_limit
    if state.base_count[seat] > limit:
        yield f"{state.base_count[seat]} cards, a Base holds at most {limit}"
    if held > MOST_HELD:
        yield Breach("seats[n]", f"{held} cards in hand and Base, at most {MOST_HELD} are possible")
    total = held + state.row_count
    if seat == state.active and state.hand_count[seat] > AFTER_GAIN and total > MOST_HELD:
        yield Breach("seats[n].hand", f"{total} cards with Base and row, at most {MOST_HELD} are possible")


@PIECES.row("knowledge", "seats[n].seen")
def _knowledge(config: Config, state: Any) -> Iterator[Breach]:
    """CI-12.2: no more cards were seen in a hand or a subjugated pile, and no more levels are known, than there are."""
    names, levels = config.components.type_ids, state.params.level
    for seat in range(SEATS):
        unseen = [held - seen for held, seen in zip(state.hand[seat], state.seen[seat], strict=True)]
        for kind in (kind for kind, count in enumerate(unseen) if count < 0):
            reason = f"{state.seen[seat][kind]} {names[kind]}, the hand has {state.hand[seat][kind]}"
            yield Breach(f"seats[{seat}].seen", reason)
        for kind, (held, seen) in enumerate(zip(state.subjugated[seat], state.subjugated_seen[seat], strict=True)):
            if seen > held:
                reason = f"{seen} {names[kind]}, the subjugated pile has {held}"
                yield Breach(f"seats[{seat}].subjugated_seen", reason)
        for i, known in enumerate(state.levelled[seat]):
            there = sum(n for n, level in zip(unseen, levels, strict=True) if level == i + 1)
            if known > max(0, there):
                reason = f"{known} of level {i + 1}, the hand has {there} unseen ones"
                yield Breach(f"seats[{seat}].unseen_levels", reason)
