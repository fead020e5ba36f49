"""Positions of random games with something changed in them: they are refused by a key, or as sound as any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from starlode.engine.errors import InvalidPosition
from starlode.engine.invariants import position_faults
from starlode.games import all_games
from starlode.match import Match

OWN = sorted(name for name, info in all_games().items() if info.module.startswith("starlode."))
MUTANTS = 40
LATER = 60  # decisions that a mutant which was accepted is played on


def parts(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every object or list with each of its keys or places, all the way down."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield data, key
        yield from parts(data[key])


def changed(position: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The same with one value changed, exchanged for another of its kind, doubled or left out."""
    mutant = deepcopy(position)
    holder, key = chance.choice(list(parts(mutant)))
    value = holder[key]
    others = [other[k] for other, k in parts(mutant) if type(other[k]) is type(value)]
    if chance.random() < 0.2:
        del holder[key]
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + chance.choice((-1, 1, 2))
    elif isinstance(value, list) and value and chance.random() < 0.5:
        value.append(deepcopy(chance.choice(value)))
    else:
        holder[key] = deepcopy(chance.choice(others))
    return mutant


def positions(name: str, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of a random game, now and then."""
    chance = Random(seed)
    match = Match(name, seed=seed, players=chance.randint(*all_games()[name].players))
    while not match.over:
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
        if match.over or chance.random() < 0.05:
            yield json.loads(json.dumps(match.position()))


def play_on(match: Match, chance: Random) -> None:
    """Play at random for a while, with every position checked."""
    for _ in range(LATER):
        assert not position_faults(match.game, match.config, match.state)
        if match.over:
            return
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)


def complaint(mutant: dict[str, Any], chance: Random) -> str:
    """Why a position is refused; empty for one that is not, and that can be played on."""
    try:
        match = Match.from_position(mutant)
    except InvalidPosition as error:
        return str(error)
    play_on(match, chance)
    return ""


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", OWN)
def test_a_changed_position_is_refused_by_a_key_or_sound(name: str, seed: int) -> None:
    chance, tried = Random(seed), 0
    for whole in positions(name, seed):
        for _ in range(4):
            mutant = {**whole, "position": changed(whole["position"], chance)}
            assert not complaint(mutant, chance).startswith("position: ")
            tried += 1
        if tried >= MUTANTS:
            return
