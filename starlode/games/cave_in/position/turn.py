"""Reading the turn in progress and the choice half made."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config
from starlode.engine.shapes import index_of, refusal, seat_number
from starlode.games.cave_in.decisions import Bases, Phase, Price
from starlode.games.cave_in.position.census import Census
from starlode.games.cave_in.position.names import names_of
from starlode.games.cave_in.position.shape import ColouredCard, Decision, Turn
from starlode.games.cave_in.rules.payment import count_payment
from starlode.games.cave_in.survey import survey_of
from starlode.games.cave_in.things import EMPTY, MOST_IN_ROW, STACKS, Ability, NormalAction, Skill


def read_turn(config: Config, state: Any, census: Census, given: Turn, row: list[int]) -> None:
    """Fill everything that a turn leaves behind when it ends."""
    state.phase = index_of("turn.phase", given.phase, Phase.texts(), "phase")
    state.start_player = seat_number("turn.start_player", given.start_player, state.players)
    state.round_number = given.round
    _read_seat(state, given)
    if len(row) > MOST_IN_ROW:
        raise refusal("turn.row", f"{len(row)} cards, a turn plays at most {MOST_IN_ROW}")
    state.row[: len(row)] = row
    state.row_count = len(row)
    _read_actions(config, state, given)
    _read_effects(state, given)
    _read_crystals(config, state, given)
    _read_colours(config, state, census, given)
    _read_decision(config, state, census, given.decision)


def _read_seat(state: Any, given: Turn) -> None:
    """Nobody acts once the game is over; the turn then stays where the next one would have begun."""
    state.over = state.phase == Phase.OVER
    state.active = state.start_player if state.over else seat_number("turn.seat", given.seat, state.players)
    state.acting = 0 if state.over else 1 << int(state.active)


def _read_actions(config: Config, state: Any, given: Turn) -> None:
    for name in given.normal_actions:
        state.used[index_of("turn.normal_actions", name, NormalAction.texts(), "normal action")] += 1
    state.normal = len(given.normal_actions)
    state.raids = given.raids
    if given.raided is not None:
        state.raided = seat_number("turn.raided", given.raided, state.players)
    for name in given.activated:
        half = index_of("turn.activated", name, config.components.half_ids, "Artifact half")
        ability = int(config.params.half_ability[half])
        if ability == EMPTY or "start" not in tuple(Ability)[ability].ways:
            raise refusal("turn.activated", f"{name} is not activated in the Starting phase")
        if state.half_owner[half] != state.active:
            raise refusal("turn.activated", f"seat {state.active} does not own {name}")
        state.activated[ability] = 1
    state.extra_mine, state.extra_recruit = given.extra.mine, given.extra.recruit


def _read_effects(state: Any, given: Turn) -> None:
    effects = given.effects
    state.foremen, state.scrabbers = effects.foremen, effects.scrabbers
    state.crystal_cut, state.artifact_cut = effects.crystal_discount, effects.artifact_discount
    state.same, state.fit, state.double = effects.same_actions, effects.fit, effects.double


def _read_crystals(config: Config, state: Any, given: Turn) -> None:
    for name, change in given.crystals.items():
        place = f"turn.crystals.{name}"
        space = _mine_space(config, state, place, name)
        if change.colour is not None:
            state.mine_colour[space] = index_of(f"{place}.colour", change.colour, config.components.colours, "colour")
        state.mine_cut[space] = amounts_of(config, Skill.DIGGERHINO)[1] if change.discount is None else change.discount


def _mine_space(config: Config, state: Any, place: str, name: object) -> int:
    crystal = index_of(place, name, config.components.crystal_ids, "Crystal")
    if crystal not in state.mine:
        raise refusal(place, f"{name} is not in the Mine")
    return int(np.flatnonzero(state.mine == crystal)[0])


def amounts_of(config: Config, skill: Skill) -> tuple[int, int]:
    """The number in a skill: the lowest and the highest, should types differ."""
    amounts = config.params.amount[config.params.skill == skill]
    return int(amounts.min(initial=99)), int(amounts.max(initial=0))


def _read_colours(config: Config, state: Any, census: Census, given: Turn) -> None:
    """Recoloured hand cards, and how many picks of each colour everybody saw."""
    for i, card in enumerate(given.recoloured):
        kind, colour = _coloured(config, census, f"turn.recoloured[{i}]", card)
        if colour == config.params.faction[kind]:
            raise refusal(f"turn.recoloured[{i}]", f"{card.card} has its printed colour")
        state.tint[kind, colour] += 1
    state.tinted = len(given.recoloured)
    held = state.hand[state.active]
    for short in np.flatnonzero(state.tint.sum(axis=1) > held):
        name = census.names.type_ids[short]
        raise refusal("turn.recoloured", f"{state.tint[short].sum()} {name}, seat {state.active} holds {held[short]}")
    state.painted[:] = state.tint.sum(axis=0)
    for name, count in (given.painted or {}).items():
        colour = index_of("turn.painted", name, config.components.colours, "colour")
        if count < state.painted[colour]:
            raise refusal(f"turn.painted.{name}", f"{count}, but {state.painted[colour]} cards are recoloured so")
        state.painted[colour] = count


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
    if phase.row.skill is not None:
        _check_skill(config, state, phase.row.skill)
    if phase.row.target:
        _read_target(config, state, given, phase)
    if "paid" in phase.row.holds:
        _read_payment(config, state, census, given, phase)
    if "colour" in phase.row.holds:
        state.colour = index_of("turn.decision.colour", given.colour, config.components.colours, "colour")
    _read_picks(config, state, census, given, phase)


def _check_skill(config: Config, state: Any, skill: Skill) -> None:
    """Some card in play has the skill that asks."""
    factions = config.params.faction[config.params.skill == skill]
    if not state.in_play[factions].any():
        raise refusal("turn.phase", f"no card in play has the skill {skill.text} in this edition")


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
        if state.mine[state.target] != EMPTY:
            raise refusal(place, f"{target} is not empty, in phase {phase.text} its Crystal has just been mined")
    elif sort == "card":
        state.target = index_of(place, target, names.type_ids, "card")
        if state.target not in state.docks:
            raise refusal(place, f"{target} is not in the Docks")
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


def _read_payment(config: Config, state: Any, census: Census, given: Decision, phase: Phase) -> None:
    """What was paid is the end of the row, with the colours the cards had."""
    cards = [card if isinstance(card, ColouredCard) else ColouredCard(card) for card in given.paid]
    place, first = "turn.decision.paid", int(state.row_count) - len(cards)
    for i, card in enumerate(cards):
        kind, colour = _coloured(config, census, f"{place}[{i}]", card)
        if first < 0 or state.row[first + i] != kind:
            raise refusal(f"{place}[{i}]", f"{card.card} is not there in turn.row, which must end with what was paid")
        count_payment(config.params, state, kind, colour)
    _read_cost(config, state, given, phase)


def _read_cost(config: Config, state: Any, given: Decision, phase: Phase) -> None:
    """The effective cost follows from the table, unless what is paid for has already been taken."""
    place = "turn.decision.cost"
    if phase.row.target == "space":
        state.cost = given.cost or 0
        if state.paid < state.cost:
            raise refusal(place, f"{state.cost}, but only {state.paid} was paid")
        return
    costs = survey_of(config, state, int(state.active))
    cost = (costs.crystal_cost if phase.row.target == "crystal" else costs.artifact_cost)[state.target]
    if given.cost not in (None, cost):
        raise refusal(place, f"{given.cost}, but {given.target} costs seat {state.active} {cost} now")
    state.cost = cost


def _read_picks(config: Config, state: Any, census: Census, given: Decision, phase: Phase) -> None:
    """How many picks are left; by default as many as the skill gives, less those that are named."""
    for name in given.chosen:
        state.chosen[census.kind("turn.decision.chosen", name)] += 1
    state.chosen_count = len(given.chosen)
    for seat in given.harvested:
        state.harvested[seat_number("turn.decision.harvested", seat, state.players)] += 1
    if "picks" in phase.row.holds:
        least, most = _picks_left(config, state, given, phase)
        state.picks = most if given.picks is None else given.picks
        if not least <= state.picks <= most:
            raise refusal("turn.decision.picks", f"{state.picks}, in phase {phase.text} it is {least} to {most}")


def _picks_left(config: Config, state: Any, given: Decision, phase: Phase) -> tuple[int, int]:
    """The fewest and the most picks that a phase can still have."""
    if phase.row.skill is None:
        return 1, int(state.scrabbers)
    least, most = amounts_of(config, phase.row.skill)
    if phase == Phase.DOMINA_CRYSTAL:
        return 0, most - 1  # the first L1 has been subjugated already
    return (1 if phase.row.price != Price.NOTHING else least), most - len(given.chosen)
