"""What may be taken back without harm: the one rule for terminals, servers and whoever keeps a table.

Free is a decision that used no chance, told its own seat nothing it could not work out itself, and after which nobody
else has moved as far as that seat may know. What others decided meanwhile in secret stays, so that being allowed to
take something back tells nothing about them. Everything else needs the consent of the others.
"""

from __future__ import annotations

from starlode.match.course import Course


def is_free(match: Course, seat: int, place: int) -> bool:
    """Whether a seat may take back all it has decided since a place among the decisions, without asking anybody."""
    told, states, door = set(match.gate.news(seat)), match.history.states, match.history.door
    for number in range(place, len(match.decisions)):
        decision = match.decisions[number]
        if decision.seat != seat and number + 1 in told:
            return False
        if decision.seat == seat and not door.harmless(states, number, number + 1, seat, decision.action):
            return False
    return True


def take_back(match: Course, seat: int, place: int, alone: bool) -> None:
    """Take back a seat's decisions from a place on, alone or with all that others have decided since."""
    later = match.decisions[place:]
    match.undo(len(later))
    for decision in later if alone else ():
        if decision.seat != seat:
            match.play(decision.action, decision.seat)
