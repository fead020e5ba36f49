"""From nothing to a bot in one file: PPO in PyTorch teaches a network Cave-In, in about a minute on one core.

    pip install 'starlode[envs,train]'
    python examples/ppo_torch.py                                      # learns, and writes ppo_torch.pt
    starlode arena cave-in --players 2 --games 100 --bots examples/ppo_torch.py:Trained,greedy,random

It is PPO as CleanRL writes it: many games stepped together, a mask on the policy so that only legal actions are chosen,
generalised advantages, clipped updates. One seat learns, its rivals are bots. `Trained` plays by the weights in
`ppo_torch.pt` in the folder where you start it.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn

import starlode.envs  # noqa: F401  # registers starlode/CaveIn-v0 and the others

WEIGHTS = Path("ppo_torch.pt")
TABLES, STEPS, EPOCHS, BATCHES = 64, 64, 2, 8
HIDDEN, RATE, LAMBDA, CLIP, ENTROPY, VALUE = 128, 1e-3, 0.98, 0.2, 0.01, 0.5


class Agent(nn.Module):
    """Two layers, a policy and a value."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # so that all legal actions are alike at first

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        flow = self.trunk(seen.sign() * seen.abs().log1p())  # counts are brought to a common scale
        logits = self.policy(flow).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(flow)[:, 0]


class Trained:
    """A bot that plays what the trained network likes best."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        saved = torch.load(WEIGHTS, weights_only=True)
        self.agent = Agent(*saved["sizes"])
        self.agent.load_state_dict(saved["agent"])

    @torch.no_grad()
    def choose(self, information) -> int:
        seen, mask = torch.from_numpy(information.observation()), torch.from_numpy(information.mask())
        return int(self.agent(seen[None], mask[None])[0].probs.argmax())


def tensors(seen: dict) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def advantages(rewards: np.ndarray, values: np.ndarray, ended: np.ndarray) -> np.ndarray:
    """Generalised advantage estimates; `values` has one row more than the others, and nothing reaches past an end."""
    found, ahead = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        found[step] = ahead = surprise + LAMBDA * goes_on * ahead
    return found


@torch.no_grad()
def play(agent: Agent, tables: gymnasium.vector.VectorEnv, seen: dict) -> tuple[list[torch.Tensor], dict, np.ndarray]:
    """Some decisions at every table: what PPO learns from, what is seen then, and the rewards of games that ended."""
    rows, rewards, ended = [], [], []
    for _ in range(STEPS):
        policy, value = agent(*tensors(seen))
        action = policy.sample()
        rows.append((*tensors(seen), action, policy.log_prob(action), value))
        seen, reward, over, _, _ = tables.step(action.numpy())
        rewards.append(reward.astype(np.float32))
        ended.append(over)
    columns = [torch.stack(column) for column in zip(*rows, strict=True)]
    values = torch.cat([columns[4], agent(*tensors(seen))[1][None]]).numpy()
    ahead = torch.from_numpy(advantages(np.stack(rewards), values, np.stack(ended)))
    told = [*columns[:4], ahead, ahead + columns[4]]
    return [column.flatten(0, 1) for column in told], seen, np.stack(rewards)[np.stack(ended)]


def improve(agent: Agent, optimiser: torch.optim.Optimizer, rows: list[torch.Tensor]) -> None:
    """Some passes over all rows, in shuffled batches."""
    for order in (batch for _ in range(EPOCHS) for batch in torch.randperm(len(rows[0])).chunk(BATCHES)):
        seen, mask, action, chance, ahead, target = (column[order] for column in rows)
        policy, value = agent(seen, mask)
        ratio, ahead = (policy.log_prob(action) - chance).exp(), (ahead - ahead.mean()) / (ahead.std() + 1e-8)
        loss = torch.maximum(-ahead * ratio, -ahead * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
        loss = loss + VALUE * (value - target).square().mean() - ENTROPY * policy.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
        optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a network to play by PPO.")
    parser.add_argument("--game", default="starlode/CaveIn-v0", help="a game by its id in Gymnasium")
    parser.add_argument("--bots", default="random", help="the rivals: random or greedy")
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)  # so small a network is not quicker on several cores
    tables = gymnasium.make_vec(wanted.game, num_envs=TABLES, bots=wanted.bots, rewards="score")
    seen, _ = tables.reset(seed=wanted.seed)
    sizes = seen["observation"].shape[1], seen["action_mask"].shape[1]
    agent = Agent(*sizes)
    optimiser = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    updates, began = max(1, wanted.decisions // (TABLES * STEPS)), time.monotonic()
    for update in range(updates):
        optimiser.param_groups[0]["lr"] = RATE * (1 - 0.9 * update / updates)
        rows, seen, rewards = play(agent, tables, seen)
        improve(agent, optimiser, rows)
        if update % 10 == 9 or update == updates - 1:
            done, seconds = (update + 1) * TABLES * STEPS, time.monotonic() - began
            won = f"{(rewards > 0).mean():.0%}" if len(rewards) else "-"
            print(f"{done:>9,} decisions in {seconds:4.0f} s; games won lately: {won}", flush=True)
    torch.save({"sizes": sizes, "agent": agent.state_dict()}, WEIGHTS)


if __name__ == "__main__":
    main()
