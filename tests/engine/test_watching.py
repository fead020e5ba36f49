"""A row that is kept and written again where something has changed is what a fresh observation would be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.compiling.kernel import COMPILED, entry
from starlode.engine.many.batch import Batch
from starlode.engine.running.contract import observe_again
from starlode.engine.running.referee import Referee
from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, Record, blank, i8, i16, record
from starlode.engine.state.watching import ALL, Watch, touched
from starlode.games import all_games, load_game
from tests.example import GAME

pytestmark = pytest.mark.interpreted

GAMES = [GAME, *(load_game(info) for info in all_games().values())]
STEPS, COUNT = (400, 12) if COMPILED else (12, 2)  # so many that games end and are dealt again
OFTEN = 400 if COMPILED else 8


@entry
def again(params: Record, states: Array, at: int, seat: int, kept: Array, out: Array) -> None:
    """The contract's `observe_again` of one position."""
    observe_again(params, states[at], seat, kept, out)


def named(game: Game, wanted: Array, found: Array) -> list[str]:
    """The names of the numbers that differ."""
    wrong = np.flatnonzero(wanted != found).tolist()
    return [game.observation_names()[place] for place in wrong]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_rows_of_a_batch_are_fresh_observations_after_every_step(game: Game, players: int) -> None:
    for number, options in enumerate(game.examples):
        games = Batch(game, COUNT, seed=players + number, options={**options, "players": players})
        referee = Referee(game, games.config)
        for _ in range(STEPS):
            games.play(1)
            for at in range(0, COUNT, 3):
                wanted = referee.observation(games.states, at, int(games.seats[at]))
                assert named(game, wanted, games.observations[at]) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_one_row_may_show_any_seat_of_any_game_in_any_order(game: Game) -> None:
    batches = [Batch(game, COUNT, options={"players": players}) for players in (2, 4)]
    kept, out, chance = np.zeros(game.kept, np.int32), np.zeros(game.observation, np.float32), np.random.default_rng(5)
    for turn in range(OFTEN):
        games = batches[int(chance.integers(20) == 0)]
        games.play(1)
        for at, seat in ((chance.integers(COUNT), chance.integers(2)), (0, turn % 2)):
            again(games.config.params, games.states, int(at), int(seat), kept, out)
            wanted = Referee(game, games.config).observation(games.states, int(at), int(seat))
            assert named(game, wanted, out) == []


def test_what_you_read_cannot_be_spoilt_and_what_is_yours_can() -> None:
    games = Batch(GAMES[1], 3, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        games.observations[:] = 7
    mine = np.full(games.observations.shape, 7, np.float32)
    games.write_to(mine)
    for _ in range(3):
        games.play(1)
        wanted = Referee(games.game, games.config).observation(games.states, 2, int(games.seats[2]))
        assert named(games.game, wanted, mine[2]) == []
        mine[:] = 7


# ---- watching a record ----


@record
class Watched(Record):
    """A record that is like a state."""

    players: int = i8()
    hand: Array = i8(SEATS, 6)
    clock: int = i16()
    unseen: Array = i8(300)
    last: int = i8()
    tail: Array = i8(100)


WATCH = Watch(Watched, "hand", "clock", "last")
CLOCK, LAST, HANDS = WATCH.part("clock"), WATCH.part("last", relative=True), WATCH.parts("hand")
look = WATCH.looking()


@entry
def noticed(states: Array, view: int, kept: Array, part: Any) -> bool:
    """Whether a part has changed since the last look."""
    return touched(look(states[0], view, kept), part)


def after(name: str, place: Any, part: Any, view: int = 0) -> bool:
    """Whether it is noticed that a number of a record has changed, or that another seat looks."""
    states, kept = blank(Watched, 1), np.zeros(WATCH.size, np.int32)
    states["players"] = 2
    assert noticed(states, 0, kept, part)  # the first time
    assert not noticed(states, 0, kept, part)  # nothing has
    if name:
        states[name][(0, *place)] = 1
    return noticed(states, view, kept, part)


def test_what_is_not_watched_is_not_kept() -> None:
    assert len(WATCH.spans) == 2
    assert WATCH.size < Watched.dtype.itemsize
    assert ALL in WATCH.everything


def test_a_part_notices_its_own_fields_and_no_others() -> None:
    assert after("clock", (), CLOCK)
    assert not after("last", (), CLOCK)
    assert after("last", (), LAST)
    assert not after("unseen", (150,), LAST)


def test_a_seats_part_notices_its_own_row() -> None:
    for seat in range(SEATS):
        assert after("hand", (seat, 5), HANDS[seat])
    assert not after("hand", (0, 0), HANDS[2])


def test_only_a_relative_part_notices_who_looks() -> None:
    assert after("", (), LAST, view=1)
    assert not after("", (), CLOCK, view=1)


def test_another_number_of_players_is_a_first_look() -> None:
    assert after("players", (), CLOCK)


def test_a_record_that_ends_too_soon_is_refused() -> None:
    with pytest.raises(TypeError, match="no room behind"):
        Watch(Watched, "tail")


def test_a_part_may_only_depend_on_what_is_watched() -> None:
    with pytest.raises(TypeError, match="not watched"):
        WATCH.part("unseen")
