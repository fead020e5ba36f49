"""What a game's folder has for readers: its rules as text, and what the lab and the arena found.

A folder is looked at whenever someone asks, so a report that is written while the server runs is shown at once.
"""

from __future__ import annotations

from pathlib import Path

from starlode.engine.declarations.info import GameInfo
from starlode.engine.text.catalogue import ENGLISH
from starlode.engine.text.rulebook import rules_file
from starlode.server.web.assets import Asset, asset

REPORTS = ("lab", "arena")


def rule_languages(info: GameInfo) -> list[str]:
    """The languages in which the rules can be read."""
    return sorted(_rules(info))


def report_kinds(info: GameInfo) -> list[str]:
    """The reports that there are."""
    return list(_reports(info))


def _rules(info: GameInfo) -> dict[str, Path]:
    """The rules for players by language; without these, the clauses, which are in English."""
    told = info.folder.glob("words/*.md") if info.folder else ()
    clauses = rules_file(info)
    return {file.stem: file for file in told} or ({ENGLISH: clauses} if clauses.exists() else {})


def _reports(info: GameInfo) -> dict[str, Path]:
    files = {kind: info.folder / f"{kind}.json" for kind in REPORTS} if info.folder else {}
    return {kind: file for kind, file in files.items() if file.exists()}


class Papers:
    """The papers of all games, ready to send; one is read again when its file has changed."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[int, Asset]] = {}  # when its file was written, and what it said

    def find(self, info: GameInfo, name: str) -> Asset | None:
        """A paper by the name that the page asks for: `words/en.md`, `lab.json`; None if there is none."""
        rules = {f"words/{language}.md": file for language, file in _rules(info).items()}
        reports = {f"{kind}.json": file for kind, file in _reports(info).items()}
        file = (rules | reports).get(name)
        return self._newest(file) if file else None

    def _newest(self, file: Path) -> Asset:
        written = file.stat().st_mtime_ns
        if self._read.get(file, (None,))[0] != written:
            self._read[file] = written, asset(file.name, file.read_bytes())
        return self._read[file][1]
