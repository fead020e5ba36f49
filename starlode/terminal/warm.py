"""`starlode warm`: compile everything a game needs, once, by really using it; later starts find it on disk.

Machine code depends on the types of the arguments, so each step below calls a compiled function the way the house
calls it. What a game compiles for its own texts and scores is reached through a short match.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from random import Random

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

# Not `from the module itself`: files that name it count as sources of compiled code, and this one need not.
from starlode.engine import kernel, loops
from starlode.engine.errors import StarlodeError
from starlode.engine.game import Game
from starlode.engine.header import SEATS
from starlode.engine.records import blank, one
from starlode.games import all_games, find_game

Step = tuple[str, Callable[[], object]]

MATCH_MOVES = 30  # enough to reach every sort of text
BATCH = 2


def run(name: str | None, quiet: bool) -> None:
    """Compile one game or all of them, unless that was done before."""
    infos = [find_game(name)] if name else list(all_games().values())
    waiting = [info.name for info in infos if not is_ready(info.load())]
    if len(waiting) > 1 and (os.cpu_count() or 1) > 1:
        compile_together(waiting, quiet)
        return
    for info in infos:
        began = time.perf_counter()
        compiled = make_ready(info.load(), quiet)
        if not quiet:
            took = f"compiled in {time.perf_counter() - began:.0f} s" if compiled else "was compiled already"
            Console(highlight=False).print(f"{info.name} {took}")


def compile_together(names: list[str], quiet: bool) -> None:
    """Compile several games, each in a process of its own and as many at a time as there are cores."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with (
        ThreadPoolExecutor(os.cpu_count()) as pool,
        Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress,
    ):
        task = progress.add_task("Compiling, only this once", total=len(names), step=", ".join(names))
        for done in as_completed([pool.submit(_compile, name) for name in names]):
            progress.advance(task)
            if not quiet:
                progress.print(done.result(), highlight=False)


def _compile(name: str) -> str:
    began = time.perf_counter()
    command = [sys.executable, "-m", "starlode.cli", "warm", name, "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise StarlodeError(f"{name} could not be compiled: {done.stderr.strip()[-300:]}")
    return f"{name} compiled in {time.perf_counter() - began:.0f} s"


def is_ready(game: Game) -> bool:
    """Whether everything of the game is compiled already, or nothing needs to be."""
    if not kernel.COMPILED:
        return True
    marker = _marker(game)
    return marker.exists() and marker.read_text("utf-8") == _labels(game)


def make_ready(game: Game, quiet: bool = False) -> bool:
    """Compile whatever the game still lacks, with a progress bar; answers whether there was anything to do."""
    if is_ready(game):
        return False
    take(steps(game), f"Compiling {game.info.title}, only this once", quiet)
    with suppress(OSError):  # without the mark the next start only looks again
        _marker(game).parent.mkdir(parents=True, exist_ok=True)  # another version's process may have pruned it
        _marker(game).write_text(_labels(game), "utf-8")
    return True


def _marker(game: Game) -> Path:
    return Path(kernel.CACHE_FOLDER) / f"{game.info.name}.warm"


def _labels(game: Game) -> str:
    """What a marker says: a game that needs more than it did is compiled again."""
    return "\n".join(label for label, _ in steps(game))


def take(todo: list[Step], what: str, quiet: bool = False) -> None:
    """Do one step after the other, with a progress bar that names the current one."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[step]}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(what, total=len(todo), step="")
        for label, step in todo:
            progress.update(task, step=label)
            step()
            progress.advance(task)


# ---- the steps ----


def steps(game: Game) -> list[Step]:
    """Everything there is to compile for a game, in an order that works."""
    return [*_position_steps(game), *_loop_steps(game), *_batch_steps(game), *_match_steps(game)]


def _position_steps(game: Game) -> list[Step]:
    """One position at a time, as Match and Information do it."""
    params, state, mask = game.configure({}).params, one(game.state_type), _mask(game)
    out, values = np.zeros((SEATS, 2), np.int64), np.zeros(SEATS)
    return [
        ("dealing", lambda: (loops.deal_seed(params, state, 2, 0, 0), loops.deal(params, state, 2))),
        ("legal moves", lambda: loops.legal_mask(params, state, 0, mask)),
        ("results", lambda: loops.results(params, state, out)),
        ("estimates", lambda: loops.evaluate(params, state, values)),
        ("observations", lambda: loops.observation(params, state, 0, np.zeros(game.observation, np.float32))),
        ("imagining", lambda: loops.imagine(params, state, 0, 0, 0)),
        ("hunches", lambda: loops.hunches(params, state, 0, mask, np.zeros(game.actions))),
    ]


def _loop_steps(game: Game) -> list[Step]:
    """Random play and counting."""
    params, state, mask, lots = game.configure({}).params, one(game.state_type), _mask(game), _generator()
    out, seen = np.zeros((SEATS, 2), np.int64), np.zeros(game.observation, np.float32)
    states, masks = blank(game.state_type, 2), np.zeros((1, game.actions), np.uint8)
    return [
        ("random play", lambda: (loops.deal_seed(params, state, 2, 0, 0), loops.playout(params, state, mask, lots, 9))),
        ("many games", lambda: loops.play_many(params, state, 2, 0, 1, 9, mask, lots)),
        ("observed games", lambda: loops.play_many_observed(params, state, 2, 0, 1, mask, lots, seen)),
        ("signatures", lambda: loops.signature(params, state, 2, 1, mask, lots, out)),
        ("counting", lambda: (loops.deal_seed(params, states[0], 2, 0, 0), loops.perft(params, states, masks, 1))),
    ]


def _batch_steps(game: Game) -> list[Step]:
    """Many games side by side."""
    params, states, masks = game.configure({}).params, blank(game.state_type, BATCH), _mask(game, BATCH)
    seats, episodes = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64)
    seen, out = np.zeros((BATCH, game.observation), np.float32), np.zeros((BATCH, SEATS, 2), np.int64)

    def step() -> None:
        done = np.zeros(BATCH, np.uint8)
        loops.step_batch(params, states, masks.argmax(axis=1), 0, episodes, done, out)

    return [
        ("batches: dealing", lambda: loops.begin_batch(params, states, 2, 0, episodes)),
        ("batches: looking", lambda: loops.look_batch(params, states, seats, masks, seen)),
        ("batches: stepping", step),
    ]


def _match_steps(game: Game) -> list[Step]:
    """What the game and the bots compile for themselves."""
    # The heavier half of the house is not needed to see that everything is compiled already.
    from starlode.terminal.lot import draw_lot

    return [
        ("lots", lambda: draw_lot(_mask(game) + np.uint8(1), _generator())),
        ("a match", lambda: _play_match(game)),
        ("bots", lambda: _ask_bots(game)),
    ]


def _play_match(game: Game) -> None:
    """A short match with everything a person can ask of it."""
    from starlode.match import Match

    match, chance = Match(game, seed=1), Random(1)
    while not match.over and match.ply < MATCH_MOVES:
        seat = match.acting[0]
        for action in match.legal_actions(seat):
            match.describe(action)
        match.play(chance.choice(match.legal(seat)), seat)
        match.view(seat)
    match.log()
    match.score(0)
    Match.from_position(match.position())
    game.faults(match.config, match.state)


def _ask_bots(game: Game) -> None:
    """One decision of every bot."""
    from starlode.bots import make_bot
    from starlode.bots.bot import bot_names
    from starlode.match import Match

    match = Match(game, seed=1)
    while len(match.legal_actions()) == 1:
        match.play(match.legal_actions()[0])
    for name in bot_names():
        make_bot(name).choose(match.information(seed=1))


def _mask(game: Game, *count: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.zeros((*count, game.actions), np.uint8)


def _generator() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.ones(1, np.int64)
