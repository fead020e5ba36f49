"""A real PostgreSQL and a real Redis, on free ports and in folders of their own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

from tests.server.parlour import free_port, wait_until

ROOT_USER = 0
QUICK = Path("/dev/shm")  # nobody pulls the plug here, and a disk makes every start and end slow
KEEPER = "postgres"  # who runs PostgreSQL where root would: it refuses to run as root


def program(name: str, package: str) -> str:
    """Where a program is; a test that needs it is skipped where it is not installed, except where all must be."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    if found is None and os.environ.get("CI") != "true":
        pytest.skip(f"needs {name}: install {package}")
    assert found is not None, f"{name} is missing: install {package}"
    return found


class Service:
    """A program that can be killed and started again."""

    def __init__(self, command: list[str], **options: Any) -> None:
        self._command, self._options = command, options
        self.start()

    def start(self) -> None:
        """Begin, without waiting until it is ready."""
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self._command, stdout=quiet, stderr=quiet, **self._options)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it, without letting it finish anything."""
        self.process.send_signal(how)
        self.process.wait()


class Postgres:
    """A database server; every test has a database of its own there."""

    def __init__(self, folder: Path) -> None:
        options = _as_keeper(folder)
        data, port = folder / "data", free_port()
        subprocess.run(
            [program("initdb", "postgresql"), "-D", data, "-A", "trust", "-U", "starlode", "--no-sync", "-E", "UTF8"],
            check=True,
            stdout=subprocess.DEVNULL,
            **options,
        )
        places = ["-c", f"unix_socket_directories={folder}", "-c", "listen_addresses=127.0.0.1"]
        self.service = Service(
            [program("postgres", "postgresql"), "-D", str(data), "-p", str(port), *places], **options
        )
        self._address, self._count = f"postgresql://starlode@127.0.0.1:{port}", 0
        self.wait()

    def wait(self) -> None:
        """Return when it answers."""
        wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            psycopg.connect(f"{self._address}/postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def fresh(self) -> str:
        """The address of an empty database."""
        self._count += 1
        with psycopg.connect(f"{self._address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE tables{self._count}".encode())
        return f"{self._address}/tables{self._count}"


def _as_keeper(folder: Path) -> dict[str, Any]:
    if os.getuid() != ROOT_USER:
        return {"cwd": folder}
    shutil.chown(folder, KEEPER, KEEPER)
    return {"cwd": folder, "user": KEEPER, "group": KEEPER, "extra_groups": []}


@contextmanager
def postgres() -> Iterator[Postgres]:
    """PostgreSQL for a while."""
    program("initdb", "postgresql")
    with tempfile.TemporaryDirectory(prefix="starlode-", dir=QUICK if QUICK.is_dir() else None) as folder:
        running = Postgres(Path(folder))
        try:
            yield running
        finally:
            running.service.stop()


class RedisServer:
    """A bus that can go away and come back."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.address = f"redis://127.0.0.1:{port}"
        memory_only = ["--save", "", "--appendonly", "no", "--dir", str(folder), "--bind", "127.0.0.1"]
        self._service = Service([program("redis-server", "redis-server"), "--port", str(port), *memory_only])
        wait_until(self._answers)

    def _answers(self) -> bool:
        with redis.Redis.from_url(self.address) as client:
            try:
                return bool(client.ping())
            except redis.RedisError:
                return False

    def kill(self) -> None:
        """End it the hard way."""
        self._service.stop(signal.SIGKILL)

    def start(self) -> None:
        """Begin again, on the same port."""
        self._service.start()
        wait_until(self._answers)


@contextmanager
def redis_server(folder: Path) -> Iterator[RedisServer]:
    """Redis for a while."""
    running = RedisServer(folder)
    try:
        yield running
    finally:
        running.kill()
