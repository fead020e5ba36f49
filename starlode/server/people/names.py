"""Names that people keep: which there may be, and which are too much alike for two people."""

from __future__ import annotations

import re
import unicodedata

from starlode.engine.boundary.errors import Refused

SHORTEST, LONGEST = 3, 20
_FREE = re.compile(r"[ ._-]+")  # what may stand between letters and makes no difference


def fitting_name(name: str) -> str:
    """A name as it will be kept; raises Refused("bad-name") for one that cannot be."""
    found = " ".join(unicodedata.normalize("NFC", name).split())
    letters = any(unicodedata.category(letter)[0] == "L" for letter in found)  # no number, and no network, is a name
    if not (SHORTEST <= len(found) <= LONGEST and all(map(_is_allowed, found)) and letters):
        raise Refused("bad-name", low=SHORTEST, high=LONGEST)
    return found


def folded(name: str) -> str:
    """A name as it is compared: two that look alike are the same."""
    return _FREE.sub("", unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def _is_allowed(letter: str) -> bool:
    return letter in " ._-" or unicodedata.category(letter)[0] in "LNM"
