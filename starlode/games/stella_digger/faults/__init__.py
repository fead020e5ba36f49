"""The invariants of Stella Digger!: what holds in every position, and what a written one is refused for."""

from starlode.engine.authoring.invariants import Invariants
from starlode.games.stella_digger.faults.board import BOARD
from starlode.games.stella_digger.faults.cards import CARDS
from starlode.games.stella_digger.faults.field import FIELD
from starlode.games.stella_digger.faults.ground import GROUND
from starlode.games.stella_digger.faults.phases import prepare
from starlode.games.stella_digger.faults.question import QUESTION
from starlode.games.stella_digger.faults.turn import TURN
from starlode.games.stella_digger.state import State

# In this order: a key is blamed for what is wrong with itself before it is for what others say.
INVARIANTS = Invariants(State, TURN, CARDS, BOARD, FIELD, GROUND, QUESTION, prepare=prepare)

__all__ = ["INVARIANTS"]
