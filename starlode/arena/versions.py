"""What must be the same on all machines that share work: Starlode, the rules of the game, and its components."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import TypeVar

import starlode
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.compiling.cache import rules_digest
from starlode.games import find_game, load_game
from starlode.match.record import components_digest

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Versions:
    """What one machine has for a game; `source` is the path of a corrected component file on all of them."""

    game: str
    source: str | None
    starlode: str
    rules: int
    code: str  # digest of the rules themselves, for those who change them without a new version
    components: str | None  # digest of the component file

    def differences(self, other: Versions) -> list[str]:
        """How the other differs, in words."""
        both = [(field.name, getattr(self, field.name), getattr(other, field.name)) for field in fields(self)]
        return [f"{name}: {here} here, {there} there" for name, here, there in both if here != there]


def versions_of(game: str, source: Path | str | None = None) -> Versions:
    """What this machine has; raises UnknownGame and InvalidComponents."""
    found = find_game(game)
    loaded = load_game(found)
    file = Path(source) if source else loaded.component_file
    return Versions(
        game=game,
        source=str(source) if source else None,
        starlode=starlode.__version__,
        rules=loaded.version,
        code=rules_digest(found.folder)[:12],
        components=components_digest(file),
    )


@dataclass(frozen=True)
class Checked:
    """Work that first checks whether this machine has what its master has; raises StarlodeError if not."""

    work: Callable[..., object]
    needed: Sequence[Versions]

    def __call__(self, task: object) -> object:
        """Do the task."""
        for versions in self.needed:
            _check(versions)
        return self.work(task)


@cache  # once a worker
def _check(needed: Versions) -> None:
    found = needed.differences(versions_of(needed.game, needed.source))
    if found:
        raise StarlodeError(
            f"a worker plays {needed.game} differently ({'; '.join(found)}); install the same Starlode everywhere"
        )
