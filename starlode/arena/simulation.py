"""Many games of bots: how one is played, fast or step by step, and what must hold after every decision.

Game number i of a run has the seed `seed + i` and is the game `Match(name, seed=seed + i)` deals, so any one of them
can be looked at alone. If an external program plays, a secret salt is mixed into the seeds, which it could guess
otherwise. Bots change seats from game to game, so that no bot keeps the better one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from starlode.arena.tally import Tally
from starlode.bots import Bot
from starlode.bots.bot import Guest, dismiss, is_guest
from starlode.bots.playing import Ground, let_play
from starlode.bots.seating import check_networks, fill_seats, recorded, seat_bots
from starlode.engine.authoring.game import Game
from starlode.engine.authoring.invariants import asking_faults, position_faults
from starlode.engine.boundary.errors import Fault, InvalidRecord, StarlodeError
from starlode.engine.declarations.config import Config
from starlode.engine.running import loops
from starlode.engine.running.referee import Referee
from starlode.engine.state.dice import dice_of
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import blank
from starlode.engine.system.files import is_taken
from starlode.match import Information, Match
from starlode.match.names import tame
from starlode.match.outcome import end_of, results_of
from starlode.match.record import load_record
from starlode.match.seeds import check_salt, fresh_seed, key_of, luck_of, seed_of_deal

RANDOM = "random"

Played = list[tuple[int, int]]  # seat and action of every decision


class Forfeit(NamedTuple):
    """A game in which an external program broke down, and the random bot played on in its place."""

    seed: int
    bot: str
    reason: str


def forfeited(bots: Sequence[Bot], seed: int, names: Sequence[str]) -> list[Forfeit]:
    """Every seat that has forfeited a game, and why."""
    guests = [(name, bot.forfeit) for name, bot in zip(names, bots, strict=False) if isinstance(bot, Guest)]
    return [Forfeit(seed, name, reason) for name, reason in guests if reason is not None]


class Lots:
    """Decides for all seats exactly as compiled random play would."""

    name = RANDOM

    def __init__(self, seed: int) -> None:
        self._dice = dice_of(seed)

    def choose(self, information: Information) -> int:
        """Any legal action."""
        return information.referee.lot(information.block, 0, information.seat, self._dice)


class Simulation:
    """One run: the game, who plays, and the arrays every game of it uses again.

    With `check` every invariant is checked after every decision, with `out` every game is kept in that folder, where
    other games are replaced only by `force`. The salt of an earlier run repeats its deals. Raises InvalidOption,
    InvalidComponents, UnknownBot or StarlodeError for anything impossible.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        bots: Sequence[str] = (RANDOM,),
        *,
        check: bool = False,
        out: Path | None = None,
        components: Path | None = None,
        salt: str | None = None,
        force: bool = False,
    ) -> None:
        self.game = game
        self.config: Config = game.configure(options, components)
        self.players: int = self.config.options["players"]
        self.bots = fill_seats(bots, self.players)
        check_networks(self.bots, game, self.players)
        self.salt = check_salt(salt) if salt is not None else fresh_seed() if any(map(is_guest, bots)) else ""
        self.checked = check
        self.out = out
        self._force = force
        self.tally = Tally(self.players)
        self.forfeits: list[Forfeit] = []
        self.ground = Ground(Referee(game, self.config), blank(game.state_type, 1))
        self.state = self.ground.block[0]
        self.mask = blank_mask(game.actions)

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random."""
        return set(self.bots) == {RANDOM}

    def seating(self, seed: int) -> list[str]:
        """Which bot sits where in the game of that seed."""
        return [self.bots[(seat + seed) % self.players] for seat in range(self.players)]

    def run(self, seed: int, games: int | None = None, decisions: int | None = None) -> Iterator[float]:
        """Play game after game up to the limit that comes first, and give the share of the run that is done after each.

        At least one limit must be given. Raises Fault.
        """
        done = 0.0
        while done < 1:
            self.play(seed + self.tally.games)
            limits = ((self.tally.games, games), (self.tally.decisions, decisions))
            done = max(count / limit for count, limit in limits if limit)
            yield done

    def play(self, seed: int) -> None:
        """Play the game of that seed and note its result; raises Fault."""
        params = self.config.params
        self._deal(seed)
        if self.checked or self.out or not self.is_random:
            decisions = self._step_by_step(seed)
        else:
            decisions = loops.playout(params, self.state, self.mask, dice_of(seed), self.game.most_decisions)
        self.tally.add(decisions, results_of(params, self.state), self.seating(seed))

    def _deal(self, seed: int) -> None:
        self.state.key[:] = key_of(seed_of_deal(seed, self.salt))
        self.ground.referee.deal(self.ground.block, 0)

    def _step_by_step(self, seed: int) -> int:
        """Play decision by decision, which is slower but can be watched; answers with their number."""
        played: Played = []
        bots, luck = self._bots(seed), luck_of(seed, self.salt)

        def heed(seat: int, action: int) -> None:
            played.append((seat, action))
            if self.checked:
                self._check(seed, played)

        try:
            if self.checked:
                self._check(seed, played)
            let_play(self.ground, dict(enumerate(bots)), lambda seat: luck + self.ground.ply, heed)
        finally:
            self.forfeits += forfeited(bots, seed, self.seating(seed))
            over = end_of(self.game, self.config, self.state, self.seating(seed)) if self.ground.over else None
            dismiss(bots, over)
        if self.out:
            self.keep(self.out, seed, played)
        return len(played)

    def _bots(self, seed: int) -> list[Bot]:
        """Who plays: random bots by the same dice as compiled random play."""
        if self.is_random:
            return [Lots(seed)] * self.players
        return seat_bots(self.seating(seed), luck_of(seed, self.salt))

    def _check(self, seed: int, played: Played) -> None:
        """Raise Fault unless every invariant holds that must hold between two decisions."""
        faults = asking_faults(self.game, self.config, self.state)
        if len(played) >= self.game.most_decisions and not self.state.over:
            faults.append(f"the game does not end within {self.game.most_decisions} decisions")
        faults += position_faults(self.game, self.config, self.state)
        if faults:
            raise Fault("; ".join(faults), seed, played)

    def keep(self, folder: Path, seed: int, played: Played) -> Path:
        """Store a game as a record that replays; answers with its file. Raises StarlodeError."""
        options, source = self.config.options, self.config.source
        dealt, bots = seed_of_deal(seed, self.salt), self.seating(seed)
        names, kinds = [tame(name) for name in bots], recorded(bots)
        match = Match(self.game, seed=dealt, names=names, components=source, options=options, bots=kinds)
        for seat, action in played:
            match.play(action, seat)
        path = self.place(folder, seed)
        match.record().save(path)
        return path

    def place(self, folder: Path, seed: int) -> Path:
        """The file for the game of that seed; raises StarlodeError where anything but that game is in it."""
        path = folder / f"{self.game.info.name}-{seed}.json"
        if not self._force and is_taken(path) and not self._is_again(path, seed):
            raise StarlodeError(f"{path} already exists and holds another game; name another folder, or use --force")
        return path

    def _is_again(self, path: Path, seed: int) -> bool:
        """Whether a file is a record of the same deal between the same bots, which can be made again."""
        try:
            there = load_record(path)
        except InvalidRecord:
            return False
        wanted = (seed_of_deal(seed, self.salt), self.config.options, recorded(self.seating(seed)))
        return wanted == (there.seed, there.options, there.bots)
