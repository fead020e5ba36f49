"""What Cave-In's table consists of, in a few letters each: for drawings in full and in brief."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from starlode.engine.authoring.drawing import line, spaced
from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import Sort
from starlode.engine.text.catalogue import Words
from starlode.engine.text.naming import Namer
from starlode.games.cave_in.components import Components
from starlode.games.cave_in.things import CARD, COLOUR, EMPTY, HALF

STYLES = {
    "brown": "bold white on #7a4b22",
    "blue": "bold white on #1d5fc4",
    "purple": "bold white on #7e3aa8",
    "yellow": "bold black on #e3c21f",
    "red": "bold white on #b3202c",
    "green": "bold white on #1e7a3c",
}
PLAIN = "bold black on #c8c8c8"


class Speaker(Namer):
    """What things are called in a language; things without a name go by their id."""

    def __init__(self, config: Config, words: Words) -> None:
        super().__init__(config, words)
        self.factions = {faction.id: faction.colour for faction in config.components.factions}

    def say(self, name: str, /, **facts: Any) -> str:
        """A label or a sentence of the drawing."""
        return self.words.text(f"draw-{name}", **facts)

    def name(self, sort: Sort, thing: str, form: str = "") -> str:
        """The name of a thing, or another form of it."""
        return thing if self.number(sort, thing) == EMPTY else self.of(sort, thing, form)

    def chip(self, colour: str, more: str = "") -> Text:
        """A colour as its short name on that colour."""
        return Text(self.name(COLOUR, colour, "short") + more, STYLES.get(colour, PLAIN))


class Pieces:
    """The texts that a drawing of a view is put together from."""

    def __init__(self, view: Json, speaker: Speaker) -> None:
        self.view, self.names, self.say = view, speaker, speaker.say

    def turn(self) -> tuple[Text, Text]:
        """The round, and whose turn it is."""
        turn = self.view["turn"]
        state = self.say("turn", name=self.player(turn["seat"]), left=turn["actions_left"])
        now = self.say("over") if self.view["over"] else state
        return Text(self.say("round", number=turn["round"]), "bold"), Text(now)

    def track(self) -> Text:
        """The Cave-In track as a bar that fills towards the collapse."""
        count, end, idle = self.view["cave_ins"], self.view["collapse"], self.view["idle_rounds"]
        danger = "green" if count < end / 2 else "yellow" if count < end - 1 else "bold red"
        bar = (("■" * min(count, end), danger), ("□" * max(end - count, 0), "dim"))
        text = line(self.say("cave-ins"), " ", *bar, " ", (self.say("collapse", count=count, end=end), danger))
        return line(text, " · ", self.say("idle", count=idle, limit=self.view["idle_limit"])) if idle else text

    def around(self) -> Text:
        """What concerns all: the colours that are wild, Totems without a holder, the cards played this turn."""
        view = self.view
        parts = [line(self.say("wild"), " ", self.totems(view["unused"]))]
        if view["supply"]:
            parts.append(line(self.say("free-totems"), " ", self.totems(view["supply"])))
        if view["turn"]["row"]:
            parts.append(line(self.say("played"), " ", spaced(self.card(card) for card in view["turn"]["row"])))
        return Text(" · ").join(parts)

    def effects(self) -> Text:
        """What holds until the turn ends."""
        turn, words = self.view["turn"], self.names.words
        found = [words.text(f"left-extra-{action}", count=count) for action, count in turn["extra"].items() if count]
        found += [
            self.say(f"effect-{name.replace('_', '-')}", value=int(value))
            for name, value in turn["effects"].items()
            if value
        ]
        found += [
            self.say("painted", count=count, colour=self.names.name(COLOUR, colour))
            for colour, count in turn["painted"].items()
        ]
        return Text(self.say("effects", effects=words.together(found)), "cyan") if found else Text()

    def dock_label(self, level: str) -> Text:
        """A level, and how many cards of it are left."""
        return line((f"L{level} ", "bold"), (f"+{self.view['stacks']['mercenaries'][level]}", "dim"))

    def mine_label(self, cost: str) -> Text:
        """A cost, and how many Crystals of it are left."""
        return line((f"C{cost} ", "bold"), (f"+{self.view['stacks']['crystals'][cost]}", "dim"))

    def crystal(self, crystal: Json | None) -> Text:
        """A Crystal in the Mine on two short lines."""
        if crystal is None:
            return Text("-", "dim")
        name, cost = self.names.name(COLOUR, crystal["colour"]), self.changed_cost(crystal)
        return line(
            self.crystal_colour(crystal), f" {name}", " " if cost.plain else "", cost, "\n   ", self.marks(crystal)
        )

    def crystal_colour(self, crystal: Json) -> Text:
        """The colour of a Crystal, or that it is wild."""
        return Text(self.say("wild-mark"), PLAIN) if crystal["wild"] else self.names.chip(crystal["colour"])

    def changed_cost(self, thing: Json) -> Text:
        """What a Crystal or an Artifact costs now, where that is not what is printed."""
        changed = thing["cost"] != thing["printed_cost"]
        return Text(f"({thing['cost']})", "bold green") if changed else Text()

    def marks(self, crystal: Json) -> Text:
        """What a Crystal is worth, its symbol and its Cave-In mark."""
        symbol = line(" ◆", self.names.chip(crystal["symbol"])) if crystal["symbol"] else ""
        return line(self.say("vp", vp=crystal["vp"]), symbol, (" !", "bold red") if crystal["cave_in"] else "")

    def artifact_label(self, stack: Json) -> Text:
        """The number of an Artifact and what it costs."""
        number, cost = stack["top"].rpartition("-")[2], self.changed_cost(stack)
        return line((number, "bold"), f" C{stack['printed_cost']}", " " if cost.plain else "", cost)

    def half(self, half: str) -> Text:
        """A half with what it does."""
        name, text = self.names.name(HALF, half), self.names.name(HALF, half, "text")
        return line((f"{name}: ", "bold"), text) if self.names.number(HALF, half) != EMPTY else Text(half)

    def title(self, seat: Json) -> Text:
        """Who it is, with the points where the viewer may know them."""
        name = self.player(seat["seat"])
        shown = self.say("you", name=name) if seat["seat"] == self.view["viewer"] else name
        points = " " + self.say("points", points=seat["score"]) if "score" in seat else ""
        return line((shown, "bold underline"), (points, "bold"))

    def counts(self, seat: Json) -> Text:
        """Face-down cards, and the Totems."""
        parts = [self.pile(seat)]
        if seat["subjugated_count"]:
            parts.append(Text(self.say("subjugated", count=seat["subjugated_count"])))
        if seat["totems"]:
            parts.append(line(self.say("totems"), " ", self.totems(seat["totems"])))
        return Text(" · ").join(parts)

    def pile(self, seat: Json) -> Text:
        """How many Crystals, and what is in them where the viewer may know."""
        count = Text(self.say("pile", count=seat["pile_count"]))
        if not seat.get("pile"):
            return count
        symbols = sorted({crystal["symbol"] for crystal in seat["pile"] if crystal["symbol"]})
        shown = "".join(f" ◆{self.names.name(COLOUR, symbol, 'short')}" for symbol in symbols)
        return line(count, f" ({self.say('vp', vp=sum(crystal['vp'] for crystal in seat['pile']))}{shown})")

    def base(self, seat: Json) -> Text:
        """The Base from the bottom to the Leader."""
        cards = [self.card(card) for card in seat["base"]]
        if not cards:
            return line(self.say("base"), " ", (self.say("empty"), "dim"))
        return line(self.say("base"), " ", spaced([*cards[:-1], line("[", cards[-1], "]")]))

    def known(self, seat: Json) -> list[Text]:
        """What all players know of a hand; the viewer's own is shown elsewhere."""
        if seat["seat"] == self.view["viewer"]:
            return []
        cards = [self.card(card) for card in seat["seen"]]
        cards += [Text(f"?{level}") for level in seat["unseen_levels"]]
        cards += [Text("?")] * (seat["hand_count"] - len(cards))
        return [line(self.say("hand", count=seat["hand_count"]), " ", spaced(cards))]

    def kept(self, seat: Json) -> list[Text]:
        """The Artifact halves; the viewer's own with their texts."""
        if seat["seat"] == self.view["viewer"]:
            return [self.half(half) for half in seat["artifacts"]]
        halves = [Text(self.names.name(HALF, half)) for half in seat["artifacts"]]
        return [line(self.say("kept"), " ", Text(", ").join(halves))] if halves else []

    def player(self, seat: int) -> str:
        """What a seat is called."""
        names = self.view.get("names") or []
        return str(names[seat]) if seat < len(names) else self.say("player", seat=seat)

    def totems(self, factions: list[str]) -> Text:
        """Factions as their colours."""
        return spaced(self.names.chip(self.names.factions[faction]) for faction in factions)

    def card(self, card: str, colour: str | None = None) -> Text:
        """A card as its colour and level."""
        number = self.names.number(CARD, card)
        if number == EMPTY:
            return Text(card)
        printed: Components = self.names.config.components
        faction, level = printed.mercenaries[number].faction, printed.mercenaries[number].level
        return self.names.chip(colour or self.names.factions[faction], str(level))

    def named(self, card: str) -> Text:
        """A card with its short name."""
        return line(self.card(card), f" {self.short(card)}")

    def short(self, card: str) -> str:
        """The name of a card without its faction."""
        return self.names.name(CARD, card, "short")

    def skill(self, card: str) -> str:
        """What a card's skill does."""
        return self.names.name(CARD, card, "text")
