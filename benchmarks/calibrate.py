"""How far the analysis tells players of known strength apart: levels play each other, and some decisions are judged.

    python benchmarks/calibrate.py GAME [GAMES] [THINK] [EVERY] [LEVEL,LEVEL ...]

Without pairs of levels each plays itself and the next one. THINK is how much each decision is thought about, as for
`starlode analyse --think` (empty for what is usual there); one in EVERY is judged, chosen at random. A row of the table
is a level: in how many games it was judged, its accuracy in a game with the 95 % interval, how often one game of it got
more than one game of the level before, what an average decision is proven to lose of the expected result, and how many
of a hundred decisions got which grade.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import fmean

from starlode.analysis import Effort, Verdict, parse_effort, usual_effort
from starlode.analysis.analyst import Judge
from starlode.analysis.judgement import seeds_of
from starlode.analysis.report import accuracy_of
from starlode.bots import Bot, make_bot
from starlode.bots.levels import levels_of
from starlode.bots.play_out import AtMatch
from starlode.bots.playing import let_play
from starlode.games import load_game
from starlode.lab.statistics import mean_interval
from starlode.match import Information, Match

GRADES = ("inaccuracy", "mistake", "blunder")
PLAYERS = 2
HEAD = "| level | games | accuracy, % | above the level before, % | loss of a decision, % | inaccuracies | mistakes | blunders, of 100 |"  # noqa: E501

Pair = tuple[str, str]


class Judged:
    """A bot some of whose decisions are judged, as it makes them; forced moves are not."""

    def __init__(self, bot: Bot, match: Match, judge: Judge, every: int) -> None:
        self.name = bot.name
        self.found: list[Verdict] = []
        self._bot, self._match, self._judge, self._every = bot, match, judge, every

    def choose(self, information: Information) -> int:
        """What the bot decides."""
        action, ply = self._bot.choose(information), self._match.ply
        chance = Random(f"{self._match.seed} {ply}")
        if len(information.actions) > 1 and chance.random() < 1 / self._every:
            seeds = seeds_of(chance.getrandbits(32), information.seat, ply)
            self.found.append(self._judge.judge(information, ply, action, seeds))
        return action


def judged(game: str, pair: Pair, seed: int, effort: Effort, every: int) -> list[list[Verdict]]:
    """The verdicts on some decisions of a game, by seat."""
    match = Match(game, players=PLAYERS, seed=seed)
    judge = Judge(match.game, PLAYERS, effort.iterations)
    bots = [Judged(make_bot(level, seed * PLAYERS + seat), match, judge, every) for seat, level in enumerate(pair)]
    let_play(AtMatch(match), dict(enumerate(bots)), lambda seat: match.ply)
    return [bot.found for bot in bots]


def above(lower: list[float], upper: list[float]) -> str:
    """How often a game of the upper level got more than one of the lower; equal counts half."""
    pairs = [(one > other) + 0.5 * (one == other) for other, one in product(lower, upper)]
    return f"{100 * fmean(pairs):.0f}" if pairs else "-"


def rows(games: dict[str, list[list[Verdict]]]) -> Iterator[str]:
    """The table, weakest level first."""
    before: list[float] = []
    for level, played in games.items():
        accuracies = [100 * accuracy_of(one) for one in played]
        low, high = mean_interval(accuracies)
        told = f"{fmean(accuracies):.0f} ({low:.0f} to {high:.0f})"
        verdicts = [verdict for one in played for verdict in one]
        grades = Counter(verdict.grade for verdict in verdicts)
        shares = " | ".join(f"{100 * grades[grade] / len(verdicts):.1f}" for grade in GRADES)
        loss = 100 * fmean(verdict.proven for verdict in verdicts)
        yield f"| `{level}` | {len(played)} | {told} | {above(before, accuracies)} | {loss:.2f} | {shares} |"
        before = accuracies


def main(game: str, count: int, think: str, every: int, pairs: list[Pair]) -> None:
    """The table of a game."""
    effort = parse_effort(think or usual_effort(load_game(game), PLAYERS))
    levels = levels_of(load_game(game), PLAYERS)
    neighbours = [(level, other) for place, level in enumerate(levels) for other in levels[place : place + 2]]
    found: dict[str, list[list[Verdict]]] = defaultdict(list)
    for seed, pair in product(range(count), pairs or neighbours):
        seated = pair if seed % 2 == 0 else pair[::-1]
        for level, verdicts in zip(seated, judged(game, seated, seed, effort, every), strict=True):
            found[level].append(verdicts)
    known = {level: found[level] for level in (*levels, *found) if level in found}
    print(HEAD, "|---" * 8 + "|", *rows(known), sep="\n")


def pair_of(text: str) -> Pair:
    """Two levels, or one against itself."""
    first, _, second = text.partition(",")
    return first, second or first


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} GAME [GAMES] [THINK] [EVERY] [LEVEL,LEVEL ...]")
    wanted = [*sys.argv[2:5], *("4", "", "5")[len(sys.argv[2:5]) :]]
    main(sys.argv[1], int(wanted[0]), wanted[1], int(wanted[2]), [pair_of(text) for text in sys.argv[5:]])
