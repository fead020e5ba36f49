"""Who sits where."""

from __future__ import annotations

import pytest

from starlode.bots.seating import (
    HUMAN,
    check_bots,
    default_names,
    fill_seats,
    guess_kinds,
    kinds_of,
    needs_network,
    recorded,
    thinks,
)
from starlode.engine.boundary.errors import InvalidOption, UnknownBot
from starlode.games import load_game


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
    assert recorded(["my/bot.py:Mine", "python:bot:Mine", "neural:my/net.npz:5it"]) == [
        "python",
        "python",
        "neural:own.npz",
    ]
    own = ["my/bot.py:Mine", "python:bot:Mine", "neural:my/net.npz:5it", "program:rm everything"]
    assert default_names(own) == ["Mine", "Mine 2", "net", "Program"]
    for program in ("program", "program:rm everything", "python", "x.py:Y", "neural:own.npz"):
        with pytest.raises(InvalidOption, match="--seats"):
            kinds_of([None, program], ["Ann", "Bob"])


def test_a_level_by_number_is_known_by_what_it_does() -> None:
    """The last one asks a network where a master is offered; the first one decides at once."""
    game = load_game("cave-in")
    assert [needs_network(f"level:{number}", game, 2) for number in (1, 5, 10)] == [False, False, True]
    bots = ("level:1", "level:10", "easy", "hard", "expert", "random")
    assert {name for name in bots if thinks(name, game, 2)} == {"level:10", "hard", "expert"}
    assert not needs_network("expert", game, 2)
