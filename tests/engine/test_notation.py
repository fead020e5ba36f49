"""Near misses of a move: what is suggested can be played at once."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import InvalidMove
from starlode.match import Match
from tests.example import GAME, played

pytestmark = pytest.mark.interpreted


def refused(match: Match, text: str) -> str:
    with pytest.raises(InvalidMove) as error:
        match.play(text)
    return str(error.value)


def test_a_near_miss_of_a_legal_move_is_suggested() -> None:
    assert "did you mean dig?" in refused(Match(GAME, seed=1), "digg")


def test_what_is_not_legal_now_is_not_suggested() -> None:
    """With an empty cart nobody can leave."""
    told = refused(Match(GAME, seed=1), "leav")
    assert "did you mean" not in told
    assert "Here a move begins with: dig" in told
    loaded = next(match for seed in range(9) if "leave" in (match := played(1, seed)).legal())
    assert "did you mean leave?" in refused(loaded, "leav")


def test_long_and_strange_texts_are_cut_and_escaped() -> None:
    told = refused(Match(GAME, seed=1), "d" * 10**6)
    assert len(told) < 200
    assert "\\x1b" in refused(Match(GAME, seed=1), "\x1bdig")
