"""Who sits where."""

from __future__ import annotations

import pytest

from starlode.bots.seating import HUMAN, check_bots, default_names, fill_seats, guess_kinds, kinds_of, recorded
from starlode.engine.boundary.errors import InvalidOption, UnknownBot


def test_names_tell_people_from_bots_and_can_be_guessed_from() -> None:
    kinds = [HUMAN, "greedy", "greedy", HUMAN]
    assert default_names(kinds) == ["Player", "Greedy", "Greedy 2", "Player 2"]
    assert guess_kinds(default_names(kinds)) == kinds
    assert guess_kinds(["Ann"]) == [HUMAN]


def test_one_bot_fills_all_seats() -> None:
    assert fill_seats(["random"], 3) == ["random"] * 3
    assert fill_seats(["random", "greedy"], 2) == ["random", "greedy"]
    with pytest.raises(InvalidOption, match="2 bots were named for 3 players"):
        fill_seats(["random", "greedy"], 3)


def test_unknown_bots_are_refused_before_anybody_sits_down() -> None:
    check_bots([HUMAN, "random"], (HUMAN,))
    with pytest.raises(UnknownBot, match="no bot 'human'"):
        check_bots([HUMAN])


def test_a_record_names_bots_and_tells_of_programs_only_that_they_were_some() -> None:
    kinds = [HUMAN, "search:20it", "program:secret/path"]
    assert recorded(kinds) == [None, "search:20it", "program"]
    assert kinds_of([None, "search:20it"], ["Ann", "Bob"]) == [HUMAN, "search:20it"]
    assert kinds_of(None, ["Player", "Greedy"]) == [HUMAN, "greedy"]
    for program in ("program", "program:rm everything"):
        with pytest.raises(InvalidOption, match="--seats"):
            kinds_of([None, program], ["Ann", "Bob"])
