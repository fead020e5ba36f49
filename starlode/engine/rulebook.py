"""A game's rules in words: the whole text, its clauses by id, and the terms it explains."""

from __future__ import annotations

import re
from difflib import get_close_matches
from importlib import metadata
from pathlib import Path

from starlode.engine.errors import StarlodeError
from starlode.engine.info import GameInfo
from starlode.engine.quoting import shown

_CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
_TERMS = re.compile(r"^\*\*Terms\.\*\*\s*\n\n((?:\|.*\n)+)", re.MULTILINE)
_WORD = re.compile(r"[^\W_]+")
_ROOT = Path(__file__).parents[2]


def rules_text(info: GameInfo) -> str:
    """The game's rules as Markdown; raises StarlodeError for a game that has none."""
    text = known_text(info)
    if not text:
        raise StarlodeError(f"there is no text of the rules of {info.name}; it would be rules.md in the game's folder")
    return text


def known_text(info: GameInfo) -> str:
    """The same from rules.md in the game's folder, the source tree or the installed package; empty where none is."""
    if info.folder and (info.folder / "rules.md").exists():
        return (info.folder / "rules.md").read_text(encoding="utf-8")
    path = _ROOT / "docs" / "rules" / f"{info.name}.md"
    if not path.exists():
        wanted = f"share/starlode/rules/{info.name}.md"
        for file in metadata.files("starlode") or ():
            if str(file).endswith(wanted):
                path = Path(str(file.locate()))
    return path.read_text(encoding="utf-8") if path.exists() else ""


def clauses(info: GameInfo) -> dict[str, str]:
    """Every clause of the rules, by id, in the order of the text; none for a game without a text."""
    return dict(_CLAUSE.findall(known_text(info)))


def find_clauses(info: GameInfo, text: str) -> list[tuple[str, str]]:
    """The clause of that id, or all that mention the text however it is hyphened, spaced, marked or capitalised.

    Raises StarlodeError where none does, with the words that look most like it.
    """
    known = clauses(info)
    if text.upper() in known:
        return [(text.upper(), known[text.upper()])]
    plain = {clause: bare(rule) for clause, rule in known.items()}
    wanted = bare(text)
    found = [(clause, known[clause]) for clause, rule in plain.items() if wanted in rule]
    if not found or not wanted:
        near = get_close_matches(wanted, sorted({word for rule in plain.values() for word in rule.split()}))
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise StarlodeError(f"no rule mentions {shown(text)}{hint}")
    return found


def bare(text: str) -> str:
    """The words of a text alone, a space between them."""
    return " ".join(_WORD.findall(text.casefold()))


def terms(info: GameInfo) -> str:
    """The terms that a game's rules explain, as rows of Markdown; empty where there are none."""
    found = _TERMS.search(known_text(info))
    return found[1] if found else ""
