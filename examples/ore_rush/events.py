"""What can happen in Ore Rush."""

from typing import Annotated

from ore_rush.state import ORES, State
from starlode.engine.declarations.events import Events
from starlode.engine.declarations.things import Number, Seat, Sort

Ore = Annotated[int, Sort("ore", lambda config: ORES)]

EVENTS = Events()


@EVENTS.kind
def ore(state: State, seat: Seat, ore: Ore) -> None:
    """An ore goes into the cart."""


@EVENTS.kind
def rockfall(state: State, seat: Seat, left: Number) -> None:
    """A rockfall tips the cart over; so many are left."""


@EVENTS.kind
def leave(state: State, seat: Seat, ores: Number) -> None:
    """The cart comes home."""


@EVENTS.kind
def end(state: State) -> None:
    """The last rockfall has come down."""
