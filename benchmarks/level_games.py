"""Games that tell whether levels are evenly apart, in all games and numbers of players, for as long as you have time.

    python benchmarks/level_games.py OUT MINUTES WORKERS [LOWEST] [GAME:PLAYERS ...]

Each setting (all of them by default) first plays games between strengths from the lowest (0.5) on, and of an expert
where that is no strength. Later levels follow from these, from other runs in OUT/GAME-PLAYERS-..., and below the
lowest from what is known of the game, and those that are new play each other. Games are kept one by one in folders of
OUT that `starlode levels` and `benchmarks/even_levels.py` read; the same command goes on where it was stopped. Costly
tables play less: as often as one in the square root of what their games take. Nobody looks at the clock while thinking,
so that a busy machine plays as a quiet one does.
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
from starlode.arena.levelgames import level_games
from starlode.arena.plan import Pairing, Plan, lineups, orders, rotations
from starlode.arena.runs import plan_of_run, results_of_run
from starlode.arena.scaling import scale_for
from starlode.arena.spreading import Workers
from starlode.arena.store import KIND
from starlode.bots.levels import THINKING, master_thinking
from starlode.bots.scale import COUNT, beside, known_scales
from starlode.bots.search_bot import Thinking
from starlode.bots.strengths import EXPERT, SIGHT
from starlode.games import load_game

STRENGTHS = (0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.25, 4.5, 4.75, 5.0)
STRENGTHS_FOLDER, LEVELS_FOLDER = "strengths", "levels"
FIRST = 0.6  # the part of the time that games between strengths are given
SALT = "levels"
THINKER = 2.0  # the strength from which bots look further ahead than one decision
MANY = 100_000  # deals of a table, at most
LONGER = 1.5  # than usual: what a game may take that is still begun near the end
EQUALS = (4.0, 4.5)  # those against whom an expert plays
RARER = 2.0  # how much less often than others it does, since no level follows from its games

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
# Seconds that a game takes if all play as random, easy, medium, hard, expert and master do; only to plan ahead. Who
# thinks as little as a network's first look takes as long as `easy`.
SECONDS = {
    ("cave-in", 2): (0.2, 0.2, 0.2, 0.6, 14, 14),
    ("cave-in", 3): (0.2, 0.2, 0.2, 0.6, 16, 27),
    ("cave-in", 4): (0.2, 0.2, 0.2, 0.7, 13, 24),
    ("stella-digger", 2): (0.3, 0.3, 0.4, 1.4, 17, 20),
    ("stella-digger", 3): (0.3, 0.3, 0.4, 2.2, 34, 19),
    ("stella-digger", 4): (0.3, 0.3, 0.5, 2.7, 33, 17),
    ("cosmic-scavengers", 2): (0.3, 0.3, 0.7, 2.4, 45, 50),
    ("cosmic-scavengers", 3): (0.3, 0.3, 1, 6, 90, 110),
    ("cosmic-scavengers", 4): (0.4, 0.4, 1.2, 10, 100, 130),
}

Lineup = tuple[str, ...]


def tables(bots: Mapping[str, float], players: int, reach: int) -> list[Lineup]:
    """Who sits together: two kinds at every table.

    Those who hardly think sit with as many of the next or of the one after that, since how well they do depends on who
    else is there. Above, there is one among weaker ones, as far apart as tells most for what it takes, and all but the
    strongest are also more than one.
    """
    names = list(bots)
    pairs = [(names[place - apart], names[place], apart) for apart in (1, 2, 3) for place in range(apart, len(names))]
    low = [(below, above) for below, above, apart in pairs if bots[below] < THINKER and apart < 3]
    high = [(below, above) for below, above, apart in pairs if bots[below] >= THINKER and 1 < apart <= reach]
    low += [(below, above) for below, above in high if players > 2 and above != names[-1]]
    mixed = [lineup for pair in low for lineup in lineups(pair, players)]
    return list(dict.fromkeys(mixed + [(above, *(players - 1) * (below,)) for below, above in high]))


def tables_of_expert(bots: Mapping[str, float], players: int) -> list[Lineup]:
    """An expert among those who are likely to be about as strong and cost less."""
    return [(EXPERT, *(players - 1) * (bot,)) for bot, strength in bots.items() if strength in EQUALS]


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
        lineup = min(found, key=lambda one: self._played_for(one) * self.cost(one) ** 0.5)
        ways = [rotations(order) for order in orders(lineup)]
        seatings = [(way, seats) for way, rotated in enumerate(ways) for seats in rotated]
        turn, place = divmod(self.played[tuple(sorted(lineup))], len(seatings))
        way, seats = seatings[place]
        self.played[tuple(sorted(lineup))] += 1
        self.numbers += 1
        return Pairing(self.numbers - 1, MANY * self.tables.index(lineup) + turn * len(ways) + way, seats)

    def _played_for(self, lineup: Lineup) -> float:
        return self.played[tuple(sorted(lineup))] * (RARER if EXPERT in lineup else 1.0)

    def keep(self, result: BoutResult) -> None:
        """Write down a game."""
        with (self.folder / RESULTS).open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


class Setting:
    """A game with a number of players, and its two stages."""

    def __init__(self, out: Path, name: str, players: int, lowest: float) -> None:
        self.game, self.players, self._out, self._lowest = load_game(name), players, out, lowest
        self._share = SHARES[name, players]
        bots = {f"strength:{one:g}": one for one in STRENGTHS if one >= lowest}
        sitting = tables(bots, players, 2 if players == 2 else 3)
        aside = beside(self.game, players)
        more = tables_of_expert(bots, players) if aside else []
        made = {name: name for name in (*bots, *aside)}
        self.stage = self._open(STRENGTHS_FOLDER, made, [*sitting, *more], bots)
        self._before = -self.stage.spent  # what was there already takes no time now
        self._last = False
        if self._folder(LEVELS_FOLDER).exists():
            self.climb()

    def _folder(self, kind: str) -> Path:
        return self._out / f"{self.game.info.name}-{self.players}-{kind}"

    def _open(self, kind: str, made: dict[str, str], sitting: list[Lineup], bots: dict[str, float]) -> Stage:
        options = self.game.configure({"players": self.players}).options
        plan = Plan(self.game.info.name, self.game.version, options, made, 0, salt=SALT + kind)
        *_, expert, _ = SECONDS[self.game.info.name, self.players]
        seconds = {EXPERT: float(expert)} | {name: self._taking(strength) for name, strength in bots.items()}
        stage = Stage(self._folder(kind), plan, sitting, seconds)
        stage.open()
        return stage

    def _taking(self, strength: float) -> float:
        _, easy, *_, master = times = SECONDS[self.game.info.name, self.players]
        if strength <= SIGHT:
            return float(np.interp(strength, range(SIGHT + 1), (*times[:SIGHT], easy)))
        most = master_thinking(self.game, self.players).iterations
        return easy + master * float(most ** (strength - SIGHT - 1))

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
        bots = self._there(folder) if folder.exists() else self._levels()
        made = {name: f"strength:{strength:g}" for name, strength in bots.items()}
        self.stage = self._open(LEVELS_FOLDER, made, tables(bots, self.players, 3), bots)
        print(f"{folder.name}: {', '.join(f'{strength:g}' for strength in bots.values())}", flush=True)

    def _there(self, folder: Path) -> dict[str, float]:
        """The levels of a run."""
        bots = plan_of_run(self.game, folder)["bots"]
        return {name: float(bot.partition(":")[2]) for name, bot in bots.items()}

    def _levels(self) -> dict[str, float]:
        """The levels that follow, from the one below the lowest strength on."""
        runs = [file.parent for file in self._out.glob(f"{self._folder('*').name}/{RESULTS}")]
        known = known_scales(self.game).get(self.players) if self._lowest > STRENGTHS[0] else None
        scale = scale_for(level_games(self.game, runs)[self.players], known)
        strengths = [scale.strength_of(one) for one in range(1, COUNT + 1)]
        first = max(1, sum(strength < self._lowest for strength in strengths))
        return {f"level:{one}": strengths[one - 1] for one in range(first, COUNT + 1)}


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


def main(out: Path, minutes: float, workers: int, lowest: float, chosen: Sequence[tuple[str, int]]) -> None:
    """Play games until the time is over."""
    settings = [Setting(out, *one, lowest) for one in chosen]
    stages: dict[int, Stage] = {}

    def tasks() -> Iterator[tuple[Plan, int, Pairing]]:
        for stage, pairing in games_to_play(settings, 60 * minutes):
            stages[id(stage)] = stage
            yield stage.plan, id(stage), pairing

    Workers(workers).do(play, tasks(), lambda done: stages[done[0]].keep(done[1]))


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(f"usage: {sys.argv[0]} OUT MINUTES WORKERS [LOWEST] [GAME:PLAYERS ...]")
    given = [(name, int(players)) for name, players in (one.split(":") for one in sys.argv[5:])]
    least = float(sys.argv[4]) if len(sys.argv) > 4 else STRENGTHS[0]
    main(Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), least, given or list(SHARES))
