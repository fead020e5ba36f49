"""The objects that you work with: Match, the stored record, a bot's information."""

from starlode.match.information import Information
from starlode.match.match import Match
from starlode.match.outcome import Outcome, SeatResult
from starlode.match.record import MatchRecord, load_record, read_record

__all__ = ["Information", "Match", "MatchRecord", "Outcome", "SeatResult", "load_record", "read_record"]
