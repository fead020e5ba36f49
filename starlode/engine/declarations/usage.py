"""Who took what: how a game tells balance reports about its components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Key = tuple[str, str]  # a component, and how it is taken or used


@dataclass(frozen=True)
class Component:
    """A thing that can be taken or used; things of one kind should be worth about the same."""

    id: str
    kind: str
    name: str
    choice: str = ""  # of things with the same choice a seat gets only one, such as halves of a card
    ways: tuple[str, ...] = ()  # each `how` of a use of it: one verb in the past, such as mined, kept or used


@dataclass(frozen=True)
class Taking:
    """An event by which its seat takes or uses a component.

    `by` names the details that tell which one, each with how many values it may have; a higher value counts as the
    highest. `uses` has a component for each value of the first detail, or for each pair of values; None for nothing.
    """

    event: str
    uses: Sequence[Key | None]
    by: Mapping[str, int] = field(default_factory=dict)  # at most two
    unless: str = ""  # a detail: the event counts only if it is 0
    other_than: str = ""  # a detail that is a seat: the event counts only if that is another one
