"""`starlode prove`: what a network has shown in the arena, and for how many players that makes a master."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from starlode.arena.proving import proofs_of
from starlode.bots.proofs import Proof, proofs_file, read_proofs, write_proofs
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.games import load_game


def run(name: str, runs: Sequence[Path]) -> None:
    """Write down what these arenas prove, or without any show what is written."""
    game, console = load_game(name), Console()
    file = write_proofs(game, proofs_of(game, runs)) if runs else proofs_file(game)
    if file is None or not file.is_file():
        raise StarlodeError(f"nothing is proven of a network of {name}")
    console.print(draw_proofs(read_proofs(file).proofs))
    if runs:
        console.print(Text(f"Written to {file}."), soft_wrap=True)


def draw_proofs(proofs: Sequence[Proof]) -> Grid:
    """What was measured, and what follows."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("players", "games", "wins of a master", "95% interval", "even"):
        grid.add_column(heading, justify="right", no_wrap=True)
    grid.add_column("master")
    for proof in proofs:
        interval, even = f"{proof.low:.1%} to {proof.high:.1%}", f"{1 / proof.players:.1%}"
        offered = "offered" if proof.clear else "not offered"
        grid.add_row(
            str(proof.players), str(proof.games), f"{proof.wins / proof.games:.1%}", interval, even, Text(offered)
        )
    return grid
