"""Parts of a page that are written at build time, so that they cannot go stale.

A page asks for one with an empty block, three backquotes and `{generated} options cave-in`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from housedocs import bots, commands, components, games, peers, server

if TYPE_CHECKING:
    from sphinx.application import Sphinx

BLOCK = re.compile(r"^```\{generated\} (\w+) ?(.*)\n```$", re.MULTILINE)

WRITERS: dict[str, Callable[[str], str]] = {
    "games": games.overview,
    "facts": games.facts,
    "observation": games.observation,
    "options": games.options,
    "components": components.components,
    "events": games.events,
    "invariants": games.invariants,
    "levels": bots.levels,
    "masters": bots.masters,
    "scales": bots.scales,
    "peers": peers.measured,
    "keys": commands.keys,
    "commands": commands.commands,
    "settings": server.settings,
    "verbs": server.verbs,
    "messages": server.messages,
    "refusals": server.refusals,
}


TITLED = re.compile(r'^```(\w+) title="(.*?)"$', re.MULTILINE)


def fill_in(app: Sphinx, page: str, source: list[str]) -> None:
    """Replace the blocks of a page by what they ask for."""
    source[0] = BLOCK.sub(lambda block: WRITERS[block[1]](block[2]), source[0])


def show_titles(app: Sphinx, page: str, source: list[str]) -> None:
    """Show of which file a block of code is a part."""
    source[0] = TITLED.sub(r"```{code-block} \1\n:caption: `\2`\n", source[0])
