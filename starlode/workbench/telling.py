"""What a sweep or a search comes to, in English sentences."""

from __future__ import annotations

from collections.abc import Iterator

from starlode.workbench.comparison import Difference
from starlode.workbench.contest import Changes, Contender, Contest, Weight
from starlode.workbench.knobs import Knob
from starlode.workbench.verdicts import ENOUGH

NAMED = 3  # side effects, and other values that may do as well
SURE = "(95 % for all that was tried together, however often you look)"


def percent(share: float) -> str:
    """`27.1 %`."""
    return f"{100 * share:.1f} %"


def points(share: float) -> str:
    """`+2.1`, in points of a hundred."""
    return f"{100 * share:+.1f}"


def short(knob: Knob) -> str:
    """A number by the end of its path."""
    return " ".join(knob.path.split(".")[2:] or knob.path.split(".")[1:])


def values_of(changes: Changes, knobs: list[Knob]) -> str:
    """`cost 5 and vp 3`: the values of these numbers, changed or not."""
    return " and ".join(f"{short(knob)} {changes.get(knob, knob.value)}" for knob in knobs)


def state_sentence(contest: Contest, weight: Weight) -> str:
    """What a thing does now, and what others of its kind do."""
    how, kind = contest.subject.how, contest.subject.component.kind
    wins = f"players who {how} it win {percent(weight.won)} (others of its kind, {kind}: {percent(weight.should_win)})"
    return f"{wins}; {percent(weight.used)} of seats {how} it (others: {percent(weight.should_use)})"


def sweep_sentences(contest: Contest, knobs: list[Knob], best: Contender | None, target: float | None) -> Iterator[str]:
    """The answer of a sweep, and how sure it is."""
    name, how, weighed = contest.subject.name, contest.subject.how, [one for one in contest.contenders if one.noted]
    if best is None:
        yield f"No answer: at every value fewer than {ENOUGH} players {how} {name}. Play more games."
        return
    where, now = values_of(best.changes, knobs), values_of({}, knobs)
    wish = f"comes nearest to {percent(target)}" if target is not None else "is most like others of its kind"
    yield f"{name} {wish} at {where} (now {now}): {figures(contest, best.weight, target)}."
    yield from _others(best, weighed, knobs)


def figures(contest: Contest, weight: Weight, target: float | None) -> str:
    """What takers win, and how far that is from what they should."""
    gap, reach = points(weight.won - weight.should_win), f"{100 * weight.won_reach:.1f}"
    if target is not None:
        return f"players who {contest.subject.how} it win {percent(weight.won)}, {gap} points off, give or take {reach}"
    used = points(weight.used - weight.should_use)
    apart = f"gaps of {gap} points, give or take {reach}, and {used}, give or take {100 * weight.used_reach:.1f}"
    return f"{state_sentence(contest, weight)}; {apart}"


def _others(best: Contender, weighed: list[Contender], knobs: list[Knob]) -> Iterator[str]:
    """Whether chance may explain the rest, and at which other values it may do so as well."""
    also = [one for one in weighed if one is not best and one.weight.takers >= ENOUGH and one.weight.fits]
    few = sum(one.weight.takers < ENOUGH for one in weighed)
    if not best.weight.fits:
        yield f"What is left is more than chance {SURE}: no value that was tried does it."
    elif also:
        names = [values_of(one.changes, knobs) for one in sorted(also, key=lambda one: one.weight.misfit)]
        more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
        yield f"It could be {', '.join(names[:NAMED])}{more} as well; more games would tell {SURE}."
    else:
        yield f"All other values are further off than chance {SURE}."
    if few:
        yield f"At {few} of {len(weighed)} too few took it to say."


def suggestion_sentences(contest: Contest, best: Contender | None, target: float | None) -> Iterator[str]:
    """What a search proposes, what that does, and what else it changes."""
    name, how = contest.subject.name, contest.subject.how
    now = contest.contenders[0].weight
    if best is None:
        yield f"No suggestion: fewer than {ENOUGH} players {how} {name} at every value. Play more games."
        return
    yield f"{name} now: {figures(contest, now, target)}."
    if not best.changes:
        yield "Suggestion: leave it as it is; no change of one number brings it nearer with fewer side effects."
    else:
        said = " and ".join(f"{short(knob)} {value} instead of {knob.value}" for knob, value in best.changes.items())
        yield f"Suggestion: {said}. Then {figures(contest, best.weight, target)}."
        yield sure_sentence(now, best.weight)
        yield side_sentence(contest.side_effects(best))


def sure_sentence(now: Weight, then: Weight) -> str:
    """Whether the present number was certainly off, and whether the new one is certainly right."""
    if now.fits:
        return f"But chance may explain how far it is off now {SURE}: play more games before you change anything."
    left = "What is left may be chance" if then.fits else "Something is left that is more than chance"
    return f"How far it is off now is more than chance {SURE}. {left}."


def side_sentence(changed: list[Difference]) -> str:
    """What else has certainly changed."""
    if not changed:
        return "Side effects: nothing else has certainly changed."
    told = [f"{one.name} {_value(one, one.before)} before, {_value(one, one.after)} then" for one in changed[:NAMED]]
    more = f" and {len(changed) - NAMED} more" if len(changed) > NAMED else ""
    return f"Side effects: {'; '.join(told)}{more}."


def _value(one: Difference, value: float) -> str:
    return percent(value) if one.is_share else f"{value:.2f}"
