"""The survey: what the rules make of a position, for whatever is no rule."""

from __future__ import annotations

from typing import Any

from starlode.engine.doors import survey_of
from starlode.engine.game import Config
from starlode.engine.header import SEATS
from starlode.engine.records import Array, Record, i8, i16, record
from starlode.games.stella_digger.things import EMPTY, PLACES

SOURCES = ("chips", "monsters", "gadgets", "sets", "crystals", "drills")  # of points


@record
class Survey(Record):
    """What sentences, views and positions need beyond a record; `rules/survey.py` fills it."""

    exposed: Array = i8(PLACES)  # 1 if the tile there touches the open network
    group: Array = i8(PLACES)  # 1 for the target group, nothing when the marker is on no tile
    colours: int = i16()  # a bit for each target colour
    accident: int = i16(low=EMPTY)  # the Alarm card that is resolved now or comes first, -1 none
    leader: int = i8(low=EMPTY)  # who would win the target now, -1 nobody
    strength: Array = i16(SEATS)
    hand_limit: Array = i16(SEATS)
    crystal_limit: Array = i16(SEATS)
    crystals: Array = i16(SEATS)  # held in all
    sources: Array = i16(SEATS, len(SOURCES))  # points if the game ended now


def survey(config: Config, state: Any, seat: int = -1) -> Any:
    """What the rules make of a position for a seat, as plain numbers; -1 is a spectator."""
    return survey_of(Survey, config, state, seat)
