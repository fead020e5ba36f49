"""What happened, in sentences: a line for every event, and why the game ended."""

from __future__ import annotations

from collections.abc import Callable

from starlode.engine import words
from starlode.engine.events import Event
from starlode.engine.game import Config
from starlode.engine.words import count_of
from starlode.games.stella_digger.decisions import Word
from starlode.games.stella_digger.state import State
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
from starlode.games.stella_digger.things import Direction, Ending


class Line(words.Line):
    """An event with the words for its details; hidden details have vague ones."""

    def number(self, name: str) -> int:
        """A detail of the event, -1 for none or hidden."""
        return self.event.number(name)

    @property
    def card(self) -> str:
        """The drill card of the event."""
        return card_name(self.config, self.number("card"))

    @property
    def colour(self) -> str:
        """The colour of the event."""
        return colour_name(self.number("colour"))

    @property
    def gadget(self) -> str:
        """The gadget of the event."""
        return gadget_name(self.config, self.number("gadget"))

    @property
    def accident(self) -> str:
        """The accident of the event."""
        return accident_name(self.config, self.number("accident"))

    @property
    def tile(self) -> str:
        """The tile of the event, with what it shows."""
        return tile_name(self.config, self.number("tile"))

    def place(self, name: str = "place") -> str:
        """A square of the event."""
        return place_name(self.config, self.number(name))


def log_line(config: Config, event: Event, names: list[str]) -> str:
    """An event in one English sentence; details that were redacted are left out."""
    return LINES[event.kind](Line(config, event, names))


def ending(config: Config, state: State) -> str:
    """Why the game is over."""
    return WHY[Ending(state.ending).text]


WHY = {
    "not-over": "The game is not over.",
    "chips": "The last 300 million chip has left the board.",
    "frames": "Both yellow-framed squares are cleared and performance has been checked.",
    "nothing-left": "No tile is left that could be mined.",
    "survivor": "Only one player is left.",
}


def _draw(line: Line) -> str:
    colour = f"a {line.colour} card" if line.number("colour") >= 0 else "a card"
    return f"{line.who} draws {colour} from {deck_name(line.number('deck'))}."


def _look(line: Line) -> str:
    return f"It is {line.card}." if line.number("card") >= 0 else f"{line.who} looks at it."


def _empty_deck(line: Line) -> str:
    moved = "an accident card moves to the Alarm" if line.number("moved") else "no accident card is left in Danger"
    return f"{deck_name(line.number('deck')).capitalize()} has run out: {moved}."


def _crystal(line: Line) -> str:
    source = f" from {line.name(line.number('source'))}" if line.number("source") >= 0 else ""
    return f"{line.who} gains a {line.colour} crystal{source}."


def _winner(line: Line) -> str:
    how = "a matching colour" if line.number("matching") == 1 else "nobody matching"
    return f"{line.who} wins the target with strength {line.number('strength')} and {how}."


def _build(line: Line) -> str:
    way = WAY_NAMES[Direction(line.number("aim")).text]
    return f"{line.who} builds {drill_name(line.config, line.number('drill'))} on {line.place()}, pointing {way}."


ACTIONS = {
    "mine": "mines",
    "refill": "refills the hand",
    "gadget": "goes shopping for a gadget",
    "large-drill": "sets up a Large Drill",
    "exchange": "exchanges crystals",
    "pass": "passes",
}

LINES: dict[str, Callable[[Line], str]] = {
    "round": lambda line: f"Round {line.number('number')}: {line.who} is start player.",
    "target": lambda line: f"{line.who} moves the marker onto {line.place()}, coming from {line.place('entry')}.",
    "draw": _draw,
    "look": _look,
    "empty-deck": _empty_deck,
    "rebuild": lambda line: f"The last deck has run out: {line.number('cards')} discarded cards become new decks.",
    "action": lambda line: f"{line.who} {ACTIONS[Word(line.number('action')).text]}.",
    "play": lambda line: f"{line.who} plays {line.card}.",
    "declare": lambda line: f"{line.who}'s Super Drill makes it {line.colour}.",
    "extra": lambda line: f"{line.who} adds {line.card} with Enhanced Power.",
    "discard": lambda line: f"{line.who} discards {line.card}.",
    "buy": lambda line: f"{line.who} buys {line.gadget}.",
    "pay": lambda line: f"{line.who} pays {count_of(line.number('count'), f'{line.colour} crystal')}.",
    "build": _build,
    "exchange": lambda line: f"{line.who} gives {line.colour} crystals away.",
    "take": lambda line: f"{line.who} takes a {line.colour} crystal for them.",
    "alarm": lambda line: f"Alarm: {line.accident} happens.",
    "accident": lambda line: f"{line.who} loses {line.card} to {line.accident}.",
    "reset": lambda line: f"The forecasts are made anew: {line.accident} is safe for now.",
    "winner": _winner,
    "tile": lambda line: f"{line.who} takes {line.tile} from {line.place()}.",
    "crystal": _crystal,
    "no-crystal": lambda line: f"No {line.colour} crystal is to be had for {line.who}.",
    "capsule": lambda line: f"{line.who} uses {line.gadget}.",
    "return": lambda line: f"{line.who} returns a {line.colour} crystal above the limit.",
    "blockade": lambda line: f"Nobody mined: a chip blockades {line.place()}.",
    "big-chip": lambda line: f"{line.who} gets a 300 million chip; {line.number('left')} left on the board.",
    "small-chip": lambda line: f"{line.who} gets {count_of(line.number('count'), 'chip')} of 100 million.",
    "trade-chips": lambda line: (
        f"{line.who} exchanges small chips for a 300 million chip; {line.number('left')} left on the board."
    ),
    "check": lambda line: "Performance is checked.",
    "foreman": lambda line: f"{line.who} takes the Foreman Marker.",
    "reveal": lambda line: f"On {line.place()} lies {line.tile}.",
    "link": lambda line: f"{line.place()} is linked to {line.place('other')}.",
    "monster": lambda line: f"A monster attacks from {line.place()}: {line.tile}.",
    "no-card": lambda line: f"{line.who} plays nothing.",
    "withstand": lambda line: f"{line.who} withstands the monster with strength {line.number('strength')}.",
    "fail": lambda line: f"{line.who} fails against the monster with strength {line.number('strength')}.",
    "lose": lambda line: f"{line.who} loses a {line.colour} crystal.",
    "trophy": lambda line: f"{line.who} defeats {line.tile}.",
    "flee": lambda line: f"Nobody could stop {line.tile}; it is gone.",
    "tear": lambda line: f"{line.who} sheds Red Tear number {line.number('count')}.",
    "eliminate": lambda line: f"{line.who} is out of the game.",
    "breakthrough": lambda line: f"{line.who} breaks through the blockade on {line.place()}.",
    "over": lambda line: f"The game is over. {WHY[Ending(line.number('ending')).text]}",
}
