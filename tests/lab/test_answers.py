"""What a sweep answers, on made-up numbers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from starlode.arena.intervals import wilson
from starlode.engine.boundary.errors import InvalidSweep
from starlode.engine.declarations.usage import Component
from starlode.lab.answers import sweep_answer
from starlode.lab.experiment import Column, Experiment
from starlode.lab.measures import Share
from starlode.lab.report import Step, SweepReport
from starlode.lab.sweep import Sweep, check_target, parse_target
from starlode.lab.usage import ComponentUse

CARD, HALF = Component("card", "Card", "the Card"), Component("half", "Half", "the Half", choice="card")
PEER = Component("peer", "Card", "Peer")


def use(component: Component, wins: float, takers: int) -> ComponentUse:
    return ComponentUse(Column(component, "kept"), 8000, takers, takers, wins * takers, 1 / 3, 3000, takers)


def step(value: int, *uses: ComponentUse, rates: tuple[float, float] = (0.5, 0.5)) -> Step:
    seats = [
        Share(name, 1000, rate, wilson(1000 * rate, 1000), 0.5, 1.0)
        for name, rate in zip(("First player", "Second player"), rates, strict=True)
    ]
    things = {one.id: one for one in (CARD, HALF, PEER)}
    report: Any = SimpleNamespace(
        usages=[*uses, use(PEER, 1 / 3, 5000)],
        seats=seats,
        evidence=SimpleNamespace(games=1000),
        experiment=SimpleNamespace(things=things),
    )
    return Step(value, report)


def sweep(*steps: Step, target: float | None = None, name: str = "cards.card.cost") -> SweepReport:
    return SweepReport(name, name.split(".")[1], 6, [*steps], target)


def rising(*rates: float, takers: int = 1000) -> list[Step]:
    return [step(5 + number, use(CARD, rate, takers)) for number, rate in enumerate(rates)]


def test_the_value_at_which_a_card_wins_like_its_peers() -> None:
    assert sweep_answer(sweep(*rising(0.5, 0.42, 0.34))) == (
        "The Card wins like others of its kind (Card) at cost 7 (now 6): players who kept it win 34.0 %, those who "
        "kept others 33.3 %, a difference of +0.7 percentage points (-3.2 to +4.6). "
        "In 1,000 games a value all others are further off than chance."
    )


def test_that_no_value_does_is_an_answer() -> None:
    answer = sweep_answer(sweep(*rising(0.7, 0.6, 0.5)))
    assert answer.startswith(
        "The Card wins like others of its kind (Card) at no cost from 5 to 7. Closest is 7: players"
    )
    assert answer.endswith("a difference of +16.7 percentage points (+12.5 to +20.8).")


def test_one_value_is_judged_by_itself() -> None:
    """As after an interruption."""
    assert sweep_answer(sweep(*rising(0.34))).endswith("a difference of +0.7 percentage points (-2.5 to +3.9).")
    assert sweep_answer(sweep(*rising(0.6))).startswith(
        "The Card does not win like others of its kind (Card) at cost 5:"
    )
    assert "no answer: at cost 5 fewer than 30 players" in sweep_answer(sweep(*rising(0.6, takers=9)))


def test_values_that_chance_cannot_tell_apart_are_named() -> None:
    answer = sweep_answer(sweep(*rising(0.5, 0.4, 0.38, 0.36, takers=100)))
    assert answer.startswith("The Card wins like")
    assert answer.endswith("In 1,000 games a value it could be 6, 7 as well.")


def test_a_value_that_is_not_close_only_may_be_right() -> None:
    assert sweep_answer(sweep(*rising(0.6, 0.4, takers=60))).startswith("The Card may win like others")


def test_a_target_takes_the_place_of_the_peers() -> None:
    answer = sweep_answer(sweep(*rising(0.5, 0.42, 0.34), target=0.42))
    assert answer.startswith(
        "The Card wins 42.0 % at cost 6 (now 6): players who kept it win 42.0 %, a difference of +0.0"
    )
    none = sweep_answer(sweep(*rising(0.5, 0.42, 0.34), target=0.2))
    assert none.startswith("The Card wins 20.0 % at no cost from 5 to 7. Closest is 7")


def test_values_that_hardly_anybody_takes_are_left_out() -> None:
    few = step(8, use(CARD, 1 / 3, 29))
    answer = sweep_answer(sweep(*rising(0.5, 0.36), few))
    assert "at cost 6 (now 6)" in answer
    assert answer.endswith("it at 8 to say. In 1,000 games a value all others are further off than chance.")
    assert sweep_answer(sweep(*rising(0.36), few)).endswith("Too few players kept it at 8 to say.")
    assert sweep_answer(sweep(*rising(0.6, 0.5), few)).endswith("Too few players kept it at 8 to say.")


@pytest.mark.parametrize("target", [None, 0.4])
def test_too_few_takers_are_no_answer(target: float | None) -> None:
    answer = sweep_answer(sweep(*rising(0.5, 0.4, takers=29), target=target))
    expected = "The sweep of cards.card.cost has no answer: at every cost from 5 to 6 fewer than 30 players kept it."
    assert answer == f"{expected} Play more games, or try other values."
    nobody = sweep_answer(sweep(step(5), step(6), target=0.4))
    assert "fewer than 30 players took it" in nobody


def test_a_half_that_hardly_anybody_keeps_is_judged_by_its_card() -> None:
    steps = [step(5, use(HALF, 0.3, 20), use(CARD, 0.34, 900)), step(6, use(HALF, 0.3, 10), use(CARD, 0.5, 900))]
    assert sweep_answer(sweep(*steps, name="cards.half.cost")).startswith("The Card wins like")
    often = [step(5, use(HALF, 0.34, 400), use(CARD, 0.34, 900)), step(6, use(HALF, 0.3, 400), use(CARD, 0.5, 900))]
    assert sweep_answer(sweep(*often, name="cards.half.cost")).startswith("The Half ")


def test_a_number_of_no_component_is_judged_by_turn_order() -> None:
    steps = [step(1, rates=(0.4, 0.6)), step(2, rates=(0.49, 0.51)), step(3, rates=(0.55, 0.45))]
    assert sweep_answer(sweep(*steps, name="numbers.hand_limit")) == (
        "Players have the most even chances at hand limit 2 (now 6). Furthest from an equal share is the first player "
        "with 49.0 % (45.9 to 52.1 %), which chance would explain."
    )
    assert "which is more than chance" in sweep_answer(sweep(steps[0], name="numbers.hand_limit"))


@pytest.mark.parametrize(("text", "share"), [("0.33", 0.33), ("33%", 0.33), ("12.5 %", 0.125)])
def test_a_target_is_a_share(text: str, share: float) -> None:
    assert parse_target(text) == pytest.approx(share)


@pytest.mark.parametrize("text", ["", "33", "0", "1", "-0.1", "100%", "nan", "x", "3%3", "%"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(
        InvalidSweep, match=r"^a target is the share that takers should win, such as 0\.33 or 33%, not "
    ):
        parse_target(text)


def test_a_target_needs_something_that_players_take() -> None:
    cave_in = Experiment("cave-in", {"players": 2})
    for path in (
        ("artifacts", "artifact-05", "cost"),
        ("artifacts", "laser-drill", "cost"),
        ("crystals", "c1-red-1", "vp"),
    ):
        check_target(cave_in, Sweep(path, (1, 2), 0.3))
    with pytest.raises(InvalidSweep, match=r"^numbers\.totem_vp belongs to no component that players take"):
        check_target(cave_in, Sweep(("numbers", "totem_vp"), (1, 2), 0.3))
    check_target(cave_in, Sweep(("numbers", "totem_vp"), (1, 2)))
