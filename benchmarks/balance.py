"""What happens in games between equal bots: how they end, how long they are, and how often each event comes up.

    python benchmarks/balance.py GAME PLAYERS GAMES BOT [OPTION=VALUE ...]

The lab tells of seats and components; this answers the other questions of docs/findings/balance.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

from starlode.bots import make_bot
from starlode.engine.declarations.events import Event
from starlode.engine.declarations.options import given_options
from starlode.games import load_game
from starlode.match import Match


def play(match: Match, bot: str, chance: Random) -> list[Event]:
    """One game of a bot against itself; everything that happened in it."""
    bots = [make_bot(bot, chance.getrandbits(62)) for _ in range(match.players)]
    happened: list[Event] = []
    while not match.over:
        seat = match.acting[0]
        happened += match.play(bots[seat].choose(match.information(seat, chance.getrandbits(62))), seat)
    return happened


def main(name: str, players: int, games: int, bot: str, pairs: list[str]) -> None:
    """Play and print."""
    game = load_game(name)
    options = game.resolve(given_options(pairs, players))
    state: Any = import_module(f"{type(game).__module__.rpartition('.')[0]}.state")
    seen, endings, points, rounds = Counter[str](), Counter[str](), 0, 0
    details = [0, 0]
    for seed in range(games):
        match = Match(game, seed=seed, **options)
        for event in play(match, bot, Random(seed)):
            seen[state.EVENTS[event.kind]] += 1
            if state.EVENTS[event.kind] == "order":
                details = [details[0] + event.b, details[1] + event.c]
        endings[state.ENDINGS[match.state.ending]] += 1
        points += max(result.points for result in match.outcome.results) if match.outcome else 0
        rounds += int(match.state.round_number)
    print(f"{name}, {players} players, {games} games of {bot}, {pairs or 'usual options'}")
    print(f"  {rounds / games:.1f} rounds, {points / games:.1f} points of the best; endings: {dict(endings)}")
    print("  events a game:", ", ".join(f"{kind} {count / games:.2f}" for kind, count in sorted(seen.items())))
    if seen["order"]:
        print(f"  a program: diligence {details[0] / seen['order']:.2f}, priority {details[1] / seen['order']:.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(f"usage: {sys.argv[0]} GAME PLAYERS GAMES BOT [OPTION=VALUE ...]")
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5:])
