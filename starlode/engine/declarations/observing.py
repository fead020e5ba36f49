"""Names for the numbers of an observation, so that you can look up what each one means."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product


def named(name: str, *axes: Iterable[str | int]) -> list[str]:
    """`name.a.b` for every `a` of the first axis and, within it, every `b` of the second, and so on."""
    return [".".join(map(str, (name, *places))) for places in product(*axes)]
