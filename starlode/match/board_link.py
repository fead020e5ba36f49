"""A position as a link to the page's analysis board.

The page has the rules, but not the Python that reads and checks a written position. So whoever has it, a server or the
command line, puts what it read into a link: the bytes of the state, the written position itself, and two checks. By one
of them a page knows a state that is laid out for other rules than its own, by the other one that was damaged.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64encode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game, Json
from starlode.engine.authoring.invariants import asking_faults, position_faults
from starlode.engine.boundary.errors import InvalidOption, InvalidPosition
from starlode.engine.export.schema import describe_record
from starlode.match.match import Match

FORMAT = 3  # of links; 1 and 2 are games that begin with the set-up
RAW = -zlib.MAX_WBITS  # neither head nor checksum


def sound_match(data: Json, components: Path | str | None = None) -> Match:
    """A match that continues from a position in which nothing is broken; raises InvalidPosition."""
    match = Match.from_position(data, components=components)
    known = match.game, match.config, match.state
    faults = position_faults(*known) or asking_faults(*known)
    if faults:
        raise InvalidPosition("; ".join(faults))
    return match


def link_of(match: Match) -> str:
    """The part of an address that opens a match's position on the board; it holds every secret of the position.

    Raises InvalidOption for a match with components of its own, which no page has, or with changed cards.
    """
    if match.config.source or match.config.changes:
        raise InvalidOption("a link opens a position with the cards as they are printed, not with changed ones")
    state = np.asarray(match.state).tobytes()
    start = {"l": layout_check(match.game), "c": zlib.crc32(state), "b": b64encode(state).decode()}
    packed = {
        "v": FORMAT,
        "g": match.game.info.name,
        "o": match.options,
        "s": [[name] for name in match.names],
        "k": list(np.asarray(match.state.key, "<u4").tobytes()),
        "m": [],
        "p": {**start, "w": match.position()},
    }
    return _folded(json.dumps(packed, ensure_ascii=False, separators=(",", ":")))


def layout_check(game: Game) -> int:
    """What tells states of these rules from others: a checksum over the rules version and the layout of every field."""
    layout: dict[str, Any] = describe_record(game.state_type)
    fields = [_told(name, field) for name, field in sorted(layout["fields"].items())]
    return zlib.crc32("\n".join([str(game.version), *fields]).encode())


def _told(name: str, field: Json) -> str:
    ranged = [field["low"], field["high"]] if "low" in field else []
    return " ".join(str(part) for part in (name, field["type"], field["offset"], *field["shape"], *ranged))


def _folded(text: str) -> str:
    folding = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return urlsafe_b64encode(folding.compress(text.encode()) + folding.flush()).decode().rstrip("=")
