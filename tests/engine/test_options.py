"""Options as texts and as values."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.declarations.options import (
    Option,
    Some,
    chosen_seat,
    given_options,
    one_of,
    option_text,
    resolve,
    whole_number,
    yes_or_no,
)

KNOWN = (
    Option("players", 2, whole_number(2, 4)),
    Option("edition", "old", one_of("old", "new")),
    Option("open", False, yes_or_no),
)


def test_texts_become_options_beside_the_number_of_players() -> None:
    given = given_options([" edition = new ", "open=Yes"], 4)
    assert resolve(KNOWN, given) == {"players": 4, "edition": "new", "open": True}
    assert given_options(["players=4"], 4) == {"players": 4}
    assert resolve(KNOWN, given_options([])) == {"players": 2, "edition": "old", "open": False}


def test_two_numbers_of_players_are_refused() -> None:
    with pytest.raises(InvalidOption, match=r"are there 4 players or '3'\?"):
        given_options(["players=3"], 4)


@pytest.mark.parametrize("pair", ["edition", "edition=newer", "players=9", "players=x", "open=maybe", "size=1"])
def test_wrong_options_are_refused(pair: str) -> None:
    with pytest.raises(InvalidOption):
        resolve(KNOWN, given_options([pair]))


@pytest.mark.parametrize(("value", "text"), [(True, "true"), (3, "3"), ("new", "new"), (["a", "b"], "a,b")])
def test_values_are_written_as_they_are_read(value: Any, text: str) -> None:
    assert option_text(value) == text


def test_what_an_option_takes_is_said_in_words_and_for_programs() -> None:
    picked = one_of("random", "usual", some=Some(2, ("a", "b", "c")))
    assert [option.values for option in KNOWN] == ["2 to 4", "old or new", "true or false"]
    assert (picked.text, one_of("random", seats=4).text) == (
        "random, usual, or two of a, b, c",
        "random or a seat number from 0",
    )
    assert whole_number(2, 4).describe() == {"kind": "range", "low": 2, "high": 4}
    assert yes_or_no.describe() == {"kind": "switch"}
    some = {"count": 2, "of": ["a", "b", "c"]}
    assert picked.describe() == {"kind": "one", "values": ["random", "usual"], "seats": False, "some": some}


def test_so_many_of_many_come_in_one_order_and_only_once_each() -> None:
    picked = one_of("random", some=Some(2, ("a", "b", "c")))
    assert (picked("c, a"), picked(["b", "a"]), picked("random")) == (["a", "c"], ["a", "b"], "random")
    for wrong in ("a", "a,a", "a,d", "a,b,c", 7):
        with pytest.raises(ValueError):  # noqa: PT011 - it says nothing
            picked(wrong)


def test_a_seat_may_be_named_by_its_number() -> None:
    assert [one_of("random", seats=4)(value) for value in ("random", 3, "0")] == ["random", 3, 0]
    with pytest.raises(ValueError):  # noqa: PT011 - it says nothing
        one_of("random", seats=4)(4)


def test_a_seat_is_drawn_by_lot_or_plays() -> None:
    assert chosen_seat({"players": 3, "first": "random"}, "first") == -1
    assert chosen_seat({"players": 3, "first": 2}, "first") == 2
    with pytest.raises(InvalidOption, match="option first cannot be 3; 3 players have seats 0 to 2"):
        chosen_seat({"players": 3, "first": 3}, "first")
