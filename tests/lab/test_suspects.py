"""What counts as an imbalance, on made-up numbers."""

from __future__ import annotations

from starlode.engine.declarations.usage import Component
from starlode.lab.experiment import Column
from starlode.lab.suspects import WANTED, WINS, dead, dominated, suspects
from starlode.lab.usage import ComponentUse


def made_up(
    name: str,
    wins: float,
    takers: int = 1000,
    offered: int = 3000,
    fair: float = 0.25,
    choice: str = "",
    kind: str = "Card",
) -> ComponentUse:
    """A component whose takers win that share; every taker had it on offer."""
    column = Column(Component(name, kind, name, choice), "kept")
    return ComponentUse(column, 8000, takers, takers, wins * takers, fair, offered, takers)


def test_the_strongest_imbalance_comes_first() -> None:
    found = suspects([made_up("a", 0.25), made_up("b", 0.26), made_up("strong", 0.6), made_up("weak", 0.2)])
    assert (found[0].usage.column.component.name, found[0].test) == ("strong", WINS)
    assert found[0].is_certain
    assert found[0].p < 0.001


def test_equals_are_not_suspected() -> None:
    assert not [test for test in suspects([made_up(name, 0.25) for name in "abcdef"]) if test.is_certain]


def test_a_big_difference_seen_rarely_is_not_certain() -> None:
    found = suspects([made_up("rare", 0.5, takers=30), *(made_up(name, 0.25) for name in "abcdef")])
    assert not [test for test in found if test.is_certain and test.test == WINS]


def test_too_few_takers_are_not_tested() -> None:
    assert "few" not in {
        test.usage.column.component.name
        for test in suspects([made_up("few", 1, 29), made_up("a", 0)])
        if test.test == WINS
    }


def test_a_strong_bots_favourite_is_not_a_strong_card() -> None:
    """Its takers win 60 %, which is what their bot wins on the whole."""
    found = suspects([made_up("favourite", 0.6, fair=0.6), *(made_up(name, 0.25) for name in "abc")])
    assert not [test for test in found if test.is_certain]


def test_whoever_has_no_peers_is_compared_with_the_fair_share() -> None:
    (found,) = suspects([made_up("alone", 0.5)])
    assert (found.test, found.has_peers, found.other) == (WINS, False, 0.25)


def test_taste_counts_only_beyond_a_medium_difference() -> None:
    liked, loved = made_up("liked", 0.25, offered=2000), made_up("loved", 0.25, offered=1001)
    peers = [made_up(name, 0.25, offered=4000) for name in "abc"]
    assert not [test for test in suspects([liked, *peers]) if test.is_certain]
    (found,) = [test for test in suspects([loved, *peers]) if test.is_certain]
    assert (found.usage, found.test, found.is_neglect) == (loved, WANTED, False)


def test_a_card_that_is_offered_and_left_is_dead() -> None:
    left, rare = made_up("left", 0.25, takers=5, offered=2000), made_up("rare", 0.25, takers=0, offered=50)
    assert dead([left, rare, made_up("a", 0.25)]) == [left]


def test_an_option_that_nobody_chooses_is_dominated() -> None:
    shunned, chosen = made_up("shunned", 0.25, 10, choice="card"), made_up("chosen", 0.25, 500, choice="card")
    other = [made_up("this", 0.25, 200, choice="other"), made_up("that", 0.25, 300, choice="other")]
    (found,) = dominated([shunned, chosen, *other])
    assert (found.usage, found.rival, found.choices) == (shunned, chosen, 510)


def test_what_is_chosen_instead_of_something_is_neither_suspect_nor_dead() -> None:
    """All who send a robot send it in one mode only: a matter of that robot, and told as such."""
    modes = [made_up("top", 0.25, 1000, 1000, choice="robot"), made_up("left", 0.25, 0, 1000, choice="robot")]
    found = suspects([*modes, *(made_up(name, 0.25, choice="other") for name in "abc")])
    assert not [test for test in found if test.test == WANTED]
    assert dead(modes) == []
    assert [option.usage for option in dominated(modes)] == [modes[1]]
