"""Where points come from and why games end, as rows: rules count, catalogues name, and the page reads the same rows.

For example:

    ORIGINS = (
        Origin("totems", "survey.sources[seat, 2]"),
        Origin("half", "survey.halves[number]", HALVES, "half_owner[number] == seat", {"half": HALF("number")}),
    )
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from starlode.engine.declarations.things import NUMBER, Fact
from starlode.engine.text.catalogue import Message, fill_in
from starlode.engine.text.facts import Scope


@dataclass(frozen=True)
class Origin:
    """A source of points, named by the message `score-NAME`, and the path to the points of a seat.

    With `count` it stands for that many things, which paths call `number`. If the path `when` leads to 0, the source
    is left out.
    """

    name: str
    points: str
    count: int = 1
    when: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True)
class Ending:
    """Why a game is over: the pattern of a message, in which `{fact}` is the id of a fact, and what it may mention."""

    message: str = "ending"
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def told(self, scope: Scope) -> Message:
        """The reason, once the game is over."""
        return Message((fill_in(self.message, scope, self.facts),), scope, self.facts)


@dataclass(frozen=True)
class Source:
    """One source of points of one seat; `label` is the message that names it."""

    label: Message
    points: int


def sources(origins: tuple[Origin, ...], scope: Scope, seat: int) -> Iterator[Source]:
    """What a seat would score if the game ended now, point by point."""
    for origin in origins:
        for number in range(origin.count):
            here = scope.about(seat=seat, number=number)
            if not origin.when or here.value(NUMBER(origin.when)):
                points = here.value(NUMBER(origin.points))
                assert isinstance(points, int), "points are a plain number"
                yield Source(Message((f"score-{origin.name}",), here, origin.facts), points)
