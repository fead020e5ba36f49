"""Chapter 10 point by point: where a seat's score comes from."""

from __future__ import annotations

from typing import Any

from starlode.engine.game import Config, ScoreLine
from starlode.engine.header import SEATS
from starlode.games.cosmic_scavengers.rules.for_python import survey
from starlode.games.cosmic_scavengers.terms import GROUP, ROBOT_FROM, Effect
from starlode.games.cosmic_scavengers.texts.names import contract_name

GROUPS = (("Prize contracts", 0), ("Robot contracts", ROBOT_FROM), ("PROGRAMMABLE contracts", GROUP))


def breakdown(config: Config, state: Any, seat: int) -> list[ScoreLine]:
    """CS-10.1, CS-10.2: printed points by kind of contract, and what endgame effects add."""
    owned = (state.contract_at >= 0) & (state.contract_at % SEATS == seat)
    points = config.params.points * owned
    lines = [ScoreLine(label, int(points[first : first + GROUP].sum())) for label, first in GROUPS]
    facts = survey(config.params, state)
    for effect, bonus in ((Effect.EXPO, facts.expo[seat]), (Effect.ARCHIVE, facts.archive[seat])):
        if bonus:
            lines.append(ScoreLine(contract_name(config, int(config.params.bearer[effect, 0])), int(bonus)))
    return lines
