"""The REST API of order: rules of conduct, reports to the operator, and whom people block."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.match.names import tame
from starlode.server.api.callers import person_of, signed_in, take_try
from starlode.server.api.handling import Api, Verb, language_of, text_in
from starlode.server.common.messages import conduct_in
from starlode.server.people.order import blocked, reported, unblocked
from starlode.server.protocol.wire_people import Conduct, WriteReport

LONGEST_NAME = 40


async def tell_conduct(api: Api, request: Request) -> Conduct:
    """How people here treat each other."""
    return Conduct(*conduct_in(language_of(request)))


async def write_report(api: Api, request: Request) -> Response:
    """Report somebody to whoever runs this server."""
    wish, reporter = await api.body(request, WriteReport), await person_of(api, request)
    take_try(api, request)
    async with api.registry.at(wish.table, fresh=True) as table:
        if wish.seat >= table.players or table.chairs[wish.seat].kind == "open":
            raise Refused("no-seat")
        chair = table.chairs[wish.seat]
    about = {"table_id": wish.table, "seat": wish.seat, "name": chair.name, "person": chair.person}
    line = reported(reporter=None if reporter is None else reporter.id, words=tame(wish.words), **about)
    await api.desk.store.write(line)
    return Response(status_code=204)


async def list_blocks(api: Api, request: Request) -> list[str]:
    """The names of those whom you block."""
    person = (await signed_in(api, request)).person
    return [one.name for one in await api.desk.people.blocked_by(person.id)]


async def block(api: Api, request: Request) -> Response:
    """Block somebody; whether there is such a name makes no difference to the answer.

    Your list of them does tell, so this counts as a try to take the name.
    """
    person = (await signed_in(api, request)).person
    take_try(api, request)
    await api.desk.store.write(blocked(person.id, _name(request)))
    return Response(status_code=204)


async def unblock(api: Api, request: Request) -> Response:
    """Block somebody no longer."""
    person = (await signed_in(api, request)).person
    await api.desk.store.write(unblocked(person.id, _name(request)))
    return Response(status_code=204)


def _name(request: Request) -> str:
    return text_in(request, "name")[:LONGEST_NAME]


BLOCKS = "/api/me/blocks"
VERBS = [
    Verb("GET", "/api/conduct", tell_conduct, "How people here treat each other.", None, Conduct, all=True),
    Verb("POST", "/api/reports", write_report, "Report somebody to the operator.", WriteReport, empty=True),
    Verb("GET", BLOCKS, list_blocks, "The names of those whom you block.", None, list[str]),
    Verb("PUT", BLOCKS + "/{name}", block, "Block somebody, whom you will not meet again.", empty=True),
    Verb("DELETE", BLOCKS + "/{name}", unblock, "Block somebody no longer."),
]
