"""Bots in other languages play whole games; whatever they do wrong costs a move or the game, and never hangs."""

from __future__ import annotations

import gc
import json
import os
import shutil
import sys
import time
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from starlode.bots import make_bot
from starlode.bots.bot import Guest, bot_kinds, bot_names
from starlode.bots.guests.channel import Channel, stop_all
from starlode.bots.guests.program import Policy, ProgramBot
from starlode.engine.boundary.errors import UnknownBot
from starlode.match import Match
from tests.example import GAME, NAME

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
PATIENCE_S = 60
PATIENT: dict[str, Any] = {"clock_ms": 1000 * PATIENCE_S, "start_ms": 1000 * PATIENCE_S}
SLEEP = f"time.sleep({10 * PATIENCE_S})"  # far longer than anybody is waited for

HELLO = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
def hear(): return json.loads(sys.stdin.readline())
hear(); say(type="hello", name="probe"); game = hear()
def play(): say(type="move", move=hear()["legal"][0])
"""


def bot_of(code: str, **policy: Any) -> ProgramBot:
    """A bot whose program is this Python code after a proper hello; it has all the time that a busy machine takes."""
    return ProgramBot(1, [sys.executable, "-c", HELLO + code], Policy(**{**PATIENT, **policy}))


def decide(bot: ProgramBot, count: int, **options: Any) -> Match:
    """A match in which the bot makes that many decisions of seat 0."""
    match = Match(GAME, seed=4, **options)
    while count:
        (seat,) = match.acting
        if seat == 0:
            match.play(bot.choose(match.information(0)), 0)
            count -= 1
        else:
            match.play(match.legal()[-1])
    return match


def alive(pid: int) -> bool:
    """Whether a process runs; one that waits for its parent to notice its end does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(pid: int) -> bool:
    end = time.monotonic() + PATIENCE_S
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.01)
    return not alive(pid)


# ---- the examples ----


@pytest.mark.parametrize(("program", "file"), [("python3", "simple_bot.py"), ("node", "simple_bot.mjs")])
def test_the_examples_play_a_whole_game(program: str, file: str) -> None:
    if shutil.which(program) is None and os.environ.get("CI") != "true":
        pytest.skip(f"{program} is not installed")
    bot = make_bot(f"program:10s:{program} {EXAMPLES / file}", 1)
    assert isinstance(bot, Guest)
    match, random = Match(GAME, seed=2, players=3), make_bot("random", 2)
    while not match.over:
        (seat,) = match.acting
        player = bot if seat == 1 else random
        match.play(player.choose(match.information(seat, match.ply)), seat)
    assert match.outcome is not None
    bot.end(match.outcome.data())
    assert bot.fouls == []
    assert bot.forfeit is None
    assert bot.name == "simple"


# ---- what is sent ----


def test_a_program_is_told_the_game_its_turn_and_the_end(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    code = "turn = hear(); say(type='move', move=turn['legal'][0]); end = hear()\n"
    code += f"open({str(file)!r}, 'w').write(json.dumps([game, turn, end]))"
    bot = bot_of(code)
    match = Match(GAME, seed=4, players=3)
    (seat,) = match.acting
    information = match.information(seat, 9)
    bot.choose(information)
    bot.end({"reason": "enough"})
    game, turn, end = json.loads(file.read_text())
    sizes = {"actions": GAME.actions, "observation": GAME.observation}
    told = {"game": NAME, "options": match.options, "seat": seat, "players": 3, "sizes": sizes}
    assert game == {"type": "game", **told}
    view = json.loads(json.dumps(information.view))
    assert turn == {"type": "turn", "view": view, "legal": match.legal(), "clock_ms": 1000 * PATIENCE_S}
    assert end == {"type": "end", "outcome": {"reason": "enough"}}
    assert bot.name == "probe"
    assert bot.fouls == []


def test_a_program_is_told_in_numbers_what_it_wants_and_may_answer_with_one(tmp_path: Path) -> None:
    wants = ["observation", "mask", "actions", "record"]
    hello = HELLO.replace('name="probe"', f'name="probe", wants={wants}')
    code = f"turn = hear(); open({str(tmp_path / 'heard')!r}, 'w').write(json.dumps(turn))\n"
    code += "say(type='move', action=turn['actions'][-1]); hear()"
    bot = ProgramBot(1, [sys.executable, "-c", hello + code], Policy(**PATIENT))
    match = Match(GAME, seed=4, players=3)
    information = match.information(match.acting[0])
    assert bot.choose(information) == information.actions[-1]
    bot.end({"reason": "enough"})
    assert bot.fouls == []
    turn = json.loads((tmp_path / "heard").read_text())
    assert set(turn) == {"type", *wants, "clock_ms"}
    assert [action for action, may in enumerate(turn["mask"]) if may] == turn["actions"] == information.actions
    assert turn["observation"] == information.observation().tolist()
    assert b64decode(turn["record"]) == information.block.tobytes()


def test_a_program_that_wants_what_is_not_offered_forfeits() -> None:
    for wish in ("['truth']", "'view'", "[['view']]"):
        hello = HELLO.replace('"probe"', f'"probe", wants={wish}')
        bot = ProgramBot(1, [sys.executable, "-c", hello], Policy(**PATIENT))
        decide(bot, 1)
        assert bot.forfeit is not None
        assert "view, legal, actions, mask, observation, record is offered" in bot.forfeit


def test_a_program_is_sent_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """Two truths that look the same to the seat: the program reads the same bytes."""
    from starlode.engine.running import single
    from starlode.engine.state.records import duplicate
    from starlode.match import Information

    match = decide(bot_of("while True: play()"), 5, players=3)
    (seat,) = match.acting
    heard, hidden = set(), set()
    for stream in range(6):
        truth = duplicate(match.state)
        single.imagine(match.config.params, truth, seat, 4, stream)
        hidden.add(truth.claim.tobytes() + truth.pile.tobytes())
        file = tmp_path / str(stream)
        bot = bot_of(f"line = sys.stdin.readline(); open({str(file)!r}, 'w').write(line)")
        bot.choose(Information.of(match.game, match.config, truth, seat, stream))
        heard.add(file.read_text())
    assert len(hidden) > 1
    assert len(heard) == 1


# ---- fouls ----

FOULS = {
    "no action": ("say(type='move', action=True)", "illegal action True"),
    "silent": ("pass", "no answer within 300 ms"),
    "garbage": ("print('what?', flush=True)", "not JSON: 'what?'"),
    "no text": ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "not JSON"),
    "deep": ("print('[' * 60000, flush=True)", "not JSON"),
    "a list": ("print('[1]', flush=True)", 'expected {"type": "move", ...}'),
    "wrong type": ("say(type='hello')", 'expected {"type": "move", ...}'),
    "no move": ("say(type='move')", "illegal move None"),
    "a number": ("say(type='move', move=[7])", "illegal move [7]"),
    "illegal": ("say(type='move', move='win')", "illegal move 'win'"),
}


@pytest.mark.parametrize("name", FOULS)
def test_a_wrong_answer_costs_the_decision(name: str) -> None:
    code, reason = FOULS[name]
    bot = bot_of(f"hear(); {code}; {SLEEP}", **({"clock_ms": 300} if name == "silent" else {}))
    began = time.monotonic()
    decide(bot, 1)
    assert time.monotonic() - began < PATIENCE_S
    (foul,) = bot.fouls
    assert foul.startswith(f"turn 1: {reason}")
    assert bot.forfeit is None
    bot.end()


BREAKDOWNS = {
    "crash": ("hear(); raise SystemError('no fuel')", "stopped with exit code 1: SystemError: no fuel"),
    "leaves": ("sys.exit()", "stopped with exit code 0"),
    "killed": ("hear(); os.kill(os.getpid(), 9)", "was ended by SIGKILL"),
    "deaf and dumb": (f"os.close(1); {SLEEP}", "closed its output"),
    "long line": ("hear()\nwhile True: print('x' * 9999, end='')", "wrote a line of more than 65536 bytes"),
    "much error": ("hear()\nwhile True: print('x' * 9999, file=sys.stderr)", "wrote more than 1000000 bytes to"),
}


@pytest.mark.parametrize("name", BREAKDOWNS)
def test_a_program_that_breaks_down_forfeits_the_game(name: str) -> None:
    code, reason = BREAKDOWNS[name]
    bot = bot_of(code)
    began = time.monotonic()
    decide(bot, 4)
    assert time.monotonic() - began < PATIENCE_S
    assert bot.forfeit is not None
    assert bot.forfeit.startswith(f"the program {reason}")
    assert len(bot.fouls) == 1


def test_a_program_that_is_no_program_forfeits(tmp_path: Path) -> None:
    bot = ProgramBot(1, [str(tmp_path)])
    decide(bot, 1)
    assert bot.forfeit == "the program cannot be started: Permission denied"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (f"import time; {SLEEP}", "did not say hello within 400 ms"),
        ("print('Welcome!', flush=True)", "did not say hello: not JSON: 'Welcome!'"),
        ("1 / 0", "stopped with exit code 1: ZeroDivisionError: division by zero"),
    ],
)
def test_a_program_must_say_hello(code: str, reason: str) -> None:
    bot = ProgramBot(
        1, [sys.executable, "-c", code], Policy(**PATIENT | ({"start_ms": 400} if "sleep" in code else {}))
    )
    decide(bot, 2)
    assert bot.forfeit == f"the program {reason}"


def test_three_fouls_forfeit_the_game() -> None:
    bot = bot_of("while True: hear(); say(type='move', move='cheat')")
    decide(bot, 2)
    assert bot.forfeit is None
    decide(bot, 3)
    assert bot.forfeit == "3 fouls, the last in turn 3: illegal move 'cheat'"
    assert len(bot.fouls) == 3


def test_the_policy_says_how_many_fouls_forfeit() -> None:
    bot = bot_of("while True: hear(); say(type='move', move='cheat')", fouls=1)
    decide(bot, 1)
    assert bot.forfeit is not None


def test_a_late_answer_is_not_taken_for_the_next() -> None:
    late = "hear(); turn = hear(); say(type='move', move='late'); say(type='move', move=turn['legal'][0])"
    bot = bot_of(f"{late}\nwhile True: play()", clock_ms=300)
    decide(bot, 1)
    bot._policy = Policy(**PATIENT)  # only the first answer is waited for in vain
    decide(bot, 5)
    assert bot.fouls == ["turn 1: no answer within 300 ms"]
    assert bot.forfeit is None


def test_a_program_that_never_reads_does_not_block() -> None:
    bot = bot_of(SLEEP, clock_ms=300)
    information = Match(GAME, seed=4).information()
    information.__dict__["view"] = {"long": "x" * 300_000}  # more than a pipe holds
    began = time.monotonic()
    bot.choose(information)
    assert time.monotonic() - began < PATIENCE_S
    assert bot.fouls == ["turn 1: no answer within 300 ms"]


# ---- nothing is left behind ----

FAMILY = "import subprocess; child = subprocess.Popen(['sleep', '600']); "


def test_the_end_kills_the_program_and_its_children(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    code = FAMILY + f"open({str(file)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}'); play(); {SLEEP}"
    bot = bot_of(code)
    decide(bot, 1)
    pids = [int(pid) for pid in file.read_text().split()]
    assert all(alive(pid) for pid in pids)
    bot.end({})
    assert all(wait_until_gone(pid) for pid in pids)


def test_a_forgotten_bot_kills_its_program() -> None:
    bot = bot_of(f"play(); {SLEEP}")
    decide(bot, 1)
    assert bot._channel is not None
    pid = bot._channel.pid
    del bot
    gc.collect()
    assert wait_until_gone(pid)


def test_all_programs_can_be_stopped_at_once() -> None:
    channel = Channel([sys.executable, "-c", "import time; time.sleep(60)"])
    stop_all()
    assert wait_until_gone(channel.pid)


# ---- names ----


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("program", "needs a command"),
        ("program:", "needs a command"),
        ("program:2s:", "needs a command"),
        ("program:no-such-thing-here", "there is no program 'no-such-thing-here'"),
        ("program:python3 'x", "cannot be read"),
        ("program:0ms:python3", "from 1ms to 3600s"),
        ("program:99999999999999999s:cat", "from 1ms to 3600s, not '99999999999999999s'"),
        (f"program:{'9' * 5000}ms:cat", "from 1ms to 3600s"),
        ("program:a\0b", "needs a command"),
        ("program:\x1b[2J", r"there is no program '\\x1b\[2J'"),
    ],
)
def test_a_wrong_command_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_bot(name)


def test_programs_are_no_bots_of_the_house() -> None:
    assert set(bot_kinds()) - set(bot_names()) == {"program", "python", "level", "strength"}
