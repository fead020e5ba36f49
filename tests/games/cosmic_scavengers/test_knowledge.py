"""Section 14: what is imagined never contradicts what was seen, and comes up as often as it is said to.

Nothing that chance has settled is hidden in this game: the deck has no order. What others have programmed is for them
to choose, so that the odds of `rules/knowledge.py` are a model of players: the best-looking of a few drawn.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.rules.knowledge import DRAWN, INSERTED
from starlode.games.cosmic_scavengers.things import EMPTY, MODE_IDS
from starlode.match import Match
from tests.games.cosmic_scavengers.observer import Observer
from tests.games.cosmic_scavengers.table import ROBOTS, play, table
from tests.games.odds import deviation

NET = "prog-void-net"
OPTIONS: list[dict[str, Any]] = [{}, {"simple_bookkeeping": True, "filter_shape_contracts": True, "round_limit": 6}]


def imagined(match: Match, viewer: int | None, seed: int, *, hidden: bool = False) -> Any:
    """A position that looks the same to a seat, made of the truth or of what the gate leaves of it."""
    world, number = duplicate(match.state), -1 if viewer is None else viewer
    if hidden:
        single.conceal(match.config.params, world, number)
    single.imagine(match.config.params, world, number, seed, 1)
    return world


# ---- nothing that was seen is contradicted ----


@pytest.mark.clause("CS-14.1", "CS-14.2", "CS-14.3")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_never_contradicted(players: int, options: dict[str, Any]) -> None:
    match, chance = Match("cosmic-scavengers", seed=players, players=players, **options), Random(players)
    observers = [Observer(match, viewer) for viewer in (None, *range(players))]
    compared = 0
    while not match.over:
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
        for observer in observers:
            observer.watch()
        if match.state.phase == Phase.PROGRAM and chance.random() < 0.1:
            for observer in observers:
                world = imagined(match, observer.viewer, chance.getrandbits(30))
                found = list(observer.complaints(match.game.write_position(match.config, world)))
                assert not found, (match.ply, observer.viewer, found)
                compared += 1
    assert compared > 20, "too little was to be known"


# ---- odds ----


def programs(match: Match, count: int, *, hidden: bool) -> Counter[Any]:
    """What seat 0 has programmed in so many worlds that seat 1 imagines: designation, mode, gap of the contract."""
    worlds = [imagined(match, 1, seed, hidden=hidden) for seed in range(5000, 5000 + count)]
    return Counter(
        (int(world.designation[0]), int(world.slot_mode[0, 0]), int(world.stack_gap[0, 0])) for world in worlds
    )


def best_of(worths: list[float], drawn: int) -> list[float]:
    """The odds of each, if the best of so many drawn is taken, and of equally good ones the first."""

    def at_most(worth: float) -> float:
        return sum(other <= worth for other in worths) / len(worths)

    def below(worth: float) -> float:
        return sum(other < worth for other in worths) / len(worths)

    return [(at_most(worth) ** drawn - below(worth) ** drawn) / worths.count(worth) for worth in worths]


@pytest.mark.clause("CS-14.2", "CS-14.3")
@pytest.mark.parametrize("hidden", [False, True], ids=["from-the-truth", "from-the-record"])
def test_imagined_programs_have_the_odds_of_the_model(hidden: bool) -> None:
    """Of one robot and one contract. On an empty ship every row is worth the same, and less diligence is better."""
    match = table({"hand": ["digger", NET], "discard": [*ROBOTS[1:]]}, seed=2)
    play(match, "designate sq-w", "place digger.b", "done")
    digger = match.config.components.robots[0]
    diligences = [sum(1 if icon != "!" else -1 for icon in icons.split()) for icons in digger.modes]
    assert diligences == [3, 0, 1, 2]  # EX-04
    modes = best_of([float(-number) for number in diligences], DRAWN)
    gaps = {EMPTY: 1 - 1 / INSERTED, 0: 1 / INSERTED / 2, 1: 1 / INSERTED / 2}
    odds = {
        (side, mode, gap): chance * likely / 4
        for side, (mode, chance), (gap, likely) in product(range(4), enumerate(modes), gaps.items())
    }
    assert sum(odds.values()) == pytest.approx(1)
    assert len(modes) == len(MODE_IDS)
    found = programs(match, 2500, hidden=hidden)
    assert set(found) <= set(odds)
    assert deviation(odds, found) < 3.5
