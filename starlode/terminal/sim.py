"""`starlode sim`: bots play many games; who wins, how fast it goes, and whether every invariant holds."""

from __future__ import annotations

import json
import shlex
import time
from collections.abc import Iterator
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from starlode.engine.errors import StarlodeError
from starlode.terminal.simulation import Fault, Order, Simulation
from starlode.terminal.stats import draw_tally
from starlode.terminal.warm import make_ready

DEFAULT_GAMES = 100
FAULT, INTERRUPTED = 1, 130
PAUSE = 0.05  # seconds between two moves of the progress bar


def run(order: Order, as_json: bool) -> None:
    """Play the games and report; a fault or an interruption ends the run early."""
    simulation = Simulation(order)
    make_ready(simulation.game, quiet=as_json)
    _prepare(order)
    began, fault, interrupted = time.perf_counter(), None, False
    try:
        play_all(simulation, quiet=as_json)
    except KeyboardInterrupt:
        interrupted = True
    except Fault as found:
        fault = found
    seconds = time.perf_counter() - began
    (print_json if as_json else print_report)(simulation, seconds, interrupted, fault)
    if fault or interrupted:
        raise typer.Exit(FAULT if fault else INTERRUPTED)


def _prepare(order: Order) -> None:
    """Load the machine code before the clock starts, and see that records can be written."""
    Simulation(Order(order.game)).play(0)
    if order.out:
        try:
            order.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StarlodeError(f"cannot write to {order.out}: {error.strerror}") from None


def play_all(simulation: Simulation, quiet: bool) -> None:
    """Play up to the limits, with a progress bar on a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[speed]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(simulation.game.info.name, total=1.0, speed="")
        began = shown = time.perf_counter()
        for done in play_each(simulation):
            now = time.perf_counter()
            if now - shown > PAUSE:
                shown, speed = now, f"{simulation.tally.decisions / (now - began):,.0f} decisions/s"
                progress.update(task, completed=done, speed=speed)


def play_each(simulation: Simulation) -> Iterator[float]:
    """Play game after game; after each the share of the run that is done."""
    order, tally = simulation.order, simulation.tally
    games = order.games or (None if order.decisions else DEFAULT_GAMES)
    done = 0.0
    while done < 1:
        simulation.play(order.seed + tally.games)
        done = max(tally.games / games if games else 0, tally.decisions / order.decisions if order.decisions else 0)
        yield done


def _reproduction(simulation: Simulation, fault: Fault) -> dict[str, Any]:
    kept = simulation.keep(simulation.order.out, fault.seed, fault.played) if simulation.order.out else None
    return {
        "text": str(fault),
        "seed": fault.seed,
        "ply": len(fault.played),
        "reproduce": simulation.command(fault.seed),
        "record": str(kept) if kept else None,
    }


def print_json(simulation: Simulation, seconds: float, interrupted: bool, fault: Fault | None) -> None:
    """The report as one JSON object."""
    order = simulation.order
    head = {"game": simulation.game.info.name, "options": simulation.options, "seed": order.seed}
    state = {"checked": order.check, "interrupted": interrupted}
    state["fault"] = _reproduction(simulation, fault) if fault else None  # type: ignore[assignment]
    print(json.dumps(head | simulation.tally.data(seconds) | state))


def print_report(simulation: Simulation, seconds: float, interrupted: bool, fault: Fault | None) -> None:
    """The report for people."""
    console = Console(highlight=False)
    if fault:
        print_fault(simulation, fault)
    if interrupted:
        console.print("Interrupted; this is what was played until then:")
    if simulation.tally.games:
        console.print(draw_tally(simulation.tally, seconds))
    if simulation.order.check and not fault:
        console.print("All invariants held after every decision.")
    if simulation.order.out:
        console.print(f"The records are in {simulation.order.out}.", markup=False)


def print_fault(simulation: Simulation, fault: Fault) -> None:
    """What was broken, where, and how to see it again; on standard error."""
    found = _reproduction(simulation, fault)
    where = f"{simulation.game.info.name} {simulation.options}, seed {fault.seed}, ply {found['ply']}"
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(f"Fault in {where}: {fault}", style="red", markup=False)
    console.print(f"To see it again: {found['reproduce']}", markup=False)
    if found["record"]:
        console.print(f"The moves until then: starlode replay {shlex.quote(found['record'])}", markup=False)
