"""Cave-In on a terminal: a view drawn with Rich, beside each other where there is room and below each other where not.

Colours are never alone: every card and Crystal also carries the first two letters of its colour. A card is its colour
and its level (`Pu2`), because each faction has one type of card for each level.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from starlode.engine.game import Config, Json
from starlode.games.cave_in.components import Components, Half, Mercenary, in_edition

STYLES = {
    "brown": "bold white on #7a4b22",
    "blue": "bold white on #1d5fc4",
    "purple": "bold white on #7e3aa8",
    "yellow": "bold black on #e3c21f",
    "red": "bold white on #b3202c",
    "green": "bold white on #1e7a3c",
}
PLAIN = "bold black on #c8c8c8"
WIDE = 118  # from this width on the players stand beside the board
INDENT = (0, 0, 0, 2)
BOARD = 76  # what the board itself needs
SHORT = 150  # below this width they do so in short lines
LEGEND = (
    "Pu2 purple card of level 2 · [Pu2] Leader · ?1 unknown card of level 1\n"
    "◆Pu purple symbol · ! cave-in · (2) costs 2 now · W wild, paid in any one colour"
)


class Board:
    """A view, laid out when the width is known."""

    def __init__(self, view: Json, components: Components, edition: str) -> None:
        self.view = view
        self.edition = edition
        self.names = components
        self.colours = {faction.id: faction.colour for faction in components.factions}
        self.cards = {card.id: card for card in components.mercenaries}
        self.halves = {half.id: half for half in components.halves}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield from (self.head(), self.places(), self.people(), self.hand(), Text(LEGEND, "dim"))
            return
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        grid.add_column(width=BOARD)
        grid.add_column(ratio=1)
        grid.add_row(Group(self.places(), self.hand()), self.people(short=options.max_width < SHORT))
        yield from (self.head(), grid, Text(LEGEND, "dim"))

    def places(self) -> RenderableType:
        """What lies in the middle of the table."""
        return Group(self.docks(), self.mine(), self.artifacts())

    def people(self, short: bool = False) -> RenderableType:
        """What lies before the players, in short lines if asked."""
        seats = Table.grid()
        seats.add_column(width=2, style="bold cyan")
        seats.add_column()
        for seat in self.view["seats"]:
            self.add_seat(seats, seat, short)
        return Group(_title("Players"), seats)

    # ---- the turn ----

    def head(self) -> RenderableType:
        """Whose turn it is, how near the collapse is, and what is going on."""
        turn = self.view["turn"]
        state = f"{self.name(turn['seat'])}'s turn · normal actions left: {turn['actions_left']}"
        first = _line((f"Round {turn['round']}", "bold"), " · ", "the game is over" if self.view["over"] else state)
        return Group(*(line for line in (first, self.track(), self.around(), self.effects()) if line.plain))

    def track(self) -> Text:
        """The Cave-In track as a bar that fills towards the collapse."""
        count, end, idle = self.view["cave_ins"], self.view["collapse"], self.view["idle_rounds"]
        danger = "green" if count < end / 2 else "yellow" if count < end - 1 else "bold red"
        bar = (("■" * min(count, end), danger), ("□" * max(end - count, 0), "dim"))
        text = _line("Cave-ins ", *bar, (f" {count}", danger), f" of {end} until the mine collapses")
        return _line(text, f" · idle rounds {idle}, {self.view['idle_limit']} cause a cave-in") if idle else text

    def around(self) -> Text:
        """What concerns all: the colours that are wild, Totems nobody holds, the cards played this turn."""
        view = self.view
        parts = [_line("Wild ", _spaced(chip(self.colours[faction]) for faction in view["unused"]))]
        if view["supply"]:
            parts.append(_line("free Totems ", _spaced(chip(self.colours[faction]) for faction in view["supply"])))
        if view["turn"]["row"]:
            parts.append(_line("played this turn ", _spaced(self.card(card) for card in view["turn"]["row"])))
        return Text(" · ").join(parts)

    def effects(self) -> Text:
        """What holds until the turn ends."""
        turn = self.view["turn"]
        found = [f"{count} more {action}" for action, count in turn["extra"].items() if count]
        found += [_effect(name, value) for name, value in turn["effects"].items() if value]
        found += [f"{count} cards turned {colour}" for colour, count in turn["painted"].items()]
        return Text("This turn: " + ", ".join(found), "cyan") if found else Text()

    # ---- the board ----

    def docks(self) -> RenderableType:
        """The Mercenaries for hire, the strongest on top."""
        grid = _grid(4)
        for level, cards in reversed(self.view["docks"].items()):
            left = self.view["stacks"]["mercenaries"][level]
            label = _line((f"L{level} ", "bold"), (f"+{left}", "dim"))
            grid.add_row(label, *(self.named(card) if card else Text("-", "dim") for card in cards))
        return Group(_title("Docks, by level (+ cards left in the stack)"), grid)

    def mine(self) -> RenderableType:
        """The Crystals, the dearest on top, each with its points and marks below its name."""
        grid = _grid(4)
        for cost, crystals in reversed(self.view["mine"].items()):
            left = self.view["stacks"]["crystals"][cost]
            label = _line((f"C{cost} ", "bold"), (f"+{left}", "dim"))
            grid.add_row(label, *(self.crystal(crystal) for crystal in crystals))
        return Group(_title("Mine, by cost (+ Crystals left in the stack)"), grid)

    def crystal(self, crystal: Json | None) -> Text:
        """A Crystal in the Mine on two short lines."""
        if crystal is None:
            return Text("-", "dim")
        colour = Text("W", PLAIN) if crystal["wild"] else chip(crystal["colour"])
        name = crystal["crystal"].partition("-")[2]
        changed = crystal["cost"] != crystal["printed_cost"]
        cost = (f" ({crystal['cost']})", "bold green") if changed else ""
        return _line(colour, f" {name}", cost, "\n   ", marks(crystal))

    def artifacts(self) -> RenderableType:
        """The open Artifact of each stack: one of its two halves can be kept."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for stack in self.view["artifacts"].values():
            grid.add_row(*self.artifact(stack))
        return Group(_title("Artifacts, keep the upper or the lower half (+ cards below)"), grid)

    def artifact(self, stack: Json) -> tuple[Text, Text]:
        """What to pay for the top card of a stack, and what its halves do."""
        if stack["top"] is None:
            return Text("-", "dim"), Text("empty", "dim")
        changed = stack["cost"] != stack["printed_cost"]
        cost = (f" ({stack['cost']})", "bold green") if changed else ""
        number = stack["top"].rpartition("-")[2]
        label = _line((number, "bold"), f" C{stack['printed_cost']}", cost, (f" +{stack['left'] - 1}", "dim"))
        return label, Text("\n").join(self.half(half) for half in stack["halves"])

    def half(self, half_id: str) -> Text:
        """A half with what it does."""
        half: Half | None = self.halves.get(half_id)
        return _line((f"{half.name}: ", "bold"), half.text) if half else Text(half_id)

    # ---- the players ----

    def add_seat(self, grid: Table, seat: Json, short: bool) -> None:
        """What everybody may know of one player, and what the viewer may."""
        active = seat["seat"] == self.view["turn"]["seat"] and not self.view["over"]
        parts = [self.title(seat), self.counts(seat), self.base(seat), *self.known(seat)]
        lines = parts if short else [_spaced(parts[:2], 3), _spaced(parts[2:], 3)]
        grid.add_row("▶" if active else "", lines[0])
        for line in [*lines[1:], *self.kept(seat)]:
            grid.add_row("", Padding(line, INDENT))

    def title(self, seat: Json) -> Text:
        """Who it is, with the points where the viewer may know them."""
        you = " (you)" if seat["seat"] == self.view["viewer"] else ""
        points = f" {seat['score']} points" if "score" in seat else ""
        return _line((self.name(seat["seat"]) + you, "bold underline"), (points, "bold"))

    def counts(self, seat: Json) -> Text:
        """What lies face down, and the Totems."""
        parts = [Text(f"pile {self.pile(seat)}")]
        if seat["subjugated_count"]:
            parts.append(Text(f"subjugated {seat['subjugated_count']}"))
        if seat["totems"]:
            parts.append(_line("Totems ", _spaced(chip(self.colours[faction]) for faction in seat["totems"])))
        return Text(" · ").join(parts)

    def pile(self, seat: Json) -> str:
        """How many Crystals, and what is in them where the viewer may know."""
        if not seat.get("pile"):
            return str(seat["pile_count"])
        symbols = sorted({crystal["symbol"] for crystal in seat["pile"] if crystal["symbol"]})
        shown = "".join(f" ◆{symbol[:2].capitalize()}" for symbol in symbols)
        return f"{seat['pile_count']} ({sum(crystal['vp'] for crystal in seat['pile'])} VP{shown})"

    def base(self, seat: Json) -> Text:
        """The Base from the bottom to the Leader."""
        cards = [self.card(card) for card in seat["base"]]
        if not cards:
            return _line("Base ", ("empty", "dim"))
        return _line("Base ", _spaced([*cards[:-1], _line("[", cards[-1], "]")]))

    def known(self, seat: Json) -> list[Text]:
        """What everybody knows of a hand; the viewer's own is shown elsewhere."""
        if seat["seat"] == self.view["viewer"]:
            return []
        cards = [self.card(card) for card in seat["seen"]]
        cards += [Text(f"?{level}") for level in seat["unseen_levels"]]
        cards += [Text("?")] * (seat["hand_count"] - len(cards))
        return [_line(f"hand {seat['hand_count']} ", _spaced(cards))]

    def kept(self, seat: Json) -> list[Text]:
        """The Artifact halves; the viewer's own with their texts."""
        if seat["seat"] == self.view["viewer"]:
            return [self.half(half) for half in seat["artifacts"]]
        names = [Text(self.halves[half].name if half in self.halves else half) for half in seat["artifacts"]]
        return [_line("Artifacts ", Text(", ").join(names))] if names else []

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
        return Group(_title(f"Your hand, {own[0]['hand_count']} cards", "bold cyan"), grid)

    # ---- words ----

    def name(self, seat: int) -> str:
        """What a seat is called."""
        names = self.view.get("names") or []
        return str(names[seat]) if seat < len(names) else f"Player {seat}"

    def card(self, card_id: str, colour: str | None = None) -> Text:
        """A card as its colour and level."""
        card: Mercenary | None = self.cards.get(card_id)
        if card is None:
            return Text(card_id)
        return chip(colour or self.colours[card.faction], str(card.level))

    def named(self, card_id: str) -> Text:
        """A card with its short name."""
        return _line(self.card(card_id), f" {self.short(card_id)}")

    def short(self, card_id: str) -> str:
        """The name of a card without its faction."""
        return self.cards[card_id].name.split(" ")[-1] if card_id in self.cards else card_id

    def skill(self, card_id: str) -> str:
        """What a card's skill does."""
        return in_edition(self.cards[card_id].text, self.edition) or ""


def draw(config: Config, view: Json) -> RenderableType:
    """What one seat or a spectator sees, for a terminal of any width from 80 columns."""
    return Board(view, config.components, config.options["edition"])


def chip(colour: str, more: str = "") -> Text:
    """A colour as its first two letters on that colour."""
    return Text(colour[:2].capitalize() + more, STYLES.get(colour, PLAIN))


def marks(crystal: Json) -> Text:
    """What a Crystal is worth, its symbol and its Cave-In mark."""
    symbol = _line(" ◆", chip(crystal["symbol"])) if crystal["symbol"] else ""
    return _line(f"{crystal['vp']} VP", symbol, (" !", "bold red") if crystal["cave_in"] else "")


EFFECTS = {
    "foremen": "{} Foreman helps to recruit",
    "crystal_discount": "Crystals cost {} less",
    "artifact_discount": "Artifacts cost {} less",
    "scrabbers": "{} Scrabber grabs a second Crystal",
    "same_actions": "both actions may be alike",
    "fit": "Weedlocks fit any Crystal",
    "double": "Weedlocks count double",
}


def _effect(name: str, value: Any) -> str:
    return EFFECTS.get(name, name).format(value)


def _title(text: str, style: str = "bold") -> Rule:
    return Rule(Text(text, style), align="left", style="dim")


def _grid(cells: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=7, no_wrap=True)
    for _ in range(cells):
        grid.add_column(width=16)
    return grid


def _line(*parts: str | Text | tuple[str, str]) -> Text:
    """The parts one after the other, each in its own style; adding Texts would give all the style of the first."""
    return Text.assemble(*parts)


def _spaced(parts: Iterable[Text], spaces: int = 1) -> Text:
    return Text(" " * spaces).join(parts)
