"""`hint`: what a search would do in a person's place, knowing what that person knows, and what it expects of it."""

from __future__ import annotations

from contextlib import nullcontext

from rich.text import Text

from starlode.background.assistant import Lost
from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.search_bot import Candidate, SearchBot, Thinking
from starlode.engine.compiling import kernel
from starlode.match.choice import LegalMove
from starlode.terminal.playing.table import TerminalTable

THINKING = Thinking(seconds=1.5, iterations=20_000)
ELSEWHERE = "expert"  # the bot that an assistant asks
WORTH_TELLING = 20  # visits from which on what is expected of a move means something


def advise(table: TerminalTable, seat: int) -> None:
    """Print a move that can be typed, what it does, and how it compares with the next best."""
    choices = {choice.action: choice for choice in table.seat(seat).choices()}
    if len(choices) == 1:
        _tell(table, "hint-only", *choices.values())
    elif kernel.COMPILED:
        _tell_searched(table, choices, _searched(table, seat))
    elif (action := _assisted(table, seat)) is not None:
        _tell(table, "hint", choices[action])
    else:
        _tell(table, "hint-at-a-glance", table.seat(seat).hint(GreedyBot(0)).choice)


def _assisted(table: TerminalTable, seat: int) -> int | None:
    """The best move as a process with compiled rules sees it; None where there is none yet."""
    try:
        return table.assisted(ELSEWHERE, 0, table.seat(seat).information())
    except Lost:
        return None


def _searched(table: TerminalTable, seat: int) -> list[Candidate]:
    """The best moves by a search, the very best first."""
    thinking = Text(table.words.text("thinking-for-you"))
    with table.console.status(thinking) if table.console.is_terminal else nullcontext():
        bot = SearchBot(0, THINKING)
        bot.think(table.seat(seat).information())
        return bot.explain(2)


def _tell_searched(table: TerminalTable, choices: dict[int, LegalMove], found: list[Candidate]) -> None:
    say, best = table.words.text, found[0]
    _tell(table, "hint", choices[best.action])
    table.console.print(Text(say("hint-expects", games=best.visits, chance=_chance(best))))
    for other in found[1:]:
        if other.visits >= WORTH_TELLING:
            table.console.print(Text(say("hint-next", chance=_chance(other), words=choices[other.action].words)))


def _tell(table: TerminalTable, message: str, choice: LegalMove) -> None:
    table.console.print(Text(table.words.text(message, words=choice.words, move=choice.move)))


def _chance(candidate: Candidate) -> str:
    return f"{candidate.expected:.0%}"
