"""Who plays with whom: a decision from what is stored alone, so that every server comes to the same one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf

import msgspec

WINDOW = 100.0  # points that somebody who has just come may be away from the others
WIDER = 20.0  # points a second more
ANYONE_MS = 60_000  # after this long anyone will do
NEAREST = 24  # that are tried as company: people may have blocked each other


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who looks for others to play with, all of whom want the same game."""

    id: str
    mark: float
    since: int
    person: str | None = None
    shuns: frozenset[str] = frozenset()  # people they have blocked


def groups(seekers: Sequence[Seeker], players: int, now: int) -> list[list[Seeker]]:
    """Tables that can be filled now: whoever has waited longest chooses first, and takes those who play most alike.

    Nobody is at two tables, and nobody who has waited for a minute is left over while there are enough others.
    """
    waiting, found = sorted(seekers, key=lambda one: (one.since, one.id)), []
    for first in list(waiting):
        if first in waiting and (company := _company(first, waiting, players, now)):
            found.append([first, *company])
            waiting = [one for one in waiting if one not in found[-1]]
    return found


def _company(first: Seeker, waiting: Sequence[Seeker], players: int, now: int) -> list[Seeker] | None:
    """The others at the table of somebody; None while there are not enough."""
    near = [one for one in waiting if one is not first and _distance(first, one) <= _window(first, now)]
    near = sorted(
        (one for one in near if _agree(first, one)), key=lambda one: (_distance(first, one), one.since, one.id)
    )
    for some in combinations(near[:NEAREST], players - 1):
        if all(_agree(one, other) for one, other in combinations(some, 2)):
            return list(some)
    return None


def _window(one: Seeker, now: int) -> float:
    """How many points away others may be; somebody who waits longer has a wider one, and chooses earlier."""
    waited = now - one.since
    return inf if waited >= ANYONE_MS else WINDOW + WIDER * max(0, waited) / 1000


def _distance(one: Seeker, other: Seeker) -> float:
    return abs(one.mark - other.mark)


def _agree(one: Seeker, other: Seeker) -> bool:
    """Whether two may meet: neither has blocked the other, nor are they one person at two devices."""
    if one.person is None or other.person is None:
        return True
    return one.person != other.person and one.person not in other.shuns and other.person not in one.shuns
