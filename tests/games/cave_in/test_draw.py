"""The table in a terminal: nothing is cut off, nothing hidden is shown, and it can be read without colours."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

from starlode.engine.text.facts import Scope, Thing
from starlode.games.cave_in.draw import draw
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.pieces import STYLES
from starlode.games.cave_in.things import COLOUR, FACTIONS
from starlode.match import Match

CONFIG = GAME.configure({})


def drawn(view: dict[str, Any], width: int = 80) -> str:
    console = Console(width=width, record=True, quiet=False, file=None, color_system=None)
    with console.capture() as capture:
        console.print(draw(CONFIG, view, GAME.words()))
    return capture.get()


def played(decisions: int, players: int = 4, seed: int = 8, **options: Any) -> Match:
    match, chance = Match("cave-in", seed=seed, players=players, **options), Random(seed)
    while match.ply < decisions and not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize("width", [80, 100, 120, 150, 200])
def test_every_line_fits(width: int) -> None:
    for players in (2, 3, 4):
        match = played(150, players)
        for seat in (match.spectator, *map(match.seat, range(players))):
            assert max(len(line.rstrip()) for line in drawn(seat.view(), width).splitlines()) <= width


@pytest.mark.parametrize("width", [80, 120])
def test_all_that_lies_open_is_named(width: int) -> None:
    view = played(100).view(0)
    text = drawn(view, width)
    crystals = [crystal for row in view["mine"].values() for crystal in row if crystal]
    assert all(f" {crystal['colour']}" in text and f"{crystal['vp']} VP" in text for crystal in crystals)
    assert all(stack["top"].rpartition("-")[2] in text for stack in view["artifacts"].values())
    assert f"{view['cave_ins']} of {view['collapse']}" in text
    assert "Your hand" in text


def test_short_names_tell_the_colours_apart() -> None:
    scope, words = Scope(CONFIG, (), {}), GAME.words()
    shorts = {words.name(Thing(COLOUR, colour, scope), "short") for colour in range(FACTIONS)}
    assert len(shorts) == len(STYLES) == FACTIONS
    assert {len(short) for short in shorts} == {2}


def test_only_the_viewer_sees_a_hand() -> None:
    match = played(0)
    hand = match.view(0)["seats"][0]["hand"]
    assert "Your hand, 3 cards" in drawn(match.view(0))
    assert "Your hand" not in drawn(match.spectator.view())
    assert all(card["card"].partition("-")[2].capitalize()[:5] in drawn(match.view(0)) for card in hand[:1])


def test_unseen_cards_are_question_marks_with_the_level_all_know() -> None:
    assert "hand 3 ?1 ?1 ?2" in drawn(played(0).spectator.view())


def test_the_leader_stands_in_brackets_at_the_end_of_the_base() -> None:
    match = played(120)
    base = next(seat["base"] for seat in match.spectator.view()["seats"] if seat["base"])
    assert base
    lines = [line for line in drawn(match.spectator.view()).splitlines() if "Base " in line and "[" in line]
    assert lines
    assert all(line.index("]") - line.index("[") == 4 for line in lines)


def test_the_end_shows_points_and_no_turn() -> None:
    match = played(10_000, players=2)
    text = drawn(match.spectator.view())
    assert "the game is over" in text
    assert "▶" not in text
    assert match.outcome is not None
    assert all(f"{result.points} points" in text for result in match.outcome.results)


def test_empty_places_are_dashes() -> None:
    view = played(0).view(0)
    view["docks"]["4"] = [None]
    view["mine"]["10"] = [None]
    view["artifacts"]["a"] = {"top": None, "left": 0}
    text = drawn(view)
    assert "L4 +3   -" in text
    assert "empty" in text


def test_a_changed_cost_and_a_wild_crystal_are_marked() -> None:
    view = played(0).view(0)
    crystal = view["mine"]["10"][0]
    crystal |= {"wild": True, "cost": 4, "cave_in": True, "symbol": "blue"}
    text = drawn(view)
    assert f"W {crystal['colour']} (4)" in text
    assert f"{crystal['vp']} VP ◆Bl !" in text


def test_unknown_components_are_drawn_by_their_ids() -> None:
    view = played(0).view(0)
    view["docks"]["4"] = ["robot-cook"]
    view["seats"][0]["artifacts"] = ["spare-spoon"]
    assert "robot-cook" in drawn(view)
    assert "spare-spoon" in drawn(view)
