"""Is this checkout slower than the last release? Both are measured in turns, in one session, on this machine.

    python benchmarks/release.py [REF] [--games GAME ...] [--rounds N] [--seconds S]

The release is the newest tag, or any REF of git that you name. It is checked out below build/. Every round measures
the release and then this checkout, so that both have the machine when it is busy and when it is not. The exit status
is 1 if anything has become more than 5 % slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[1]
ALLOWED = 0.05  # by how much something may be slower
FASTER_IS_LESS = ("_us", "_s")  # how the names of times end; those of speeds end in the following
SPEED = "_per_s"
STARTS = ("compile_s", "compile_cpu_s", "cached_start_s", "games_start_s")  # measured once a run, mostly waiting

Figures = dict[str, list[float]]  # by what is measured, one for each round


class Verdict(NamedTuple):
    """What became of one figure: the best and the median of both, and how much better the new one is."""

    name: str
    old: tuple[float, float]
    new: tuple[float, float]
    gain: float  # 0.1: a tenth faster; the better of what best and median say
    spread: float  # of the rounds of either, as a share of its median

    @property
    def is_regression(self) -> bool:
        """Whether both the best round and the median have become slower than is allowed."""
        return self.gain < -ALLOWED


def judge(old: Figures, new: Figures) -> list[Verdict]:
    """A verdict for everything that both have measured."""
    return [_verdict(name, old[name], new[name]) for name in old if name in new]


def _verdict(name: str, old: list[float], new: list[float]) -> Verdict:
    rising = name.endswith(SPEED) or not name.endswith(FASTER_IS_LESS)
    best = max if rising else min
    before, after = (best(old), median(old)), (best(new), median(new))
    gains = [b / a - 1 if rising else a / b - 1 for a, b in zip(before, after, strict=True)]
    return Verdict(name, before, after, max(gains), max(_spread(old), _spread(new)))


def _spread(rounds: list[float]) -> float:
    return (max(rounds) - min(rounds)) / median(rounds)


def words(game: str, release: str, verdicts: list[Verdict]) -> list[str]:
    """The verdicts of one game, a line each."""
    lines = [f"{game}, compared with {release}: best round before and now"]
    for one in verdicts:
        mark = "SLOWER" if one.is_regression else ""
        change = f"{one.gain:+7.1%}, rounds differ by {one.spread:.0%}"
        lines.append(f"  {one.name:26} {one.old[0]:>14,.0f} {one.new[0]:>14,.0f} {change}  {mark}".rstrip())
    return lines


# ---- measuring ----


def newest_tag() -> str | None:
    """The newest tag that this checkout descends from."""
    found = subprocess.run(["git", "describe", "--tags", "--abbrev=0"], cwd=HERE, capture_output=True, text=True)
    return found.stdout.strip() or None


def check_out(ref: str) -> Path:
    """The sources of a release below build/; made once for each commit."""
    commit = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}"], cwd=HERE, capture_output=True, text=True
    ).stdout.strip()
    if not commit:
        sys.exit(f"git knows no {ref!r} here; name a tag, a branch or a commit")
    folder = HERE / "build" / "releases" / commit[:12]
    if not folder.exists():
        folder.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
    return folder


def starlode(folder: Path, *arguments: str) -> str:
    """What a command of the checkout in a folder prints."""
    order = [sys.executable, "-m", "starlode.cli", *arguments]
    done = subprocess.run(
        order, cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        sys.exit(f"{' '.join(arguments)} failed in {folder}")
    return done.stdout


def measure(folders: tuple[Path, Path], game: str, rounds: int, seconds: float) -> tuple[Figures, Figures]:
    """The figures of both checkouts, measured in turns."""
    found: tuple[Figures, Figures] = {}, {}
    for _ in range(rounds):
        for folder, figures in zip(folders, found, strict=True):
            told = json.loads(starlode(folder, "bench", game, "--no-compile", "--seconds", str(seconds), "--json"))
            for name, number in told.items():
                if number and name not in STARTS:
                    figures.setdefault(name, []).append(float(number))
    return found


def main() -> None:
    """Compare, and say what has become slower."""
    parser = argparse.ArgumentParser(description="Compare the speed of this checkout with that of a release.")
    parser.add_argument("ref", nargs="?", default=None, help="a tag, branch or commit; the newest tag by default")
    parser.add_argument("--games", nargs="+", default=None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    ref = given.ref or newest_tag()
    if ref is None:
        print("Nothing is compared: there is no tag of a release. Name what to compare with: make bench AGAINST=REF")
        return
    folders = check_out(ref), HERE
    for folder in folders:
        starlode(folder, "warm", "--quiet")
    slower = []
    for game in given.games or starlode(HERE, "games", "--names").split():
        verdicts = judge(*measure(folders, game, given.rounds, given.seconds))
        print("\n".join(words(game, ref, verdicts)), flush=True)
        slower += [f"{game}: {one.name} {one.gain:.1%}" for one in verdicts if one.is_regression]
    if slower:
        sys.exit(f"More than {ALLOWED:.0%} slower than {ref}:\n  " + "\n  ".join(slower))
    print(f"Nothing is more than {ALLOWED:.0%} slower than {ref}.")


if __name__ == "__main__":
    main()
