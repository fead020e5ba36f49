"""How long every test takes, written to build/durations: `pytest -p tests.durations`, as `make test` does."""

from __future__ import annotations

import os
from collections import Counter

import pytest

LEAST = 0.5  # seconds; what takes less is not listed

_tests: Counter[str] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what a test took, with what it needed before and after; a part of it is counted with the whole."""
    if not isinstance(report, pytest.SubtestReport):
        _tests[report.nodeid] += report.duration  # type: ignore[assignment]  # a counter counts floats as well


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the report, in the process that hears of all tests."""
    if hasattr(session.config, "workerinput"):
        return
    files: Counter[str] = Counter()
    for test, seconds in _tests.items():
        files[test.partition("::")[0]] += seconds
    file = session.config.rootpath / "build" / "durations" / f"{_pass()}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{_listed(files)}\n{_listed(_tests)}", "utf-8")


def _pass() -> str:
    """What the passes of `make test` are called."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return "interpreted"
    return "bounds" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else "compiled"


def _listed(seconds: Counter[str]) -> str:
    """Lines of seconds and names, the longest first."""
    lines = [f"{took:8.1f} s  {name}" for name, took in seconds.most_common() if took >= LEAST]
    return "".join(f"{line}\n" for line in [f"{seconds.total():8.1f} s  altogether", *lines])
