"""Everything a report says, before it becomes sentences, plots, sheets or files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from starlode.lab import measures
from starlode.lab.evidence import Evidence, gather
from starlode.lab.experiment import Experiment
from starlode.lab.measures import Share, SourceShare, Spread
from starlode.lab.playing import Played
from starlode.lab.suspects import Dominated, Suspect, dead, dominated, suspects
from starlode.lab.sweep import Number
from starlode.lab.usage import ComponentUse, usages


@dataclass(frozen=True)
class Step:
    """One value of a sweep, with its report."""

    value: Number
    report: LabReport


@dataclass(frozen=True)
class SweepReport:
    """A sweep: how the game changes with one number."""

    name: str
    subject: str  # id of the component it changes, if it is one
    current: Number
    steps: list[Step]
    target: float | None = None  # what takers of the component should win; as much as those of its peers if it is None

    @property
    def column(self) -> str:
        """What the number is called: the end of its path."""
        words = self.name.split(".")
        return " ".join(words[2:] or words[1:] or words).replace("_", " ")

    def followed(self, step: Step) -> list[ComponentUse]:
        """How the component is taken at one step, with the card it is a half of, or the halves it has."""
        return [one for one in step.report.usages if one.column.component.id in self._family]

    @cached_property
    def _family(self) -> set[str]:
        things = self.steps[0].report.experiment.things
        halves = {thing.id for thing in things.values() if thing.choice == self.subject}
        return {self.subject, *halves, things[self.subject].choice} if self.subject in things else halves


@dataclass(frozen=True)
class LabReport:
    """All measures of one experiment, each computed when it is first asked for."""

    experiment: Experiment
    evidence: Evidence
    interrupted: bool = False
    sweep: SweepReport | None = None
    value: Number | None = None  # of the sweep, which the rest of the report is about
    rival: LabReport | None = None  # the same games among another kind of players

    @cached_property
    def seats(self) -> list[Share]:
        """The share of the victories of every place in the order of turns."""
        return measures.seat_shares(self.evidence)

    @cached_property
    def bots(self) -> list[Share]:
        """Every bot's share of the victories."""
        return measures.bot_shares(self.evidence)

    @cached_property
    def length(self) -> Spread:
        """Decisions of a game."""
        return measures.spread(self.evidence.decisions)

    @cached_property
    def rounds(self) -> Spread | None:
        """Rounds of a game, where the game tells them."""
        return None if self.evidence.rounds is None else measures.spread(self.evidence.rounds)

    @cached_property
    def points(self) -> Spread:
        """Points of a seat."""
        return measures.spread(self.evidence.points)

    @cached_property
    def margin(self) -> Spread:
        """How far the winner is ahead of the second."""
        return measures.spread(measures.margins(self.evidence))

    @cached_property
    def lead_changes(self) -> Spread:
        """How often the lead passes to another seat."""
        return measures.spread(self.evidence.lead_changes)

    @cached_property
    def settled(self) -> Spread:
        """The share of the game after which the winner leads to the end."""
        return measures.spread(self.evidence.settled)

    @cached_property
    def closer_than(self) -> list[tuple[int, float]]:
        """The share of games decided by less than this many points."""
        return measures.closer_than(self.evidence)

    @cached_property
    def sources(self) -> list[SourceShare]:
        """Every source of points, the richest first."""
        return measures.sources(self.evidence)

    @cached_property
    def usages(self) -> list[ComponentUse]:
        """Every component and way of taking it."""
        return usages(self.evidence)

    @cached_property
    def tests(self) -> list[Suspect]:
        """Every comparison with peers, the strongest difference first."""
        return suspects(self.usages)

    @cached_property
    def suspects(self) -> list[Suspect]:
        """What wins or is wanted too much, or wins too little, beyond chance; the strongest imbalance first."""
        return [test for test in self.tests if test.is_certain and not test.is_neglect]

    @cached_property
    def neglected(self) -> list[Suspect]:
        """What is taken less than its peers beyond chance, the most neglected first."""
        return [test for test in self.tests if test.is_certain and test.is_neglect]

    @cached_property
    def dead(self) -> list[ComponentUse]:
        """Components that are offered and hardly ever taken."""
        return dead(self.usages)

    @cached_property
    def dominated(self) -> list[Dominated]:
        """Options that are hardly ever chosen."""
        return dominated(self.usages)


def make_report(experiment: Experiment, played: list[Played], interrupted: bool = False) -> LabReport:
    """The report of some finished games; there must be at least one."""
    return LabReport(experiment, gather(experiment, played), interrupted)
