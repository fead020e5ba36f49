"""Sweeps: what a path means, and what is said where it means nothing."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from starlode.engine.boundary.errors import InvalidSweep, StarlodeError
from starlode.lab.experiment import Experiment
from starlode.lab.sweep import changed, current, find, parse_sweep, read_file, variants, write_toml

CAVE_IN = Experiment("cave-in", {"players": 2})


def test_values_go_from_low_to_high_by_steps() -> None:
    assert parse_sweep("a.b=6..10").values == (6, 7, 8, 9, 10)
    assert parse_sweep("a.b=0..10..4").values == (0, 4, 8)
    assert parse_sweep("a.b=0.5..1.5..0.5").values == (0.5, 1, 1.5)
    assert parse_sweep("a.b=3..3").values == (3,)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a.b",
        "a.b=",
        "a.b=6",
        "a.b=x..y",
        "a.b=9..6",
        "a.b=1..9..0",
        "a.b=1..2..3..4",
        "=1..2",
        "a..b=1..2",
        "a.b=1..1e999999999",
        "a.b=nan..2",
    ],
)
def test_what_is_no_sweep_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(InvalidSweep, match=r"^a sweep is written PATH=LOW\.\.HIGH") as error:
        parse_sweep(text)
    assert "\n" not in str(error.value)


def test_a_sweep_does_not_run_away() -> None:
    with pytest.raises(InvalidSweep, match="at most 50 values"):
        parse_sweep("a.b=0..1000000000")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("artifacts.artifact-05.cost", 8),
        ("artifacts.deep-vein-licence.cost", 8),  # its card's cost, not which Crystals the half counts
        ("artifacts.deep-vein-licence.vp", 3),
        ("artifacts.artifact-05.left.cost", 6),
        ("mercenaries.terron-foreman.amount", 2),
        ("mercenaries.weedlock-seeder.amount.2018-de", 2),
        ("numbers.totem_vp", 3),
        ("numbers.collapse.4", 9),
        ("numbers.set_vp.5", 21),
    ],
)
def test_a_path_leads_to_a_number(path: str, value: int) -> None:
    assert current(CAVE_IN, parse_sweep(f"{path}=1..2")) == value


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("cards.x.cost", "its sheets are factions, mercenaries"),
        ("artifacts.nothing.cost", "give the id of a row of artifacts"),
        ("artifacts.artifact-05.price", "has id, cost, left, right"),
        ("numbers.totems", "'numbers' has hand_limit"),
        ("artifacts.artifact-05.left", "is not a number"),
        ("crystals.c1-brown-2.cave_in", "is not a number"),
        ("numbers", "is not a number"),
    ],
)
def test_a_path_that_leads_nowhere_says_what_there_is(path: str, reason: str) -> None:
    with pytest.raises(InvalidSweep, match=reason):
        find(read_file(CAVE_IN), tuple(path.split(".")))


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        ("cosmic-scavengers", "prizes.prize-crown-jewels.points", 6),
        ("cosmic-scavengers", "prizes.prize-seed-vault.cost.O", 3),  # of "O3 W1"
        ("cosmic-scavengers", "robot_contracts.robot-turbo-1.cost.W", 2),
        ("cosmic-scavengers", "tables.2.market", 12),
        ("cosmic-scavengers", "numbers.showing_end", 8),
        ("stella-digger", "gadgets.super-drill-red.price.any", 1),
        ("stella-digger", "large_drills.large-drill-red-2.price.blue", 1),
        ("stella-digger", "tiles.gold-black-3a.crystals", 3),
        ("stella-digger", "drill_cards.red-1.copies", 3),
        ("stella-digger", "numbers.set_points.3", 3),
    ],
)
def test_every_game_can_be_swept(game: str, path: str, value: int) -> None:
    assert current(Experiment(game), parse_sweep(f"{path}=1..2")) == value


@pytest.mark.parametrize(
    ("game", "path", "reason"),
    [
        ("cosmic-scavengers", "prizes.prize-seed-vault.cost", "is not a number"),
        ("cosmic-scavengers", "prizes.prize-seed-vault.cost.E", "'cost' has O, W"),
        ("cosmic-scavengers", "prizes.seed-vault.points", "such as prize-seed-vault"),
        ("stella-digger", "gadgets.super-drill-red.price.gold", "'price' has red, any"),
        ("stella-digger", "gadgets.super-drill-rad.price.red", "such as super-drill-red"),
        ("stella-digger", "gadget.super-drill-red.price.red", "its sheets are map, drill_cards"),
        ("stella-digger", "map", "is not a number"),
    ],
)
def test_a_path_that_leads_nowhere_in_another_game(game: str, path: str, reason: str) -> None:
    with pytest.raises(InvalidSweep, match=reason):
        find(read_file(Experiment(game)), tuple(path.split(".")))


def test_a_cost_changes_by_the_letter(tmp_path: Path) -> None:
    experiment = Experiment("cosmic-scavengers", {"players": 2})
    found = variants(experiment, parse_sweep("prizes.prize-seed-vault.cost.W=0..2"), tmp_path)
    texts = [variant.config.components.prizes for _, variant in found]
    assert [next(row.cost for row in rows if row.id == "prize-seed-vault") for rows in texts] == [
        "O3",
        "O3 W1",
        "O3 W2",
    ]


@pytest.mark.parametrize("game", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_a_file_is_written_as_it_was_read(game: str) -> None:
    experiment = Experiment(game)
    file = experiment.game.component_file
    assert file is not None
    assert tomllib.loads(write_toml(read_file(experiment))) == tomllib.loads(file.read_text("utf-8"))


def test_only_the_number_changes() -> None:
    data = read_file(CAVE_IN)
    after = changed(data, ("artifacts", "laser-drill", "cost"), 0)
    assert after != data
    assert changed(after, ("artifacts", "artifact-05", "cost"), 8) == data


def test_every_value_has_a_file_that_the_game_accepts(tmp_path: Path) -> None:
    found = variants(CAVE_IN, parse_sweep("artifacts.deep-vein-licence.cost=6..8"), tmp_path)
    assert [value for value, _ in found] == [6, 7, 8]
    assert [int(variant.config.params.artifact_cost[4]) for _, variant in found] == [6, 7, 8]
    assert {variant.games for _, variant in found} == {CAVE_IN.games}


def test_a_value_the_game_refuses_is_named(tmp_path: Path) -> None:
    with pytest.raises(StarlodeError, match=r"^numbers\.hand_limit cannot be 8: ") as error:
        variants(CAVE_IN, parse_sweep("numbers.hand_limit=7..8"), tmp_path)
    assert str(tmp_path) not in str(error.value)
