"""Where this server is found, as far as signing in depends on it: links in mails, and what passkeys are bound to."""

from __future__ import annotations

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from starlode.engine.boundary.errors import InvalidSetting

LOCAL = "localhost"


class Site(NamedTuple):
    """An origin, such as https://play.example, and the host in it."""

    origin: str
    host: str

    @property
    def takes_passkeys(self) -> bool:
        """Whether browsers keep passkeys for it: not for a bare address, nor by plain HTTP from another machine."""
        return self.host == LOCAL or (self.origin.startswith("https:") and not _is_address(self.host))


def site_of(setting: str, scheme: str, host: str) -> Site | None:
    """The operator's site, or this machine where the request came to it; None where nothing can be relied on.

    What a request says about its host is believed of no other: a link in a mail would lead wherever a stranger wants.
    """
    if setting:
        return read_site(setting)
    try:
        return read_site(f"{scheme}://{host}") if host.partition(":")[0] == LOCAL else None
    except InvalidSetting:
        return None


def read_site(text: str) -> Site:
    """An origin as an operator writes it; raises InvalidSetting for anything else."""
    try:
        parts = urlsplit(text.rstrip("/"))
        host, _ = parts.hostname, parts.port
    except ValueError:  # brackets that do not close, a port that is none
        host = None
    if not host or parts.scheme not in ("http", "https") or parts.path or parts.query or parts.fragment:
        raise InvalidSetting("site: expected an address such as https://play.example")
    return Site(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", host)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
