"""A game's rules in words: the whole text, its clauses by id, and the terms it explains."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib import metadata
from pathlib import Path

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.declarations.info import GameInfo

_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
_TERMS = re.compile(r"^\*\*Terms\.\*\*\s*\n\n((?:\|.*\n)+)", re.MULTILINE)
_HEADED = re.compile(r"^(?:#+ (.*)|- \*\*([A-Z]{2}-\d+\.\d+)\*\* .*)$", re.MULTILINE)
_WORD = re.compile(r"[^\W_]+")
_ROOT = Path(__file__).parents[3]
STEM, LONGEST_END = 4, 3  # the fewest letters of a word that stay, and the most letters of its ending


def rules_text(info: GameInfo) -> str:
    """The game's rules as Markdown; raises StarlodeError if the game has none."""
    text = known_text(info)
    if not text:
        raise StarlodeError(f"there is no text of the rules of {info.name}; it would be rules.md in the game's folder")
    return text


def known_text(info: GameInfo) -> str:
    """The same; empty if there is none."""
    path = rules_file(info)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def rules_file(info: GameInfo) -> Path:
    """Where the text is, if there is one: in the game's folder, the source tree or the installed package."""
    if info.folder and (info.folder / "rules.md").exists():
        return info.folder / "rules.md"
    path = _ROOT / "docs" / "rules" / f"{info.name}.md"
    if not path.exists():
        wanted = f"share/starlode/rules/{info.name}.md"
        for file in metadata.files("starlode") or ():
            if str(file).endswith(wanted):
                path = Path(str(file.locate()))
    return path


def clauses(info: GameInfo) -> dict[str, str]:
    """Every clause of the rules, by id, in the order of the text; none for a game without a text."""
    return dict(_CLAUSE.findall(known_text(info)))


def named_clause(info: GameInfo, text: str) -> str:
    """The clause that a text names by its id, with or without the letters of its game; empty if it names none."""
    return next((clause for clause in clauses(info) if text.upper() in (clause, clause.partition("-")[2])), "")


def find_clauses(info: GameInfo, text: str) -> list[tuple[str, str]]:
    """The clause of that id, or all that mention the text, ignoring hyphens, spaces, markup and case.

    Those whose heading mentions it come first. Raises StarlodeError if none does, with the most similar words.
    """
    known = clauses(info)
    if one := named_clause(info, text):
        return [(one, known[one])]
    plain = {clause: bare(rule) for clause, rule in known.items()}
    if found := [*_mentioning(_subjects(info), text), *_mentioning(plain, text)]:
        return [(clause, known[clause]) for clause in dict.fromkeys(found)]
    near = get_close_matches(bare(text), sorted({word for rule in plain.values() for word in rule.split()}))
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise StarlodeError(f"no rule mentions {shown(text)}{hint}")


def _mentioning(texts: Mapping[str, str], wanted: str) -> list[str]:
    """The names of the texts that mention another, by the strictest way that finds any."""
    tries = ([name for name, text in texts.items() if mentions(text, way)] for way in ways_to_mention(wanted))
    return next(filter(None, tries), [])


def _subjects(info: GameInfo) -> dict[str, str]:
    """For every clause, the words of the heading it is under."""
    found: dict[str, str] = {}
    heading = ""
    for title, clause in _HEADED.findall(known_text(info)):
        heading = bare(title) if title else heading
        found |= {clause: heading} if clause else {}
    return found


# ---- mentioning ----


def ways_to_mention(text: str) -> Iterator[list[str]]:
    """What a text that mentions another must contain: all of it, its words, or words that begin the same way."""
    words = bare(text).split()
    if words:
        yield [" ".join(words)]
        yield words
        yield from ([f" {word[: max(STEM, len(word) - cut)]}" for word in words] for cut in range(1, LONGEST_END + 1))


def mentions(words: str, way: list[str]) -> bool:
    """Whether the bare words of a text contain all of it."""
    return all(part in f" {words}" for part in way)


def bare(text: str) -> str:
    """Only the words of a text, separated by spaces."""
    return " ".join(_WORD.findall(text.casefold()))


def known_terms(info: GameInfo) -> str:
    """The terms that a game's rules explain, as rows of Markdown; empty if there are none."""
    found = _TERMS.search(known_text(info))
    return found[1] if found else ""
