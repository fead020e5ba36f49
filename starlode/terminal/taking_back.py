"""Taking back at one screen: free while it harms nobody, else the people at the screen are asked."""

from __future__ import annotations

from starlode.engine.errors import StarlodeError
from starlode.match.undo import is_free, take_back
from starlode.terminal.menu import choose
from starlode.terminal.table import Table

NO, YES = "no", "yes"


def undo(table: Table, seat: int) -> None:
    """Back to the last decision that a person was asked for; raises StarlodeError where there is none or no consent."""
    place = _last_asked(table, seat)
    if place is None:
        raise StarlodeError(table.words.text("nothing-to-take-back"))
    free = is_free(table.match, seat, place)
    if not free and len(table.people) > 1 and not _all_agree(table, seat, place):
        raise StarlodeError(table.words.text("not-taken-back"))
    take_back(table.match, seat, place, alone=free)
    table.turn_back()


def _last_asked(table: Table, seat: int) -> int | None:
    """The place of the seat's last decision that was not forced; a forced one would only be made again."""
    match = table.match
    door, states = match.history.door, match.history.states
    for place in reversed(range(len(match.decisions))):
        if match.decisions[place].seat == seat and len(door.actions(states, place, seat)) > 1:
            return place
    return None


def _all_agree(table: Table, seat: int, place: int) -> bool:
    """Say what has happened since, and ask everybody at the screen."""
    movers = [decision.seat for decision in table.match.decisions[place:]]
    others = [mover for mover in movers if mover != seat and not table.is_bot(mover)]
    say, names = table.words.text, table.match.names
    why = say("others-have-decided", name=names[others[0]]) if others else say("something-revealed")
    table.console.print(why)
    return choose(table.console, "do-all-agree", [NO, YES], numbered=False) == YES
