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
ANSWER_MS = 8_000  # how long those who agreed to bots wait for the others to agree too


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who looks for others to play with, all of whom want the same game."""

    id: str
    mark: float
    since: int
    person: str | None = None
    shuns: frozenset[str] = frozenset()  # people they have blocked
    agreed: int | None = None  # since when they would begin with bots in empty seats


def groups(seekers: Sequence[Seeker], players: int, now: int) -> list[list[Seeker]]:
    """Tables that can be filled now: whoever has waited longest chooses first, and takes those who play most alike.

    Nobody is at two tables, and nobody who has waited for a minute is left over while there are enough others. Of those
    who are, some may have agreed to bots: bots get the seats that a group does not fill.
    """
    waiting, found = sorted(seekers, key=lambda one: (one.since, one.id)), list[list[Seeker]]()
    for company_of in (_company, _willing):
        for first in list(waiting):
            if first in waiting and (company := company_of(first, waiting, players, now)) is not None:
                found.append([first, *company])
                waiting = [one for one in waiting if one not in found[-1]]
    return found


def _company(first: Seeker, waiting: Sequence[Seeker], players: int, now: int) -> list[Seeker] | None:
    """The others at the table of somebody; None while there are not enough."""
    return _chosen(_near(first, waiting, now), players - 1)


def _willing(first: Seeker, waiting: Sequence[Seeker], players: int, now: int) -> list[Seeker] | None:
    """The others who begin with somebody and bots: as many as possible. None while one of them may still agree."""
    if first.agreed is None:
        return None
    near = _near(first, waiting, now)
    willing = [one for one in near if one.agreed is not None]
    if len(willing) < len(near) and now - first.agreed < ANSWER_MS:
        return None
    found = (_chosen(willing, count) for count in range(players - 1, -1, -1))
    return next(some for some in found if some is not None)


def _near(first: Seeker, waiting: Sequence[Seeker], now: int) -> list[Seeker]:
    """Those whom somebody may meet now, most alike first."""
    near = [one for one in waiting if one is not first and _distance(first, one) <= _window(first, now)]
    return sorted(
        (one for one in near if _agree(first, one)), key=lambda one: (_distance(first, one), one.since, one.id)
    )


def _chosen(near: Sequence[Seeker], count: int) -> list[Seeker] | None:
    """The first so many of whom all may meet; None if there are not enough."""
    for some in combinations(near[:NEAREST], count):
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
