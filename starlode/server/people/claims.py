"""Which seats belong to a person, beyond the token that opens a seat."""

from __future__ import annotations

from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_statements import CLAIM, CLAIM_BY_TOKEN, INHERIT, UNCLAIM
from starlode.server.storage.people_store import SeatClaim


def sat_down(claim: SeatClaim) -> Line:
    """The line that gives a seat to the person who sits down there; it goes with the entry that says so."""
    return CLAIM, _values(claim)


def taken_along(claim: SeatClaim) -> Line:
    """The line that gives a seat to a person who has shown its token, unless it is another person's."""
    return CLAIM_BY_TOKEN, _values(claim)


def given_up(table: str, seat: int) -> Line:
    """The line that leaves a seat to anyone."""
    return UNCLAIM, {"table": table, "seat": seat}


def inherited(table: str, heir: str, at: int) -> Line:
    """The line that gives the seats of a table's rematch to whom they belonged before."""
    return INHERIT, {"table": table, "heir": heir, "at": at}


def _values(claim: SeatClaim) -> dict[str, object]:
    return {
        "table": claim.table_id,
        "seat": claim.seat,
        "person": claim.person,
        "at": claim.at,
        "secret": claim.secret,
    }
