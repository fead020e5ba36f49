"""Trained networks: files in a game's folder, without the code that trained them.

`network.npz` is for any number of players; `network-3-4.npz` takes its place with three and with four.

A file is a NumPy `.npz` with the arrays of `Weights` in half precision. Layers may have any size except at the ends:
the inputs are an observation as the rules write it, and the heads have a number for every action and for every seat.
`signature` says which observations and actions it was trained for, `players` which numbers of players, and `aim` what
its value predicts: the share of the victory, as a search rewards it. A file without an aim predicts the share of rivals
left behind. With two players both are the same, so such a network counts for two players only.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile
from zlib import error as DecompressionError  # noqa: N812  # a class, whatever its name

import numpy as np

from starlode.bots.adviser import Weights
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import UnknownBot
from starlode.engine.boundary.parsing import read_file
from starlode.engine.state.header import SEATS
from starlode.engine.system.files import write_whole, writing

FILE = "network.npz"  # for any number of players
MOST_BYTES = 64_000_000
SIGNATURE_BITS = 63
DIGITS = 16  # of a digest
VICTORY = "victory"  # the aim
KEPT = 16  # networks in memory
# What reading some other file raises, which may be an archive, a single array or a damaged network.
NO_NETWORK = (OSError, TypeError, ValueError, KeyError, EOFError, RuntimeError, BadZipFile, DecompressionError)
DUEL = frozenset({2})

_NAME = re.compile(r"network((?:-[0-9])*)\.npz")
_OWN = re.compile(r"neural:(.+\.npz)(?::[^:]+(?::[0-9]+)?)?", re.DOTALL)


@dataclass(frozen=True, eq=False)
class Network:
    """What was learned about a game, and for how many players."""

    weights: Weights
    players: frozenset[int]


def signature_of(game: Game) -> int:
    """A number for the meaning of every input and the count of actions; if it changes, the network must too."""
    text = "\n".join((*game.observation_names(), str(game.actions)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - SIGNATURE_BITS)


def network_folder(game: Game) -> Path | None:
    """Where the networks of a game are; None if it has no folder of its own."""
    return game.info.folder


def network_files(game: Game) -> list[Path]:
    """Every network of a game, the one for any number of players first."""
    folder = network_folder(game)
    try:
        names = [entry.name for entry in os.scandir(folder) if _NAME.fullmatch(entry.name)] if folder else []
    except OSError:  # there is no such folder
        names = []
    return [Path(folder, name) for name in sorted(names, key=lambda name: (name != FILE, name)) if folder]


def network_file(game: Game, players: int) -> Path | None:
    """The path of the network for this many players: of one that names the number, else `network.npz`, even if missing.

    None if the game has no folder of its own.
    """
    named = (file for file in network_files(game) if players in named_players(file))
    folder = network_folder(game)
    return next(named, folder / FILE if folder else None)


def named_players(file: Path) -> frozenset[int]:
    """The numbers of players in the name of a network; none in `network.npz`."""
    match = _NAME.fullmatch(file.name)
    return frozenset(map(int, match[1].split("-")[1:])) if match else frozenset()


def own_network(bot: str) -> Path | None:
    """The file that a bot such as `neural:mine.npz:200ms` plays by; None if it plays by the game's own network."""
    match = _OWN.fullmatch(bot)
    return Path(match[1]) if match else None


def has_network(game: Game) -> bool:
    """Whether a network has been trained for a game, for whatever number of players."""
    return bool(network_files(game))


def network_for(game: Game, players: int, file: Path | None = None) -> Weights:
    """The weights for a game with this many players, from a file of your own if you name one.

    Raises UnknownBot if none were trained for it.
    """
    path = file or network_file(game, players)
    network = _load(path, game, edition(path)) if path and (file or path.is_file()) else None
    if network and players in network.players:
        return network.weights
    if not (file or has_network(game)):
        raise UnknownBot(f"no network was trained for {game.info.name}: neural and master cannot play it")
    known = ", ".join(map(str, sorted(network.players) if file and network else trained_for(game)))
    what = f"{file.name}, a network for {game.info.name}," if file else f"the network for {game.info.name}"
    raise UnknownBot(f"{what} was trained for {known} players, not for {players}")


def edition(path: Path) -> int:
    """What changes when a file is written anew, as a trainer does."""
    try:
        return path.stat().st_mtime_ns
    except OSError:  # reading it says why
        return 0


def trained_for(game: Game) -> tuple[int, ...]:
    """For which numbers of players a network is in the game's folder that fits the game and was trained for them."""
    fewest, most = game.info.players
    return tuple(players for players in range(fewest, most + 1) if shipped_network(game, players))


def shipped_network(game: Game, players: int) -> Network | None:
    """The network in a game's folder for this many players; None if there is none, or none that fits."""
    path = network_file(game, players)
    network = _fitting_network(game, path) if path and path.is_file() else None
    return network if network and players in network.players else None


def shipped_networks(game: Game) -> dict[Path, Network]:
    """All networks in a game's folder that fit, by file."""
    found = ((path, _fitting_network(game, path)) for path in network_files(game))
    return {path: network for path, network in found if network}


def _fitting_network(game: Game, path: Path) -> Network | None:
    """The network in a file; None if it does not fit the game."""
    try:
        return _load(path, game, edition(path))
    except UnknownBot:  # trained for other rules
        return None


def network_digest(path: Path) -> str:
    """What tells a network apart from another one."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS]


@lru_cache(KEPT)
def _load(path: Path, game: Game, edition: int) -> Network:
    return read_network(path, game)


def read_network(path: Path, game: Game) -> Network:
    """The network in a file; raises UnknownBot if it is not a network, or was trained for other rules."""
    data = read_file(path, UnknownBot, MOST_BYTES)
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            arrays: dict[str, Any] = {name: file[name] for name in (*Weights._fields, "signature", "players")}
            aims = "aim" in file and str(file["aim"]) == VICTORY
        signature, players = int(arrays["signature"]), frozenset(map(int, arrays["players"]))
        weights = Weights(*(np.ascontiguousarray(arrays[name], np.float32) for name in Weights._fields))
    except NO_NETWORK:
        raise UnknownBot(f"{path.name} is not a network; `starlode learn` writes one") from None
    if signature != signature_of(game):
        raise UnknownBot(f"{path.name} was trained for other observations or actions of {game.info.name}")
    if not _fits(weights, game):
        raise UnknownBot(f"{path.name} is not a network for {game.info.name}: its layers do not fit together")
    return Network(weights, players if aims else players & DUEL)


def write_network(path: Path, game: Game, weights: Weights, players: Iterable[int]) -> None:
    """Write a file that `read_network` reads; raises StarlodeError if it cannot be written."""
    arrays: dict[str, Any] = {name: np.asarray(getattr(weights, name), np.float16) for name in Weights._fields}
    arrays |= {"signature": np.int64(signature_of(game)), "players": np.array(sorted(players), np.int64)}
    arrays["aim"] = np.array(VICTORY)
    stream = BytesIO()
    np.savez_compressed(stream, **arrays)
    with writing(path):
        write_whole(path, stream.getvalue())


def _fits(weights: Weights, game: Game) -> bool:
    """Whether each layer takes what the one before it gives, and the ends fit the game."""
    first, second, third = weights.b0.size, weights.b1.size, weights.b2.size
    wanted = {
        "b0": (first,),
        "b1": (second,),
        "b2": (third,),
        "w0": (game.observation, first),
        "w1": (first, second),
        "w2": (second, third),
        "wp": (third, game.actions),
        "wv": (third, SEATS),
        "bp": (game.actions,),
        "bv": (SEATS,),
    }
    return all(getattr(weights, name).shape == shape for name, shape in wanted.items())
