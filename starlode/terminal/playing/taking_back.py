"""Taking back at one screen: free while it harms no one, otherwise the people at the screen are asked.

Our bots agree to everything. An external program has no way to agree, so if one plays, only what is free can be taken
back.
"""

from __future__ import annotations

from starlode.bots.bot import is_guest
from starlode.engine.boundary.errors import StarlodeError
from starlode.terminal.common.questions import choose
from starlode.terminal.playing.asking import last_asked
from starlode.terminal.playing.table import TerminalTable

NO, YES = "no", "yes"


def undo(table: TerminalTable, seat: int) -> None:
    """Back to the last decision that a person was asked for; raises StarlodeError where there is none or no consent."""
    place = last_asked(table.match, seat)  # a forced one would only be made again
    if place is None:
        raise StarlodeError(table.words.text("nothing-to-take-back"))
    match = table.match
    if match.is_free(seat, place):
        match.take_back(place, alone=True)
    else:
        _need_consent(table, seat, place)
        match.take_back(place, redraws=[match.next_redraw()])
    table.turn_back()


def _need_consent(table: TerminalTable, seat: int, place: int) -> None:
    """Ask everyone else who has a say; raises StarlodeError if one of them does not agree, or cannot."""
    guest = next((number for number, kind in enumerate(table.kinds) if is_guest(kind)), None)
    if guest is not None:
        why, cannot = _why(table, seat, place), table.words.text("cannot-agree", name=table.match.names[guest])
        raise StarlodeError(f"{why} {cannot}")
    if len(table.people) > 1 and not _all_agree(table, seat, place):
        raise StarlodeError(table.words.text("not-taken-back"))


def _why(table: TerminalTable, seat: int, place: int) -> str:
    """What has happened since that others have a say in."""
    movers = [decision.seat for decision in table.match.decisions[place:]]
    others = [mover for mover in movers if mover != seat and (not table.is_bot(mover) or is_guest(table.kinds[mover]))]
    say, names = table.words.text, table.match.names
    return say("others-have-decided", name=names[others[0]]) if others else say("something-revealed")


def _all_agree(table: TerminalTable, seat: int, place: int) -> bool:
    """Say what has happened since, and ask everyone at the screen."""
    table.console.print(_why(table, seat, place))
    return choose(table.console, table.words, "do-all-agree", [NO, YES], numbered=False) == YES
