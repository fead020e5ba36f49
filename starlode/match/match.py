"""Match: what a person or a program holds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from starlode.engine.catalogue import Words, chosen_language
from starlode.engine.chance import fairness_digest
from starlode.engine.doors import Door, History
from starlode.engine.errors import InvalidRecord, StarlodeError
from starlode.engine.game import Game, Json
from starlode.games import find_game
from starlode.match import start as beginning
from starlode.match.course import Course, Decision
from starlode.match.information import Information
from starlode.match.outcome import Outcome, ScoreLine, outcome_of, score_of
from starlode.match.record import MatchRecord, components_digest, load_record
from starlode.match.seat import Seat
from starlode.match.seeds import Seed, fresh_seed, key_text


class Match(Course):
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
        self._open(History(Door(self.game, self.config), first), [])
        self._start = None if start is None else self.position()
        self._replay(moves)

    def _replay(self, moves: Iterable[str]) -> None:
        for number, text in enumerate(moves):
            seat, _, move = text.partition(" ")
            try:
                self.play(move, int(seat))
            except ValueError as error:
                raise InvalidRecord(f"move {number + 1}, '{text}', cannot be replayed: {error}") from None

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return dict(self.config.options)

    @property
    def fairness(self) -> str:
        """SHA-256 of the secret key: show it before the game, and the key after it."""
        return fairness_digest(self.history.states[0].key)

    # ---- for everyone else ----

    def seat(self, number: int) -> Seat:
        """What one player may know and do; raises IllegalMove for a seat that there is not."""
        return Seat(self, self._check_seat(number))

    @property
    def spectator(self) -> Seat:
        """What somebody who only watches may know."""
        return Seat(self, None)

    def view(self, seat: int) -> Json:
        """What a seat sees: `match.seat(n).view()`; a spectator's view is `match.spectator.view()`."""
        return self.seat(seat).view()

    def prompt(self, seat: int | None = None) -> str:
        """What a seat is asked to decide now."""
        return self.seat(self._seat(seat)).prompt()

    def information(self, seat: int | None = None, seed: int = 0) -> Information:
        """What a bot in a seat is given; raises StarlodeError for a wrong seed."""
        return self.seat(self._seat(seat)).information(seed)

    # ---- how it stands ----

    def score(self, seat: int) -> list[ScoreLine]:
        """Point by point what a seat would score if the game ended now; tells what is hidden."""
        return score_of(self.game, self.config, self._state, self._seat(seat), self.words)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._outcome(self.words) if self.over else None

    def _outcome(self, words: Words) -> Outcome:
        return outcome_of(self.game, self.config, self._state, self.names, words)

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
        return MatchRecord(
            game=self.game.info.name,
            rules=self.game.version,
            options=self.options,
            seats=list(self.names),
            seed=self.seed,
            moves=self.moves,
            start=self._start,
            components=components_digest(self.config.source),
            outcome=self._outcome(self.game.words()).data() if self.over else None,
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


__all__ = ["Decision", "Match"]
