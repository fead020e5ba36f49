"""Compiling ahead: everything a game needs is compiled once, by really using it; later starts find it on disk.

Machine code depends on the types of the arguments, so each step below calls a compiled function the way Starlode does.
What a game compiles for its own texts and scores is reached through a short match. The steps come in stages: what
playing needs, then what bots need to think, then what studies of many games need. If you cannot wait, ask for the first
stage only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import numpy as np

from starlode.background.mode import PLAYING, STAGES, STUDYING, THINKING
from starlode.engine.authoring.game import Game
from starlode.engine.compiling import kernel
from starlode.engine.compiling.cache import make_folder
from starlode.engine.many.walk import Walk
from starlode.engine.running import loops
from starlode.engine.running.referee import Referee
from starlode.engine.state.header import SEATS

# Not `from the module itself`: files that name it count as sources of compiled code, and this one need not.
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import Array, blank

Step = tuple[str, Callable[[], object]]

MATCH_MOVES = 30  # enough to reach every kind of text
BATCH = 2
NETWORK_BOTS = ("neural", "neural:100it")  # together they need everything that such bots need
OTHER_BOTS = ("greedy", "search:100it")  # and these need everything that all others do


def is_ready(game: Game, stage: str = STUDYING) -> bool:
    """Whether a stage and all before it are compiled, or nothing needs to be."""
    return not _waiting(game, stage)


def missing(game: Game, stage: str = STUDYING) -> list[Step]:
    """The steps that a stage and those before it still lack; the last step of each stage marks it as complete."""
    found: list[Step] = []
    for name in _waiting(game, stage):
        found += [*steps(game, name), (f"ready for {name}", lambda name=name: _note(game, name))]  # type: ignore[misc]
    return found


def make_ready(game: Game, stage: str = STUDYING) -> None:
    """Compile everything that a stage and those before it still lack, without output."""
    for _, step in missing(game, stage):
        step()


def _waiting(game: Game, stage: str) -> list[str]:
    upto = STAGES[: STAGES.index(stage) + 1]
    return [name for name in upto if kernel.COMPILED and not _is_noted(game, name)]


def _is_noted(game: Game, stage: str) -> bool:
    """Whether a stage is complete; one that now needs more than before is compiled again."""
    marker = kernel.kept_file(_marker(game, stage))
    return marker.exists() and marker.read_text("utf-8") == _labels(game, stage)


def _note(game: Game, stage: str) -> None:
    with suppress(OSError):  # without the marker the next start only checks again
        folder = Path(kernel.CACHE_FOLDER)
        make_folder(folder)  # another version may have pruned it
        (folder / _marker(game, stage)).write_text(_labels(game, stage), "utf-8")


def _marker(game: Game, stage: str) -> str:
    return f"{game.info.name}.{stage}"


def _labels(game: Game, stage: str) -> str:
    return "\n".join(label for label, _ in steps(game, stage))


# ---- the steps ----


def steps(game: Game, stage: str) -> list[Step]:
    """Everything there is to compile for a stage, in an order that works after the stages before it."""
    if stage == PLAYING:
        return [*_referee_steps(game), ("a match", lambda: _play_match(game))]
    if stage == THINKING:
        return [*_judgement_steps(game), ("bots", lambda: _ask_bots(game))]
    return [*_loop_steps(game), *_batch_steps(game), *_network_steps(game)]


def _referee_steps(game: Game) -> list[Step]:
    """Steps for one position at a time."""
    config, states = game.configure({}), blank(game.state_type, 2)
    referee, state = Referee(game, config), states[0]

    def deal() -> None:
        loops.deal_seed(config.params, state, 2, 0, 0)
        referee.deal(states, 0)

    def some_move() -> tuple[int, int]:
        seat = int(state.acting).bit_length() - 1
        return seat, int(referee.mask(states, 0, seat).argmax())

    def move() -> None:
        seat, action = some_move()
        referee.actions(states, 0, seat)
        referee.advance(states, 0, 1, seat, action)

    def tell() -> None:
        referee.told(states, 0, 1)
        referee.differing(states, 0, 1)
        referee.harmless(states, 0, 1, *some_move())
        referee.redraw(states, 1, 1)

    def hide() -> None:
        record = referee.record(states, 0, 0)
        referee.asked(record, 0, 0)
        referee.objection(record, 0, 0, 0)
        referee.survey(record, 0, 0)

    return [
        ("dealing", deal),
        ("legal moves", lambda: referee.allows(states, 0, 0, 0)),
        ("moves", move),
        ("results", lambda: referee.results(states, 0)),
        ("what a decision tells", tell),
        ("what a seat may know", hide),
        ("imagining", lambda: referee.imagine(states, 0, states, 1, 0, 0, 0)),
        ("estimates", lambda: referee.estimates(states, 0)),  # for the stand-in of bots that are not ready yet
    ]


def _judgement_steps(game: Game) -> list[Step]:
    """Steps for what a game says about the value of positions and moves."""
    referee, states = Referee(game, game.configure({})), blank(game.state_type, 1)
    return [
        ("a position to judge", lambda: referee.deal(states, 0)),
        ("hunches", lambda: referee.hunches(states, 0, 0)),
    ]


def _loop_steps(game: Game) -> list[Step]:
    """Steps for random play, observations and counting."""
    config, states, mask, dice = game.configure({}), blank(game.state_type, 2), _mask(game), _dice()
    referee, params, state = Referee(game, config), config.params, states[0]
    out, seen = np.zeros((SEATS, 2), np.int64), np.zeros(game.observation, np.float32)
    kept = np.zeros(game.kept, np.int32)

    def play() -> None:
        referee.deal(states, 0)
        loops.playout(params, state, mask, dice, 9)

    def lots() -> None:
        referee.deal(states, 0)
        referee.lot(states, 0, int(state.acting).bit_length() - 1, dice)

    def observe() -> None:
        referee.deal(states, 0)
        referee.observation(states, 0, 0)

    def count() -> None:
        referee.deal(states, 0)
        loops.perft(params, states, _mask(game, 1), 1)

    return [
        ("random play", play),
        ("lots", lots),
        ("many games", lambda: loops.play_many(params, state, 2, 0, 1, 9, mask, dice)),
        ("observations", observe),
        ("observed games", lambda: loops.play_many_observed(params, state, 2, 0, 1, mask, dice, kept, seen)),
        ("signatures", lambda: loops.signature(params, state, 2, 1, mask, dice, out)),
        ("counting", count),
    ]


def _batch_steps(game: Game) -> list[Step]:
    """Steps for many games side by side."""
    params, states, mask = game.configure({}).params, blank(game.state_type, BATCH), _mask(game)
    masks = np.zeros((BATCH, game.actions), np.uint8)
    seats, episodes = np.zeros(BATCH, np.int64), np.zeros(BATCH, np.int64)
    seen, out = np.zeros((BATCH, game.observation), np.float32), np.zeros((BATCH, SEATS, 2), np.int64)
    sight = (seats, mask, masks, np.zeros((BATCH, game.kept), np.int32), seen)

    def step() -> None:
        done = np.zeros(BATCH, np.uint8)
        loops.step_batch(params, states, masks.argmax(axis=1), 0, episodes, done, out, *sight)

    return [
        ("batches: dealing", lambda: loops.begin_batch(params, states, 2, 0, episodes)),
        ("batches: looking", lambda: loops.look_batch(params, states, *sight)),
        ("batches: stepping", step),
        ("walks", lambda: _walk(game)),
    ]


def _walk(game: Game) -> None:
    """Take one step of a walk."""
    walk = Walk(game)
    walk.play(walk.actions()[0])


def _play_match(game: Game) -> None:
    """Play a short match, with everything that a person can ask of it."""
    # Imported late: the heavier half of Starlode is not needed to see that everything is already compiled.
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


def _network_steps(game: Game) -> list[Step]:
    """Steps for bots that use a network; they come last, because they compile quickly when you want one."""
    from starlode.bots.network import has_network

    return [("networks", lambda: _ask_networks(game))] if has_network(game) else []


def _ask_networks(game: Game) -> None:
    """Make one decision with every bot that needs a network, at a table that it was trained for."""
    from starlode.bots.network import trained_for

    if trained := trained_for(game):
        _ask(game, NETWORK_BOTS, players=min(trained))


def _ask_bots(game: Game) -> None:
    """Make one decision with every bot that needs no network."""
    from starlode.bots.bot import NEED_NETWORKS, bot_names

    _ask(game, [name for name in bot_names() if name not in NEED_NETWORKS])


def rehearse(game: Game, network: bool) -> None:
    """Load what bots need, either those that use a network or all others, so that the first question is quick."""
    if network:
        _ask_networks(game)
    else:
        _ask(game, OTHER_BOTS)


def _ask(game: Game, bots: Sequence[str], **options: int) -> None:
    """Make one decision with each bot."""
    from starlode.bots import make_bot
    from starlode.match import Match

    match = Match(game, seed=1, options=options)
    while len(match.legal_actions()) == 1:
        match.play(match.legal_actions()[0])
    for name in bots:
        make_bot(name).choose(match.information(seed=1))


def _mask(game: Game, *count: int) -> Array:
    return blank_mask(game.actions, *count)


def _dice() -> Array:
    return np.ones(1, np.int64)
