"""A small pool of processes that think for the bots of all tables, each of them for any game.

Tables whose players are present come first, then those with spectators. Among these, networks share the time: the one
that has had the least comes first, so that opening many tables does not keep others waiting. Within a network,
decisions that need no thought come first, then the table that was served longest ago.

A process that exits, or does not answer in time, is replaced and the question is asked once more. What a game needs for
thinking is compiled by one extra process, so that no question has to wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple, Protocol, TypeVar
from zlib import crc32

from starlode.background.assistant import Assistant, Lost, Meeting
from starlode.background.mode import STUDYING, THINKING, is_noted
from starlode.bots.bot import is_guest
from starlode.bots.seating import thinks
from starlode.engine.boundary.errors import StarlodeError
from starlode.games import find_game
from starlode.match.information import Information

T = TypeVar("T")

LOG = logging.getLogger("starlode.server")
TRIES = 2  # processes that one question may cost
MEETING_S = 60.0  # to load a game that is compiled
COMPILING_S = 3600.0  # to compile one, on any machine,
SILENCE_S = 60.0  # as long as the process that compiles gives a sign of life
RETRY_S = 60.0  # until a game that could not be compiled is tried again
REMEMBERED = 4096  # tables whose last service is remembered
EXPECTED = (Lost, StarlodeError, OSError)  # when a question cannot be answered
LEAST_S = 0.001  # that any decision counts as


class Priority(NamedTuple):
    """How urgent a table is, lowest first, and the network of its players or spectators."""

    rank: int
    network: str = ""


class Shares:
    """How many seconds each network has had; a newcomer starts level with the others, with nothing saved up."""

    def __init__(self) -> None:
        self._had: OrderedDict[str, float] = OrderedDict()
        self._floor = 0.0

    def __getitem__(self, network: str) -> float:
        return max(self._floor, self._had.get(network, 0.0))

    def begin(self, network: str) -> None:
        """Start to serve a network, which is the one that has had the least."""
        self._floor = self[network]
        self.add(network, LEAST_S)

    def add(self, network: str, seconds: float) -> None:
        """Add the seconds that serving a network took."""
        self._had[network] = self[network] + seconds
        self._had.move_to_end(network)
        if len(self._had) > REMEMBERED:
            self._had.popitem(last=False)


class ThinkingNotes(Protocol):
    """What the pool is told to write down."""

    def started(self) -> None:
        """A process was started."""

    def waited(self, seconds: float) -> None:
        """A question was handed out after so long."""

    def spent(self, table: str, network: str, seconds: float) -> None:
        """A process was busy for a table, on behalf of a network."""


@dataclass(eq=False)
class BotQuestion:
    """A decision that a bot owes at a table, and where its answer goes."""

    table: str
    level: str
    information: Information
    answer: asyncio.Future[int]
    since: float = field(default_factory=time.monotonic)

    @property
    def thinks(self) -> bool:
        """Whether its answer takes time."""
        return thinks(self.level, self.information.game, int(self.information.config.options["players"]))


class Pool:
    """At most `size` processes, started when first needed and kept; `seed` is that of all bots.

    A process is replaced if it is silent for longer than `patience`, or if a bot of the operator's own has not decided
    after `longest` seconds.
    """

    def __init__(
        self,
        size: int,
        patience: float,
        longest: float,
        seed: int,
        standing: Callable[[str], Priority],
        ledger: ThinkingNotes,
    ) -> None:
        self._size, self._patience, self._longest, self._seed = size, patience, longest, seed
        self._standing, self._ledger = standing, ledger
        self._shares: dict[int, Shares] = {}  # by rank
        self._threads = ThreadPoolExecutor(size, "bots")
        self._waiting: list[BotQuestion] = []
        self._busy = 0
        self._idle: list[Assistant] = []
        self._staff: set[Assistant] = set()  # including busy ones and the one that compiles
        self._served: OrderedDict[str, int] = OrderedDict()
        self._clock = count()
        self._ready: set[Meeting] = set()
        self._compiling: set[Meeting] = set()
        self._compiler = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Stop all processes."""
        for task in list(self._tasks):
            task.cancel()
        leaving = [asyncio.to_thread(one.dismiss) for one in self._staff]
        await asyncio.gather(*self._tasks, *leaving, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def processes(self) -> set[int]:
        """The ids of all processes."""
        return {assistant.pid for assistant in self._staff}

    @property
    def queue(self) -> int:
        """How many questions wait for a process."""
        return len(self._waiting)

    # ---- questions ----

    async def think(self, table: str, level: str, information: Information) -> int:
        """What a bot of a level decides at a table; raises Lost or StarlodeError if there is no answer."""
        question = BotQuestion(table, level, information, asyncio.get_running_loop().create_future())
        self._waiting.append(question)
        self._hand_out()
        try:
            return await question.answer
        finally:
            if question in self._waiting:  # the caller has given up
                self._waiting.remove(question)

    def _hand_out(self) -> None:
        while self._waiting and self._busy < self._size:
            question = min(self._waiting, key=self._place)
            self._waiting.remove(question)
            self._ledger.waited(time.monotonic() - question.since)
            self._note_served(question.table)
            self._busy += 1
            self._spawn(self._serve(question))

    def _place(self, question: BotQuestion) -> tuple[int, float, bool, int]:
        """Where a question stands in the queue; equals are answered in the order in which they came."""
        rank, network = self._standing(question.table)
        last = self._served.get(question.table, -1)
        return rank, self._shares_of(rank)[network], question.thinks, last

    def _shares_of(self, rank: int) -> Shares:
        return self._shares.setdefault(rank, Shares())

    async def _serve(self, question: BotQuestion) -> None:
        rank, network = self._standing(question.table)
        self._shares_of(rank).begin(network)
        began = time.monotonic()
        try:
            await self._answer(question)
        finally:
            took = time.monotonic() - began
            self._shares_of(rank).add(network, took)
            self._ledger.spent(question.table, network, took)
            self._busy -= 1
            self._hand_out()

    def _note_served(self, table: str) -> None:
        self._served[table] = next(self._clock)
        self._served.move_to_end(table)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    async def _answer(self, question: BotQuestion) -> None:
        """Answer a question or fail it, no matter what happens: a caller is waiting."""
        try:
            action = await self._ask(question)
            if not question.answer.done():
                question.answer.set_result(action)
        except BaseException as error:
            if not question.answer.done():
                question.answer.set_exception(error if isinstance(error, EXPECTED) else Lost())
            if not isinstance(error, EXPECTED):
                raise

    async def _ask(self, question: BotQuestion) -> int:
        """The answer of a free process, or of another if that one fails; raises Lost or StarlodeError.

        A bot that is not of the house is asked once: whatever made it fail would do so again.
        """
        meeting = Meeting.before(question.information, question.level)
        for _ in range(1 if is_guest(question.level) else TRIES):
            assistant = self._free(meeting) or await self._hire()
            try:
                return await self._aside(self._put, assistant, meeting, question)
            except Lost:
                LOG.warning("a process that thinks for bots does not answer; another one takes its place")
                self._dismiss(assistant)
                continue
            finally:
                if assistant in self._staff:
                    self._idle.append(assistant)
        raise Lost

    def _put(self, assistant: Assistant, meeting: Meeting, question: BotQuestion) -> int:
        assistant.await_meeting(meeting, MEETING_S)
        longest = self._longest if is_guest(question.level) else None
        return assistant.choose(question.level, self._seed_of(question), question.information, self._patience, longest)

    def _seed_of(self, question: BotQuestion) -> int:
        """One for all bots of the house, so that a process keeps few of them; others may remember their game."""
        if not is_guest(question.level):
            return self._seed
        return self._seed + crc32(f"{question.table} {question.information.seat}".encode())

    # ---- processes ----

    def _free(self, meeting: Meeting) -> Assistant | None:
        """An idle process, preferably one that has the game loaded."""
        if not self._idle:
            return None
        chosen = next((one for one in self._idle if one.has_met(meeting)), self._idle[-1])
        self._idle.remove(chosen)
        return chosen

    async def _hire(self) -> Assistant:
        assistant = await asyncio.to_thread(Assistant)
        self._staff.add(assistant)
        self._ledger.started()
        return assistant

    def _dismiss(self, assistant: Assistant) -> None:
        self._staff.discard(assistant)
        self._spawn(asyncio.to_thread(assistant.dismiss))

    # ---- games ----

    async def is_ready(self, meeting: Meeting) -> bool:
        """Whether bots can think about a game; if they cannot yet, start to compile it."""
        stage = STUDYING if meeting.network else THINKING
        if meeting not in self._ready and await asyncio.to_thread(is_noted, find_game(meeting.game), stage):
            self._ready.add(meeting)
        if meeting not in self._ready and meeting not in self._compiling:
            self._compiling.add(meeting)
            self._spawn(self._compile(meeting))
        return meeting in self._ready

    async def _compile(self, meeting: Meeting) -> None:
        """Compile what a game lacks, one game after the other."""
        async with self._compiler:
            try:
                assistant = await self._hire()
                try:
                    await asyncio.to_thread(assistant.await_meeting, meeting, COMPILING_S, SILENCE_S)
                    self._ready.add(meeting)
                finally:
                    self._dismiss(assistant)
            except EXPECTED as error:
                LOG.warning("%s could not be compiled for bots: %s", meeting.game, error)
                asyncio.get_running_loop().call_later(RETRY_S, self._compiling.discard, meeting)

    # ---- work in the background ----

    async def _aside(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(work, context=Context())  # for no request in particular
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("in the background", exc_info=error)
