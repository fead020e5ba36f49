"""What happened, in sentences: a line for every event, and why the game ended."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine import words
from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.stella_digger.state import DIRECTIONS, ENDINGS, EVENTS, WORDS, State
from starlode.games.stella_digger.texts.names import (
    WAY_NAMES,
    accident_name,
    card_name,
    colour_name,
    deck_name,
    drill_name,
    gadget_name,
    place_name,
    tile_name,
)


class Line(words.Line):
    """An event with the words for its details; hidden details have vague ones."""

    def __init__(self, config: Config, event: Event, names: list[str]) -> None:
        super().__init__(config, event, names)
        self.a, self.b, self.c = event.a, event.b, event.c

    def card(self, number: int) -> str:
        """A drill card."""
        return card_name(self.config, number)

    def place(self, number: int) -> str:
        """A square."""
        return place_name(self.config, number)

    def tile(self, number: int) -> str:
        """A tile with what it shows."""
        return tile_name(self.config, number)


def log_line(config: Config, event: Event, names: list[str]) -> str:
    """An event in one English sentence; details that were redacted are left out."""
    return LINES[EVENTS[event.kind]](Line(config, event, names))


def ending(config: Config, state: State) -> str:
    """Why the game is over."""
    return WHY[ENDINGS[state.ending]]


WHY = {
    "not-over": "The game is not over.",
    "chips": "The last 300 million chip has left the board.",
    "frames": "Both yellow-framed squares are cleared and performance has been checked.",
    "nothing-left": "No tile is left that could be mined.",
    "survivor": "Only one player is left.",
}


def _draw(line: Line) -> str:
    colour = f"a {colour_name(line.b)} card" if line.b >= 0 else "a card"
    return f"{line.who} draws {colour} from {deck_name(line.a)}."


def _look(line: Line) -> str:
    return f"It is {line.card(line.a)}." if line.a >= 0 else f"{line.who} looks at it."


def _empty_deck(line: Line) -> str:
    moved = "an accident card moves to the Alarm" if line.b else "no accident card is left in Danger"
    return f"{deck_name(line.a).capitalize()} has run out: {moved}."


def _crystal(line: Line) -> str:
    source = f" from {line.name(line.b)}" if line.b >= 0 else ""
    return f"{line.who} gains a {colour_name(line.a)} crystal{source}."


def _winner(line: Line) -> str:
    how = "a matching colour" if line.b == 1 else "nobody matching"
    return f"{line.who} wins the target with strength {line.a} and {how}."


def _build(line: Line) -> str:
    way = WAY_NAMES[DIRECTIONS[line.c]]
    return f"{line.who} builds {drill_name(line.config, line.a)} on {line.place(line.b)}, pointing {way}."


ACTIONS = {
    "mine": "mines",
    "refill": "refills the hand",
    "gadget": "goes shopping for a gadget",
    "large-drill": "sets up a Large Drill",
    "exchange": "exchanges crystals",
    "pass": "passes",
}

LINES: dict[str, Callable[[Line], str]] = {
    "round": lambda line: f"Round {line.a}: {line.who} is start player.",
    "target": lambda line: f"{line.who} moves the marker onto {line.place(line.a)}, coming from {line.place(line.b)}.",
    "draw": _draw,
    "look": _look,
    "empty-deck": _empty_deck,
    "rebuild": lambda line: f"The last deck has run out: {line.a} discarded cards become new decks.",
    "action": lambda line: f"{line.who} {ACTIONS[WORDS[line.a]]}.",
    "play": lambda line: f"{line.who} plays {line.card(line.a)}.",
    "declare": lambda line: f"{line.who}'s Super Drill makes it {colour_name(line.a)}.",
    "extra": lambda line: f"{line.who} adds {line.card(line.a)} with Enhanced Power.",
    "discard": lambda line: f"{line.who} discards {line.card(line.a)}.",
    "buy": lambda line: f"{line.who} buys {gadget_name(line.config, line.a)}.",
    "pay": lambda line: f"{line.who} pays {count_of(line.b, f'{colour_name(line.a)} crystal')}.",
    "build": _build,
    "exchange": lambda line: f"{line.who} gives {colour_name(line.a)} crystals away.",
    "take": lambda line: f"{line.who} takes a {colour_name(line.a)} crystal for them.",
    "alarm": lambda line: f"Alarm: {accident_name(line.config, line.a)} happens.",
    "accident": lambda line: f"{line.who} loses {line.card(line.b)} to {accident_name(line.config, line.a)}.",
    "reset": lambda line: f"The forecasts are made anew: {accident_name(line.config, line.a)} is safe for now.",
    "winner": _winner,
    "tile": lambda line: f"{line.who} takes {line.tile(line.a)} from {line.place(line.b)}.",
    "crystal": _crystal,
    "no-crystal": lambda line: f"No {colour_name(line.a)} crystal is to be had for {line.who}.",
    "capsule": lambda line: f"{line.who} uses {gadget_name(line.config, line.a)}.",
    "return": lambda line: f"{line.who} returns a {colour_name(line.a)} crystal above the limit.",
    "blockade": lambda line: f"Nobody mined: a chip blockades {line.place(line.a)}.",
    "big-chip": lambda line: f"{line.who} gets a 300 million chip; {line.a} left on the board.",
    "small-chip": lambda line: f"{line.who} gets {count_of(line.a, 'chip')} of 100 million.",
    "trade-chips": lambda line: f"{line.who} exchanges small chips for a 300 million chip; {line.a} left on the board.",
    "check": lambda line: "Performance is checked.",
    "foreman": lambda line: f"{line.who} takes the Foreman Marker.",
    "reveal": lambda line: f"On {line.place(line.a)} lies {line.tile(line.b)}.",
    "link": lambda line: f"{line.place(line.a)} is linked to {line.place(line.b)}.",
    "monster": lambda line: f"A monster attacks from {line.place(line.b)}: {line.tile(line.a)}.",
    "no-card": lambda line: f"{line.who} plays nothing.",
    "withstand": lambda line: f"{line.who} withstands the monster with strength {line.a}.",
    "fail": lambda line: f"{line.who} fails against the monster with strength {line.a}.",
    "lose": lambda line: f"{line.who} loses a {colour_name(line.a)} crystal.",
    "trophy": lambda line: f"{line.who} defeats {line.tile(line.a)}.",
    "flee": lambda line: f"Nobody could stop {line.tile(line.a)}; it is gone.",
    "tear": lambda line: f"{line.who} sheds Red Tear number {line.a}.",
    "eliminate": lambda line: f"{line.who} is out of the game.",
    "breakthrough": lambda line: f"{line.who} breaks through the blockade on {line.place(line.a)}.",
    "over": lambda line: f"The game is over. {WHY[ENDINGS[line.a]]}",
}
