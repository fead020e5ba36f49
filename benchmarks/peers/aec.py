"""The loop of PettingZoo's documentation, for its classic games and for those of Starlode alike."""

from __future__ import annotations

import random
from typing import Any


def play(env: Any) -> int:
    """A random game; a legal action is chosen in the quickest way there is, the same for all."""
    env.reset()
    made = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
        env.step(env.action_space(agent).sample() if mask is None else int(random.choice(mask.nonzero()[0])))
        made += 1
    return made
