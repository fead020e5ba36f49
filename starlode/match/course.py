"""The course of a match: positions, legal actions, moves, what happened. Quick, because text waits until it is read."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Self

from starlode.engine.catalogue import Words
from starlode.engine.errors import IllegalMove
from starlode.engine.events import Event
from starlode.engine.game import Config, Game
from starlode.engine.history import History
from starlode.engine.lazy import lazy
from starlode.engine.records import duplicate
from starlode.engine.sight import Sight
from starlode.engine.speech import describe, log_line, objection
from starlode.engine.strict import whole
from starlode.match.choice import Choice
from starlode.match.gatekeeper import Gatekeeper

Move = str | int

SHOWN = 12  # so many legal moves are listed where one was refused


class Decision:
    """A decision that was made: by which seat, its action, and the move's text."""

    def __init__(self, seat: int, action: int, history: History, number: int) -> None:
        self.seat, self.action = seat, action
        self._history, self._number = history, number

    @lazy
    def move(self) -> str:
        """Its text in the notation of moves."""
        door = self._history.door
        sight = Sight(door, door.record(self._history.states, self._number, self.seat), self.seat)
        return door.game.notation.write(sight, self.action)

    def within(self, history: History) -> Decision:
        """The same decision as a part of another history that begins alike."""
        return Decision(self.seat, self.action, history, self._number)

    def __str__(self) -> str:
        return f"{self.seat} {self.move}"


class Course:
    """What a match is made of, without its beginning and its end."""

    game: Game
    config: Config
    words: Words
    names: list[str]

    def _open(self, history: History, decisions: list[Decision]) -> None:
        """Go on from a history and the decisions that made it."""
        self.history, self.decisions = history, decisions
        self.gate = Gatekeeper(history, self.names)  # what each viewer may know of it
        self._legal: dict[int, list[int]] = {}
        self._choices: dict[int, list[Choice]] = {}

    def _turn_page(self) -> None:
        """Drop what was made for another position."""
        self.gate.turn_page()
        self._legal.clear()
        self._choices.clear()

    # ---- what is so ----

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.config.options["players"])

    @property
    def state(self) -> Any:
        """A copy of the true position."""
        return duplicate(self._state)

    @property
    def _state(self) -> Any:
        return self.history.states[-1]

    @property
    def ply(self) -> int:
        """How many decisions have been made, secret ones included."""
        return self.history.ply

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.history.over

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        acting = self.history.acting
        return tuple(seat for seat in range(self.players) if acting >> seat & 1)

    @property
    def moves(self) -> list[str]:
        """All moves so far, each with its seat, as records have them: `0 mine c3-yellow-1`."""
        return [str(decision) for decision in self.decisions]

    # ---- playing ----

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat; raises IllegalMove for a seat that there is not."""
        seat = self._seat(seat)
        if seat not in self._legal:
            self._legal[seat] = self.history.actions(seat)
        return list(self._legal[seat])

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The legal actions of a seat with what can be said of them: move, words and object.

        Raises IllegalMove for a seat that there is not.
        """
        seat = self._seat(seat)
        if seat not in self._choices:
            sight = self.gate.sight(seat)
            self._choices[seat] = [Choice(sight, action, self.words) for action in self.legal_actions(seat)]
        return list(self._choices[seat])

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat as text; raises IllegalMove for a seat that there is not."""
        return [choice.move for choice in self.choices(seat)]

    def describe(self, action: int, seat: int | None = None) -> str:
        """An action in a few words, legal or not; raises IllegalMove for a number that is no action."""
        return self.words.say(describe(self.gate.sight(self._seat(seat)), self._action(action)))

    def play(self, move: Move, seat: int | None = None) -> Sequence[Event]:
        """Play a move, given as text or as an action; answers with everything it caused.

        Raises InvalidMove for a text that means nothing, and IllegalMove for what is not allowed now, with the reason.
        """
        seat = self._seat(seat)
        action = self._read(move, seat) if isinstance(move, str) else self._action(move)
        if action not in self._legal.get(seat, ()) and not self.history.allows(seat, action):
            raise IllegalMove(self._objection(seat, action))
        self.history.play(seat, action)
        number = len(self.history) - 1
        self.decisions.append(Decision(seat, action, self.history, number - 1))
        self._turn_page()
        return self.history.events_at(number)

    def _read(self, move: str, seat: int) -> int:
        return self.game.notation.read(self.gate.sight(seat), move, self.words)

    def _action(self, move: Any) -> int:
        return whole(
            move,
            "a move is a text or an action; there is no action {}, actions are {} to {}",
            0,
            self.game.actions - 1,
            IllegalMove,
        )

    def _objection(self, seat: int, action: int) -> str:
        why = self.words.say(objection(self.gate.sight(seat), action))
        moves = self.legal(seat)
        if not moves:
            return why
        more = max(0, len(moves) - SHOWN)
        return self.words.text("move-refused", why=why, moves=", ".join(moves[:SHOWN]), more=more)

    def undo(self, count: int = 1) -> list[str]:
        """Take back the last moves; answers with them, the earliest first.

        Raises StarlodeError for more than there are.
        """
        made = len(self.decisions)
        left = made - whole(count, "cannot take back {0} of {2} moves", 0, made)
        taken = [str(decision) for decision in self.decisions[left:]]
        del self.decisions[left:]
        self.history.cut(left + 1)
        self.gate.cut()
        self._turn_page()
        return taken

    def at(self, ply: int) -> Self:
        """The match as it stood after that many of its moves; raises StarlodeError for more than there are."""
        ply = whole(ply, "there is no ply {0}; the match has {2} moves", 0, len(self.decisions))
        earlier = copy(self)
        history = self.history.upto(ply + 1)
        earlier._open(history, [decision.within(history) for decision in self.decisions[:ply]])
        return earlier

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            acting = self.history.acting
            return (acting & -acting).bit_length() - 1 if acting else 0
        return self._check_seat(seat)

    def _check_seat(self, seat: Any) -> int:
        return whole(seat, "there is no seat {}; seats are {} to {}", 0, self.players - 1, IllegalMove)

    # ---- what happened ----

    def events(self, since: int = 0) -> list[Event]:
        """Everything that happened after the first `since` positions; the deal is the first.

        Raises StarlodeError for more positions than there are.
        """
        since = whole(since, "where to begin", 0, len(self.history))
        return [event for number in range(since, len(self.history)) for event in self.history.events_at(number)]

    def log(self, since: int = 0) -> list[str]:
        """The same in sentences; raises StarlodeError likewise."""
        return [self.words.say(log_line(self.game, self.config, event, self.names)) for event in self.events(since)]
