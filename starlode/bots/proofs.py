"""What a network has shown: how often a master has beaten experts, in `network.json` beside the network.

A master is offered for as many players as it wins more than its share of the games with, beyond doubt. The file belongs
to one network: beside another one it counts for nothing. `starlode prove` writes it from games of the arena.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from starlode.bots import network
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file
from starlode.engine.system.files import write_whole, writing


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one master did against experts in all other seats; a shared victory counts in part."""

    players: int
    games: int
    wins: float
    low: float  # of the share of games won, with 95% confidence
    high: float

    @property
    def clear(self) -> bool:
        """Whether it is better than an expert, who would win one game in as many as there are players."""
        return self.low > 1 / self.players


class NetworkProofs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a network has shown."""

    network: str  # its digest
    proofs: list[Proof]


def mastered(game: Game) -> tuple[int, ...]:
    """For how many players a master is offered."""
    file = proofs_file(game)
    return _mastered(file, game) if file and file.is_file() else ()


def proofs_file(game: Game) -> Path | None:
    """Where the proofs of a game's network are, whether or not there are any; None without a folder."""
    file = network.network_file(game)
    return file.with_suffix(".json") if file else None


@cache
def _mastered(file: Path, game: Game) -> tuple[int, ...]:
    learned, known = network.shipped_network(game), read_proofs(file)
    if learned is None or known.network != network.network_digest(game):
        return ()
    return tuple(sorted(proof.players for proof in known.proofs if proof.clear and proof.players in learned.players))


def read_proofs(file: Path) -> NetworkProofs:
    """What a file says; raises StarlodeError."""
    try:
        return msgspec.json.decode(read_file(file, StarlodeError), type=NetworkProofs)
    except msgspec.DecodeError as failure:
        raise StarlodeError(f"{file} has no proofs about a network: {failure}") from None


def write_proofs(game: Game, proofs: Iterable[Proof]) -> Path:
    """Write what the network of a game has shown, in place of what was known; raises StarlodeError."""
    file = proofs_file(game)
    if file is None or not network.has_network(game):
        raise StarlodeError(f"{game.info.name} has no network that could show anything")
    shown = NetworkProofs(network.network_digest(game), sorted(proofs, key=lambda proof: proof.players))
    with writing(file):
        write_whole(file, msgspec.json.format(msgspec.json.encode(shown), indent=2) + b"\n")
    return file
