"""What a network would be with 8-bit weights: how large its file, and a copy to play against the one in half precision.

    python benchmarks/eight_bits.py GAME PLAYERS FILE.npz
    starlode arena GAME --bots neural:200it,neural:FILE.npz:200it --players 2 --games 400

Each row of a layer is rounded to whole numbers from -127 to 127 times a scale of its own; biases stay as they are. The
copy holds those numbers times their scales, so that anything that plays by a network plays by it.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import numpy as np

from starlode.bots.adviser import Weights
from starlode.bots.network import shipped_network, write_network
from starlode.engine.state.records import Array
from starlode.games import load_game

MOST = 127


def rounded(rows: Array) -> tuple[Array, Array]:
    """Whole numbers of 8 bits, and a scale for each row."""
    largest = np.abs(rows).max(axis=1, keepdims=True)
    scales = np.where(largest > 0, largest, 1).astype(np.float32) / MOST
    return np.rint(rows / scales).astype(np.int8), scales


def half_bytes(weights: Weights) -> bytes:
    """All weights in half precision as a page is sent them: the high bytes, then the low ones."""
    halves = np.concatenate([np.asarray(array, np.float16).ravel() for array in weights])
    pairs = halves.view(np.uint8).reshape(-1, 2)
    return pairs[:, 1].tobytes() + pairs[:, 0].tobytes()


def main(name: str, players: int, file: Path) -> None:
    """Write the copy, and tell the sizes of both as a page would fetch them."""
    game = load_game(name)
    network = shipped_network(game, players)
    if network is None:
        sys.exit(f"{name} has no network for {players} players")
    kept, packed = [], []
    for array in network.weights:
        if array.ndim == 1:
            kept.append(array)
            packed.append(np.asarray(array, np.float16).tobytes())
            continue
        numbers, scales = rounded(array)
        kept.append((numbers * scales).astype(np.float32))
        packed += [numbers.tobytes(), scales.tobytes()]
    write_network(file, game, Weights(*kept), network.players)
    before, after = (len(gzip.compress(data, 9)) for data in (half_bytes(network.weights), b"".join(packed)))
    print(f"{name}, {players} players: {before / 1e6:.2f} MB in half precision, {after / 1e6:.2f} MB with 8 bits, gzip")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(f"usage: {sys.argv[0]} GAME PLAYERS FILE.npz")
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
