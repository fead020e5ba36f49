"""Section 11 point by point: where a seat's score comes from, and why the game ended."""

from __future__ import annotations

from starlode.engine.text.scores import Ending, Origin
from starlode.games.stella_digger.survey import SOURCES
from starlode.games.stella_digger.things import ENDING as KIND

# SD-11.1 to SD-11.6.
ORIGINS = tuple(Origin(name, f"survey.sources[seat, {place}]") for place, name in enumerate(SOURCES))
ENDING = Ending("ending-{kind}", {"kind": KIND("ending")})  # section 10
