"""How moves name the things of Stella Digger!; docs/games/stella-digger/notation.md explains it to players."""

from __future__ import annotations

from starlode.engine.layout import Picked
from starlode.engine.notation import Absent, Spelling
from starlode.engine.sight import Sight
from starlode.games.stella_digger.decisions import LAYOUT, Phase, Word
from starlode.games.stella_digger.things import DECK_IDS

# Other words that players use.
SYNONYMS = {"mining": "mine", "drill": "large-drill", "nothing": "none", "done": "stop"}
ORDINALS = {"first": "1", "second": "2", "third": "3"}
WAYS = {"up": "n", "right": "e", "down": "s", "left": "w"}


class SquareSpelling(Spelling):
    """A square by column and row: `c3`; `start` will do for START."""

    def write(self, sight: Sight, number: int, detail: int) -> str:
        if number >= len(sight.config.components.place_ids):  # this map may be smaller
            return f"no-square-{number}"
        return super().write(sight, number, detail)

    def read(self, sight: Sight, text: str) -> Picked | Absent | None:
        components = sight.config.components
        if text == "start":
            return Picked(self.block, components.asteroid.start)
        return Picked(self.block, components.place_ids.index(text)) if text in components.place_ids else None


class CardSpelling(Spelling):
    """A drill card by its type, `red-4` or `a red 4`, or by one of its copies, alike by SD-1.4: `drill-red-4-b`."""

    def read(self, sight: Sight, text: str) -> Picked | Absent | None:
        copies = sight.config.components.copy_ids
        if text in copies:
            return Picked(self.block, copies[text])
        return super().read(sight, text.removeprefix("drill-").removeprefix("a ").replace(" ", "-"))


class ColourSpelling(Spelling):
    """A colour; SD-5.6: declaring the colour that a card has is to keep it."""

    def read(self, sight: Sight, text: str) -> Picked | Absent | None:
        picked = super().read(sight, text)
        own = sight.fields.field_colour[sight.seat]
        if isinstance(picked, Picked) and sight.phase == Phase.COLOUR and picked.number == own:
            return Picked(LAYOUT.blocks["word"], Word.KEEP)
        return picked


class DeckSpelling(Spelling):
    """A deck: `deck-2`, its number, or `the second deck`."""

    def read(self, sight: Sight, text: str) -> Picked | Absent | None:
        called = text.removeprefix("the ").removesuffix(" deck").removeprefix("deck ")
        name = f"deck-{ORDINALS.get(called, called)}"
        return super().read(sight, name if name in DECK_IDS else text)


class AimSpelling(Spelling):
    """A direction: `N`, or a word such as `up`."""

    def read(self, sight: Sight, text: str) -> Picked | Absent | None:
        return super().read(sight, WAYS.get(text, text))


SPELLINGS = tuple(
    spelling(LAYOUT.blocks[name])
    for name, spelling in (
        ("place", SquareSpelling),
        ("card", CardSpelling),
        ("colour", ColourSpelling),
        ("deck", DeckSpelling),
        ("aim", AimSpelling),
    )
)
