"""Where people are looked after: their sessions, tickets and mails, and how often strangers may try."""

from __future__ import annotations

import asyncio

from starlode.server.common.limits import Addresses
from starlode.server.common.settings import Settings
from starlode.server.people.mail import Postman
from starlode.server.people.sessions import Sessions
from starlode.server.people.sites import Site, read_site, site_of
from starlode.server.people.tickets import Tickets
from starlode.server.storage.people_store import PeopleStore
from starlode.server.storage.store import Store

TRIES = 10  # to sign in, or to take a name, at once
MAILS = 3  # to one address, or from one network, at once


class FrontDesk:
    """Everything that has to do with people; raises InvalidSetting for a site or mail server that cannot be used."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store, self.people = settings, store, PeopleStore(store)
        self.sessions, self.tickets, self.postman = Sessions(store), Tickets(store), Postman(settings.mail)
        self.tries, self.mails = Addresses(settings.sign_rate, TRIES), Addresses(settings.mail_rate, MAILS)
        self.forgetting = asyncio.Lock()  # one person at a time, because they may have met at the same table
        if settings.site:
            read_site(settings.site)

    @property
    def shared(self) -> dict[str, Addresses]:
        """The limits that count for all servers together."""
        return {"tries": self.tries, "mails": self.mails}

    def site(self, scheme: str, host: str) -> Site | None:
        """The site at which a request came, as far as that can be relied on."""
        return site_of(self.settings.site, scheme, host)

    def close(self) -> None:
        """Stop what runs in the background."""
        self.postman.close()
