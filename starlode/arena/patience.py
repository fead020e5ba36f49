"""Ctrl-C at the wrong moment."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.resource_tracker import ensure_running
from types import FrameType


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Put off Ctrl-C until the block is done, for work that must not be left half done."""
    if threading.current_thread() is not threading.main_thread():  # Ctrl-C reaches the main thread only
        yield
        return
    pressed = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes that `multiprocessing` starts in the block begin with Ctrl-C blocked."""
    ensure_running()  # Python's tracker of shared things: if it began in the block, it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """What such a process does first: leave Ctrl-C to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
