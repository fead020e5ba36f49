"""What can happen in Ore Rush."""

from typing import Annotated

from ore_rush.state import ORES, State
from starlode.engine.declarations.events import Events
from starlode.engine.declarations.things import Number, Seat, Sort

Ore = Annotated[int, Sort("ore", lambda config: ORES)]

EVENTS = Events()


@EVENTS.kind("An ore goes into the cart.")
def ore(state: State, seat: Seat, ore: Ore) -> None: ...
@EVENTS.kind("A rockfall tips the cart over; so many are left.")
def rockfall(state: State, seat: Seat, left: Number) -> None: ...
@EVENTS.kind("The cart comes home.")
def leave(state: State, seat: Seat, ores: Number) -> None: ...
@EVENTS.kind("The last rockfall has come down.")
def end(state: State) -> None: ...
