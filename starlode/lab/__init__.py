"""Balance reports: bots play many games, and a page says what wins, how long it takes and how close it is.

The lab looks at the true state of its games; the bots in them still see their seats only. It knows no game: each game
says what can be taken or used, and when it is (`Game.components_of`, `takings`, `on_offer`).
"""

from starlode.lab.experiment import Experiment
from starlode.lab.playing import Played, play_game

__all__ = ["Experiment", "Played", "play_game"]
