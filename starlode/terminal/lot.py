"""Choosing by lot exactly as compiled random play does, one decision at a time for Python.

Alone in its module: whatever defines compiled code, or is imported beside it, must be compiled anew when it changes.
"""

from __future__ import annotations

from starlode.engine.kernel import entry
from starlode.engine.loops import choose
from starlode.engine.records import Array


@entry
def draw_lot(mask: Array, generator: Array) -> int:
    """A legal action, each with the same chance; advances the generator in place."""
    return choose(mask, generator)
