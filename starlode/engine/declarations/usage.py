"""Who took what: how a game tells balance reports about its components."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Component:
    """A thing that can be taken or used; things of one kind should be worth about the same."""

    id: str
    kind: str
    name: str
    choice: str = ""  # of things with the same choice a seat gets only one, such as halves of a card
    ways: tuple[str, ...] = ()  # each `how` of a use of it


@dataclass(frozen=True)
class Use:
    """A seat took or used a component; `how` is one verb in the past, such as mined, kept or used."""

    seat: int
    component: str
    how: str
