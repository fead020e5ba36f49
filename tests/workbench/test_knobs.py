"""Knobs: turned as bytes, they make the `params` that Python reads from the changed file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.engine.authoring.changed_cards import configured
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.component_numbers import numbers_in
from starlode.engine.boundary.sheets import read_sheets
from starlode.engine.state.records import Array
from starlode.engine.text.catalogue import languages
from starlode.games import load_game
from starlode.lab.sweep import write_toml
from starlode.workbench.knobs import Hindrance, Knob, Knobs, own_knobs, turned

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
PLAYERS = 4  # not as when the knobs were found


def found(game: str) -> Knobs:
    return own_knobs(load_game(game))


def knob(game: str, path: str) -> Knob:
    return next(one for one in found(game).knobs if one.path == path)


def sheets_of(game: str) -> dict[str, Any]:
    file = load_game(game).component_file
    assert file
    return read_sheets(file)


def read_with(game: str, sheets: dict[str, Any] | Path) -> Array:
    """The bytes that the game's reader makes of its components."""
    params = load_game(game).configure({"players": PLAYERS}, sheets).params
    return np.frombuffer(np.asarray(params).tobytes(), np.uint8)


def turned_to(game: str, numbers: dict[str, int]) -> Array:
    params = load_game(game).configure({"players": PLAYERS}).params
    return turned(params, [(one, numbers[one.path]) for one in found(game).knobs if one.path in numbers])


@pytest.mark.parametrize("game", GAMES)
def test_each_knob_makes_the_bytes_of_the_changed_file(game: str) -> None:
    sheets, knobs = sheets_of(game), {one.path: one for one in found(game).knobs}
    for place in (place for place in numbers_in(sheets) if place.name in knobs):
        one = knobs[place.name]
        value = one.high if one.high > one.value else one.low
        place.put(value)
        assert (turned_to(game, {one.path: value}) == read_with(game, sheets)).all(), (one.path, value)
        place.put(one.value)


@pytest.mark.parametrize("game", GAMES)
def test_many_knobs_turned_at_once_make_the_bytes_of_the_changed_file(game: str, tmp_path: Path) -> None:
    """At any values within their ranges: none of them rules out another."""
    chance, file = Random(1), tmp_path / "components.toml"
    ends = [{one.path: getattr(one, end) for one in found(game).knobs} for end in ("low", "high")]
    mixed = [{one.path: chance.randint(one.low, one.high) for one in found(game).knobs} for _ in range(10)]
    for numbers in (*ends, *mixed):
        sheets = sheets_of(game)
        for place in numbers_in(sheets):
            place.put(numbers.get(place.name, place.get()))
        file.write_text(write_toml(sheets), "utf-8")
        assert (turned_to(game, numbers) == read_with(game, file)).all()


@pytest.mark.parametrize("game", GAMES)
def test_knobs_make_the_bytes_of_a_table_with_any_options(game: str) -> None:
    """A page and a server at the same table go two ways: the page turns knobs, the server reads the changed sheets."""
    chance, played = Random(2), load_game(game)
    for given in played.examples:
        numbers = {one.path: chance.randint(one.low, one.high) for one in found(game).knobs}
        printed, changed = played.configure(given), configured(played, given, changes=numbers)
        used = [(one, numbers[one.path]) for one in found(game).knobs if is_used(one, played, printed.options)]
        assert (turned(printed.params, used) == np.frombuffer(changed.params.tobytes(), np.uint8)).all(), given


def is_used(one: Knob, game: Game, options: Mapping[str, Any]) -> bool:
    """What the page says too: a number that goes with an option's default does nothing with another value."""
    owner = next((option.name for option in game.options if option.default == one.place), "")
    return not owner or options[owner] == one.place


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_a_knob_or_says_why_not(game: str) -> None:
    names = [place.name for place in numbers_in(sheets_of(game))]
    assert sorted(names) == sorted([one.path for one in found(game).knobs] + [one.path for one in found(game).fixed])
    assert len(found(game).knobs) > 100


def test_a_knob_says_where_it_goes_and_what_it_belongs_to() -> None:
    cost = knob("cave-in", "artifacts.artifact-06.cost")
    assert (cost.value, cost.low, cost.high) == (7, 2, 12)
    assert (cost.row, cost.sort, cost.number) == ("artifact-06", "artifact", 5)
    assert [(target.field, target.index, target.type, target.weight) for target in cost.targets] == [
        ("artifact_cost", 5, "i2", 1)
    ]
    price = knob("stella-digger", "gadgets.super-drill-red.price.any")
    assert {target.field: target.weight for target in price.targets} == {"gadget_price": 1, "gadget_cost": 1 << 24}
    half = knob("cave-in", "artifacts.artifact-06.left.vp")
    assert (half.row, half.sort, half.word) == ("artifact-06", "half", "knob-vp")
    assert knob("cave-in", "numbers.set_vp.0").place == "1"


@pytest.mark.parametrize(
    ("game", "path", "why"),
    [
        ("cave-in", "mercenaries.terron-driller.copies", Hindrance.SHAPE),
        ("cave-in", "crystals.c1-brown-1.cost", Hindrance.SHAPE),
        ("cave-in", "mercenaries.terron-driller.level", Hindrance.TIED),
        ("cave-in", "mercenaries.weedlock-seeder.amount.2018-de", Hindrance.UNUSED),
        ("cosmic-scavengers", "tables.0.market", Hindrance.SHAPE),
        ("stella-digger", "drill_cards.red-1.copies", Hindrance.SHAPE),
    ],
)
def test_what_changes_shape_or_hangs_on_others_is_no_knob(game: str, path: str, why: Hindrance) -> None:
    assert next(one.why for one in found(game).fixed if one.path == path) == why


@pytest.mark.parametrize("game", GAMES)
def test_every_knob_has_a_name_in_every_language(game: str) -> None:
    played = load_game(game)
    for language in languages(played.info):
        words = played.words(language)
        for one in found(game).knobs:
            assert words.variables(one.word) <= {"place"}
            assert words.text(one.word, place=int(one.place) if one.place.isdecimal() else one.place)
