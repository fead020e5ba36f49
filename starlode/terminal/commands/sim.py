"""`starlode sim`: bots play many games; who wins, how fast it goes, and whether every invariant holds."""

from __future__ import annotations

import json
import shlex
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from starlode.arena.simulation import RANDOM, Simulation
from starlode.engine.boundary.errors import Fault
from starlode.engine.declarations.options import given_options, option_text
from starlode.engine.system.console import Console
from starlode.engine.system.files import writing
from starlode.games import call_prefix, load_game
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.arguments import listed
from starlode.terminal.common.progress import progress_bar
from starlode.terminal.drawing.tally import draw_tally

DEFAULT_GAMES = 100
FAULT, INTERRUPTED = 1, 130
PAUSE = 0.05  # seconds between two moves of the progress bar


@dataclass(frozen=True)
class SimOrder:
    """What was asked for on the command line."""

    game: str
    games: int | None = None
    decisions: int | None = None
    players: int | None = None
    bots: str = RANDOM
    options: list[str] | tuple[str, ...] = ()
    seed: int = 0
    check: bool = False
    out: Path | None = None
    components: Path | None = None
    salt: str | None = None
    force: bool = False


def run(order: SimOrder, as_json: bool) -> None:
    """Play the games and report; a fault or an interruption ends the run early."""
    simulation = simulation_of(order)
    make_ready(simulation.game, quiet=as_json)
    _prepare(simulation, order)
    began, fault, interrupted = time.perf_counter(), None, False
    try:
        play_all(simulation, order, quiet=as_json)
    except KeyboardInterrupt:
        interrupted = True
    except Fault as found:
        fault = found
    report = SimReport(simulation, order.seed, time.perf_counter() - began, interrupted, fault)
    (print_json if as_json else print_report)(report)
    if fault or interrupted:
        raise typer.Exit(FAULT if fault else INTERRUPTED)


def simulation_of(order: SimOrder) -> Simulation:
    """The run that was ordered; several bots say how many players there are. Raises StarlodeError."""
    game, bots = load_game(order.game), listed(order.bots)
    players = order.players or (len(bots) if len(bots) > 1 else None)
    options = given_options(order.options, players)
    return Simulation(
        game,
        options,
        bots,
        check=order.check,
        out=order.out,
        components=order.components,
        salt=order.salt,
        force=order.force,
    )


def _prepare(simulation: Simulation, order: SimOrder) -> None:
    """Load the machine code before the clock starts, and see that records can be written."""
    Simulation(simulation.game, {}).play(0)
    if simulation.out:
        with writing(simulation.out):
            simulation.out.mkdir(parents=True, exist_ok=True)
        for seed in range(order.seed, order.seed + _games(order)):
            simulation.place(simulation.out, seed)


def _games(order: SimOrder) -> int:
    """How many games at most, as far as that is known."""
    return order.games or (0 if order.decisions else DEFAULT_GAMES)


def play_all(simulation: Simulation, order: SimOrder, quiet: bool) -> None:
    """Play up to the limits, with a progress bar on a terminal; raises Fault."""
    games = _games(order) or None
    with progress_bar(Console(stderr=True), quiet, counted=False) as progress:
        task = progress.add_task(simulation.game.info.name, total=1.0, news="")
        began = shown = time.perf_counter()
        for done in simulation.run(order.seed, games, order.decisions):
            now = time.perf_counter()
            if now - shown > PAUSE:
                shown, speed = now, f"{simulation.tally.decisions / (now - began):,.0f} decisions/s"
                progress.update(task, completed=done, news=speed)


# ---- reports ----


@dataclass(frozen=True)
class SimReport:
    """The report on a run."""

    simulation: Simulation
    seed: int
    seconds: float
    interrupted: bool
    fault: Fault | None

    def reproduction(self, fault: Fault) -> dict[str, Any]:
        """Where a fault was found, and how to see it again; raises StarlodeError where its record cannot be kept."""
        out = self.simulation.out
        kept = self.simulation.keep(out, fault.seed, fault.played) if out else None
        return {
            "text": str(fault),
            "seed": fault.seed,
            "ply": len(fault.played),
            "reproduce": command(self.simulation, fault.seed),
            "record": str(kept) if kept else None,
        }


def command(simulation: Simulation, seed: int) -> str:
    """The command that plays the game of that seed alone."""
    defaults = simulation.game.resolve({})
    changed = {name: value for name, value in simulation.config.options.items() if value != defaults[name]}
    options = [f"--option {shlex.quote(f'{name}={option_text(value)}')}" for name, value in changed.items()]
    bots = [] if simulation.is_random else ["--bots", shlex.quote(",".join(simulation.bots))]
    salt = ["--salt", simulation.salt] if simulation.salt else []
    start = [f"{call_prefix()}starlode sim", simulation.game.info.name, "--games 1 --check", f"--seed {seed}"]
    return " ".join([*start, *options, *bots, *salt])


def print_json(report: SimReport) -> None:
    """The report as one JSON object."""
    simulation, fault = report.simulation, report.fault
    data = {"game": simulation.game.info.name, "options": simulation.config.options, "seed": report.seed}
    data |= {"salt": simulation.salt or None}
    data |= simulation.tally.data(report.seconds)
    data |= {"checked": simulation.checked, "interrupted": report.interrupted}
    data |= {"forfeits": [forfeit._asdict() for forfeit in simulation.forfeits]}
    print(json.dumps(data | {"fault": report.reproduction(fault) if fault else None}))


def print_report(report: SimReport) -> None:
    """The report for people."""
    console, simulation = Console(), report.simulation
    if report.fault:
        print_fault(report, report.fault)
    if report.interrupted:
        console.print("Interrupted; this is what was played so far:")
    if simulation.tally.games:
        console.print(draw_tally(simulation.tally, report.seconds))
    if simulation.checked and not report.fault:
        console.print("All invariants held after every decision.")
    if simulation.forfeits:
        _, bot, reason = simulation.forfeits[0]
        console.print(
            f"Forfeits: {len(simulation.forfeits):,}; there the random bot played on. The first: {bot}, {reason}",
            style="red",
        )
    if simulation.salt:
        console.print(f"The deals were salted; --salt {simulation.salt} deals the same again.")
    if simulation.out:
        console.print(f"The records are in {simulation.out}.", soft_wrap=True)


def print_fault(report: SimReport, fault: Fault) -> None:
    """What was broken, where, and how to see it again; on standard error."""
    simulation, found = report.simulation, report.reproduction(fault)
    where = f"{simulation.game.info.name} {simulation.config.options}, seed {fault.seed}, ply {found['ply']}"
    console = Console(stderr=True, soft_wrap=True)
    console.print(f"Fault in {where}: {fault}", style="red")
    console.print(f"To see it again: {found['reproduce']}")
    if found["record"]:
        console.print(f"The moves up to there: {call_prefix()}starlode replay {shlex.quote(found['record'])}")
