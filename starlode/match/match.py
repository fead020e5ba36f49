"""Match: what a person or a program holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from starlode.engine import loops
from starlode.engine.chance import fairness_digest
from starlode.engine.errors import IllegalMove, InvalidPosition, InvalidRecord, StarlodeError
from starlode.engine.events import Event
from starlode.engine.game import Config, Game, Json, ScoreLine
from starlode.engine.records import duplicate, one
from starlode.games import find_game
from starlode.match.information import Information
from starlode.match.outcome import Outcome, outcome_of
from starlode.match.record import MatchRecord, components_digest, load_record
from starlode.match.seeds import Seed, fresh_seed, key_of, key_text

Move = str | int


class Match:
    """One game being played: `Match("cave-in", players=3, seed=7)`.

    Everything is checked: a wrong move raises InvalidMove or IllegalMove, says why, and changes nothing.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seed: Seed | None = None,
        names: Sequence[str] | None = None,
        components: Path | str | None = None,
        moves: Iterable[str] = (),
        **options: Any,
    ) -> None:
        self.game = find_game(game).load() if isinstance(game, str) else game
        self.config = self.game.configure(options, Path(components) if components else None)
        self.seed: Seed = fresh_seed() if seed is None else seed
        self.names = _names(names, self.players)
        self._start: Json | None = None
        self._moves: list[tuple[int, str]] = []
        state = one(self.game.state_type)
        state.key[:] = key_of(self.seed)
        loops.deal(self.config.params, state, self.players)
        self._states = [state]
        self._replay(moves)

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
        """A copy of the true position, for those who may know everything."""
        return duplicate(self._state)

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return int(self._state.ply)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.over)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return tuple(seat for seat in range(self.players) if self._state.acting >> seat & 1)

    @property
    def moves(self) -> list[str]:
        """All moves so far, each with its seat: `0 mine c3-yellow-1`."""
        return [f"{seat} {move}" for seat, move in self._moves]

    @property
    def fairness(self) -> str:
        """SHA-256 of the secret key: show it before the game, and the key after it."""
        return fairness_digest(self._states[0].key)

    @property
    def _state(self) -> Any:
        return self._states[-1]

    # ---- playing ----

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat, by default of the first that owes a decision."""
        mask = np.zeros(self.game.actions, np.uint8)
        loops.legal_mask(self.config.params, self._state, self._seat(seat), mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat as text."""
        return [self.game.format(self.config, self._state, action) for action in self.legal_actions(seat)]

    def play(self, move: Move, seat: int | None = None) -> list[Event]:
        """Play a move, given as text or as an action; answers with what it caused."""
        seat = self._seat(seat)
        if self.over:
            raise IllegalMove("the game is over; undo() goes back, Match(...) begins another")
        action = move if isinstance(move, int) else self.game.parse(self.config, self._state, move)
        legal = self.legal_actions(seat)
        if action not in legal:
            raise IllegalMove(self._objection(seat, action, move))
        text = self.game.format(self.config, self._state, action)
        state = duplicate(self._state)
        loops.play_action(self.config.params, state, seat, action)
        self._states.append(state)
        self._moves.append((seat, text))
        return self.game.events.of(state)

    def _objection(self, seat: int, action: int, move: Move) -> str:
        if not 0 <= action < self.game.actions:
            return f"there is no action {action}; actions are 0 to {self.game.actions - 1}"
        why = self.game.objection(self.config, self._state, seat, action)
        moves = self.legal(seat)
        shown = ", ".join(moves[:12]) + (f" and {len(moves) - 12} more" if len(moves) > 12 else "")
        return f"{move} is not legal: {why}" + (f" Legal: {shown}." if moves else "")

    def undo(self, count: int = 1) -> list[str]:
        """Take back the last moves; answers with them, the earliest first."""
        if not 0 <= count <= len(self._moves):
            raise StarlodeError(f"cannot take back {count} of {len(self._moves)} moves")
        taken = self.moves[len(self._moves) - count :]
        del self._states[len(self._states) - count :]
        del self._moves[len(self._moves) - count :]
        return taken

    def at(self, ply: int) -> Match:
        """The match as it stood after that many of its moves."""
        if not 0 <= ply <= len(self._moves):
            raise StarlodeError(f"there is no ply {ply}; the match has {len(self._moves)} moves")
        earlier = Match.__new__(Match)
        earlier.__dict__.update(self.__dict__)
        earlier._states = self._states[: ply + 1]
        earlier._moves = self._moves[:ply]
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
            return self.acting[0] if self.acting else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise IllegalMove(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
        return seat

    # ---- seeing ----

    def view(self, seat: int | None = None) -> Json:
        """What a seat may see, with its legal moves where it owes a decision; None is a spectator."""
        view = self.game.view(self.config, self._state, None if seat is None else self._seat(seat))
        view["names"] = list(self.names)
        view["acting"] = list(self.acting)
        if seat is not None and seat in self.acting:
            view["prompt"] = self.prompt(seat)
            view["legal"] = self.legal(seat)
        return view

    def draw(self, seat: int | None = None) -> Any:
        """What a seat may see as a Rich renderable for the terminal; None is a spectator."""
        return self.game.draw(self.config, self.view(seat))

    def prompt(self, seat: int | None = None) -> str:
        """What a seat is asked to decide now, in one sentence."""
        return self.game.prompt(self.config, self._state, self._seat(seat))

    def describe(self, action: int) -> str:
        """A legal action in a few plain words."""
        return self.game.describe(self.config, self._state, action)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened after ply `since`, as that seat may know it; None is a spectator."""
        return [event.seen_by(seat) for state in self._states[1 + since :] for event in self.game.events.of(state)]

    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """The events in English, redacted like the view."""
        return [self.game.log_line(self.config, event, self.names) for event in self.events(seat, since)]

    def information(self, seat: int | None = None, seed: int = 0) -> Information:
        """What a bot in that seat is given; the true state is not in it."""
        return Information(self.game, self.config, self._state, self._seat(seat), seed)

    def score(self, seat: int) -> list[ScoreLine]:
        """Point by point what a seat would score if the game ended now; tells what is hidden."""
        return self.game.score(self.config, self._state, self._seat(seat))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return outcome_of(self.game, self.config, self._state, self.names) if self.over else None

    # ---- positions and records ----

    def position(self) -> Json:
        """The whole truth as readable JSON; `from_position` takes it back."""
        return {
            "game": self.game.info.name,
            "options": self.options,
            "names": list(self.names),
            "ply": self.ply,
            "random": {"key": key_text(self._state.key), "counter": int(self._state.counter)},
            "position": self.game.write_position(self.config, self._state),
        }

    @classmethod
    def from_position(cls, data: Json, *, components: Path | str | None = None, seed: Seed | None = None) -> Match:
        """A match that goes on from a position; raises InvalidPosition with the reason.

        The future is shuffled anew unless the position names its generator or a seed is given.
        """
        return _from_position(data, components, seed)

    def record(self) -> MatchRecord:
        """The match as a record that replays."""
        outcome = self.outcome
        return MatchRecord(
            game=self.game.info.name,
            rules=self.game.version,
            options=self.options,
            seats=list(self.names),
            seed=self.seed,
            moves=self.moves,
            start=self._start,
            components=components_digest(self.config.source),
            outcome=outcome.data() if outcome else None,
        )

    @classmethod
    def from_record(cls, record: MatchRecord | Path | str, *, components: Path | str | None = None) -> Match:
        """Replay a record, or the file of one; raises InvalidRecord."""
        if not isinstance(record, MatchRecord):
            record = load_record(Path(record))
        return _from_record(record, components)

    def __repr__(self) -> str:
        if self._start is not None:
            return f"Match.from_record({self.record()!r})"
        defaults = self.game.resolve({})
        options = "".join(f", {k}={v!r}" for k, v in self.options.items() if v != defaults[k])
        source = f", components={str(self.config.source)!r}" if self.config.source else ""
        names = f", names={self.names!r}" if self.names != _names(None, self.players) else ""
        moves = f", moves={self.moves!r}" if self._moves else ""
        return f"Match({self.game.info.name!r}, seed={self.seed!r}{options}{names}{source}{moves})"


def _names(given: Sequence[str] | None, players: int) -> list[str]:
    if given is None:
        return [f"Player {seat}" for seat in range(players)]
    if len(given) != players:
        raise StarlodeError(f"{len(given)} names for {players} seats")
    return [str(name) for name in given]


def _from_position(data: Json, components: Path | str | None, seed: Seed | None) -> Match:
    """Build the match around a position."""
    if not isinstance(data, dict) or not isinstance(data.get("position"), dict):
        raise InvalidPosition('a position is an object with "game", "options" and "position"')
    unknown = set(data) - {"game", "options", "names", "ply", "random", "position"}
    if unknown:
        raise InvalidPosition(f"unknown key {', '.join(sorted(unknown))} beside the position")
    game = find_game(str(data.get("game"))).load()
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise InvalidPosition("options: expected an object of names and values")
    match = Match.__new__(Match)
    match.game = game
    match.config = game.configure(options, Path(components) if components else None)
    match.names = _names(data.get("names"), match.players)
    match._moves = []
    match._states = [_position_state(game, match.config, data, seed)]
    match.seed = key_text(match._states[0].key)
    match._start = match.position()
    return match


def _position_state(game: Game, config: Config, data: Json, seed: Seed | None) -> Any:
    state = one(game.state_type)
    state.players = config.options["players"]
    random = data.get("random", {})
    if not isinstance(random, dict) or set(random) - {"key", "counter"}:
        raise InvalidPosition("random: expected an object with key and counter")
    state.key[:] = key_of(seed if seed is not None else random.get("key") or fresh_seed())
    state.counter = 0 if seed is not None else _count(random.get("counter", 0), "random.counter")
    game.read_position(config, state, data["position"])
    state.ply = _count(data.get("ply", 0), "ply")
    return state


def _count(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**31:
        raise InvalidPosition(f"{place}: expected a whole number from 0, found {value!r}")
    return value


def _from_record(record: MatchRecord, components: Path | str | None) -> Match:
    """Replay a record after checking that it belongs to these rules and components."""
    game = find_game(record.game).load()
    if record.rules != game.version:
        raise InvalidRecord(f"the record was played by rules {record.rules} of {record.game}; here are {game.version}")
    if record.components != components_digest(Path(components) if components else None):
        raise InvalidRecord("the record was played with another component file; give that file to replay it")
    if record.start is None:
        return Match(
            game, seed=record.seed, names=record.seats, components=components, moves=record.moves, **record.options
        )
    match = Match.from_position(record.start, components=components)
    match._replay(record.moves)
    return match
