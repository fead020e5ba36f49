"""An analysis as text for the terminal: curves, the players with their mistakes, and every decision."""

from __future__ import annotations

import shlex
from itertools import pairwise
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starlode.analysis import AnalysisReport, TurnVerdict, Verdict
from starlode.engine.system.console import Console
from starlode.games import call_prefix

BARS = "▁▂▃▄▅▆▇█"
MOST = 3  # mistakes of one player that are told
STYLES = {
    "blunder": "bold red",
    "mistake": "yellow",
    "inaccuracy": "cyan",
    "good": "green",
    "great": "bold green",
    "": "",
}
SCALE = "Expected result by round: 0 % lost, 100 % won"


def print_report(console: Console, report: AnalysisReport, file: Path, every: bool) -> None:
    """The whole report for people; every decision only where wanted."""
    console.print(_headline(report))
    if not any(player.decisions for player in report.players()):
        console.print("There was nothing to decide." if not report.interrupted else "Nothing was judged yet.")
        return
    console.print(Text(SCALE, "dim"), _curves(report, console.width), "", _players(report))
    for player in report.players():
        console.print(_mistakes(report, player.seat))
    if every:
        console.print(Text("\nEvery decision", "bold"), _decisions(report))
    worst = report.mistakes()
    if worst:
        where = f"--ply {worst[0].key.ply} --seat {worst[0].seat}"
        command = f"{call_prefix()}starlode replay {shlex.quote(str(file))} {where}"
        console.print(Text(f"\nThe worst of all, before it was played: {command}", "dim"), soft_wrap=True)


def share(value: float) -> str:
    """An expected result in whole percent: never in points, which are the game's own."""
    return f"{round(100 * value)} %"


def _headline(report: AnalysisReport) -> Text:
    match, count = report.match, len(report.verdicts)
    total = len(match.moves)
    told = f"{total} decisions" if count == total else f"{count} of {total} decisions"
    head = Text.assemble((match.game.info.title, "bold"), f" · {told} · {report.think} for each")
    if report.interrupted:
        head.append("\nInterrupted; this is what was judged so far.", "yellow")
    if match.outcome:
        names = " and ".join(match.names[seat] for seat in match.outcome.winners) or "Nobody"
        head.append(f"\n{names} won. {match.outcome.reason}")
    return head


# ---- curves ----


def _curves(report: AnalysisReport, width: int) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    longest = max(len(name) for name in report.match.names)
    for player in report.players():
        curve = report.curve(player.seat)
        if curve:
            line = sparkline(curve, max(10, width - longest - 14))
            grid.add_row(Text(player.name), share(curve[0]), Text(line, "green"), share(curve[-1]))
    return grid


def sparkline(values: list[float], width: int) -> str:
    """Values from 0 to 1 as a row of bars; where there are more than fit, neighbours are averaged."""
    count = min(len(values), width)
    cuts = [len(values) * i // count for i in range(count + 1)]
    means = [sum(values[low:high]) / (high - low) for low, high in pairwise(cuts)]
    return "".join(BARS[min(len(BARS) - 1, int(mean * len(BARS)))] for mean in means)


# ---- players and their mistakes ----


def _players(report: AnalysisReport) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("player", overflow="fold")
    for heading in ("judged", "forced", "turns", "accuracy", "average loss", "??", "?", "?!", "!?", "!"):
        grid.add_column(heading, justify="right")
    for row in report.players():
        counts = map(str, (row.blunders, row.mistakes, row.inaccuracies, row.good, row.great))
        shares = (f"{row.accuracy:.0%}", f"{100 * row.average_loss:.1f} %")
        grid.add_row(Text(row.name), str(row.decisions), str(row.forced), str(row.turns), *shares, *counts)
    return grid


def _mistakes(report: AnalysisReport, seat: int) -> RenderableType:
    found = [turn for turn in report.mistakes() if turn.seat == seat]
    name = report.match.names[seat]
    if not found:
        return Text.assemble((f"\n{name}: ", "bold"), "no mistake that could be proven")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for number, turn in enumerate(found[:MOST], 1):
        grid.add_row(f"{number}.", _mistake(turn))
    more = len(found) - MOST
    left = [Text(f"   and {more} more; --plies lists every decision", "dim")] if more > 0 else []
    return Group(Text(f"\n{name}: the worst turns", "bold"), grid, *left)


def _mistake(turn: TurnVerdict) -> Text:
    """The worst decision of a turn: where, what, how much it cost; then what was better and why."""
    verdict = turn.key
    assert turn.mark is not None
    assert verdict.best is not None
    assert verdict.expected is not None
    where = f"round {verdict.round}, " if verdict.round is not None else ""
    after, before = verdict.expected[verdict.seat], verdict.best.expected[verdict.seat]
    text = Text.assemble(
        (f"{turn.mark.mark} ", STYLES[turn.mark.grade]),
        f"{where}ply {verdict.ply}: ",
        (_named(verdict.words, verdict.move), "bold"),
        (f" lost {_loss(verdict)} of the expected result", STYLES[turn.mark.grade]),
        f" ({100 * turn.loss:.1f} % in this turn)" if turn.loss > verdict.loss else "",
        "\nbetter: ",
        (_named(verdict.best.words, verdict.best.move), "green"),
        f", because that promised {share(before)} instead of {share(after)}",
    )
    if len(verdict.best.line) > 1:
        text.append(f"; likely to follow: {', '.join(verdict.best.line[1:])}")
    return text


def _loss(verdict: Verdict) -> str:
    return f"{100 * verdict.loss:.1f} ± {100 * verdict.margin:.1f} %"


def _named(words: str, move: str) -> str:
    return words if words.lower() == move else f"{words} ({move})"


# ---- every decision ----


def _decisions(report: AnalysisReport) -> Grid:
    grid = Grid(box=None, header_style="bold", padding=(0, 1, 0, 0))
    grid.add_column("ply", justify="right", no_wrap=True)
    grid.add_column("rd", justify="right", no_wrap=True)
    grid.add_column("player", overflow="fold")
    grid.add_column("move", ratio=3, overflow="fold")
    for name in report.match.names:
        grid.add_column(Text(name[:4]), justify="right", no_wrap=True)
    grid.add_column("", no_wrap=True)
    grid.add_column("loss", justify="right", no_wrap=True)
    grid.add_column("better", ratio=2, overflow="fold")
    signs = {turn.key.ply: turn.mark for turn in report.turns() if turn.mark}
    for verdict in report.verdicts:
        sign = signs.get(verdict.ply)
        style = STYLES[sign.grade if sign else verdict.grade]
        grid.add_row(*_row(report, verdict, sign.mark if sign else ""), style="dim" if verdict.forced else style)
    return grid


def _row(report: AnalysisReport, verdict: Verdict, sign: str) -> list[RenderableType]:
    name = Text(report.match.names[verdict.seat])
    head: list[RenderableType] = [str(verdict.ply), str(verdict.round or ""), name, Text(verdict.words)]
    if verdict.expected is None:
        return [*head, *("" for _ in report.match.names), "", "", "forced"]
    loss, better = "", Text()
    if verdict.grade and verdict.best:
        loss, better = _loss(verdict), Text(verdict.best.words)
    return [*head, *(share(value) for value in verdict.expected), sign, loss, better]
