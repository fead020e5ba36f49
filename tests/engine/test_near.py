"""What a GPU brings near of a position: whole fields, and never mistaken for all of it. The rest is in test_cuda.py."""

from __future__ import annotations

from typing import Any

import numba
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.many.cuda.near import WHOLE, WORD, NearRecord, near_size
from starlode.games import all_games, load_game


@pytest.fixture(params=all_games())
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@pytest.mark.parametrize("most", [64, 256, 1000])
def test_what_is_near_can_be_put_back_word_by_word(game: Game, most: int) -> None:
    """No field is in two places, and no word holds something that is far, which may have changed there."""
    size = near_size(game.state_type.dtype, most)
    fields: Any = game.state_type.dtype.fields
    assert 0 < size <= most
    assert size % WORD == 0
    for kind, offset in (entry[:2] for entry in fields.values()):
        assert offset + kind.itemsize <= size or offset >= size


def test_neither_kind_of_position_is_taken_for_the_other(game: Game) -> None:
    """Numba takes one record for another that begins alike; code for the wrong one would look in the wrong place."""
    whole = numba.from_dtype(game.state_type.dtype)
    near = NearRecord(whole, near_size(game.state_type.dtype, 256))
    assert whole.can_convert_to(None, near) is None
    assert near.can_convert_to(None, whole) is None
    assert near.can_convert_to(None, NearRecord(whole, 64)) is None


def test_where_the_whole_position_is_stands_behind_what_is_near(game: Game) -> None:
    """And begins with a word, even where what is near does not end with one."""
    whole = numba.from_dtype(game.state_type.dtype)
    for size in (64, 66, 71):
        place = NearRecord(whole, size).offset(WHOLE)
        assert size <= place < size + WORD
        assert place % WORD == 0
