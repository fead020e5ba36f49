"""What a decision tells whom, by looking at records one by one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.compiling import kernel
from starlode.engine.declarations.events import Event
from starlode.engine.running.disclosure import IMAGINED
from starlode.engine.running.referee import Referee
from starlode.engine.state.records import Array, blank, block_of
from starlode.games import all_games, load_game
from starlode.match import Match
from tests.example import FOLDER

ROOT = Path(__file__).resolve().parents[2]
GAMES = [load_game(info) for info in all_games().values()]
SHORT = 12 if kernel.COMPILED else 4  # decisions that interpreted rules manage in a moment
LONG = SHORT if kernel.COMPILED else 1  # decisions that are tried in all imagined worlds
PLAYERS = 3
VIEWERS = (0, 1, 2, -1)

pytestmark = pytest.mark.interpreted
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)


def played(game: Game, count: int) -> Match:
    """A match after some random decisions, of whichever seats owe one."""
    match, chance = Match(game, players=PLAYERS, seed=5), Random(5)
    for _ in range(count):
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


def look(referee: Referee, states: Array, at: int, viewer: int) -> bytes:
    return referee.record(states, at, viewer).tobytes()[: referee.size]


@every_game
def test_whoever_sees_something_else_was_told_and_events_tell_everybody(game: Game) -> None:
    match = played(game, SHORT)
    referee, states = match.history.referee, match.history.states
    for number in range(SHORT):
        changed = [look(referee, states, number, v) != look(referee, states, number + 1, v) for v in VIEWERS]
        bits = sum(1 << place for place, differs in enumerate(changed) if differs)
        assert referee.differing(states, number, number + 1) == bits
        assert referee.told(states, number, number + 1) == (15 if states["event_count"][number + 1] else bits)


def used_chance(match: Match, number: int) -> bool:
    counter = match.history.states["counter"]
    return bool(counter[number] != counter[number + 1])


def is_harmless(match: Match, number: int) -> bool:
    made = match.decisions[number]
    return match.history.referee.harmless(match.history.states, number, number + 1, made.seat, made.action)


def goes_on_alike(match: Match, number: int, stream: int) -> bool:
    """Whether a decision would have looked and sounded the same to its seat in an imagined world."""
    referee, states, worlds = match.history.referee, match.history.states, blank(match.game.state_type, 2)
    made = match.decisions[number]
    referee.imagine(states, number, worlds, 0, made.seat, 0, stream)
    referee.advance(worlds, 0, 1, made.seat, made.action)
    seen = look(referee, worlds, 1, made.seat) == look(referee, states, number + 1, made.seat)
    return seen and heard(match.game, worlds, 1, made.seat) == heard(match.game, states, number + 1, made.seat)


def heard(game: Game, states: Array, at: int, seat: int) -> list[Event]:
    rows = states["events"][at][: states["event_count"][at]].tolist()
    return [game.events.decode(row).seen_by(seat) for row in rows]


@every_game
def test_a_decision_is_harmless_if_all_imagined_worlds_go_on_alike(game: Game) -> None:
    match = played(game, SHORT)
    quiet = [number for number in range(SHORT) if not used_chance(match, number)]
    assert quiet
    for number in quiet[:LONG]:
        alike = all(goes_on_alike(match, number, stream) for stream in range(IMAGINED))
        assert is_harmless(match, number) == alike
    assert any(map(partial(is_harmless, match), quiet))


@every_game
def test_a_decision_that_used_chance_does_harm(game: Game) -> None:
    count = 1
    while not used_chance(match := played(game, count), count - 1):
        count += 1
    assert not is_harmless(match, count - 1)


@pytest.mark.skipif(not kernel.COMPILED, reason="plays whole games")
@pytest.mark.parametrize("name", ["cosmic-scavengers", "stella-digger"])
def test_a_decision_that_reveals_what_somebody_else_holds_does_harm(name: str) -> None:
    """Without any chance: what it came to was settled before, and only its player did not know."""
    match, chance = Match(name, players=PLAYERS, seed=5), Random(5)
    while not match.over:
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
    quiet = [number for number in range(len(match.decisions)) if not used_chance(match, number)]
    harmful = [number for number in quiet if not is_harmless(match, number)]
    assert harmful
    assert len(harmful) < len(quiet)


LEFT = "        events.leave(state, seat, total(state.cart))\n"
TELL_TALES = {  # what leaving tells of the rival's claim, which is gold at one table of ten
    "nothing": LEFT,
    "by who is asked next": f"{LEFT}        state.phase = state.claim[1 - seat] == 2\n",
    "by an event": LEFT.replace("total(state.cart)", "total(state.cart) + 50 * (state.claim[1 - seat] == 2)"),
}
ASKED = """
import sys
from pathlib import Path
from starlode.games import load_game, read_folder
from starlode.match import Match
game, found = load_game(read_folder(Path(sys.argv[1]))), []
for seed in range(12):
    match = Match(game, players=2, seed=seed)
    while "leave" not in match.legal():
        match.play("dig")
    (seat,) = match.acting
    if match.state.claim[1 - seat] != 2:
        match.play("leave")
        ply, made = match.ply, match.decisions[-1]
        found.append(match.history.referee.harmless(match.history.states, ply - 1, ply, seat, made.action))
print(len(found), sum(found))
"""


@pytest.mark.skipif(kernel.COMPILED, reason="nobody compiles a game for one question")
@pytest.mark.parametrize("tale", TELL_TALES)
def test_the_common_answer_to_a_question_is_an_answer_too(tale: str, tmp_path: Path) -> None:
    folder = tmp_path / FOLDER.name
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in (("rules.py", LEFT, TELL_TALES[tale]), ("game.py", "(2, 2, 2)", "(18, 18, 4)")):
        text = (folder / file).read_text("utf-8")
        assert text.count(old) == 1
        (folder / file).write_text(text.replace(old, new), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", ASKED, folder], env=environment, capture_output=True, text=True, check=True
    )
    asked, harmless = map(int, done.stdout.split())
    assert asked > 6
    assert harmless == (asked if tale == "nothing" else 0)


@every_game
def test_another_future_looks_the_same_now_and_draws_otherwise(game: Game) -> None:
    match = played(game, 3)
    referee, before = match.history.referee, block_of(match.state)
    keys = {before["key"].tobytes()}
    for number in (1, 2, 1):
        after = block_of(before[0])
        referee.redraw(after, 0, number)
        keys.add(after["key"].tobytes())
        assert after["counter"] == before["counter"]
        assert all(look(referee, before, 0, viewer) == look(referee, after, 0, viewer) for viewer in VIEWERS)
    assert len(keys) == 3  # the same number gives the same future again


def test_what_only_the_tail_tells_is_no_difference() -> None:
    match = played(GAMES[0], 2)
    one = block_of(match.state)
    states = np.frombuffer(bytearray(2 * one.tobytes()), one.dtype)  # NumPy would not copy the gaps between fields
    states["event_count"][:] = 0, 1
    assert match.history.referee.differing(states, 0, 1) == 0
    assert match.history.referee.told(states, 0, 1) == 15
