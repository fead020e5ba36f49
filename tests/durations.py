"""How long every test takes, written to build/durations: `PASS=mine pytest -p tests.durations`, as `make test` does.

Seconds by the clock, then seconds of CPU, which a busy machine does not change. Child processes count once they have
ended.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator

import pytest

LEAST = 0.5  # seconds; what takes less is not listed
CPU = "cpu"

_clock: Counter[str] = Counter()
_cpu: Counter[str] = Counter()
_spent = 0.0  # seconds of CPU up to the last report


def pytest_collection_finish() -> None:
    """Begin to count: finding the tests is no test's work."""
    global _spent
    _spent = sum(os.times()[:4])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let each report carry the CPU time since the one before, to the process that hears of all tests."""
    global _spent
    report = yield
    before, _spent = _spent, sum(os.times()[:4])
    report.user_properties = [*report.user_properties, (CPU, _spent - before)]
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count what a test took, with what it needed before and after; by the clock a part is counted with the whole."""
    _cpu[report.nodeid] += dict(report.user_properties)[CPU]  # type: ignore[operator]
    if not isinstance(report, pytest.SubtestReport):
        _clock[report.nodeid] += report.duration  # type: ignore[assignment]  # a counter counts floats as well


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the report, in the process that hears of all tests."""
    if hasattr(session.config, "workerinput"):
        return
    file = session.config.rootpath / "build" / "durations" / f"{os.environ.get('PASS', 'tests')}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{_listed(_by_file(_clock), _by_file(_cpu))}\n{_listed(_clock, _cpu)}", "utf-8")


def _by_file(tests: Counter[str]) -> Counter[str]:
    """The sum of every file's tests."""
    files: Counter[str] = Counter()
    for test, seconds in tests.items():
        files[test.partition("::")[0]] += seconds
    return files


def _listed(clock: Counter[str], cpu: Counter[str]) -> str:
    """Lines of seconds and names, the longest first."""
    lines = [f"{took:8.1f} s {cpu[name]:8.1f} s CPU  {name}" for name, took in clock.most_common() if took >= LEAST]
    total = f"{clock.total():8.1f} s {cpu.total():8.1f} s CPU  altogether"
    return "".join(f"{line}\n" for line in [total, *lines])
