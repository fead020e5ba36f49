"""`starlode prove`: what a network has shown in the arena, and for how many players that makes a master."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from starlode.arena.proving import proofs_of
from starlode.bots.proofs import Proof, known_proofs, write_proofs
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.games import load_game


def run(name: str, runs: Sequence[Path]) -> None:
    """Write down what these arenas prove, or without any show what is written."""
    game, console = load_game(name), Console()
    files = write_proofs(game, proofs_of(game, runs))
    if not (proofs := known_proofs(game)):
        raise StarlodeError(f"nothing is proven of a network of {name}")
    console.print(draw_proofs(proofs))
    for file in files:
        console.print(Text(f"Written to {file}."), soft_wrap=True)


def draw_proofs(proofs: Sequence[Proof]) -> Grid:
    """What was measured, and what follows."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("players", "iterations", "games", "wins", "95% interval", "even"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("master", no_wrap=True)
    for proof in proofs:
        grid.add_row(*_cells(proof), Text("offered" if proof.clear else "not offered"))
    return grid


def _cells(proof: Proof) -> tuple[str, ...]:
    counts = str(proof.players), f"{proof.iterations:,}", str(proof.games)
    share, even = f"{proof.wins / proof.games:.1%}", f"{1 / proof.players:.1%}"
    return *counts, share, f"{proof.low:.1%} to {proof.high:.1%}", even
