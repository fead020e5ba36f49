"""A game in progress in words: moves as text, choices, refusals, the log. Fast, because text is made only when read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import IllegalMove
from starlode.engine.boundary.strict import whole
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import Event
from starlode.engine.running.history import History
from starlode.engine.state.records import duplicate
from starlode.engine.text.catalogue import Words
from starlode.engine.text.perspective import Perspective
from starlode.engine.text.speech import describe, log_line, objection
from starlode.match.choice import LegalMove
from starlode.match.in_progress import GameInProgress

Move = str | int

SHOWN = 12  # how many legal moves are listed when one is refused


class MadeDecision:
    """A decision that was made: its seat, its action, and the move's text."""

    def __init__(self, game: Worded, place: int) -> None:
        self.seat, self.action = game.made(place)
        self._game, self._place = game, place

    @property
    def move(self) -> str:
        """Its text in the notation of moves."""
        return self._game.move_at(self._place)

    def __str__(self) -> str:
        return f"{self.seat} {self.move}"


class Decisions(Sequence[MadeDecision]):
    """All decisions of a game that stand; they become objects when you access them."""

    def __init__(self, game: Worded) -> None:
        self._game = game

    def __len__(self) -> int:
        return self._game.count

    @overload
    def __getitem__(self, place: int) -> MadeDecision: ...

    @overload
    def __getitem__(self, place: slice) -> list[MadeDecision]: ...

    def __getitem__(self, place: int | slice) -> MadeDecision | list[MadeDecision]:
        found = range(self._game.count)[place]
        return MadeDecision(self._game, found) if isinstance(found, int) else [self[number] for number in found]


class Worded(GameInProgress):
    """The part of a match between its beginning and its end."""

    game: Game
    config: Config
    words: Words
    names: list[str]

    def __init__(self, history: History) -> None:
        super().__init__(history)
        self._moves: dict[int, str] = {}
        self._jumps: dict[int, list[int]] = {}  # versions after something was taken back, by the decisions left
        self._turn_page()

    def _turn_page(self) -> None:
        """Drop what was made for another position."""
        self._legal: dict[int, list[int]] = {}
        self._choices: dict[int, list[LegalMove]] = {}
        self._perspectives: dict[int, Perspective] = {}

    # ---- what is so ----

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
    def decisions(self) -> Decisions:
        """All decisions so far."""
        return Decisions(self)

    @property
    def moves(self) -> list[str]:
        """All moves so far, each with its seat, as records have them: `0 mine c3-yellow-1`."""
        return [str(decision) for decision in self.decisions]

    def move_at(self, place: int) -> str:
        """The text of one of the moves."""
        if place not in self._moves:
            seat, action = self.made(place)
            perspective = Perspective(self.referee, self.referee.record(self.history.states, place, seat), seat)
            self._moves[place] = self.game.notation.write(perspective, action)
        return self._moves[place]

    def perspective(self, viewer: int) -> Perspective:
        """All that can be asked about a viewer's record of the present position."""
        if viewer not in self._perspectives:
            self._perspectives[viewer] = Perspective(self.referee, self.history.record(viewer), viewer, self.names)
        return self._perspectives[viewer]

    # ---- playing ----

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat; raises IllegalMove for a seat that does not exist."""
        seat = self._seat(seat)
        if seat not in self._legal:
            self._legal[seat] = self.history.actions(seat)
        return list(self._legal[seat])

    def choices(self, seat: int | None = None) -> list[LegalMove]:
        """The legal actions of a seat with what can be said about them: move, words and object.

        Raises IllegalMove for a seat that does not exist.
        """
        seat = self._seat(seat)
        if seat not in self._choices:
            perspective = self.perspective(seat)
            self._choices[seat] = [
                LegalMove(self.game.notation, perspective, action, self.words) for action in self.legal_actions(seat)
            ]
        return list(self._choices[seat])

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat as text; raises IllegalMove for a seat that does not exist."""
        return [choice.move for choice in self.choices(seat)]

    def describe(self, action: int, seat: int | None = None) -> str:
        """An action in a few words, legal or not; raises IllegalMove for a number that is not an action."""
        return self.words.say(describe(self.perspective(self._seat(seat)), self._action(action)))

    def play(self, move: Move, seat: int | None = None) -> Sequence[Event]:
        """Play a move, given as text or as an action; returns everything it caused.

        Raises InvalidMove for a text that is not a move, and IllegalMove, with the reason, for one that is not legal.
        """
        seat = self._seat(seat)
        action = self._read(move, seat) if isinstance(move, str) else self._action(move)
        if action not in self._legal.get(seat, ()) and not self.history.allows(seat, action):
            raise IllegalMove(self._objection(seat, action))
        self.decide(seat, action)
        self._turn_page()
        return self.history.events_at(len(self.history) - 1)

    def _read(self, move: str, seat: int) -> int:
        return self.game.notation.read(self.perspective(seat), move, self.words)

    def _action(self, move: Any) -> int:
        return whole(
            move,
            "a move is a text or an action; there is no action {}, actions are {} to {}",
            0,
            self.game.actions - 1,
            IllegalMove,
        )

    def _objection(self, seat: int, action: int) -> str:
        why = self.words.say(objection(self.perspective(seat), action))
        moves = self.legal(seat)
        if not moves:
            return why
        more = max(0, len(moves) - SHOWN)
        return self.words.text("move-refused", why=why, moves=", ".join(moves[:SHOWN]), more=more)

    def take_back(self, place: int, alone: bool = False, redraws: Sequence[int] = ()) -> int:
        """Take back a decision, with all that followed or alone, as `GameInProgress` does."""
        was_told = place < len(self._told)
        told = super().take_back(place, alone, redraws)
        self._jumps = {count: versions for count, versions in self._jumps.items() if count <= place}
        if was_told:
            self._jumps[self.count] = list(self._versions)
        self._moves = {number: move for number, move in self._moves.items() if number < place}
        self._turn_page()
        return told

    def undo(self, count: int = 1) -> list[str]:
        """Take back the last moves; returns them, the earliest first.

        Raises StarlodeError for more than there are.
        """
        left = self.count - whole(count, "cannot take back {0} of {2} moves", 0, self.count)
        taken = [str(decision) for decision in self.decisions[left:]]
        self.take_back(left)
        return taken

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            acting = self.history.acting
            return (acting & -acting).bit_length() - 1 if acting else 0
        return self._check_seat(seat)

    def _check_seat(self, seat: Any) -> int:
        return whole(seat, "there is no seat {}; seats are {} to {}", 0, self.players - 1, IllegalMove)

    # ---- what happened ----

    def news(self, viewer: int, since: int = 0) -> list[int]:
        """The numbers of the positions that stand and told a viewer something after a version; the deal was the first.

        What was taken back is no longer news.
        """
        place, version = viewer % len(self.viewers), 1
        self.catch_up()
        found = [0] if since < version else []
        for count, told in enumerate(self._told):
            version = self._jumps[count][place] if count in self._jumps else version
            if told >> place & 1:
                version += 1
                if version > since:
                    found.append(count + 1)
        return found

    def events(self, since: int = 0) -> list[Event]:
        """Everything that happened after the first `since` positions; the deal is the first.

        Raises StarlodeError for more positions than there are.
        """
        since = whole(since, "where to begin", 0, len(self.history))
        return [event for number in range(since, len(self.history)) for event in self.history.events_at(number)]

    def log(self, since: int = 0) -> list[str]:
        """The same in sentences; raises the same StarlodeError."""
        return [self.words.say(log_line(self.game, self.config, event, self.names)) for event in self.events(since)]
