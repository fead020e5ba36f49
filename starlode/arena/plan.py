"""Who meets whom: a plan, and the same schedule every time it is asked for.

Luck cancels: the games of one seed are the same deal, and every line-up of bots plays it from every seat. From seed to
seed the bots also change the order in which they sit, so that no bot always follows the same neighbour.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count, islice, pairwise, permutations
from pathlib import Path
from typing import Any

import msgspec

from starlode.bots.makings import makings
from starlode.engine.boundary.errors import InvalidOption
from starlode.games import load_game
from starlode.match.record import components_digest

Seats = tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """Everything that determines which games are played."""

    game: str
    rules: int  # version of the game's rules
    options: dict[str, Any]
    bots: dict[str, str]  # the name in the standings, and what `make_bot` is told
    games: int
    seed: int = 0
    components: str | None = None  # a corrected component file
    ladder: bool = False  # bots meet only their neighbours in the list
    salt: str = ""  # the secret of the deals; a run that is given none makes its own

    @property
    def players(self) -> int:
        """How many bots sit at a table."""
        return int(self.options["players"])

    def text(self) -> str:
        """The plan as JSON, without its secret; the same text means the same schedule."""
        data = msgspec.to_builtins(self)
        del data["salt"]
        game = load_game(self.game)
        data["components"] = components_digest(Path(self.components) if self.components else game.component_file)
        data |= makings(game, self.bots.values())  # a bot or rule that was changed plays other games
        return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"

    def digest(self) -> str:
        """A short name for the schedule, and for the salt where it was named."""
        return hashlib.sha256((self.text() + self.salt).encode()).hexdigest()[:12]


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int  # from 0
    seed: int
    seats: Seats


def name_bots(bots: Sequence[str], think: str | None = None) -> dict[str, str]:
    """What each bot is called in the standings, and how it is made; a bot against itself becomes `greedy #2`.

    A search that was not told how long to think thinks for `think`. Raises InvalidOption for fewer than two bots.
    """
    if len(bots) < 2:
        raise InvalidOption("an arena needs at least two bots, such as --bots greedy,random")
    counts = [list(bots[: place + 1]).count(bot) for place, bot in enumerate(bots)]
    names = [bot if number == 1 else f"{bot} #{number}" for bot, number in zip(bots, counts, strict=True)]
    made = [f"search:{think}" if bot == "search" and think else bot for bot in bots]
    return dict(zip(names, made, strict=True))


def schedule(plan: Plan) -> list[Pairing]:
    """All games of a plan, seed by seed; a longer plan begins with the games of a shorter one."""
    return list(islice(_endless(plan), plan.games))


def _endless(plan: Plan) -> Iterator[Pairing]:
    numbers = count()
    groups = [orders(lineup) for lineup in meetings(plan)]
    for turn in count():
        for choices in groups:
            for seats in rotations(choices[turn % len(choices)]):
                yield Pairing(next(numbers), plan.seed + turn, seats)


def rungs(bots: Iterable[str]) -> list[tuple[str, str]]:
    """The neighbours in a list of bots, the weaker one first if the list climbs."""
    return list(pairwise(bots))


def meetings(plan: Plan) -> list[Seats]:
    """Who sits together: all with all, or neighbours only."""
    groups = rungs(plan.bots) if plan.ladder else [tuple(plan.bots)]
    return [lineup for group in groups for lineup in lineups(group, plan.players)]


def lineups(bots: Sequence[str], players: int) -> list[Seats]:
    """Who sits together: every choice of bots; with fewer bots than seats all sit down equally often, or nearly so."""
    every, extra = divmod(players, len(bots))
    return _evened([tuple(bots) * every + chosen for chosen in combinations(bots, extra)])


def _evened(found: list[Seats]) -> list[Seats]:
    """Line-ups in an order that lets no bot get ahead, even if a run is cut short."""
    played: Counter[str] = Counter()
    ordered = []
    left = dict.fromkeys(found)
    while left:
        chosen = min(left, key=lambda lineup: sum(played[bot] for bot in lineup))
        del left[chosen]
        played.update(chosen)
        ordered.append(chosen)
    return ordered


def orders(lineup: Seats) -> list[Seats]:
    """The different ways to sit around a table."""
    first, *rest = lineup
    return list(dict.fromkeys(min(rotations((first, *others))) for others in permutations(rest)))


def rotations(order: Seats) -> list[Seats]:
    """An order from every seat; each seating once."""
    return list(dict.fromkeys(order[seat:] + order[:seat] for seat in range(len(order))))


def is_even(seatings: Iterable[Seats]) -> bool:
    """Whether every bot plays equally often in every seat; on a ladder those at the ends play less than others."""
    played = Counter(place for seats in seatings for place in enumerate(seats))
    seats, bots = {seat for seat, _ in played}, {bot for _, bot in played}
    return all(len({played[seat, bot] for seat in seats}) == 1 for bot in bots)
