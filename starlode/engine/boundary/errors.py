"""Errors whose text is meant for the person who caused them."""

from __future__ import annotations

from starlode.engine.boundary.quoting import one_line


class StarlodeError(ValueError):
    """Something a person or program asked for cannot be done; the text says what and why, in one line.

    Any text from outside that it contains is safe to print on a terminal.
    """

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


class InvalidMove(StarlodeError):
    """A text that is not a move of this game at all."""


class IllegalMove(StarlodeError):
    """A move of this game that is not allowed now; says why and what would be."""


class InvalidPosition(StarlodeError):
    """A position that breaks a rule of the components or of the game's state."""


class InvalidOption(StarlodeError):
    """An option that does not exist, or a value it does not take."""


class InvalidComponents(StarlodeError):
    """A component file that cannot be used; names the row."""


class UnknownGame(StarlodeError):
    """There is no game of that name."""


class InvalidGame(StarlodeError):
    """A folder that was named as a game but is not one."""


class UnknownBot(StarlodeError):
    """There is no bot of that name, or it does not take that argument."""


class NotReady(StarlodeError):
    """An environment that was not reset, whose game is over, or that was closed; says what to do."""


class InvalidRecord(StarlodeError):
    """A stored match that cannot be read or does not replay."""


class InvalidSetting(StarlodeError):
    """A setting of the server that does not exist, or a value it does not take."""


class Refused(StarlodeError):
    """Something the server does not do; `code` names the reason to programs, `facts` fill it in for people."""

    def __init__(self, code: str, /, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    @property
    def retry(self) -> int | None:
        """After how many seconds it is worth trying again, if that is known."""
        seconds = self.facts.get("seconds")
        return seconds if isinstance(seconds, int) else None


class GpuMissing(StarlodeError):
    """There is no GPU that Starlode could use, or no package to use it with."""


class InvalidSweep(StarlodeError):
    """A sweep that does not name a number in the component file, or gives an invalid number."""


class Fault(StarlodeError):
    """A broken invariant of a game; says which, and keeps the seed and the decisions that led there."""

    def __init__(self, text: str, seed: int, played: list[tuple[int, int]]) -> None:
        super().__init__(text)
        self.seed = seed
        self.played = played  # seat and action of every decision
