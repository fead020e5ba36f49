"""What the table of Cosmic Scavengers consists of, in words and letters: for drawings in full and in brief."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.text.catalogue import Words
from starlode.engine.text.naming import Namer
from starlode.games.cosmic_scavengers.components import LETTERS
from starlode.games.cosmic_scavengers.things import CARD, CONTRACT, DESIGNATION, MODE, ROBOT, Type

STYLES = {
    "P": "bold black on #e8e8e8",
    "E": "bold black on #e3c21f",
    "M": "bold white on #1d5fc4",
    "C": "bold white on #1e7a3c",
    "O": "bold white on #b3202c",
    "V": "bold white on #2b2b33",
    ".": "dim",
}


class Drawing(Namer):
    """A view being drawn, in one language."""

    def __init__(self, config: Config, view: Json, words: Words) -> None:
        super().__init__(config, words, view.get("names", ()))
        self.view, self.say = view, words.text

    def contract(self, contract: int | str) -> str:
        """What a contract is called in lists: with a number where there are several of its title."""
        return self.of(CONTRACT, contract, "listed")

    def letters(self, counts: Json) -> Text:
        """Marbles as letters and numbers."""
        parts: list[Any] = []
        for name, letter in zip(Type.texts(), LETTERS, strict=True):
            if counts[name]:
                parts += [" "] * bool(parts) + [(f"{letter}{counts[name]}", STYLES[letter])]
        return Text.assemble(*parts) if parts else Text(self.say("draw-nothing"), "dim")

    def offer(self, contract: Json) -> tuple[str, ...]:
        """A contract of the market: whether the viewer can pay it, its title, cost and points."""
        able = "*" if self.view["viewer"] in contract["payable_by"] else " "
        return able, self.contract(contract["id"]), contract["cost"], self.say("draw-points", points=contract["points"])

    def cards(self, robots: list[Json], contracts: list[Json]) -> str:
        """The names of robots and contracts."""
        names = [self.of(ROBOT, robot["robot"]) for robot in robots] + [self.contract(one["id"]) for one in contracts]
        return ", ".join(names) or self.say("draw-nothing")

    def discarded(self, seat: Json) -> Text:
        """What a player has discarded, by name."""
        return Text(self.cards(seat["discarded_robots"], seat["discarded_programmables"]))

    def program(self, program: Json) -> str:
        """A program, and below it what it comes to or would bring."""
        start = self.of(DESIGNATION, program["designation"])
        text = self.say("draw-stack", start=start, cards=", ".join(map(self.placed, program["stack"])))
        if "forecast" in program:
            return f"{text}\n{self.forecast(program)}" if program["stack"] else start
        if "diligence" not in program:
            return text
        return self.say(
            "draw-program-facts", program=text, diligence=program["diligence"], priority=program["priority"]
        )

    def placed(self, card: str) -> str:
        """A card of a program, as positions write it: a robot with its mode, or a contract."""
        robot, dot, mode = card.partition(".")
        return f"{self.of(CARD, robot)} {self.of(MODE, mode)}" if dot else self.contract(card)

    def forecast(self, program: Json) -> str:
        """What the robots placed so far would bring, and what the program asks of them."""
        robots = [self.of(CARD, card.partition(".")[0]) for card in program["stack"] if "." in card]
        brought = zip(robots, program["forecast"]["collects"], strict=True)
        shown = ", ".join(f"{robot} {marbles or self.say('draw-nothing')}" for robot, marbles in brought)
        return self.say("draw-forecast", robots=shown, diligence=program["forecast"]["diligence"])
