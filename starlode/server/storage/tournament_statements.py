"""The SQL statements about tournaments; each is one line of a write, together with whatever else belongs to it."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select, text, update

from starlode.server.storage.sql_tournaments import ENTRANTS, STAGES, TOURNAMENT_SEATS, TOURNAMENTS

ENDED = ("over", "off")  # the statuses in which nothing happens any more

NEW_TOURNAMENT = insert(TOURNAMENTS)
NEW_STAGE = insert(STAGES)  # whoever comes second finds it taken
NEW_TOURNAMENT_SEAT = insert(TOURNAMENT_SEATS)

_OF_TOURNAMENT = update(TOURNAMENTS).where(TOURNAMENTS.c.id == bindparam("of"))
SET_TOURNAMENT_STATUS = _OF_TOURNAMENT.values(status=bindparam("new_status"))
BEGIN_NOW = _OF_TOURNAMENT.where(TOURNAMENTS.c.status == "waiting").values(starts=bindparam("new_starts"))

JOIN = text(
    "INSERT INTO entrants (id, tournament, person, joined, seen) VALUES (:id, :tournament, :person, :at, :at) "
    "ON CONFLICT (tournament, person) DO UPDATE SET gone = NULL, seen = excluded.seen"
)
_OF_ENTRANT = update(ENTRANTS).where(ENTRANTS.c.id == bindparam("entrant"))
GO = _OF_ENTRANT.where(ENTRANTS.c.gone.is_(None)).values(gone=bindparam("new_gone"))
SEEN_ENTRANT = _OF_ENTRANT.values(seen=bindparam("new_seen"))
SET_POINTS = (
    update(TOURNAMENT_SEATS)
    .where(
        TOURNAMENT_SEATS.c.tournament == bindparam("of"),
        TOURNAMENT_SEATS.c.round == bindparam("in_round"),
        TOURNAMENT_SEATS.c.entrant == bindparam("who"),
    )
    .values(points=bindparam("new_points"), rank=bindparam("new_rank"))
)

# A standing stays when somebody in it goes; nothing says any more who that was.
FORGET_ENTRANT = (
    update(ENTRANTS).where(ENTRANTS.c.person == bindparam("of")).values(person=None),
    update(TOURNAMENTS).where(TOURNAMENTS.c.maker == bindparam("of")).values(maker=None),
)

_OLD = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status.in_(ENDED), TOURNAMENTS.c.starts < bindparam("before"))
DROP_TOURNAMENTS = (
    *(delete(one).where(one.c.tournament.in_(_OLD)) for one in (STAGES, ENTRANTS, TOURNAMENT_SEATS)),
    delete(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(_OLD)),
)
