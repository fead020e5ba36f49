"""Cave-In on a terminal: a view drawn with Rich, beside each other where there is room and below each other where not.

Colours are never alone: every card and Crystal also carries the short name of its colour. A card is its colour and its
level (`Pu2`), because each faction has one type of card for each level.
"""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from starlode.engine.authoring.drawing import HEAD, Part, legend, line, spaced
from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.text.catalogue import Words
from starlode.games.cave_in import brief
from starlode.games.cave_in.pieces import Pieces, Speaker

WIDE = 118  # from this width on the players stand beside the board
INDENT = (0, 0, 0, 2)
BOARD = 76  # what the board itself needs
SHORT = 150  # below this width they do so in short lines


class Board(Pieces):
    """A view, laid out when the width is known."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        signs = legend(*self.say("legend").split("\n"))
        if options.max_width < WIDE:
            yield from (self.head(), self.places(), self.people(), self.hand(), signs)
            return
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        grid.add_column(width=BOARD)
        grid.add_column(ratio=1)
        grid.add_row(Group(self.places(), self.hand()), self.people(short=options.max_width < SHORT))
        yield from (self.head(), grid, signs)

    def places(self) -> RenderableType:
        """The middle of the table."""
        return Group(self.docks(), self.mine(), self.artifacts())

    def people(self, short: bool = False) -> RenderableType:
        """The players' areas, in short lines if asked."""
        seats = Table.grid()
        seats.add_column(width=2, style="bold cyan")
        seats.add_column()
        for seat in self.view["seats"]:
            self.add_seat(seats, seat, short)
        about = ("seat", "base", "ability", "leader", "sergeant-take")
        return Part("players", seats, title=self.say("players"), brief=brief.people(self), about=about)

    # ---- the turn ----

    def head(self) -> RenderableType:
        """Whose turn it is, how near the collapse is, and what is going on."""
        lines = (Text(" · ").join(self.turn()), self.track(), self.around(), self.effects())
        return Part(HEAD, *(line for line in lines if line.plain), brief=brief.head(self), about=("prop",))

    # ---- the board ----

    def docks(self) -> RenderableType:
        """The Mercenaries for hire, the strongest on top."""
        grid = _grid(4)
        for level, cards in reversed(self.view["docks"].items()):
            shown = (self.named(card) if card else Text("-", "dim") for card in cards)
            grid.add_row(self.dock_label(level), *shown)
        about = ("dock", "recruit-pay")
        return Part("docks", grid, title=self.say("docks"), brief=brief.docks(self), about=about)

    def mine(self) -> RenderableType:
        """The Crystals, the dearest on top, each with its points and marks below its name."""
        grid = _grid(4)
        for cost, crystals in reversed(self.view["mine"].items()):
            grid.add_row(self.mine_label(cost), *(self.crystal(crystal) for crystal in crystals))
        about = ("crystal", "mine-pay", "digger-colour")
        return Part("mine", grid, title=self.say("mine"), brief=brief.mine(self), about=about)

    def artifacts(self) -> RenderableType:
        """The open Artifact of each stack: one of its two halves can be kept."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for stack in self.view["artifacts"].values():
            grid.add_row(*self.artifact(stack))
        about = ("stack", "collect-pay", "collect-half")
        return Part("artifacts", grid, title=self.say("artifacts"), brief=brief.artifacts(self), about=about)

    def artifact(self, stack: Json) -> tuple[Text, Text]:
        """What to pay for the top card of a stack, and what its halves do."""
        if stack["top"] is None:
            return Text("-", "dim"), Text(self.say("empty"), "dim")
        label = line(self.artifact_label(stack), (f" +{stack['left'] - 1}", "dim"))
        return label, Text("\n").join(self.half(half) for half in stack["halves"])

    # ---- the players ----

    def add_seat(self, grid: Table, seat: Json, short: bool) -> None:
        """What all may know of one player, and what the viewer may."""
        active = seat["seat"] == self.view["turn"]["seat"] and not self.view["over"]
        parts = [self.title(seat), self.counts(seat), self.base(seat), *self.known(seat)]
        lines = parts if short else [spaced(parts[:2], 3), spaced(parts[2:], 3)]
        grid.add_row("▶" if active else "", lines[0])
        for more in [*lines[1:], *self.kept(seat)]:
            grid.add_row("", Padding(more, INDENT))

    def hand(self) -> RenderableType:
        """The viewer's own hand with what each card can do."""
        own = [seat for seat in self.view["seats"] if "hand" in seat]
        if not own:
            return Group()
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(style="dim")
        for held in own[0]["hand"]:
            grid.add_row(self.card(held["card"], held["colour"]), self.short(held["card"]), self.skill(held["card"]))
        title = Text(self.say("your-hand", count=own[0]["hand_count"]), "bold cyan")
        about = ("hand", "robuster-colour")
        return Part("hand", grid, title=title, brief=brief.hand(self, own[0]), about=about)

    # ---- names ----


def draw(config: Config, view: Json, words: Words) -> RenderableType:
    """What one seat or a spectator sees, for a terminal of any width from 80 columns."""
    return Board(view, Speaker(config, words))


def _grid(cells: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=7, no_wrap=True)
    for _ in range(cells):
        grid.add_column(width=16)
    return grid
