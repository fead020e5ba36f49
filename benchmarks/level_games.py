"""Games that tell whether levels are evenly apart, in all games and numbers of players, for as long as you have time.

    python benchmarks/level_games.py OUT MINUTES WORKERS [HIGHEST] [GAME:PLAYERS ...]

Each setting (all of them by default) first plays games between strengths up to the highest, half a grade apart. When
half of the time is over levels follow from these, and from other runs in OUT/GAME-PLAYERS-..., and play each other.
Games are kept one by one in folders of OUT that `starlode levels` and `benchmarks/even_levels.py` read; the same
command goes on where it was stopped. Costly tables play less: as often as one in the square root of what their games
take. Nobody looks at the clock while thinking, so that a busy machine plays as a quiet one does.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
import numpy as np

from starlode.arena.bout import BoutResult, play_game
from starlode.arena.ledger import RESULTS
from starlode.arena.plan import Pairing, Plan, lineups, orders, rotations
from starlode.arena.runs import plan_of_run, results_of_run
from starlode.arena.scaling import scales_of
from starlode.arena.spreading import Workers
from starlode.arena.store import KIND
from starlode.bots.levels import THINKING
from starlode.bots.scale import COUNT, GRADES
from starlode.bots.search_bot import Thinking
from starlode.games import load_game

STRENGTHS = (0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0)
STRENGTHS_FOLDER, LEVELS_FOLDER = "strengths", "levels"
FIRST = 0.5  # the part of the time that games between strengths are given
SALT = "levels"
THINKER = 2.0  # the strength from which bots look further ahead than one decision
MANY = 100_000  # deals of a table, at most
LONGER = 1.5  # than usual: what a game may take that is still begun near the end

# Shares of the time: most for Cosmic Scavengers, whose games take longest.
SHARES = {
    ("cave-in", 2): 7,
    ("cave-in", 3): 9,
    ("cave-in", 4): 9,
    ("stella-digger", 2): 6,
    ("stella-digger", 3): 6,
    ("stella-digger", 4): 8,
    ("cosmic-scavengers", 2): 17,
    ("cosmic-scavengers", 3): 19,
    ("cosmic-scavengers", 4): 19,
}
# Seconds that a game takes if all play as random, easy, medium, hard, expert and master do; only to plan ahead.
SECONDS = {
    ("cave-in", 2): (0.3, 0.3, 0.3, 0.8, 15, 16),
    ("cave-in", 3): (0.3, 0.3, 0.3, 0.6, 10, 37),
    ("cave-in", 4): (0.3, 0.3, 0.3, 0.7, 11, 38),
    ("stella-digger", 2): (0.3, 0.3, 0.4, 1, 17, 12),
    ("stella-digger", 3): (0.3, 0.3, 0.4, 1, 17, 12),
    ("stella-digger", 4): (0.4, 0.4, 0.5, 2, 30, 20),
    ("cosmic-scavengers", 2): (0.5, 0.5, 0.7, 4, 75, 110),
    ("cosmic-scavengers", 3): (0.7, 0.7, 1, 6, 120, 240),
    ("cosmic-scavengers", 4): (0.8, 0.8, 1.2, 7, 130, 210),
}

Lineup = tuple[str, ...]


def tables(bots: Mapping[str, float], players: int, reach: int) -> list[Lineup]:
    """Who sits together: two kinds at every table.

    Those who hardly think sit with as many of the next or of the one after that, since how well they do depends on who
    else is there. Above, there is one among weaker ones, as far apart as tells most for what it takes.
    """
    names = list(bots)
    pairs = [(names[place - apart], names[place], apart) for apart in (1, 2, 3) for place in range(apart, len(names))]
    low = [(below, above) for below, above, apart in pairs if bots[below] < THINKER and apart < 3]
    high = [(below, above) for below, above, apart in pairs if bots[below] >= THINKER and 1 < apart <= reach]
    mixed = [lineup for pair in low for lineup in lineups(pair, players)]
    return mixed + [(above, *(players - 1) * (below,)) for below, above in high]


@dataclass
class Stage:
    """A run that is kept in a folder, and what is under way."""

    folder: Path
    plan: Plan
    tables: list[Lineup]
    seconds: dict[str, float]  # that a game takes if all play as this bot does
    played: Counter[Lineup] = field(default_factory=Counter)  # or under way, by who sits at the table
    numbers: int = 0

    def open(self) -> None:
        """Write down the plan, or take up what is there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if (self.folder / RESULTS).exists():
            for one in results_of_run(self.folder):
                self.played[tuple(sorted(one.seats))] += 1
                self.numbers = max(self.numbers, one.number + 1)
        (self.folder / f"{KIND}.json").write_text(self.plan.text())

    def cost(self, lineup: Lineup) -> float:
        """What a game at this table takes."""
        return sum(self.seconds[bot] for bot in lineup) / len(lineup)

    @property
    def spent(self) -> float:
        """Seconds of all games."""
        return sum(self.cost(lineup) * count for lineup, count in self.played.items())

    def next(self, left: float) -> Pairing | None:
        """The game that tells most for what it takes, if there is time for any: each deal from every seat in turn."""
        found = [one for one in self.tables if LONGER * self.cost(one) < left]
        if not found:
            return None
        lineup = min(found, key=lambda one: self.played[tuple(sorted(one))] * self.cost(one) ** 0.5)
        turn, seat = divmod(self.played[tuple(sorted(lineup))], len(rotations(lineup)))
        seed = MANY * self.tables.index(lineup) + turn
        ways = orders(lineup)
        self.played[tuple(sorted(lineup))] += 1
        self.numbers += 1
        return Pairing(self.numbers - 1, seed, rotations(ways[turn % len(ways)])[seat])

    def keep(self, result: BoutResult) -> None:
        """Write down a game."""
        with (self.folder / RESULTS).open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


class Setting:
    """A game with a number of players, and its two stages."""

    def __init__(self, out: Path, name: str, players: int, highest: float) -> None:
        self.game, self.players, self._out = load_game(name), players, out
        self._share = SHARES[name, players]
        self.stage = self._open(STRENGTHS_FOLDER, {f"strength:{one:g}": one for one in STRENGTHS if one <= highest})
        self._before = -self.stage.spent  # what was there already takes no time now
        self._last = highest < STRENGTHS[-1]  # no levels without the strongest
        if self._folder(LEVELS_FOLDER).exists():
            self.climb()

    def _folder(self, kind: str) -> Path:
        return self._out / f"{self.game.info.name}-{self.players}-{kind}"

    def _open(self, kind: str, bots: dict[str, float]) -> Stage:
        options = self.game.configure({"players": self.players}).options
        made = {name: f"strength:{strength:g}" for name, strength in bots.items()}
        plan = Plan(self.game.info.name, self.game.version, options, made, 0, salt=SALT + kind)
        seconds = {name: self._taking(strength) for name, strength in bots.items()}
        reach = 2 if kind == STRENGTHS_FOLDER and self.players == 2 else 3
        stage = Stage(self._folder(kind), plan, tables(bots, self.players, reach), seconds)
        stage.open()
        return stage

    def _taking(self, strength: float) -> float:
        return float(np.interp(strength, range(len(GRADES)), SECONDS[self.game.info.name, self.players]))

    @property
    def done(self) -> float:
        """The time that it has had, by its share."""
        return (self._before + self.stage.spent) / self._share

    def climb(self) -> None:
        """Go on with levels: those that were there already, or else as the games so far say."""
        if self._last:
            return
        self._before, self._last = self._before + self.stage.spent, True
        folder = self._folder(LEVELS_FOLDER)
        if folder.exists():
            bots = {name: float(bot.partition(":")[2]) for name, bot in plan_of_run(self.game, folder)["bots"].items()}
        else:
            runs = [file.parent for file in self._out.glob(f"{self._folder('*').name}/{RESULTS}")]
            scale = scales_of(self.game, runs)[self.players]
            bots = {f"level:{one}": scale.strength_of(one) for one in range(1, COUNT + 1)}
        self.stage = self._open(LEVELS_FOLDER, bots)
        print(f"{folder.name}: {', '.join(f'{strength:g}' for strength in bots.values())}", flush=True)


def games_to_play(settings: list[Setting], seconds: float) -> Iterator[tuple[Stage, Pairing]]:
    """Games, always of the setting that is furthest behind, until the time is over."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if left < (1 - FIRST) * seconds:
            for setting in settings:
                setting.climb()
        for setting in sorted(settings, key=lambda one: one.done):
            if pairing := setting.stage.next(left):
                yield setting.stage, pairing
                break
        else:
            return


def play(task: tuple[Plan, int, Pairing]) -> tuple[int, BoutResult]:
    """What a worker does: one game, and of which stage it is."""
    plan, stage, pairing = task
    for name, thinking in THINKING.items():
        THINKING[name] = replace(thinking, seconds=Thinking().seconds)
    return stage, play_game(plan, pairing)[0]


def main(out: Path, minutes: float, workers: int, highest: float, chosen: Sequence[tuple[str, int]]) -> None:
    """Play games until the time is over."""
    settings = [Setting(out, *one, highest) for one in chosen]
    stages: dict[int, Stage] = {}

    def tasks() -> Iterator[tuple[Plan, int, Pairing]]:
        for stage, pairing in games_to_play(settings, 60 * minutes):
            stages[id(stage)] = stage
            yield stage.plan, id(stage), pairing

    Workers(workers).do(play, tasks(), lambda done: stages[done[0]].keep(done[1]))


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(f"usage: {sys.argv[0]} OUT MINUTES WORKERS [HIGHEST] [GAME:PLAYERS ...]")
    given = [(name, int(players)) for name, players in (one.split(":") for one in sys.argv[5:])]
    most = float(sys.argv[4]) if len(sys.argv) > 4 else STRENGTHS[-1]
    main(Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), most, given or list(SHARES))
