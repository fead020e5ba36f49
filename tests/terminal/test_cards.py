"""`card NAME`: every component of every game is told by its name, with what it does and costs."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing.cards import show_cards
from starlode.terminal.playing.table import TerminalTable


def told(game: str, wanted: str) -> str:
    """What a newcomer reads."""
    console = Console(file=io.StringIO(), width=300, color_system=None)
    show_cards(
        TerminalTable(Match(game, players=2, seed=1), ["human", "random"], console, Place(Path("unused"))), 0, wanted
    )
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("game", "wanted", "first"),
    [
        ("stella-digger", "red 4", "a red 4"),
        ("stella-digger", "titan", "the Titan (power 3, damage 3, 4 points) · Everyone fights it"),
        ("cave-in", "domina", "Bioss Domina · Subjugate up to 3 level-1 cards"),
        ("cave-in", "c10-blue-1", "a blue brilliant"),
        ("cosmic-scavengers", "trade licence", "Trade Licence · Contracts with a wild unit cost you 1 wild unit less."),
    ],
)
def test_a_component_is_told_by_its_name_first(game: str, wanted: str, first: str) -> None:
    assert told(game, wanted).startswith(first)


def test_a_robot_is_told_mode_by_mode_and_then_its_contracts_with_their_prices() -> None:
    text = told("cosmic-scavengers", "Foundry")
    assert text.startswith("FOUNDRY · top: mechanical, capacity and priority; right: electrical and priority;")
    assert "the FOUNDRY 1 contract\n  cost M2 W1; 2 points; written robot-foundry-1" in text
    assert "the FOUNDRY 2 contract\n  cost C1 M2 W1; 3 points" in text


def test_half_an_artifact_is_told_with_the_whole_card_and_its_price() -> None:
    text = told("cave-in", "enhanced vision")
    assert text.startswith("Barking up the Right Three / Enhanced Vision\n  cost 6; written artifact-02")
    assert text.count("cost") == 2, "the price, and the Crystals that the other half counts"


def test_a_name_that_nothing_has_is_refused() -> None:
    with pytest.raises(StarlodeError, match="No component"):
        told("cave-in", "umbrella")
