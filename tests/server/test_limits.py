"""How often somebody may ask, of one server or of several together."""

from __future__ import annotations

import pytest

from starlode.engine.errors import Refused
from starlode.server.limits import Addresses

SLOW = 0.001  # so that nothing is forgiven during the test


def taken(limit: Addresses, address: str) -> int:
    """How often an address may ask before it is refused."""
    for count in range(100):
        try:
            limit.take(address)
        except Refused:
            return count
    return 100


def test_what_was_asked_of_one_server_counts_at_the_other() -> None:
    here, there = Addresses(SLOW), Addresses(SLOW)
    assert here.report() == {}
    assert taken(here, "ann") == 1
    there.charge(here.report())
    assert (taken(there, "ann"), taken(there, "bob")) == (0, 1)
    assert here.report() == {}


def test_some_may_be_asked_for_at_once_however_slow_the_rate() -> None:
    limit = Addresses(SLOW, least=3)
    assert (taken(limit, "ann"), taken(limit, "bob")) == (3, 3)


def test_a_debt_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Addresses(10.0)  # forty at once
    monkeypatch.setattr("starlode.server.limits.time.monotonic", lambda: 100.0)
    limit.charge({"ann": 1000})
    assert taken(limit, "ann") == 0
    monkeypatch.setattr("starlode.server.limits.time.monotonic", lambda: 105.0)
    assert taken(limit, "ann") == 10
