"""Match: what a person or a program holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from starlode.engine import loops
from starlode.engine.catalogue import Words, chosen_language
from starlode.engine.chance import fairness_digest
from starlode.engine.errors import IllegalMove, InvalidRecord, StarlodeError
from starlode.engine.events import Event
from starlode.engine.game import Game, Json
from starlode.engine.records import duplicate
from starlode.engine.speech import describe, log_line, objection
from starlode.games import find_game
from starlode.match import start as beginning
from starlode.match.choice import Choice
from starlode.match.history import Gatekeeper, History
from starlode.match.information import Information
from starlode.match.outcome import Outcome, ScoreLine, outcome_of, score_of
from starlode.match.record import MatchRecord, components_digest, load_record
from starlode.match.seat import Seat
from starlode.match.seeds import Seed, fresh_seed, key_text
from starlode.match.strict import whole

Move = str | int

SHOWN = 12  # so many legal moves are listed where one was refused


class Decision(NamedTuple):
    """A decision that was made: by which seat, its action, and the move's text."""

    seat: int
    action: int
    move: str

    def __str__(self) -> str:
        return f"{self.seat} {self.move}"


class Match:
    """One game being played: `Match("cave-in", players=3, seed=7)`.

    A match is for whoever may know everything; `seat(n)` and `spectator` are for everybody else. Everything is checked:
    a wrong move raises InvalidMove or IllegalMove, says why, and changes nothing. Where a method takes a seat, the
    first one that owes a decision is meant unless another is named.

    Raises InvalidOption for an option, a seed or a language that does not exist, InvalidComponents for a component file
    that cannot be used, and InvalidRecord for moves that cannot be replayed.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seed: Seed | None = None,
        names: Sequence[str] | None = None,
        components: Path | str | None = None,
        language: str | None = None,
        start: Json | None = None,
        moves: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        **more_options: Any,
    ) -> None:
        self.game = find_game(game).load() if isinstance(game, str) else game
        source = Path(components) if components else None
        self.config = self.game.configure({**(options or {}), **more_options}, source)
        self.words: Words = self.game.words(language or chosen_language())
        self.names = _names(names, self.players)
        if start is None:
            self.seed: Seed = fresh_seed() if seed is None else seed
            first = beginning.deal(self.game, self.config, self.seed)
        else:
            first = beginning.read(self.game, self.config, start, seed)
            self.seed = key_text(first.key)
        self._open(History(first), [])
        self._start = None if start is None else self.position()
        self._replay(moves)

    def _open(self, history: History, decisions: list[Decision]) -> None:
        """Go on from a history and the decisions that made it."""
        self._history, self.decisions = history, decisions
        self.gate = Gatekeeper(self.config.params, history)  # what each viewer may know of it
        self._turn_page()

    # ---- what is so ----

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.config.options["players"])

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return dict(self.config.options)

    @property
    def state(self) -> Any:
        """A copy of the true position."""
        return duplicate(self._state)

    @property
    def ply(self) -> int:
        """How many decisions have been made, secret ones included."""
        return int(self._state.ply)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.over)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        acting = int(self._state.acting)
        return tuple(seat for seat in range(self.players) if acting >> seat & 1)

    @property
    def moves(self) -> list[str]:
        """All moves so far, each with its seat, as records have them: `0 mine c3-yellow-1`."""
        return [str(decision) for decision in self.decisions]

    @property
    def fairness(self) -> str:
        """SHA-256 of the secret key: show it before the game, and the key after it."""
        return fairness_digest(self._history[0].key)

    @property
    def _state(self) -> Any:
        return self._history[-1]

    # ---- for everyone else ----

    def seat(self, number: int) -> Seat:
        """What one player may know and do; raises IllegalMove for a seat that there is not."""
        return Seat(self, whole(number, "a seat of this match", 0, self.players - 1, IllegalMove))

    @property
    def spectator(self) -> Seat:
        """What somebody who only watches may know."""
        return Seat(self, None)

    # ---- playing ----

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat."""
        seat = self._seat(seat)
        if seat not in self._legal:
            mask = np.zeros(self.game.actions, np.uint8)
            loops.legal_mask(self.config.params, self._state, seat, mask)
            self._legal[seat] = np.flatnonzero(mask).tolist()
        return self._legal[seat]

    def choices(self, seat: int | None = None) -> list[Choice]:
        """The legal actions of a seat with what can be said of them: move, words and object."""
        seat = self._seat(seat)
        if seat not in self._choices:
            record = self.gate.record(seat)
            self._choices[seat] = [
                Choice(self.game, self.config, record, seat, action, self.names, self.words)
                for action in self.legal_actions(seat)
            ]
        return self._choices[seat]

    def describe(self, action: int, seat: int | None = None) -> str:
        """An action in a few words, legal or not; raises IllegalMove for a number that is no action."""
        seat, action = self._seat(seat), self._action(action)
        message = describe(self.game, self.config, self.gate.record(seat), seat, action, self.names)
        return self.words.say(message)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat as text."""
        return [choice.move for choice in self.choices(seat)]

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Play a move, given as text or as an action; answers with everything it caused.

        Raises InvalidMove for a text that means nothing, and IllegalMove for what is not allowed now, with the reason.
        """
        seat = self._seat(seat)
        action = self._read(move, seat) if isinstance(move, str) else self._action(move)
        if action not in self.legal_actions(seat):
            raise IllegalMove(self._objection(seat, action))
        text = self.game.format(self.config, self.gate.record(seat), seat, action)
        loops.play_action(self.config.params, self._history.push(), seat, action)
        self.decisions.append(Decision(seat, action, text))
        self._turn_page()
        return self.events(len(self._history) - 1)

    def _read(self, move: str, seat: int) -> int:
        return self.game.parse(self.config, self.gate.record(seat), seat, move, self.words)

    def _action(self, move: Any) -> int:
        return whole(move, "a move is a text or an action; an action", 0, self.game.actions - 1, IllegalMove)

    def _objection(self, seat: int, action: int) -> str:
        why = self.words.say(objection(self.game, self.config, self.gate.record(seat), seat, action, self.names))
        moves = self.legal(seat)
        if not moves:
            return why
        more = max(0, len(moves) - SHOWN)
        return self.words.text("move-refused", why=why, moves=", ".join(moves[:SHOWN]), more=more)

    def undo(self, count: int = 1) -> list[str]:
        """Take back the last moves; answers with them, the earliest first.

        Raises StarlodeError for more than there are.
        """
        left = len(self.decisions) - whole(count, "how many moves to take back", 0, len(self.decisions))
        taken = self.moves[left:]
        del self.decisions[left:]
        self._history.cut(left + 1)
        self.gate.cut()
        self._turn_page()
        return taken

    def at(self, ply: int) -> Match:
        """The match as it stood after that many of its moves; raises StarlodeError for more than there are."""
        ply = whole(ply, "a ply of this match", 0, len(self.decisions))
        earlier = Match.__new__(Match)
        earlier.__dict__.update(self.__dict__)
        earlier._open(self._history.until(ply + 1), self.decisions[:ply])
        return earlier

    def _replay(self, moves: Iterable[str]) -> None:
        for number, text in enumerate(moves):
            seat, _, move = text.partition(" ")
            try:
                self.play(move, int(seat))
            except ValueError as error:
                raise InvalidRecord(f"move {number + 1}, '{text}', cannot be replayed: {error}") from None

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            acting = int(self._state.acting)
            return (acting & -acting).bit_length() - 1 if acting else 0
        return whole(seat, "a seat of this match", 0, self.players - 1, IllegalMove)

    def _turn_page(self) -> None:
        """Drop what was made for another position."""
        self.gate.turn_page()
        self._legal: dict[int, list[int]] = {}
        self._choices: dict[int, list[Choice]] = {}

    # ---- what happened ----

    def events(self, since: int = 0) -> list[Event]:
        """Everything that happened after the first `since` positions; the deal is the first.

        Raises StarlodeError for more positions than there are.
        """
        since = whole(since, "where to begin", 0, len(self._history))
        return [event for number in range(since, len(self._history)) for event in self.events_at(number)]

    def events_at(self, number: int) -> list[Event]:
        """What brought about one of the positions; 0 is the deal."""
        return self.game.events.of(self._history[number])

    def log(self, since: int = 0) -> list[str]:
        """The same in sentences; raises StarlodeError likewise."""
        return [self.words.say(log_line(self.game, self.config, event, self.names)) for event in self.events(since)]

    def score(self, seat: int) -> list[ScoreLine]:
        """Point by point what a seat would score if the game ended now; tells what is hidden."""
        return score_of(self.game, self.config, self._state, self._seat(seat), self.words)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return outcome_of(self.game, self.config, self._state, self.names, self.words) if self.over else None

    # ---- through the gate, for one seat ----

    def view(self, seat: int) -> Json:
        """What a seat sees: `match.seat(n).view()`; a spectator's view is `match.spectator.view()`."""
        return self.seat(seat).view()

    def prompt(self, seat: int | None = None) -> str:
        """What a seat is asked to decide now."""
        return self.seat(self._seat(seat)).prompt()

    def information(self, seat: int | None = None, seed: int = 0) -> Information:
        """What a bot in a seat is given; raises StarlodeError for a wrong seed."""
        return self.seat(self._seat(seat)).information(seed)

    # ---- positions and records ----

    def position(self) -> Json:
        """The whole truth as readable JSON; `from_position` takes it back."""
        return beginning.write(self.game, self.config, self._state, self.names)

    @classmethod
    def from_position(
        cls,
        data: Json,
        *,
        components: Path | str | None = None,
        seed: Seed | None = None,
        language: str | None = None,
    ) -> Match:
        """A match that goes on from a position; raises InvalidPosition with the reason.

        The future is shuffled anew unless the position names its generator or a seed is given.
        """
        beginning.check_keys(data)
        return cls(
            str(data.get("game")),
            start=data,
            seed=seed,
            names=data.get("names"),
            components=components,
            language=language,
            options=data.get("options", {}),
        )

    def record(self) -> MatchRecord:
        """The match as a record that replays."""
        english = outcome_of(self.game, self.config, self._state, self.names, self.game.words()) if self.over else None
        return MatchRecord(
            game=self.game.info.name,
            rules=self.game.version,
            options=self.options,
            seats=list(self.names),
            seed=self.seed,
            moves=self.moves,
            start=self._start,
            components=components_digest(self.config.source),
            outcome=english.data() if english else None,
        )

    @classmethod
    def from_record(
        cls,
        record: MatchRecord | Path | str,
        *,
        components: Path | str | None = None,
        language: str | None = None,
    ) -> Match:
        """Replay a record, or the file of one; raises InvalidRecord."""
        if not isinstance(record, MatchRecord):
            record = load_record(Path(record))
        check_origin(record, components)
        return cls(
            record.game,
            start=record.start,
            seed=None if record.start else record.seed,
            names=record.seats,
            components=components,
            language=language,
            options=record.options,
            moves=record.moves,
        )

    def __repr__(self) -> str:
        if self._start is not None:
            return f"Match.from_record({self.record()!r})"
        defaults = self.game.resolve({})
        options = "".join(f", {k}={v!r}" for k, v in self.options.items() if v != defaults[k])
        source = f", components={str(self.config.source)!r}" if self.config.source else ""
        names = f", names={self.names!r}" if self.names != _names(None, self.players) else ""
        moves = f", moves={self.moves!r}" if self.decisions else ""
        return f"Match({self.game.info.name!r}, seed={self.seed!r}{options}{names}{source}{moves})"

    def __str__(self) -> str:
        """The table as the seat that is asked sees it, drawn for a terminal."""
        seat = self.spectator if self.over else self.seat(self._seat(None))
        return drawn(seat.draw())


def drawn(picture: Any) -> str:
    """A Rich renderable as plain text."""
    from rich.console import Console  # needed in a terminal only

    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def check_origin(record: MatchRecord, components: Path | str | None) -> None:
    """Raise InvalidRecord unless a record belongs to these rules and components."""
    game = find_game(record.game).load()
    if record.rules != game.version:
        raise InvalidRecord(f"the record was played by rules {record.rules} of {record.game}; here are {game.version}")
    if record.components != components_digest(Path(components) if components else None):
        raise InvalidRecord("the record was played with another component file; give that file to replay it")


def _names(given: Sequence[str] | None, players: int) -> list[str]:
    if given is None:
        return [f"Player {seat}" for seat in range(players)]
    if len(given) != players:
        raise StarlodeError(f"{len(given)} names for {players} seats")
    return [str(name) for name in given]
