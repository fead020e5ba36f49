"""What can be said of a position beyond the position itself: costs, what a hand could pay, what a decision wants."""

from __future__ import annotations

from starlode.engine.state.header import SEATS
from starlode.engine.state.records import Array, Record, i8, i16, record
from starlode.games.cave_in.things import DISCOUNTS, FACTIONS, HALVES, LEVELS, SCORED, SPACES, STACKS, TYPES, Left


@record
class Survey(Record):
    """What a seat could do with its hand and its effects; for sentences and views, never for a rule."""

    crystal_cost: Array = i16(SPACES)  # effective cost of mining, -1 for an empty space
    crystal_cuts: Array = i8(SPACES, DISCOUNTS)  # what each discount takes off it
    artifact_cost: Array = i16(STACKS)  # effective cost of collecting, -1 for an empty stack
    artifact_cuts: Array = i8(DISCOUNTS)  # what each discount takes off any of them
    levels: Array = i16(LEVELS)  # to recruit a card of level i + 1: a bit for each level that pays for it
    gratis: Array = i8(LEVELS)  # 1 if no card needs to be played for it
    power: Array = i16(FACTIONS)  # the most the hand can pay for a Crystal in that colour
    best_colour: int = i8()  # the colour of the highest power
    whole_hand: int = i16()  # counted levels of all cards in hand
    exempt: int = i8()  # cards of a Mine payment that need not fit
    left: Array = i8(len(Left))  # actions that may still be taken this turn
    met: int = i8()  # 1 if the payment in progress is complete
    wanted: int = i16()  # the level or cost that the decision lets the seat pick
    lowest: int = i8()  # the lowest level in the seat's Base below the Leader
    counted: Array = i8(TYPES)  # counted level of each type
    colours: Array = i8(TYPES)  # a bit for each current colour in which the hand has such a card
    idle: Array = i8(TYPES)  # 1 for a type whose skill would come to nothing, where a skill may be used now
    sources: Array = i16(SEATS, SCORED)  # points of every seat by where they come from, Artifacts apart
    halves: Array = i16(HALVES)  # points of each Artifact half for its owner, or now for the seat if it has none
    points: Array = i16(SEATS)  # what every seat would score if the game ended now, as far as the record tells
    loot: Array = i8(SEATS)  # cards that the seat would carry off in a Raid on that Base
