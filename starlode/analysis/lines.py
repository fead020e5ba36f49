"""The best lines of a position: which moves are best, what may be expected of each, and what is likely to follow.

A search that goes where it likes says little of moves that it does not like. So it gets a part of the thinking, and
each of the best moves an equal part of the rest, in a tree of its own. The analysis board of the page does the same.

>>> from starlode.analysis import best_lines
>>> from starlode.match import Match
>>> match = Match("cave-in", players=2, seed=7)
>>> lines = best_lines(match.information(), iterations=200, most=3)
>>> all(line.move in match.legal() for line in lines)
True
>>> all(0 <= line.expected <= 1 and line.line[0] == line.move for line in lines)
True
"""

from __future__ import annotations

from math import sqrt

import msgspec
from msgspec.structs import replace

from starlode.analysis.effort import FEWEST
from starlode.analysis.measures import MEASURES
from starlode.analysis.weighing import Looked, Scales, grown
from starlode.bots.proofs import mastered
from starlode.bots.search_bot import likely_line
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.text.speech import describe
from starlode.match import Information

USUAL = 8000  # iterations
MOST = 5  # lines


class Line(msgspec.Struct, frozen=True):
    """A move with what the seat may expect of it: 0 is certain to lose, 1 certain to win."""

    action: int
    move: str
    words: str
    expected: float
    margin: float  # half the 95% interval, as far as that depends on luck
    share: float  # of a search that goes where it likes
    line: list[str]  # the move and what is likely to follow


def best_lines(
    information: Information, iterations: int = USUAL, most: int = MOST, played: int | None = None, seed: int = 0
) -> list[Line]:
    """The best moves of a seat that is asked, by what it knows and nothing else, the best first.

    An action that was played is among them in any case. The same information, iterations and seed always give the same.
    Raises StarlodeError for a seat that is not asked, too few iterations, or an action that could not be played.
    """
    if not information.actions:
        raise StarlodeError("this seat is not asked, so there is nothing to choose from")
    if iterations < FEWEST or most < 1:
        raise StarlodeError(f"lines need at least {FEWEST} iterations and one line, not {iterations} and {most}")
    if played is not None and played not in information.actions:
        raise StarlodeError(f"the action {played} cannot have been played here; it is not among the legal ones")
    scales = Scales(iterations, information.config.options["players"] in mastered(information.game))
    freely = int(MEASURES.freely * iterations)
    looked, _ = scales.look(information, seed, freely)
    actions = _worth_weighing(information, looked, most, played)
    each = max(FEWEST, (iterations - freely) // len(actions))
    known = {choice.action: choice for choice in looked}
    lines = [_line(scales, information, known.get(action) or Looked(action, 0, 0.0), seed, each) for action in actions]
    told = [replace(line, share=line.share / freely) for line in lines]
    return sorted(told, key=lambda line: (line.margin - line.expected, -line.share, line.action))


def _worth_weighing(information: Information, looked: list[Looked], most: int, played: int | None) -> list[int]:
    """The moves that a search likes; where it looked at few, what looks best at a glance."""
    hunches = information.referee.hunches(information.block, 0, information.seat)
    glance = sorted(information.actions, key=lambda action: -hunches[action])
    liked = [choice.action for choice in looked][:most]
    others = [action for action in glance if action not in liked]
    return list(dict.fromkeys([*liked, *others[: most - len(liked)], *([] if played is None else [played])]))


def _line(scales: Scales, information: Information, looked: Looked, seed: int, iterations: int) -> Line:
    """A line as it was weighed, unless the search has looked at it more often."""
    tree = scales.plant(information, seed, iterations, looked.action)
    weighed = Looked(looked.action, iterations - iterations // 2, grown(tree, iterations)[information.seat])
    line = likely_line(information, tree, looked.action)
    words = information.game.words().say(describe(information, looked.action))
    best = max(weighed, looked, key=lambda one: one.visits)
    return Line(looked.action, line[0], words, _share(best.expected), margin_of(best), looked.visits, line)


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))


def margin_of(looked: Looked) -> float:
    """Half the 95% interval of what may be expected: two wins and two losses more keep it from vanishing."""
    share = (_share(looked.expected) * looked.visits + 2) / (looked.visits + 4)
    return MEASURES.sure * sqrt(share * (1 - share) / (looked.visits + 4))
