"""What `make bench-peers` measured, as a table."""

from __future__ import annotations

import json
from pathlib import Path

from housedocs.markdown import code, table

FOUND = Path(__file__).resolve().parents[2] / "findings" / "peers.json"


def measured(argument: str) -> str:
    """Every way to play every game, with the versions, and on which machine it was."""
    found = json.loads(FOUND.read_text("utf-8"))
    rows = [
        (f"{entry['name']} {entry['version']}", row["way"], code(row["game"]), f"{row['decisions_per_s']:,}")
        for entry in found["peers"].values()
        for row in entry["rows"]
    ]
    return table(("what", "how", "game", "decisions a second"), rows) + f"\nMeasured on {found['machine']}.\n"
