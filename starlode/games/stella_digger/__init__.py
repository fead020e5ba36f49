"""Stella Digger!, for 2 to 4 asteroid miners."""

from starlode.engine.declarations.info import GameInfo

INFO = GameInfo(
    name="stella-digger",
    title="Stella Digger!",
    summary="Play drill cards to win the tiles of one asteroid, buy gadgets, and survive accidents and monsters.",
    players=(2, 4),
    module="starlode.games.stella_digger.game",
)
