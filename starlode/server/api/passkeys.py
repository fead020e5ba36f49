"""The REST API of passkeys: making one, which is also how a guest comes to keep a name, and signing in by one."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import Refused
from starlode.match.names import tame
from starlode.server.api.callers import caller_of, signed_in, take_try
from starlode.server.api.handling import Api, Verb
from starlode.server.api.myself import me_of, site_here, welcomed
from starlode.server.common.moments import now
from starlode.server.common.tokens import new_token
from starlode.server.people import passkeys
from starlode.server.people.persons import free_name, new_person
from starlode.server.people.sessions import begun
from starlode.server.people.sites import Site
from starlode.server.protocol.wire_people import MadeCredential, Me, NewPasskey, PasskeyAsked, UsedCredential
from starlode.server.storage.people_statements import DROP_PASSKEY, NEW_PASSKEY, USE_PASSKEY

MOST = 20  # passkeys of a person


async def begin_passkey(api: Api, request: Request) -> PasskeyAsked:
    """What a browser needs to make a passkey for you."""
    wish, caller = await api.body(request, NewPasskey), await caller_of(api, request)
    site = _site(api, request)
    take_try(api, request)
    if caller is not None:
        person, name = caller.person.id, caller.person.name
        known = await api.desk.people.passkeys(person)
        if len(known) >= MOST:
            raise Refused("too-many-passkeys")
        return await _asked(api, site, {"person": person}, person, name, known)
    if wish.name is None:
        raise Refused("name-needed")
    person, name = new_token(), await free_name(api.desk.people, wish.name)
    return await _asked(api, site, {"person": person, "name": name}, person, name, [])


async def _asked(api: Api, site: Site, data: dict[str, Any], *who: Any) -> PasskeyAsked:
    challenge = secrets.token_bytes(32)
    options = await asyncio.to_thread(passkeys.creation, site, challenge, *who)
    data |= {"challenge": challenge.hex()}
    return PasskeyAsked(await api.desk.tickets.issue("new-passkey", data), options)


async def keep_passkey(api: Api, request: Request) -> Response:
    """Keep a passkey that was made, and the name of a guest with it."""
    given, caller = await api.body(request, MadeCredential), await caller_of(api, request)
    site, ticket = _site(api, request), await api.desk.tickets.read(given.ticket, "new-passkey")
    name, person = ticket.data.get("name"), ticket.data["person"]
    if name is None and (caller is None or caller.person.id != person):
        raise Refused("not-signed-in")
    challenge = bytes.fromhex(ticket.data["challenge"])
    made = await asyncio.to_thread(passkeys.made, site, challenge, given.credential)
    values = {
        "id": passkeys.id_of(made.credential),
        "person": person,
        "label": tame(given.label)[:40],
        **made._asdict(),
    }
    key = (NEW_PASSKEY, {**values, "created": now(), "used": None})
    if name is None:
        await api.desk.store.write(ticket.spend, key)
        return await welcomed(api, request, person)
    await free_name(api.desk.people, name)
    _, line = new_person(person, name)
    token, session = begun(person)
    await api.desk.store.write(ticket.spend, line, key, session)
    return await welcomed(api, request, person, token)


async def ask_passkey(api: Api, request: Request) -> PasskeyAsked:
    """What a browser needs to sign somebody in by a passkey."""
    site, challenge = _site(api, request), secrets.token_bytes(32)
    take_try(api, request)
    options = await asyncio.to_thread(passkeys.question, site, challenge)
    ticket = await api.desk.tickets.issue("ask-passkey", {"challenge": challenge.hex()})
    return PasskeyAsked(ticket, options)


async def answer_passkey(api: Api, request: Request) -> Response:
    """Sign in by the answer of a passkey."""
    given, site = await api.body(request, UsedCredential), _site(api, request)
    ticket = await api.desk.tickets.read(given.ticket, "ask-passkey")
    key = await api.desk.people.passkey(passkeys.id_of(str(given.credential.get("id"))))
    if key is None:
        raise Refused("bad-passkey")
    challenge = bytes.fromhex(ticket.data["challenge"])
    counter = await asyncio.to_thread(passkeys.counted, site, challenge, given.credential, key)
    token, session = begun(key.person)
    used = (USE_PASSKEY, {"passkey": key.id, "new_counter": counter, "new_used": now()})
    await api.desk.store.write(ticket.spend, used, session)
    return await welcomed(api, request, key.person, token)


async def drop_passkey(api: Api, request: Request) -> Me:
    """Forget a passkey of yours, unless you could not sign in any more."""
    person, key = (await signed_in(api, request)).person, request.path_params["id"]
    if not [known for known in await api.desk.people.passkeys(person.id) if known.id == key]:
        raise Refused("not-found")
    await api.desk.store.write((DROP_PASSKEY, {"of": person.id, "passkey": key}))
    if await api.desk.people.passkey(key) is not None:
        raise Refused("last-way")
    return await me_of(api, request, person)


def _site(api: Api, request: Request) -> Site:
    """The site that passkeys are made for; raises Refused where browsers take none."""
    site = site_here(api, request)
    if site is None or not site.takes_passkeys:
        raise Refused("no-passkeys")
    return site


PASSKEYS = "/api/me/passkeys"
VERBS = [
    Verb("POST", PASSKEYS + "/new", begin_passkey, "Begin to make a passkey.", NewPasskey, PasskeyAsked),
    Verb("POST", PASSKEYS, keep_passkey, "Keep a passkey that was made, and your name.", MadeCredential, Me),
    Verb("POST", PASSKEYS + "/ask", ask_passkey, "Begin to sign in by a passkey.", None, PasskeyAsked),
    Verb("POST", PASSKEYS + "/answer", answer_passkey, "Sign in by the answer of a passkey.", UsedCredential, Me),
    Verb("DELETE", PASSKEYS + "/{id}", drop_passkey, "Forget a passkey, unless it is your last way in.", None, Me),
]
