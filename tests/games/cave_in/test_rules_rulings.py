"""Rulings of section 13 that have no clause of their own."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import InvalidMove
from starlode.match import Match
from tests.games.cave_in.table import base, play, table


def playthrough(edition: str) -> Match:
    """A whole game without Weedlocks, every decision answered by the same rule of thumb."""
    m = Match("cave-in", seed=11, factions=["terron", "hydran", "metanel", "bioss"], edition=edition)
    while not m.over:
        legal = m.legal()
        m.play(legal[m.ply * 7 % len(legal)])
    return m


def test_ruling_30_the_edition_changes_nothing_but_the_weedlocks() -> None:
    """Without Weedlocks both editions play the same game; test_rules_skill_weedlock.py shows where they part."""
    games = [playthrough(edition) for edition in ("2021-en", "2018-de")]
    assert games[0].moves == games[1].moves
    assert games[0].spectator.view() == games[1].spectator.view()


@pytest.mark.clause("CI-8.1", "CI-8.3", "CI-8.5")
def test_ruling_31_clean_up_has_three_steps() -> None:
    """The row goes to the Base, the Base is cut to 7, the board is refilled; then the next turn begins."""
    seven = ["terron-driller"] * 4 + ["hydran-frogtopus"] * 3
    m = table({"hand": ["metanel-drollo"], "base": seven})
    play(m, "skill metanel-drollo", "end")
    assert base(m) == [*seven[1:], "metanel-drollo"]
    assert m.spectator.view()["box"] == ["terron-driller"]
    assert None not in m.spectator.view()["docks"]["1"]
    assert m.spectator.view()["turn"]["seat"] == 1


@pytest.mark.parametrize("text", ["mineggler-mineracoon", "hydran-frog'topus", "biosses-domina"])
def test_ruling_45_the_ids_of_section_1_are_binding(text: str) -> None:
    with pytest.raises(InvalidMove):
        table({"hand": ["mineggler-mineraccoon", "hydran-frogtopus"]}).play(f"skill {text}")
