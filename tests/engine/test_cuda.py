"""The rules on a GPU give the same bytes as on a CPU. One command with a GPU: `pytest tests/engine/test_cuda.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import GpuMissing, IllegalMove
from starlode.engine.many.batch import Batch as CpuBatch
from starlode.engine.many.cuda import GpuBatch
from starlode.engine.many.cuda.toolkit import load_cuda
from starlode.games import load_game
from starlode.testing.random_play import heads, positions_after

COUNT = 256
GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    try:
        load_cuda()
    except GpuMissing as missing:
        pytest.skip(str(missing))
    return load_game(request.param)


def tables(game: Game) -> list[dict[str, Any]]:
    fewest, most = game.info.players
    return [{**options, "players": players} for options in game.examples for players in (fewest, most)]


def test_random_play_ends_in_the_bytes_of_the_cpu(game: Game) -> None:
    for options in tables(game):
        batch = GpuBatch(game, COUNT, seed=11, observe=False, options=options)
        batch.play(150)
        assert np.array_equal(heads(batch.states), heads(positions_after(batch, 150)))


def test_random_play_in_parts_is_the_same_as_at_once(game: Game) -> None:
    """Games end at the end of a part, too, and are dealt once."""
    batch = GpuBatch(game, COUNT, seed=12, observe=False)
    for _ in range(30):
        batch.play(10)
    assert np.array_equal(heads(batch.states), heads(positions_after(batch, 300)))


def test_steps_are_those_of_the_cpu(game: Game) -> None:
    chance = np.random.default_rng(5)
    for options in tables(game):
        here = CpuBatch(game, COUNT, seed=3, options=options)
        there = GpuBatch(game, COUNT, seed=3, options=options)
        for _ in range(60):
            assert np.array_equal(there.masks.copy_to_host(), here.masks)
            assert np.array_equal(there.seats.copy_to_host(), here.seats)
            assert np.array_equal(there.observations.copy_to_host(), here.observations)
            actions = (here.masks * chance.random(here.masks.shape)).argmax(axis=1)
            here.step(actions)
            there.step(actions)
            assert there.states.tobytes() == here.states.tobytes()
            assert np.array_equal(there.done.copy_to_host(), here.done)
            over = here.done != 0
            assert np.array_equal(there.results.copy_to_host()[over], here.results[over])


def test_an_illegal_action_is_refused_and_nothing_is_played(game: Game) -> None:
    batch = GpuBatch(game, COUNT, seed=1, observe=False)
    actions = batch.masks.copy_to_host().argmax(axis=1)
    before = batch.states.tobytes()
    actions[7] = -1
    with pytest.raises(IllegalMove, match=r"^game 7: action -1 is not legal for seat"):
        batch.step(actions)
    assert batch.states.tobytes() == before


def test_pytorch_takes_the_arrays_without_a_copy(game: Game) -> None:
    torch = pytest.importorskip("torch")
    batch = GpuBatch(game, COUNT, seed=1)
    masks = torch.as_tensor(batch.masks, device="cuda")
    assert masks.data_ptr() == batch.masks.__cuda_array_interface__["data"][0]
    batch.step(masks.to(torch.float32).argmax(dim=1))


def test_rows_are_the_observations_in_half_the_bits(game: Game) -> None:
    torch = pytest.importorskip("torch")
    batch = GpuBatch(game, COUNT - 1, seed=1)  # no whole number of tiles
    batch.play(40)
    wider = torch.ones(COUNT - 1, -(-game.observation // 16) * 16, dtype=torch.bfloat16, device="cuda")
    batch.write_rows(wider.view(torch.int64))
    wanted = torch.as_tensor(batch.observations.copy_to_host()).to(torch.bfloat16)
    assert torch.equal(wider[:, : game.observation].cpu(), wanted)
    assert not wider[:, game.observation :].any()
    masks = torch.ones(COUNT - 1, -(-game.actions // 16) * 16, dtype=torch.uint8, device="cuda")
    batch.write_masks(masks.view(torch.int64))
    assert np.array_equal(masks[:, : game.actions].cpu().numpy(), batch.masks.copy_to_host())
    assert not masks[:, game.actions :].any()


def test_a_kernel_is_compiled_once_per_machine(game: Game) -> None:
    """Whatever another process has compiled is found on disk: nothing of this one was missing twice."""
    batch = GpuBatch(game, COUNT, seed=1, observe=False)
    begin = batch._kernels.begin
    (signature,) = begin.overloads
    assert begin._cache.load_overload(signature, None) is not None


def test_without_a_gpu_the_missing_part_is_named() -> None:
    """The module can be imported anywhere; only using it needs a GPU, which is hidden here where there is one."""
    code = """if True:
        from starlode.engine.boundary import errors
        from starlode.engine.many import cuda
        try:
            cuda.toolkit.load_cuda()
        except errors.GpuMissing as missing:
            print(missing)
    """
    blind = {**os.environ, "CUDA_VISIBLE_DEVICES": ""}
    command = [sys.executable, "-c", code]
    told = subprocess.run(command, env=blind, capture_output=True, text=True, check=True).stdout
    assert told.startswith(("no NVIDIA GPU was found", "a GPU is used through numba-cuda"))
