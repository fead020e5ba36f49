"""`starlode arena`: bots against each other, with the standings so far; stops at any moment and goes on later."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import typer
from rich.console import Group
from rich.live import Live
from rich.table import Table as Grid
from rich.text import Text

from starlode.arena.bout import BoutResult
from starlode.arena.plan import Plan, is_even, schedule
from starlode.arena.report import forfeits_of, report_data
from starlode.arena.running import Hear, make_plan, open_store, play_plan
from starlode.arena.standings import Rung, Standing, Standings, climb, standings_of
from starlode.arena.store import ArenaStore
from starlode.engine.authoring.game import Game
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.games import load_game
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.arguments import listed
from starlode.terminal.common.progress import progress_bar, told_games

INTERRUPTED = 130
MOST_REASONS = 5  # forfeits that are listed one by one


@dataclass(frozen=True)
class ArenaOrder:
    """What was asked for on the command line."""

    game: str
    bots: str
    games: int = 100
    players: int | None = None
    options: list[str] | tuple[str, ...] = ()
    seed: int = 0
    think: str | None = None
    workers: int | None = None
    ray: str | None = None
    out: Path | None = None
    components: Path | None = None
    ladder: bool = False
    salt: str | None = None


def run(order: ArenaOrder, as_json: bool) -> None:
    """Play what is left of the schedule and report; an interruption reports what is there."""
    game = load_game(order.game)
    plan = plan_of(game, order)
    make_ready(game, quiet=as_json)
    interrupted = False
    with open_store(plan, order.out) as store:
        try:
            play(order, store, quiet=as_json)
        except KeyboardInterrupt:
            interrupted = True
    (print_json if as_json else print_report)(store, interrupted)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def plan_of(game: Game, order: ArenaOrder) -> Plan:
    """The plan that was ordered; raises StarlodeError for anything impossible."""
    return make_plan(
        game,
        listed(order.bots),
        given_options(order.options, order.players),
        games=order.games,
        seed=order.seed,
        think=order.think,
        components=order.components,
        ladder=order.ladder,
        salt=order.salt,
    )


def play(order: ArenaOrder, store: ArenaStore, quiet: bool) -> None:
    """Play every game that is not finished yet, with the standings on a terminal."""
    with _shown(store, quiet) as tell:
        play_plan(store, order.workers, order.ray, tell)


@contextmanager
def _shown(store: ArenaStore, quiet: bool) -> Iterator[Hear]:
    """A progress bar over the standings so far, where there is a terminal; yields what is to be told of each game."""
    plan = store.plan
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda result: None
        return
    standings, progress = standings_of(plan.bots, store.in_order()), progress_bar(console)
    task = progress.add_task(plan.game, total=plan.games, completed=standings.games, news="")

    def tell(result: BoutResult) -> None:
        standings.add(result)
        progress.update(task, completed=standings.games)

    with Live(get_renderable=lambda: Group(progress, draw_standings(standings)), console=console, transient=True):
        yield tell


# ---- reports ----


def draw_standings(standings: Standings) -> Group:
    """The standings for people, and below them what went wrong: side by side they leave no room for names."""
    rows = standings.rows()
    return Group(_results_grid(rows), *([_troubles_grid(rows)] if any(row.fouls for row in rows) else []))


def _results_grid(rows: Sequence[Standing]) -> Grid:
    grid = _grid(("bot",), ("games", "wins", "95% interval", "rating", "95% interval", "ms"))
    for row in rows:
        wins = (f"{row.win_rate:.1%}", f"{row.win_low:.1%} to {row.win_high:.1%}")
        rating = (f"{row.rating:.0f}", f"{row.low:.0f} to {row.high:.0f}")
        grid.add_row(Text(row.bot), str(row.games), *wins, *rating, _milliseconds(row.milliseconds))
    return grid


def _troubles_grid(rows: Sequence[Standing]) -> Grid:
    grid = _grid(("bot",), ("fouls", "forfeits"))
    for row in rows:
        if row.fouls:
            grid.add_row(Text(row.bot), str(row.fouls), str(row.forfeits))
    return grid


def _milliseconds(used: float | None) -> str:
    if used is None:
        return ""
    return f"{used:.3f}" if used < 1 else f"{used:.1f}" if used < 100 else f"{used:.0f}"


def _grid(names: Sequence[str], numbers: Sequence[str]) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in names:
        grid.add_column(heading, overflow="fold")
    for heading in numbers:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def draw_ladder(ladder: list[Rung]) -> Grid:
    """Every bot against the one below it, the strongest first."""
    grid = _grid(("bot", "against"), ("games", "wins", "95% interval"))
    for rung in reversed(ladder):
        interval = f"{rung.low:.1%} to {rung.high:.1%}"
        grid.add_row(Text(rung.bot), Text(rung.below), str(rung.games), f"{rung.win_rate:.1%}", interval)
    return grid


def print_report(store: ArenaStore, interrupted: bool) -> None:
    """The standings, what went wrong, the salt of the deals once all are played, and where everything is kept."""
    console, plan = Console(), store.plan
    if interrupted:
        done = f"{len(store.results)} of {plan.games} games are finished"
        console.print(f"Interrupted; {done}, and the same command plays the rest.")
    console.print(draw_standings(standings_of(plan.bots, store.in_order())))
    if plan.ladder:
        console.print()
        console.print(draw_ladder(climb(plan.bots, store.in_order())))
    forfeits = forfeits_of(store.in_order())
    for forfeit in forfeits[:MOST_REASONS]:
        console.print(Text(f"{forfeit['bot']} forfeited game {forfeit['game']}: {forfeit['reason']}"))
    if len(forfeits) > MOST_REASONS:
        console.print(f"and {len(forfeits) - MOST_REASONS} more forfeits")
    if not is_even(pairing.seats for pairing in schedule(plan)):
        console.print(f"{plan.games} games are not a whole number of rotations: some bots get some seats more often.")
    if len(store.results) >= plan.games:
        console.print(f"The deals were salted; --salt {plan.salt} deals the same again.", soft_wrap=True)
    console.print(told_games(len(store.results) - len(store.kept), len(store.kept), plan.bots.values()))
    console.print(f"Results and records are in {store.folder}.", soft_wrap=True)


def print_json(store: ArenaStore, interrupted: bool) -> None:
    """The report as one JSON object."""
    data = report_data(store.plan, store.in_order(), store.kept)
    print(json.dumps(data | {"interrupted": interrupted, "out": str(store.folder)}))
