"""The table in a terminal: nothing is cut off, nothing hidden is shown, and it can be read without colours."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

from starlode.games.stella_digger.pieces import STYLES, Names
from starlode.games.stella_digger.things import Colour
from starlode.match import Match
from tests.games.stella_digger.table import table


def drawn(match: Match, seat: int | None, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print((match.spectator if seat is None else match.seat(seat)).draw())
    return capture.get()


def played(decisions: int, players: int = 4, **options: Any) -> Match:
    match, chance = Match("stella-digger", seed=8, players=players, **options), Random(8)
    while match.ply < decisions and not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize("width", [80, 100, 125, 160])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_fits(width: int, players: int) -> None:
    match = played(150, players)
    for seat in (None, *range(players)):
        assert max(len(line.rstrip()) for line in drawn(match, seat, width).splitlines()) <= width


def test_the_map_is_drawn_as_it_lies() -> None:
    match = table(
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "link-grey-red", "e3": "grey-blue-2a", "c2": "white-green-2"},
        links={"d3": "e3"},
        blockaded=["c2"],
        large_drills={"c1": {"token": "large-drill-red-1", "aim": "W", "seat": 0}},
    )
    text = drawn(match, 0)
    rows = {line[1]: line for line in text.splitlines() if line[:3].strip().isdecimal()}
    assert rows["3"].split()[-5:][0].startswith("Re1→") or "Re1→" in rows["3"]
    assert "Bl2" in rows["3"]
    assert "Gr2" in rows["2"]
    assert "START" in rows["1"]
    assert "░K*" in rows["6"]
    assert "c2 ✖" in text
    assert "c1 ◀" in text
    assert "d3 ◆+" in text


def test_only_the_viewer_sees_a_hand() -> None:
    match = played(40)
    assert "Your hand" in drawn(match, 0)
    assert "Your hand" not in drawn(match, None)


@pytest.mark.parametrize("options", [{}, {"drill_backs": "plain"}, {"advanced": True}])
def test_every_position_can_be_drawn(options: dict[str, Any]) -> None:
    for decisions in (0, 1, 20, 120, 260, 5000):
        match = played(decisions, 3, **options)
        for seat in (None, 0):
            assert "Asteroid" in drawn(match, seat)


def test_two_letters_tell_the_colours_apart() -> None:
    match = table()
    names = Names(match.config, match.words, match.names)
    letters = [names.chip(colour).plain for colour in Colour.texts()] + [match.words.text("draw-gold")]
    assert all(len(text) == 2 for text in letters)
    assert len(set(letters)) == len(letters)
    assert set(STYLES) == {*Colour.texts(), "gold", "monster"}


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_drawn_without_its_name(players: int) -> None:
    """Gadgets and monsters are called by their names, not by their ids."""
    match = table({"gadgets": ["super-drill-red"], "monsters": ["monster-grub"]}, players=players)
    text = drawn(match, 0)
    assert "red Super Drill" in text
    assert "won the Grub" in text
    assert "super-drill-red" not in text
