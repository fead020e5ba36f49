"""Chapter 10 point by point: where a seat's score comes from, and why the game ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starlode.engine.catalogue import Message
from starlode.engine.facts import Scope
from starlode.engine.game import Config, Source
from starlode.engine.header import SEATS
from starlode.engine.reading import read
from starlode.engine.things import NUMBER
from starlode.games.cosmic_scavengers.state import State
from starlode.games.cosmic_scavengers.survey import survey
from starlode.games.cosmic_scavengers.things import CONTRACT, GROUP, PROG_FROM, ROBOT_FROM, Effect, Ending

GROUPS = (("score-prizes", 0), ("score-robots", ROBOT_FROM), ("score-programmables", PROG_FROM))
ENDING_FACTS = {
    "showing": NUMBER("params.showing_end"),
    "round": NUMBER("round_number"),
    "seat": NUMBER("ender"),
}


def breakdown(config: Config, state: Any, seat: int) -> list[Source]:
    """CS-10.1, CS-10.2: printed points by kind of contract, and what endgame effects add."""
    scope = Scope(config, (), {})
    owned = (state.contract_at >= 0) & (state.contract_at % SEATS == seat)
    points = config.params.points * owned
    printed = [Source(Message((name,), scope, {}), int(points[first : first + GROUP].sum())) for name, first in GROUPS]
    return [*printed, *_bonuses(config, scope, survey(config, state, seat), seat)]


def _bonuses(config: Config, scope: Scope, facts: Any, seat: int) -> Iterator[Source]:
    """CS-12.52, CS-12.53: what prizes add at the end; they give the points their name."""
    for effect, bonus in ((Effect.EXPO, facts.expo[seat]), (Effect.ARCHIVE, facts.archive[seat])):
        if bonus:
            prize = scope.thing(CONTRACT, int(config.params.bearer[effect, 0]))
            yield Source(Message(("score-effect",), scope, {"contract": prize}), bonus)


def ending(config: Config, state: Any) -> Message:
    """CS-9.3 to CS-9.8, CS-3.2: why the game is over."""
    scope = Scope(config, (), {}, lambda: read(State, state))
    return Message((f"ending-{Ending(state.ending).text}",), scope, ENDING_FACTS)
