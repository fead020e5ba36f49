"""Random self-play side by side: Starlode and its peers, measured in one run on this machine.

    make bench-peers                                    # all of them
    python benchmarks/peers/run.py [openspiel rlcard ...]   # some; what is known of the others stays

Every peer is installed at the versions of `pins` into an environment of its own below build/peers, and plays there with
`play_<peer>.py`. What comes out is kept in docs/findings/peers.json, from which the table of the page is made, and
drawn in docs/pictures/peers.svg.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
HOUSE = HERE.parents[1]
BUILD = HOUSE / "build" / "peers"
FOUND, PICTURE = HOUSE / "docs" / "findings" / "peers.json", HOUSE / "docs" / "pictures" / "peers.svg"
STARLODE = "starlode"
OURS, OTHERS = "#b8860b", "#5b7083"
PEERS = {  # what a peer is called, and the package whose version is told
    "openspiel": ("OpenSpiel", "open-spiel"),
    "rlcard": ("RLCard", "rlcard"),
    "pettingzoo": ("PettingZoo classic", "pettingzoo"),
    "pgx": ("pgx on a CPU", "pgx"),
    "catanatron": ("catanatron", "catanatron"),
}


def python_of(peer: str) -> Path:
    """The Python of a peer's environment, which is made and filled if need be."""
    pins, folder = HERE / "pins" / f"{peer}.txt", BUILD / peer
    python, mark = folder / "bin" / "python", folder / "installed.txt"
    if not mark.exists() or mark.read_text("utf-8") != pins.read_text("utf-8"):
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--requirement", str(pins)], check=True)
        mark.write_text(pins.read_text("utf-8"), "utf-8")
    return python


def pinned(peer: str, package: str) -> str:
    """The version of a package among a peer's pins."""
    lines = (HERE / "pins" / f"{peer}.txt").read_text("utf-8").splitlines()
    return next(line.partition("==")[2] for line in lines if line.partition("==")[0] == package)


def measured(python: Path, peer: str) -> list[dict[str, Any]]:
    """What the program of a peer tells."""
    environment = {**os.environ, "PYTHONPATH": str(HOUSE) if peer == STARLODE else ""}
    order = [str(python), str(HERE / f"play_{peer}.py")]
    done = subprocess.run(order, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def measure(peer: str) -> dict[str, Any]:
    """One entry of what was found."""
    print(f"{peer} ...", file=sys.stderr, flush=True)
    if peer == STARLODE:
        return {"name": "Starlode", "version": version("starlode"), "rows": measured(Path(sys.executable), peer)}
    name, package = PEERS[peer]
    return {"name": name, "version": pinned(peer, package), "rows": measured(python_of(peer), peer)}


def machine() -> str:
    """The processor and what runs on it, in words."""
    models = [line.partition(":")[2].strip() for line in _processor() if line.startswith("model name")]
    return f"one core of {(models or [platform.machine()])[0]}, Python {platform.python_version()}"


def _processor() -> list[str]:
    file = Path("/proc/cpuinfo")
    return file.read_text("utf-8").splitlines() if file.exists() else []


def draw(found: dict[str, Any]) -> None:
    """The fastest and the slowest game of every way to play, as one bar each."""
    from matplotlib import pyplot

    bars = [
        (f"{entry['name']}, {way}", rates, peer)
        for peer, entry in found["peers"].items()
        for way, rates in by_way(entry)
    ]
    bars.sort(key=lambda bar: max(bar[1]))
    pyplot.rcParams["svg.hashsalt"] = "peers"  # the same numbers are the same file
    figure, axes = pyplot.subplots(figsize=(9, 0.36 * len(bars) + 1.2))
    for place, (_, rates, peer) in enumerate(bars):
        axes.plot(
            [min(rates), max(rates)], [place] * 2, color="#b8860b" if peer == STARLODE else "#5b7083", marker="o", lw=4
        )
    axes.set_yticks(range(len(bars)), [label for label, _, _ in bars])
    axes.set(xscale="log", xlabel="decisions a second on one core, slowest to fastest game")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(PICTURE, bbox_inches="tight", metadata={"Date": None})


def by_way(entry: dict[str, Any]) -> list[tuple[str, list[int]]]:
    """The rates of an entry, by the way that was played."""
    ways = dict.fromkeys(row["way"] for row in entry["rows"])
    return [(way, [row["decisions_per_s"] for row in entry["rows"] if row["way"] == way]) for way in ways]


def main(peers: list[str]) -> None:
    """Measure, and keep everything."""
    found = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() and peers else {"peers": {}}
    for peer in peers or [STARLODE, *PEERS]:
        found["peers"][peer] = measure(peer)
    found["machine"] = machine()
    found["peers"] = {peer: found["peers"][peer] for peer in (STARLODE, *PEERS) if peer in found["peers"]}
    FOUND.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draw(found)


if __name__ == "__main__":
    main(sys.argv[1:])
