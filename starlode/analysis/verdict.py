"""The verdict on one decision."""

from __future__ import annotations

import msgspec

BLUNDER, MISTAKE, INACCURACY = 0.15, 0.07, 0.03  # of an expected result, which goes from 0 to 1
GRADES = ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (INACCURACY, "inaccuracy"))


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
    margin: float = 0.0  # the 95% interval of the loss is so wide on either side

    @property
    def forced(self) -> bool:
        """Whether there was no choice."""
        return self.choices == 1

    @property
    def proven(self) -> float:
        """The loss where it is larger than the search's own uncertainty, else 0."""
        return self.loss if self.loss > self.margin else 0.0

    @property
    def grade(self) -> str:
        """`blunder`, `mistake` or `inaccuracy`; empty for a sound move."""
        return next((grade for least, grade in GRADES if self.proven >= least), "")
