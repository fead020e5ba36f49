"""Stella Digger! on a terminal: a view drawn with Rich, players beside the map where there is room, else below it.

Colours are never alone: every card, tile and crystal also carries the first two letters of its colour. A card is its
colour and its number (`Pu4`), a tile its colour and its crystals (`Re2`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from starlode.engine.game import Config, Json
from starlode.games.stella_digger.components import Components, Tile

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
CELL = 8  # columns of a square
WIDE = 125  # from this width on the players stand beside the map
LEGEND = (
    "Re2 tile with 2 red crystals · Go gold · M2/2+3 monster: power, damage, points · ██ wall · →  linked that way",
    "░G░ face-down tile with a grey back · ✖ blockaded · ◆ marker · ·2· free square with its number, * yellow frame",
    "▲ Large Drill and where it points · + target · In the list: Pu4 drill card, Pux2 crystals",
)


class Board:
    """A view, laid out when the width is known."""

    def __init__(self, view: Json, components: Components) -> None:
        self.view = view
        self.map = view["map"]
        self.tiles = {tile.id: tile for tile in components.tiles}
        self.gadgets = {gadget.id: gadget for gadget in components.gadgets}
        self.prices = {drill.id: str(drill.price) for drill in components.large_drills}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        legend = Text("\n".join(LEGEND), "dim")
        if options.max_width < WIDE:
            yield from (self.head(), self.asteroid(), self.board(), self.people(), self.hand(), legend)
            return
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        grid.add_column(width=4 + CELL * len(self.map["cells"][0]))
        grid.add_column(ratio=1)
        grid.add_row(Group(self.asteroid(), self.board()), Group(self.people(), self.hand()))
        yield from (self.head(), grid, legend)

    # ---- the game ----

    def head(self) -> RenderableType:
        """Round, start player, chips and what is wanted."""
        view = self.view
        parts = [
            _line((f"Round {view['round']}", "bold")),
            Text("the game is over" if view["over"] else f"start player {self.name(view['start_player'])}"),
            _line("300 million chips left ", (str(view["chips"]["board"]), "bold")),
        ]
        if self.map["target"]:
            wanted = self.map["target_colours"]
            shown = Text("any colour") if len(wanted) == 4 else _spaced(chip(colour) for colour in wanted)
            parts.append(_line("target ", (", ".join(self.map["target"]), "bold"), " wants ", shown))
        return Text(" · ").join(parts)

    def board(self) -> RenderableType:
        """The forecasts, the common area and unsold gadgets."""
        accidents = self.view["accidents"]
        alarm = accidents["alarm"]
        shown = _spaced(chip(_colour(card)) for card in alarm) if isinstance(alarm, list) else Text(str(alarm))
        forecast = _line(
            "Safe ", chip(_colour(accidents["safety"])), f" · danger {accidents['danger']} · alarm ", shown
        )
        if accidents["spent"]:
            forecast = _line(forecast, " · spent ", _spaced(chip(_colour(card)) for card in accidents["spent"]))
        lines = [forecast, _line("Common area ", crystals(self.view["stock"])), _line("For sale ", self.sale())]
        return Group(_title("Board"), *lines)

    def sale(self) -> Text:
        """The unsold gadgets, each type with its colours."""
        found: dict[str, list[str]] = {}
        for name in self.view["gadgets"]:
            gadget = self.gadgets.get(name)
            found.setdefault(gadget.type if gadget else name, []).append(gadget.colour if gadget else "")
        kinds = [_line(f"{kind} ", _spaced(chip(colour) for colour in colours)) for kind, colours in found.items()]
        return Text(" · ").join(kinds) if kinds else Text("nothing", "dim")

    # ---- the map ----

    def asteroid(self) -> RenderableType:
        """The map, two lines a row, row 1 at the bottom."""
        rows = self.map["cells"]
        columns = [chr(ord("a") + i) for i in range(len(rows[0]))]
        head = _line("   ", *(f"{column:^{CELL}}" for column in columns))
        lines = [head]
        for number in range(len(rows), 0, -1):
            cells = [
                self.cell(f"{column}{number}", cell) for column, cell in zip(columns, rows[number - 1], strict=True)
            ]
            lines.append(_line((f"{number:>2} ", "bold"), *(upper for upper, _ in cells)))
            lines.append(_line("   ", *(lower for _, lower in cells)))
        return Group(_title("Asteroid"), *lines)

    def cell(self, name: str, printed: str) -> tuple[Text, Text]:
        """The two lines of a cell: what lies there, and the marks."""
        if printed == "....":
            return _pad(Text()), _pad(Text())
        if printed == "####":
            return _pad(Text("██████", "dim")), _pad(Text("██████", "dim"))
        if bay := re.fullmatch(r"\[D(\d)\]", printed):
            return self.deck(f"deck-{bay[1]}")
        return _pad(self.ground(name, printed)), _pad(self.marks(name, printed))

    def deck(self, name: str) -> tuple[Text, Text]:
        """A deck bay: the size of the deck, and the colour on top where it shows."""
        deck = self.view["decks"][name]
        top = chip(deck["top"]) if deck.get("top") else Text("empty" if not deck["count"] else "--", "dim")
        return _pad(Text(f"[{name}]")), _pad(_line(f"{deck['count']:>2} ", top))

    def ground(self, name: str, printed: str) -> Text:
        """The tile of a square, or its printed number."""
        if name in self.map["face_up"]:
            tile = self.tiles.get(self.map["face_up"][name])
            return _line(tile_chip(tile), self.arrow(name)) if tile else Text("tile")
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

    def marks(self, name: str, printed: str) -> Text:
        """The name of a square with marker, target, blockade and Large Drill."""
        marks = [Text(name, "dim")]
        if name == self.view["marker"]:
            marks.append(Text("◆", "bold cyan"))
        if name in self.map["target"]:
            marks.append(Text("+", "bold cyan"))
        if name in self.map["blockaded"]:
            marks.append(Text("✖", "bold red"))
        if drill := self.map["large_drills"].get(name):
            marks.append(Text(TIPS[drill["aim"]], "bold yellow"))
        return Text("").join([marks[0], Text(" "), *marks[1:]])

    # ---- the players ----

    def people(self) -> RenderableType:
        """What lies before the players."""
        lines = [line for seat in self.view["seats"] for line in self.seat(seat)]
        return Group(_title("Players"), *lines)

    def seat(self, seat: Json) -> list[Text]:
        """What everybody may know of one player."""
        active = seat["seat"] == self.view["seat"] and not self.view["over"]
        foreman = " ★" if seat["seat"] == self.view["start_player"] else ""
        you = " (you)" if seat["seat"] == self.view["viewer"] else ""
        out = " is out of the game" if seat["eliminated"] else f" {seat['points']} points"
        title = _line(
            "▶ " if active else "  ", (self.name(seat["seat"]) + you + foreman, "bold underline"), (out, "bold")
        )
        if seat["eliminated"]:
            return [title]
        parts = [f"chips {seat['chips_300']}x300 {seat['chips_100']}x100", f"tiles {len(seat['section'])}"]
        if self.view["advanced"]:
            parts.append(f"tears {seat['tears']}")
        return [_line(title, "  " + " · ".join(parts)), *(_line("    ", line) for line in self.goods(seat))]

    def goods(self, seat: Json) -> list[Text]:
        """Crystals, cards and gadgets of a seat."""
        lines = [_line(crystals(seat["crystals"]), f" of {seat['crystal_limit']} · hand ", self.backs(seat))]
        if seat["field"]:
            colour = chip(seat["field_colour"])
            cards = _spaced(card_chip(card) for card in seat["field"])
            lines.append(_line("plays ", cards, " as ", colour, f" strength {seat['strength']}"))
        if seat["gadgets"]:
            used = [f"{name} used" for name in seat["used"]]
            lines.append(Text(", ".join([*seat["gadgets"], *used])))
        if seat["monsters"]:
            lines.append(Text("won " + ", ".join(seat["monsters"])))
        return lines

    def backs(self, seat: Json) -> Text:
        """A hand as others see it: its size, and its colours where backs are coloured."""
        if "hand_colours" not in seat:
            return Text(str(seat["hand_count"]))
        return _line(f"{seat['hand_count']} ", crystals(seat["hand_colours"]) if seat["hand_count"] else "")

    def hand(self) -> RenderableType:
        """The viewer's own cards and Large Drills."""
        own = [seat for seat in self.view["seats"] if "hand" in seat]
        if not own:
            return Group()
        cards = _spaced(card_chip(card) for card in own[0]["hand"])
        drills = [f"{name} ({self.prices.get(name, '?')})" for name in own[0]["large_drills"]]
        lines = [cards, Text("Large Drills: " + (", ".join(drills) or "none"))]
        return Group(_title(f"Your hand, {own[0]['hand_count']} of {own[0]['hand_limit']} cards", "bold cyan"), *lines)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        names = self.view.get("names") or []
        return str(names[seat]) if seat < len(names) else f"Player {seat}"


def draw(config: Config, view: Json) -> RenderableType:
    """What one seat or a spectator sees, for a terminal of any width from 80 columns."""
    return Board(view, config.components)


def chip(colour: str, more: str = "") -> Text:
    """A colour as its first two letters on that colour."""
    return Text(colour[:2].capitalize() + more, STYLES.get(colour, ""))


def card_chip(card: str) -> Text:
    """A drill card as colour and number."""
    colour, _, number = card.rpartition("-")
    return chip(colour, number)


def tile_chip(tile: Tile) -> Text:
    """A face-up tile in at most seven characters."""
    if tile.kind == "monster":
        return Text(f"M{tile.power}/{tile.damage}+{tile.points}", STYLES["monster"])
    return chip("gold" if tile.kind == "gold" else str(tile.colour), str(tile.crystals))


def crystals(counts: dict[str, int]) -> Text:
    """Counts by colour, those that are not 0."""
    shown = [_line(chip(colour), f"x{count}") for colour, count in counts.items() if count]
    return _spaced(shown) if shown else Text("none", "dim")


def _colour(card: str) -> str:
    return card.rpartition("-")[2]


def _pad(text: Text) -> Text:
    text.pad_right(max(0, CELL - text.cell_len))
    return text


def _title(text: str, style: str = "bold") -> Rule:
    return Rule(Text(text, style), align="left", style="dim")


def _line(*parts: str | Text | tuple[str, str]) -> Text:
    """The parts one after the other, each in its own style; adding Texts would give all the style of the first."""
    return Text.assemble(*parts)


def _spaced(parts: Iterable[Text]) -> Text:
    return Text(" ").join(parts)
