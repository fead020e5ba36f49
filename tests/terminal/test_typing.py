"""At a real terminal: arrow keys edit the line, and nobody calls back what somebody else has typed."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

CODE = """
from starlode.engine.system.console import Console
from starlode.terminal.common.questions import ask
for _ in range(2):
    print("typed", ascii(ask(Console(), "> ")), flush=True)
"""
LEFT, UP = "\x1b[D", "\x1b[A"


def typed(keys: str) -> str:
    """What two questions were answered with, by keys at a terminal of its own."""
    ours, theirs = pty.openpty()
    child = subprocess.Popen([sys.executable, "-c", CODE], stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    os.write(ours, keys.encode())
    child.wait(60)
    found = b""
    while chunk := _read(ours):
        found += chunk
    os.close(ours)
    return found.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # nobody writes to it any more
        return b""


def test_arrow_keys_edit_the_line() -> None:
    assert "typed 'help'" in typed(f"hp{LEFT}el\nquit\n")


def test_what_was_typed_before_cannot_be_called_back() -> None:
    answers = [line for line in typed(f"secret\n{UP}x\n").splitlines() if line.startswith("typed")]
    assert answers == ["typed 'secret'", "typed 'x'"]
