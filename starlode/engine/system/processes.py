"""Child processes: every process that Starlode starts is on a leash, and ends with the process that started it.

Nothing runs between fork and exec here, because that would not be safe in a process with threads. A child learns what
it needs from its command and its environment variables.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

LEASH = "{leash}"  # stands in a command for the number of the leash
PIPE, SILENT = subprocess.PIPE, subprocess.DEVNULL
PATIENCE_S = 1.0  # how long a child that was let go may take to exit
COMPILED = {"NUMBA_DISABLE_JIT": "0"}  # variables of a child that runs compiled, even if its parent does not


class Child:
    """A process that ends with this one; raises OSError if it cannot be started.

    Its command says where the leash goes, and is given the arguments as they are; `handed` are open files to pass on.
    """

    def __init__(
        self, command: Sequence[str], arguments: Sequence[str] = (), handed: Sequence[int] = (), **how: Any
    ) -> None:
        held, leash = os.pipe()
        filled = [*(str(held) if part == LEASH else part for part in command), *arguments]
        try:
            self.process: subprocess.Popen[Any] = subprocess.Popen(filled, pass_fds=(held, *handed), **how)
        except BaseException:
            os.close(leash)
            raise
        finally:
            os.close(held)
        self._leash, self._ending = [leash], threading.Lock()

    def let_go(self) -> None:
        """Let go of the leash, which ends a child that listens; only once, however often it is called."""
        with self._ending:
            if self._leash:
                os.close(self._leash.pop())

    def end(self, patience: float = PATIENCE_S) -> int:
        """Let it go, and kill it if it does not exit, even if it is stopped; returns its exit code."""
        self.let_go()
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()

    def close_pipes(self) -> None:
        """Close our ends of its pipes."""
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def finish(self) -> subprocess.CompletedProcess[str]:
        """Wait until it has done its work; returns what `subprocess.run` would."""
        try:
            output, errors = self.process.communicate()
        finally:
            code = self.end()
        return subprocess.CompletedProcess(self.process.args, code, output, errors)


def start_module(module: str, *arguments: str, niceness: int = 0, **how: Any) -> Child:
    """Run a Starlode module in its own process, which finds the same modules and games as this one.

    `env` has further variables. Raises OSError if it cannot be started.
    """
    command = [sys.executable, "-m", "starlode.engine.system.leash", LEASH, str(niceness), module]
    return Child(command, arguments, env=surroundings(how.pop("env", {})), **how)


def surroundings(variables: dict[str, str]) -> dict[str, str]:
    """The environment of a process that must find the same modules and games as this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **variables}
