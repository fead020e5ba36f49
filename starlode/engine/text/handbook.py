"""The rules as players read them, in their language: a game's handbook (`words/en.md`), chapter by chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from starlode.engine.declarations.info import GameInfo
from starlode.engine.text.catalogue import ENGLISH
from starlode.engine.text.rulebook import bare, known_terms, mentions, ways_to_mention

TERMS = "terms"  # the anchor of the chapter that explains words
_CHAPTER = re.compile(r"^## (.+?)(?: \{#([^}]+)\})?$", re.MULTILINE)


class Chapter(NamedTuple):
    """The text under one heading; the anchor is the clause it begins with, or a name."""

    title: str
    anchor: str
    text: str

    def passages(self) -> Iterator[str]:
        """Its paragraphs, points and rows one by one."""
        for block in re.split(r"\n\s*\n", self.text):
            yield from (part.strip() for part in re.split(r"\n(?=- |\d+\. |\|)", block) if part.strip())


def chapters(info: GameInfo, language: str) -> list[Chapter]:
    """A game's handbook in a language, else in English; empty if there is none."""
    folder = info.folder
    files = [folder / "words" / f"{code}.md" for code in (language, ENGLISH)] if folder else []
    text = next((file.read_text("utf-8") for file in files if file.exists()), "")
    parts = _CHAPTER.split(text)[1:]
    return [
        Chapter(title, anchor or "", body.strip())
        for title, anchor, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def find_chapters(info: GameInfo, language: str, text: str) -> list[Chapter]:
    """The chapters whose heading contains a text."""
    known = chapters(info, language)
    for way in ways_to_mention(text):
        found = [chapter for chapter in known if mentions(bare(chapter.title), way)]
        if found:
            return sorted(found, key=lambda chapter: bare(chapter.title) != bare(text))
    return []


def find_passages(info: GameInfo, language: str, text: str) -> list[tuple[str, str]]:
    """Every passage that mentions a text, after the title of its chapter."""
    known = [(chapter.title, passage) for chapter in chapters(info, language) for passage in chapter.passages()]
    for way in ways_to_mention(text):
        found = [(title, passage) for title, passage in known if mentions(bare(passage), way)]
        if found:
            return found
    return []


def terms(info: GameInfo, language: str) -> list[tuple[str, str]]:
    """The terms that a game explains, each with its meaning; those of its rules if the handbook has none."""
    found = [chapter.text for chapter in chapters(info, language) if chapter.anchor == TERMS]
    rows = re.findall(r"^\| *(.+?) *\| *(.+?) *\|$", found[0] if found else known_terms(info), re.MULTILINE)
    return [(term, meaning) for term, meaning in rows[1:] if set(term) - set("-: ")]
