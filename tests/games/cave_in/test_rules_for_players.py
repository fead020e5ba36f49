"""The rules that players read: the same chapters in every language, each named after a clause that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starlode.engine.text.catalogue import languages
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.things import FactionId, Topic

FOLDER = Path(str(GAME.info.folder)) / "words"
CLAUSES = Path(__file__).parents[3] / "docs" / "rules" / "cave-in.md"
HEADING = re.compile(r"^## .+ \{#([\w.-]+)\}$", re.MULTILINE)


def chapters(language: str) -> list[str]:
    """The ids of the headings in a language."""
    return HEADING.findall((FOLDER / f"{language}.md").read_text("utf-8"))


@pytest.mark.parametrize("language", languages(GAME.info))
def test_every_language_has_the_same_chapters(language: str) -> None:
    text = (FOLDER / f"{language}.md").read_text("utf-8")
    assert chapters(language) == chapters("en")
    assert text.count("\n## ") == len(chapters("en"))


def test_chapters_are_named_after_clauses() -> None:
    known = set(re.findall(r"\*\*(CI-[\d.]+)\*\*", CLAUSES.read_text("utf-8")))
    assert [name for name in chapters("en") if name not in known] == ["options", "terms"]


def test_the_page_links_to_chapters_that_exist() -> None:
    named = [clause for topic in (*FactionId, *Topic) for clause in topic.clauses]
    assert len(set(named)) > len(FactionId)
    assert set(named) <= set(chapters("en"))
