"""A program that we start and talk to line by line; nothing it does or fails to do can keep us waiting.

Every wait has a limit. A keeper runs the program. It kills the program and every process the program started as soon
as the channel is closed, garbage-collected, abandoned by an exception, or this process dies.
"""

from __future__ import annotations

import errno
import os
import select
import selectors
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from starlode.bots.guests.fouls import Breakdown
from starlode.engine.boundary.quoting import printable
from starlode.engine.system.processes import LEASH, PIPE, Child

KEEPER = Path(__file__).with_name("keeper.py")
CHUNK = 65536
MOST_TOLD = 200  # characters of standard error that are reported after a crash
START = 10.0  # seconds for a keeper to start its program, or to end it
CRASH = 0.5  # seconds to wait for the exit code of a program that has closed its output


class Silence(Exception):
    """No line came in time."""


@dataclass(frozen=True)
class Limits:
    """How much a program may write, in bytes."""

    line: int = 65_536
    errors: int = 1_000_000  # all of standard error


_LIVE: weakref.WeakSet[Channel] = weakref.WeakSet()


class Channel:
    """Standard input and output of a running program; raises OSError if it cannot be started."""

    def __init__(self, command: list[str], limits: Limits | None = None) -> None:
        child, report = _start(command)
        self._process = child.process
        self._kill = weakref.finalize(self, _end, child)
        try:
            _check_started(report, command[0])
        except OSError:
            self._kill()
            raise
        self._limits = limits or Limits()
        self._inbox = bytearray()
        self._outbox = bytearray()
        self._errors = bytearray()  # the end of standard error
        self._error_bytes = 0
        self._ended = False
        self._selector = selectors.DefaultSelector()
        self._watch(self._process.stdout, self._read)
        self._watch(self._process.stderr, self._read_errors)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)
        _LIVE.add(self)

    @property
    def pid(self) -> int:
        """The process id of the keeper."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Send a line; what does not fit into the pipe goes out while waiting for an answer."""
        if not self._outbox and not self._ended:
            self._selector.register(self._input, selectors.EVENT_WRITE, self._write)
        self._outbox += line + b"\n"

    def receive(self, seconds: float) -> bytes:
        """The next line the program writes; raises Silence or Breakdown."""
        end = time.monotonic() + seconds
        while True:
            line = self._take_line()
            if line is not None:
                return line
            if self._ended:
                raise Breakdown(self._why_it_stopped())
            left = end - time.monotonic()
            if left <= 0:
                raise Silence
            self._pump(left)

    def discard(self) -> int:
        """Discard the complete lines that have already arrived; returns how many."""
        self._pump(0)
        count = self._inbox.count(b"\n")
        del self._inbox[: self._inbox.rfind(b"\n") + 1]
        return count

    def close(self, seconds: float = 0) -> None:
        """Close the program's input, give it that long to exit, and kill what is left of it."""
        end = time.monotonic() + seconds
        with suppress(Breakdown):
            while self._outbox and time.monotonic() < end:
                self._pump(end - time.monotonic())
        with suppress(OSError):
            self._process.stdin.close()  # type: ignore[union-attr]  # it is a pipe
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, end - time.monotonic()))
        self.stop()

    def stop(self) -> None:
        """Kill the program and everything it started, at once."""
        self._selector.close()
        self._kill()

    # ---- pipes ----

    @property
    def _input(self) -> int:
        assert self._process.stdin is not None
        return self._process.stdin.fileno()

    def _watch(self, pipe: object, handler: Callable[[int], None]) -> None:
        number: int = pipe.fileno()  # type: ignore[attr-defined]  # a pipe of the process
        os.set_blocking(number, False)
        self._selector.register(number, selectors.EVENT_READ, handler)

    def _pump(self, seconds: float) -> None:
        """Wait for something to happen on any pipe, and handle it."""
        for key, _ in self._selector.select(seconds):
            key.data(key.fd)

    def _write(self, number: int) -> None:
        try:
            del self._outbox[: os.write(number, self._outbox[:CHUNK])]
        except BlockingIOError:
            return
        except OSError:  # the other end is closed; its output shows whether that is a crash
            self._outbox.clear()
        if not self._outbox:
            self._selector.unregister(number)

    def _read(self, number: int) -> None:
        chunk = os.read(number, CHUNK)
        self._inbox += chunk
        if not chunk:
            self._selector.unregister(number)
            self._ended = True
        if len(self._inbox) - self._inbox.rfind(b"\n") - 1 > self._limits.line:
            raise Breakdown(f"wrote a line of more than {self._limits.line} bytes")

    def _read_errors(self, number: int) -> None:
        chunk = os.read(number, CHUNK)
        if not chunk:
            self._selector.unregister(number)
        self._error_bytes += len(chunk)
        self._errors = (self._errors + chunk)[-CHUNK:]
        if self._error_bytes > self._limits.errors:
            raise Breakdown(f"wrote more than {self._limits.errors} bytes to standard error")

    def _take_line(self) -> bytes | None:
        line, newline, rest = self._inbox.partition(b"\n")
        if not newline:
            return None
        self._inbox = rest
        if len(line) > self._limits.line:
            raise Breakdown(f"wrote a line of more than {self._limits.line} bytes")
        return bytes(line)

    def _why_it_stopped(self) -> str:
        """Why a program stopped, as far as its exit code and its last line of standard error tell."""
        with suppress(Breakdown):
            self._pump(0)
        try:
            code = self._process.wait(CRASH)
        except subprocess.TimeoutExpired:
            return "closed its output"
        how = f"was ended by {_signal_name(-code)}" if code < 0 else f"stopped with exit code {code}"
        lines = self._errors.decode("utf-8", "replace").strip().splitlines()
        return how + (f": {printable(lines[-1], MOST_TOLD)}" if lines else "")


def stop_all() -> None:
    """Kill every program this process has started; for a process that is about to exit without cleaning up."""
    for channel in list(_LIVE):
        channel._kill()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


# ---- the keeper ----


def _start(command: list[str]) -> tuple[Child, int]:
    """The keeper of a program, and the pipe on which it reports why the program could not be started."""
    report, told = os.pipe()
    keeper = [sys.executable, "-I", "-S", str(KEEPER), LEASH, str(told)]
    pipes = {"stdin": PIPE, "stdout": PIPE, "stderr": PIPE, "bufsize": 0}
    try:
        child = Child(keeper, command, handed=(told,), start_new_session=True, **pipes)
    except BaseException:
        os.close(report)
        raise
    finally:
        os.close(told)
    return child, report


def _check_started(report: int, program: str) -> None:
    """Raise OSError unless the program was started."""
    try:
        ready, _, _ = select.select([report], [], [], START)
        reason = os.read(report, 16) if ready else str(errno.ETIMEDOUT).encode()
    finally:
        os.close(report)
    if reason:
        raise OSError(int(reason), os.strerror(int(reason)), program)


def _end(child: Child) -> None:
    """Let go of the leash, make sure that the keeper has done its work, close the pipes, and leave no zombie."""
    child.let_go()
    with suppress(subprocess.TimeoutExpired):
        child.process.wait(START)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.process.pid, signal.SIGKILL)
    child.close_pipes()
    child.process.wait()
