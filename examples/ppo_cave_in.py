"""A learner in one file: PPO teaches a small network Cave-In against random play, in about a minute on one core.

    pip install 'starlode[envs,learn]'
    python examples/ppo_cave_in.py [--decisions 300000] [--seed 1] [--game cave-in] [--bots random]

It is the PPO of CleanRL, in JAX: games stepped together by `TablesEnv`, generalised advantages, clipped updates, a mask
on the policy so that only legal actions are chosen. The reward is the final score, seen by one seat whose rivals are
bots. Before and after, the network plays games of other seeds, and how many it wins is printed.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from starlode.envs.gymnasium import TablesEnv

TABLES, STEPS, EPOCHS, BATCHES = 64, 64, 2, 8
HIDDEN, RATE, LAMBDA, CLIP, ENTROPY, VALUE = 128, 1e-3, 0.98, 0.2, 0.01, 0.5
TEST_TABLES, TEST_GAMES = 100, 400


class Seen(NamedTuple):
    """Observations and legal actions of many games; as a rollout, with what was done and how it went."""

    numbers: Any
    mask: Any


class Rollout(NamedTuple):
    """What PPO learns from, one row a decision."""

    seen: Seen
    action: Any
    chance: Any  # logarithm of the probability the action was chosen with
    advantage: Any
    target: Any  # what the value should have been


# ---- the network: two layers, a policy and a value ----


def new_network(key: Any, sizes: tuple[int, ...]) -> list[tuple[Any, Any]]:
    """Weights and biases; the last layer is small, so that all legal actions are alike at first."""
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [np.sqrt(2.0)] * (len(sizes) - 2) + [0.01]
    init = [jax.nn.initializers.orthogonal(scale) for scale in scales]
    return [
        (make(key, (inner, outer)), jnp.zeros(outer))
        for make, key, inner, outer in zip(init, keys, sizes[:-1], sizes[1:], strict=True)
    ]


def look(network: Any, seen: Seen) -> tuple[Any, Any]:
    """Logarithms of the probabilities of all actions, and the value; counts are brought to a common scale."""
    flow = jnp.sign(seen.numbers) * jnp.log1p(jnp.abs(seen.numbers))
    for weights, biases in network[:-1]:
        flow = jnp.tanh(flow @ weights + biases)
    out = flow @ network[-1][0] + network[-1][1]
    return jax.nn.log_softmax(jnp.where(seen.mask > 0, out[..., 1:], -1e9)), out[..., 0]


@jax.jit
def choose(network: Any, seen: Seen, key: Any) -> tuple[Any, Any, Any]:
    """An action for every game, by lot, with the logarithm of its probability and the value."""
    chances, values = look(network, seen)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], values


# ---- learning ----


def loss_of(network: Any, rows: Rollout) -> Any:
    """PPO's loss: clipped policy, squared error of the value, and a little for staying curious."""
    chances, values = look(network, rows.seen)
    taken = jnp.take_along_axis(chances, rows.action[:, None], 1)[:, 0]
    ratio, advantage = jnp.exp(taken - rows.chance), rows.advantage
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    policy = jnp.maximum(-advantage * ratio, -advantage * jnp.clip(ratio, 1 - CLIP, 1 + CLIP)).mean()
    entropy = -(jnp.exp(chances) * jnp.where(rows.seen.mask > 0, chances, 0)).sum(-1).mean()
    return policy + VALUE * jnp.square(values - rows.target).mean() - ENTROPY * entropy


@partial(jax.jit, static_argnums=0)
def improve(optimiser: Any, network: Any, moments: Any, rows: Rollout, key: Any) -> tuple[Any, Any]:
    """Some passes over all rows, in shuffled batches."""

    def learn(carry: Any, order: Any) -> tuple[Any, None]:
        network, moments = carry
        slopes = jax.grad(loss_of)(network, jax.tree.map(lambda column: column[order], rows))
        changes, moments = optimiser.update(slopes, moments, network)
        return (optax.apply_updates(network, changes), moments), None

    count = rows.action.shape[0]
    orders = [jax.random.permutation(one, count).reshape(BATCHES, -1) for one in jax.random.split(key, EPOCHS)]
    (network, moments), _ = jax.lax.scan(learn, (network, moments), jnp.concatenate(orders))
    return network, moments


def advantages(rewards: Any, values: Any, ended: Any) -> Any:
    """Generalised advantage estimates; `values` has one row more than the others, and nothing reaches past an end."""
    found, ahead = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        found[step] = ahead = surprise + LAMBDA * goes_on * ahead
    return found


class Learner:
    """A network, the tables it plays at, and what it has seen there last."""

    def __init__(self, game: str, bots: str, seed: int, decisions: int) -> None:
        self.tables = TablesEnv(game, TABLES, bots=bots, rewards="score")
        spaces = self.tables.single_observation_space
        sizes = (spaces["observation"].shape[0], HIDDEN, HIDDEN, 1 + spaces["action_mask"].shape[0])
        self.key, first = jax.random.split(jax.random.key(seed))
        self.network = new_network(first, sizes)
        self.updates = decisions // (TABLES * STEPS)
        rate = optax.linear_schedule(RATE, RATE / 10, self.updates * EPOCHS * BATCHES)
        self.optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate, eps=1e-5))
        self.moments = self.optimiser.init(self.network)
        self.seen = as_seen(self.tables.reset(seed=seed)[0])

    def lot(self) -> Any:
        self.key, lot = jax.random.split(self.key)
        return lot

    def play(self) -> Rollout:
        """Some decisions at every table."""
        rows: list[Any] = []
        for _ in range(STEPS):
            action, chance, value = map(np.asarray, choose(self.network, self.seen, self.lot()))
            seen, reward, ended, _, _ = self.tables.step(action)
            rows.append((self.seen, action, chance, value, reward.astype(np.float32), ended))
            self.seen = as_seen(seen)
        seen, action, chance, value, reward, ended = jax.tree.map(lambda *steps: np.stack(steps), *rows)
        value = np.concatenate([value, np.asarray(choose(self.network, self.seen, self.lot())[2])[None]])
        ahead = advantages(reward, value, ended)
        rollout = Rollout(seen, action, chance, ahead, ahead + value[:-1])
        return jax.tree.map(lambda column: column.reshape(TABLES * STEPS, *column.shape[2:]), rollout)

    def train(self) -> None:
        for _ in range(self.updates):
            rows = self.play()
            self.network, self.moments = improve(self.optimiser, self.network, self.moments, rows, self.lot())


def as_seen(seen: Any) -> Seen:
    return Seen(seen["observation"], seen["action_mask"])


def wins(network: Any, game: str, bots: str, seed: int) -> float:
    """The share of victories over many games, from the first seat and from the second; equals share one."""
    won = []
    for seat in (0, 1):
        tables, key, before = TablesEnv(game, TEST_TABLES, bots=bots, seat=seat), jax.random.key(seed), len(won)
        seen, _ = tables.reset(seed=seed + seat)
        while len(won) - before < TEST_GAMES // 2:
            key, lot = jax.random.split(key)
            action, _, _ = choose(network, as_seen(seen), lot)
            seen, rewards, ended, _, _ = tables.step(np.asarray(action))
            won += ((1 + rewards[ended]) / 2).tolist()
    return float(np.mean(won))


def main() -> None:
    """Train, and tell how much it helped."""
    parser = argparse.ArgumentParser(description="PPO on a game of Starlode")
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="cave-in")
    parser.add_argument("--bots", default="random")
    order = parser.parse_args()
    learner, began = Learner(order.game, order.bots, order.seed, order.decisions), time.perf_counter()
    print(f"before: wins {wins(learner.network, order.game, order.bots, 1_000):.1%}", flush=True)
    learner.train()
    took = time.perf_counter() - began
    print(f"after {order.decisions:,} decisions: wins {wins(learner.network, order.game, order.bots, 2_000):.1%}")
    print(f"{took:.0f} s")


if __name__ == "__main__":
    main()
