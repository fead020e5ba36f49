"""An action taken apart: what sort of thing it chooses, which one, and by what verb the phase asks for it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal, NamedTuple

from starlode.games.stella_digger.decisions import (
    ACT_AIM,
    ACT_CARD,
    ACT_COLOUR,
    ACT_DECK,
    ACT_GADGET,
    ACT_PLACE,
    ACT_TOKEN,
    Phase,
)
from starlode.games.stella_digger.state import State

Sort = Literal["word", "place", "card", "colour", "deck", "gadget", "drill", "aim"]

SORTS: tuple[Sort, ...] = ("word", "place", "card", "colour", "deck", "gadget", "drill", "aim")
STARTS = (0, ACT_PLACE, ACT_CARD, ACT_COLOUR, ACT_DECK, ACT_GADGET, ACT_TOKEN, ACT_AIM)

# Which sort of thing each phase asks for, and the verb of the move's text.
ASKS: dict[str, tuple[Sort, str]] = {
    "start-tile": ("place", "target"),
    "draft": ("deck", "draw"),
    "target": ("place", "target"),
    "entry": ("place", "from"),
    "card": ("card", "play"),
    "colour": ("colour", "declare"),
    "extra": ("card", "add"),
    "discard": ("card", "discard"),
    "draw": ("deck", "draw"),
    "gadget": ("gadget", "buy"),
    "pay": ("colour", "pay"),
    "drill": ("drill", "build"),
    "site": ("place", "on"),
    "aim": ("aim", "aim"),
    "give": ("colour", "give"),
    "take": ("colour", "take"),
    "accident": ("card", "discard"),
    "gold": ("colour", "take"),
    "capsule": ("gadget", "use"),
    "return": ("colour", "return"),
    "fight": ("card", "play"),
    "lose": ("colour", "lose"),
    "breakthrough": ("place", "open"),
}
WORDS_ASKED: dict[str, tuple[str, ...]] = {
    "action": ("mine", "refill", "gadget", "large-drill", "exchange", "pass"),
    "colour": ("keep",),
    "extra": ("none",),
    "discard": ("stop",),
    "fight": ("none",),
}


class Choice(NamedTuple):
    """What an action chooses; the phase says what for."""

    sort: Sort
    number: int

    @property
    def action(self) -> int:
        """The number of the action."""
        return STARTS[SORTS.index(self.sort)] + self.number


def choice_of(action: int) -> Choice:
    """What that action chooses."""
    place = bisect_right(STARTS, action) - 1
    return Choice(SORTS[place], int(action) - STARTS[place])


def phase_of(state: State) -> str:
    """The name of the decision that is asked."""
    return Phase(state.phase).text
