"""Options as texts and as values."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.declarations.options import (
    Option,
    given_options,
    one_of,
    option_text,
    resolve,
    whole_number,
    yes_or_no,
)

KNOWN = (
    Option("players", 2, "2 to 4", whole_number(2, 4)),
    Option("edition", "old", "old or new", one_of("old", "new")),
    Option("open", False, "true or false", yes_or_no),
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
