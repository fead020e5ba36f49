"""How long the levels think: seconds a decision, on one core, in games between equals.

    python benchmarks/thinking.py GAME [GAMES] [LEVEL ...]

A decision with one legal move is not counted: no bot thinks about it.
"""

from __future__ import annotations

import sys
import time
from functools import partial

import numpy as np

from starlode.bots import Bot, make_bot
from starlode.bots.levels import LEVELS
from starlode.bots.play_out import AtMatch
from starlode.bots.playing import let_play
from starlode.games import find_game
from starlode.match import Information, Match


class Timed:
    """A bot that looks at the clock."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.name = bot.name
        self._bot, self._times = bot, times

    def choose(self, information: Information) -> int:
        """What the bot decides."""
        began = time.perf_counter()
        action = self._bot.choose(information)
        if len(information.actions) > 1:
            self._times.append(time.perf_counter() - began)
        return action


def thinking_times(game: str, players: int, level: str, games: int) -> list[float]:
    """Seconds of every decision in some games of one level against itself."""
    times: list[float] = []
    for seed in range(games):
        match = Match(game, players=players, seed=seed)
        bots = {seat: Timed(make_bot(level, seat), times) for seat in range(players)}
        let_play(AtMatch(match), bots, partial(_ply, match))
    return times


def _ply(match: Match, seat: int) -> int:
    return match.ply


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
