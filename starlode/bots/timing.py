"""What a bot uses of the time it is given: decisions with a choice, and those without one apart."""

from __future__ import annotations

import time
from dataclasses import dataclass

from starlode.bots.bot import Bot
from starlode.match.information import Information


@dataclass
class TimeUsed:
    """Decisions that had a choice, the seconds they took together, and how many others there were."""

    decisions: int = 0
    seconds: float = 0.0
    forced: int = 0


class TimedBot:
    """A bot, with a look at the clock before and after every decision."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.used = TimeUsed()
        self._bot = bot

    def choose(self, information: Information) -> int:
        """What the bot decides; only what has a choice is timed."""
        if len(information.actions) == 1:
            self.used.forced += 1
            return self._bot.choose(information)
        began = time.perf_counter()
        action = self._bot.choose(information)
        self.used.seconds += time.perf_counter() - began
        self.used.decisions += 1
        return action
