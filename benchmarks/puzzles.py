"""Whether shipped puzzles stand: some of them thought about again, longer and with other seeds.

    python benchmarks/puzzles.py GAME [COUNT] [SEED] [ITERATIONS]

COUNT puzzles are drawn by SEED, which also makes all seeds of the search. The three best choices get two trees of
ITERATIONS each, and a free search of twice as many may look wherever it likes. A puzzle stands if both prefer its
answer. A line for each that falls, and the share of those that stand with its 95 % interval.
"""

from __future__ import annotations

import sys
from random import Random
from typing import NamedTuple

from starlode.analysis.weighing import Scales
from starlode.arena.intervals import wilson
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.search_bot import Thinking
from starlode.engine.authoring.game import Game
from starlode.games import load_game
from starlode.puzzles import Puzzle, information_of, load_puzzles
from starlode.puzzles.leading import best_of, lead_of
from starlode.puzzles.scouting import some_seeds
from starlode.puzzles.solving import SEED_BITS

FINALISTS = 3
FREELY = 2  # times the thinking of a tree
USUAL = {"cosmic-scavengers": 6_000}  # iterations there take long
LONG = 16_000


class Recheck(NamedTuple):
    """What a longer look says: the best choice, its lead, and what a free search chooses."""

    best: int
    lead: float
    free: int


def recheck(game: Game, puzzle: Puzzle, iterations: int, chance: Random) -> Recheck:
    """A puzzle again, with seeds that nobody used before."""
    here = information_of(game, puzzle)
    finalists = [choice.action for choice in puzzle.choices[:FINALISTS]]
    values = Scales(iterations).weigh(here, finalists, some_seeds(chance), iterations)
    best = best_of(values)
    free = AdvisedBot(chance.getrandbits(SEED_BITS), Thinking(iterations=FREELY * iterations)).choose(here)
    return Recheck(best, lead_of(values, best), free)


def main(name: str, count: int, seed: int, iterations: int) -> None:
    """Tell which puzzles fall, and how many stand."""
    game, chance = load_game(name), Random(seed)
    assert game.info.folder is not None
    known = load_puzzles(game, game.info.folder / "puzzles.jsonl")
    chosen, stood = chance.sample(known, min(count, len(known))), 0
    for number, puzzle in enumerate(chosen, 1):
        found, best = recheck(game, puzzle, iterations, chance), puzzle.choices[0].action
        stands = best == found.best == found.free
        stood += stands
        if not stands:
            print(f"{puzzle.id} falls: {best} was best, now {found.best} (lead {found.lead:.3f}), freely {found.free}")
        print(f"{stood} of {number}", end="\r", file=sys.stderr, flush=True)
    low, high = wilson(stood, len(chosen))
    print(f"{name}: {stood} of {len(chosen)} stand ({low:.0%} to {high:.0%}), {iterations} iterations, seed {seed}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} GAME [COUNT] [SEED] [ITERATIONS]")
    asked = [int(number) for number in sys.argv[2:]]
    main(sys.argv[1], *[*asked, *(30, 25, USUAL.get(sys.argv[1], LONG))[len(asked) :]])
