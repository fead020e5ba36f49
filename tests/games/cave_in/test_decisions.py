"""The rows of decisions: each says what the rules do, and holds what they leave half made."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starlode.games.cave_in.components import EDITIONS, in_edition, load
from starlode.games.cave_in.decisions import LAYOUT, Bases, Fate, Kin, Phase, Price, Reason, Source, Wanted, Word
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import SKILLS, Ability, Skill
from tests.games.cave_in.samples import TABLES, configure, legal, random_game

PHASES = list(Phase)
HALF_MADE = {field for phase in Phase for field in phase.row.holds}


def test_whatever_a_row_holds_is_a_field() -> None:
    assert set(State.storage) >= HALF_MADE
    assert {phase for phase in Phase if "target" in phase.row.holds} == {phase for phase in Phase if phase.row.target}


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_nothing_is_half_made_but_what_the_row_holds(options: dict[str, Any]) -> None:
    for state in random_game(configure(**options), seed=3):
        row = PHASES[state.phase].row
        for field in HALF_MADE - set(row.holds):
            assert np.all(np.asarray(state)[field] == State.storage[field].nothing), (PHASES[state.phase].text, field)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_only_what_the_row_asks_for_is_ever_legal(options: dict[str, Any]) -> None:
    config = configure(**options)
    for state in random_game(config, seed=4):
        row = PHASES[state.phase].row
        for action in legal(config, state):
            block, number, _ = LAYOUT.split(action)
            assert block.name in row.choices if block.name != "word" else Word.texts()[number] in row.words


def test_a_skill_asks_for_the_first_of_its_rows() -> None:
    params = configure().params
    rows = {skill: [phase for phase in Phase if phase.row.skill == skill] for skill in Skill}
    assert [params.asked_by[skill] for skill in Skill] == [rows[skill][0] if rows[skill] else -1 for skill in Skill]
    assert len(params.asked_by) == SKILLS


def test_an_ability_asks_for_its_row() -> None:
    params = configure().params
    rows = {phase.row.ability: phase for phase in Phase if phase.row.ability is not None}
    assert [params.asks[ability] for ability in Ability] == [rows.get(ability, -1) for ability in Ability]
    assert [bool(params.starts >> ability & 1) for ability in Ability] == [
        "start" in ability.ways for ability in Ability
    ]


def test_an_artifact_that_asks_at_the_start_says_why_it_may_be_refused() -> None:
    for phase in Phase:
        starts = phase.row.ability is not None and phase.row.ability.starts
        assert bool(phase.row.refused) == starts
        assert not starts or phase.row.comes_first


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_skill_that_asks_is_some_cards(edition: str) -> None:
    """No row is left over when a skill is gone from the file; the other edition has the rest."""
    printed = {Skill.named(str(in_edition(card.skill, each))) for card in load().mercenaries for each in EDITIONS}
    assert {phase.row.skill for phase in Phase if phase.row.skill is not None} <= printed


def test_the_rules_read_the_columns_of_the_rows() -> None:
    params = configure().params
    for phase in Phase:
        row = phase.row
        columns = (row.source, row.wanted, row.kin, row.bases, row.fate, row.price, row.again, Phase.named(row.then))
        read = ("source", "wanted", "kin", "whose", "fate", "price", "again", "then")
        assert tuple(params[name][phase] for name in read) == columns
        assert tuple(params[name][phase] for name in ("worth", "worth_least", "worth_most")) == row.worth
        assert params.refused[phase] == (Reason.named(row.refused) if row.refused else -1)


def test_columns_that_mean_something_only_together() -> None:
    for phase in Phase:
        row = phase.row
        assert row.kin != Kin.COLOUR or "colour" in row.holds
        assert row.wanted not in (Wanted.PICKS, Wanted.UP_TO_PICKS) or "picks" in row.holds
        assert row.wanted != Wanted.LIKE_TARGET or row.target == "space"
        assert row.bases != Bases.HARVEST or "harvested" in row.holds
        assert row.price == Price.NOTHING or "picks" in row.holds
        assert row.source != Source.NOWHERE or row.fate == Fate.TAKEN
        assert row.then == "action" or not row.again
