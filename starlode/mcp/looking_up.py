"""Rules by clause, components by name, and what a finished game shows: all of it is public."""

from __future__ import annotations

import msgspec

from starlode.analysis import AnalysisReport, Analyst, TurnVerdict, parse_effort, usual_effort
from starlode.analysis.judging import judge_all
from starlode.engine.authoring.game import Json
from starlode.engine.text.rulebook import find_clauses
from starlode.games import find_game, load_game
from starlode.match import Match, read_record
from starlode.server.common.messages import game_language
from starlode.terminal.common.messages import words_in
from starlode.terminal.playing.cards import cards_told

MOST_CLAUSES = 12
MOST_MISTAKES = 5


def told_rules(game: str, wanted: str) -> str:
    """The clause of that number, or those that mention all the words; raises StarlodeError where there are none."""
    found = find_clauses(find_game(game), wanted)
    more = len(found) - MOST_CLAUSES
    told = [f"{clause} {text}" for clause, text in found[:MOST_CLAUSES]]
    return "\n".join(told + ([f"and {more} more; add a word to find fewer"] if more > 0 else []))


def told_card(game: str, wanted: str, language: str) -> str:
    """What is printed on a component, and what it does; raises StarlodeError if there is none of that name."""
    spoken = game_language(load_game(game), language)
    match, words = Match(game, seed=0, language=spoken), words_in(spoken)
    return "\n".join(f"{title}\n  {facts}" for title, facts in cards_told(match, words, wanted))


def told_analysis(record: Json, think: str = "") -> str:
    """How well each player decided in a finished game, and the worst mistakes; raises StarlodeError."""
    match = Match.from_record(read_record(msgspec.json.encode(record)))
    think = think or usual_effort(match.game, match.players)
    report = AnalysisReport(match, think, 0)
    for _ in judge_all(report, Analyst(match, parse_effort(think)), None, {}, None):
        pass
    players = [
        f"{one.name}: accuracy {one.accuracy:.0%}, {one.blunders} blunders, {one.mistakes} mistakes"
        for one in report.players()
    ]
    return "\n".join([*players, *(_mistake(match, turn) for turn in report.mistakes()[:MOST_MISTAKES])])


def _mistake(match: Match, turn: TurnVerdict) -> str:
    """A turn that lost something: what was played, what was better, and how much it cost."""
    worst = max(turn.verdicts, key=lambda verdict: verdict.loss)
    better = f"; better was {worst.best.words}" if worst.best else ""
    return f"decision {worst.ply}, {match.names[worst.seat]}: {worst.words}{better} ({worst.loss:.0%} of the victory)"
