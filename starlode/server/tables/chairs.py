"""Who sits at a table, and how it is known that somebody is who they say."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Literal

import msgspec

from starlode.match.names import tame
from starlode.server.protocol.wire import CreateTable, SeatInfo, SeatWish
from starlode.server.storage.store import Entry, Kind

SEATING: tuple[Kind, ...] = ("sit", "leave", "bot", "back")  # entries that change who sits where
LONGEST = 40  # as the wire allows
STOOD_IN = "stand-in"  # the text of a move that was not made by the bot whose move it was


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the entry of somebody who sits down says."""

    name: str
    hook: str | None = None

    def text(self) -> str:
        """The same as an entry holds it."""
        return msgspec.json.encode(self).decode()


read_sitting = msgspec.json.Decoder(Sitting).decode


@dataclass
class Chair:
    """A seat of a table: open, a person's, or a bot's."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None  # of the bot
    secret: str = ""  # digest of the person's token
    hook: str | None = None
    stands_in: str | None = None  # level of the bot that plays for an absent person
    stood_in: bool = False  # whether the last decision was made by somebody weaker than that bot,
    below: bool = False  # and whether it was as far as everybody may know

    @classmethod
    def wished(cls, wish: SeatWish) -> Chair:
        """A chair as its table's maker wants it; people sit down afterwards."""
        if wish.kind == "bot":
            return cls("bot", wish.name or wish.level.capitalize(), wish.level)
        return cls("open")

    @property
    def mind(self) -> str | None:
        """The bot that decides here, None where a person does."""
        return self.level if self.kind == "bot" else self.stands_in

    def is_held_by(self, token: str) -> bool:
        """Whether a token opens this seat."""
        return bool(self.secret) and hmac.compare_digest(self.secret, digest(token))

    def info(self, here: bool) -> SeatInfo:
        """What everybody may know of it."""
        return SeatInfo(self.kind, self.name, self.level, here, self.stands_in, self.is_below)

    @property
    def is_below(self) -> bool:
        """Whether a bot decides here, and does not play as well as it should."""
        return self.below and self.mind is not None


def reseat(chairs: list[Chair], entry: Entry, wish: CreateTable) -> None:
    """What an entry changes about who sits where, if anything.

    Whoever leaves before the game leaves the seat open; later a bot keeps it.
    """
    if entry.kind == "sit":
        sitting = read_sitting(entry.text)
        chairs[entry.seat] = Chair("human", sitting.name, secret=entry.secret, hook=sitting.hook)
    elif entry.kind == "leave":
        left = chairs[entry.seat]
        chairs[entry.seat] = Chair("bot", left.name, wish.late_level) if is_full(chairs) else Chair("open")
    elif entry.kind in ("bot", "back"):
        chairs[entry.seat].stands_in = entry.text or None


def rate(chairs: list[Chair], entry: Entry, public: bool) -> None:
    """Note whether a bot has made a move itself; it shows with the next move that everybody is told of.

    Before that it would tell how far somebody is with a secret program.
    """
    chairs[entry.seat].stood_in = entry.text == STOOD_IN
    for chair in chairs if public else ():
        chair.below = chair.stood_in


def is_full(chairs: list[Chair]) -> bool:
    """Whether no seat is open: the game begins, and from then on none ever is."""
    return all(chair.kind != "open" for chair in chairs)


def fit_name(name: str) -> str:
    """A name as somebody wants it, with whatever cannot be shown escaped; it stays as short as names must be."""
    return tame(name)[:LONGEST]


def new_token() -> str:
    """128 random bits as 22 letters; only their digest is kept."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
