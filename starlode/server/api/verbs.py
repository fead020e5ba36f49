"""All verbs of the REST API, by subject."""

from __future__ import annotations

from starlode.server.api import hall, mail_links, me, order, passkeys, rest, tournaments
from starlode.server.api.handling import Verb

VERBS: list[Verb] = [
    *rest.VERBS,
    *me.VERBS,
    *passkeys.VERBS,
    *mail_links.VERBS,
    *order.VERBS,
    *hall.VERBS,
    *tournaments.VERBS,
]
