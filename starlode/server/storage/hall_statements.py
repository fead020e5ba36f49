"""The SQL statements of the hall; each is one line of a write, together with whatever else belongs to it."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, exists, insert, select, text, update

from starlode.server.storage.sql_hall import HOUSE_KEYS, INVITATIONS, PAIRINGS, PUSHES, RATED, SEEKS
from starlode.server.storage.sql_tables import TABLES
from starlode.server.storage.tournament_statements import FORGET_ENTRANT

NEW_RATING = insert(RATED)
NEW_SEEK = insert(SEEKS)
NEW_PAIRING = insert(PAIRINGS)  # a seek is paired once: whoever comes second finds it taken
NEW_HOUSE_KEY = insert(HOUSE_KEYS)

SEEN_SEEK = update(SEEKS).where(SEEKS.c.id == bindparam("seek")).values(seen=bindparam("new_seen"))
AGREE = (
    update(SEEKS)
    .where(SEEKS.c.id == bindparam("seek"), SEEKS.c.agreed.is_(None))
    .values(agreed=bindparam("new_agreed"))
)
# Somebody looks for one thing at a time. That a seek was given up is decided like a pairing, so it cannot be both.
GIVE_UP_OTHERS = text(
    "INSERT INTO pairings (seek, at) SELECT id, CAST(:at AS BIGINT) FROM seeks WHERE person = :person "
    "ON CONFLICT (seek) DO NOTHING"
)
DROP_SEEKS = delete(SEEKS).where(SEEKS.c.seen < bindparam("before"))
DROP_PAIRINGS = delete(PAIRINGS).where(PAIRINGS.c.at < bindparam("before"))

# Whoever is not there, has blocked the sender or has too many invitations is nobody, who has a row too.
INVITE = text(
    "INSERT INTO invitations (person, table_id, id, sender, at) VALUES ("
    "COALESCE((SELECT id FROM persons WHERE key = :key AND id <> :sender "
    "AND NOT EXISTS (SELECT 1 FROM blocks WHERE person = persons.id AND blocked = :sender) "
    "AND (SELECT count(*) FROM invitations WHERE person = persons.id) < :most), :nobody), "
    ":table, :id, :sender, :at) ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at"
)
UNINVITE = delete(INVITATIONS).where(
    INVITATIONS.c.id == bindparam("invitation"), INVITATIONS.c.person == bindparam("of")
)
_WAITING = select(TABLES.c.id).where(TABLES.c.id == INVITATIONS.c.table_id, TABLES.c.status == "waiting")
DROP_INVITATIONS = delete(INVITATIONS).where(INVITATIONS.c.at < bindparam("before"), ~exists(_WAITING))

SUBSCRIBE = text(
    "INSERT INTO pushes (id, person, endpoint, point, auth, language, created) "
    "VALUES (:id, :person, :endpoint, :point, :auth, :language, :created) ON CONFLICT (id) DO UPDATE SET "
    "person = excluded.person, point = excluded.point, auth = excluded.auth, language = excluded.language"
)
UNSUBSCRIBE = delete(PUSHES).where(PUSHES.c.id == bindparam("push"))
UNSUBSCRIBE_ALL = delete(PUSHES).where(PUSHES.c.person == bindparam("of"))

_COLUMNS = [column.name for column in RATED.columns]
MEND_RATING = text(
    f"INSERT INTO rated ({', '.join(_COLUMNS)}) VALUES ({', '.join(':' + name for name in _COLUMNS)}) "
    "ON CONFLICT (person, game, players, nth) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS[4:])
)
DROP_RATING = delete(RATED).where(
    RATED.c.person == bindparam("of"),
    RATED.c.game == bindparam("in_game"),
    RATED.c.players == bindparam("among"),
    RATED.c.nth == bindparam("number"),
)

# All that goes with a person.
FORGET_PERSON = (
    delete(RATED).where(RATED.c.person == bindparam("of")),
    delete(SEEKS).where(SEEKS.c.person == bindparam("of")),
    delete(INVITATIONS).where((INVITATIONS.c.person == bindparam("of")) | (INVITATIONS.c.sender == bindparam("of"))),
    UNSUBSCRIBE_ALL,
    *FORGET_ENTRANT,
)
