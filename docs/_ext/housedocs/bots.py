"""The named opponents as a table."""

from __future__ import annotations

from housedocs.markdown import code, sentence, table
from starlode.bots import levels as house


def levels(argument: str) -> str:
    """Every level, weakest first, and how it decides."""
    rows = []
    for name in (*house.LEVELS, house.MASTER):
        thinking = house.THINKING.get(name)
        effort = f"{thinking.iterations:,} iterations, at most {thinking.seconds:g} s" if thinking else "no search"
        rows.append((code(name), sentence(getattr(house, name).__doc__), effort))
    return table(("level", "how it decides", "effort for a decision"), rows)
