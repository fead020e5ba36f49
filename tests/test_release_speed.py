"""Whether this checkout is slower than a release is judged by rounds of figures; these are made up."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).parents[1] / "benchmarks" / "release.py"


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("name", "old", "new", "slower"),
    [
        ("decisions_per_s", [100, 98, 60], [94, 93, 58], True),
        ("decisions_per_s", [100, 98, 60], [96, 93, 58], False),  # the best round is within bounds
        ("decisions_per_s", [100, 90, 60], [93, 91, 89], False),  # and here the median
        ("decisions_per_s", [100, 98, 60], [140, 130, 40], False),
        ("view_us", [100, 110, 190], [106, 120, 150], True),  # of a time, less is better
        ("view_us", [100, 110, 190], [90, 300, 400], False),
        ("state_bytes", [100, 100], [100, 100], False),
    ],
)
def test_a_regression_shows_in_the_best_round_and_in_the_median(
    release: ModuleType, name: str, old: list[float], new: list[float], slower: bool
) -> None:
    (verdict,) = release.judge({name: old}, {name: new})
    assert verdict.is_regression == slower


def test_only_what_both_have_measured_is_compared(release: ModuleType) -> None:
    assert [one.name for one in release.judge({"a_per_s": [1.0], "b_per_s": [1.0]}, {"b_per_s": [2.0]})] == ["b_per_s"]


def test_what_is_slower_says_so_in_its_line(release: ModuleType) -> None:
    verdicts = release.judge({"a_per_s": [100.0], "b_per_s": [100.0]}, {"a_per_s": [80.0], "b_per_s": [99.0]})
    heading, first, second = release.words("cave-in", "v1", verdicts)
    assert heading == "cave-in, compared with v1: best round before and now"
    assert first.endswith("SLOWER")
    assert "-20.0%" in first
    assert second.endswith("0%")
