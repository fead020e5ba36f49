"""The verdict on one decision, and on the decisions of a turn together."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from starlode.analysis.measures import MEASURES, Mark, mark_for


class Alternative(msgspec.Struct, frozen=True):
    """The move the search prefers to the one that was played."""

    move: str
    words: str
    expected: list[float]  # of every seat, measured like the played move
    line: list[str]  # the move and what is likely to follow


class Verdict(msgspec.Struct, frozen=True):
    """One decision, judged by what its player could know; a forced one is only listed.

    An expected result goes from 0, certain to lose, to 1, certain to win.
    """

    ply: int  # decisions made before it
    round: int | None
    seat: int
    move: str
    words: str
    choices: int  # moves that were legal
    expected: list[float] | None = None  # of every seat after the move; None where the move was forced
    best: Alternative | None = None  # None where nothing better was found
    loss: float = 0.0  # how much less the mover may expect than after the best move
    margin: float = 0.0  # the 95% interval of the loss, or of what was found, is so wide on either side
    found: float = 0.0  # how much more the mover may expect than after any other move, as far as was seen
    worth: float = 1.0  # what it counts for accuracy: 1 for the favourite of a search, 0 for what none looked at
    turn: int = -1  # the ply at which its turn began

    @property
    def forced(self) -> bool:
        """Whether there was no choice."""
        return self.choices == 1

    @property
    def proven(self) -> float:
        """The loss where it is larger than the search's own uncertainty, else 0."""
        return self.loss if self.loss > self.margin else 0.0

    @property
    def earned(self) -> float:
        """The same of what was found."""
        return self.found if self.found > self.margin else 0.0

    @property
    def grade(self) -> str:
        """`blunder`, `mistake` or `inaccuracy`; empty for a sound move."""
        mark = mark_for(self.proven, MEASURES.lost)
        return mark.grade if mark else ""


@dataclass(frozen=True)
class TurnVerdict:
    """The decisions of a seat that belong together, judged together."""

    verdicts: tuple[Verdict, ...]

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.verdicts[0].seat

    @property
    def loss(self) -> float:
        """What its decisions lost together, as far as that is proven."""
        return min(1.0, round(sum(verdict.proven for verdict in self.verdicts), 4))

    @property
    def found(self) -> float:
        """The most that one of its decisions found."""
        return max(verdict.earned for verdict in self.verdicts)

    @property
    def mark(self) -> Mark | None:
        """Its sign: for what was lost, else for what was found."""
        return mark_for(self.loss, MEASURES.lost) or mark_for(self.found, MEASURES.found)

    @property
    def key(self) -> Verdict:
        """The decision that the sign is for: the worst one, or the best where nothing was lost."""
        if mark_for(self.loss, MEASURES.lost):
            return max(self.verdicts, key=lambda verdict: verdict.proven)
        return max(self.verdicts, key=lambda verdict: verdict.earned)


def in_turns(verdicts: list[Verdict]) -> list[TurnVerdict]:
    """Verdicts by turn, in the order in which turns began."""
    turns: dict[tuple[int, int], list[Verdict]] = {}
    for verdict in verdicts:
        turns.setdefault((verdict.seat, verdict.turn if verdict.turn >= 0 else verdict.ply), []).append(verdict)
    return [TurnVerdict(tuple(group)) for group in turns.values()]
