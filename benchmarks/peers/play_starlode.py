"""Starlode: from a match with all its checks and texts down to the bare kernels."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
from aec import play as play_agents
from timing import on_one_core, rate, tell

from starlode.engine.authoring.game import Game
from starlode.engine.many.walk import Walk
from starlode.engine.running import loops
from starlode.engine.state.dice import dice_of
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import one
from starlode.envs.gymnasium import TablesEnv
from starlode.envs.pettingzoo import env
from starlode.games import all_games, load_game
from starlode.match import Match

TABLES, STEPS, GAMES = 256, 16, 20


def by_match(game: Game) -> int:
    match = Match(game, seed=random.getrandbits(60))
    while not match.over:
        match.play(random.choice(match.legal_actions()))
    return match.ply


def walking(game: Game) -> Callable[[], int]:
    walk = Walk(game)

    def play() -> int:
        walk.deal(random.getrandbits(60))
        made = 0
        while not walk.over:
            walk.play(random.choice(walk.actions()))
            made += 1
        return made

    return play


def by_tables(game: Game) -> Callable[[], int]:
    """Steps of many games; every legal action has the same chance."""
    tables, chance = TablesEnv(game, TABLES), np.random.default_rng(1)
    held = [tables.reset(seed=1)[0]["action_mask"]]

    def play() -> int:
        for _ in range(STEPS):
            count = held[0].sum(axis=1, dtype=np.int64)
            places = np.cumsum(count) - count + (chance.random(TABLES) * count).astype(np.int64)
            held[0] = tables.step(np.flatnonzero(held[0])[places] % game.actions)[0]["action_mask"]
        return TABLES * STEPS

    return play


def by_kernel(game: Game) -> Callable[[], int]:
    config, state, dice = game.configure({}), one(game.state_type), dice_of(1)
    mask, players = blank_mask(game.actions), config.options["players"]

    def play() -> int:
        seed = random.getrandbits(60)
        return loops.play_many(config.params, state, players, seed, GAMES, game.most_decisions, mask, dice)

    return play


def main() -> None:
    on_one_core()
    random.seed(1)
    for info in all_games().values():
        game = load_game(info)
        agents = env(game)
        agents.reset(seed=1)
        tell("Match: checks, texts, record", info.name, rate(lambda game=game: by_match(game)))
        tell("PettingZoo", info.name, rate(lambda agents=agents: play_agents(agents)))
        tell("Python loop", info.name, rate(walking(game)))
        tell(f"vector environment, {TABLES} games", info.name, rate(by_tables(game)))
        tell("kernel", info.name, rate(by_kernel(game)))


if __name__ == "__main__":
    main()
