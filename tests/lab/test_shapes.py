"""More or fewer rows or copies than the rules can bear: the message names the sheet, the reason, and what to change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidComponents
from starlode.lab.experiment import Experiment
from starlode.lab.sweep import read_file, write_toml


def with_rows(game: str, sheet: str, more: int, file: Path) -> Experiment:
    """The game with one row more, a copy of the last one, or one less."""
    data: dict[str, Any] = read_file(Experiment(game))
    rows = data[sheet]
    data[sheet] = [*rows, rows[-1] | {"id": "another"}] if more > 0 else rows[:-1]
    file.write_text(write_toml(data), "utf-8")
    return Experiment(game, components=file)


NUMBERED = "because moves, records and networks know each of them by its number"
EXCHANGE, CHANGE = "put a new row in the place of another", "change a row instead of leaving it out"


@pytest.mark.parametrize(
    ("game", "sheet", "more", "told"),
    [
        ("cave-in", "artifacts", 1, ("found 13 rows, expected 12", "3 equal stacks", EXCHANGE)),
        ("cave-in", "crystals", 1, ("found 61 rows, expected 60", NUMBERED, EXCHANGE)),
        ("cave-in", "crystals", -1, ("found 59 rows, expected 60", NUMBERED, CHANGE)),
        ("cave-in", "mercenaries", -1, ("found no 4", "because a faction has one type of each level", "give it other")),
        ("cosmic-scavengers", "prizes", 1, ("found 25 rows, expected 24", NUMBERED, EXCHANGE)),
        ("cosmic-scavengers", "programmables", -1, ("found 23 rows, expected 24", NUMBERED, CHANGE)),
        ("cosmic-scavengers", "robots", 1, ("found 21 rows, expected 20", NUMBERED, EXCHANGE)),
        ("cosmic-scavengers", "marbles", -1, (NUMBERED, "for more or fewer marbles change count")),
        ("cosmic-scavengers", "tables", -1, ("found 2 rows", "one for each number of players from 2 to 4")),
        ("stella-digger", "large_drills", -1, ("found 11 rows, expected 12", NUMBERED, "change large_drills_each")),
        ("stella-digger", "drill_cards", -1, ("a card by its colour", "for more or fewer cards change copies")),
        ("stella-digger", "gadgets", -1, ("find a gadget by both", "change its price")),
        ("stella-digger", "tiles", -1, ("because every square gets a tile", "change the map as well")),
    ],
)
def test_a_count_of_rows_is_refused_with_a_reason(
    game: str, sheet: str, more: int, told: tuple[str, ...], tmp_path: Path
) -> None:
    with pytest.raises(InvalidComponents) as error:
        _ = with_rows(game, sheet, more, tmp_path / "changed.toml").config
    message = str(error.value)
    assert "\n" not in message
    assert all(part in message for part in told), message


@pytest.mark.parametrize(
    ("game", "old", "new", "told"),
    [
        (
            "cave-in",
            '"copies" = 4',
            '"copies" = 5',
            ("found 14 cards, expected 13", "a deck of 52", "fewer of others"),
        ),
        ("stella-digger", '"copies" = 3', '"copies" = 9', ("column copies: found", "three decks", "change copies or")),
    ],
)
def test_a_count_of_copies_is_refused_with_a_reason(
    game: str, old: str, new: str, told: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "changed.toml"
    file.write_text(write_toml(read_file(Experiment(game))).replace(old, new), "utf-8")
    with pytest.raises(InvalidComponents) as error:
        _ = Experiment(game, components=file).config
    assert all(part in str(error.value) for part in told), error.value
