"""Which components look out of balance, the strongest first; cards never taken; options never chosen.

Each component is tested twice: do its takers win more or less than the takers of its peers, and is it taken more or
less often than its peers when a seat is offered it? Both differences are Cohen's h. All tests together are one
family: probabilities are corrected by Holm's method, and suspects are ranked by what is left of h at the near end of
its interval, widened after Bonferroni. So neither a big difference seen rarely nor a tiny one seen often comes first.
Tastes differ without harm: how often something is taken only counts as far as it goes beyond a medium difference.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace

from starlode.arena.intervals import wilson
from starlode.lab.statistics import effect, effect_error, family_z, holm, two_sided
from starlode.lab.usage import ENOUGH, ComponentUse, mean_lift, mean_wanted, peers_of

WINS, WANTED = "wins", "wanted"
TASTE = 0.5  # how far h may stray where it is about what seats like
LEAST = 30  # takers, or seats offered to, below which nothing is tested
DEAD = 0.02  # a component is dead if fewer than this of the seats offered it take it
DOMINATED = 0.05  # an option is dominated if fewer than this of those who have the choice take it


@dataclass(frozen=True)
class Suspect:
    """A component that differs from its peers."""

    usage: ComponentUse
    test: str  # WINS or WANTED
    rate: float
    other: float  # what the peers, or a fair share, would give
    has_peers: bool
    h: float
    error: float  # of h
    p: float = 1.0  # corrected
    strength: float = 0.0  # what is left of the excess at the near end of its interval

    @property
    def excess(self) -> float:
        """How far h goes beyond what needs no explanation."""
        return max(0.0, abs(self.h) - (TASTE if self.test == WANTED else 0.0))

    @property
    def is_certain(self) -> bool:
        """Whether chance is an unlikely explanation even after the correction."""
        return self.strength > 0

    @property
    def is_neglect(self) -> bool:
        """Whether it is only about a component that is taken less than its peers."""
        return self.test == WANTED and self.h < 0


@dataclass(frozen=True)
class Dominated:
    """An option that is hardly ever chosen where a choice is made."""

    usage: ComponentUse
    rival: ComponentUse  # what is chosen most
    share: float
    choices: int


def suspects(among: list[ComponentUse]) -> list[Suspect]:
    """Every test that could be made, the strongest imbalance first."""
    tested = [test for one in among for test in (by_wins(one, among), by_wanted(one, among)) if test]
    corrected, reach = holm([two_sided(test.excess / test.error) for test in tested]), family_z(len(tested))
    judged = [
        replace(test, p=p, strength=max(0.0, test.excess - reach * test.error))
        for test, p in zip(tested, corrected, strict=True)
    ]
    return sorted(judged, key=lambda test: (-test.strength, test.p, -abs(test.h)))


def by_wins(one: ComponentUse, among: list[ComponentUse]) -> Suspect | None:
    """Takers against takers of the peers, or against their fair share where there are no peers."""
    if one.takers < LEAST:
        return None
    lift, takers = mean_lift(peers_of(one, among))
    other = one.fair + lift
    error = effect_error(one.takers, takers or None)
    return Suspect(one, WINS, one.win_rate, other, takers > 0, effect(one.win_rate, other), error)


def by_wanted(one: ComponentUse, among: list[ComponentUse]) -> Suspect | None:
    """How often it is taken against how often its peers are; without peers there is nothing to expect.

    Nor is there for an option, which competes with what else could be chosen: see `dominated`.
    """
    if one.column.component.choice:
        return None
    rate, offered = mean_wanted(peers_of(one, among))
    if one.offered < LEAST or not offered or one.wanted is None:
        return None
    error = effect_error(one.offered, offered)
    return Suspect(one, WANTED, one.wanted, rate, True, effect(one.wanted, rate), error)


def dead(among: list[ComponentUse]) -> list[ComponentUse]:
    """Offered to many seats and taken by hardly any, the most neglected first; not what is dominated only."""
    options = {option.usage.column for option in dominated(among)}
    cards = [one for one in among if one.offered >= ENOUGH and one.column not in options]
    found = [one for one in cards if wilson(one.accepted, one.offered)[1] < DEAD]
    return sorted(found, key=lambda one: one.accepted / one.offered)


def dominated(among: list[ComponentUse]) -> list[Dominated]:
    """Options that are hardly ever chosen although many make the choice, the most neglected first."""
    groups: dict[tuple[str, str], list[ComponentUse]] = defaultdict(list)
    for one in (one for one in among if one.column.component.choice):
        groups[one.column.component.choice, one.column.how].append(one)
    found = [option for group in groups.values() for option in _neglected(group)]
    return sorted(found, key=lambda option: option.share)


def _neglected(group: list[ComponentUse]) -> list[Dominated]:
    choices = sum(one.takers for one in group)
    if choices < ENOUGH or len(group) < 2:
        return []
    rival = max(group, key=lambda one: one.takers)
    neglected = [one for one in group if wilson(one.takers, choices)[1] < 2 * DOMINATED]
    return [
        Dominated(one, rival, one.takers / choices, choices) for one in neglected if one.takers / choices < DOMINATED
    ]
