"""Who sits at a table, and how players prove which seat is theirs."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from starlode.match.names import tame
from starlode.server.common.tokens import digest
from starlode.server.people.claims import sat_down
from starlode.server.protocol.wire import CreateTable, Rating, SeatInfo, SeatWish
from starlode.server.storage.group_commit import Line
from starlode.server.storage.people_store import SeatClaim
from starlode.server.storage.store import Entry, Kind
from starlode.server.tables.own_bots import LONGEST, OWN, PREFIX

SEATING: tuple[Kind, ...] = ("sit", "leave", "bot", "back")  # entries that change who sits where
KEEPING: tuple[Kind, ...] = (*SEATING, "key")  # and by which tokens
KEYS = 7  # further tokens of a seat; the oldest goes when there are more
STOOD_IN = "stand-in"  # the text of a move that was not made by the bot whose move it was


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the entry says when a player sits down."""

    name: str
    hook: str | None = None
    person: str | None = None  # who that is, if they keep a name
    rating: Rating | None = None  # how well they play, at a rated table

    def text(self) -> str:
        """The same as the text of an entry."""
        return msgspec.json.encode(self).decode()


class Seated(NamedTuple):
    """Someone who sits down, with the digests of the tokens that open the seat."""

    seat: int
    sitting: Sitting
    secret: str
    keys: tuple[str, ...] = ()


read_sitting = msgspec.json.Decoder(Sitting).decode


@dataclass
class Chair:
    """A seat of a table: open, a person's, or a bot's."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None  # of the bot, or which of the operator's own it is
    secret: str = ""  # digest of the token that was given with the seat
    hook: str | None = None
    person: str | None = None  # who that is, if they keep a name
    keys: tuple[str, ...] = ()  # digests of the tokens for the person's other devices
    stands_in: str | None = None  # level of the bot that plays for an absent person
    stood_in: bool = False  # whether a weaker stand-in for that bot made the last decision,
    below: bool = False  # and what everyone may know about that
    rating: Rating | None = None  # of the person when they sat down, at a rated table
    owner: str | None = None  # the person whose seat it was when the game began, even if they have left
    gone: int | None = None  # the number of the entry since which a bot decides for them

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
        if not self.secret:
            return False
        shown = digest(token)
        return any(hmac.compare_digest(secret, shown) for secret in (self.secret, *self.keys))

    def info(self, here: bool) -> SeatInfo:
        """What everyone may know about it."""
        level = OWN if self.level and self.level.startswith(PREFIX) else self.level
        known = self.person is not None
        return SeatInfo(self.kind, self.name, level, here, self.stands_in, self.is_below, known, self.rating)

    def seated(self, seat: int) -> Seated:
        """Its player as they would sit down at another table."""
        return Seated(seat, Sitting(self.name, self.hook, self.person, self.rating), self.secret, self.keys)

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
        chairs[entry.seat] = Chair(
            "human",
            sitting.name,
            secret=entry.secret,
            hook=sitting.hook,
            person=sitting.person,
            rating=sitting.rating,
            owner=sitting.person,
        )
    elif entry.kind == "leave":
        left, kept = chairs[entry.seat], Chair("open")
        if is_full(chairs):
            gone = entry.number if left.gone is None else left.gone
            kept = Chair("bot", left.name, wish.late_level, rating=left.rating, owner=left.owner, gone=gone)
        chairs[entry.seat] = kept
    elif entry.kind in ("bot", "back"):
        chairs[entry.seat].stands_in = entry.text or None
        chairs[entry.seat].gone = entry.number if entry.text else None
    elif entry.kind == "key":
        chairs[entry.seat].keys = (*chairs[entry.seat].keys, entry.secret)[-KEYS:]


def seating(people: Sequence[Seated], at: int) -> list[Entry]:
    """The first entries of a table at which people sit already."""
    entries: list[Entry] = []
    for seat, sitting, secret, keys in people:
        n = len(entries)
        entries.append(Entry(number=n, kind="sit", at=at, seat=seat, text=sitting.text(), secret=secret))
        entries += [Entry(number=n + k, kind="key", at=at, seat=seat, secret=key) for k, key in enumerate(keys, 1)]
    return entries


def claims_of(table: str, people: Sequence[Seated], at: int) -> list[Line]:
    """The lines that give seats to those of some people who keep a name."""
    return [
        sat_down(SeatClaim(table_id=table, seat=one.seat, person=one.sitting.person, at=at, secret=one.secret))
        for one in people
        if one.sitting.person is not None
    ]


def chairs_after(wish: CreateTable, entries: Sequence[Entry]) -> list[Chair]:
    """The chairs of a table as entries of these kinds have left them."""
    chairs = [Chair.wished(wished) for wished in wish.seats]
    for entry in entries:
        reseat(chairs, entry, wish)
    return chairs


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
