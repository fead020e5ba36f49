"""The rules that players read: the same chapters in every language, each named after clauses that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starlode.engine.text.catalogue import languages
from starlode.games.stella_digger.game import GAME

ROOT = Path(__file__).parents[3]
FOLDER = Path(str(GAME.info.folder)) / "words"
PAGE = ROOT / "web" / "table" / "src" / "games" / "stella-digger"
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
    page = (PAGE / "explaining.ts").read_text("utf-8")
    named = set(re.findall(r'"(SD-[\d.]+)"', page))
    assert len(named) >= page.count("clause:") - 1 > 1, "each explanation names a clause, and the type names none"
    assert named <= {name for names in chapters("en") for name in names.split()}
