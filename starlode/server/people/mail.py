"""Links by mail, where the operator has a mail server. They are sent in the background, whoever the address is."""

from __future__ import annotations

import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from starlode.engine.boundary.errors import InvalidSetting, Refused
from starlode.server.common.messages import words_in

LOG = logging.getLogger("starlode.server")
LONGEST = 254
MOST = 200  # mails that may wait
PATIENCE_S = 20.0
PORTS = {"smtp": 25, "smtps": 465, "starttls": 587}
# What a mail server reads as one address, and as no other: no lists, comments, quotes or groups.
_ATOM, _LABEL = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+", r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@(?:{_LABEL}\.)+{_LABEL}")
EXPECTED = "mail: expected an address such as smtps://USER:PASSWORD@HOST?from=play@example.org"


class MailServer(NamedTuple):
    """The operator's mail server."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


def read_server(text: str) -> MailServer | None:
    """A mail server as an operator writes it, None where there is none; raises InvalidSetting."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise InvalidSetting(EXPECTED) from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not host or "@" not in sender:
        raise InvalidSetting(EXPECTED)
    return MailServer(parts.scheme, host, port, unquote(parts.username or ""), unquote(parts.password or ""), sender)


def fitting_address(text: str) -> str:
    """A mail address as it is compared; raises Refused for anything else."""
    name, _, host = text.strip().rpartition("@")
    try:
        found = f"{name}@{host.encode('idna').decode()}".lower()
    except UnicodeError:
        raise Refused("bad-address") from None
    if len(found) > LONGEST or not _ADDRESS.fullmatch(found):
        raise Refused("bad-address")
    return found


def masked(address: str) -> str:
    """A mail address that only its owner recognises."""
    name, _, host = address.rpartition("@")
    return f"{name[:1]}\u2026@{host}"


class Postman:
    """Sends mails one after the other, in a thread; raises InvalidSetting for a server that cannot be used."""

    def __init__(self, setting: str) -> None:
        self._server = read_server(setting)
        self._hands = ThreadPoolExecutor(1, "mail")
        self._waiting = 0

    @property
    def is_there(self) -> bool:
        """Whether mail can be sent at all."""
        return self._server is not None

    def send_link(self, address: str, link: str, language: str) -> None:
        """Send a link to sign in; raises Refused if too many mails are waiting, for whomever this one is."""
        if self._server is None:
            raise Refused("no-mail")
        if self._waiting >= MOST:
            raise Refused("busy", seconds=60)
        self._waiting += 1
        self._hands.submit(self._deliver, self._server, _letter(self._server, address, link, language))

    def close(self) -> None:
        """Send nothing more."""
        self._hands.shutdown(wait=False, cancel_futures=True)

    def _deliver(self, server: MailServer, letter: EmailMessage) -> None:
        try:
            with _connected(server) as line:
                if server.user:
                    line.login(server.user, server.password)
                line.send_message(letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.error("a mail was not sent: %s", type(error).__name__)  # its text may quote the address
        finally:
            self._waiting -= 1


def _connected(server: MailServer) -> smtplib.SMTP:
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE_S, context=ssl.create_default_context())
    line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE_S)
    if server.scheme == "starttls":
        line.starttls(context=ssl.create_default_context())
    return line


def _letter(server: MailServer, address: str, link: str, language: str) -> EmailMessage:
    words, letter = words_in(language), EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = server.sender, address, words.text("mail-subject")
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(words.text("mail-text", link=link))
    return letter
