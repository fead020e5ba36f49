"""The REST API of links by mail: asked for by anyone, for any address, with the same answer; opened by its owner."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.server.api.callers import caller_of, signed_in, take_try
from starlode.server.api.handling import Api, Verb
from starlode.server.api.myself import me_of, site_here, welcomed
from starlode.server.common.tokens import digest, new_token
from starlode.server.people.mail import fitting_address
from starlode.server.people.names import fitting_name
from starlode.server.people.persons import free_name, new_person, reached_at
from starlode.server.people.sessions import begun
from starlode.server.people.tickets import Ticket
from starlode.server.protocol.wire_people import AskMail, MailAnswer, Me
from starlode.server.storage.people_statements import DROP_MAIL
from starlode.server.storage.people_store import Person
from starlode.server.web.guard import network_of


async def ask_mail(api: Api, request: Request) -> Response:
    """Send a link to an address. Whether anybody has it makes no difference to what is done or answered."""
    wish, caller, site = await api.body(request, AskMail), await caller_of(api, request), site_here(api, request)
    if site is None or not api.desk.postman.is_there:
        raise Refused("no-mail")
    address = fitting_address(wish.address)
    data = {"address": address, "name": fitting_name(wish.name) if wish.name else None}
    data["person"] = None if caller is None else caller.person.id
    if not hasattr(request.state, "counted"):  # it is tried again where another server was quicker
        api.desk.mails.take(network_of(request.scope))  # type: ignore[arg-type]
        api.desk.mails.take(digest(address))
        request.state.counted = True
    ticket = await api.desk.tickets.issue("mail", data)
    api.desk.postman.send_link(address, f"{site.origin}/#/sign-in/{ticket}", wish.language[:2].lower())
    return Response(status_code=204)


async def answer_mail(api: Api, request: Request) -> Response:
    """Sign in by a link, keep a name by it, or be reached at its address from now on."""
    given = await api.body(request, MailAnswer)
    take_try(api, request)
    ticket = await api.desk.tickets.read(given.ticket, "mail")
    holder = await api.desk.people.addressed(ticket.data["address"])
    if ticket.data["person"] is not None:
        return await _reached(api, request, ticket, holder)
    if holder is not None:
        token, session = begun(holder.id)
        await api.desk.store.write(ticket.spend, session)
        return await welcomed(api, request, holder.id, token)
    return await _new(api, request, ticket, given.name or ticket.data["name"])


async def _reached(api: Api, request: Request, ticket: Ticket, holder: Person | None) -> Response:
    """Only in a browser where the person is signed in who asked for it: the link may lie in a stranger's mailbox."""
    caller = await signed_in(api, request)
    if caller.person.id != ticket.data["person"]:
        raise Refused("bad-ticket")
    if holder is not None and holder.id != caller.person.id:
        raise Refused("mail-taken")
    await api.desk.store.write(ticket.spend, reached_at(caller.person.id, ticket.data["address"]))
    return await welcomed(api, request, caller.person.id)


async def _new(api: Api, request: Request, ticket: Ticket, name: str | None) -> Response:
    if name is None:
        raise Refused("name-needed")
    person, line = new_person(new_token(), await free_name(api.desk.people, name), ticket.data["address"])
    token, session = begun(person.id)
    await api.desk.store.write(ticket.spend, line, session)
    return await welcomed(api, request, person.id, token)


async def drop_mail(api: Api, request: Request) -> Me:
    """Forget your mail address, unless you could not sign in any more."""
    person = (await signed_in(api, request)).person
    await api.desk.store.write((DROP_MAIL, {"of": person.id}))
    left = await api.desk.people.person(person.id)
    if left is not None and left.mail is not None:
        raise Refused("last-way")
    return await me_of(api, request, left)


MAIL = "/api/me/mail"
VERBS = [
    Verb("POST", MAIL, ask_mail, "Send a link to sign in, or to keep a name.", AskMail, empty=True),
    Verb("POST", MAIL + "/answer", answer_mail, "Sign in by a link that was sent.", MailAnswer, Me),
    Verb("DELETE", MAIL, drop_mail, "Forget your mail address, unless it is your last way in.", None, Me),
]
