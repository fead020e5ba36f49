"""Data that does not fit: the same mistakes in a position and in a component file, told in the words of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from starlode.engine.boundary.errors import InvalidComponents, InvalidPosition
from starlode.engine.boundary.misfits import guess
from starlode.engine.boundary.shapes import index_of, parse, seat_number
from starlode.engine.boundary.sheets import ComponentFile, Row, check_known, read_row, read_rows, row_of


class Cost(Row, frozen=True):
    ore: int


class Card(Row, frozen=True):
    id: str
    cost: Cost
    parts: tuple[Cost, ...] = ()
    extra: Cost | None = None


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    hand: dict[int, int]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[Seat]
    turn: int = 0


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, "seats: is missing"),
        ({"seats": [], "trun": 1}, "trun: there is no such key"),
        ({"seats": [{}]}, "seats[0].hand: is missing"),
        ({"seats": [], "turn": "x"}, "turn: expected int, got str"),
        ({"seats": [{"hand": {"a": 1}}]}, "seats[0].hand: a key must be int, got str"),
        ([], "position: expected object, got array"),
        ({"seats": [{"hand": {1: 1}}, {"hand": {3: 4, 7: "x"}}]}, "seats[1].hand.7: expected int, got str"),
    ],
)
def test_a_position_that_does_not_fit_is_told_by_its_place(data: Any, complaint: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        parse(data, Position)
    assert str(error.value) == complaint


def test_a_position_that_fits_is_read() -> None:
    assert parse({"seats": [{"hand": {}}]}, Position) == Position([Seat({})])


CARD = {"id": "drill", "cost": {"ore": 1}}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cost": None}, "column cost: found nothing, expected object, got null"),
        ({"cost": {"ore": "x"}}, "column cost.ore: found 'x', expected int, got str"),
        ({"cost": {}}, "column cost.ore: found nothing, expected a value"),
        ({"price": 1}, "column price: there is no such column, expected one of id, cost, parts, extra"),
        ({"cost": {"ore": 1, "gold": 2}}, "column cost.gold: there is no such column, expected one of ore"),
        ({"parts": [{"gold": 2}]}, "column parts.gold: there is no such column, expected one of ore"),
        ({"extra": {"gold": 2}}, "column extra.gold: there is no such column, expected one of ore"),
        ({"parts": [{"ore": "x"}]}, "column parts.ore: found [{'ore': 'x'}], expected int, got str"),
    ],
)
def test_a_row_that_does_not_fit_is_told_by_row_and_column(change: Any, complaint: str) -> None:
    with pytest.raises(InvalidComponents) as error:
        read_rows("cards", [CARD, CARD | change], Card)
    assert str(error.value) == f"cards, row 'drill', {complaint}"


def test_a_row_without_an_id_is_called_by_its_number() -> None:
    with pytest.raises(InvalidComponents, match=r"^cards, row 2, column id: found nothing, expected a value$"):
        read_rows("cards", [CARD, {"cost": {"ore": 1}}], Card)
    assert read_row(row_of("cards", "drill"), CARD, Card).cost.ore == 1


def test_unknown_values_names_and_seats_are_refused() -> None:
    with pytest.raises(InvalidComponents, match=r"column colour: found 'pink', expected one of red, blue$"):
        check_known("cards, row 1", "colour", "pink", ("red", "blue"))
    with pytest.raises(InvalidPosition, match=r"^seats\[0\]: there is no card 'dril'; did you mean 'drill'\?$"):
        index_of("seats[0]", "dril", ["drill", "cart"], "card")
    with pytest.raises(InvalidPosition, match=r"^turn: there is no seat 2, the seats are 0 to 1$"):
        seat_number("turn", 2, 2)
    assert (index_of("", "cart", ["drill", "cart"], "card"), seat_number("", 1, 2)) == (1, 1)


def test_a_guess_lists_few_names_and_never_many() -> None:
    assert guess("zzz", ["a", "b"]) == "; expected one of a, b"
    assert guess("zzz", [f"name {i}" for i in range(20)]) == ""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [(None, "cannot be read: No such file"), ("= 3", "is not TOML"), ("\xff", "is not TOML"), ("", "cards: none")],
)
def test_a_component_file_is_named_in_its_errors(text: str | None, complaint: str, tmp_path: Path) -> None:
    def build(data: Any) -> Any:
        raise InvalidComponents("cards: none")

    path = tmp_path / "box.toml"
    if text is not None:
        path.write_bytes(text.encode("latin-1"))
    with pytest.raises(InvalidComponents, match=f"box.toml: {complaint}"):
        ComponentFile(tmp_path / "own.toml", build).load(path)
