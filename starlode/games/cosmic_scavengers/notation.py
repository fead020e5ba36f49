"""The text of moves; things are written by their ids. docs/games/cosmic-scavengers/notation.md explains it."""

from __future__ import annotations

SYNONYMS = {"fulfill": "fulfil"}
