"""An even match: the level that fits a player, from how games against known levels went."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from math import log

from starlode.bots.scale import COUNT, STEP

STEPS = 10  # of each level that are tried
LATEST = 20  # games that count: who has learned plays others than a month ago
MIDDLE = (1 + COUNT) / 2


@dataclass(frozen=True)
class Encounter:
    """A game of a player: rating points a level, where the rivals are on the scale, and the share of the victory."""

    step: float
    rivals: list[float]
    share: float

    def chance(self, place: float) -> float:
        """How likely a player at a place of the scale is to win it."""
        return 1 / (1 + sum(float(10 ** ((rival - place) * self.step / 400)) for rival in self.rivals))


def fitting_level(encounters: Iterable[Encounter]) -> int:
    """The level that makes the latest games likeliest, which come first.

    One win and one loss in the middle keep a single game from deciding.
    """
    known = [*islice(encounters, LATEST), *(Encounter(STEP, [MIDDLE], share) for share in (0.0, 1.0))]
    places = [1 + place / STEPS for place in range((COUNT - 1) * STEPS + 1)]
    likeness = [sum(_likeness(one, place) for one in known) for place in places]
    return round(places[likeness.index(max(likeness))])


def _likeness(one: Encounter, place: float) -> float:
    chance = one.chance(place)
    return one.share * log(chance) + (1 - one.share) * log(1 - chance)
