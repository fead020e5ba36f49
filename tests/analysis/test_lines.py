"""The best lines of a position: what wins is first, each is weighed, and nothing but the seat's knowledge counts."""

from __future__ import annotations

import doctest

import pytest

from starlode.analysis import best_lines, lines
from starlode.engine.boundary.errors import StarlodeError
from tests.analysis.test_analyst import last_round, played
from tests.games.cave_in.table import play

EFFORT = 400


def test_what_wins_is_first_and_what_follows_is_told() -> None:
    information = play(last_round(), "end").information(1)
    end = information.actions[information.moves.index("end")]
    best, *_, worst = best_lines(information, EFFORT, played=end)
    assert best.move == "mine c6-brown-1"
    assert best.words.startswith("Mine a brown hexagon")
    assert worst.move == "end"
    assert best.expected - best.margin > worst.expected + worst.margin
    assert best.line[0] == best.move
    assert len(best.line) > 1


def test_the_same_gives_the_same_and_what_was_played_is_among_them() -> None:
    match = played("cave-in", 20)
    information = match.information()
    worst = best_lines(information, EFFORT, most=len(information.actions))[-1].action
    first, again = (best_lines(match.information(), EFFORT, most=2, played=worst) for _ in range(2))
    assert first == again
    assert worst in [line.action for line in first]
    assert len(first) in (2, 3)


def test_a_line_is_told_by_what_its_seat_knows_alone() -> None:
    match = played("stella-digger", 15)
    seat = match.acting[0]
    assert best_lines(match.information(seat), EFFORT) == best_lines(match.seat(seat).information(0), EFFORT)


def test_nobody_who_is_not_asked_has_lines() -> None:
    match = played("cave-in", 20)
    (other,) = set(range(match.players)) - set(match.acting)
    with pytest.raises(StarlodeError, match="not asked"):
        best_lines(match.information(other), EFFORT)
    with pytest.raises(StarlodeError, match="at least 20 iterations"):
        best_lines(match.information(), 3)
    illegal = next(action for action in range(match.game.actions) if action not in match.information().actions)
    with pytest.raises(StarlodeError, match=f"the action {illegal} cannot have been played"):
        best_lines(match.information(), EFFORT, played=illegal)


def test_the_example_is_true() -> None:
    assert doctest.testmod(lines).failed == 0
    assert doctest.testmod(lines).attempted > 0
