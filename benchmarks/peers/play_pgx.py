"""pgx on a CPU: many games at once, stepped and dealt anew by one compiled function."""

from __future__ import annotations

from collections.abc import Callable

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from timing import on_one_core, rate, tell

GAMES = ("leduc_holdem", "connect_four", "backgammon")
TABLES, STEPS = 1024, 32


def playing(name: str) -> Callable[[], int]:
    """Some random steps at all tables."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: pgx.State, key: jax.Array) -> pgx.State:
        def once(state: pgx.State, key: jax.Array) -> tuple[pgx.State, None]:
            lots, steps = jax.random.split(key)
            actions = jax.random.categorical(lots, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
            return step(state, actions, jax.random.split(steps, TABLES)), None

        return jax.lax.scan(once, state, jax.random.split(key, STEPS))[0]

    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), TABLES)), jax.random.key(2)]

    def play() -> int:
        held[1], key = jax.random.split(held[1])
        held[0] = jax.block_until_ready(run(held[0], key))
        return TABLES * STEPS

    return play


def main() -> None:
    on_one_core()
    for name in GAMES:
        tell(f"{TABLES} games at once", name, rate(playing(name)))


if __name__ == "__main__":
    main()
