"""Our table server beside boardgame.io 0.50.2, one after the other on this machine.

    python benchmarks/boardgame_io/run.py --tables 200 --seconds 10

Ours plays Cave-In, sends every seat its own record, and has each move on the disk before it is told; boardgame.io plays
a game without rules worth mentioning, with a state of 3 KB, and keeps everything in memory. Needs Node and npm.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SHOWN = ("game", "tables", "moves_per_s", "p50_ms", "p99_ms", "cpu_us_per_move", "kb_per_table")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=10.0)
    wish = asked.parse_args()
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    size = [str(wish.tables), str(wish.seconds)]
    theirs = result("node", "load.cjs", *size)
    ours = result(sys.executable, "-m", "starlode.cli", "load", "--json", "--tables", size[0], "--seconds", size[1])
    print(f"{'':18}{'starlode':>18}{'boardgame.io':>18}")
    for name in SHOWN:
        print(f"{name:18}{ours[name]!s:>18}{theirs[name]!s:>18}")


def result(*command: str) -> dict[str, Any]:
    """What a command prints last, as JSON."""
    done = subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    main()
