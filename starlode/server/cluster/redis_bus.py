"""The bus over Redis: publish and subscribe; Redis stores nothing.

While Redis is down, tables go on. Servers check the store more often, and find there what they could not hear.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from starlode.engine.boundary.errors import InvalidSetting
from starlode.server.cluster.bus import Hear, Message

LOG = logging.getLogger("starlode.server")
AGAIN_S = 0.5  # between two attempts to reach Redis
SILENCE_S = 2.0  # after this long without a message the connection is tested
MOST = 10_000  # messages that may wait; older ones are dropped

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Message).decode


class RedisBus:
    """Sends messages through a Redis channel; raises InvalidSetting if the address is not one of Redis."""

    shared = True

    def __init__(self, address: str) -> None:
        try:
            self._redis = Redis.from_url(address, retry=Retry(NoBackoff(), 0), health_check_interval=SILENCE_S)
        except ValueError as error:
            raise InvalidSetting(f"bus: {error}") from None
        number = self._redis.connection_pool.connection_kwargs.get("db", 0)
        self._channel = f"starlode:{number}"  # channels know no databases by themselves
        self._waiting: deque[bytes] = deque(maxlen=MOST)
        self._called = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False  # a flag as well: before Python 3.12 the driver can swallow a cancellation
        self.whole = False

    async def open(self, hear: Hear) -> None:
        """Receive every message from now on, including its own."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen(hear)), loop.create_task(self._speak())]

    async def close(self) -> None:
        """Send what is waiting, then stop listening."""
        self._closing = True
        self._called.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._send()
        except (RedisError, OSError):
            LOG.warning("the bus cannot be reached; other servers will find out by themselves")
        await self._redis.aclose()

    def publish(self, message: Message) -> None:
        """Say something to all; never waits."""
        self._waiting.append(_encode(message))
        self._called.set()

    async def _speak(self) -> None:
        while not self._closing:
            await self._called.wait()
            self._called.clear()
            try:
                await self._send()
            except (RedisError, OSError):  # what was lost is found in the store
                await asyncio.sleep(AGAIN_S)

    async def _send(self) -> None:
        """Send everything that waits in one go."""
        batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if batch:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for message in batch:
                    pipeline.publish(self._channel, message)
                await pipeline.execute()

    async def _listen(self, hear: Hear) -> None:
        while not self._closing:
            try:
                await self._hear_all(hear)
            except (RedisError, OSError) as error:
                if self.whole:
                    LOG.warning("the bus cannot be reached: %s", error)
                self.whole = False
                await asyncio.sleep(AGAIN_S)

    async def _hear_all(self, hear: Hear) -> None:
        """Pass messages on until the connection breaks; raises RedisError or OSError."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(self._channel)
            self.whole = True
            while not self._closing:
                message = await channel.get_message(timeout=SILENCE_S)
                if message is not None:
                    self._pass_on(message["data"], hear)

    def _pass_on(self, data: bytes, hear: Hear) -> None:
        try:
            hear(_decode(data))
        except msgspec.MsgspecError:
            LOG.warning("a message on the bus cannot be read; is another version running?")
