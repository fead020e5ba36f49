"""`starlode compare`: two component files on the same deals, and `starlode components`: the file to edit."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

import typer

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.engine.system.files import write_made
from starlode.games import load_game
from starlode.terminal.commands.warm import make_ready
from starlode.terminal.common.progress import patience, progress_bar
from starlode.workbench.comparison import Comparison, Difference
from starlode.workbench.trial import Trial, trial_of

INTERRUPTED = 130
PORTION = 50  # deals between two looks at the clock
MOST = 20  # differences that are printed
SIGNS = {"more": "▲", "less": "▼"}


@dataclass(frozen=True)
class CompareOrder:
    """What was asked for on the command line."""

    game: str
    components: Path
    against: Path | None
    players: int | None
    player: str
    games: int
    seed: int
    options: list[str]


def write_components(name: str, out: Path | None, force: bool) -> None:
    """Print a game's component file, or write it to a file to edit; raises StarlodeError."""
    file = load_game(name).component_file
    if file is None:
        raise StarlodeError(f"{name} has no component file")
    text = file.read_text("utf-8")
    if out is None:
        print(text, end="")
    else:
        write_made(out, text, force=force)


def run(order: CompareOrder, as_json: bool) -> None:
    """Play the deals with both files, and say what differs, also after an interruption; raises StarlodeError."""
    before, after = _trials(order)
    make_ready(before.game, quiet=as_json)
    with patience("Compiling the loop of the workbench, only this once (some seconds)", as_json):
        before.play(0, 1)
    comparison = Comparison(before, after, order.seed)
    interrupted = _play(comparison, order.games, quiet=as_json)
    if comparison.games:
        (print_json if as_json else print_differences)(comparison, order, interrupted)
    if not as_json and before.config.params.tobytes() == after.config.params.tobytes():
        print("Both files have the same numbers for these options.")
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _play(comparison: Comparison, games: int, quiet: bool) -> bool:
    """Play the deals, and say whether that was interrupted."""
    with progress_bar(Console(stderr=True), quiet) as bar:
        task = bar.add_task("deals", total=games, news="")
        try:
            while comparison.games < games:
                comparison.play(min(PORTION, games - comparison.games))
                bar.update(task, completed=comparison.games)
        except KeyboardInterrupt:
            return True
    return False


def _trials(order: CompareOrder) -> tuple[Trial, Trial]:
    game, options = load_game(order.game), given_options(order.options, order.players)
    before = trial_of(game, options, order.player, order.against)
    return before, trial_of(game, options, order.player, order.components)


def print_json(comparison: Comparison, order: CompareOrder, interrupted: bool) -> None:
    """Every measure."""
    measures = [asdict(one) for one in comparison.differences()]
    told = {"game": order.game, "games": comparison.games, "interrupted": interrupted, "measures": measures}
    print(json.dumps(told))


def print_differences(comparison: Comparison, order: CompareOrder, interrupted: bool) -> None:
    """What is certain first, then how much is not."""
    console, found = Console(), comparison.differences()
    if interrupted:
        console.print("Interrupted; this is what was played so far:")
    changed = sorted((one for one in found if one.verdict in SIGNS), key=lambda one: -one.certainty)
    console.print(f"{comparison.games:,} deals of {order.game}, played by {order.player} with both files.")
    for one in changed[:MOST]:
        before, after = _written(one, one.before), _written(one, one.after)
        console.print(f"{SIGNS[one.verdict]} {one.name}: {before} before, {after} now")
    if len(changed) > MOST:
        console.print(f"... and {len(changed) - MOST} more; --json lists them all.")
    counts = Counter(one.verdict for one in found)
    if not changed:
        console.print("Nothing has certainly changed.")
    console.print(
        f"No difference that matters in {counts['same']} measures; {counts['unsure']} are not certain yet, "
        f"{counts['few']} were seen too rarely."
    )


def _written(one: Difference, value: float) -> str:
    return f"{100 * value:.1f} %" if one.is_share else f"{value:.2f}"
