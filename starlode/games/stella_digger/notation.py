"""How moves name the things of Stella Digger!; docs/games/stella-digger/notation.md explains it to players."""

from __future__ import annotations

from starlode.engine.declarations.layout import Picked
from starlode.engine.text.notation import Absent, Spelling
from starlode.engine.text.perspective import Perspective
from starlode.games.stella_digger.decisions import LAYOUT, Phase, Word
from starlode.games.stella_digger.things import DECK_IDS

# Other words that players use.
SYNONYMS = {"mining": "mine", "drill": "large-drill", "nothing": "none", "done": "stop"}
ORDINALS = {"first": "1", "second": "2", "third": "3"}
WAYS = {"up": "n", "right": "e", "down": "s", "left": "w"}


class SquareSpelling(Spelling):
    """A square by column and row: `c3`; `start` will do for START."""

    def write(self, perspective: Perspective, number: int, detail: int) -> str:
        if number >= len(perspective.config.components.place_ids):  # this map may be smaller
            return f"no-square-{number}"
        return super().write(perspective, number, detail)

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        components = perspective.config.components
        if text == "start":
            return Picked(self.block, components.asteroid.start)
        return Picked(self.block, components.place_ids.index(text)) if text in components.place_ids else None


class CardSpelling(Spelling):
    """A drill card by its type, `red-4` or `a red 4`, or by one of its copies, alike by SD-1.4: `drill-red-4-b`."""

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        copies = perspective.config.components.copy_ids
        if text in copies:
            return Picked(self.block, copies[text])
        return super().read(perspective, text.removeprefix("drill-").removeprefix("a ").replace(" ", "-"))


class ColourSpelling(Spelling):
    """A colour; SD-5.6: declaring the colour that a card has is to keep it."""

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        picked = super().read(perspective, text)
        own = perspective.fields.field_colour[perspective.seat]
        if isinstance(picked, Picked) and perspective.phase == Phase.COLOUR and picked.number == own:
            return Picked(LAYOUT.blocks["word"], Word.KEEP)
        return picked


class DeckSpelling(Spelling):
    """A deck: `deck-2`, its number, or `the second deck`."""

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        called = text.removeprefix("the ").removesuffix(" deck").removeprefix("deck ")
        name = f"deck-{ORDINALS.get(called, called)}"
        return super().read(perspective, name if name in DECK_IDS else text)


class AimSpelling(Spelling):
    """A direction: `N`, or a word such as `up`."""

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        return super().read(perspective, WAYS.get(text, text))


SPELLINGS: dict[str, type[Spelling]] = {
    "place": SquareSpelling,
    "card": CardSpelling,
    "colour": ColourSpelling,
    "deck": DeckSpelling,
    "aim": AimSpelling,
}
