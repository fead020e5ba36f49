"""Cosmic Scavengers, for 2 to 4 handlers of robots."""

from starlode.engine.declarations.info import GameInfo

INFO = GameInfo(
    name="cosmic-scavengers",
    title="Cosmic Scavengers",
    summary="Program robots in secret, scavenge a wrecked ship and fulfil contracts before the others do.",
    players=(2, 4),
    module="starlode.games.cosmic_scavengers.game",
)
