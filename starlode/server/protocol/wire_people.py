"""The messages about people, as `wire` has those about tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from starlode.server.protocol.wire import (
    Clock,
    Language,
    Result,
    SaidText,
    SeatInfo,
    SeatNumber,
    Status,
    Strict,
    Token,
)

Way = Literal["passkey", "mail"]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
NameToKeep = Annotated[str, Meta(min_length=1, max_length=40)]
MOST_SEATS = 50  # that are taken along at once


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of yours: what it is called, when it was made and when it was last used."""

    id: str
    label: str
    created: int
    used: int | None


class PersonInfo(msgspec.Struct, frozen=True):
    """What only you see of yourself. `mail` is masked; `settings` is whatever the page keeps there."""

    name: str
    since: int
    public: bool
    passkeys: list[Passkey]
    mail: str | None
    settings: dict[str, Any]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are: nobody in particular, or a person who keeps a name. `ways` are those to sign in here.

    `banned` says why you may not play.
    """

    person: PersonInfo | None
    ways: list[Way]
    banned: str | None = None


class NewPasskey(Strict, frozen=True):
    """Begin to make a passkey: for yourself, or with a name if you keep none yet."""

    name: NameToKeep | None = None


class PasskeyAsked(msgspec.Struct, frozen=True):
    """What to hand to the browser's `navigator.credentials`, and the ticket to send back with its answer."""

    ticket: str
    options: dict[str, Any]


class MadeCredential(Strict, frozen=True):
    """The passkey that a browser has made, as its `toJSON()` has it."""

    ticket: Token
    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=40)] = ""


class UsedCredential(Strict, frozen=True):
    """The answer of a passkey, as its `toJSON()` has it."""

    ticket: Token
    credential: dict[str, Any]


class AskMail(Strict, frozen=True):
    """Where to send a link: to sign in, to keep a name, or, if you are signed in, to be reached there from now on."""

    address: Annotated[str, Meta(max_length=254)]
    name: NameToKeep | None = None
    language: Language = "en"


class MailAnswer(Strict, frozen=True):
    """The ticket of a link that was sent; with a name, where there is nobody yet to sign in (`name-needed`)."""

    ticket: Token
    name: NameToKeep | None = None


class ChangeMe(Strict, frozen=True):
    """What shall be different about you."""

    name: NameToKeep | None = None
    public: bool | None = None
    settings: dict[str, Any] | None = None


class Farewell(Strict, frozen=True):
    """Your name, typed again, to delete everything that is kept of you."""

    name: Annotated[str, Meta(max_length=40)]


class WriteReport(Strict, frozen=True):
    """What an operator should know about how somebody behaves at a table."""

    table: TableId
    seat: SeatNumber
    words: SaidText


class Conduct(msgspec.Struct, frozen=True):
    """How people here treat each other, as Markdown."""

    language: str
    text: str


class TokenOfSeat(Strict, frozen=True):
    """A seat that a guest holds."""

    table: TableId
    token: Token


class TakeSeats(Strict, frozen=True):
    """A guest's seats, which become a person's."""

    seats: Annotated[list[TokenOfSeat], Meta(max_length=MOST_SEATS)]


class TakenSeats(msgspec.Struct, frozen=True):
    """The tables where a seat is yours now."""

    taken: list[str]


class GameOfMine(msgspec.Struct, frozen=True):
    """A seat of yours. `turn` says whether you owe a decision; it is null if that is not known, or not any more.

    `at` is when the seat became yours; ask for more with the last one as `before`.
    """

    table: str
    game: str
    seat: int
    seats: list[SeatInfo]
    status: Status
    clock: Clock
    rated: bool
    at: int
    turn: bool | None = None
    deadline: int | None = None
    results: list[Result] | None = None
