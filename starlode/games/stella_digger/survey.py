"""The survey: what the rules make of a position, for whatever is no rule."""

from __future__ import annotations

from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, Record, i8, i16, record
from starlode.games.stella_digger.things import CARDS, COLOURS, EMPTY, GADGETS, PLACES, TOKENS

SOURCES = ("chips", "monsters", "gadgets", "sets", "crystals", "drills")  # of points


@record
class Survey(Record):
    """What sentences, views and positions need beyond a record; `rules/survey.py` fills it."""

    exposed: Array = i8(PLACES)  # 1 if the tile there touches the open network
    group: Array = i8(PLACES)  # 1 for the target group, nothing when the marker is on no tile
    colours: int = i16()  # a bit for each target colour
    cluster: Array = i8(PLACES, low=EMPTY)  # the first square of the linked group there, -1 without a tile in sight
    wanted: Array = i16(PLACES)  # a bit for each colour that would be wanted if the marker were there
    steps: Array = i8(PLACES)  # of the marker onto the tile there, 0 if it is further than 2
    spoils: Array = i8(COLOURS + 1)  # crystals of the target group by colour, and those of any colour
    accident: int = i16(low=EMPTY)  # the Alarm card that is resolved now or comes first, -1 none
    leader: int = i8(low=EMPTY)  # who would win the target or the monster now, -1 nobody
    strength: Array = i16(SEATS)
    force: Array = i16(CARDS)  # the strength of the seat's play with that card, if it is asked for one
    outlook: Array = i8(CARDS)  # what would come of it: an `Outlook`
    best: int = i8(low=EMPTY)  # the card with the best outlook, -1 none
    rank: Array = i8(CARDS)  # which of those who have played the seat would be with it, 1 the first
    gains: Array = i8(CARDS, COLOURS + 1)  # crystals by colour that it would bring, and those of any colour
    surplus: Array = i8(CARDS)  # crystals above the limit then, which go back
    losses: Array = i8(CARDS)  # crystals that the monster would take
    risk: Array = i8(CARDS)  # 1 if an accident that may lie in the Alarm would take the card
    payout: Array = i8(SEATS)  # points in chips if the seat that is asked for a card takes the target
    declared_force: Array = i16(COLOURS)  # the same, if the seat is asked to declare a colour for its card
    declared: Array = i8(COLOURS)
    affordable: Array = i8(GADGETS)  # 1 if the seat can pay for it
    buildable: Array = i8(TOKENS)  # 1 if the seat can pay for it and has a square for it
    hand_limit: Array = i16(SEATS)
    crystal_limit: Array = i16(SEATS)
    crystals: Array = i16(SEATS)  # held in all
    sources: Array = i16(SEATS, len(SOURCES))  # points if the game ended now
