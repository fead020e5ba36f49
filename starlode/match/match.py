"""Match: the object that you play a game with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Self

from starlode.engine.authoring.changed_cards import configured
from starlode.engine.authoring.game import Game, Json
from starlode.engine.boundary.errors import IllegalMove, InvalidComponents, InvalidMove, InvalidPosition, InvalidRecord
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.strict import whole
from starlode.engine.running.history import History
from starlode.engine.running.referee import Referee
from starlode.engine.state.chance import fairness_digest
from starlode.engine.text.catalogue import Words
from starlode.match import start as beginning
from starlode.match.arguments import blaming, changes_of, file_of, game_of, language_of, naming, options_of, stored_game
from starlode.match.in_progress import Redraw
from starlode.match.information import Information
from starlode.match.names import bots_of, names_of
from starlode.match.outcome import Outcome, ScoreLine, outcome_of, score_of
from starlode.match.record import MOST_MOVES, MatchRecord, checked, components_digest, load_record
from starlode.match.seat import Seat
from starlode.match.seeds import Seed, fresh_seed, key_of, key_text
from starlode.match.worded import MadeDecision, Worded

SEAT_DIGITS = 3  # fewer than these in a stored move


class Match(Worded):
    """One game being played: `Match("cave-in", players=3, seed=7)`.

    A match knows everything. Give `seat(n)` or `spectator` to code that may not. Everything is checked: a wrong move
    raises InvalidMove or IllegalMove, says why, and changes nothing. Where a method takes a seat, the default is the
    first one that owes a decision.

    Raises UnknownGame for a game that does not exist, InvalidOption for an invalid option, seed, name or language,
    InvalidComponents for a component file or changed numbers that cannot be used, InvalidPosition for a start that is
    not a possible position, and InvalidRecord for moves that cannot be replayed.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seed: Seed | None = None,
        names: Sequence[str] | None = None,
        components: Path | str | None = None,
        changes: Mapping[str, int] | None = None,
        language: str | None = None,
        start: Json | None = None,
        moves: Iterable[str] = (),
        redraws: Sequence[tuple[int, int]] = (),
        bots: Sequence[str | None] | None = None,
        options: Mapping[str, Any] | None = None,
        **more_options: Any,
    ) -> None:
        self.game = game_of(game)
        given = {**options_of(options), **more_options}
        self.config = configured(self.game, given, file_of(components), changes_of(changes))
        self.words: Words = self.game.words(language_of(language))
        players = int(self.config.options["players"])
        self.names = names_of(names, players)
        self.bots = bots_of(bots, players)  # in which seats, for readers of the record
        if start is None:
            self.seed: Seed = fresh_seed() if seed is None else seed
            first = beginning.deal(self.game, self.config, self.seed)
        else:
            first = beginning.read(self.game, self.config, start, seed)
            self.seed = key_text(first.key)
        super().__init__(History(Referee(self.game, self.config), first))
        self._start = None if start is None else self.position()
        self.redraws = redraws_of(redraws)  # before the moves, because they change what moves lead to
        self._replay(moves)

    def _replay(self, moves: Any) -> None:
        if isinstance(moves, str | bytes) or not isinstance(moves, Iterable):
            raise InvalidRecord(f"moves are a list of texts, not {shown(moves)}")
        for number, text in enumerate(moves):
            seat, _, move = text.partition(" ") if isinstance(text, str) else ("", "", "")
            try:
                if not (seat.isascii() and seat.isdecimal() and len(seat) < SEAT_DIGITS and move):
                    raise InvalidMove("it is not a seat and a move, such as '0 end'")
                self.play(move, int(seat))
            except (InvalidMove, IllegalMove) as error:
                raise InvalidRecord(f"move {number + 1}, {shown(text)}, cannot be replayed: {error}") from None

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
        """What one player may know and do; raises IllegalMove for a seat that does not exist."""
        return Seat(self, self._check_seat(number))

    @property
    def spectator(self) -> Seat:
        """What a spectator may know."""
        return Seat(self, None)

    def view(self, seat: int) -> Json:
        """What a seat sees: `match.seat(n).view()`; a spectator's view is `match.spectator.view()`.

        Raises IllegalMove for a seat that does not exist.
        """
        return self.seat(seat).view()

    def prompt(self, seat: int | None = None) -> str:
        """What a seat is asked to decide now; raises IllegalMove for a seat that does not exist."""
        return self.seat(self._seat(seat)).prompt()

    def information(self, seat: int | None = None, seed: int = 0) -> Information:
        """What a bot in a seat is given; raises IllegalMove for a wrong seat, StarlodeError for an invalid seed."""
        return self.seat(self._seat(seat)).information(seed)

    # ---- how it stands ----

    def score(self, seat: int) -> list[ScoreLine]:
        """What a seat would score if the game ended now, point by point; includes hidden points.

        Raises IllegalMove for a seat that does not exist.
        """
        return score_of(self.game, self.config, self._state, self._seat(seat), self.words)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._outcome(self.words) if self.over else None

    def _outcome(self, words: Words) -> Outcome:
        return outcome_of(self.game, self.config, self._state, self.names, words)

    def at(self, ply: int) -> Self:
        """The match as it was after that many of its moves; raises StarlodeError for more than there are."""
        ply = whole(ply, "there is no ply {0}; the match has {2} moves", 0, self.count)
        earlier = copy(self)
        Worded.__init__(earlier, self.history.upto(ply + 1))
        earlier._decisions = self._decisions[: 2 * ply]
        earlier.redraws = [redraw for redraw in self.redraws if redraw.place < ply]
        return earlier

    # ---- positions and records ----

    def position(self) -> Json:
        """The whole position as readable JSON; `from_position` reads it back."""
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
        """A match that continues from a position; raises InvalidPosition with the place and the reason.

        The future is reshuffled unless the position names its generator or you give a seed. Mistakes in the other
        arguments raise the same errors as for a new match.
        """
        found = beginning.written(data)
        game = stored_game(found.game, language, InvalidPosition, "game")
        if seed is not None:
            key_of(seed)
        beginning.check_names(game, found)
        with blaming(InvalidPosition, "options"):
            return cls(
                game,
                start=data,
                seed=seed,
                names=found.names,
                components=components,
                language=language,
                options=found.options,
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
            changes=dict(self.config.changes) or None,
            outcome=self._outcome(self.game.words()).data() if self.over else None,
            bots=self.bots,
            redraws=list(self.redraws) or None,
        )

    @classmethod
    def from_record(
        cls,
        record: MatchRecord | Path | str,
        *,
        components: Path | str | None = None,
        language: str | None = None,
    ) -> Match:
        """Replay a record, or the file of one; raises InvalidRecord.

        One that was played with another component file needs that file, unless it says what was changed in the game's
        own. Mistakes in the other arguments raise the same errors as for a new match.
        """
        source = "" if isinstance(record, MatchRecord) else str(record)
        record = checked(record) if isinstance(record, MatchRecord) else load_record(record)
        with naming(source, InvalidRecord):
            game = stored_game(record.game, language, InvalidRecord)
            check_origin(record, game, components)
        changes = record.changes if components is None else None
        with naming(source, InvalidRecord), blaming(InvalidRecord, "", *((InvalidComponents,) if changes else ())):
            return cls(
                game,
                start=record.start,
                seed=None if record.start is not None else record.seed,
                names=record.seats,
                components=components,
                changes=changes,
                language=language,
                options=record.options,
                moves=record.moves,
                redraws=record.redraws or (),
                bots=record.bots,
            )

    def __repr__(self) -> str:
        if self._start is not None:
            return f"Match.from_record({self.record()!r})"
        defaults = self.game.resolve({})
        options = "".join(f", {k}={v!r}" for k, v in self.options.items() if v != defaults[k])
        source = f", components={str(self.config.source)!r}" if self.config.source else ""
        source += f", changes={self.config.changes!r}" if self.config.changes else ""
        names = f", names={self.names!r}" if self.names != names_of(None, self.players) else ""
        names += f", bots={self.bots!r}" if self.bots else ""
        moves = f", moves={self.moves!r}" if self.decisions else ""
        moves += f", redraws={[tuple(redraw) for redraw in self.redraws]!r}" if self.redraws else ""
        return f"Match({self.game.info.name!r}, seed={self.seed!r}{options}{names}{source}{moves})"

    def __str__(self) -> str:
        """The table as the seat that is asked sees it, drawn for a terminal."""
        seat = self.spectator if self.over else self.seat(self._seat(None))
        return drawn(seat.draw())


def redraws_of(given: Any) -> list[Redraw]:
    """Where chance was redrawn; raises InvalidRecord for anything but pairs of numbers."""
    wrong = InvalidRecord(f"redraws are pairs of numbers, after how many moves and for which time, not {shown(given)}")
    try:
        pairs = [(place, number) for place, number in given]
    except (TypeError, ValueError):
        raise wrong from None
    if not all(isinstance(number, int) and 0 <= number <= MOST_MOVES for pair in pairs for number in pair):
        raise wrong
    return [Redraw(*pair) for pair in pairs]


def drawn(picture: Any) -> str:
    """A Rich renderable as plain text."""
    from starlode.engine.system.console import Console  # Rich is only needed in a terminal

    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        console.print(picture)
    return capture.get()


def check_origin(record: MatchRecord, game: Game, components: Path | str | None) -> None:
    """Raise InvalidRecord unless a record belongs to these rules and components.

    Raises InvalidComponents for a file that cannot be read.
    """
    if record.rules != game.version:
        raise InvalidRecord(f"the record was played by rules {record.rules} of {record.game}; here are {game.version}")
    if not _is_of(record, file_of(components)):
        own = "the game's own components; give no component file"
        other = "another component file; give that file (--components)"
        told = other if record.components else own
        raise InvalidRecord(f"the record was played with {told} to replay it")


def _is_of(record: MatchRecord, source: Path | None) -> bool:
    """Whether a record was played with a component file, or says itself what was changed.

    A page without encryption cannot say which file has these changes.
    """
    if record.changes and (source is None or not record.components):
        return True
    return record.components == components_digest(source)


__all__ = ["MadeDecision", "Match"]
