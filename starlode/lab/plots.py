"""The plots, as SVG that takes its colours from the page and so suits light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from starlode.lab import measures
from starlode.lab.playing import MARKS
from starlode.lab.report import LabReport, SweepReport
from starlode.lab.suspects import WINS, Suspect

WIDTH, HEIGHT = 4.6, 2.7  # inches; small, so that letters stay readable on a phone
BARS = 14  # suspects, or sources of points, a plot shows at most

# Colours that stand for those of the page: the page's style says what they are.
INK, SOFT, MAIN, SECOND = "#010101", "#020202", "#030303", "#040404"
VARIABLES = {INK: "var(--ink)", SOFT: "var(--soft)", MAIN: "var(--main)", SECOND: "var(--second)"}
SERIES = (MAIN, SECOND, INK, SOFT)

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "starlode",
    "font.family": "sans-serif",
    "font.size": 9,
    "text.parse_math": False,  # names are plain text
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": SOFT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
}


def draw(title: str, paint: Callable[[Axes], None], height: float = HEIGHT) -> str:
    """A plot as SVG; `title` is for those who cannot see it."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure.add_subplot())
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _embed(out.getvalue(), title)


def _embed(svg: str, title: str) -> str:
    """Only the drawing, with the page's colours and without a size or ids that another plot may use too."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' (?:width|height)="[\d.]+pt"', "", svg, count=2)
    mark = f"p{sum(title.encode()) % 10_000}-"
    svg = re.sub(r'(id="|"#|url\(#)', rf"\1{mark}", svg)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, variable)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)


# ---- the whole experiment ----


def seat_plot(report: LabReport) -> str:
    """Win rates with their intervals against the fair share."""
    shares = [*report.seats, *(report.bots if len(report.bots) > 1 else [])]

    def paint(axes: Axes) -> None:
        places = range(len(shares))
        reach = [[s.rate - s.interval[0] for s in shares], [s.interval[1] - s.rate for s in shares]]
        rates, reach = [100 * s.rate for s in shares], [[100 * part for part in side] for side in reach]
        axes.axvline(100 * shares[0].fair, color=SOFT, linestyle="--")
        axes.errorbar(rates, places, xerr=reach, fmt="o", color=MAIN, capsize=3)
        axes.set_yticks(places, [s.name for s in shares])
        axes.set_ylim(len(shares) - 0.5, -0.5)
        axes.set_xlabel("victories in %, dashed: the fair share")

    return draw("Win rate of every seat", paint, 0.9 + 0.3 * len(shares))


def whole_bins(values: Any, most: int = 30) -> list[float]:
    """Edges of bins that hold equally many whole numbers each, so that none looks rarer than it is."""
    low, high = int(min(values)), int(max(values))
    width = (high - low) // most + 1
    return [edge - 0.5 for edge in range(low, high + width + 1, width)]


def histogram(title: str, values: Any, label: str) -> str:
    """How often each number occurs, in % of all."""

    def paint(axes: Axes) -> None:
        axes.hist(values, bins=whole_bins(values), weights=[100 / len(values)] * len(values), color=MAIN)
        axes.set_xlabel(label)
        axes.set_ylabel("%")

    return draw(title, paint)


def length_plot(report: LabReport) -> str:
    """How long games are."""
    return histogram("Length of a game", report.evidence.decisions, "decisions of a game")


def points_plot(report: LabReport) -> str:
    """What winners and others score."""
    won, bins = report.evidence.wins > 0, whole_bins(report.evidence.points.ravel())

    def paint(axes: Axes) -> None:
        for mask, colour, name in ((won, MAIN, "winners"), (~won, SECOND, "others")):
            axes.hist(report.evidence.points[mask], bins=bins, density=True, alpha=0.6, color=colour, label=name)
        axes.set_xlabel("points at the end")
        axes.set_yticks([])
        axes.legend()

    return draw("Points of winners and others", paint)


def margin_plot(report: LabReport) -> str:
    """How close games end."""
    return histogram("Winning margin", measures.margins(report.evidence), "points between first and second")


def lead_plot(report: LabReport) -> str:
    """How often the leader of a moment goes on to win."""
    moments = [100 * mark / (MARKS - 1) for mark in range(MARKS)]

    def paint(axes: Axes) -> None:
        axes.plot(moments, [100 * share for share in measures.leader_wins(report.evidence)], color=MAIN)
        axes.axhline(100 / report.evidence.players, color=SOFT, linestyle="--")
        axes.set_ylim(0, 100)
        axes.set_xlabel("% of the game played")
        axes.set_ylabel("leader wins, %")

    return draw("How often the leader wins", paint)


def source_plot(report: LabReport) -> str:
    """Where winners' and others' points come from."""
    top = [source for source in report.sources if source.points][:BARS]

    def paint(axes: Axes) -> None:
        places = range(len(top))
        axes.barh([p - 0.2 for p in places], [s.winners for s in top], 0.4, color=MAIN, label="winners")
        axes.barh([p + 0.2 for p in places], [s.losers for s in top], 0.4, color=SECOND, label="others")
        axes.set_yticks(places, [_short(s.label) for s in top])
        axes.set_ylim(len(top) - 0.5, -0.5)
        axes.set_xlabel("points a seat")
        axes.legend(loc="lower right")

    return draw("Sources of points", paint, 0.9 + 0.26 * len(top))


# ---- components ----


def suspect_plot(suspects: Sequence[Suspect]) -> str:
    """What is beyond doubt of the strongest suspects' differences, in the order of that, up to what was measured."""
    top = suspects[:BARS]

    def paint(axes: Axes) -> None:
        for place, one in enumerate(top):
            colour = MAIN if one.test == WINS else SECOND
            axes.errorbar([one.strength], [place], xerr=[[0.0], [one.excess - one.strength]], fmt="o", color=colour)
        axes.set_yticks(range(len(top)), [_difference(one) for one in top])
        axes.set_xlim(left=0)
        axes.set_ylim(len(top) - 0.5, -0.5)
        axes.set_xlabel("Cohen's h against peers, beyond taste", loc="right")  # names take the room on the left

    return draw("Suspects", paint, 0.9 + 0.26 * len(top))


def _difference(one: Suspect) -> str:
    """`Laser Drill: wins more`."""
    return f"{_short(one.usage.column.component.name, 24)}: {one.test} {'more' if one.h > 0 else 'less'}"


def _short(text: str, most: int = 30) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


# ---- sweeps ----

Curve = tuple[str, list[float], list[tuple[float, float]] | None]  # name, values, intervals


def curve_plot(title: str, sweep: SweepReport, curves: list[Curve], label: str) -> str:
    """Some measures over the values of a sweep."""
    values = [step.value for step in sweep.steps]

    def paint(axes: Axes) -> None:
        axes.axvline(sweep.current, color=SOFT, linestyle=":")
        for number, (name, rates, intervals) in enumerate(curves):
            colour = SERIES[number % len(SERIES)]
            axes.plot(values, rates, marker="o", color=colour, label=name)
            if intervals:
                lows, highs = [low for low, _ in intervals], [high for _, high in intervals]
                axes.fill_between(values, lows, highs, color=colour, alpha=0.15)
        axes.set_xlabel(sweep.name)
        axes.set_ylabel(label)
        if len(curves) > 1:
            axes.legend()

    return draw(title, paint)
