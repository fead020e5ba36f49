"""A seat's view of a position: its record, and what can be asked about it. All that a seat is told comes from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.engine.declarations.decisions import Phases, Reasons
from starlode.engine.declarations.layout import Picked
from starlode.engine.running.referee import Referee
from starlode.engine.state.reading import read
from starlode.engine.state.records import Array
from starlode.engine.system.lazy import lazy
from starlode.engine.text.facts import Scope


class Perspective:
    """What one seat is given of a position. `block` holds the seat's record and nothing else; -1 is a spectator."""

    def __init__(self, referee: Referee, block: Array, seat: int, names: Sequence[str] = ()) -> None:
        self.referee, self.block, self.seat, self.names = referee, block, seat, names
        self.game, self.config = referee.game, referee.config

    @property
    def record(self) -> Any:
        """The seat's record; if you change it, it changes for all holders of this perspective."""
        return self.block[0]

    @lazy
    def fields(self) -> Any:
        """The record as plain numbers and tuples."""
        return read(self.game.state_type, self.record)

    @lazy
    def survey(self) -> Any:
        """What sentences may mention beyond the record."""
        return self.referee.survey(self.block, 0, self.seat)

    @lazy
    def actions(self) -> list[int]:
        """The seat's legal actions; none for a spectator."""
        return self.referee.actions(self.block, 0, self.seat) if self.seat >= 0 else []

    @lazy
    def is_asked(self) -> bool:
        """Whether the seat owes a decision."""
        return bool(self.seat >= 0 and not self.fields.over and self.fields.acting >> self.seat & 1)

    @lazy
    def phase(self) -> Phases:
        """The decision that the seat is asked for, if it is asked."""
        return self.game.decisions[self.referee.asked(self.block, 0, self.seat)]

    def reason(self, action: int) -> Reasons:
        """Why an action that answers the decision is not legal now."""
        return list(self.game.reasons)[self.referee.objection(self.block, 0, self.seat, action)]

    def scope(self, picked: Picked | None = None) -> Scope:
        """Where facts about the position, or about something picked, are found."""
        numbers = {"seat": self.seat}
        if picked is not None:
            numbers |= {"number": picked.number, "detail": picked.detail}
        return Scope(self.config, self.names, numbers, lambda: self.fields, lambda: self.survey)
