"""What was good and bad in a match: an evaluation per decision, the biggest mistakes, and what was better."""

from starlode.analysis.analyst import Analyst
from starlode.analysis.effort import Effort, parse_effort, usual_effort
from starlode.analysis.lines import Line, best_lines
from starlode.analysis.report import AnalysisReport, PlayerSummary
from starlode.analysis.verdict import Alternative, TurnVerdict, Verdict

__all__ = [
    "Alternative",
    "AnalysisReport",
    "Analyst",
    "Effort",
    "Line",
    "PlayerSummary",
    "TurnVerdict",
    "Verdict",
    "best_lines",
    "parse_effort",
    "usual_effort",
]
