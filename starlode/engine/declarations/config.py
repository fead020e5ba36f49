"""What is settled before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlode.engine.declarations.options import Options


@dataclass(frozen=True)
class Config:
    """What is settled before a game begins: its options, its components, and the parameters made of both."""

    options: Options
    components: Any  # of the game's own type; names and texts come from here
    params: Any  # a record of the game's type; numbers come from here
    source: Path | None = None  # a corrected component file, None for the game's own
    changes: Mapping[str, int] = field(default_factory=dict)  # numbers of the game's own file that are not as printed
