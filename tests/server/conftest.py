"""One server for all tests that do not end it, and what several servers share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.example import NAME
from tests.server.parlour import House, house
from tests.server.services import Postgres, RedisServer, postgres, redis_server

assert NAME == "ore-rush"  # tests and the servers they start know it alike, once it is read


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    database: Postgres = request.getfixturevalue("database")
    return database.fresh()


@pytest.fixture(scope="module")
def bus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    with redis_server(Path(tmp_path_factory.mktemp("redis"))) as running:
        yield running


@pytest.fixture(scope="module")
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite; one on PostgreSQL and Redis for tests that ask for both."""
    settings = {"absent": "0", "bot_processes": "1"}
    if getattr(request, "param", "sqlite") == "postgresql":
        settings["database"] = request.getfixturevalue("database").fresh()
        settings["bus"] = request.getfixturevalue("bus").address
    with house(Path(tmp_path_factory.mktemp("house")), **settings) as running:
        yield running
