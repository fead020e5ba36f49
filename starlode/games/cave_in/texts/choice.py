"""An action taken apart: what sort of thing it chooses, which one, and by what verb the phase asks for it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal, NamedTuple

from starlode.games.cave_in.decisions import (
    ACT_ABILITY,
    ACT_BASE,
    ACT_COLOUR,
    ACT_DOCK,
    ACT_HAND,
    ACT_MINE,
    ACT_SEAT,
    ACT_STACK,
    Phase,
)
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import BASE, FACTIONS

Sort = Literal["word", "ability", "dock", "crystal", "stack", "colour", "seat", "base", "hand"]

SORTS: tuple[Sort, ...] = ("word", "ability", "dock", "crystal", "stack", "colour", "seat", "base", "hand")
STARTS = (0, ACT_ABILITY, ACT_DOCK, ACT_MINE, ACT_STACK, ACT_COLOUR, ACT_SEAT, ACT_BASE, ACT_HAND)
DETAILS: dict[Sort, int] = {"base": BASE, "hand": FACTIONS}  # how many details one number has

# Which sorts of things each phase asks for, and the verb of the move's text.
ASKS: dict[str, dict[Sort, str]] = {
    "over": {},
    "start-artifact": {"ability": "activate"},
    "shuttle-pick": {"dock": "take"},
    "leader": {},
    "action": {"dock": "recruit", "crystal": "mine", "stack": "collect", "hand": "skill", "seat": "raid"},
    "recruit-pay": {"hand": "pay"},
    "mine-pay": {"hand": "pay"},
    "prop": {},
    "scrabber-take": {"crystal": "take"},
    "collect-pay": {"hand": "pay"},
    "collect-half": {},
    "crystal-take": {"crystal": "take"},
    "sergeant-take": {},
    "colonel-pick": {"dock": "take"},
    "fishbean-pick": {"dock": "take"},
    "shuwar-pick": {"base": "take"},
    "mushell-pick": {"base": "take"},
    "digger-crystal": {"crystal": "paint"},
    "digger-colour": {"colour": "colour"},
    "robuster-colour": {"colour": "colour"},
    "robuster-card": {"hand": "paint"},
    "mindwasp-pick": {"base": "subjugate"},
    "custodian-pick": {"base": "subjugate"},
    "domina-card": {"hand": "subjugate"},
    "domina-crystal": {"crystal": "take"},
    "harvest-pick": {"base": "take"},
    "uproot-base": {"seat": "base"},
    "uproot-pick": {"base": "take"},
    "baton-take": {"crystal": "take"},
    "second-raid": {"seat": "raid"},
}
PAYMENTS = ("mine-pay", "collect-pay")  # here `done` completes something; elsewhere it declines
_WORDS_ASKED: dict[str, tuple[str, ...]] = {
    "over": (),
    "leader": ("leader", "done"),
    "action": ("end",),
    "recruit-pay": ("no-card",),
    "prop": ("hold", "move"),
    "collect-half": ("left", "right"),
    "sergeant-take": ("take", "done"),
}


class Choice(NamedTuple):
    """What an action chooses; the phase says what for."""

    sort: Sort
    number: int  # word, ability, type in the Docks, Mine space, stack, colour, seat, seat of the Base, type in hand
    detail: int = 0  # position in the Base, current colour of the hand card

    @property
    def action(self) -> int:
        """The number of the action."""
        return STARTS[SORTS.index(self.sort)] + self.number * DETAILS.get(self.sort, 1) + self.detail


def choice_of(action: int) -> Choice:
    """What that action chooses."""
    place = bisect_right(STARTS, action) - 1
    sort = SORTS[place]
    return Choice(sort, *divmod(int(action) - STARTS[place], DETAILS.get(sort, 1)))


def phase_of(state: State) -> str:
    """The name of the decision that is asked."""
    return Phase(state.phase).text


def words_asked(phase: str) -> tuple[str, ...]:
    """The words that answer a phase."""
    return _WORDS_ASKED.get(phase, ("done",))


def may_decline(phase: str) -> bool:
    """Whether `done` means to want nothing (more) of what is offered."""
    return "done" in words_asked(phase) and phase not in PAYMENTS
