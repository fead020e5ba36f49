"""Every message of the table server, both ways, defined once.

`starlode wire --typescript` writes the same types for the page, and `docs/reference/wire.md` explains them. Messages on
a socket are JSON texts told apart by `type`; bytes are base64. Only names, chat, and the reason of a refusal are in a
human language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from starlode.engine.boundary.errors import Refused
from starlode.engine.state.header import SEATS

T = TypeVar("T")

FORMAT = 1  # changes when an old client could no longer follow
SPECTATOR = -1
LONGEST_SAYING = 300  # characters

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=22, max_length=22)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=SEATS - 1)]
SaidText = Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]
Language = Annotated[str, Meta(min_length=2, max_length=12, pattern="^[A-Za-z-]+$")]
NamedLevel = Literal["random", "novice", "easy", "medium", "hard", "expert", "master"]
NumberedLevel = Literal[
    "level:1", "level:2", "level:3", "level:4", "level:5", "level:6", "level:7", "level:8", "level:9", "level:10"
]
Level = NamedLevel | NumberedLevel
Status = Literal["waiting", "playing", "over", "closed"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends: nothing unknown, nothing out of range."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="type", tag=str.lower):
    """What the server sends on a socket."""


# ---- tables ----


class Clock(Strict, frozen=True):
    """How long decisions may take: `move` gives seconds for each, `total` for all, and an increment after each."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Strict, frozen=True):
    """Who sits in a seat: the first to come, the person who made the table, or a bot.

    `bot` names one of `/api/bots`, the operator's own; `level` means nothing then.
    """

    kind: Literal["open", "human", "bot"] = "open"
    name: Name | None = None
    level: Level = "medium"
    bot: Name | None = None


class CreateTable(Strict, frozen=True):
    """A new table. `late` says what happens when a clock runs out: a bot moves once, or keeps the seat.

    `changes` are numbers of the game's component file that shall not be as printed, by their paths, as a link to the
    workbench has them. At a `rated` table everyone keeps a name, cards are as printed, and bots have been measured.
    """

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=SEATS)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=20)] = {}
    changes: dict[str, int] = {}
    public: bool = False
    clock: Clock = Clock()
    late: Literal["move", "seat"] = "move"
    late_level: Level = "medium"
    rated: bool = False


class Created(msgspec.Struct, frozen=True):
    """Answer to a new table: its id, and the tokens of the seats that its maker holds, shown only now."""

    table: str
    tokens: dict[int, str]


class Join(Strict, frozen=True):
    """Take an open seat under a name; `hook` is called when it is the seat's turn and its player is away."""

    name: Name
    hook: Annotated[str, Meta(max_length=300)] | None = None


class Joined(msgspec.Struct, frozen=True):
    """Answer to a join: the seat and its token, shown only now."""

    seat: int
    token: str


class PlayMove(Strict, frozen=True):
    """A move for scripts: its text, or the number of its action.

    `version` is the one of the view that it was chosen by. Where the seat has seen something new since, the move is
    refused as `stale`, so that a request which is sent twice plays once.
    """

    move: Annotated[str, Meta(max_length=200)] | Number
    version: Number | None = None


class Saying(Strict, frozen=True):
    """Something to say to everyone at a table, for scripts."""

    text: SaidText


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays: 1500 at first, 400 points are about ten wins to one; off by `spread` either way at most.

    That holds for 95 of 100 people. `games` is how many it rests on.
    """

    mark: int
    spread: int
    games: int


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. `stands_in` names the bot that plays for an absent person.

    `level` is `own` for a bot of the operator's own. `below` says that a bot does not play as well as its level for
    now: something simpler has decided in its place. `known` says that whoever sits there keeps a name,
    and `rating` how well they played this when they sat down at a rated table.
    """

    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None = None
    here: bool = False
    stands_in: str | None = None
    below: bool = False
    known: bool = False
    rating: Rating | None = None


class Result(msgspec.Struct, frozen=True):
    """The result of one seat."""

    points: int
    rank: int


class TableInfo(Said, tag="table", kw_only=True, frozen=True):
    """All that is public about a table; sent first, and whenever it changes. The key comes with the end.

    `changes` are the numbers of cards that are not as printed, by their paths in the component file. `acting` comes
    with the answer to a request only: updates tell the others who owes a decision.
    """

    format: int
    table: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Status
    public: bool
    clock: Clock
    late: str
    fairness: str
    changes: dict[str, int] = {}
    key: str | None = None
    results: list[Result] | None = None
    successor: str | None = None
    why: str | None = None
    rated: bool = False
    acting: list[int] | None = None


class TableLine(msgspec.Struct, frozen=True):
    """A public table in the list: one that waits for players, or one that can be watched.

    `changed` is how many numbers of its cards are not as printed.
    """

    table: str
    game: str
    status: Status
    seats: list[SeatInfo]
    clock: Clock
    created: int
    changed: int = 0
    rated: bool = False


class Heading(msgspec.Struct, frozen=True):
    """What a game is called, and what it is about."""

    title: str
    summary: str


class GameLine(msgspec.Struct, frozen=True):
    """A game that can be played here; `/api/games/NAME/schema` tells the rest."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    words: dict[str, Heading]  # by language
    rules: list[str]  # languages of `/engine/NAME/words/LANGUAGE.md`
    reports: list[str]  # what was measured: `/engine/NAME/lab.json`, `/engine/NAME/arena.json`


class Opened(msgspec.Struct, frozen=True):
    """A position that was read and found sound: `link` opens it on the page's analysis board."""

    game: str
    link: str


class BundleLine(msgspec.Struct, frozen=True):
    """A game for the page: where its files are, a digest of what they say, and whether its module is ready or made."""

    game: str
    folder: str
    digest: str
    ready: bool
    building: bool


class Past(msgspec.Struct, frozen=True):
    """All events that a viewer was told up to a version, for a client that has not heard them.

    Those from `since` on came of its own last decision or later, or of the deal if it made none. Its record was `seen`
    before that.
    """

    version: int
    events: list[list[int]]
    since: int
    seen: bytes


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refused request: a code for programs, a reason for people, and perhaps the seconds after which to try again.

    `request` is the id under which the server's log has it.
    """

    code: str
    reason: str
    retry: int | None = None
    request: str | None = None


# ---- what a client says ----


class Asked(Strict, frozen=True, tag_field="type", tag=str.lower):
    """What a client sends on a socket; `id` comes back in the answer as `re`."""

    id: Number = 0


class Holding(Strict, frozen=True):
    """A seat that the client holds, and the last version of it that it has seen."""

    token: Token
    seen: Number = 0


class Hello(Asked, kw_only=True, frozen=True):
    """Always first. Without tokens the client is a spectator, who has seen version `seen`.

    A client that has no rules of its own asks for `assist`: updates then say what is asked, and bring the survey.
    """

    holds: Annotated[list[Holding], Meta(max_length=SEATS)] = []
    seen: Number = 0
    language: Language = "en"
    assist: bool = False


class Play(Asked, kw_only=True, frozen=True):
    """An action for a seat that looked like `version` when it was chosen."""

    seat: SeatNumber
    action: Number
    version: Number


class Undo(Asked, kw_only=True, frozen=True):
    """Take back the seat's last decision, or ask the others to agree to that.

    With `decided`, all are taken back together until only so many of the seat's decisions stand. With `free`, the
    others are not asked: what cannot be taken back freely is refused.
    """

    seat: SeatNumber
    decided: Number | UnsetType = UNSET
    free: bool = False


class Answer(Asked, kw_only=True, frozen=True):
    """Yes or no to a question."""

    seat: SeatNumber
    question: Number
    yes: bool


class Chat(Asked, kw_only=True, frozen=True):
    """A few words to the table."""

    seat: SeatNumber
    text: SaidText


class Replace(Asked, kw_only=True, frozen=True):
    """Let a bot play for a person who has long been away, or long kept the others waiting, until they come back.

    One who is there is asked first: the first request is refused as `asked`, and says when to send it again.
    """

    seat: SeatNumber
    absent: SeatNumber


class Back(Asked, kw_only=True, frozen=True):
    """Take a seat back from the bot that plays for its owner; any other message for the seat does so too."""

    seat: SeatNumber


class Rematch(Asked, kw_only=True, frozen=True):
    """Another table with the same seats, once the game is over; tokens stay the same."""

    seat: SeatNumber


class Why(Asked, kw_only=True, frozen=True):
    """Why a seat may not take an action that answers the decision it is asked for."""

    seat: SeatNumber
    action: Number


FromClient = Hello | Play | Undo | Answer | Chat | Replace | Back | Rematch | Why


# ---- what the server says ----


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock: milliseconds left, and for how many it has been running when this was sent."""

    left: int
    running: int | None = None


class Update(Said, kw_only=True, frozen=True):
    """What is new for a viewer, a seat or -1 for a spectator, after a version it has seen.

    `record` is the seat's record without its tail, `legal` the numbers of its legal actions, `decided` how many of its
    decisions stand. An event is a row of numbers: kind, seat, details; the details are missing where the viewer may not
    know them. With assistance, `asked` is the number of the decision that the seat is asked for, and `survey` what the
    rules say beyond its record. After a `hello` without assistance, `free` says how many of its latest decisions the
    seat may take back together without asking the others.
    """

    viewer: int
    after: int
    version: int
    record: bytes
    acting: list[int]
    legal: list[int] = []
    events: list[list[int]] = []
    decided: int = 0
    free: int | UnsetType = UNSET
    clocks: list[Face] | None = None
    asked: int | UnsetType = UNSET
    survey: bytes | UnsetType = UNSET
    re: int | UnsetType = UNSET


class Resync(Said, kw_only=True, frozen=True):
    """The same without events: something was taken back, or too much has happened since."""

    viewer: int
    version: int
    record: bytes
    acting: list[int]
    legal: list[int] = []
    decided: int = 0
    free: int | UnsetType = UNSET
    clocks: list[Face] | None = None
    asked: int | UnsetType = UNSET
    survey: bytes | UnsetType = UNSET
    re: int | UnsetType = UNSET


class Spoken(Said, kw_only=True, frozen=True):
    """A chat message to the table."""

    seat: int
    text: str
    at: int


class Question(Said, kw_only=True, frozen=True):
    """A seat asks all others to agree; it lapses with the next move."""

    question: int
    seat: int
    about: Literal["undo"] = "undo"


class Nudge(Said, kw_only=True, frozen=True):
    """A player who keeps the others waiting is asked to decide; after so many seconds a bot may play for them."""

    seat: int
    seconds: int


class Answered(Said, kw_only=True, frozen=True):
    """What became of a question."""

    question: int
    agreed: bool


class Reason(Said, kw_only=True, frozen=True):
    """Answer to `why`: the number of the reason among those of the game's schema."""

    reason: int
    re: int


class Done(Said, kw_only=True, frozen=True):
    """A message was carried out that has no other answer."""

    re: int


class Refusal(Said, kw_only=True, frozen=True):
    """A message that was not carried out: a code for programs, a reason for people.

    `retry` is after how many seconds it is worth trying again, where that can be told.
    """

    code: str
    reason: str
    retry: int | UnsetType = UNSET
    re: int | UnsetType = UNSET


FromServer = TableInfo | Update | Resync | Spoken | Question | Nudge | Answered | Reason | Done | Refusal


class _Numbered(msgspec.Struct):
    """What can be told of a message that is wrong otherwise."""

    id: Number = 0


encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(FromClient).decode
# msgspec analyses a type when it first sees it, and two threads that do so at the same moment crash the process.
_KNOWN = [msgspec.json.Decoder(kind) for kind in (CreateTable, Join, PlayMove)]


def understood(read: Callable[[Any], T], data: str | bytes) -> T:
    """A client's message, decoded; raises Refused if the decoder does not understand it."""
    try:
        return read(data)
    except msgspec.MsgspecError as error:
        raise Refused("bad-message", why=str(error)) from None
    except UnicodeDecodeError:
        raise Refused("bad-message", why="it is not UTF-8") from None
    except RecursionError:
        raise Refused("bad-message", why="it is nested too deeply") from None


_read_number = msgspec.json.Decoder(_Numbered).decode


def number_of(text: str) -> int | UnsetType:
    """The number of a message that cannot be read, for the answer; unset if that cannot be read either."""
    try:
        return understood(_read_number, text).id
    except Refused:
        return UNSET
