"""What the table of Stella Digger! consists of, in a few letters each: for drawings in full and in brief."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from starlode.engine.authoring.drawing import line, spaced
from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.text.catalogue import Words
from starlode.engine.text.naming import Namer
from starlode.games.stella_digger.components import DrillCard, Tile
from starlode.games.stella_digger.things import COLOUR, DECK, GADGET, GADGET_TYPE, TILE

STYLES = {
    "red": "bold white on #b3202c",
    "blue": "bold white on #1d5fc4",
    "green": "bold white on #1e7a3c",
    "purple": "bold white on #7e3aa8",
    "gold": "bold black on #e3c21f",
    "monster": "bold white on #444444",
}
BACKS = {"white": "black on #d8d8d8", "grey": "white on #7a7a7a", "black": "white on #1c1c1c"}
TIPS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
ARROWS = {(0, 1): "↑", (1, 0): "→", (0, -1): "↓", (-1, 0): "←"}
TIMES = "\N{MULTIPLICATION SIGN}"
CELL = 9  # columns of a square and the gap beside it


class Names(Namer):
    """What things are called, and how they are drawn, in one language."""

    def __init__(self, config: Config, words: Words, seats: Sequence[str]) -> None:
        super().__init__(config, words, seats)
        self.say, self.components = words.text, config.components

    def chip(self, colour: str, more: str = "") -> Text:
        """A colour as its letters on that colour."""
        return Text(self.of(COLOUR, colour, "letters") + more, STYLES[colour])

    def chips(self, colours: Iterable[str]) -> Text:
        """Several of them."""
        return spaced(self.chip(colour) for colour in colours)

    def card(self, card: str) -> Text:
        """A drill card as colour and number."""
        row = self._row(card)
        return self.chip(row.colour, str(row.number))

    def colour_of(self, card: str) -> str:
        """The colour that is printed on a drill card."""
        return self._row(card).colour

    def _row(self, card: str) -> DrillCard:
        row: DrillCard = self.components.drill_cards[self.components.card_ids.index(card)]
        return row

    def accidents(self, cards: Iterable[str]) -> Text:
        """Accident cards as their colours."""
        rows = {row.id: row.colour for row in self.components.accidents}
        return self.chips(rows[card] for card in cards)

    def tile(self, tile: Tile) -> Text:
        """A face-up tile in at most seven characters."""
        if tile.kind == "monster":
            facts = {"power": tile.power or 0, "damage": tile.damage or 0, "points": tile.points or 0}
            return Text(self.say("draw-monster", **facts), STYLES["monster"])
        if tile.kind == "gold":
            return Text(f"{self.say('draw-gold')}{tile.crystals}", STYLES["gold"])
        return self.chip(str(tile.colour), str(tile.crystals))

    def crystals(self, counts: dict[str, int]) -> Text:
        """Counts by colour, those that are not 0."""
        shown = [line(self.chip(colour), f"{TIMES}{count}") for colour, count in counts.items() if count]
        return spaced(shown) if shown else Text(self.say("draw-none"), "dim")


class Pieces:
    """The texts that a drawing of a view is put together from."""

    def __init__(self, view: Json, names: Names) -> None:
        self.view, self.map = view, view["map"]
        self.names, self.say = names, names.say
        self.tiles = {tile.id: tile for tile in names.components.tiles}

    def label(self, message: str, shown: Text) -> Text:
        """A label with what it stands for."""
        return line(f"{self.say(message)} ", shown)

    def columns(self) -> list[str]:
        """The letters of the columns."""
        return [chr(ord("a") + number) for number in range(len(self.map["cells"][0]))]

    def cell(self, name: str, printed: str) -> tuple[Text, Text]:
        """The two lines of a cell: what is there, and the marks."""
        if printed == "....":
            return pad(Text()), pad(Text())
        if printed == "####":
            return pad(Text("██████", "dim")), pad(Text("██████", "dim"))
        if deck := self.deck_at(printed):
            return pad(Text(self.deck_name(deck))), pad(self.deck_size(deck))
        return pad(self.ground(name, printed)), pad(line((name, "dim"), " ", *self.marks(name)))

    def deck_at(self, printed: str) -> str:
        """The deck whose bay a printed cell is; empty for other cells."""
        bay = re.fullmatch(r"\[D(\d)\]", printed)
        return f"deck-{bay[1]}" if bay else ""

    def deck_name(self, name: str) -> str:
        """What a deck bay is called on the map."""
        return self.names.of(DECK, name, "cell")

    def deck_size(self, name: str) -> Text:
        """The size of a deck, and the colour on top where it shows."""
        deck = self.view["decks"][name]
        if not deck["count"]:
            return Text(self.say("draw-empty"), "dim")
        return line(f"{deck['count']} ", self.names.chip(deck["top"]) if deck.get("top") else ("--", "dim"))

    def ground(self, name: str, printed: str) -> Text:
        """The tile of a square, or its printed number."""
        if name in self.map["face_up"]:
            return line(self.names.tile(self.tiles[self.map["face_up"][name]]), self.arrow(name))
        if name in self.map["face_down"]:
            letter = printed.strip("*")[0]
            return Text(f"░{letter}{'*' if '*' in printed else '░'}", BACKS[self.map["face_down"][name]])
        if printed == "START":
            return Text("START", "bold")
        number = f"·{printed.strip('*')[1]}·" + ("*" if "*" in printed else "")
        return Text(number, "dim" if name not in self.map["network"] else "")

    def arrow(self, name: str) -> str:
        """Where a connected tile is linked to."""
        other = self.map["links"].get(name)
        if other is None:
            return ""
        return ARROWS[ord(other[0]) - ord(name[0]), int(other[1:]) - int(name[1:])]

    def marks(self, name: str) -> list[Text]:
        """Marker, target, blockade and Large Drill on a square."""
        marks = []
        if name == self.view["marker"]:
            marks.append(Text("◆", "bold cyan"))
        if name in self.map["target"]:
            marks.append(Text("+", "bold cyan"))
        if name in self.map["blockaded"]:
            marks.append(Text("✖", "bold red"))
        if drill := self.map["large_drills"].get(name):
            marks.append(Text(TIPS[drill["aim"]], "bold yellow"))
        return marks

    def title(self, seat: Json) -> Text:
        """The player's name, with marks for being asked, the viewer or the start player."""
        number = seat["seat"]
        active = number == self.view["seat"] and not self.view["over"]
        name = self.names.seat(number)
        name = self.say("draw-you", seat=name) if number == self.view["viewer"] else name
        star = " ★" if number == self.view["start_player"] else ""
        return line("▶ " if active else "  ", (name + star, "bold underline"))

    def standing(self, seat: Json) -> Text:
        """The player with the points, while they are in the game."""
        if seat["eliminated"]:
            return line(self.title(seat), " ", (self.say("draw-eliminated"), "bold"))
        return line(self.title(seat), ": ", (self.say("draw-points", points=seat["points"]), "bold"))

    def goods(self, seat: Json) -> list[list[Text]]:
        """Crystals, cards, gadgets and monsters of a seat, those of a sort together."""
        names, lines = self.names, [self.stock(seat)]
        if seat["field"]:
            lines.append([self.field(seat)])
        if seat["gadgets"]:
            owned = [names.of(GADGET, name, "title") for name in seat["gadgets"]]
            used = [self.say("draw-used", type=names.of(GADGET_TYPE, name)) for name in seat["used"]]
            lines.append([*map(Text, owned), *map(Text, used)])
        if seat["monsters"]:
            won = ", ".join(names.of(TILE, name, "short") for name in seat["monsters"])
            lines.append([Text(self.say("draw-won", monsters=won))])
        return lines

    def stock(self, seat: Json) -> list[Text]:
        """The crystals of a seat with their limit, and its hand as others see it."""
        limit = self.say("draw-crystal-limit", limit=seat["crystal_limit"])
        return [line(self.names.crystals(seat["crystals"]), f" {limit}"), self.backs(seat)]

    def field(self, seat: Json) -> Text:
        """What was played, as which colour, and how strong it is."""
        plays = self.label("draw-plays", spaced(self.names.card(card) for card in seat["field"]))
        strength = Text(self.say("draw-strength", strength=seat["strength"]))
        if self.names.colour_of(seat["field"][0]) == seat["field_colour"]:
            return spaced([plays, strength])
        return spaced([plays, self.label("draw-as", self.names.chip(seat["field_colour"])), strength])

    def backs(self, seat: Json) -> Text:
        """A hand as others see it: its size, and its colours where backs are coloured."""
        size = Text(self.say("draw-hand-size", cards=seat["hand_count"]))
        if "hand_colours" not in seat or not seat["hand_count"]:
            return size
        return line(size, " ", self.names.crystals(seat["hand_colours"]))


def pad(text: Text) -> Text:
    """A text as wide as a square of the map."""
    text.pad_right(max(0, CELL - text.cell_len))
    return text
