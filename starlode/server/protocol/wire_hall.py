"""The messages of the hall, where strangers meet, as `wire` has those about tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from starlode.engine.state.header import SEATS
from starlode.server.protocol.wire import Clock, Language, Name, Rating, Strict, Token
from starlode.server.protocol.wire_people import TableId

Players = Annotated[int, Meta(ge=2, le=SEATS)]


# ---- looking for others ----


class Seek(Strict, frozen=True):
    """You look for others to play with. The token, which you make up, opens your seat once they are found.

    It is 128 random bits in base64 for addresses. A kept name comes before `name`.
    """

    game: Annotated[str, Meta(max_length=60)]
    players: Players
    token: Token
    clock: Clock = Clock()
    rated: bool = False
    name: Name | None = None


class SeekState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a seek. While it waits, ask again every second or two: otherwise it lapses.

    `waiting` is how many others look for the same; `offer` is the level of a bot that plays as you do, once you have
    waited a while. Bots may take the seats that stay empty: `willing` others have agreed to that, and `agreed` says
    whether you have.
    """

    id: str
    state: Literal["waiting", "paired", "gone"]
    table: str | None = None
    seat: int | None = None
    waiting: int = 0
    offer: str | None = None
    willing: int = 0
    agreed: bool = False


class SeekLine(msgspec.Struct, frozen=True):
    """What some people are looking for, and how many they are."""

    game: str
    players: int
    clock: Clock
    rated: bool
    waiting: int


# ---- ratings ----


class LadderLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the ladder: a person's, or a bot's by its `level`."""

    name: str
    rating: Rating
    level: str | None = None


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game: when that ended, and which place it was."""

    at: int
    mark: int
    rank: int


class RatingLine(msgspec.Struct, frozen=True):
    """How well somebody plays a game with a number of players, and how that came about, the latest last."""

    game: str
    players: int
    rating: Rating
    history: list[RatingPoint]


class ProfileGame(msgspec.Struct, frozen=True):
    """A rated game that everyone could watch, and which place it was."""

    table: str
    game: str
    players: int
    rank: int
    at: int


class Profile(msgspec.Struct, frozen=True):
    """What everyone may see of a person who wants that: since when they keep the name, ratings, and latest games."""

    name: str
    since: int
    ratings: list[RatingLine]
    games: list[ProfileGame]


class RatingChange(msgspec.Struct, frozen=True):
    """What a game did to the rating of whoever sat in a seat."""

    seat: int
    before: Rating
    after: Rating


# ---- invitations and calls ----


class Invite(Strict, frozen=True):
    """Ask somebody who keeps a name to your table."""

    name: Name
    table: TableId


class Invitation(msgspec.Struct, frozen=True):
    """Somebody asks you to a table that still waits for players."""

    id: str
    name: str
    table: str
    game: str
    players: int
    clock: Clock
    at: int


class PushKey(msgspec.Struct, frozen=True):
    """The key that a browser needs to be called by this server."""

    key: str


class PushKeys(Strict, frozen=True):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushSubscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that wants to be called when it is your turn, as the browser itself describes it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  # the browser's own name
    language: Language = "en"


class PushEnd(Strict, frozen=True):
    """A browser that no longer wants to be called; without an address, all of them."""

    endpoint: Annotated[str, Meta(max_length=1000)] | None = None
