"""Keeps a program that plays for a bot: starts it, and leaves nothing of it behind.

This is a separate script, which `channel` runs between the bot and the program. It imports nothing from Starlode and
starts in a few hundredths of a second. It holds one end of a leash, a pipe whose other end only Starlode holds. When
the program ends, or the leash closes (because Starlode let go of it or died), the keeper kills every process that the
program started, even those in sessions and groups of their own, and ends the way the program did.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from contextlib import suppress
from pathlib import Path

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36  # from linux/prctl.h
ROUNDS = 100  # of looking for survivors, since some may be starting others
NOT_STARTED = 127


def main(leash: int, report: int, command: list[str]) -> None:
    """Run a command until it ends or the leash closes; `report` gets the reason if it cannot start, else is closed."""
    for number in (leash, report):
        os.set_inheritable(number, False)
    _prctl(PR_SET_CHILD_SUBREAPER, 1)  # orphans become our children instead of escaping
    wake = _wake_on_children()
    program = _start(command, report)
    os.close(report)
    _let_go_of_pipes()
    status = _wait(program, leash, wake)
    _end_all(program)
    _end_like(status)


def _start(command: list[str], report: int) -> int:
    program = os.fork()
    if program:
        return program
    try:
        os.setsid()
        _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # in case we are killed
        for number in (signal.SIGPIPE, signal.SIGXFSZ):  # which Python ignores
            signal.signal(number, signal.SIG_DFL)
        os.execvp(command[0], command)
    except OSError as error:
        os.write(report, str(error.errno).encode())
    finally:
        os._exit(NOT_STARTED)


def _wait(program: int, leash: int, wake: int) -> int | None:
    """Wait until the program ends, which gives the result, or the leash closes."""
    while True:
        ready, _, _ = select.select([leash, wake], [], [])
        if wake in ready:
            os.read(wake, 4096)
            status = _reap(program)
            if status is not None:
                return status
        if leash in ready:
            return None


def _reap(program: int) -> int | None:
    """Reap every child that has ended; returns how the program ended, if it did."""
    found = None
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            found = ended[1] if ended[0] == program else found
    return found


def _end_all(program: int) -> None:
    """Kill what is left, again and again until nothing is."""
    with suppress(OSError):
        os.killpg(program, signal.SIGKILL)
    for _ in range(ROUNDS):
        _reap(program)
        survivors = _descendants()
        if not survivors:
            return
        for process in survivors:
            with suppress(OSError):
                os.kill(process, signal.SIGKILL)


def _descendants() -> set[int]:
    """Every living process that descends from us."""
    parents = dict(filter(None, (_parentage(folder) for folder in Path("/proc").glob("[0-9]*"))))
    family = {os.getpid()}
    while new := {child for child, parent in parents.items() if parent in family} - family:
        family |= new
    return family - {os.getpid()}


def _parentage(folder: Path) -> tuple[int, int] | None:
    """A process and its parent; None if it is gone."""
    try:
        state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
    except (OSError, ValueError):
        return None
    return None if state in "ZX" else (int(folder.name), int(parent))


def _end_like(status: int | None) -> None:
    code = 0 if status is None else os.waitstatus_to_exitcode(status)
    if code < 0:
        with suppress(OSError, ValueError):
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(abs(code))


def _wake_on_children() -> int:
    """A pipe that becomes readable when a child ends."""
    wake, alarm = os.pipe()
    os.set_blocking(alarm, False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(alarm, warn_on_full_buffer=False)
    return wake


def _let_go_of_pipes() -> None:
    """Leave the program's pipes to the program, so that they end when it does."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nothing, number)


def _prctl(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
