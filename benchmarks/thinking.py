"""How long the levels think: seconds a decision, on one core, in games between equals.

    python benchmarks/thinking.py GAME [GAMES] [LEVEL ...]

A decision with one legal move is not counted: no bot thinks about it.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from starlode.bots import Bot, make_bot
from starlode.bots.levels import LEVELS
from starlode.games import find_game
from starlode.match import Match


def thinking_times(game: str, players: int, level: str, games: int) -> list[float]:
    """Seconds of every decision in some games of one level against itself."""
    times: list[float] = []
    for seed in range(games):
        match = Match(game, players=players, seed=seed)
        bots: list[Bot] = [make_bot(level, seat) for seat in range(players)]
        while not match.over:
            seat = match.acting[0]
            information = match.information(seat, match.ply)
            began = time.perf_counter()
            action = bots[seat].choose(information)
            if len(information.actions) > 1:
                times.append(time.perf_counter() - began)
            match.play(action, seat)
    return times


def main(game: str, games: int, levels: list[str]) -> None:
    """A line for every number of players and level."""
    fewest, most = find_game(game).players
    for level in levels or LEVELS:
        thinking_times(game, fewest, level, 1)  # what is compiled or loaded at the first call is not measured
        for players in range(fewest, most + 1):
            times = thinking_times(game, players, level, games)
            half, late = np.percentile(times, [50, 99])
            print(
                f"{game} {players} players {level:7} {len(times):5} decisions: median {1000 * half:6.1f} ms, "
                f"99% within {1000 * late:6.1f} ms, slowest {1000 * max(times):6.1f} ms",
                flush=True,
            )


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} GAME [GAMES] [LEVEL ...]")
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1, sys.argv[3:])
