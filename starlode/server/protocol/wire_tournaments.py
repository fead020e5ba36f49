"""The messages about tournaments, as `wire_hall` has those about strangers who meet."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from starlode.server.protocol.wire import Clock, Strict
from starlode.server.protocol.wire_hall import Players

TournamentStatus = Literal["waiting", "playing", "over", "off"]
EVENING = Clock(kind="total", seconds=600, increment=10)


class OpenTournament(Strict, frozen=True):
    """A new tournament that begins in some minutes, or earlier if you say so; you take part.

    Everyone has the same time for each game: a clock of the kind `total`, from one minute to an hour, with up to a
    minute after each decision. One that is not public is found only by its address.
    """

    game: Annotated[str, Meta(max_length=60)]
    players: Players
    rounds: Annotated[int, Meta(ge=1, le=9)] = 4
    minutes: Annotated[int, Meta(ge=1, le=24 * 60)] = 10
    clock: Clock = EVENING
    rated: bool = False
    public: bool = True


class TournamentFacts(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a tournament is, and which round is played; 0 before the first."""

    id: str
    game: str
    players: int
    rounds: int
    clock: Clock
    rated: bool
    public: bool
    maker: str
    starts: int
    status: TournamentStatus
    round: int


class TournamentLine(TournamentFacts, frozen=True):
    """A tournament in a list: everything that is public, and those of yours. `people` is how many take part."""

    people: int
    joined: bool


class TournamentPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's place in a tournament. `opponents` are the points of all they met, which decide between equals.

    `here` says that they look at it now, `gone` that they no longer play; the name is empty for somebody who has left
    this server for good.
    """

    place: int
    name: str
    points: float
    opponents: float
    wins: int
    games: int
    you: bool = False
    here: bool = False
    gone: bool = False


class TournamentSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a round: a person's, or a bot's by its `level`; with points once the table is over."""

    name: str
    level: str | None = None
    points: float | None = None


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    table: str
    over: bool
    seats: list[TournamentSeat]


class Tournament(TournamentFacts, frozen=True):
    """How a tournament stands. `tables` has all rounds so far, the first round first.

    `now` is the server's clock, by which it `starts` and by which the next round begins at `next`. `yours` says that
    you may call it off, `joined` that you take part; `table` is where you play now. A tournament that was called off
    because too few came is `short`.
    """

    now: int
    people: list[TournamentPlace]
    tables: list[list[TournamentTable]]
    next: int | None = None
    yours: bool = False
    joined: bool = False
    table: str | None = None
    short: bool = False
