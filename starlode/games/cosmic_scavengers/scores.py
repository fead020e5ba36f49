"""Chapter 10 point by point: where a seat's score comes from, and why the game ended."""

from __future__ import annotations

from starlode.engine.declarations.things import NUMBER, SEAT
from starlode.engine.text.scores import Ending, Origin
from starlode.games.cosmic_scavengers.things import CONTRACT, ENDING_KIND, Effect, Group

# CS-10.1, CS-10.2: printed points by kind of contract. CS-12.52, CS-12.53: what prizes add; they name their points.
ORIGINS = (
    *(
        Origin(group.text, f"survey.printed[seat, {group.value}]")
        for group in (Group.PRIZES, Group.ROBOTS, Group.PROGRAMMABLES)
    ),
    *(
        Origin("effect", points, when=points, facts={"contract": CONTRACT(f"params.bearer[{effect.value}, 0]")})
        for effect, points in ((Effect.EXPO, "survey.expo[seat]"), (Effect.ARCHIVE, "survey.archive[seat]"))
    ),
)
# CS-9.3 to CS-9.8, CS-3.2.
ENDING = Ending(
    "ending-{kind}",
    {
        "kind": ENDING_KIND("ending"),
        "showing": NUMBER("params.showing_end"),
        "round": NUMBER("round_number"),
        "seat": SEAT("ender"),
    },
)
