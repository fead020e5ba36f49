"""Gymnasium's own checks, for every game, and what many games side by side promise."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidOption, UnknownBot
from starlode.games import all_games
from tests.example import GAME, NAME
from tests.extras import needed

needed("gymnasium")

from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from starlode.envs.buffers import Buffers
from starlode.envs.gymnasium import SeatEnv, TablesEnv

NAMES = [NAME, *all_games()]
COUNT = 6


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.filterwarnings("ignore:.*A Box observation space (minimum|maximum) value is")  # counts have no bound
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_one_seat_passes_the_check(game: str) -> None:
    check_env(SeatEnv(game, render_mode="ansi"))


def played(table: SeatEnv, seed: int) -> tuple[list[Any], float]:
    """What the seat saw, and its reward, in a game of last legal actions."""
    seen, _ = table.reset(seed=seed)
    all_seen, over, reward = [seen], False, 0.0
    while not over:
        seen, reward, over, _, _ = table.step(seen["action_mask"].nonzero()[0][-1])
        all_seen.append(seen)
    return all_seen, reward


def test_the_same_seed_is_the_same_game_with_the_same_bots() -> None:
    first, second = (played(SeatEnv(GAME, players=3, seat=1, bots=["random", "greedy"]), 4) for _ in range(2))
    assert data_equivalence(first, second)
    assert first[1] in (-1, -0.5, 0, 0.5, 1)


def test_an_action_that_is_not_legal_ends_the_game() -> None:
    table = SeatEnv(GAME)
    table.reset(seed=3)
    _, reward, over, cut, info = table.step(np.int64(1))  # nobody leaves with an empty cart
    assert (reward, over, cut, info) == (-1, True, False, {"illegal": True})


def test_seats_and_bots_that_cannot_be_are_refused() -> None:
    with pytest.raises(InvalidOption, match="there is no seat 2"):
        SeatEnv(GAME, seat=2)
    with pytest.raises(UnknownBot):
        SeatEnv(GAME, bots="nobody")


# ---- many games ----


def lots(tables: TablesEnv, seen: Any) -> Any:
    """A legal action a game, by chance."""
    return (tables.np_random.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)


@pytest.mark.parametrize("game", NAMES)
def test_many_games_keep_their_spaces(game: str) -> None:
    tables = TablesEnv(game, COUNT)
    seen, infos = tables.reset(seed=1)
    for _ in range(10):
        assert seen in tables.observation_space
        actions = lots(tables, seen)
        assert actions in tables.action_space
        seen, rewards, terminated, truncated, infos = tables.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == infos["seat"].shape == (COUNT,)
        assert not truncated.any()
    tables.close()


def test_a_game_that_ends_is_rewarded_and_dealt_anew_in_the_same_step() -> None:
    tables = TablesEnv(GAME, COUNT, players=3)
    seen, infos = tables.reset(seed=1)
    ended = 0
    while ended < 2 * COUNT:
        acted = infos["seat"]
        seen, rewards, terminated, _, infos = tables.step(lots(tables, seen))
        assert (rewards == infos["rewards"][np.arange(COUNT), acted]).all()
        assert not infos["rewards"][~terminated].any()
        assert (infos["rewards"].sum(axis=1) == 0).all()
        assert seen["action_mask"].any(axis=1).all()  # everybody can go on
        ended += int(terminated.sum())


def test_the_same_seed_is_the_same_games_and_what_was_seen_stays() -> None:
    one, other = TablesEnv(GAME, COUNT), TablesEnv(GAME, COUNT)
    first, second = one.reset(seed=9)[0], other.reset(seed=9)[0]
    kept = {name: numbers.copy() for name, numbers in first.items()}
    for _ in range(40):
        assert data_equivalence(first, second)
        first, second = one.step(lots(one, first))[0], other.step(lots(other, second))[0]
    again = one.reset(seed=9)[0]
    assert data_equivalence(again, kept)


def test_what_cannot_be_played_is_refused() -> None:
    tables = TablesEnv(GAME, COUNT)
    tables.reset(seed=1)
    with pytest.raises(IllegalMove, match="game 0: action 1 is not legal"):
        tables.step(np.ones(COUNT, np.int64))
    with pytest.raises(InvalidOption, match="one seed for all games"):
        tables.reset(seed=[1] * COUNT)


def test_the_end_of_a_game_is_told_as_gymnasium_tells_it() -> None:
    """The same shapes and masks as those of Gymnasium's own vector of single environments."""
    peers = SyncVectorEnv([partial(SeatEnv, GAME)] * COUNT, autoreset_mode=AutoresetMode.SAME_STEP)
    told = []
    for tables in (TablesEnv(GAME, COUNT, bots="random"), peers):
        seen, infos = tables.reset(seed=1)
        while "final_obs" not in infos:
            actions = (np.random.default_rng(1).random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)
            seen, _, terminated, _, infos = tables.step(actions)
        assert (infos["_final_obs"] == terminated).all()
        assert (infos["_final_info"] == terminated).all()
        assert all(
            (end in tables.single_observation_space) == over for end, over in zip(infos["final_obs"], terminated)
        )
        told.append(infos["final_obs"])
    assert (told[0].shape, told[0].dtype) == (told[1].shape, told[1].dtype)


def test_points_and_ranks_of_an_ended_game_are_told() -> None:
    tables = TablesEnv(GAME, COUNT, players=3)
    seen, infos = tables.reset(seed=1)
    while "final_info" not in infos:
        before = seen
        seen, _, terminated, _, infos = tables.step(lots(tables, seen))
    final, over = infos["final_info"], terminated.nonzero()[0][0]
    assert final["rank"].shape == final["points"].shape == (COUNT, 3)
    assert min(final["rank"][over]) == 1
    assert final["points"][over][final["rank"][over].argmin()] == max(final["points"][over])
    assert not np.array_equal(infos["final_obs"][over]["observation"], before["observation"][over])


@pytest.mark.parametrize(("game", "bots"), [*((game, "random") for game in NAMES), (NAME, "greedy")])
def test_bots_answer_for_all_other_seats(game: str, bots: str) -> None:
    tables = TablesEnv(game, 2, bots=bots, seat=1, players=3)
    seen, infos = tables.reset(seed=2)
    for _ in range(8):
        assert (infos["seat"] == 1).all()
        assert seen["action_mask"].any(axis=1).all()
        seen, *_, infos = tables.step(lots(tables, seen))


def rewards_of(bots: str) -> float:
    """What a seat that plays at random earns on average."""
    tables, earned, ended = TablesEnv(GAME, 8, bots=bots), 0.0, 0
    seen, _ = tables.reset(seed=4)
    while ended < 24:
        seen, rewards, terminated, _, _ = tables.step(lots(tables, seen))
        earned, ended = earned + float(rewards.sum()), ended + int(terminated.sum())
    return earned / ended


def test_greedy_bots_are_harder_to_beat_than_random_ones() -> None:
    assert rewards_of("greedy") < rewards_of("random") - 0.3


def test_tables_are_drawn_as_their_seat_sees_them() -> None:
    for bots in (None, "random"):
        tables = TablesEnv(GAME, 2, bots=bots, render_mode="ansi")
        tables.reset(seed=1)
        pictures = tables.render()
        assert pictures is not None
        assert len(pictures) == 2
        assert all("rockfall" in picture for picture in pictures)
    assert TablesEnv(GAME, 2).render() is None


def test_seats_and_bots_of_many_games_that_cannot_be_are_refused() -> None:
    with pytest.raises(InvalidOption, match="there is no seat 2"):
        TablesEnv(GAME, 2, bots="random", seat=2)
    with pytest.raises(InvalidOption, match="random or greedy, which are compiled, not 'search'"):
        TablesEnv(GAME, 2, bots="search")


def test_what_was_seen_stays_as_it_was_for_whoever_keeps_it() -> None:
    tables = TablesEnv(GAME, COUNT)
    seen, _ = tables.reset(seed=2)
    kept = [(seen["observation"][1:], seen["observation"].copy())]  # also where only a part is kept
    for _ in range(12):
        seen = tables.step(lots(tables, seen))[0]
        kept.append((seen["observation"][1:], seen["observation"].copy()))
    assert all(np.array_equal(part, whole[1:]) for part, whole in kept)
    assert len({part.tobytes() for part, _ in kept}) > 6


def test_what_was_seen_may_be_changed() -> None:
    plain, spoilt = (TablesEnv(GAME, COUNT) for _ in range(2))
    seen, other = plain.reset(seed=2)[0], spoilt.reset(seed=2)[0]
    for _ in range(12):
        assert np.array_equal(seen["observation"], other["observation"])
        other["observation"][:] = 7
        actions = lots(plain, seen)
        seen, other = plain.step(actions)[0], spoilt.step(actions)[0]


def test_observations_in_place_are_the_same_and_read_only() -> None:
    copied, in_place = TablesEnv(GAME, COUNT), TablesEnv(GAME, COUNT, copy=False)
    seen, same = copied.reset(seed=2)[0], in_place.reset(seed=2)[0]
    first = same["observation"]
    for _ in range(60):  # games end meanwhile
        assert np.array_equal(seen["observation"], same["observation"])
        actions = lots(copied, seen)
        seen, same = copied.step(actions)[0], in_place.step(actions)[0]
    assert np.shares_memory(first, same["observation"])
    with pytest.raises(ValueError, match="read-only"):
        first[:] = 7


def test_memory_is_used_again_only_when_nobody_holds_it() -> None:
    buffers = Buffers(lambda: np.zeros(9))
    first = buffers.take()
    place, part = first.ctypes.data, first[2:]
    assert buffers.take().ctypes.data != place
    del first
    assert buffers.take().ctypes.data != place  # a part of it is held
    del part
    assert place in {buffers.take().ctypes.data for _ in range(3)}
    held = [buffers.take() for _ in range(20)]
    assert len({array.ctypes.data for array in held}) == 20


def test_a_bot_of_your_own_that_breaks_down_is_not_replaced_in_silence(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Raises:\n    def choose(self, information): raise ValueError('no idea')\n")
    table = SeatEnv("cave-in", bots=f"{file}:Raises", start_player="1")
    with pytest.warns(UserWarning, match=r"seat 1: the bot raised ValueError: no idea .* the random bot plays on"):
        table.reset(seed=1)
