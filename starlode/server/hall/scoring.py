"""What a table of a tournament is worth to those at it, and how a tournament stands.

Everyone has a point for each other player at the table who came behind, and half a point for each who came level: with
two players 1 for a win, with four players 3, 2, 1 and 0. Whoever has a bot in their seat at the end has none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from starlode.server.people.rated_tables import judged
from starlode.server.protocol.wire import CreateTable
from starlode.server.storage.store import Entry, Kind
from starlode.server.tables.chairs import SEATING, chairs_after

COUNTED: tuple[Kind, ...] = (*SEATING, "move")  # entries from which it follows who played


class Score(msgspec.Struct, frozen=True):
    """What a seat has made of a game: points in halves, its rank, and whether nobody ever played there."""

    points: int
    rank: int
    missed: bool = False


def scores_of(wish: CreateTable, results: Sequence[Sequence[int]] | None, entries: Sequence[Entry]) -> list[Score]:
    """The scores of all seats of a table that is over; at one that was closed before its end, all came level."""
    players = len(wish.seats)
    if results is None:
        return [Score(players - 1, 1)] * players
    last = max((entry.number for entry in entries if entry.kind == "move"), default=-1)
    played = [entry for entry in entries if entry.number <= last]  # who leaves later has played to the end
    gone = [chair.gone for chair in chairs_after(wish, [entry for entry in played if entry.kind in SEATING])]
    ranks, own = judged([rank for _, rank in results], gone), own_moves(played)
    return [
        Score(_points(ranks, seat), ranks[seat]) if gone[seat] is None else Score(0, ranks[seat], missed=not own[seat])
        for seat in range(players)
    ]


def _points(ranks: Sequence[int], seat: int) -> int:
    return sum(2 * (rank > ranks[seat]) + (rank == ranks[seat]) for rank in ranks) - 1


def own_moves(entries: Iterable[Entry]) -> Counter[int]:
    """How many moves were made by the players themselves, by seat, and not by a bot in their place."""
    away: set[int] = set()
    moves: Counter[int] = Counter()
    for entry in entries:
        if entry.kind == "leave" or (entry.kind == "bot" and entry.text):
            away.add(entry.seat)
        elif entry.kind in ("back", "bot", "sit"):
            away.discard(entry.seat)
        elif entry.kind == "move" and entry.seat not in away:
            moves[entry.seat] += 1
    return moves


# ---- standings ----


class PlayedSeat(msgspec.Struct, frozen=True):
    """Where somebody sat in a round; without points while that goes on."""

    round: int
    entrant: str
    table_id: str
    seat: int
    points: int | None = None
    rank: int | None = None


class Placed(msgspec.Struct, frozen=True):
    """A line of a standing; points in halves."""

    entrant: str
    place: int
    points: int
    opponents: int  # the points of all they met: more, where those were stronger
    wins: int
    games: int


def standing(entrants: Sequence[str], played: Sequence[PlayedSeat], players: int) -> list[Placed]:
    """How a tournament stands: by points, then by those of the people they met, then by wins; else they share a place.

    A bot counts as somebody with as many points as oneself, which favours nobody who is level.
    """
    done = [one for one in played if one.points is not None]
    points = Counter(dict.fromkeys(entrants, 0))
    for one in done:
        points[one.entrant] += one.points or 0
    games = {entrant: [one for one in done if one.entrant == entrant] for entrant in entrants}
    against = opponents(done)
    lines = [
        Placed(
            entrant,
            0,
            points[entrant],
            _met(entrant, points, against.get(entrant, Counter()), len(games[entrant]) * (players - 1)),
            sum(one.rank == 1 and bool(one.points) for one in games[entrant]),
            len(games[entrant]),
        )
        for entrant in entrants
    ]
    ordered = sorted(lines, key=_order)
    return [msgspec.structs.replace(line, place=1 + sum(_order(o) < _order(line) for o in lines)) for line in ordered]


def _order(line: Placed) -> tuple[int, int, int]:
    return -line.points, -line.opponents, -line.wins


def _met(entrant: str, points: Mapping[str, int], against: Counter[str], seats: int) -> int:
    bots = seats - against.total()
    return sum(points[other] * times for other, times in against.items()) + bots * points[entrant]


def opponents(played: Iterable[PlayedSeat]) -> dict[str, Counter[str]]:
    """How often people sat at one table."""
    tables: dict[str, list[str]] = {}
    for one in played:
        tables.setdefault(one.table_id, []).append(one.entrant)
    met: dict[str, Counter[str]] = {}
    for people in tables.values():
        for person in people:
            met.setdefault(person, Counter()).update(other for other in people if other != person)
    return met
