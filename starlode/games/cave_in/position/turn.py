"""Reading the turn in progress and the choice half made."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.authoring.keys import read_keys
from starlode.engine.boundary.shapes import index_of, once, refusal, seat_number
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.decisions import Bases, Phase, Price
from starlode.games.cave_in.faults.clock import most_cave_ins, was_busy
from starlode.games.cave_in.faults.decision import picks_left
from starlode.games.cave_in.faults.facts import COLLECTING, MINING, emptied_stacks, prepare
from starlode.games.cave_in.faults.payment import costs
from starlode.games.cave_in.position.census import Census
from starlode.games.cave_in.position.names import names_of
from starlode.games.cave_in.position.shape import EFFECTS, EXTRA, ColouredCard, Decision, Position, Turn
from starlode.games.cave_in.rules.payment import count_payment
from starlode.games.cave_in.things import EMPTY, MOST_ROUNDS, STACKS, Ability, NormalAction, Skill

# What is being done in the middle of a payment.
IN_PROGRESS = {
    Phase.RECRUIT_PAY: NormalAction.RECRUIT,
    **dict.fromkeys(MINING, NormalAction.MINE),
    **dict.fromkeys(COLLECTING, NormalAction.COLLECT),
}


def read_turn(config: Config, state: Any, census: Census, given: Turn, row: list[int]) -> None:
    """Fill everything that a turn leaves behind when it ends."""
    state.phase = index_of("turn.phase", given.phase, Phase.texts(), "phase")
    state.start_player = seat_number("turn.start_player", given.start_player, state.players)
    _read_seat(state, given)
    state.row[: len(row)] = row
    state.row_count = len(row)
    _read_actions(config, state, given)
    read_keys(EXTRA, config, state, "turn.extra", given.extra)
    read_keys(EFFECTS, config, state, "turn.effects", given.effects)
    _read_crystals(config, state, given)
    _read_colours(config, state, census, given)
    _read_decision(config, state, census, given.decision)


def _read_seat(state: Any, given: Turn) -> None:
    """No seat acts once the game is over; the turn then stays where the next one would have begun."""
    state.over = state.phase == Phase.OVER
    seat = seat_number("turn.seat", given.seat, state.players)
    state.active = state.start_player if state.over else seat
    state.acting = 0 if state.over else 1 << int(state.active)


def _read_actions(config: Config, state: Any, given: Turn) -> None:
    for action in _normal_actions(state, given):
        state.used[action] += 1
        state.normal += 1
    state.raids = given.raids
    if given.raided is not None:
        state.raided = seat_number("turn.raided", given.raided, state.players)
    for name in once("turn.activated", given.activated):
        half = index_of("turn.activated", name, config.components.half_ids, "Artifact half")
        ability = int(config.params.half_ability[half])
        if ability == EMPTY or not tuple(Ability)[ability].starts:
            raise refusal("turn.activated", f"{name} is not activated in the Starting phase")
        state.activated[ability] = 1


def _normal_actions(state: Any, given: Turn) -> list[int]:
    """Those that are named; by default the one that is being paid for."""
    if given.normal_actions is None:
        phase = Phase(state.phase)
        return [IN_PROGRESS[phase]] if phase in IN_PROGRESS else []
    place = "turn.normal_actions"
    return [index_of(place, name, NormalAction.texts(), "normal action") for name in given.normal_actions]


def _read_crystals(config: Config, state: Any, given: Turn) -> None:
    for name, change in given.crystals.items():
        place = f"turn.crystals.{name}"
        space = _mine_space(config, state, place, name)
        if change.colour is not None:
            state.mine_colour[space] = index_of(f"{place}.colour", change.colour, config.components.colours, "colour")
        state.mine_cut[space] = _discount(config) if change.discount is None else change.discount


def _mine_space(config: Config, state: Any, place: str, name: object) -> int:
    crystal = index_of(place, name, config.components.crystal_ids, "Crystal")
    if crystal not in state.mine:
        raise refusal(place, f"{name} is not in the Mine")
    return int(np.flatnonzero(state.mine == crystal)[0])


def _discount(config: Config) -> int:
    """What a Diggerhino takes off."""
    return int(config.params.amount[config.params.skill == Skill.DIGGERHINO].max(initial=0))


def _read_colours(config: Config, state: Any, census: Census, given: Turn) -> None:
    """Recoloured hand cards, and how many picks of each colour everybody saw."""
    for i, card in enumerate(given.recoloured):
        kind, colour = _coloured(config, census, f"turn.recoloured[{i}]", card)
        state.tint[kind, colour] += 1
    state.tinted = len(given.recoloured)
    state.painted[:] = state.tint.sum(axis=0) if given.painted is None else 0
    for name, count in (given.painted or {}).items():
        state.painted[index_of("turn.painted", name, config.components.colours, "colour")] = count


def _coloured(config: Config, census: Census, place: str, card: ColouredCard) -> tuple[int, int]:
    kind = census.kind(place, card.card)
    if card.colour is None:
        return kind, int(config.params.faction[kind])
    return kind, index_of(place, card.colour, config.components.colours, "colour")


# ---- the decision ----


def _read_decision(config: Config, state: Any, census: Census, given: Decision) -> None:
    phase = Phase(state.phase)
    for name in Decision.__struct_fields__:
        if name not in phase.row.holds and getattr(given, name) != getattr(Decision(), name):
            raise refusal(f"turn.decision.{name}", f"has no meaning in phase {phase.text}")
    if phase.row.target:
        _read_target(config, state, given, phase)
    if "paid" in phase.row.holds:
        _read_payment(config, state, census, given)
    if "colour" in phase.row.holds:
        state.colour = index_of("turn.decision.colour", given.colour, config.components.colours, "colour")
    _read_picks(config, state, census, given, phase)


def _read_target(config: Config, state: Any, given: Decision, phase: Phase) -> None:
    place, target, sort = "turn.decision.target", given.target, phase.row.target
    names = config.components
    if target is None:
        if phase.row.bases == Bases.ONE and phase.row.price != Price.NOTHING:  # no Base is chosen before the first card
            return
        raise refusal(place, f"is missing, {phase.text} needs a {sort}")
    if sort == "crystal":
        state.target = _mine_space(config, state, place, target)
    elif sort == "space":
        state.target = index_of(place, target, names_of(names).spaces, "space")
    elif sort == "card":
        state.target = index_of(place, target, names.type_ids, "card")
    elif sort == "artifact":
        state.target = _stack_under(config, state, place, target)
    else:
        state.target = seat_number(place, target, state.players)


def _stack_under(config: Config, state: Any, place: str, name: object) -> int:
    card = index_of(place, name, config.components.artifact_ids, "Artifact card")
    for stack in range(STACKS):
        if state.artifact_top[stack] == card:
            return stack
    raise refusal(place, f"{name} is not on top of a stack")


def _read_payment(config: Config, state: Any, census: Census, given: Decision) -> None:
    """What was paid is the end of the row, with the colours the cards had."""
    cards = [card if isinstance(card, ColouredCard) else ColouredCard(card) for card in given.paid]
    place, first = "turn.decision.paid", int(state.row_count) - len(cards)
    for i, card in enumerate(cards):
        kind, colour = _coloured(config, census, f"{place}[{i}]", card)
        if first < 0 or state.row[first + i] != kind:
            raise refusal(f"{place}[{i}]", f"{card.card} is not there in turn.row, which must end with what was paid")
        count_payment(config.params, state, kind, colour)
    least, most = costs(config, prepare(config, state))  # of a Crystal that has gone, the most that was met
    state.cost = max(least, min(most, int(state.paid))) if given.cost is None else given.cost


def _read_picks(config: Config, state: Any, census: Census, given: Decision, phase: Phase) -> None:
    """How many picks are left; by default as many as the skill gives, less those that are named."""
    for name in given.chosen:
        state.chosen[census.kind("turn.decision.chosen", name)] += 1
    state.chosen_count = len(given.chosen)
    for seat in given.harvested:
        state.harvested[seat_number("turn.decision.harvested", seat, state.players)] += 1
    if "picks" in phase.row.holds:
        state.picks = picks_left(prepare(config, state))[1] if given.picks is None else given.picks


# ---- the clock ----


def read_clock(config: Config, state: Any, given: Position) -> None:
    """Fill rounds and cave-ins; by default they are as few as what else is given tells."""
    state.idle_rounds = given.idle_rounds
    found = prepare(config, state)
    state.cave_ins = emptied_stacks(found) if given.cave_ins is None else given.cave_ins
    settled = max(0, int(state.cave_ins) - most_cave_ins(found)) * int(config.params.idle_limit)
    least = max(1, min(1 + given.idle_rounds + settled - int(state.over), MOST_ROUNDS))
    state.round_number = least if given.turn.round is None else given.turn.round
    state.busy = was_busy(found) if given.busy is None else given.busy
