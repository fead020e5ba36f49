"""What is known of a game before anything heavy is imported."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True)
class GameInfo:
    """A game's entry in the list of games."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]  # fewest, most
    module: str  # defines GAME

    @property
    def folder(self) -> Path | None:
        """The game's folder, None if it does not have its own."""
        spec = find_spec(self.module.rpartition(".")[0]) if "." in self.module else None
        return Path(spec.origin).parent if spec and spec.origin else None


_imported: dict[str, GameInfo] = {}


def introduce(info: GameInfo) -> None:
    """Register an imported game, so that it can be found by its name."""
    _imported.setdefault(info.name, info)


def imported_games() -> dict[str, GameInfo]:
    """The games whose rules this process has imported, by any route."""
    return dict(_imported)
