"""Ore Rush, a small game of nerve for 2 to 4 prospectors; docs/how-to/add-a-game.md builds it step by step."""

from starlode.engine.declarations.info import GameInfo

INFO = GameInfo(
    name="ore-rush",
    title="Ore Rush",
    summary="Dig once more, or bring the cart home before the shaft comes down.",
    players=(2, 4),
    module="ore_rush.game",
)
