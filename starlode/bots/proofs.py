"""What networks have shown: how often a master has beaten experts, in a file beside each network (`network.json`).

A master is offered for as many players as it wins more than its share of the games with, beyond doubt, and thinks for
as long as it did then. A file belongs to one network: beside another one it counts for nothing. `starlode prove` writes
it from games of the arena.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from starlode.bots import network
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file
from starlode.engine.system.files import write_whole, writing

KEPT = 16  # files in memory


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one master did against experts in all other seats; a shared victory counts in part."""

    players: int
    iterations: Annotated[int, msgspec.Meta(ge=1)]  # for which it thought at a decision
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
    return tuple(proof.players for proof in known_proofs(game) if proof.clear and _is_trained(game, proof.players))


def _is_trained(game: Game, players: int) -> bool:
    return network.shipped_network(game, players) is not None


def known_proofs(game: Game) -> list[Proof]:
    """What is proven of a game's networks, by number of players, of the network for that number."""
    fewest, most = game.info.players
    return [proof for players in range(fewest, most + 1) if (proof := proof_of(game, players))]


def proof_of(game: Game, players: int) -> Proof | None:
    """What the network for this many players has shown with as many; None if nothing."""
    file = network.network_file(game, players)
    found = _known(file) if file and file.is_file() else []
    return next((proof for proof in found if proof.players == players), None)


def proofs_file(file: Path) -> Path:
    """Where the proofs of a network are, whether or not there are any."""
    return file.with_suffix(".json")


def _known(file: Path) -> list[Proof]:
    """What this very network has shown."""
    proofs = proofs_file(file)
    return _read(file, network.edition(file), network.edition(proofs)) if proofs.is_file() else []


@lru_cache(KEPT)
def _read(file: Path, edition: int, proven: int) -> list[Proof]:
    known = read_proofs(proofs_file(file))
    return known.proofs if known.network == network.network_digest(file) else []


def read_proofs(file: Path) -> NetworkProofs:
    """What a file says; raises StarlodeError."""
    try:
        return msgspec.json.decode(read_file(file, StarlodeError), type=NetworkProofs)
    except msgspec.DecodeError as failure:
        raise StarlodeError(f"{file} has no proofs about a network: {failure}") from None


def write_proofs(game: Game, proofs: Iterable[Proof]) -> list[Path]:
    """Write what networks of a game have shown beside each, and keep what they have with other numbers of players.

    Raises StarlodeError.
    """
    found: dict[Path, dict[int, Proof]] = {}
    for proof in proofs:
        file = network.network_file(game, proof.players)
        if file is None or not file.is_file():
            raise StarlodeError(f"{game.info.name} has no network that could show anything")
        found.setdefault(file, {})[proof.players] = proof
    return [_write(file, new) for file, new in found.items()]


def _write(file: Path, new: dict[int, Proof]) -> Path:
    proofs = {proof.players: proof for proof in _known(file)} | new
    shown = NetworkProofs(network.network_digest(file), [proofs[players] for players in sorted(proofs)])
    with writing(proofs_file(file)):
        write_whole(proofs_file(file), msgspec.json.format(msgspec.json.encode(shown), indent=2) + b"\n")
    _read.cache_clear()  # whatever the clock of the disk can tell apart
    return proofs_file(file)
