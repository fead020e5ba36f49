"""What matters most of a report in plain sentences: what wins against its peers, and which place wins beyond its share.

Everything named here is beyond chance even after correction for all that was compared; figures come with the 95 %
interval of one rate. Statistics, in `sentences`, are for what comes after.
"""

from __future__ import annotations

from collections.abc import Iterator

from starlode.arena.intervals import wilson
from starlode.lab.measures import Share
from starlode.lab.report import LabReport
from starlode.lab.sentences import nothing_found, percent, players_of, span
from starlode.lab.statistics import effect, effect_error, family_z
from starlode.lab.suspects import WINS, Suspect

MOST = 5  # components that are named
THINKING = "--bots search:100it, or beside it with --against search:100it"


def headlines(report: LabReport) -> list[str]:
    """What stands out, what wins before what is only wanted, the strongest first; or that nothing does."""
    uneven = uneven_places(report.seats)
    return [
        *_found(report, uneven),
        *([] if report.suspects else [nothing_found(report)]),
        *([] if uneven else [even_sentence(report)]),
        *_others(report),
    ]


def _found(report: LabReport, uneven: list[Share]) -> list[str]:
    """Components in their order; the places come before the first one that is weaker than they are."""
    named, players = _named(report), players_of(report)
    told = [thing_sentence(test, players) for test in named]
    if not uneven:
        return told
    clear = edge(uneven[0], report.seats)
    before = next((number for number, test in enumerate(named) if test.strength < clear), len(named))
    return [*told[:before], places_sentence(uneven), *told[before:]]


def caution(report: LabReport) -> str:
    """What to do before believing the report, where no bot in it thinks ahead; else nothing."""
    rival = report.rival
    if not report.experiment.is_hasty or (rival and not rival.experiment.is_hasty):
        return ""
    hasty = (
        f"bots that do not think ahead, here {players_of(report)}, overrate what pays at once and miss what pays late"
    )
    return f"Caution: {hasty}. Before you change anything, play again with {THINKING}; it takes longer."


# ---- components ----


def _named(report: LabReport) -> list[Suspect]:
    """The suspects that get a sentence: of a card and its halves, or of a thing found twice, only the strongest."""
    ordered = sorted(report.suspects, key=lambda test: test.test != WINS)
    return list(_apart(ordered))[:MOST]


def _apart(found: list[Suspect]) -> Iterator[Suspect]:
    seen: set[str] = set()
    for test in found:
        component = test.usage.column.component
        family = component.choice if component.choice in _ids(found) else component.id
        if family not in seen:
            seen.add(family)
            yield test


def _ids(found: list[Suspect]) -> set[str]:
    return {test.usage.column.component.id for test in found}


def _others(report: LabReport) -> list[str]:
    """How many components more stand out than were named."""
    more = len(list(_apart(report.suspects))) - MOST
    things = "component stands" if more == 1 else "components stand"
    return [f"{more} more {things} out; the report lists all of them."] if more > 0 else []


def thing_sentence(test: Suspect, players: str) -> str:
    """What takers of a component win, or how much it is wanted, with its interval, against others of its kind."""
    one, kind = test.usage, test.usage.column.component.kind
    name, how = capital(one.column.component.name), one.column.how
    if test.test == WINS:
        rival = f"those who {how} others of its kind ({kind}) win" if test.has_peers else "their share is"
        rate = f"{percent(test.rate)} ({span(one.interval)})"
        return f"{name}: players who {how} it win {rate}, {rival} {percent(test.other)} (among {players})."
    return f"{name}: {_wanted(test)} (among {players})."


def _wanted(test: Suspect) -> str:
    """How often a component is taken by those who could, with its interval, and how often its peers are."""
    one, how = test.usage, test.usage.column.how
    rate = f"{percent(test.rate)} ({span(wilson(one.accepted, one.offered))})"
    others = f"of others of its kind ({one.column.component.kind}) {percent(test.other)}"
    if one.by_game:
        return f"it was {how} in {rate} of the games in which it was on offer, {others}"
    return f"{rate} of the players who had it before them {how} it, {others}"


def capital(name: str) -> str:
    """The name as a sentence begins."""
    return name[:1].upper() + name[1:]


# ---- places in the order of turns ----


def edge(share: Share, among: list[Share]) -> float:
    """How much of a place's advantage or disadvantage, as Cohen's h, is left when all places are looked at at once."""
    return abs(effect(share.rate, share.fair)) - family_z(len(among)) * effect_error(share.count, None)


def uneven_places(shares: list[Share]) -> list[Share]:
    """Places that win more or less than their share beyond chance, the clearest first."""
    found = [share for share in shares if edge(share, shares) > 0]
    return sorted(found, key=lambda share: -edge(share, shares))


def places_sentence(uneven: list[Share]) -> str:
    """What these places win, and what they should."""
    first, *rest = [f"{place_name(share)} wins {percent(share.rate)} ({span(share.interval)})" for share in uneven]
    told = ", ".join([capital(first), *rest])
    return f"{told} of games; an equal share is {percent(uneven[0].fair)}."


def place_name(share: Share) -> str:
    """`the third player`, or `seat 2` where all are asked at once."""
    name = share.name.lower()
    return f"the {name}" if name.endswith("player") else name


def even_sentence(report: LabReport) -> str:
    """That no place wins beyond its share, and how large an edge would have been missed."""
    fair, places = percent(report.seats[0].fair), "place in turn order" if report.evidence.has_order else "seat"
    reach = max((share.interval[1] - share.interval[0]) / 2 for share in report.seats)
    missed = (
        f"an edge of {100 * reach:.0f} percentage points or less could go unseen in {report.evidence.games:,} games"
    )
    return f"No {places} wins more or less than its share of {fair} beyond chance; {missed}."
