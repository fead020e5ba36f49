"""The choice half made: it fits the phase and the table, can be completed, and is asked only where one can choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from starlode.engine.authoring.invariants import Breach, Rows
from starlode.engine.declarations.config import Config
from starlode.engine.running.single import legal_bytes
from starlode.games.cave_in.decisions import LAYOUT, Bases, Fate, Phase, Price, Source, Word
from starlode.games.cave_in.faults.facts import BEFORE_ACTIONS, PAYMENTS, asking, holding, listed, most_raised
from starlode.games.cave_in.things import BASE, EMPTY, MOST_IN_ROW, SPACES, STACKS, TYPES, WEEDLOCK

DECISION = Rows()
BLANK = {"target": EMPTY, "colour": EMPTY}  # what stands where nothing is chosen; elsewhere it is 0
PARTS = ("target", "cost", "paid", "misfits", "picks", "colour", "chosen", "harvested")
WRITTEN_AS = {"misfits": "paid"}
TARGETS = {"card": TYPES, "crystal": SPACES, "space": SPACES, "artifact": STACKS}
MOST_GAINED = BASE - 1  # cards by one skill: all of a Base but its Leader
# Decisions from which cards may come into the hand: those that take some, and Raids.
GAINS_CARDS = (
    *BEFORE_ACTIONS,
    Phase.SERGEANT_TAKE,
    *(p for p in Phase if p.row.source in (Source.DOCKS, Source.BASES) and p.row.fate == Fate.TAKEN),
    *(Phase.BATON_TAKE, Phase.SECOND_RAID),
)


@DECISION.row("nothing else", "turn.decision")
def _blank(config: Config, state: Any) -> Iterator[Breach]:
    """CI-3.28: only what the decision is about is half chosen."""
    phase = Phase(state.phase)
    for name in PARTS:
        held, blank = getattr(state, name), BLANK.get(name, 0)
        nothing = not any(held) if isinstance(held, tuple) else held == blank
        if name not in phase.row.holds and not nothing:
            yield Breach(f"turn.decision.{WRITTEN_AS.get(name, name)}", f"has no meaning in phase {phase.text}")


@DECISION.row("target", "turn.decision.target", vital=True)
def _target(config: Config, state: Any) -> Iterator[str]:
    """Section 11: what the decision is about is in the Docks, in the Mine, on a stack, or has just left its space."""
    row, target = Phase(state.phase).row, state.target
    if not row.target or (target == EMPTY and row.bases == Bases.ONE and row.price != Price.NOTHING):
        return
    if not 0 <= target < TARGETS.get(row.target, state.players):
        yield f"{target} is no {row.target}"
    elif row.target == "card" and target not in state.docks:
        yield f"{config.components.type_ids[target]} is not in the Docks"
    elif row.target == "crystal" and state.mine[target] == EMPTY:
        yield "there is no Crystal on that space of the Mine"
    elif row.target == "space" and state.mine[target] != EMPTY:
        yield f"the space is not empty, in phase {Phase(state.phase).text} its Crystal has just been mined"
    elif row.target == "artifact" and state.artifact_top[target] == EMPTY:
        yield "that stack is empty"


# ---- picks ----


@DECISION.row("picks", "turn.decision.picks", vital=True, during=holding("picks"))
def _picks(config: Config, state: Any) -> Iterator[str]:
    """CI-5.4: as many picks are left as the skill gives, less those that were made."""
    least, most = picks_left(state)
    if not least <= state.picks <= most:
        yield f"{state.picks}, in phase {Phase(state.phase).text} it is {least} to {most}"


def picks_left(state: Any) -> tuple[int, int]:
    """The fewest and the most picks that the phase can have."""
    phase, asker = Phase(state.phase), asking(state)
    if phase.row.ability is not None:
        most = state.params.ability_amount[phase.row.ability]
    else:
        most = state.scrabbers if asker is None else state.params.amount[asker]
    if phase == Phase.DOMINA_CRYSTAL:
        return 0, most - 1  # the first L1 has been subjugated already
    if phase == Phase.ROBUSTER_CARD:
        return max(1, most - state.chosen_count), most - state.chosen_count
    if phase.row.bases == Bases.ONE and phase.row.price == Price.ONE:  # the Base is chosen with the first card
        return (most, most) if state.target == EMPTY else (1, most - 1)
    return (1 if phase.row.price != Price.NOTHING else most), most


@DECISION.row("picks made", "turn.decision.picks")
def _made(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-5.4, CI-5.55, CI-5.69: what was picked before is where it went, and a harvest took it by its rule."""
    phase, asker = Phase(state.phase), asking(state)
    seen, levels = state.seen[state.active], state.params.level
    made = state.params.amount[asker] - state.picks if asker is not None else 0
    if phase.row.price == Price.LEVEL and made > sum(count * level for count, level in zip(seen, levels, strict=True)):
        yield f"{state.picks}, but cards of {made} levels were not seen going to the hand"
    if phase in (Phase.SERGEANT_TAKE, Phase.SHUWAR_PICK, Phase.MUSHELL_PICK) and made > sum(seen):
        yield f"{state.picks}, but {made} cards were not seen going to the hand"
    if phase in (Phase.DOMINA_CARD, Phase.DOMINA_CRYSTAL):
        there = sum(n for n, level in zip(state.subjugated_seen[state.active], levels, strict=True) if level == 1)
        if made > there:
            yield f"{state.picks}, but {there} cards of level 1 are subjugated"
    if phase == Phase.HARVEST_PICK:
        yield from _harvest(state)


def _harvest(state: Any) -> Iterator[Breach]:
    place, taken = "turn.decision.harvested", sum(state.harvested)
    weedlocks = sum(state.params.faction[kind] == WEEDLOCK for kind in listed(state.seen[state.active]))
    if taken > weedlocks:
        yield Breach(place, f"{taken} cards, but {weedlocks} Weedlocks were seen going to the hand")
    bases = sum(count > 0 for count in state.harvested)
    if max(state.harvested) >= state.picks or (bases > 1 and max(state.harvested) > 1):
        yield Breach(place, f"one from each of several Bases, or {state.picks} from a single one")


@DECISION.row("colour", "turn.decision.colour", during=holding("colour"))
def _colour(config: Config, state: Any) -> Iterator[str]:
    """CI-5.9, CI-5.40: the colour is that of the card whose skill takes a Crystal, or one that a Robuster was given."""
    asker = asking(state)
    if state.colour == EMPTY:
        yield "is missing"
    elif state.phase == Phase.CRYSTAL_TAKE and asker is not None and state.params.faction[asker] != state.colour:
        yield f"{config.components.colours[state.colour]} is not the colour of {config.components.type_ids[asker]}"


# ---- going on ----


@DECISION.row("a choice", "turn.phase")
def _playable(config: Config, state: Any) -> Iterator[str | Breach]:
    """CI-11.11: the active seat can do something, and is asked only where there is something to choose."""
    if state.over:
        return
    allowed = legal_bytes(config.params, state.record, state.active, LAYOUT.size)
    phase = Phase(state.phase)
    if not allowed.any():
        yield Breach("turn.decision", f"the {phase.row.target} cannot be paid with the hand of seat {state.active}")
    elif allowed.sum() == allowed[Word.DONE] and not phase.row.in_vain:
        yield f"{phase.text}, but there is nothing that seat {state.active} could choose"


@DECISION.row("length of the row", "turn.row")
def _row(config: Config, state: Any) -> Iterator[str]:
    """Section 16: no turn that goes on from here can play more than 22 cards."""
    if state.over:
        return
    limit, normal = state.params.hand_limit, max(0, state.params.normal_actions - state.normal)
    hand, mines, recruits = state.hand_count[state.active], state.extra_mine, state.extra_recruit
    if state.phase in BEFORE_ACTIONS:
        recruits += most_raised(state, "extra_recruit")
        mines += most_raised(state, "extra_mine")
    if state.phase in BEFORE_ACTIONS or state.phase in PAYMENTS:
        mines += 1
    if state.phase in GAINS_CARDS:
        hand = max(hand, limit)
    most = state.row_count + most_played(limit, hand, 0 if state.raids else normal, mines, recruits)
    if most > MOST_IN_ROW:
        yield f"this turn could come to {most} cards, at most {MOST_IN_ROW} are possible"


@cache
def most_played(limit: int, hand: int, normal: int, mines: int, recruits: int) -> int:
    """No fewer cards than a turn can still play from a hand with these normal, Mine and Recruit actions left."""
    after = partial(most_played, limit)
    options = [0]
    if mines or normal:
        rest = (normal, mines - 1) if mines else (normal - 1, mines)
        options += [hand - kept + after(kept, *rest, recruits) for kept in range(min(hand, normal) + 1)]
    if normal and hand:
        options.append(1 + after(max(hand - 1, min(hand - 1 + MOST_GAINED, limit)), normal - 1, mines, recruits))
        options.append(1 + after(hand - 1, normal - 1, mines + 1, recruits))
    if hand < limit and (recruits or normal):
        left = (normal, mines, recruits - 1) if recruits else (normal - 1, mines, recruits)
        options += [after(hand + 1, *left), min(hand, 1) + after(max(hand, 1), *left)]
    if normal > 1:
        options.append(after(max(hand, limit) + 1, 0, mines, recruits))
    return max(options)
