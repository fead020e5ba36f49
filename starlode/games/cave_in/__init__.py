"""Star Scrappers: Cave-In, for 2 to 4 mining bosses."""

from starlode.engine.declarations.info import GameInfo

INFO = GameInfo(
    name="cave-in",
    title="Star Scrappers: Cave-In",
    summary="Hire crews, dig crystals and raid rival bases until the mine collapses.",
    players=(2, 4),
    module="starlode.games.cave_in.game",
)
