"""What can happen in Cosmic Scavengers. All of it is public: a secret program causes no event but its `commit`."""

from typing import Annotated

from starlode.engine.declarations.events import Events
from starlode.engine.declarations.things import NUMBER, Number, Seat, Sort
from starlode.engine.state.records import Array
from starlode.games.cosmic_scavengers import things
from starlode.games.cosmic_scavengers.decisions import Phase
from starlode.games.cosmic_scavengers.state import State

Card = Annotated[int, things.CARD]
Mode = Annotated[int, things.MODE]
Contract = Annotated[int, things.CONTRACT]
Designation = Annotated[int, things.DESIGNATION]
Cell = Annotated[int, things.CELL]
Marble = Annotated[int, things.TYPE]
Marbles = Annotated[Array, things.MARBLES]
Fate = Annotated[int, things.FATE]
Ending = Annotated[int, things.ENDING]
Asked = Annotated[int, Sort("phase", lambda config: Phase.texts())]

EVENTS = Events()

# ---- preparation ----


@EVENTS.kind
def round_(state: State, number: Number) -> None:
    """A round begins."""


@EVENTS.kind
def top_up(state: State, marbles: Marbles) -> None:
    """Marbles go from the supply to a pool that cannot fill the ship."""


@EVENTS.kind
def fill(state: State) -> None:
    """The ship is filled from the pool."""


@EVENTS.kind
def to_market(state: State, contract: Contract) -> None:
    """A contract of the deck comes to the market."""


@EVENTS.kind
def to_box(state: State, contract: Contract) -> None:
    """A contract of the deck is for the other board."""


@EVENTS.kind
def recall(state: State, seat: Seat, card: Card) -> None:
    """A seat without robots gets one back from its discard."""


# ---- programs ----


@EVENTS.kind
def commit(state: State, seat: Seat) -> None:
    """A program is final; what is in it stays secret."""


@EVENTS.kind
def designation(state: State, seat: Seat, designation: Designation) -> None:
    """A revealed program starts from there."""


@EVENTS.kind(facts={"position": NUMBER("slot + 1")})
def robot(state: State, seat: Seat, card: Card, mode: Mode, slot: Number) -> None:
    """A robot of a revealed program, in a slot from 0."""


@EVENTS.kind
def contract(state: State, seat: Seat, contract: Contract, gap: Number, ignored: Number) -> None:
    """A contract of a revealed program; 1 if it is ignored there."""


@EVENTS.kind
def order(state: State, seat: Seat, place: Number, diligence: Number, priority: Number) -> None:
    """The place of a seat in the turn order, from 1, and the totals that led to it."""


@EVENTS.kind
def recover_robot(state: State, seat: Seat, card: Card) -> None:
    """A robot returns from the discard to the hand."""


@EVENTS.kind
def recover_contract(state: State, seat: Seat, contract: Contract) -> None:
    """A PROGRAMMABLE contract returns from the discard to the hand."""


# ---- collection ----


@EVENTS.kind
def collect(state: State, seat: Seat, card: Card, marble: Marble, cell: Cell) -> None:
    """A robot collects a marble."""


@EVENTS.kind
def collide(state: State, seat: Seat, card: Card, marble: Marble, cell: Cell) -> None:
    """A robot is damaged over a marble, which stays."""


@EVENTS.kind
def robot_home(state: State, seat: Seat, card: Card, fate: Fate) -> None:
    """A robot leaves its program for the hand or the discard."""


@EVENTS.kind
def replace(state: State, seat: Seat, marbles: Marbles) -> None:
    """Marbles go from the supply to the pool for those that a seat keeps."""


# ---- fulfilment ----


@EVENTS.kind(facts={"points": NUMBER("params.points[contract]")})
def fulfil(state: State, seat: Seat, contract: Contract) -> None:
    """A contract is fulfilled."""


@EVENTS.kind
def pay(state: State, seat: Seat, marbles: Marbles) -> None:
    """Marbles are spent."""


@EVENTS.kind
def salvage(state: State, seat: Seat, marble: Marble) -> None:
    """A marble of the seat's choice comes from the supply."""


@EVENTS.kind
def fee(state: State, seat: Seat, marble: Marble) -> None:
    """The most valuable marble of the supply comes from it."""


@EVENTS.kind
def end(state: State, seat: Seat) -> None:
    """A seat fulfils nothing more."""


@EVENTS.kind
def store(state: State, seat: Seat, marbles: Marbles) -> None:
    """New marbles that were not spent go to the store."""


# ---- claims ----


@EVENTS.kind
def claim(state: State, seat: Seat, contract: Contract) -> None:
    """A contract that was open is claimed."""


@EVENTS.kind
def challenge(state: State, seat: Seat, contract: Contract) -> None:
    """A contract that was claimed is locked."""


@EVENTS.kind
def show(state: State, seat: Seat, marbles: Marbles) -> None:
    """Marbles are held for the claim or challenge just made."""


@EVENTS.kind
def back_down(state: State, seat: Seat, contract: Contract) -> None:
    """A seat gives a locked contract up."""


@EVENTS.kind
def withdraw(state: State, seat: Seat, contract: Contract) -> None:
    """A seat gives its own claim up."""


@EVENTS.kind
def agree(state: State, seat: Seat) -> None:
    """A member of a claim group does nothing for now."""


@EVENTS.kind
def locked(state: State, contract: Contract) -> None:
    """Nobody gets a contract, for it is still locked."""


# ---- the rest ----


@EVENTS.kind
def stop(state: State, seat: Seat, phase: Asked) -> None:
    """A seat recovers nothing more in that phase."""


@EVENTS.kind
def reveal(state: State, seat: Seat) -> None:
    """A seat shows contracts of its hand to end the game."""


@EVENTS.kind
def keep(state: State, seat: Seat) -> None:
    """A seat that could end the game does not."""


@EVENTS.kind
def empty(state: State) -> None:
    """What is left on the ship returns to the pool."""


@EVENTS.kind
def over(state: State, ending: Ending) -> None:
    """The game is over."""
