"""Who sits at a table, and how players prove which seat is theirs."""

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
from starlode.server.tables.own_bots import LONGEST, OWN, PREFIX

SEATING: tuple[Kind, ...] = ("sit", "leave", "bot", "back")  # entries that change who sits where
STOOD_IN = "stand-in"  # the text of a move that was not made by the bot whose move it was


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the entry says when a player sits down."""

    name: str
    hook: str | None = None

    def text(self) -> str:
        """The same as the text of an entry."""
        return msgspec.json.encode(self).decode()


read_sitting = msgspec.json.Decoder(Sitting).decode


@dataclass
class Chair:
    """A seat of a table: open, a person's, or a bot's."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None  # of the bot, or which of the operator's own it is
    secret: str = ""  # digest of the person's token
    hook: str | None = None
    stands_in: str | None = None  # level of the bot that plays for an absent person
    stood_in: bool = False  # whether a weaker stand-in for that bot made the last decision,
    below: bool = False  # and what everyone may know about that

    @classmethod
    def wished(cls, wish: SeatWish) -> Chair:
        """A chair as the table's creator wants it; people sit down afterwards."""
        if wish.kind == "bot":
            return cls("bot", wish.name or wish.bot or wish.level.capitalize(), mind_of(wish))
        return cls("open")

    @property
    def mind(self) -> str | None:
        """The level of the bot that decides here; None where a person does."""
        return self.level if self.kind == "bot" else self.stands_in

    def is_held_by(self, token: str) -> bool:
        """Whether a token opens this seat."""
        return bool(self.secret) and hmac.compare_digest(self.secret, digest(token))

    def info(self, here: bool) -> SeatInfo:
        """What everyone may know about it."""
        level = OWN if self.level and self.level.startswith(PREFIX) else self.level
        return SeatInfo(self.kind, self.name, level, here, self.stands_in, self.is_below)

    @property
    def is_below(self) -> bool:
        """Whether a bot decides here that does not play as well as it should."""
        return self.below and self.mind is not None


def mind_of(wish: SeatWish) -> str:
    """What a chair notes about the bot that is wished for: its level, or which of the operator's own it is."""
    return PREFIX + wish.bot if wish.bot else wish.level


def reseat(chairs: list[Chair], entry: Entry, wish: CreateTable) -> None:
    """Apply what an entry changes about who sits where, if anything.

    A player who leaves before the game leaves the seat open; later, a bot keeps it.
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
    """Note whether a bot made its move itself; that shows with the next move that everyone is told about.

    Shown earlier, it would reveal how far a player is with a secret program.
    """
    chairs[entry.seat].stood_in = entry.text == STOOD_IN
    for chair in chairs if public else ():
        chair.below = chair.stood_in


def is_full(chairs: list[Chair]) -> bool:
    """Whether no seat is open: then the game begins, and no seat is ever open again."""
    return all(chair.kind != "open" for chair in chairs)


def fit_name(name: str) -> str:
    """The name that a player wants, with unprintable characters escaped and cut to the longest allowed."""
    return tame(name)[:LONGEST]


def new_token() -> str:
    """128 random bits as 22 characters; only their digest is kept."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
