"""The rules that players read: the same chapters in every language, each named after clauses that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starlode.engine.text.catalogue import languages
from starlode.games.stella_digger.game import GAME
from starlode.games.stella_digger.things import GadgetType, Topic

ROOT = Path(__file__).parents[3]
FOLDER = Path(str(GAME.info.folder)) / "words"
HEADING = re.compile(r"^## .+ \{#([^}]+)\}$", re.MULTILINE)


def chapters(language: str) -> list[str]:
    """The clauses behind the headings in a language."""
    return HEADING.findall((FOLDER / f"{language}.md").read_text("utf-8"))


@pytest.mark.parametrize("language", languages(GAME.info))
def test_every_language_has_the_same_chapters(language: str) -> None:
    text = (FOLDER / f"{language}.md").read_text("utf-8")
    assert chapters(language) == chapters("en")
    assert text.count("\n## ") == len(chapters("en"))


def test_chapters_are_named_after_clauses() -> None:
    known = set(re.findall(r"\*\*(SD-[\d.]+)\*\*", (ROOT / "docs" / "rules" / "stella-digger.md").read_text("utf-8")))
    assert {name for names in chapters("en") for name in names.split()} - known == {"terms"}


def test_the_page_links_to_chapters_that_exist() -> None:
    named = [clause for topic in (*GadgetType, *Topic) for clause in topic.clauses]
    assert len(set(named)) == len(named) > len(GadgetType)
    assert set(named) <= {name for names in chapters("en") for name in names.split()}
