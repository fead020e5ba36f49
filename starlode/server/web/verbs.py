"""All verbs of the REST API, by subject."""

from __future__ import annotations

from starlode.server.web import hall, me, rest
from starlode.server.web.api import Verb

VERBS: list[Verb] = [*rest.VERBS, *me.VERBS, *hall.VERBS]
