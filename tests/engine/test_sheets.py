"""Component files: what the declared fields make of the sheets, and of the numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.boundary.sheets import Row, Sheet, column_of, copy_numbers, read_components
from starlode.engine.state.records import Array, Record, i16, one, record


class Ore(Row, frozen=True):
    """An ore."""

    id: str
    worth: int


class Numbers(Row, frozen=True):
    """Numbers of all sorts."""

    carts: int
    depth: dict[int, int]
    set_points: tuple[int, ...]
    printed: int


@dataclass(frozen=True)
class Parts:
    """The sheets of a file."""

    letters: Annotated[list[str], Sheet("map", read=list)]
    ores: Annotated[tuple[Ore, ...], Sheet(order=lambda ore: ore.worth)]
    numbers: Numbers

    ore_ids = column_of("ores")


@record
class Tables(Record):
    """What the rules look up."""

    carts: int = i16()
    depth: Array = i16(5)
    set_points: Array = i16(4)
    other: int = i16()


def file(**changed: Any) -> dict[str, Any]:
    numbers = {"carts": 3, "depth": {"2": 7, "4": 9}, "set_points": [1, 4, 9], "printed": 1}
    ores = [{"id": "gold", "worth": 5}, {"id": "tin", "worth": 1}]
    return {"map": "ab", "ores": ores, "numbers": numbers} | changed


def test_sheets_are_read_as_their_fields_say() -> None:
    parts = read_components(file(), Parts)
    assert parts.letters == ["a", "b"]
    assert parts.ore_ids == ("tin", "gold")
    assert parts.numbers.depth == {2: 7, 4: 9}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"ores": [{"id": "gold"}]}, "ores, row 'gold', column worth: found nothing, expected a value"),
        ({"ores": 5}, "the file, column ores: found 5, expected array, got int"),
        ({"map": 5}, "the file, column map: found 5, expected str, got int"),
        ({"gems": []}, "the file, column gems: there is no such column, expected one of map, ores, numbers"),
        ({"numbers": {"carts": 3}}, "numbers, column depth: found nothing, expected a value"),
    ],
)
def test_what_does_not_fit_is_refused_by_sheet_row_and_column(changed: dict[str, Any], told: str) -> None:
    with pytest.raises(InvalidComponents) as refused:
        read_components(file(**changed), Parts)
    assert str(refused.value) == told


def test_numbers_go_to_the_parameters_of_the_same_name() -> None:
    tables = one(Tables)
    copy_numbers(read_components(file(), Parts).numbers, tables)
    assert (tables.carts, tables.other) == (3, 0)
    assert tables.depth.tolist() == [0, 0, 7, 0, 9]
    assert tables.set_points.tolist() == [0, 1, 4, 9]
