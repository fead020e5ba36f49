"""Everyone at a table has a name, and no two are alike."""

from __future__ import annotations

import msgspec
import pytest

from starlode.bots.cast import CAST
from starlode.bots.levels import LEVELS, MASTER
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.tables.naming import distinct, named
from starlode.server.tables.own_bots import LONGEST


def names(*seats: SeatWish, language: str = "en") -> list[str | None]:
    return [one.name for one in named(CreateTable("cave-in", list(seats)), language).seats]


def test_every_level_has_a_cast_in_which_no_name_is_twice() -> None:
    everyone = [name for cast in CAST.values() for name in cast]
    assert list(CAST) == ["random", *LEVELS, MASTER]  # weakest first: the page takes its levels from here
    assert len(everyone) == len(set(everyone))
    assert all(len(cast) >= 4 for cast in CAST.values())  # as many as there are seats


def test_bots_without_a_name_get_one_of_their_level_each() -> None:
    easy, hard = SeatWish("bot", level="easy"), SeatWish("bot", level="hard")
    assert names(SeatWish("human", "Mika"), easy, easy, hard) == ["Mika", *CAST["easy"][:2], CAST["hard"][0]]


def test_levels_by_number_are_seated_like_the_named_ones_they_are_near() -> None:
    wish = msgspec.json.decode(b'{"kind":"bot","level":"level:7"}', type=SeatWish)
    assert names(SeatWish("bot", level="hard"), wish) == CAST["hard"][:2]
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"bot","level":"level:11"}', type=SeatWish)


def test_a_name_that_was_asked_for_comes_first() -> None:
    first, second = CAST["easy"][:2]
    assert names(SeatWish("bot", level="easy"), SeatWish("human", first)) == [second, first]


def test_people_without_a_name_are_told_apart_in_their_language() -> None:
    assert names(SeatWish("human"), SeatWish("open"), SeatWish("human"), language="de") == ["Gast 1", None, "Gast 3"]


def test_the_same_name_gets_a_number() -> None:
    ann = SeatWish("human", "Ann")
    assert names(ann, ann, SeatWish("bot", "Ann")) == ["Ann", "Ann 2", "Ann 3"]
    assert distinct("Bob", ["Ann"]) == "Bob"
    assert len(distinct("x" * LONGEST, ["x" * LONGEST])) <= LONGEST
