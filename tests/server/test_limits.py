"""How often somebody may ask, of one server or of several together."""

from __future__ import annotations

import logging

import pytest

from starlode.engine.boundary.errors import Refused
from starlode.server.common.json_logs import Brevity
from starlode.server.common.limits import Addresses, Bucket

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


def test_a_flood_of_lines_is_left_out_of_the_log() -> None:
    brevity = Brevity(SLOW)
    lines = [logging.makeLogRecord({"msg": "rubbish from %s", "args": ("ann",)}) for _ in range(10)]
    assert [brevity.filter(line) for line in lines] == [True] + [False] * 9
    brevity._bucket = Bucket(SLOW)
    assert brevity.filter(lines[-1])
    assert lines[-1].getMessage() == "rubbish from ann (9 lines before this were left out)"


def test_whoever_asks_too_often_is_told_when_to_come_back() -> None:
    limit = Addresses(0.5)
    assert taken(limit, "ann") == 2
    with pytest.raises(Refused) as refused:
        limit.take("ann")
    assert refused.value.retry in (1, 2)


def test_a_debt_is_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Addresses(10.0)  # forty at once
    monkeypatch.setattr("starlode.server.common.limits.time.monotonic", lambda: 100.0)
    limit.charge({"ann": 1000})
    assert taken(limit, "ann") == 0
    monkeypatch.setattr("starlode.server.common.limits.time.monotonic", lambda: 105.0)
    assert taken(limit, "ann") == 10
