"""The component file: what it says, and how wrong rows are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from starlode.engine.boundary.errors import InvalidComponents
from starlode.games.stella_digger.board import read_map
from starlode.games.stella_digger.components import OWN_FILE, Price, load
from starlode.match import Match

TEXT = OWN_FILE.read_text("utf-8")


def changed(folder: Path, old: str, new: str) -> Path:
    """The component file with one place changed."""
    assert TEXT.count(old) >= 1
    file = folder / "components.toml"
    file.write_text(TEXT.replace(old, new, 1), "utf-8")
    return file


def test_a_corrected_number_is_all_it_takes(tmp_path: Path) -> None:
    file = changed(tmp_path, "crystal_limit = 6 ", "crystal_limit = 9 ")
    assert Match("stella-digger", seed=1, components=file).spectator.view()["seats"][0]["crystal_limit"] == 9


def test_a_corrected_map_is_played_on(tmp_path: Path) -> None:
    file = changed(tmp_path, "1   START  W1    W1", "1   START  W7    W1")
    match = Match("stella-digger", seed=1, components=file)
    assert match.config.params.printed[1] == 7


def test_a_corrected_price_is_asked(tmp_path: Path) -> None:
    file = changed(
        tmp_path, 'id = "large-drill-red-1",    price = { red = 2 }', 'id = "large-drill-red-1", price = { any = 1 }'
    )
    assert load(file).large_drills[0].price == Price(any=1)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("6   ....", "7   ....", "map: found row 7, expected row 6"),
        ("6   ....  ....", "6   ....", "map, row 6: found 7 cells, expected 8"),
        ("*K3*  *K3*", "*K3*  *K3", r"row 6, column h: found \*K3, expected a square"),
        ("[D1]  [D2]", "####  [D2]", r"map: found 0 of \[D1\], expected 1"),
        ("START  W1 ", "START  #### ", "squares above and to the right of START"),
        ("G2    G2    K2    K3", "G2    G2    G2    K3", "black backs for 9 black squares|grey backs for 14"),
        ("*K3*  *K3*", "K3    K3", "no yellow frame"),
        ("K2    K2\n", "####  ####\n", "cannot be reached from START|black backs"),
        (
            'number = 1, copies = 3 },\n  { id = "red-2"',
            'number = 2, copies = 3 },\n  { id = "red-2"',
            "rise within a colour",
        ),
        ('id = "red-2", ', 'id = "red-1", ', "red-1: found twice"),
        ("copies = 3", "copies = 0", r"drill_cards, row 'red-1', column copies: found 0, expected int >= 1"),
        (
            'kind = "ordinary",  colour = "red",    crystals = 1',
            'kind = "gold", colour = "red", crystals = 1',
            "column colour: expected nothing for kind gold",
        ),
        ('kind = "gold",      crystals = 2', 'kind = "connected", crystals = 2', "expected a value for kind connected"),
        (
            'type = "super-drill",      colour = "red"',
            'type = "super-drill", colour = "blue"',
            "one row for each type and colour",
        ),
        ('id = "accident-red",    colour = "red"', 'id = "accident-red", colour = "blue"', "accidents, column colour"),
        ("large_drills_each = { 2 = 5", "large_drills_each = { 2 = 7", "2 x 7 are more than 12"),
        ("hand_limit = 4", "hand_limit = 40", "numbers, column hand_limit: found 40"),
        ("hand_limit = 4", "hands = 4", "column hands: there is no such column"),
        ("drill_cards = [", "drill_cards = (", "is not TOML"),
    ],
)
def test_wrong_rows_are_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidComponents, match=complaint):
        load(changed(tmp_path, old, new))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="cannot be read"):
        load(tmp_path / "nowhere.toml")


def test_special_tiles_next_to_start_are_refused(tmp_path: Path) -> None:
    new = 'id = "white-red-1a", back = "white", kind = "monster", power = 1, damage = 1, points = 1 }'
    old = 'id = "white-red-1a",      back = "white", kind = "ordinary",  colour = "red",    crystals = 1 }'
    with pytest.raises(InvalidComponents, match="next to START"):
        load(changed(tmp_path, old, new))


def test_an_empty_drawing_is_refused() -> None:
    with pytest.raises(InvalidComponents, match="expected a drawing"):
        read_map("\n")
    with pytest.raises(InvalidComponents, match="expected the columns a b c"):
        read_map("a c\n1 START W1\n")
