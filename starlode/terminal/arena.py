"""`starlode arena`: bots against each other, with the standings so far; stops at any moment and goes on later."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from starlode.arena.bout import Keep, Result, play_game
from starlode.arena.plan import Pairing, Plan, is_even, name_bots, schedule
from starlode.arena.standings import Rung, Standings, climb, standings_of
from starlode.arena.store import Store
from starlode.arena.workers import default_workers, work_in_processes
from starlode.bots.search_bot import parse_thinking
from starlode.engine.game import Game
from starlode.games import find_game
from starlode.terminal.arguments import check_bots, options_of, words
from starlode.terminal.warm import make_ready

INTERRUPTED = 130
MOST_REASONS = 5  # forfeits that are told one by one


@dataclass(frozen=True)
class Order:
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


def run(order: Order, as_json: bool) -> None:
    """Play what is left of the schedule and report; an interruption reports what is there."""
    game = find_game(order.game).load()
    plan = plan_of(game, order)
    make_ready(game, quiet=as_json)
    interrupted = False
    with Store(order.out or Path("records") / f"arena-{plan.game}-{plan.digest()}", plan) as store:
        try:
            play(plan, order, store, quiet=as_json)
        except KeyboardInterrupt:
            interrupted = True
    (print_json if as_json else print_report)(plan, store, interrupted)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def plan_of(game: Game, order: Order) -> Plan:
    """The plan that was ordered; raises StarlodeError for whatever cannot be."""
    named = words(order.bots)
    check_bots(named)
    if order.think is not None:
        parse_thinking(order.think or "nothing")
    fewest, most = game.info.players
    options = options_of(game, list(order.options), order.players or max(fewest, min(most, len(named))))
    components = str(order.components) if order.components else None
    game.configure(options, order.components)
    return Plan(
        game=game.info.name,
        rules=game.version,
        options=options,
        bots=name_bots(named, order.think),
        games=order.games,
        seed=order.seed,
        components=components,
        ladder=order.ladder,
    )


# ---- playing ----


def play(plan: Plan, order: Order, store: Store, quiet: bool) -> None:
    """Play every game that is not finished yet, with the standings on a terminal."""
    left = [pairing for pairing in schedule(plan) if pairing.number not in store.results]
    if not left:
        return
    with _shown(plan, store, quiet) as tell:

        def keep(result: Result, record: str) -> None:
            store.keep(result, record)
            tell(result)

        _hand_out(plan, order, left, keep)


def _hand_out(plan: Plan, order: Order, left: list[Pairing], keep: Keep) -> None:
    if order.ray is None:
        workers = min(order.workers or default_workers(), len(left))
        work_in_processes(partial(play_game, plan), left, workers, lambda played: keep(*played))
        return
    from starlode.arena.cluster import play_on_ray

    play_on_ray(plan, left, order.ray, order.workers, keep)


@contextmanager
def _shown(plan: Plan, store: Store, quiet: bool) -> Iterator[Callable[[Result], None]]:
    """A progress bar over the standings so far, where there is a terminal; yields what wants to hear of each game."""
    console = Console(stderr=True, highlight=False)
    if quiet or not console.is_terminal:
        yield lambda result: None
        return
    standings = standings_of(plan.bots, store.in_order())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console)
    task = progress.add_task(plan.game, total=plan.games, completed=standings.games)

    def tell(result: Result) -> None:
        standings.add(result)
        progress.update(task, completed=standings.games)

    with Live(get_renderable=lambda: Group(progress, draw_standings(standings)), console=console, transient=True):
        yield tell


# ---- reports ----


def draw_standings(standings: Standings) -> Table:
    """The standings for people."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("bot", overflow="fold")
    rows = standings.rows()
    troubled = any(row.fouls for row in rows)
    headings = (
        "games",
        "wins",
        "95% interval",
        "rating",
        "95% interval",
        *(("fouls", "forfeits") if troubled else ()),
    )
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        wins = (f"{row.win_rate:.1%}", f"{row.win_low:.1%} to {row.win_high:.1%}")
        rating = (f"{row.rating:.0f}", f"{row.low:.0f} to {row.high:.0f}")
        troubles = (str(row.fouls), str(row.forfeits)) if troubled else ()
        table.add_row(Text(row.bot), str(row.games), *wins, *rating, *troubles)
    return table


def draw_ladder(ladder: list[Rung]) -> Table:
    """Every bot against the one below it, the strongest first."""
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("bot", "against"):
        table.add_column(heading, overflow="fold")
    for heading in ("games", "wins", "95% interval"):
        table.add_column(heading, justify="right", no_wrap=True)
    for rung in reversed(ladder):
        interval = f"{rung.low:.1%} to {rung.high:.1%}"
        table.add_row(Text(rung.bot), Text(rung.below), str(rung.games), f"{rung.win_rate:.1%}", interval)
    return table


def print_report(plan: Plan, store: Store, interrupted: bool) -> None:
    """The standings, what went wrong, and where everything is kept."""
    console = Console(highlight=False)
    if interrupted:
        done = f"{len(store.results)} of {plan.games} games are finished"
        console.print(f"Interrupted; {done}, and the same command plays the others.")
    console.print(draw_standings(standings_of(plan.bots, store.in_order())))
    if plan.ladder:
        console.print()
        console.print(draw_ladder(climb(plan.bots, store.in_order())))
    forfeits = _forfeits(store)
    for forfeit in forfeits[:MOST_REASONS]:
        console.print(Text(f"{forfeit['bot']} forfeited game {forfeit['game']}: {forfeit['reason']}"))
    if len(forfeits) > MOST_REASONS:
        console.print(f"and {len(forfeits) - MOST_REASONS} more forfeits")
    if not is_even(pairing.seats for pairing in schedule(plan)):
        console.print(f"{plan.games} games are no whole number of rotations: some bots sit in some seats more often.")
    console.print(f"Results and records are in {store.folder}.", markup=False, soft_wrap=True)


def print_json(plan: Plan, store: Store, interrupted: bool) -> None:
    """The report as one JSON object."""
    results = store.in_order()
    rows = standings_of(plan.bots, results).rows()
    data: dict[str, Any] = {
        "standings": [row.data() for row in rows],
        "games": len(results),
        "planned": plan.games,
        "interrupted": interrupted,
        "balanced": is_even(result.seats for result in results),
        "win_intervals": {row.bot: [round(row.win_low, 5), round(row.win_high, 5)] for row in rows},
        "fouls": {row.bot: row.fouls for row in rows if row.fouls},
        "forfeits": _forfeits(store),
        **({"ladder": [rung.data() for rung in climb(plan.bots, results)]} if plan.ladder else {}),
        "game": plan.game,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        "out": str(store.folder),
    }
    print(json.dumps(data))


def _forfeits(store: Store) -> list[dict[str, Any]]:
    return [
        {"game": result.number, "bot": result.seats[trouble.seat], "seat": trouble.seat, "reason": trouble.reason}
        for result in store.in_order()
        for trouble in result.forfeits
    ]
