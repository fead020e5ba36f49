"""Stella Digger! on a terminal: a view drawn with Rich, players beside the map where there is room, else below it.

Colours are never alone: every card, tile and crystal also carries two letters of its colour. A card is its colour and
its number (`Pu4`), a tile its colour and its crystals (`Re2`).
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from starlode.engine.authoring.drawing import DOT, HEAD, Dotted, Part, legend, line, spaced
from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.text.catalogue import Words
from starlode.games.stella_digger import brief
from starlode.games.stella_digger.pieces import CELL, Names, Pieces
from starlode.games.stella_digger.things import DRILL, GADGET_TYPE, Colour

WIDE = 125  # from this width on the players stand beside the map
LEGEND = ("draw-legend-tiles", "draw-legend-squares", "draw-legend-marks")


class Board(Pieces):
    """A view, laid out when the width is known."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = legend(*map(self.say, LEGEND))
        if options.max_width < WIDE:
            yield from (self.head(), self.asteroid(), self.board(), self.people(), self.hand(), signs)
            return
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        grid.add_column(width=4 + CELL * len(self.map["cells"][0]))
        grid.add_column(ratio=1)
        grid.add_row(Group(self.asteroid(), self.board()), Group(self.people(), self.hand()))
        yield from (self.head(), grid, signs)

    # ---- the game ----

    def head(self) -> RenderableType:
        """Round, start player, chips and what is wanted."""
        view, starter = self.view, self.names.seat(self.view["start_player"])
        parts = [
            Text(self.say("draw-round", round=view["round"]), "bold"),
            Text(self.say("draw-over") if view["over"] else self.say("draw-start-player", seat=starter)),
            Text(self.say("draw-chips", chips=view["chips"]["board"])),
        ]
        if self.map["target"]:
            wanted = self.map["target_colours"]
            shown = Text(self.say("draw-any-colour")) if len(wanted) == len(Colour) else self.names.chips(wanted)
            parts.append(Text(self.say("draw-target", squares=", ".join(self.map["target"]))))
            parts.append(self.label("draw-wanted", shown))
        return Part(HEAD, Dotted(*parts))

    def board(self) -> RenderableType:
        """The forecasts, the common area and unsold gadgets."""
        accidents, names = self.view["accidents"], self.names
        alarm = accidents["alarm"]
        parts = [
            self.label("draw-safe", names.accidents([accidents["safety"]])),
            Text(self.say("draw-danger", cards=accidents["danger"])),
            self.label("draw-alarm", names.accidents(alarm) if isinstance(alarm, list) else Text(str(alarm))),
        ]
        if accidents["spent"]:
            parts.append(self.label("draw-spent", names.accidents(accidents["spent"])))
        stock = self.label("draw-common-area", names.crystals(self.view["stock"]))
        lines = Dotted(*parts), stock, Dotted(*self.sale())
        about = ("gadget", "give", "take", "gold", "draft", "draw", "accident")
        return Part("board", *lines, title=self.say("draw-board"), brief=Group(*lines), about=about)

    def sale(self) -> list[Text]:
        """The unsold gadgets, each type with its colours; the first one has the label."""
        found: dict[str, list[str]] = {}
        for gadget in self.names.components.gadgets:
            if gadget.id in self.view["gadgets"]:
                found.setdefault(gadget.type, []).append(gadget.colour)
        kinds = [
            line(f"{self.names.of(GADGET_TYPE, kind)} ", self.names.chips(colours)) for kind, colours in found.items()
        ]
        first, *others = kinds or [Text(self.say("draw-nothing"), "dim")]
        return [self.label("draw-for-sale", first), *others]

    # ---- the map ----

    def asteroid(self) -> RenderableType:
        """The map, two lines a row, row 1 at the bottom."""
        rows, columns = self.map["cells"], self.columns()
        head = line("   ", *(f"{column:^{CELL}}" for column in columns))
        lines = [head]
        for number in range(len(rows), 0, -1):
            cells = [
                self.cell(f"{column}{number}", cell) for column, cell in zip(columns, rows[number - 1], strict=True)
            ]
            lines.append(line((f"{number:>2} ", "bold"), *(upper for upper, _ in cells)))
            lines.append(line("   ", *(lower for _, lower in cells)))
        about = ("place", "aim", "deck", "card", "fight", "lose", "capsule", "action")
        return Part("map", *lines, title=self.say("draw-asteroid"), brief=brief.asteroid(self), about=about)

    # ---- the players ----

    def people(self) -> RenderableType:
        """The players' areas."""
        lines = [line for seat in self.view["seats"] for line in self.seat(seat)]
        about = ("colour", "fight", "action")
        return Part("players", *lines, title=self.say("draw-players"), brief=brief.people(self), about=about)

    def seat(self, seat: Json) -> list[RenderableType]:
        """What all may know of one player."""
        title = self.standing(seat)
        if seat["eliminated"]:
            return [title]
        parts = [
            self.say("draw-stacks", big=seat["chips_300"], small=seat["chips_100"]),
            self.say("draw-tiles", tiles=len(seat["section"])),
        ]
        if self.view["advanced"]:
            parts.append(self.say("draw-tears", tears=seat["tears"]))
        return [line(title, "  " + DOT.join(parts)), *(_indented(*items) for items in self.goods(seat))]

    def hand(self) -> RenderableType:
        """The viewer's own cards and Large Drills."""
        own = [seat for seat in self.view["seats"] if "hand" in seat]
        if not own:
            return Group()
        cards = spaced(self.names.card(card) for card in own[0]["hand"]) or Text(self.say("draw-none"), "dim")
        first, *others = [self.names.of(DRILL, name, "title") for name in own[0]["large_drills"]] or [
            self.say("draw-none")
        ]
        drills = [Text(self.say("draw-large-drills", drills=first)), *map(Text, others)]
        title = self.say("draw-hand", cards=own[0]["hand_count"], limit=own[0]["hand_limit"])
        short = Dotted(line((title, "bold cyan"), ": ", cards), *drills, indent=brief.INDENT)
        about = ("card", "deck", "drill", "site", "action", "colour")
        return Part("hand", cards, Dotted(*drills), title=Text(title, "bold cyan"), brief=short, about=about)


def draw(config: Config, view: Json, words: Words) -> RenderableType:
    """What one seat or a spectator sees, for a terminal of any width from 80 columns."""
    return Board(view, Names(config, words, view.get("names", ())))


def _indented(first: Text, *others: Text) -> RenderableType:
    """Texts with dots between them, below the name of the player they are about."""
    return Dotted(line(" " * brief.INDENT, first), *others, indent=brief.INDENT)
