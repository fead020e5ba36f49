"""`starlode verify`: check that a stored game was played by the rules, with the promised shuffles."""

from __future__ import annotations

from pathlib import Path

from starlode.engine.boundary.errors import InvalidRecord
from starlode.engine.state.chance import fairness_digest
from starlode.match import Match, load_record
from starlode.match.seeds import key_of


def verify(file: Path, fairness: str | None, components: Path | None = None) -> list[str]:
    """The findings, one per line; raises InvalidRecord if something is wrong."""
    record = load_record(file)
    match = Match.from_record(file, components=components)
    shown = fairness_digest(key_of(record.seed)) if record.start is None else match.fairness
    if fairness is not None and fairness.lower() != shown:
        raise InvalidRecord(f"{file}: the key does not have the SHA-256 that was shown at the start: it is {shown}")
    outcome = match.record().outcome
    if record.outcome is not None and record.outcome != outcome:
        raise InvalidRecord(f"{file}: the moves lead to another outcome than the one in the record")
    how = "over" if match.over else "not over"
    found = [f"{len(record.moves)} moves replay; the game is {how}", f"SHA-256 of the key: {shown}"]
    anew = max((number for _, number in record.redraws or ()), default=0)
    return found + [f"taken back with others' consent or among bots, then other luck: {anew} times"] * bool(anew)
