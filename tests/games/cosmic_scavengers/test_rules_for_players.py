"""The rules that players read: the same chapters in every language, each named after clauses that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starlode.engine.text.catalogue import languages
from starlode.games.cosmic_scavengers.game import GAME
from starlode.games.cosmic_scavengers.things import Group, Topic

ROOT = Path(__file__).parents[3]
FOLDER = Path(str(GAME.info.folder)) / "words"
HEADING = re.compile(r"^## [^{\n]+?(?: \{#([^}]+)\})?$", re.MULTILINE)
BARE = 1  # chapters without a clause: a round at a glance


def chapters(language: str) -> list[str]:
    """The clauses behind the headings in a language; empty where there is none."""
    return HEADING.findall((FOLDER / f"{language}.md").read_text("utf-8"))


def ids(language: str) -> set[str]:
    return {name for names in chapters(language) for name in names.replace("#", "").split()}


def known_clauses() -> set[str]:
    """What the rules number: clauses, and the chapters that they stand in."""
    text = (ROOT / "docs" / "rules" / "cosmic-scavengers.md").read_text("utf-8")
    clauses = set(re.findall(r"\*\*(CS-\d+\.\d+)\*\*", text))
    assert clauses
    return clauses | {clause.partition(".")[0] for clause in clauses}


@pytest.mark.parametrize("language", languages(GAME.info))
def test_every_language_has_the_same_chapters(language: str) -> None:
    text = (FOLDER / f"{language}.md").read_text("utf-8")
    assert chapters(language) == chapters("en")
    assert text.count("\n## ") == len(chapters("en"))


def test_chapters_are_named_after_clauses() -> None:
    assert ids("en") - known_clauses() == {"terms"}
    assert chapters("en").count("") == BARE


def test_the_page_links_to_chapters_that_exist() -> None:
    named = {clause for topic in (*Group, *Topic) for clause in topic.clauses}
    assert len(named) > len(Group)
    assert named <= known_clauses()
    assert {name.partition(".")[0] for name in named} <= ids("en")
