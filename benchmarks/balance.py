"""What happens in games between equal bots: how they end, how long they are, and how often each event comes up.

    python benchmarks/balance.py GAME PLAYERS GAMES BOT [OPTION=VALUE ...]

The lab tells of seats and components; this answers the other questions of docs/findings/balance.md.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from random import Random

from starlode.bots import make_bot
from starlode.bots.play_out import AtMatch
from starlode.bots.playing import let_play
from starlode.engine.declarations.events import Event
from starlode.engine.declarations.options import given_options
from starlode.games import load_game
from starlode.match import Match


def play(match: Match, bot: str, chance: Random) -> list[Event]:
    """One game of a bot against itself; everything that happened in it."""
    bots = [make_bot(bot, chance.getrandbits(62)) for _ in range(match.players)]
    happened: list[Event] = []

    def heed(seat: int, action: int) -> None:
        happened.extend(match.game.events.of(match.state))

    let_play(AtMatch(match), dict(enumerate(bots)), lambda seat: chance.getrandbits(62), heed)
    return happened


def main(name: str, players: int, games: int, bot: str, pairs: list[str]) -> None:
    """Play and print."""
    game = load_game(name)
    options = game.resolve(given_options(pairs, players))
    seen, endings, points, rounds = Counter[str](), Counter[str](), 0, 0
    details = [0, 0]
    for seed in range(games):
        match = Match(game, seed=seed, **options)
        for event in play(match, bot, Random(seed)):
            seen[event.kind] += 1
            if event.kind == "order":
                details = [details[0] + event.number("diligence"), details[1] + event.number("priority")]
        assert match.outcome is not None
        endings[re.sub(r"\d+", "N", match.outcome.reason)] += 1
        points += max(result.points for result in match.outcome.results)
        rounds += game.round_of(match.state) or 0
    print(f"{name}, {players} players, {games} games of {bot}, {pairs or 'usual options'}")
    print(f"  {rounds / games:.1f} rounds, {points / games:.1f} points of the best; endings: {dict(endings)}")
    print("  events a game:", ", ".join(f"{kind} {count / games:.2f}" for kind, count in sorted(seen.items())))
    if seen["order"]:
        print(f"  a program: diligence {details[0] / seen['order']:.2f}, priority {details[1] / seen['order']:.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(f"usage: {sys.argv[0]} GAME PLAYERS GAMES BOT [OPTION=VALUE ...]")
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5:])
