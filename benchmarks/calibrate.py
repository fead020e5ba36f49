"""How far the analysis tells players of known strength apart: levels play themselves, and some decisions are judged.

    python benchmarks/calibrate.py GAME [GAMES] [THINK] [EVERY] [LEVEL ...]

THINK is how much each decision is thought about, as for `starlode analyse --think` (empty for what is usual there); one
in EVERY is judged, chosen at random. Levels think for their iterations without a clock, so that a busy machine does not
weaken them. A row of the table is a level: its accuracy with the 95 % interval over the judged decisions, what an
average decision loses of the expected result, and how many of a hundred decisions got which grade. Levels are told
apart where their intervals do not overlap.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from starlode.analysis import Effort, Verdict, parse_effort, usual_effort
from starlode.analysis.analyst import Judge
from starlode.analysis.judgement import seeds_of
from starlode.analysis.report import worth_of
from starlode.bots import Bot, make_bot
from starlode.bots.levels import LEVELS, MASTER, SLIPS, THINKING, ThoughtfulBot
from starlode.bots.neural_bot import AdvisedBot
from starlode.bots.play_out import AtMatch
from starlode.bots.playing import let_play
from starlode.bots.search_bot import SearchBot, Thinking
from starlode.games import load_game
from starlode.lab.statistics import mean_interval
from starlode.match import Information, Match

GRADES = ("inaccuracy", "mistake", "blunder")
PLAYERS = 2


def player(level: str, seed: int) -> Bot:
    """A bot of that level, without its clock."""
    if level not in THINKING:
        return make_bot(level, seed)
    thinking = Thinking(iterations=THINKING[level].iterations)
    if level in SLIPS:
        return ThoughtfulBot(seed, level, thinking)
    return (AdvisedBot if level == MASTER else SearchBot)(seed, thinking)


class Judged:
    """A bot some of whose decisions are judged, as it makes them; forced moves are not."""

    def __init__(self, bot: Bot, match: Match, judge: Judge, every: int, found: list[Verdict]) -> None:
        self.name = bot.name
        self._bot, self._match, self._judge, self._every, self._found = bot, match, judge, every, found

    def choose(self, information: Information) -> int:
        """What the bot decides."""
        action, ply = self._bot.choose(information), self._match.ply
        chance = Random(f"{self._match.seed} {ply}")
        if len(information.actions) > 1 and chance.random() < 1 / self._every:
            seeds = seeds_of(chance.getrandbits(32), information.seat, ply)
            self._found.append(self._judge.judge(information, ply, action, seeds))
        return action


def judged(game: str, level: str, seed: int, effort: Effort, every: int) -> list[Verdict]:
    """The verdicts on some decisions of one game of a level against itself."""
    match = Match(game, players=PLAYERS, seed=seed)
    found: list[Verdict] = []
    judge = Judge(match.game, PLAYERS, effort.iterations)
    bots = {seat: Judged(player(level, seat), match, judge, every, found) for seat in range(PLAYERS)}
    let_play(AtMatch(match), bots, lambda seat: match.ply)
    return found


def row(level: str, verdicts: list[Verdict]) -> str:
    """One level of the table."""
    grades = Counter(verdict.grade for verdict in verdicts)
    shares = " | ".join(f"{100 * grades[grade] / len(verdicts):.1f}" for grade in GRADES)
    worths = [100 * worth_of(verdict) for verdict in verdicts]
    low, high = mean_interval(worths)
    accuracy = f"{sum(worths) / len(worths):.0f} ({low:.0f} to {high:.0f})"
    loss = 100 * sum(verdict.proven for verdict in verdicts) / len(verdicts)
    return f"| `{level}` | {len(verdicts)} | {accuracy} | {loss:.2f} | {shares} |"


def main(game: str, games: int, think: str, every: int, levels: list[str]) -> None:
    """The table of a game, a line as soon as it is known."""
    effort = parse_effort(think or usual_effort(load_game(game), PLAYERS))
    print("| level | judged | accuracy, % | loss of a decision, % | inaccuracies | mistakes | blunders, of 100 |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for level in levels or ["random", *LEVELS]:
        verdicts = [one for seed in range(games) for one in judged(game, level, seed, effort, every)]
        print(row(level, verdicts), flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(f"usage: {sys.argv[0]} GAME [GAMES] [THINK] [EVERY] [LEVEL ...]")
    wanted = [*sys.argv[2:5], *("4", "", "5")[len(sys.argv[2:5]) :]]
    main(sys.argv[1], int(wanted[0]), wanted[1], int(wanted[2]), sys.argv[5:])
