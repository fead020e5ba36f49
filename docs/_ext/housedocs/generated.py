"""Parts of a page that are written at build time, so that they cannot go stale.

A page asks for one with an empty block, three backquotes and `{generated} options cave-in`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from housedocs import bots, commands, games

if TYPE_CHECKING:
    from sphinx.application import Sphinx

BLOCK = re.compile(r"^```\{generated\} (\w+) ?(.*)\n```$", re.MULTILINE)

WRITERS: dict[str, Callable[[str], str]] = {
    "games": games.overview,
    "facts": games.facts,
    "options": games.options,
    "components": games.components,
    "events": games.events,
    "levels": bots.levels,
    "keys": commands.keys,
    "commands": commands.commands,
}


def fill_in(app: Sphinx, page: str, source: list[str]) -> None:
    """Replace the blocks of a page by what they ask for."""
    source[0] = BLOCK.sub(lambda block: WRITERS[block[1]](block[2]), source[0])
