"""The invariants of Cosmic Scavengers: what holds in every position, and what a written one is refused for."""

from starlode.engine.authoring.invariants import Invariants
from starlode.games.cosmic_scavengers.faults.claims import CLAIMS
from starlode.games.cosmic_scavengers.faults.facts import prepare
from starlode.games.cosmic_scavengers.faults.order import ORDER
from starlode.games.cosmic_scavengers.faults.programs import PROGRAMS, REVEALED
from starlode.games.cosmic_scavengers.faults.question import QUESTION
from starlode.games.cosmic_scavengers.faults.table import TABLE
from starlode.games.cosmic_scavengers.state import State

# In this order: a key is blamed for what is wrong with itself before it is for what others say.
INVARIANTS = Invariants(State, TABLE, ORDER, PROGRAMS, CLAIMS, QUESTION, REVEALED, prepare=prepare)

__all__ = ["INVARIANTS"]
