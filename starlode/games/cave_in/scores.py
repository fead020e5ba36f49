"""Chapter 10 point by point: where a seat's score comes from; and why the game ended."""

from __future__ import annotations

from starlode.engine.declarations.things import NUMBER
from starlode.engine.text.scores import Ending, Origin
from starlode.games.cave_in.things import HALF, HALVES, Scored

# CI-10.1: every source of points, and each Artifact half that was kept.
ORIGINS = (
    *(Origin(source.text, f"survey.sources[seat, {source.value}]") for source in Scored),
    Origin("half", "survey.halves[number]", HALVES, "half_owner[number] == seat", {"half": HALF("number")}),
)
ENDING = Ending(facts={"count": NUMBER("cave_ins")})
