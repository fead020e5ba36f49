"""How fast the games are as WebAssembly, in Node and in Chromium, beside the native rules in the same minutes.

    make web && npm --prefix web --workspace engine run build
    python benchmarks/wasm.py [SECONDS] [ROUNDS] [GAME ...]

Native code, Node and Chromium take turns for some rounds, because a busy machine slows down all of them; the best of
each counts. Decisions are those of random games of two players, iterations those of a search from the first position,
advised ones those of a search with the game's network.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

import numpy as np

from starlode.bots.adviser import Adviser, hire
from starlode.bots.network import network_for
from starlode.bots.neural_bot import STYLE, advised
from starlode.bots.search_bot import Tree
from starlode.bots.search_state import SearchNode
from starlode.engine.authoring.game import Game
from starlode.engine.running import loops, single
from starlode.engine.state.chance import stretch_seed
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import blank, one
from starlode.games import all_games, load_game
from starlode.match.information import Information

Speed = dict[str, float]

ROOT = Path(__file__).resolve().parent.parent
BUNDLES, PAGE, PROGRAMS = ROOT / "build" / "web", ROOT / "build" / "engine", ROOT / "web" / "engine" / "dist"
SPEEDS = ("decisions", "iterations", "advised")
PLAYERS, SEED, DICE, GAMES, LIMIT, ITERATIONS = 2, 1, 12345, 200, 10**6, 2000  # as in web/engine/bench/measure.ts


class Native:
    """The rules as machine code."""

    def measure(self, game: Game, seconds: float) -> Speed:
        """All speeds of a game."""
        config, state = game.configure({"players": PLAYERS}), one(game.state_type)
        mask, dice = blank_mask(game.actions), np.array([DICE], np.int64)

        def play() -> int:
            return int(loops.play_many(config.params, state, PLAYERS, SEED, GAMES, LIMIT, mask, dice))

        start = one(game.state_type)
        stretch_seed(SEED, start.key)
        single.deal(config.params, start, PLAYERS)
        seat = next(seat for seat in range(PLAYERS) if int(start.acting) >> seat & 1)
        information, nodes = Information.of(game, config, start, seat, SEED), blank(SearchNode, ITERATIONS + 2)

        def think() -> int:
            tree = Tree(information, SEED, nodes)
            tree.grow(ITERATIONS)
            return int(tree.plan.iterations)

        adviser: Adviser = hire(network_for(game, PLAYERS), ITERATIONS + 2)

        def think_advised() -> int:
            tree = Tree(information, SEED, nodes, STYLE, adviser=advised(adviser, information, ITERATIONS + 2))
            tree.grow(ITERATIONS)
            return int(tree.plan.iterations)

        works = {"decisions": play, "iterations": think, "advised": think_advised}
        return {name: rate(work, seconds) for name, work in works.items()}


class Program:
    """The rules as WebAssembly, in a program that answers a line with a line."""

    def __init__(self, *command: str | Path) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, game: Game, seconds: float) -> Speed:
        """All speeds of a game."""
        orders, answers = self._ends()
        orders.write(f"{game.info.name} {PLAYERS} {round(1000 * seconds)}\n")
        orders.flush()
        speed: Speed = json.loads(answers.readline())
        return speed

    def _ends(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin
        assert self.process.stdout
        return self.process.stdin, self.process.stdout


def rate(work: Callable[[], int], seconds: float) -> float:
    """What is done in a second by work that says how much it did."""
    work()  # compiled or loaded now
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        done += work()
    return done / (time.perf_counter() - began)


def main(seconds: float, rounds: int, names: list[str]) -> None:
    """Measure and print."""
    places: dict[str, Native | Program] = {
        "native": Native(),
        "Node": Program("node", PROGRAMS / "node.js", BUNDLES),
    }
    if shutil.which("chromium"):
        places["Chromium"] = Program("node", PROGRAMS / "chromium.js", PAGE, BUNDLES)
    for name in names or all_games():
        game, best = load_game(name), {place: dict.fromkeys(SPEEDS, 0.0) for place in places}
        for _ in range(rounds):
            for place, rules in places.items():
                speed = rules.measure(game, seconds)
                best[place] = {what: max(best[place][what], speed[what]) for what in speed}
        for what in SPEEDS:
            shares = (
                f"{place} {best[place][what]:,.0f} ({best[place][what] / best['native'][what]:.2f})" for place in best
            )
            print(f"{name}: {what}/s: {', '.join(shares)}", flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 1.0, int(given[1]) if len(given) > 1 else 3, given[2:])
