"""Every value of one number, or every pair of two, on the same deals."""

from __future__ import annotations

from itertools import product

from starlode.engine.boundary.errors import InvalidSweep
from starlode.engine.boundary.quoting import shown
from starlode.workbench.contest import Changes, Contender, Contest
from starlode.workbench.knobs import Hindrance, Knob, Knobs
from starlode.workbench.rounds import PORTION
from starlode.workbench.suggesting import Hear, chosen

WHY = {
    Hindrance.SHAPE: "changes which things there are, or how many",
    Hindrance.TIED: "depends on other numbers",
    Hindrance.UNUSED: "has no effect with these options",
}
MOST = 150  # values, or pairs of values


def knob_at(knobs: Knobs, path: str) -> Knob:
    """The number with this path; raises InvalidSweep with the reason where there is none."""
    found = next((knob for knob in knobs.knobs if knob.path == path), None)
    if found:
        return found
    fixed = next((one for one in knobs.fixed if one.path == path), None)
    if fixed:
        raise InvalidSweep(f"{path} cannot be swept on the workbench, because it {WHY[fixed.why]}")
    raise InvalidSweep(f"the component file has no number {shown(path)}; `starlode components` prints the file")


def check_value(knob: Knob, value: float) -> int:
    """The value as the knob takes it; raises InvalidSweep."""
    if value != int(value) or not knob.low <= value <= knob.high:
        raise InvalidSweep(f"{knob.path} goes from {knob.low} to {knob.high}, not to {value}")
    return int(value)


def enter_grid(contest: Contest, axes: list[tuple[Knob, list[int]]]) -> None:
    """Every combination of the values takes part; raises InvalidSweep for too many."""
    grid = [dict(zip((knob for knob, _ in axes), values, strict=True)) for values in product(*(v for _, v in axes))]
    if len(grid) > MOST:
        raise InvalidSweep(f"{len(grid)} combinations are too many, at most {MOST}: sweep fewer values, as PATH=3..6")
    for changes in grid:
        contest.enter(_without_present(changes))


def _without_present(changes: Changes) -> Changes:
    return {knob: value for knob, value in changes.items() if value != knob.value}


def sweep(contest: Contest, games: int, hear: Hear) -> None:
    """Play all combinations in turn, portion by portion, so that an interruption leaves all equally well known."""
    portions = len(contest.contenders) * -(-games // PORTION)
    for done in range(portions):
        contest.play(contest.contenders[done % len(contest.contenders)])
        hear(done + 1, portions)


def best_in(contest: Contest) -> Contender | None:
    """The combination at which the thing is nearest to its peers, or to its target; None where too few take it."""
    among = [one for one in contest.contenders if one.played]
    for one in among:
        contest.judge(one)
    return chosen(among, [one.weight.misfit for one in among])
