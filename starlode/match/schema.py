"""Records and positions described for programs in other languages, as JSON Schema: `starlode schema --records`.

What a game writes under `position` is described by the game; here it is any object.
"""

from __future__ import annotations

import msgspec

from starlode.engine.game import Json
from starlode.match.record import MatchRecord
from starlode.match.start import WrittenPosition

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLACE = "#/$defs/{name}"


def stored_schema() -> Json:
    """The JSON Schema of a record or a position; each is also found by its name among the definitions."""
    found, definitions = msgspec.json.schema_components([MatchRecord, WrittenPosition], ref_template=PLACE)
    return {
        "$schema": DIALECT,
        "title": "A record or a position of Starlode",
        "anyOf": list(found),
        "$defs": definitions,
    }
