"""A network that plays itself on a GPU: `pytest tests/learn/test_gpu_play.py` where there is one."""

from __future__ import annotations

import pytest
import torch

from starlode.games import load_game
from starlode.learn.device import usable_place
from starlode.learn.fleet import Fleet, fleets_of
from starlode.learn.model import Model
from starlode.learn.rollout import Recorder

# What PyTorch compiled to draw lots with went wrong for many games at once only.
SHARES = {2: 1 << 16, 3: 1 << 16}
STEPS, TIMES = 8, 5  # some times as it is, some as it was recorded


@pytest.mark.filterwarnings("ignore")  # with one of its own warnings as an error PyTorch would not compile at all
@pytest.mark.parametrize("several", [False, True])
def test_a_network_chooses_legal_actions_for_the_seats_in_turn(several: bool) -> None:
    place = usable_place()
    if place.device.type != "cuda":
        pytest.skip("there is no GPU")
    game = load_game("cave-in")
    fleets = fleets_of(game, SHARES, 7, place.device) if several else [Fleet(game, SHARES, 7, place.device)]
    assert (len(fleets) > 1) == several
    recorder, model = Recorder(fleets, STEPS), Model(game.observation, game.actions).to(place.device)
    for _ in range(TIMES):
        rollout = recorder.play(model)
        assert rollout.masks.gather(1, rollout.actions[:, None]).all()
        assert torch.isfinite(rollout.chances).all()
        assert rollout.sits.sum(1).float().mean() == 2.5
    assert rollout.actions.unique().numel() > 50
