"""Many games of bots: how one is played, fast or step by step, and what must hold after every decision.

Game number i of a run has the seed `seed + i` and is the game `Match(name, seed=seed + i)` deals, so any one of them
can be looked at alone. Bots change seats from game to game, so that no bot keeps the better one.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from starlode.bots import make_bot
from starlode.engine import loops
from starlode.engine.errors import InvalidOption, StarlodeError
from starlode.engine.game import Config, Game
from starlode.engine.records import Array, one
from starlode.games import find_game
from starlode.match import Information, Match
from starlode.match.outcome import results_of
from starlode.terminal.arguments import check_bots, options_of, save_record, words
from starlode.terminal.stats import Tally

RANDOM = "random"

Played = list[tuple[int, int]]  # seat and action of every decision
Chooser = Callable[[Any, int, Array], int]  # state, seat, its legal mask -> action


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    games: int | None = None
    decisions: int | None = None
    players: int | None = None
    bots: str = RANDOM
    options: list[str] | tuple[str, ...] = ()
    seed: int = 0
    check: bool = False
    out: Path | None = None
    components: Path | None = None


class Fault(StarlodeError):
    """A broken promise of the game; says where, and keeps the moves that led there."""

    def __init__(self, text: str, seed: int, played: Played) -> None:
        super().__init__(text)
        self.seed = seed
        self.played = played


class Simulation:
    """One run: the game, who plays, and the arrays every game of it uses again."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.game: Game = find_game(order.game).load()
        self.options = _options(self.game, order)
        self.players: int = self.options["players"]
        self.config: Config = self.game.configure(self.options, order.components)
        self.bots = _bots(order, self.players)
        self.tally = Tally(self.players)
        self.state = one(self.game.state_type)
        self.mask = np.zeros(self.game.actions, np.uint8)
        self._other = np.zeros(self.game.actions, np.uint8)

    def seating(self, seed: int) -> list[str]:
        """Which bot sits where in the game of that seed."""
        return [self.bots[(seat + seed) % self.players] for seat in range(self.players)]

    def play(self, seed: int) -> None:
        """Play the game of that seed and note its result; raises Fault."""
        params = self.config.params
        loops.deal_seed(params, self.state, self.players, seed, 0)
        if self.order.check or self.order.out or set(self.bots) != {RANDOM}:
            decisions = self._step_by_step(seed)
        else:
            decisions = loops.playout(params, self.state, self.mask, generator_of(seed), self.game.most_decisions)
        self.tally.add(decisions, results_of(params, self.state), self.seating(seed))

    def _step_by_step(self, seed: int) -> int:
        """Play decision by decision, which is slower and can be looked at; answers with their number."""
        state, params = self.state, self.config.params
        played: Played = []
        choose = self._chooser(seed)
        while not state.over:
            acting = int(state.acting)
            seat = (acting & -acting).bit_length() - 1
            loops.legal_mask(params, state, max(seat, 0), self.mask)
            if self.order.check:
                self._check(seat, seed, played)
            action = choose(state, seat, self.mask)
            played.append((seat, action))
            loops.play_action(params, state, seat, action)
        if self.order.check:
            self._check_faults(seed, played)
        if self.order.out:
            self.keep(self.order.out, seed, played)
        return len(played)

    def _chooser(self, seed: int) -> Chooser:
        """How seats decide: by the same lots as compiled random play, or by bots, who get their information only."""
        if set(self.bots) == {RANDOM}:
            generator = generator_of(seed)
            return lambda state, seat, mask: loops.draw_lot(mask, generator)
        bots = [make_bot(name, seed * self.players + seat) for seat, name in enumerate(self.seating(seed))]
        game, config = self.game, self.config
        return lambda state, seat, mask: bots[seat].choose(
            Information(game, config, state, seat, seed + int(state.ply))
        )

    def keep(self, folder: Path, seed: int, played: Played) -> Path:
        """Store a game as a record that replays; answers with its file."""
        match = Match(self.game, seed=seed, names=self.seating(seed), components=self.order.components, **self.options)
        for seat, action in played:
            match.play(action, seat)
        path = folder / f"{self.game.info.name}-{seed}.json"
        save_record(match.record(), path)
        return path

    # ---- invariants ----

    def _check(self, seat: int, seed: int, played: Played) -> None:
        """Everything that must hold before a decision."""
        if len(played) >= self.game.most_decisions:
            raise Fault(f"the game goes on beyond {self.game.most_decisions} decisions", seed, played)
        acting = int(self.state.acting)
        if not acting:
            raise Fault("nobody is asked although the game is not over", seed, played)
        for other in range(self.players):
            asked, able = bool(acting >> other & 1), self._can_move(other, seat)
            if asked and not able:
                raise Fault(f"seat {other} is asked but has no legal move", seed, played)
            if not asked and able:
                raise Fault(f"seat {other} has legal moves but is not asked", seed, played)
        self._check_faults(seed, played)

    def _can_move(self, other: int, seat: int) -> bool:
        """Whether a seat has legal moves; those of the seat on turn are known already."""
        if other == seat:
            return bool(self.mask.any())
        loops.legal_mask(self.config.params, self.state, other, self._other)
        return bool(self._other.any())

    def _check_faults(self, seed: int, played: Played) -> None:
        faults = self.game.faults(self.config, self.state)
        if faults:
            raise Fault("; ".join(faults), seed, played)

    # ---- in words ----

    def command(self, seed: int) -> str:
        """The command that plays the game of that seed alone."""
        defaults = self.game.resolve({})
        changed = {name: value for name, value in self.options.items() if value != defaults[name]}
        options = [f"--option {shlex.quote(f'{name}={option_text(value)}')}" for name, value in changed.items()]
        bots = ["--bots", ",".join(self.bots)] if set(self.bots) != {RANDOM} else []
        return " ".join(["starlode sim", self.game.info.name, "--games 1 --check", f"--seed {seed}", *options, *bots])


def option_text(value: Any) -> str:
    """An option's value as it is written on the command line."""
    if isinstance(value, list | tuple):
        return ",".join(str(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def generator_of(seed: int) -> Array:
    """The cheap generator that chooses the random moves of one game; it must not start at 0."""
    return np.array([(seed * 2654435769 + 2463534242) % 4294967291 or 1], np.int64)


def _options(game: Game, order: Order) -> dict[str, Any]:
    """The game's options; several bots say how many players there are."""
    named = words(order.bots)
    players = order.players or (len(named) if len(named) > 1 else None)
    return options_of(game, list(order.options), players)


def _bots(order: Order, players: int) -> list[str]:
    named = words(order.bots)
    check_bots(named)
    if len(named) not in (1, players):
        raise InvalidOption(f"{len(named)} bots were named for {players} players; name one, or one a seat")
    return named if len(named) == players else named * players
