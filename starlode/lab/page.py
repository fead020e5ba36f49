"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from starlode import __version__
from starlode.engine.system.files import write_whole, writing
from starlode.lab import plots, sentences
from starlode.lab.answers import sweep_answer
from starlode.lab.comparison import measure_rows, suspect_rows
from starlode.lab.curves import sweep_plots, sweep_sentences
from starlode.lab.headlines import caution, headlines
from starlode.lab.measures import Spread
from starlode.lab.remedies import remedy
from starlode.lab.report import LabReport
from starlode.lab.suspects import DEAD, LEAST, TASTE
from starlode.lab.usage import ComponentUse

LISTED = 12  # sentences of a ranking that are seen at once

Rows = list[dict[str, str]]


def write_page(report: LabReport, path: Path) -> None:
    """Write the page, whole or not at all; raises StarlodeError, in which case an old page is still there."""
    with writing(path):
        write_whole(path, render(report))


def render(report: LabReport) -> str:
    """The page as text."""
    environment = Environment(
        loader=PackageLoader("starlode.lab", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "percent": sentences.percent,
        "span": sentences.span,
        "small_sample": sentences.small_sample,
        "tidy": _tidy,
    }
    return environment.get_template("page.html").render(_head(report) | _findings(report) | _numbers(report))


def _tidy(sentence: str) -> str:
    """A sentence that is not broken between a number and its sign."""
    return sentence.replace(" %", "\u00a0%")


def _head(report: LabReport) -> dict[str, Any]:
    experiment = report.experiment
    return {
        "title": experiment.game.info.title,
        "headline": sentences.headline(report),
        "headlines": headlines(report),
        "caution": caution(report),
        "sentences": sentences.statistics(report),
        "options": experiment.config.options,
        "seed": experiment.seed,
        "salt": "" if report.interrupted else experiment.salt,
        "components": "the game's own" if experiment.components is None else experiment.components.name,
        "version": __version__,
        "rules": experiment.game.version,
    }


def _findings(report: LabReport) -> dict[str, Any]:
    players = sentences.players_of(report)
    return {
        "suspects": [sentences.suspect_sentence(test, players) for test in report.suspects],
        "suspect_remedies": [remedy(report, test.usage.column.component) for test in report.suspects],
        "neglected_remedies": [remedy(report, test.usage.column.component) for test in report.neglected],
        "suspect_plot": plots.suspect_plot(report.suspects) if report.suspects else "",
        "nothing_found": sentences.nothing_found(report),
        "neglected": [sentences.suspect_sentence(test, players) for test in report.neglected],
        "dead": [sentences.dead_sentence(one) for one in report.dead],
        "dead_limit": sentences.percent(DEAD),
        "dominated": [f"{sentences.dominated_phrase(one)} in {one.choices:,} choices." for one in report.dominated],
        "players": players,
        "compared": _compared(report),
        "listed": LISTED,
        "comparisons": len(report.tests),
        "least": LEAST,
        "taste": TASTE,
        "value": report.value,
        "sweep": report.sweep,
        "sweep_answer": sweep_answer(report.sweep) if report.sweep else "",
        "sweep_sentences": sweep_sentences(report.sweep) if report.sweep else [],
        "sweep_plots": sweep_plots(report.sweep) if report.sweep else [],
    }


def _compared(report: LabReport) -> list[tuple[str, Rows]]:
    """Sheets that put two kinds of players side by side, where two were asked for."""
    if report.rival is None:
        return []
    sheets = [
        ("How games go", measure_rows(report, report.rival)),
        ("Suspects of either", suspect_rows(report, report.rival)),
    ]
    return [(title, rows) for title, rows in sheets if rows]


def _numbers(report: LabReport) -> dict[str, Any]:
    highest = max((one.interval[1] for one in report.usages if not one.is_small), default=1.0)
    return {
        "plots": [
            ("Who wins", plots.seat_plot(report)),
            ("How long games are", plots.length_plot(report)),
            ("Points at the end", plots.points_plot(report)),
            ("How close games end", plots.margin_plot(report)),
            ("How often the leader goes on to win", plots.lead_plot(report)),
            ("Where points come from", plots.source_plot(report)),
        ],
        "sheets": [
            ("Seats and bots", _shares(report)),
            ("Games", _spreads(report)),
            ("Closeness", _closeness(report)),
            ("Sources of points", _sources(report)),
        ],
        "kinds": _kinds(report.usages),
        "most": max(highest, 0.1),
    }


def _kinds(usages: list[ComponentUse]) -> list[tuple[str, list[ComponentUse]]]:
    """Components by kind; within a kind the most extreme first, and those with few takers last."""

    def kind(one: ComponentUse) -> str:
        return one.column.component.kind

    ordered = sorted(usages, key=lambda one: (one.column.how, one.is_small, -one.lift))
    groups = {name: [one for one in ordered if kind(one) == name] for name, _ in groupby(usages, kind)}
    return list(groups.items())


def _shares(report: LabReport) -> Rows:
    shares = [*report.seats, *(report.bots if len(report.bots) > 1 else [])]
    return [
        {"": s.name, "wins": sentences.percent(s.rate), "95 %": sentences.span(s.interval), "points": f"{s.points:.1f}"}
        for s in shares
    ]


def _spreads(report: LabReport) -> Rows:
    found = {
        "decisions": report.length,
        "rounds": report.rounds,
        "points of a seat": report.points,
        "winning margin": report.margin,
        "lead changes": report.lead_changes,
    }
    rows = [_spread(name, spread, "{:.1f}".format) for name, spread in found.items() if spread]
    return [*rows, _spread("winner leads for good after", report.settled, sentences.percent)]


def _spread(name: str, spread: Spread, form: Callable[[float], str]) -> dict[str, str]:
    low, high = form(spread.low), form(spread.high)
    return {"": name, "average": form(spread.mean), "1 in 10 below": low, "1 in 10 above": high}


def _closeness(report: LabReport) -> Rows:
    return [
        {"decided by": f"less than {limit}", "games": sentences.percent(share)} for limit, share in report.closer_than
    ]


def _sources(report: LabReport) -> Rows:
    return [
        {
            "": s.label,
            "points": f"{s.points:.2f}",
            "share": sentences.percent(s.share),
            "winners": f"{s.winners:.2f}",
            "others": f"{s.losers:.2f}",
        }
        for s in report.sources
        if s.points
    ]
