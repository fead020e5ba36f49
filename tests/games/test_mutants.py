"""Positions of random games with something changed in them: they are refused by a key, or as sound as any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starlode.engine.boundary.errors import InvalidPosition
from starlode.games import all_games
from starlode.match import Match
from starlode.testing.positions import check_mutant, mutated

OWN = sorted(name for name, info in all_games().items() if info.module.startswith("starlode."))
MUTANTS = 60
BEYOND = (2**15, 2**16 + 1, 2**40, -(2**15) - 1, -(2**40))  # numbers that nothing in a position can be
FAR_TOO_MANY = 400


@cache
def positions(name: str) -> list[dict[str, Any]]:
    """Positions of random games of every number of players, now and then."""
    fewest, most = all_games()[name].players
    return [found for players in range(fewest, most + 1) for found in _positions(name, players)]


def _positions(name: str, players: int) -> Iterator[dict[str, Any]]:
    chance, match = Random(players), Match(name, seed=players, players=players)
    while not match.over:
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
        if match.over or chance.random() < 0.05:
            yield json.loads(json.dumps(match.position()))


@pytest.mark.parametrize("name", OWN)
@settings(max_examples=MUTANTS, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), changes=st.sampled_from([1, 1, 1, 2, 3, 8]), around=st.booleans())
def test_a_changed_position_is_refused_by_a_key_or_sound(name: str, seed: int, changes: int, around: bool) -> None:
    chance = Random(seed)
    mutant = chance.choice(positions(name))
    for _ in range(changes):
        mutant = {**mutant, "position": mutated(mutant["position"], chance)}
    if around and chance.random() < 0.3:
        mutant = mutated(mutant, chance)
    complaint = check_mutant(mutant, chance)
    assert around or not complaint.startswith("position: ")


@pytest.mark.parametrize("name", OWN)
def test_most_changed_positions_are_refused_and_some_are_not(name: str) -> None:
    chance = Random(1)
    wholes = [chance.choice(positions(name)) for _ in range(MUTANTS)]
    told = [check_mutant({**whole, "position": mutated(whole["position"], chance)}, chance) for whole in wholes]
    assert MUTANTS * 0.6 < sum(map(bool, told)) < MUTANTS


def places(data: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Everything in a position, with the place it has in errors, what holds it, and its key there."""
    if isinstance(data, dict):
        inner = [(f"{place}.{key}".removeprefix("."), key) for key in data]
    else:
        inner = [(f"{place}[{number}]", number) for number in range(len(data))] if isinstance(data, list) else []
    for name, key in inner:
        yield name, data, key
        yield from places(data[key], name)


def refusals(whole: dict[str, Any], kind: type, changed: Any) -> Iterator[tuple[str, str]]:
    """For everything of a type in a position, where it is, and where it is refused in its changed form."""
    for number, (place, there, at) in enumerate(places(whole["position"])):
        if type(there[at]) is kind and there[at] != []:
            mutant = deepcopy(whole)
            _, holder, key = [*places(mutant["position"])][number]
            holder[key] = changed(holder[key])
            with pytest.raises(InvalidPosition) as refused:
                Match.from_position(mutant)
            yield place, str(refused.value).partition(": ")[0]


@pytest.mark.parametrize("name", OWN)
def test_a_number_that_nothing_can_be_is_refused_by_its_own_key(name: str) -> None:
    chance = Random(2)
    for whole in chance.sample(positions(name), 3):
        for place, blamed in refusals(whole, int, lambda number: chance.choice(BEYOND)):
            assert place.startswith(blamed), (place, blamed)


@pytest.mark.parametrize("name", OWN)
def test_a_list_that_is_far_too_long_is_refused(name: str) -> None:
    for whole in Random(3).sample(positions(name), 3):
        found = [*refusals(whole, list, lambda entries: (entries * FAR_TOO_MANY)[:FAR_TOO_MANY])]
        assert found
        assert all(blamed for _, blamed in found)
