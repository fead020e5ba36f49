"""`starlode levels`: how strong level:1 to level:10 are, how that was measured, and which of them fits you."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from starlode.arena.levelgames import from_strength, level_games
from starlode.arena.scaling import scales_for
from starlode.arena.tally import victory_shares
from starlode.bots.matching import LATEST, Encounter, fitting_level
from starlode.bots.scale import COUNT, Scale, known_scales, place_of, scale_of, write_scales
from starlode.bots.strengths import MARKS
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.match import MatchRecord, load_record
from starlode.terminal.keeping.kept import kept_games

ENOUGH = 3  # games before a level is proposed


def run(name: str, runs: Sequence[Path], above: float | None = None) -> None:
    """Keep the levels that follow from these games, if any, and show all there are.

    Up to a strength `above` which they are to change, they stay as they are. Raises StarlodeError.
    """
    if above is not None and not runs:
        raise StarlodeError("--above goes with games from which levels follow: RUN...")
    game, console = load_game(name), Console()
    file = write_scales(game, _found(game, runs, above)) if runs else None
    fewest, most = game.info.players
    console.print(draw_scales({players: scale_of(game, players) for players in range(fewest, most + 1)}))
    if file:
        console.print(Text(f"Written to {file}."), soft_wrap=True)


def _found(game: Game, runs: Sequence[Path], above: float | None) -> dict[int, Scale]:
    played = level_games(game, runs)
    if above is None:
        return scales_for(played, {})
    return scales_for({players: from_strength(above, met) for players, met in played.items()}, known_scales(game))


def draw_scales(scales: dict[int, Scale]) -> Grid:
    """The strength of every level, where the named ones are on the scale, and what that is known from."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("", no_wrap=True)
    for players in scales:
        grid.add_column(f"{players} players", justify="right", no_wrap=True)
    grid.add_row(Text("strength of", "bold"))
    for level in range(1, COUNT + 1):
        grid.add_row(f"level:{level}", *(f"{scale.strength_of(level):g}" for scale in scales.values()))
    grid.add_row(Text(f"place, 1 to {COUNT}, of", "bold"))
    for name in MARKS:
        grid.add_row(name, *(_mark(scale, name) for scale in scales.values()))
    grid.add_row(Text("measured", "bold"))
    grid.add_row("points a level", *(f"{scale.step:.0f}" if scale.games else "not yet" for scale in scales.values()))
    grid.add_row("games", *(f"{scale.games:,}" for scale in scales.values()))
    grid.add_row("of them kept", *(f"{scale.kept:,}" for scale in scales.values()))
    return grid


def _mark(scale: Scale, name: str) -> str:
    place = scale.places.get(name)
    return "not offered" if place is None else f"{place:.1f}"


# ---- a level for you ----


def propose(name: str) -> None:
    """Say which level is an even match for the person who keeps games here; raises StarlodeError after too few."""
    game = load_game(name)
    known = list(islice(encounters(game), LATEST))
    if len(known) < ENOUGH:
        raise StarlodeError(
            f"you have finished {len(known)} games of {name} against bots of known strength; "
            f"play {ENOUGH} at least, such as starlode play {name} --seats human,medium"
        )
    level, won = fitting_level(known), sum(one.share for one in known)
    Console().print(
        f"You won {won:g} of your latest {len(known)} games. An even match for you: --seats human,level:{level}"
    )


def encounters(game: Game) -> Iterator[Encounter]:
    """The kept games that one person has finished against bots on the scale, the latest first."""
    for kept in kept_games():
        if kept.game == game.info.name and kept.over and kept.bots.count(None) == 1:
            yield from _encounter(game, load_record(kept.file))


def _encounter(game: Game, record: MatchRecord) -> Iterator[Encounter]:
    players, bots = len(record.seats), record.bots or []
    places = [place for bot in bots if bot and (place := place_of(bot, game, players)) is not None]
    results: list[Any] = (record.outcome or {}).get("results", [])
    if len(places) == players - 1 and len(results) == players:
        shares = victory_shares([result["rank"] for result in results])
        yield Encounter(scale_of(game, players).step, places, shares[bots.index(None)])
