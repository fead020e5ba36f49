"""The numbers of a report as sheets of rows: for CSV files, for JSON, and for the page."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

from starlode.engine.system.files import write_whole, writing
from starlode.lab.answers import sweep_answer
from starlode.lab.comparison import measure_rows, suspect_rows
from starlode.lab.curves import best_seat
from starlode.lab.headlines import caution, headlines
from starlode.lab.measures import Share, Spread
from starlode.lab.report import LabReport, SweepReport
from starlode.lab.sentences import players_of, suspect_sentence
from starlode.lab.suspects import Suspect
from starlode.lab.usage import ComponentUse

Row = dict[str, Any]


def sheets(report: LabReport) -> dict[str, list[Row]]:
    """Every sheet of a report by its name; a sheet has the same columns in all rows."""
    found = {
        "seats": [_share_row("seat", share) for share in report.seats],
        "bots": [_share_row("bot", share) for share in report.bots],
        "measures": _measures(report),
        "closeness": [{"less_than": limit, "share": _cut(share)} for limit, share in report.closer_than],
        "sources": [{name: _cut(value) for name, value in vars(source).items()} for source in report.sources],
        "components": [_usage_row(one) for one in report.usages],
        "suspects": [_suspect_row(test) for test in report.tests],
        "games": list(_games(report)),
    }
    found |= {"sweep": list(_sweep(report.sweep))} if report.sweep else {}
    return found | (_compared(report, report.rival) if report.rival else {})


def _compared(report: LabReport, rival: LabReport) -> dict[str, list[Row]]:
    """Two kinds of players side by side: how games go, and what either finds out of balance."""
    rows = {"compared": measure_rows(report, rival), "compared_suspects": suspect_rows(report, rival)}
    return {name: [{key or "what": cell for key, cell in row.items()} for row in told] for name, told in rows.items()}


def write_csv(report: LabReport, folder: Path) -> list[Path]:
    """One CSV file for each sheet; raises StarlodeError if they cannot be written."""
    with writing(folder):
        return [_write(folder / f"{name}.csv", rows) for name, rows in sheets(report).items()]


def _write(path: Path, rows: list[Row]) -> Path:
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [])
    writer.writeheader()
    writer.writerows(rows)
    write_whole(path, text.getvalue())
    return path


def data(report: LabReport) -> Row:
    """The report ready for JSON, without its list of games."""
    head = {
        "game": report.experiment.game_name,
        "options": report.experiment.config.options,
        "measured_with": list(dict.fromkeys(report.experiment.bots)),
        "seed": report.experiment.seed,
        "salt": None if report.interrupted else report.experiment.salt or None,
        "played": report.evidence.games,
        "interrupted": report.interrupted,
        "seats_by": "turn" if report.evidence.has_order else "number",
        "headlines": headlines(report),
        "caution": caution(report) or None,
    }
    found: Row = {name: rows for name, rows in sheets(report).items() if name != "games"}
    found |= {"sweep_answer": sweep_answer(report.sweep)} if report.sweep else {}
    found["suspects"] = [_told(test, report) for test in report.suspects]
    found["neglected"] = [_told(test, report) for test in report.neglected]
    found["dead"] = [_usage_row(one) for one in report.dead]
    found["dominated"] = [
        {"id": option.usage.column.component.id, "share": _cut(option.share), "choices": option.choices}
        for option in report.dominated
    ]
    return head | found


def _told(test: Suspect, report: LabReport) -> Row:
    return _suspect_row(test) | {"sentence": suspect_sentence(test, players_of(report))}


def _cut(value: Any) -> Any:
    """A number no longer than it is worth."""
    return round(value, 5) if isinstance(value, float) else value


def _share_row(name: str, share: Share) -> Row:
    low, high = share.interval
    row = {name: share.name, "games": share.count, "win_rate": share.rate, "low": low, "high": high}
    return {key: _cut(value) for key, value in (row | {"fair": share.fair, "points": share.points}).items()}


def _measures(report: LabReport) -> list[Row]:
    found: dict[str, Spread | None] = {
        "decisions": report.length,
        "rounds": report.rounds,
        "points": report.points,
        "margin": report.margin,
        "lead_changes": report.lead_changes,
        "settled": report.settled,
    }
    return [_spread_row(name, spread) for name, spread in found.items() if spread]


def _spread_row(name: str, spread: Spread) -> Row:
    low, high = spread.interval
    row = {"measure": name, "mean": spread.mean, "mean_low": low, "mean_high": high}
    row |= {"tenth": spread.low, "median": spread.middle, "ninetieth": spread.high}
    return {key: _cut(value) for key, value in row.items()}


def _names(one: ComponentUse) -> Row:
    component = one.column.component
    return {"id": component.id, "name": component.name, "kind": component.kind, "how": one.column.how}


def _usage_row(one: ComponentUse) -> Row:
    low, high = one.interval
    row: Row = {"takers": one.takers, "taken_by": one.rate, "games": one.games}
    row |= {"offered": one.offered, "accepted": one.accepted, "wanted": one.wanted}
    row |= {"offered_in": "games" if one.by_game else "seats"}
    row |= {"win_rate": one.win_rate if one.takers else None, "low": low, "high": high, "fair": one.fair}
    row |= {"effect": one.effect if one.takers else None, "small_sample": one.is_small}
    return _names(one) | {key: _cut(value) for key, value in row.items()}


def _suspect_row(test: Suspect) -> Row:
    row = {"test": test.test, "rate": test.rate, "peers": test.other, "h": test.h, "error": test.error}
    row |= {"p": float(f"{test.p:.4g}"), "strength": test.strength}
    return _names(test.usage) | {key: value if key == "p" else _cut(value) for key, value in row.items()}


def _games(report: LabReport) -> Iterator[Row]:
    """One row a seat of every game."""
    evidence = report.evidence
    for number in range(evidence.games):
        for seat in range(evidence.players):
            yield {
                "seed": int(evidence.seeds[number]),
                "seat": seat,
                "bot": evidence.bots[number][seat],
                "points": int(evidence.points[number, seat]),
                "victory": _cut(float(evidence.wins[number, seat])),
                "decisions": int(evidence.decisions[number]),
                "lead_changes": int(evidence.lead_changes[number]),
            }


def _sweep(sweep: SweepReport) -> Iterator[Row]:
    """One row a value, and a value for each way the component was taken."""
    for step in sweep.steps:
        row: Row = {"value": step.value, "games": step.report.evidence.games, "best_seat": best_seat(step.report)}
        row |= {"decisions": step.report.length.mean, "margin": step.report.margin.mean}
        for taken in [_usage_row(one) for one in sweep.followed(step)] or [{}]:
            yield {key: _cut(value) for key, value in row.items()} | {
                key: taken.get(key) for key in ("id", "how", "takers", "taken_by", "win_rate", "low", "high")
            }
