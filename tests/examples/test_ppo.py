"""The learner of the examples learns: after a short training it beats random play, which it did not before."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from starlode.engine.compiling import kernel
from tests.extras import needed

for package in ("jax", "optax", "gymnasium"):
    needed(package)

HOUSE = Path(__file__).resolve().parents[2]
EXAMPLE = HOUSE / "examples" / "ppo_cave_in.py"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(HOUSE)}


@pytest.mark.skipif(not kernel.COMPILED, reason="interpreted rules would take hours")
def test_ppo_learns_to_beat_random_play() -> None:
    order = [sys.executable, str(EXAMPLE), "--decisions", "100000"]
    done = subprocess.run(order, capture_output=True, text=True, timeout=300, check=False, env=ENVIRONMENT)
    assert done.returncode == 0, done.stderr
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)%", done.stdout))
    assert 35 < before < 65  # of 400 games: an untrained network is as good as chance
    assert after > 85
