"""`starlode bench`: how fast the games are on one core, and how long a start takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from random import Random
from typing import Any

import msgspec
import numpy as np
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.many.batch import Batch
from starlode.engine.running import loops
from starlode.engine.state.dice import dice_for, lots
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import blank, one
from starlode.engine.system.console import Console
from starlode.engine.system.processes import surroundings
from starlode.games import all_games, find_game, load_game
from starlode.match import Match
from starlode.terminal.commands.warm import make_ready

SIDE_BY_SIDE = 1024  # games of a batch
STEPS = 10  # of a batch between two looks at the clock
CHUNK = 20  # games between two looks at the clock
MIDGAMES = 5  # positions searches are measured in
PLAYOUTS = 200  # iterations between two looks at the clock
START = "from starlode.terminal.commands.bench import play_one; play_one({name!r})"
LABELS = {
    "decisions_per_s": "decisions a second, random play",
    "games_per_s": "games a second, random play",
    "observed_decisions_per_s": "decisions a second with observations",
    "batch_decisions_per_s": "decisions a second of 1,024 games side by side, with observations and masks",
    "vector_steps_per_s": "steps a second of 1,024 games as a vector environment of Gymnasium",
    "vector_in_place_steps_per_s": "the same with observations that change in place (copy=False)",
    "playouts_per_s": "random games to the end a second, inside a search from mid-game",
    "match_decisions_per_s": "decisions a second through Match",
    "view_us": "microseconds of a seat's view with its encoding as JSON",
    "choices_us": "microseconds of a seat's choices before their words are read",
    "state_bytes": "bytes of a position",
    "compile_s": "seconds to compile from scratch",
    "compile_cpu_s": "of those, seconds of CPU",
    "cached_start_s": "seconds to start and play one game",
    "games_start_s": "seconds of `starlode games`",
}


def run(name: str | None, as_json: bool, seconds: float, compiling: bool) -> None:
    """Measure one game or all, and print the numbers."""
    infos = [find_game(name)] if name else list(all_games().values())
    console = Console(stderr=True)
    found = {info.name: measure(load_game(info), seconds, compiling, console) for info in infos}
    if as_json:
        print(json.dumps(found[name] if name else found))
        return
    for game, numbers in found.items():
        print_numbers(game, numbers)


def measure(game: Game, seconds: float, compiling: bool, console: Console) -> dict[str, Any]:
    """Every number of one game; those of compiling are None where they were not wanted."""
    make_ready(game, quiet=not console.is_terminal)
    with _saying(console, f"{game.info.name}: playing"):
        decisions, games = random_speed(game, seconds)
        observed, checked = observed_speed(game, seconds), match_speed(game, seconds)
        batched, stepped = batch_speed(game, seconds), vector_speed(game, seconds)
        in_place = vector_speed(game, seconds, copy=False)
        playouts = playout_speed(game, seconds)
        views, choices = sight_times(game, seconds)
    with _saying(console, f"{game.info.name}: compiling from scratch, half a minute"):
        compiled = cold_compile(game.info.name) if compiling else (None, None)
    with _saying(console, f"{game.info.name}: starting"):
        started = _timed([sys.executable, "-c", START.format(name=game.info.name)])
        listed = _timed([sys.executable, "-m", "starlode.cli", "games"])
    size = game.state_type.dtype.itemsize
    values = (
        decisions,
        games,
        observed,
        batched,
        stepped,
        in_place,
        playouts,
        checked,
        views,
        choices,
        size,
        *compiled,
        started,
        listed,
    )
    return dict(zip(LABELS, values, strict=True))


def _saying(console: Console, what: str) -> AbstractContextManager[Any]:
    return console.status(Text(what)) if console.is_terminal else nullcontext()


# ---- speeds ----


def _rate(seconds: float, play: Callable[[int], int]) -> tuple[float, int, float]:
    """Call `play` with new seeds until the time is over; decisions, calls and seconds."""
    play(0)  # what is loaded or compiled at the first call is not measured
    count = calls = 0
    began = now = time.perf_counter()
    while now - began < seconds:
        calls += 1
        count += play(calls)
        now = time.perf_counter()
    return count, calls, now - began


def random_speed(game: Game, seconds: float) -> tuple[int, int]:
    """Decisions and games a second of compiled random play."""
    config, state, mask, dice = _scratch(game)
    players = config.options["players"]
    count, calls, took = _rate(
        seconds,
        lambda seed: loops.play_many(config.params, state, players, seed, CHUNK, game.most_decisions, mask, dice),
    )
    return round(count / took), round(calls * CHUNK / took)


def batch_speed(game: Game, seconds: float) -> int:
    """Decisions a second of games that are stepped together, with everything that a learner needs to decide."""
    batch = Batch(game, SIDE_BY_SIDE)

    def play(seed: int) -> int:
        batch.play(STEPS)
        return SIDE_BY_SIDE * STEPS

    count, _, took = _rate(seconds, play)
    return round(count / took)


def vector_speed(game: Game, seconds: float, copy: bool = True) -> int | None:
    """Steps a second through `TablesEnv`, all checked, with random legal actions; None without Gymnasium."""
    if find_spec("gymnasium") is None:
        return None
    from starlode.envs.gymnasium import TablesEnv

    env = TablesEnv(game, SIDE_BY_SIDE, copy=copy)
    seen, _ = env.reset(seed=0)
    dice, actions = dice_for(0, SIDE_BY_SIDE), np.zeros(SIDE_BY_SIDE, np.int64)

    def play(call: int) -> int:
        nonlocal seen
        for _ in range(STEPS):
            lots(seen["action_mask"], dice, actions)
            seen = env.step(actions)[0]
        return SIDE_BY_SIDE * STEPS

    count, _, took = _rate(seconds, play)
    return round(count / took)


def observed_speed(game: Game, seconds: float) -> int:
    """Decisions a second when every decision comes with its observation."""
    config, state, mask, dice = _scratch(game)
    kept, out = np.zeros(game.kept, np.int32), np.zeros(game.observation, np.float32)
    players = config.options["players"]
    count, _, took = _rate(
        seconds,
        lambda seed: loops.play_many_observed(config.params, state, players, seed, CHUNK, mask, dice, kept, out),
    )
    return round(count / took)


def playout_speed(game: Game, seconds: float) -> int:
    """Iterations a second of a search that plays at random to the end, from positions in the middle of random games."""
    trees = [_searching(game, seed) for seed in range(MIDGAMES)]

    def grow(call: int) -> int:
        tree = trees[call % MIDGAMES]
        tree.begin()
        tree.grow(PLAYOUTS)
        return int(tree.plan.iterations)

    count, _, took = _rate(seconds, grow)
    return round(count / took)


def sight_times(game: Game, seconds: float) -> tuple[float, float]:
    """Microseconds of a view with its encoding, and of choices, for the seat that is asked in mid-game."""
    matches = [middle_of(game, seed) for seed in range(MIDGAMES)]

    def look(call: int) -> int:
        match = matches[call % MIDGAMES]
        perspective = match.history.referee.record(match.history.states, len(match.history) - 1, match.acting[0])
        msgspec.json.encode(game.view(match.config, perspective[0], match.acting[0]))
        return 1

    def choose(call: int) -> int:
        match = matches[call % MIDGAMES].at(len(matches[call % MIDGAMES].decisions))
        began = time.perf_counter_ns()
        match.seat(match.acting[0]).choices()
        return time.perf_counter_ns() - began

    views, _, took = _rate(seconds / 2, look)
    spent, calls, _ = _rate(seconds / 2, choose)
    return round(took / views * 1e6, 1), round(spent / calls / 1e3, 1)


def middle_of(game: Game, seed: int) -> Match:
    """The middle of a random game."""
    length = play_match(game, seed)
    match, chance = Match(game, seed=seed), Random(seed)
    while match.ply < length // 2:
        match.play(chance.choice(match.legal_actions()))
    return match


def _searching(game: Game, seed: int) -> Any:
    """A search that neither trusts evaluations nor follows hunches, in the middle of a random game."""
    from starlode.bots.search_bot import Tree  # not needed by `play_one`, whose start is measured
    from starlode.bots.search_state import SearchNode

    match = middle_of(game, seed)
    tree = Tree(match.information(), seed, blank(SearchNode, PLAYOUTS + 2))
    tree.plan.guided = False
    tree.plan.tail = game.most_decisions
    return tree


def match_speed(game: Game, seconds: float) -> int:
    """Decisions a second through Match, everything checked and written as text."""
    count, _, took = _rate(seconds, lambda seed: play_match(game, seed))
    return round(count / took)


def play_match(game: Game, seed: int) -> int:
    """One random game through Match; answers with its length."""
    match, chance = Match(game, seed=seed), Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    return match.ply


def _scratch(game: Game) -> tuple[Any, Any, Any, Any]:
    mask, dice = blank_mask(game.actions), np.array([2463534242], np.int64)
    return game.configure({}), one(game.state_type), mask, dice


# ---- starts, each in a process of its own ----


def play_one(name: str) -> None:
    """Deal one game and play it to its end; what a first user waits for."""
    game = load_game(name)
    config, state, mask, dice = _scratch(game)
    loops.deal_seed(config.params, state, config.options["players"], 0, 0)
    loops.playout(config.params, state, mask, dice, game.most_decisions)


def cold_compile(name: str) -> tuple[float, float]:
    """Seconds to compile a game into an empty cache, and seconds of CPU."""
    before = os.times()
    with tempfile.TemporaryDirectory(prefix="starlode-bench-") as folder:
        took = _timed([sys.executable, "-m", "starlode.cli", "warm", name, "--quiet"], STARLODE_CACHE=folder)
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return took, round(worked, 3)


def _timed(command: list[str], **variables: str) -> float:
    began = time.perf_counter()
    done = subprocess.run(command, env=surroundings(variables), capture_output=True, text=True, check=False)
    if done.returncode:
        raise StarlodeError(f"{' '.join(command)} failed: {done.stderr.strip()[-300:]}")
    return round(time.perf_counter() - began, 3)


def print_numbers(game: str, numbers: dict[str, Any]) -> None:
    """The numbers of one game for people."""
    table = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), title=game, title_justify="left")
    table.add_column()
    table.add_column(justify="right")
    for key, words in LABELS.items():
        table.add_row(words, "not measured" if numbers[key] is None else f"{numbers[key]:,}")
    Console().print(table)
