"""What the numbers of a report say, in sentences; what matters most is in `headlines`."""

from __future__ import annotations

from starlode.arena.intervals import Interval
from starlode.lab.measures import Share, unwon
from starlode.lab.report import LabReport
from starlode.lab.suspects import WINS, Dominated, Suspect
from starlode.lab.usage import ENOUGH, ComponentUse

MOST_NAMED = 6  # names a sentence lists before it only counts


def percent(rate: float) -> str:
    """`27.1 %`."""
    return f"{100 * rate:.1f} %"


def span(interval: Interval) -> str:
    """`24.3 to 30.1 %`."""
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f} %"


def chance(p: float) -> str:
    """A probability, not more exactly than it is known."""
    return "p < 0.0001" if p < 0.0001 else f"p = {p:.2g}"


def players_of(report: LabReport) -> str:
    """The bots whose games the report is based on."""
    return " and ".join(dict.fromkeys(report.experiment.bots))


def headline(report: LabReport) -> str:
    """What was played."""
    experiment, evidence = report.experiment, report.evidence
    what = f"{evidence.games:,} games of {experiment.game.info.title} for {evidence.players} players"
    beside = f", and the same games by {players_of(report.rival)}" if report.rival else ""
    text = f"{what}, played by {players_of(report)}{beside}."
    return f"{text} The run was interrupted; this is what was finished." if report.interrupted else text


def statistics(report: LabReport) -> list[str]:
    """The measures of the report in some sentences, below its headlines."""
    return [
        *(share_sentence(share) for share in report.seats),
        *(share_sentence(share) for share in report.bots if len(report.bots) > 1),
        *unwon_sentence(report),
        length_sentence(report),
        points_sentence(report),
        drama_sentence(report),
        *source_sentence(report),
        *neglect_sentences(report),
        *warning_sentence(report),
    ]


def nothing_found(report: LabReport) -> str:
    """What to say if no component stands out."""
    if not report.tests:
        return "No component was taken often enough to be judged."
    found = f"Among {players_of(report)} no component wins or is wanted beyond its peers"
    return f"{found} after correction for {len(report.tests)} comparisons."


def suspect_sentence(suspect: Suspect, players: str) -> str:
    """How a component differs from its peers among these players, and how much of that is sure."""
    one = suspect.usage
    name, how, kind = one.column.component.name, one.column.how, one.column.component.kind
    sure = f"{suspect.strength:.2f} of it beyond doubt"
    size = f"(Cohen's h {suspect.h:+.2f}, {sure}, {chance(suspect.p)} after correction; among {players})"
    if suspect.test == WINS:
        rival = f"those that {how} others of its kind ({kind})" if suspect.has_peers else "their fair share is"
        return f"{name}: seats that {how} it win {percent(suspect.rate)}, {rival} {percent(suspect.other)} {size}."
    others = f"others of its kind ({kind}) {percent(suspect.other)}"
    if one.by_game:
        offered = f"in {percent(suspect.rate)} of the games in which it was on offer"
        return f"{name}: {offered} it was {how}, {others} {size}."
    return f"{name}: of the seats that had it before them {percent(suspect.rate)} {how} it, {others} {size}."


def share_sentence(share: Share) -> str:
    """A seat's or a bot's share of the victories."""
    difference = 100 * (share.rate - share.fair)
    more = f"{abs(difference):.1f} percentage points {'more' if difference >= 0 else 'less'} than its share"
    verdict = "" if share.is_fair else " The interval leaves the fair share out."
    return f"{share.name} wins {percent(share.rate)} of games, {more} (95 % interval {span(share.interval)}).{verdict}"


def unwon_sentence(report: LabReport) -> list[str]:
    """How often all players lose together, in a game where they can."""
    share = unwon(report.evidence)
    return [f"In {percent(share)} of games no one wins: all lose together."] if share else []


def length_sentence(report: LabReport) -> str:
    """How long games are."""
    length, rounds = report.length, report.rounds
    in_rounds = f" in {rounds.mean:.1f} rounds" if rounds else ""
    eight = f"eight games in ten have {length.low:.0f} to {length.high:.0f} decisions"
    return f"A game takes {length.mean:.0f} decisions{in_rounds} on average; {eight}."


def points_sentence(report: LabReport) -> str:
    """What seats score, and how close it is."""
    points, margin = report.points, report.margin
    close = dict(report.closer_than)
    decided = f"{percent(close[3])} of games are decided by less than 3 points, {percent(close[10])} by less than 10"
    scores = f"A seat scores {points.mean:.1f} points on average, eight in ten {points.low:.0f} to {points.high:.0f}"
    return f"{scores}; the winner is {margin.mean:.1f} ahead. {decided}."


def drama_sentence(report: LabReport) -> str:
    """How the lead moves."""
    changes, settled = f"The lead changes {report.lead_changes.mean:.1f} times a game", percent(report.settled.middle)
    return f"{changes}; in half of all games the winner leads for good only after {settled} of the game or later."


def source_sentence(report: LabReport) -> list[str]:
    """Where most points come from."""
    top = report.sources[:3]
    named = ", ".join(f"{source.label} {percent(source.share)}" for source in top)
    return [f"Most points come from {named}."] if top else []


def neglect_sentences(report: LabReport) -> list[str]:
    """Dead cards and dominated options."""
    lines = []
    if report.dead:
        names = listed([one.column.label for one in report.dead])
        lines.append(f"Hardly ever taken although they are offered: {names}.")
    if report.dominated:
        names = listed([option.usage.column.label for option in report.dominated])
        lines.append(f"Hardly ever chosen: {names}.")
    return lines


def dead_sentence(one: ComponentUse) -> str:
    """A component that hardly any seat takes."""
    name, how = one.column.component.name, one.column.how
    if one.by_game:
        return f"{name}: {how} in {one.accepted:,} of {one.offered:,} games in which it was on offer."
    return f"{name}: {how} by {one.accepted:,} of {one.offered:,} seats that had it before them."


def dominated_phrase(option: Dominated) -> str:
    """A neglected option, and what is chosen instead most often."""
    rival = option.rival.column.component.name
    name, how = option.usage.column.component.name, option.usage.column.how
    return f"{name} ({how} by {percent(option.share)}, most often {rival} instead)"


def warning_sentence(report: LabReport) -> list[str]:
    """How much of the report rests on too few games."""
    small = [one for one in report.usages if one.is_small]
    count = f"{len(small)} of {len(report.usages)} rows on components"
    return [f"{count} rest on fewer than {ENOUGH} takers: read them as guesses."] if small else []


def small_sample(one: ComponentUse) -> str:
    """A mark for a row that rests on too few takers."""
    return f"only {one.takers} takers" if one.is_small else ""


def listed(names: list[str]) -> str:
    """The first names of a list, and how many more there are."""
    more = len(names) - MOST_NAMED
    return ", ".join(names[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
