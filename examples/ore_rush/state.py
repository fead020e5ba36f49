"""What an Ore Rush table is made of: the position, and the numbers of the box."""

from starlode.engine.state.header import SEATS, Header
from starlode.engine.state.records import Array, Hidden, Record, i8, record

ORES = ("copper", "silver", "gold")
KINDS = len(ORES)
ROCK = KINDS  # beside the ores in the shaft


@record
class State(Header):
    """A position of Ore Rush."""

    shaft: Array = i8(KINDS + 1, low=0)  # what can still be dug up: ores by kind, then rockfalls
    cart: Array = i8(KINDS, low=0)  # ores of this turn, not yet safe
    camp: Array = i8(SEATS, KINDS, low=0)  # ores that were brought home
    claim: Array = i8(SEATS, low=-1, high=KINDS - 1, hidden=Hidden.OTHERS_UNTIL_END)  # ore worth more to the seat
    pile: Array = i8(KINDS, low=0, hidden=Hidden.ALL_UNTIL_END)  # claims that were not dealt


@record
class Params(Record):
    """The numbers of the game."""

    shaft: Array = i8(KINDS + 1)  # what is in the shaft at first
    claims: Array = i8(KINDS)  # claims of each ore
    worth: Array = i8(KINDS)  # points for an ore
    bonus: Array = i8(KINDS)  # points on top for whoever has the claim
