"""A seat at a match: the same methods as the match itself, limited by the gate to what that seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import IllegalMove, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.declarations.events import Event, EventLine
from starlode.engine.state.records import block_of, duplicate
from starlode.engine.text.perspective import Perspective
from starlode.engine.text.speech import log_line, prompt
from starlode.match.choice import LegalMove
from starlode.match.information import Information
from starlode.match.outcome import ScoreLine, score_of
from starlode.match.seeds import MOST
from starlode.match.worded import Move, Worded

SPECTATOR = -1
OF_OTHERS, YOURS, DONE_TO_YOU = range(3)  # weights of news, ascending


class MoveChooser(Protocol):
    """Anything that can choose a move, such as a bot."""

    def choose(self, information: Information) -> int:
        """One of the legal actions."""
        ...


class News(NamedTuple):
    """What has happened, in one line, and how much it matters to the seat that is told."""

    text: str
    weight: int


class Hint(NamedTuple):
    """What an adviser would do, and why, if it says so."""

    choice: LegalMove
    reason: str


class Seat:
    """What one player, or a spectator, may know and do: pass this on instead of the match.

    It always shows the current state of its match. `number` is None for a spectator, who can only look.
    """

    def __init__(self, match: Worded, number: int | None) -> None:
        self._match = match
        self.number = number
        self._viewer = SPECTATOR if number is None else number

    # ---- what is so ----

    @property
    def record(self) -> Any:
        """The seat's record: a position of the same type that holds exactly what the seat may know."""
        return duplicate(self._perspective.record)

    @property
    def _perspective(self) -> Perspective:
        return self._match.perspective(self._viewer)

    @property
    def version(self) -> int:
        """How many things happened that the seat may know of; the deal was the first."""
        return self._match.versions[self._viewer]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.over

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self._match.acting

    @property
    def names(self) -> list[str]:
        """The names of all players."""
        return list(self._match.names)

    # ---- playing ----

    def legal_actions(self) -> list[int]:
        """The seat's legal actions; none for a spectator."""
        return [] if self.number is None else self._match.legal_actions(self.number)

    def legal(self) -> list[str]:
        """The seat's legal moves as text."""
        return [choice.move for choice in self.choices()]

    def choices(self) -> list[LegalMove]:
        """The seat's legal actions with what can be said about them; the same list until something is played."""
        return [] if self.number is None else self._match.choices(self.number)

    def prompt(self) -> str:
        """What the seat is asked to decide now, or whom it waits for, in one sentence."""
        return self._match.words.say(prompt(self._perspective))

    @property
    def decision(self) -> str:
        """The name of the decision that the seat is asked for; empty if it is not asked."""
        return self._perspective.phase.text if self._perspective.is_asked else ""

    @property
    def declined(self) -> str:
        """The word that declines this decision; empty if it cannot be declined, or the seat is not asked."""
        return self._perspective.phase.row.declined if self._perspective.is_asked else ""

    def play(self, move: Move) -> list[Event]:
        """Play a move, given as text or as an action; returns what it caused, as far as the seat may know.

        Raises InvalidMove for a text that is not a move, and IllegalMove, with the reason, for one that is not legal.
        """
        if self.number is None:
            raise IllegalMove(self._match.words.text("spectators-cannot-play"))
        return [event.seen_by(self.number) for event in self._match.play(move, self.number)]

    def hint(self, adviser: MoveChooser, seed: int = 0) -> Hint:
        """What a bot would do here, knowing what the seat knows.

        Raises IllegalMove if the seat is not asked or the bot chooses an action that is not legal, and StarlodeError
        for an invalid seed or something that is not a bot.
        """
        if not callable(getattr(adviser, "choose", None)):
            raise StarlodeError(f"an adviser is a bot, not {shown(adviser)}")
        information = self.information(seed)
        if not self.legal_actions():
            raise IllegalMove(self.prompt())
        action = adviser.choose(information)
        chosen = [choice for choice in self.choices() if choice.action == action]
        if not chosen:
            raise IllegalMove(f"the adviser answered with {shown(action)}, which is not allowed now")
        return Hint(chosen[0], str(getattr(adviser, "reason", "")))

    # ---- seeing ----

    def view(self) -> Json:
        """What the seat sees, ready for JSON, with its legal moves if it owes a decision."""
        match = self._match
        view = match.game.view(match.config, self._perspective.record, self.number)
        view["names"] = list(match.names)
        view["acting"] = list(match.acting)
        if self.number in match.acting:
            view["prompt"] = self.prompt()
            view["legal"] = self.legal()
        return view

    def score(self) -> list[ScoreLine]:
        """What the seat would score if the game ended now, point by point, as far as it can know.

        Empty for a spectator.
        """
        match = self._match
        if self.number is None:
            return []
        return score_of(match.game, match.config, self._perspective.record, self.number, match.words)

    def draw(self) -> Any:
        """What the seat sees as a Rich renderable for the terminal."""
        return self._match.game.draw(self._match.config, self.view(), self._match.words)

    def events(self, since: int = 0) -> list[Event]:
        """What happened after a version of this seat, as far as it may know.

        Raises StarlodeError for a version in the future.
        """
        since = whole(since, "a version of this seat", 0, self.version)
        told = self._match.news(self._viewer, since)
        return [event.seen_by(self.number) for number in told for event in self._match.history.events_at(number)]

    def log(self, since: int = 0, seen: bool = False) -> list[str]:
        """The same in sentences; raises the same StarlodeError.

        With `seen`, for a reader who sees the table, events that are obvious there are left out.
        """
        told = [self._line(event, seen) for event in self.events(since)]
        return [line for line in told if line] if seen else told

    def news(self, since: int = 0) -> list[str]:
        """What happened after a version, as `log(since, seen=True)` tells it, summed up if the game does that.

        Raises StarlodeError for a version in the future.
        """
        return [news.text for news in self.weighed_news(since)]

    def weighed_news(self, since: int = 0) -> list[News]:
        """The same with how much each line matters to this seat; raises the same StarlodeError."""
        match = self._match
        told = match.game.digest(match.config, self.events(since), self.view(), match.words)
        lines = [self._line(item, seen=True) if isinstance(item, Event) else item for item in told]
        return [News(line, self._weight(item)) for line, item in zip(lines, told, strict=True) if line]

    def _weight(self, item: Event | str) -> int:
        """How much something matters to this seat."""
        if isinstance(item, Event) and self._viewer in self._match.game.events.victims(item):
            return DONE_TO_YOU
        return YOURS if isinstance(item, Event | EventLine) and item.seat == self._viewer else OF_OTHERS

    def _line(self, event: Event, seen: bool) -> str:
        match = self._match
        return match.words.say(log_line(match.game, match.config, event, match.names, seen))

    def information(self, seed: int = 0) -> Information:
        """What a bot in this seat is given; raises StarlodeError for an invalid seed."""
        seed = whole(seed, "a seed", 0, MOST)
        perspective = self._perspective
        return Information(perspective.referee, block_of(perspective.record), self._viewer, seed, perspective.names)

    def __repr__(self) -> str:
        who = "spectator" if self.number is None else f"seat({self.number})"
        return f"<{who} of a match of {self._match.game.info.name}, version {self.version}>"
