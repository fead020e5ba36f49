"""Bots: legal, repeatable, blind to what is hidden, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.bots import make_bot
from starlode.bots.bot import NEED_NETWORKS, bot_names
from starlode.bots.greedy_bot import RIVALS, WORLDS, GreedyBot
from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.running import single
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import duplicate
from starlode.games import all_games
from starlode.match import Information, Match


def bout(names: list[str], seed: int, **options: Any) -> Match:
    """A whole game between bots."""
    match = Match("cave-in", players=len(names), seed=seed, **options)
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not match.over:
        (seat,) = match.acting
        match.play(bots[seat].choose(match.information(seat, seed * 1000 + match.ply)), seat)
    return match


# A search for a time does what it can in it; only one for a number of iterations can repeat itself.
REPEATABLE = dict.fromkeys(("search", "medium", "hard", "expert"), "search:50it") | {"program": "random"}
# Networks have tests of their own.
NAMES = sorted({REPEATABLE.get(name, name) for name in bot_names() if name not in NEED_NETWORKS})


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_legal_games_and_repeat_them(name: str) -> None:
    first = bout([name, "random"], 3)
    assert first.over
    assert bout([name, "random"], 3).moves == first.moves


def wins(bot: str, rival: str, games: int) -> int:
    """How often a bot beats another, with seats changed from game to game."""
    won = 0
    for seed in range(games):
        names = [bot, rival] if seed % 2 else [rival, bot]
        outcome = bout(names, seed).outcome
        assert outcome is not None
        won += outcome.winners == [names.index(bot)]
    return won


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 20) >= 18


def test_greedy_averages_every_action_over_all_that_it_imagines() -> None:
    """What is the same in all imagined positions is computed once, and counts as if it were not."""
    match, chance, bot, drawn = Match("cave-in", players=3, seed=5), Random(5), make_bot("greedy", 5), set()
    assert isinstance(bot, GreedyBot)
    for ply in range(40):
        information = match.information(seed=ply)
        bot.choose(information)
        if len(information.actions) > 1:
            for action, value in bot.weighed.items():
                worlds = [_after(match, ply, stream, action) for stream in range(1, WORLDS + 1)]
                assert value == pytest.approx(sum(worth for worth, _ in worlds) / WORLDS)
                drawn |= {numbers > 0 for _, numbers in worlds}
        match.play(chance.choice(match.legal()))
    assert drawn == {True, False}


def _after(match: Match, seed: int, stream: int, action: int) -> tuple[float, int]:
    """How a position after an action looks to who made it, and how many random numbers it took."""
    (seat,), params, world, out = match.acting, match.config.params, duplicate(match.state), np.zeros(SEATS)
    single.imagine(params, world, seat, seed, stream)
    single.play_action(params, world, seat, action)
    single.evaluate(params, world, out)
    others = sum(out[other] for other in range(3) if other != seat)
    return float(out[seat] - RIVALS * others / 2), int(world.counter)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ply", [0, 3, 10, 20])
def test_a_bot_decides_the_same_whatever_is_hidden(name: str, ply: int) -> None:
    """Two different truths that look the same to the seat: the same bot makes the same choice in both."""
    match = Match("cave-in", players=3, seed=ply)
    chance = Random(ply)
    for _ in range(ply):
        match.play(chance.choice(match.legal()))
    (seat,) = match.acting
    choices = set()
    hidden = set()
    for stream in range(12):
        truth = duplicate(match.state)
        single.imagine(match.config.params, truth, seat, 4, stream)
        hidden.add(truth.hand.tobytes() + truth.stack.tobytes())
        choices.add(make_bot(name, 9).choose(Information.of(match.game, match.config, truth, seat, 77)))
    assert len(hidden) > 1
    assert len(choices) == 1


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot 'genius'; choose from random, greedy"):
        make_bot("genius")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_what_a_bot_is_handed_has_no_bytes_of_anything_else(game: str) -> None:
    """A copy has the gaps between the fields of a record, too, and not what happened to be in memory there."""
    match = Match(game, seed=3)
    seen = Information.of(match.game, match.config, match.state, match.acting[0], 1)
    everything = seen.block.view(np.uint8)
    covered = np.zeros(len(everything), np.bool_)
    for kind, first, *_ in (seen.block.dtype.fields or {}).values():
        covered[first : first + kind.itemsize] = True
    everything[~covered] = 171
    assert seen.copy().block.tobytes() == seen.block.tobytes()
