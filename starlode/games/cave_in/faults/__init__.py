"""What holds in every position of Cave-In: one list for checks, for positions that are read, and for the docs."""

from starlode.engine.authoring.invariants import Invariants
from starlode.games.cave_in.faults.clock import CLOCK
from starlode.games.cave_in.faults.decision import DECISION
from starlode.games.cave_in.faults.facts import prepare
from starlode.games.cave_in.faults.payment import PAYMENT
from starlode.games.cave_in.faults.pieces import PIECES
from starlode.games.cave_in.faults.skills import SKILLS
from starlode.games.cave_in.faults.turn import TURN
from starlode.games.cave_in.state import State

INVARIANTS = Invariants(State, CLOCK, PIECES, TURN, SKILLS, DECISION, PAYMENT, prepare=prepare)

__all__ = ["INVARIANTS"]
