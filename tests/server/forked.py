"""Servers in processes of their own that have loaded everything before they begin: most of a start is that."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import get_context
from pathlib import Path

import starlode.server.operating.serve  # noqa: F401  # what each of them would load
from starlode.cli import main

READY = get_context("forkserver")  # one process that loads this module, and forks
READY.set_forkserver_preload([__name__])


class ForkedServer:
    """`starlode serve` on a port, in a folder, with these variables of the environment; it writes into a file."""

    def __init__(self, port: int, folder: Path, environment: dict[str, str], log: Path) -> None:
        self._process = READY.Process(target=_serve, args=(port, folder, environment, log))
        self._process.start()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """How it has ended, if it has."""
        return self._process.exitcode

    def wait(self, seconds: float | None = None) -> int:
        """How it ends; fails where it does not in time."""
        self._process.join(seconds)
        code = self._process.exitcode
        assert code is not None, f"the server has not ended after {seconds} s"
        return code

    def send_signal(self, number: signal.Signals) -> None:
        """Tell it something, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


def _serve(port: int, folder: Path, environment: dict[str, str], log: Path) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    sys.argv[1:] = ["serve", "--port", str(port)]
    main()
