"""What a report says first, on made-up numbers: what wins beyond chance, and which place does."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from starlode.arena.intervals import wilson
from starlode.engine.declarations.usage import Component
from starlode.lab.experiment import Column, Experiment
from starlode.lab.headlines import MOST, caution, headlines, uneven_places
from starlode.lab.measures import Share
from starlode.lab.report import LabReport
from starlode.lab.suspects import suspects
from starlode.lab.usage import ComponentUse

THIRDS = (1 / 3, 1 / 3, 1 / 3)
PLACES = ("First player", "Second player", "Third player")


def shares(*rates: float, games: int = 300, names: tuple[str, ...] = PLACES) -> list[Share]:
    return [
        Share(name, games, rate, wilson(rate * games, games), 1 / 3, 20.0)
        for name, rate in zip(names, rates, strict=True)
    ]


def use(name: str, wins: float, choice: str = "", offered: int = 3000, takers: int = 1000) -> ComponentUse:
    column = Column(Component(name, "Card", name, choice), "kept")
    return ComponentUse(column, 8000, takers, takers, wins * takers, 1 / 3, offered, takers)


def report(
    places: list[Share], among: list[ComponentUse], has_order: bool = True, bots: tuple[str, ...] = ("search:100it",)
) -> LabReport:
    """A report whose games were never played."""
    evidence: Any = SimpleNamespace(games=300, has_order=has_order)
    made = LabReport(Experiment("cave-in", {"players": 3}, bots), evidence)
    made.__dict__.update(seats=places, tests=suspects(among))
    return made


ALIKE = [use(name, 1 / 3) for name in "abcdef"]
MANY = [use(f"weak {number}", 1 / 3) for number in range(90)]


def test_a_place_that_wins_half_of_all_games_is_a_headline() -> None:
    told = headlines(report(shares(0.192, 0.28, 0.528), ALIKE))
    assert told[0] == (
        "The third player wins 52.8 % (47.2 to 58.4 %), the first player wins 19.2 % (15.1 to 24.0 %) of games; "
        "an equal share is 33.3 %."
    )
    assert told[1].startswith("Among search:100it no component wins or is wanted beyond its peers")


def test_that_places_are_even_is_an_answer_too() -> None:
    told = headlines(report(shares(*THIRDS), ALIKE))
    expected = (
        "No place in turn order wins more or less than its share of 33.3 % beyond chance; an edge of 5 percentage"
    )
    assert told[-1] == f"{expected} points or less could go unseen in 300 games."
    assert "No seat wins" in headlines(report(shares(*THIRDS), ALIKE, has_order=False))[-1]


def test_three_places_at_once_need_more_than_one_interval_that_leaves_the_share_out() -> None:
    """One place alone would be suspected in one fair report of twenty, one of three in one of seven."""
    almost = shares(0.39, 0.305, 0.305)
    assert not almost[0].is_fair
    assert uneven_places(almost) == []


def test_a_strong_card_is_named_with_its_interval_and_its_peers() -> None:
    told = headlines(report(shares(*THIRDS), [use("laser drill", 0.6), *ALIKE]))
    expected = (
        "Laser drill: players who kept it win 60.0 % (56.9 to 63.0 %), those who kept others of its kind (Card) win"
    )
    assert told[0] == f"{expected} 33.3 % (among search:100it)."


def test_a_card_without_peers_is_compared_with_its_share() -> None:
    told = headlines(report(shares(*THIRDS), [use("alone", 0.6)]))
    assert "their share is 33.3 %" in told[0]


def test_what_wins_comes_before_what_is_only_wanted() -> None:
    wanted = use("wanted", 1 / 3, takers=2900)
    told = headlines(report(shares(0.29, 0.29, 0.42, games=3000), [wanted, use("wins", 0.42), *ALIKE]))
    assert [line.split(" ")[0] for line in told] == ["The", "Wins:", "Wanted:"]
    assert told[2] == (
        "Wanted: 96.7 % (96.0 to 97.3 %) of the players who had it before them kept it, "
        "of others of its kind (Card) 33.3 % (among search:100it)."
    )


def test_a_place_with_a_slight_edge_comes_after_what_is_clearer() -> None:
    wanted = use("wanted", 1 / 3, takers=2900)
    told = headlines(report(shares(0.31, 0.31, 0.38, games=2000), [wanted, *ALIKE]))
    assert [line.split(" ")[0] for line in told] == ["Wanted:", "The"]


def test_a_card_and_its_half_are_one_headline() -> None:
    told = headlines(report(shares(*THIRDS), [use("card", 0.6), use("half", 0.65, choice="card"), *MANY]))
    assert [line.split(":")[0] for line in told[:-1]] == ["Half"]


@pytest.mark.parametrize(
    ("strong", "last"), [(MOST + 1, "1 more component stands out"), (MOST + 2, "2 more components")]
)
def test_many_headlines_are_cut_short(strong: int, last: str) -> None:
    found = [use(f"strong {number}", 0.6) for number in range(strong)]
    told = headlines(report(shares(*THIRDS), [*found, *MANY]))
    assert len(told) == MOST + 2
    assert told[-1].startswith(last)


@pytest.mark.parametrize("game", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_no_component_goes_by_its_id(game: str) -> None:
    things = Experiment(game, {"players": 3}).things.values()
    assert [thing.name for thing in things if thing.name == thing.id] == []


def by(*bots: str) -> LabReport:
    return report(shares(*THIRDS), ALIKE, bots=bots)


def test_bots_that_do_not_think_ahead_are_not_to_be_believed() -> None:
    assert caution(by("greedy")).startswith("Caution: bots that do not think ahead, here greedy, overrate")
    assert "here easy and random," in caution(by("easy", "random"))
    assert "here level:1 and strength:1," in caution(by("level:1", "strength:1"))
    assert "--bots search:100it" in caution(replace(by("greedy"), rival=by("random")))


def test_thinking_bots_need_no_caution() -> None:
    assert caution(by("search:100it")) == caution(by("greedy", "expert")) == caution(by("level:9")) == ""
    assert caution(replace(by("greedy"), rival=by("search:100it"))) == ""
