"""Names that people keep: which there may be, and which are too much alike for two people."""

from __future__ import annotations

import re
import unicodedata

from starlode.engine.boundary.errors import Refused

SHORTEST, LONGEST = 3, 20
_FREE = re.compile(r"[ ._-]+")  # what may stand between letters and makes no difference
_LETTERS = ("Lu", "Ll", "Lt", "Lo")
# The scripts that people write together; any other mixture is how one name is made to look like another. This is the
# highly restrictive level of Unicode's report 39.
_TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)


def fitting_name(name: str) -> str:
    """A name as it will be kept; raises Refused for one that cannot be."""
    found = " ".join(unicodedata.normalize("NFC", name).split())
    letters = any(unicodedata.category(letter)[0] == "L" for letter in found)  # no number, and no network, is a name
    if not (SHORTEST <= len(found) <= LONGEST and all(map(_is_allowed, found)) and letters):
        raise Refused("bad-name", low=SHORTEST, high=LONGEST)
    scripts = _scripts(found)
    if len(scripts) > 1 and not any(scripts <= some for some in _TOGETHER):
        raise Refused("mixed-name")
    return found


def folded(name: str) -> str:
    """A name as it is compared: two that look alike are the same."""
    return _FREE.sub("", unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def _is_allowed(letter: str) -> bool:
    return letter in " ._-" or unicodedata.category(letter)[0] in "LNM"


def _scripts(name: str) -> set[str]:
    """The scripts of a name's letters, as their names in Unicode begin; marks and modifiers go with any."""
    letters = [one for one in unicodedata.normalize("NFKC", name) if unicodedata.category(one) in _LETTERS]
    return {unicodedata.name(one, "UNKNOWN").split()[0] for one in letters}
