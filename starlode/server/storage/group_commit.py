"""Group commit: one thread that takes all waiting writes and stores them in a single transaction.

A disk can sync only a few hundred times a second, no matter how much there is to sync. So writes wait until the current
transaction is done, and then share the next one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from starlode.engine.boundary.errors import Refused

LOG = logging.getLogger("starlode.server")
MOST = 500  # writes in one transaction
MANY = 3  # if this many came during the last transaction, the next one waits a moment for more
BREATH_S = 0.002  # the moment; each transaction costs as much as several writes

Line = tuple[Executable, dict[str, Any]]


class Write(NamedTuple):
    """Lines that are stored together or not at all, and the future that the caller awaits."""

    lines: Sequence[Line]
    done: asyncio.Future[None]


Execute = Callable[[Connection, Iterable[Line]], None]


def told_by(error: SQLAlchemyError) -> str:
    """What a database says about an error, in one line and without the data that was to be stored.

    A trace would say no more, and the driver's other lines may quote the data.
    """
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).partition(chr(10))[0]}"


class Writer:
    """Stores writes in the order in which they arrive, on its own connection.

    `execute` carries out the lines of many writes at once.
    """

    def __init__(self, connection: Connection, execute: Execute) -> None:
        self._connection, self._execute = connection, execute
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Write | None] = SimpleQueue()
        self._unsettled, self._since = 0, 0.0
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, *lines: Line) -> asyncio.Future[None]:
        """Store these lines; await the result, which raises Refused on a conflict or if nothing can be stored."""
        done = self._loop.create_future()
        if not self._unsettled:
            self._since = time.monotonic()
        self._unsettled += 1
        self._waiting.put(Write(lines, done))
        return done

    @property
    def delay(self) -> float:
        """How many seconds writes have been waiting since anything was last stored."""
        return time.monotonic() - self._since if self._unsettled else 0.0

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._connection:
            while batch := self._collect():
                writes = [write for write in batch if write is not None]  # None comes last
                failures = self._stored(writes)
                with suppress(RuntimeError):  # the loop is closed, so no one waits any more
                    self._loop.call_soon_threadsafe(self._settle, writes, failures)
                if len(writes) < len(batch):
                    return

    def _collect(self) -> list[Write | None]:
        """At least one write, and all others that are waiting, or come soon when many do; None is the last."""
        batch = [self._waiting.get()]
        if self._waiting.qsize() >= MANY:
            time.sleep(BREATH_S)
        return batch + [self._waiting.get_nowait() for _ in range(min(self._waiting.qsize(), MOST))]

    def _stored(self, writes: list[Write]) -> list[Refused | None]:
        """Store writes, or return why not; never raises, because more writes will follow."""
        try:
            return self._store(self._connection, writes)
        except BaseException as error:  # the thread must live, or everyone waits forever
            LOG.error("not stored: %s", type(error).__name__)  # its message may contain data that was to be stored
            return [Refused("not-stored") for _ in writes]

    def _store(self, connection: Connection, writes: list[Write]) -> list[Refused | None]:
        """Store all writes at once; if that fails, one by one, so that only those at fault are refused."""
        try:
            with connection.begin():
                self._execute(connection, (line for write in writes for line in write.lines))
        except Exception:
            return [self._store_alone(connection, write) for write in writes]
        return [None] * len(writes)

    def _store_alone(self, connection: Connection, write: Write) -> Refused | None:
        try:
            with connection.begin():
                for statement, values in write.lines:
                    connection.execute(statement, values)
        except IntegrityError:
            return Refused("conflict")
        except SQLAlchemyError as error:
            LOG.error("not stored: %s", told_by(error))
            return Refused("not-stored")
        except Exception as error:
            LOG.error("not stored: %s", type(error).__name__)
            return Refused("not-stored")
        return None

    def _settle(self, writes: list[Write], failures: list[Refused | None]) -> None:
        """Tell all callers that still wait."""
        self._unsettled -= len(writes)
        self._since = time.monotonic()
        for write, failure in zip(writes, failures, strict=True):
            if write.done.done():
                continue
            if failure is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(failure)
