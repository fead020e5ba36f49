"""What a tree search holds: the nodes of its tree, and how far it has come."""

from __future__ import annotations

from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, Record, f64, i8, i16, i32, record

DEPTH = 64  # the most decisions a walk follows


@record
class SearchNode(Record):
    """A decision that led somewhere."""

    action: int = i32()
    mover: int = i8()  # the seat that made it
    first: int = i32()  # first child, -1 for none
    sibling: int = i32()  # next child of the same parent, -1 for none
    visits: int = i32()
    available: int = i32()  # iterations in which it could have been chosen
    worth: float = f64()  # sum of the mover's rewards


@record
class SearchPlan(Record):
    """How to search, and where the search stands."""

    seat: int = i16()  # the searching seat
    only: int = i32()  # the one action tried at the root, -1 for all of them
    exploration: float = f64()  # how much promising but little-tried moves are favoured
    decisive: float = f64()  # a lead in points that usually wins
    guided: int = i8()  # whether there are hunches, or an adviser
    warmth: float = f64()  # points by which an action must look better to be e times as likely
    doubt: float = f64()  # how much worse than its tried siblings an untried action is assumed to be
    tail: int = i32()  # decisions played by hunch before a position is judged
    nodes: int = i32()  # nodes in use
    iterations: int = i32()  # iterations done
    depth: int = i32()  # nodes on the current path
    path: Array = i32(DEPTH + 1)
    values: Array = f64(SEATS)  # the evaluation, then the rewards
    results: Array = i32(SEATS, 2)
    totals: Array = f64(SEATS)  # the rewards of all iterations added up
