"""What the verdicts on a match amount to: for each player, round by round, and the worst mistakes first."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from statistics import fmean

import msgspec

from starlode.analysis.measures import MEASURES, mark_for
from starlode.analysis.verdict import TurnVerdict, Verdict, in_turns
from starlode.bots.makings import makings
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_file, read_json
from starlode.engine.system.files import is_taken, write_whole, writing
from starlode.match import Match
from starlode.match.record import components_digest

JUDGES = ("search", "master")  # the bots whose looking ahead is asked
SHOWN = 12  # digits of a digest


@dataclass(frozen=True)
class PlayerSummary:
    """How well one player decided; blunders and so on are counted by turns."""

    seat: int
    name: str
    decisions: int  # that were judged
    forced: int
    turns: int
    accuracy: float  # 1 for a player who always takes the favourite of a search; see `accuracy_of`
    sound: float  # share of the judged decisions without a proven inaccuracy, mistake or blunder
    average_loss: float  # proven loss a judged decision
    blunders: int
    mistakes: int
    inaccuracies: int
    good: int
    great: int


def accuracy_of(verdicts: Sequence[Verdict]) -> float:
    """How well a player decided, from 1 towards 0: every decision counts alike, for as much as it is worth.

    What is worth little need not lose anything: where a game is decided, good players still play good moves.
    `benchmarks/calibrate.py` says what players of known strength get.
    """
    return fmean(verdict.worth for verdict in verdicts) if verdicts else 1.0


@dataclass
class AnalysisReport:
    """The verdicts on a match, and what they amount to."""

    match: Match
    think: str  # how long each decision was thought about, as it was written
    seed: int
    verdicts: list[Verdict] = field(default_factory=list)
    interrupted: bool = False

    @cached_property
    def makings(self) -> str:
        """A digest of what judges besides time and seed: rules, components and the search."""
        game, source, changes = self.match.game, self.match.config.source, self.match.config.changes
        components = components_digest(Path(source) if source else game.component_file)
        cards = {"components": components, **({"changes": dict(changes)} if changes else {})}
        found = {**makings(game, JUDGES, "analysis"), **cards}
        return hashlib.sha256(json.dumps(found).encode()).hexdigest()[:SHOWN]

    def players(self) -> list[PlayerSummary]:
        """A summary for every seat that has verdicts."""
        return [self._summary(seat) for seat in sorted({verdict.seat for verdict in self.verdicts})]

    def _summary(self, seat: int) -> PlayerSummary:
        own = [verdict for verdict in self.verdicts if verdict.seat == seat]
        judged = [verdict for verdict in own if not verdict.forced]
        turns = [turn for turn in self.turns() if turn.seat == seat]
        marks = Counter(turn.mark.grade for turn in turns if turn.mark)
        count = len(judged)
        return PlayerSummary(
            seat=seat,
            name=self.match.names[seat],
            decisions=count,
            forced=len(own) - count,
            turns=len(turns),
            accuracy=round(accuracy_of(judged), 4),
            sound=round(sum(not verdict.grade for verdict in judged) / count, 4) if count else 1.0,
            average_loss=round(sum(verdict.proven for verdict in judged) / count, 4) if count else 0.0,
            blunders=marks["blunder"],
            mistakes=marks["mistake"],
            inaccuracies=marks["inaccuracy"],
            good=marks["good"],
            great=marks["great"],
        )

    def turns(self) -> list[TurnVerdict]:
        """The verdicts by turn: decisions that belong together are judged together."""
        return in_turns(self.verdicts)

    def mistakes(self) -> list[TurnVerdict]:
        """The turns that lost something, the biggest loss first."""
        lost = [turn for turn in self.turns() if mark_for(turn.loss, MEASURES.lost)]
        return sorted(lost, key=lambda turn: (-turn.loss, turn.key.ply))

    def curve(self, seat: int) -> list[float]:
        """What a seat could expect by its own judgement, at the end of its every round."""
        ends: dict[int, float] = {}
        for verdict in self.verdicts:
            if verdict.seat == seat and verdict.expected is not None:
                ends[verdict.ply if verdict.round is None else verdict.round] = verdict.expected[seat]
        return list(ends.values())

    def data(self) -> Json:
        """The report ready for JSON."""
        record = self.match.record()
        return {
            "game": record.game,
            "options": record.options,
            "names": record.seats,
            "record": digest(self.match),
            "decisions": len(record.moves),
            "analysed": len(self.verdicts),
            "interrupted": self.interrupted,
            "over": self.match.over,
            "think": self.think,
            "seed": self.seed,
            "makings": self.makings,
            "players": [asdict(player) for player in self.players()],
            "curves": {str(player.seat): self.curve(player.seat) for player in self.players()},
            "mistakes": [turn.key.ply for turn in self.mistakes()],
            "turns": [_turn_data(turn) for turn in self.turns()],
            "plies": [_verdict_data(verdict) for verdict in self.verdicts],
        }

    def save(self, path: Path) -> None:
        """Keep the report in a file, where `resume` finds it; raises StarlodeError."""
        with writing(path):
            write_whole(path, json.dumps(self.data(), indent=1) + "\n")

    def resume(self, path: Path) -> dict[int, Verdict]:
        """The verdicts by ply that an earlier run kept in a file; none if other rules or another search judged them.

        Raises StarlodeError if they are of another run.
        """
        kept = load_kept(self, path)
        return {verdict.ply: verdict for verdict in kept.plies} if kept and kept.makings == self.makings else {}


class KeptVerdicts(msgspec.Struct):
    """What is read back from a kept report."""

    record: str
    think: str
    seed: int
    plies: list[Verdict]
    makings: str = ""


def load_kept(report: AnalysisReport, path: Path) -> KeptVerdicts | None:
    """What an earlier run kept in a file, None where there is none; raises StarlodeError if it is of another run."""
    if not is_taken(path):
        return None
    data = read_file(path, StarlodeError)
    try:
        kept = msgspec.convert(read_json(data, str(path), StarlodeError), KeptVerdicts)
    except (StarlodeError, msgspec.ValidationError):
        raise StarlodeError(f"{path} already exists and is not an analysis; choose another file") from None
    for name, here in (("record", digest(report.match)), ("think", report.think), ("seed", report.seed)):
        if getattr(kept, name) != here:
            raise StarlodeError(f"{path} holds an analysis with another {name}; choose another file")
    return kept


def digest(match: Match) -> str:
    """What identifies the record of a match."""
    return hashlib.sha256(match.record().text().encode()).hexdigest()[:16]


def _turn_data(turn: TurnVerdict) -> Json:
    plies = [verdict.ply for verdict in turn.verdicts]
    named = {"mark": turn.mark.mark if turn.mark else "", "grade": turn.mark.grade if turn.mark else ""}
    return {"seat": turn.seat, "plies": plies, "key": turn.key.ply, "loss": turn.loss, "found": turn.found, **named}


def _verdict_data(verdict: Verdict) -> Json:
    return {**msgspec.to_builtins(verdict), "forced": verdict.forced, "grade": verdict.grade}
