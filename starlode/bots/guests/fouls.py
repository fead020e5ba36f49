"""What a guest does wrong."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from starlode.engine.boundary.quoting import shown


class Foul(Exception):
    """An answer that does not count; the text says why."""


class Breakdown(Exception):
    """The guest cannot go on; the text says why."""


def legal_action(actions: Collection[int], answer: Any) -> int:
    """An answer that is the number of a legal action; raises Foul for any other."""
    try:
        action = -1 if isinstance(answer, bool) else int(answer.__index__())
    except (AttributeError, TypeError):
        action = -1
    if action not in actions:
        raise Foul(f"illegal action {shown(answer)}")
    return action
