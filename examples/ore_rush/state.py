"""What an Ore Rush table is made of: the position, and the numbers of the box."""

from starlode.engine.header import SEATS, Header
from starlode.engine.records import Array, Record, i8, record

ORES = ("copper", "silver", "gold")
KINDS = len(ORES)
ROCK = KINDS  # beside the ores in the shaft

MOVES = ("dig", "leave")
DIG, LEAVE = range(len(MOVES))

E_ORE, E_ROCK, E_LEAVE, E_END = range(4)  # kinds of events


@record
class State(Header):
    """A position of Ore Rush."""

    shaft: Array = i8(KINDS + 1)  # what can still be dug up: ores by kind, then rockfalls
    cart: Array = i8(KINDS)  # ores of this turn, not yet safe
    camp: Array = i8(SEATS, KINDS)  # ores that were brought home
    claim: Array = i8(SEATS)  # hidden: the ore that is worth more to the seat
    pile: Array = i8(KINDS)  # hidden: claims that were not dealt


@record
class Params(Record):
    """The numbers of the game."""

    shaft: Array = i8(KINDS + 1)  # what is in the shaft at first
    claims: Array = i8(KINDS)  # claims of each ore
    worth: Array = i8(KINDS)  # points for an ore
    bonus: Array = i8(KINDS)  # points on top for whoever has the claim
