"""The search bot: blind, repeatable, anytime, and stronger than greedy."""

from __future__ import annotations

import time
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from starlode.bots.search_bot import CHUNK, SearchBot, Thinking, Tree, grow_until, make, next_chunk, parse_thinking
from starlode.bots.search_state import SearchNode
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.running import single
from starlode.engine.state.records import blank, duplicate
from starlode.match import Information, Match
from tests.bots.test_bots import wins


def opening(ply: int = 8, **options: Any) -> Match:
    """A match after a few random moves, with something to decide."""
    match, chance = Match("cave-in", seed=5, **options), Random(5)
    while match.ply < ply or len(match.legal()) < 4:
        match.play(chance.choice(match.legal()))
    return match


def thought(match: Match, bot: SearchBot, seed: int = 3) -> SearchBot:
    """The bot after thinking about the position."""
    bot.think(match.information(match.acting[0], seed))
    return bot


@pytest.mark.parametrize(
    ("text", "thinking"),
    [
        ("", Thinking(seconds=0.2)),
        ("200ms", Thinking(seconds=0.2)),
        ("2s", Thinking(seconds=2)),
        ("5000it", Thinking(iterations=5000)),
        ("100ms:4", Thinking(seconds=0.1, cores=4)),
    ],
)
def test_how_long_to_think_is_read(text: str, thinking: Thinking) -> None:
    assert parse_thinking(text) == thinking


@pytest.mark.parametrize("text", ["fast", "0ms", "-1it", "10", "10ms:0", "ms", "10ms:x", "0it"])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(StarlodeError, match="thinks for 200ms"):
        parse_thinking(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_information_gives_the_same_thoughts_whatever_is_hidden(players: int) -> None:
    """Two truths that look the same to the seat: the same bot seed visits every move equally often."""
    match = opening(players=players)
    (seat,) = match.acting
    found, hidden = set(), set()
    for stream in range(6):
        truth = duplicate(match.state)
        single.imagine(match.config.params, truth, seat, 1, stream)
        hidden.add(truth.hand.tobytes() + truth.stack.tobytes())
        bot = make(7, "400it")
        bot.think(Information.of(match.game, match.config, truth, seat, 55))
        found.add(tuple(sorted(bot.visits().items())))
    assert len(hidden) > 1
    assert len(found) == 1


def test_iterations_are_counted() -> None:
    bot = thought(opening(), make(1, "250it"))
    assert sum(visits for visits, _ in bot.visits().values()) == 250


def test_cores_share_the_iterations() -> None:
    bot = thought(opening(), make(1, "300it:3"))
    assert sum(visits for visits, _ in bot.visits().values()) == 300


def test_it_stops_when_told() -> None:
    bot = make(1, "60s")
    start = time.perf_counter()
    bot.think(opening().information(None, 1), stop=lambda: True)
    assert time.perf_counter() - start < 60
    assert bot.visits()


def test_a_forced_move_needs_no_thinking() -> None:
    match, chance = opening(), Random(2)
    while len(match.legal()) > 1:
        match.play(chance.choice(match.legal()))
    bot = make(1, "60s")
    assert bot.choose(match.information()) == match.legal_actions()[0]


def test_explanations_name_legal_moves_with_reasons() -> None:
    match = opening()
    bot = thought(match, make(1, "2000it"))
    candidates = bot.explain()
    assert [c.visits for c in candidates] == sorted((c.visits for c in candidates), reverse=True)
    for candidate in candidates:
        assert candidate.move in match.legal()
        assert candidate.line[0] == candidate.move
        assert 0 <= candidate.expected <= 1
        assert f"{candidate.visits} imagined games" in candidate.reason
    assert make(1, "10it").explain() == []


def test_the_line_can_be_played_as_told() -> None:
    """What is expected to follow is legal as long as the seat itself decides."""
    match = opening()
    line = thought(match, make(1, "3000it")).explain(1)[0].line
    seat = match.acting[0]
    assert len(line) > 1
    for move in line:
        if match.acting != (seat,):
            break
        assert move in match.legal()
        match.play(move)


def test_search_beats_greedy() -> None:
    assert wins("search:300it", "greedy", 10) >= 8


# ---- the clock ----


class SlowTree:
    """A tree whose iterations take as long as one likes, by a clock of its own."""

    full = False

    def __init__(self, seconds_each: float) -> None:
        self.plan = SimpleNamespace(iterations=0)
        self.now = 0.0
        self._seconds_each = seconds_each

    def grow(self, iterations: int) -> None:
        """Let the clock go on."""
        self.plan.iterations += iterations
        self.now += iterations * self._seconds_each


@pytest.mark.parametrize("seconds_each", [0.00001, 0.00013, 0.0007, 0.0031])
def test_a_search_ends_when_its_time_does_however_long_an_iteration_takes(
    seconds_each: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = SlowTree(seconds_each)
    monkeypatch.setattr(time, "perf_counter", lambda: tree.now)
    grow_until(cast(Tree, tree), 10**9, 0.06, lambda: False)
    assert 0.06 <= tree.now <= 0.06 + 1.01 * seconds_each


def test_a_search_looks_at_the_clock_at_least_every_hundred_iterations() -> None:
    assert next_chunk(4, 0.001, 3600.0) == CHUNK
    assert next_chunk(4, 0.004, 0.01) == 10
    assert next_chunk(4, 0.004, 0.0001) == 1


def test_chunks_change_nothing_in_what_is_found() -> None:
    whole, parts = (Tree(opening().information(None, 1), 5, blank(SearchNode, 302)) for _ in range(2))
    whole.grow(300)
    for iterations in (4, 100, 1, 195):
        parts.grow(iterations)
    assert whole.nodes.tobytes() == parts.nodes.tobytes()
