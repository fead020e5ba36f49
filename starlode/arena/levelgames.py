"""Games between strengths, from the folders of arenas, or added up in a file that is small enough to be kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from starlode.arena.runs import plan_of_run, results_of_run
from starlode.bots.scale import beside, strength_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file

DIGITS = 3  # of shares in a file

Who = float | str  # a strength, or the name of a level that a master leaves aside


class Company(NamedTuple):
    """Games of those who sat together: their shares of all victories added up, and how many games it were."""

    who: list[Who]
    shares: list[float]
    games: int = 1


class LevelGames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds: games of one game with one number of players."""

    game: str
    players: int
    met: list[Company]

    def text(self) -> str:
        """The file, with a line for each company."""
        lines = ",\n".join(msgspec.json.encode(company).decode() for company in self.met)
        return f'{{"game": "{self.game}", "players": {self.players}, "met": [\n{lines}\n]}}\n'


def level_games(game: Game, sources: Iterable[Path]) -> dict[int, list[Company]]:
    """The games in these folders and files, by number of players; raises StarlodeError for bots on no scale."""
    played: dict[int, list[Company]] = defaultdict(list)
    for source in sources:
        found = _kept(game, source) if source.is_file() else _played(game, source)
        played[found.players] += found.met
    return played


def _kept(game: Game, file: Path) -> LevelGames:
    try:
        found = msgspec.json.decode(read_file(file, StarlodeError), type=LevelGames)
    except msgspec.DecodeError as failure:
        raise StarlodeError(f"{file} holds no games between strengths: {failure}") from None
    if found.game != game.info.name:
        raise StarlodeError(f"{file} holds games of {found.game}, not of {game.info.name}")
    return found


def _played(game: Game, run: Path) -> LevelGames:
    plan = plan_of_run(game, run)
    players = int(plan["options"]["players"])
    bots = {name: _who(bot, game, players) for name, bot in plan["bots"].items()}
    known = {name: who for name, who in bots.items() if who is not None}
    if len(known) < len(bots):
        raise StarlodeError(f"{run} has bots that are on no scale: {', '.join(bots.keys() - known.keys())}")
    met = [Company([known[name] for name in one.seats], one.shares()) for one in results_of_run(run)]
    return LevelGames(game.info.name, players, met)


def _who(bot: str, game: Game, players: int) -> Who | None:
    return bot if bot in beside(game, players) else strength_of(bot, game, players)


def from_strength(lowest: float, met: Iterable[Company]) -> list[Company]:
    """The games in which nobody was weaker."""
    return [one for one in met if all(isinstance(who, str) or who >= lowest for who in one.who)]


def added_up(met: Iterable[Company]) -> list[Company]:
    """The same games, those of the same company in one."""
    found: dict[tuple[Who, ...], Company] = {}
    for one in met:
        who, shares = _in_order(one)
        before = found.get(tuple(who), Company(who, [0.0] * len(who), 0))
        total = [sum(pair) for pair in zip(before.shares, shares, strict=True)]
        found[tuple(who)] = Company(who, total, before.games + one.games)
    return [found[who]._replace(shares=_rounded(found[who].shares)) for who in sorted(found, key=str)]


def _in_order(company: Company) -> tuple[list[Who], list[float]]:
    seats = sorted(range(len(company.who)), key=lambda seat: str(company.who[seat]))
    return [company.who[seat] for seat in seats], [company.shares[seat] for seat in seats]


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, DIGITS) for share in shares]
