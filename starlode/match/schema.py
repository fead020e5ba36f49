"""Records and positions described for programs in other languages, as JSON Schema: `starlode schema`.

With `--records`, `position` may be any object; `GAME --positions` also describes what the game writes there.
"""

from __future__ import annotations

import msgspec

from starlode.engine.authoring.game import Game, Json
from starlode.engine.boundary.errors import InvalidOption
from starlode.match.record import MatchRecord
from starlode.match.start import WrittenPosition

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLACE = "#/$defs/{name}"


def stored_schema() -> Json:
    """The JSON Schema of a record or a position; the definitions contain each by its name."""
    found, definitions = msgspec.json.schema_components([MatchRecord, WrittenPosition], ref_template=PLACE)
    return {
        "$schema": DIALECT,
        "title": "A record or a position of Starlode",
        "anyOf": list(found),
        "$defs": definitions,
    }


def position_schema(game: Game) -> Json:
    """The JSON Schema of a game's positions; raises InvalidOption for a game that does not describe them."""
    if game.position_type is None:
        raise InvalidOption(f"{game.info.name} does not describe its positions")
    (around, inner), definitions = msgspec.json.schema_components(
        [WrittenPosition, game.position_type], ref_template=PLACE
    )
    properties = definitions[WrittenPosition.__name__]["properties"]
    properties |= {"game": {"const": game.info.name}, "position": inner}
    return {
        "$schema": DIALECT,
        "title": f"A position of {game.info.title}",
        **around,
        "$defs": definitions,
    }
