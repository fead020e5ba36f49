"""Programs end with their game: whatever they start, however they hide, and whoever dies first."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starlode.bots.guests.channel import Channel
from starlode.bots.guests.fouls import Breakdown
from tests.example import FOLDER

ROOT = Path(__file__).resolve().parent.parent.parent
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us adopt orphans")

# A program that tells the numbers of itself and of somebody it has started, then does as it is told no more.
STUBBORN = """
import os, signal, sys, time
for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP, signal.SIGCHLD}:
    signal.signal(number, signal.SIG_IGN)
told, tell = os.pipe()
if not os.fork():
    ESCAPE
    os.write(tell, str(os.getpid()).encode())
    for number in range(3): os.close(number)
    time.sleep(99)
    os._exit(0)
print(os.getpid(), os.read(told, 99).decode(), flush=True)
time.sleep(99)
"""
ESCAPES = {
    "child": "pass",
    "own session": "os.setsid()",
    "daemon": "os.setsid(); os.fork() and os._exit(0)",
}


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def all_gone(pids: list[int]) -> bool:
    end = time.monotonic() + 60
    while any(map(alive, pids)) and time.monotonic() < end:
        time.sleep(0.01)
    return not any(map(alive, pids))


def program(escape: str) -> list[str]:
    return [sys.executable, "-c", STUBBORN.replace("ESCAPE", ESCAPES[escape])]


@LINUX
@pytest.mark.parametrize("escape", ESCAPES)
def test_what_a_program_starts_ends_with_its_channel(escape: str) -> None:
    channel = Channel(program(escape))
    pids = [channel.pid, *map(int, channel.receive(20).split())]
    assert all(map(alive, pids))
    channel.close()
    assert all_gone(pids)


@LINUX
@pytest.mark.parametrize("escape", ESCAPES)
def test_what_a_program_starts_ends_with_the_worker_that_asked_it(escape: str) -> None:
    """Even where the worker is killed and can say goodbye to nobody."""
    code = f"""
import time
from starlode.bots.guests.channel import Channel
channel = Channel({program(escape)!r})
print(channel.pid, channel.receive(20).decode(), flush=True)
time.sleep(99)
"""
    with _process(code) as worker:
        pids = _numbers(worker)
        assert all(map(alive, pids))
        worker.kill()
    assert all_gone(pids)


@LINUX
def test_what_a_program_leaves_behind_ends_with_it() -> None:
    code = STUBBORN.replace("ESCAPE", ESCAPES["daemon"])
    channel = Channel([sys.executable, "-c", code.removesuffix("time.sleep(99)\n")])
    pids = list(map(int, channel.receive(20).split()))
    assert all_gone(pids)
    channel.close()


@LINUX
def test_a_program_that_kills_its_keeper_kills_itself() -> None:
    channel = Channel([sys.executable, "-c", "import os, time; os.kill(os.getppid(), 9); time.sleep(99)"])
    with pytest.raises(Breakdown, match="was ended by SIGKILL"):
        channel.receive(20)
    channel.close()


@pytest.mark.parametrize(
    ("code", "how"),
    [
        ("raise SystemExit(3)", "stopped with exit code 3"),
        ("pass", "stopped with exit code 0"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGTERM)", "was ended by SIGTERM"),
        ("import os; os.abort()", "was ended by SIGABRT"),
    ],
)
def test_a_keeper_ends_like_its_program(code: str, how: str) -> None:
    channel = Channel([sys.executable, "-c", code])
    with pytest.raises(Breakdown, match=how):
        channel.receive(20)
    channel.close()


def test_a_program_that_cannot_be_started_is_told(tmp_path: Path) -> None:
    with pytest.raises(PermissionError):
        Channel([str(tmp_path)])
    with pytest.raises(FileNotFoundError):
        Channel(["no-such-program-anywhere"])


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_an_assistant_leaves_with_whoever_hired_it() -> None:
    """Also in the middle of compiling, when it listens to nobody."""
    code = f"""
import time
from pathlib import Path
from starlode.background.assistant import Assistant, Meeting
from starlode.games import name_of
assistant = Assistant()
assistant.meet(Meeting(name_of({str(FOLDER)!r})))
time.sleep(1)
print(assistant.pid, flush=True)
time.sleep(99)
"""
    with _process(code) as parent:
        pids = _numbers(parent)
        assert all(map(alive, pids))
        parent.kill()
    assert all_gone(pids)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_a_module_on_a_leash_leaves_with_whoever_started_it_and_takes_its_own_children_along() -> None:
    """As those who compile in the background do, whatever happens to the server."""
    inner = "tests.bots.sleeper"
    code = f"""
import time
from starlode.engine.system.processes import PIPE, start_module
child = start_module({inner!r}, {inner!r}, niceness=1, stdout=PIPE)
print(child.process.pid, child.process.stdout.readline().decode(), flush=True)
time.sleep(99)
"""
    with _process(code) as parent:
        pids = _numbers(parent)
        assert len(pids) == 2
        assert all(map(alive, pids))
        parent.kill()
    assert all_gone(pids)


def _process(code: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment)


def _numbers(process: subprocess.Popen[bytes]) -> list[int]:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, process.wait()
    return list(map(int, line.split()))


def test_signals_are_left_as_programs_expect_them() -> None:
    """A pipe that nobody reads ends a program quietly, although Python ignores that signal."""
    code = "import signal; print(signal.getsignal(signal.SIGPIPE) is signal.SIG_IGN, flush=True)"
    shell = f'{sys.executable} -c "{code}"; kill -PIPE $$; echo alive'
    channel = Channel(["sh", "-c", shell])
    assert channel.receive(20) == b"True"  # Python's own habit
    with pytest.raises(Breakdown, match=signal.SIGPIPE.name):
        channel.receive(20)
    channel.close()
