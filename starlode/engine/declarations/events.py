"""Events: what can happen at a table, with one declaration per kind.

    EVENTS = Events()

    @EVENTS.kind("A Crystal goes from the Mine to a pile.")
    def mine(state: State, seat: Seat, crystal: Crystal, space: Number) -> None: ...

Rules note the event by calling `events.mine(state, seat, crystal, space)`; all other code reads it as an `Event` with
the same names. Private details, the last ones of a kind, are told only to the event's own seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import Signature, signature
from typing import Any, TypeVar, get_type_hints, overload

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.compiling.generated import write_kernel
from starlode.engine.declarations.things import NOTHING, NUMBER, SEAT, Fact, Sort
from starlode.engine.state.header import EVENT_DETAILS, EVENT_FIELDS, Header
from starlode.engine.state.records import Array
from starlode.engine.system.lazy import lazy

Value = int | tuple[int, ...] | None  # a number, several counts, or what this viewer may not know
F = TypeVar("F", bound=Callable[..., None])

EVERYONE = 127
KIND, SEAT_COLUMN, FIRST_DETAIL, SEES = 0, 1, 2, EVENT_FIELDS - 1
PAIR = 128  # counts are packed two by two into one number


@dataclass(frozen=True)
class Detail:
    """A named detail of a kind of event: a thing of some sort, and the columns of an event's row that hold it."""

    name: str
    sort: Sort
    column: int

    @property
    def columns(self) -> int:
        """How many columns it takes."""
        return max(1, (self.sort.counts + 1) // 2)

    def read(self, row: list[int]) -> Value:
        """Its value in a row."""
        if not self.sort.counts:
            return row[self.column]
        packed = row[self.column : self.column + self.columns]
        return tuple(count for pair in packed for count in (pair % PAIR, pair // PAIR))[: self.sort.counts]


@dataclass(frozen=True)
class Kind:
    """A declared kind of event."""

    number: int
    name: str
    promise: str
    seated: bool  # whether it happens to a seat
    details: tuple[Detail, ...]
    private: tuple[str, ...]  # the details, last of all, that only its own seat is told
    facts: Mapping[str, Fact]  # what its line in the log may mention besides the details; paths begin with these
    by: str = ""  # the detail by whose id its line is chosen, where the catalogue has one for that id

    @property
    def shown(self) -> int:
        """The columns of a row that everybody is told."""
        return min((detail.column for detail in self.details if detail.name in self.private), default=SEES)


@dataclass(frozen=True)
class Event:
    """Something that happened: what kind, to which seat (-1 for none), and its details by name."""

    kind: str
    seat: int = NOTHING
    details: Mapping[str, Value] = field(default_factory=dict)
    private: tuple[str, ...] = ()  # the details that only its own seat is told

    def __getitem__(self, name: str) -> Value:
        return self.details[name]

    def number(self, name: str) -> int:
        """A detail that is one thing; -1 if there is none or it is hidden from the viewer."""
        value = self.details[name]
        return value if isinstance(value, int) else NOTHING

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may know it; None is a spectator."""
        if not self.private or seat == self.seat:
            return self
        return Event(self.kind, self.seat, {**self.details, **dict.fromkeys(self.private)}, self.private)


class EventLine(str):
    """Several events in words, for a small screen, and the seat that they are about."""

    seat: int

    def __new__(cls, text: str, seat: int) -> EventLine:
        """A line with that text about that seat."""
        line = super().__new__(cls, text)
        line.seat = seat
        return line


class Happened(Sequence[Event]):
    """Events of one decision; they become objects when you access them."""

    def __init__(self, events: Events, rows: Array) -> None:
        self._events, self._rows = events, rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._decoded[place]

    @lazy
    def _decoded(self) -> list[Event]:
        return [self._events.decode(row) for row in self._rows.tolist()]

    def __repr__(self) -> str:
        return repr(self._decoded)


class Events:
    """The kinds of events of one game, numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self.kinds: dict[str, Kind] = {}
        self._numbered: list[Kind] = []

    def victims(self, event: Event) -> set[int]:
        """The seats that another seat has done something to."""
        details = self.kinds[event.kind].details
        return {event.number(detail.name) for detail in details if detail.sort.name == SEAT.name} - {event.seat}

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds.values())

    def kind(
        self, promise: str, *, private: tuple[str, ...] = (), facts: Mapping[str, Fact] | None = None, by: str = ""
    ) -> Callable[[F], F]:
        """Declare a kind with a sentence and a function that has no body; the kernel that notes it replaces it.

        `private` names the details, the last ones, that only the event's own seat is told. With `by="decision"` the
        line of a `decline` is the message `log-decline-shuttle-pick` where there is one, else `log-decline`. Raises
        TypeError for details that do not fit into a row, and for private ones that are not the last or belong to no
        seat.
        """

        def declare(function: F) -> F:
            name = function.__name__.strip("_").replace("_", "-")
            seated, details = _details_of(function, name, private)
            self.kinds[name] = Kind(len(self.kinds), name, promise, seated, details, private, facts or {}, by)
            return write_kernel("note", _source(self.kinds[name]), {}, promise)  # type: ignore[return-value]

        return declare

    # ---- reading ----

    def of(self, state: Header) -> list[Event]:
        """What the last decision caused, in order."""
        return [self.decode(row) for row in state.events[: state.event_count].tolist()]

    def decode(self, row: list[int]) -> Event:
        """The event of one row of a state's list."""
        kind = self.numbered(row[KIND])
        details = {detail.name: detail.read(row) for detail in kind.details}
        return Event(kind.name, row[SEAT_COLUMN], details, kind.private)

    def numbered(self, number: int) -> Kind:
        """The kind that rows call by a number."""
        if len(self._numbered) < len(self.kinds):
            self._numbered = list(self.kinds.values())
        return self._numbered[number]

    def make(self, name: str, seat: int = NOTHING, **details: Value) -> Event:
        """An event of a declared kind; raises StarlodeError for details that the kind does not have."""
        kind = self.kinds[name]
        wanted = [detail.name for detail in kind.details]
        if sorted(details) != sorted(wanted):
            raise StarlodeError(f"an event '{name}' has the details {', '.join(wanted) or 'none'}")
        return Event(name, seat, {detail: details[detail] for detail in wanted}, kind.private)


# ---- from a declaration to a kernel ----


def _details_of(function: Callable[..., None], name: str, private: tuple[str, ...]) -> tuple[bool, tuple[Detail, ...]]:
    """Whether such an event happens to a seat, and its details."""
    hints = get_type_hints(function, include_extras=True)
    names = [parameter for parameter in signature(function).parameters if parameter != "state"]
    seated = bool(names) and names[0] == "seat"
    details, column = [], FIRST_DETAIL
    for field_name in names[seated:]:
        detail = Detail(field_name, _sort_of(hints.get(field_name, Signature.empty)), column)
        details.append(detail)
        column += detail.columns
    if column > FIRST_DETAIL + EVENT_DETAILS:
        raise TypeError(f"event '{name}': at most {EVENT_DETAILS} numbers of details")
    if private and not (seated and names[-len(private) :] == list(private)):
        raise TypeError(f"event '{name}': private details are those of a seat, and the last ones")
    return seated, tuple(details)


def _sort_of(hint: Any) -> Sort:
    return next((mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Sort)), NUMBER)


def _source(kind: Kind) -> str:
    """A kernel that adds such an event to what the current decision has caused; a full list takes no more."""
    names = [*(["seat"] if kind.seated else []), *(detail.name for detail in kind.details)]
    sees = "1 << seat" if kind.private else str(EVERYONE)
    cells = {KIND: str(kind.number), SEAT_COLUMN: "seat" if kind.seated else str(NOTHING), SEES: sees}
    for detail in kind.details:
        cells |= _cells(detail)
    writes = (f"    state.events[n, {column}] = {cells.get(column, NOTHING)}" for column in range(EVENT_FIELDS))
    return "\n".join(
        (
            f"def note({', '.join(['state', *names])}):",
            "    n = state.event_count",
            "    if n >= state.events.shape[0]:",  # the next write would be past the end of the list, or events are off
            "        return",
            *writes,
            "    state.event_count = n + 1",
            "",
        )
    )


def _cells(detail: Detail) -> dict[int, str]:
    if not detail.sort.counts:
        return {detail.column: detail.name}
    counts = [f"int({detail.name}[{i}])" for i in range(detail.sort.counts)] + ["0"]
    return {detail.column + i: f"{counts[2 * i]} + {PAIR} * {counts[2 * i + 1]}" for i in range(detail.columns)}
