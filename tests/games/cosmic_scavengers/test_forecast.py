"""What a program would bring is told to its own seat while it is made."""

from __future__ import annotations

import pytest

from starlode.match import Match

pytestmark = pytest.mark.interpreted


def test_the_program_in_the_making_has_a_forecast() -> None:
    match = Match("cosmic-scavengers", players=2, seed=3)
    match.play(match.legal_actions(0)[0], 0)
    assert match.view(0)["seats"][0]["program"]["forecast"] == {"diligence": 0, "collects": []}
    match.play("place digger.t", 0)
    forecast = match.view(0)["seats"][0]["program"]["forecast"]
    assert len(forecast["collects"]) == 1
    assert forecast["diligence"] > 0
    assert match.view(1)["seats"][0]["program"] is None
