"""A match at a terminal: who sits where, what each person has already been told, and how moves are taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.text import Text

from starlode.background.assistant import Assistant, Lost, Meeting
from starlode.bots import Bot, make_bot
from starlode.bots.bot import Guest, dismiss, is_guest, kind_of
from starlode.bots.play_out import AtMatch
from starlode.bots.playing import let_play
from starlode.bots.seating import HUMAN
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import Words
from starlode.match import Information, Match
from starlode.match.seat import News, Seat
from starlode.match.seeds import key_of, key_text
from starlode.terminal.common.messages import words_in
from starlode.terminal.keeping.place import Place, refuse_other
from starlode.terminal.playing.asking import version_when_asked

STAND_IN = "greedy"  # quick enough where the rules are interpreted
ALWAYS_QUICK = ("random", STAND_IN, "program", "python")


class Salt(NamedTuple):
    """What a short seed was made hard to guess with."""

    seed: int
    text: str


def rivals_among(kinds: list[str]) -> bool:
    """Whether a player at the table could gain by guessing the shuffles."""
    return kinds.count(HUMAN) > 1 or any(map(is_guest, kinds))


@dataclass
class AssistedBot:
    """A bot of a table, which may have an assistant think for it."""

    name: str
    choose: Callable[[Information], int]


class TerminalTable:
    """Everything one game in the terminal needs; people and bots get their seat's information only.

    With an assistant, which has compiled rules, bots that need these play a simpler game until it is ready.
    """

    def __init__(
        self,
        match: Match,
        kinds: list[str],
        console: Console,
        place: Place,
        assistant: Assistant | None = None,
        salt: Salt | None = None,
        new: bool = False,
    ) -> None:
        self.match = match
        self.kinds = kinds
        self.console = console
        self.place = place  # where it is kept at every move
        self.salt = salt
        self.words: Words = words_in(match.words.language)
        self.looking: int | None = None  # the person at the screen
        self._told = [0] * match.players  # the version up to which each seat has read the log
        self._chance = Random(str(match.seed))
        self._seeds = [self._chance.getrandbits(31) for _ in kinds]
        self._forced: list[list[str]] = [[] for _ in kinds]  # what was played for each person, and not told yet
        self.wants_all = False  # whether the next frame shows the whole board, however small the screen
        self.new = new  # whether this game has never been played here before
        self.greeted: set[int] = set()  # who has seen what there is to know before the first decision
        self._welcomed: set[int] = set()
        self._promised: set[int] = set()  # who has been told how to check the shuffles
        self._pitied: set[tuple[int, int]] = set()  # who has been told whose program broke down
        self._troubles: list[list[str]] = [[] for _ in kinds]  # with the file, that each person has not been told of
        self._assistant = assistant
        self._noticed = ""  # what was last said about it
        self._bots: dict[int, Bot] = {
            seat: make_bot(self._made(kind), self._seeds[seat]) for seat, kind in enumerate(kinds) if kind != HUMAN
        }

    def _made(self, kind: str) -> str:
        """The bot that plays in this process."""
        return STAND_IN if self._needs_assistant(kind) else kind

    def _needs_assistant(self, kind: str) -> bool:
        return self._assistant is not None and kind_of(kind) not in ALWAYS_QUICK

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]

    @property
    def begun(self) -> bool:
        """Whether any decision has been made."""
        return bool(self.match.decisions)

    @property
    def has_rivals(self) -> bool:
        """Whether a player could gain by guessing the shuffles: several people, or an external program."""
        return rivals_among(self.kinds)

    def promise(self, seat: int) -> str:
        """What will prove that the shuffles were fair, told once to each person; empty if no one could gain."""
        if not self.has_rivals or seat in self._promised:
            return ""
        self._promised.add(seat)
        return self.words.text("shuffles-promised", digest=self.match.fairness)

    def proof(self) -> str:
        """The secret of the shuffles, to be shown when the game is over."""
        key = key_text(key_of(self.match.seed))
        if self.salt is None:
            return self.words.text("shuffles-proven", key=key, digest=self.match.fairness)
        seed, salt = str(self.salt.seed), self.salt.text
        return self.words.text("shuffles-proven-salted", key=key, digest=self.match.fairness, seed=seed, salt=salt)

    def seat(self, number: int) -> Seat:
        """What the player in a seat may know and do."""
        return self.match.seat(number)

    def is_bot(self, seat: int) -> bool:
        """Whether a program decides for that seat."""
        return seat in self._bots

    def next_person(self) -> int | None:
        """Let bots decide until a person is asked, who is the answer; None once the game is over."""
        bots: dict[int, Bot] = {seat: AssistedBot(bot.name, self.thought) for seat, bot in self._bots.items()}
        let_play(AtMatch(self.match), bots, lambda seat: self._chance.getrandbits(31), lambda seat, action: self.keep())
        return None if self.match.over else self.match.acting[0]

    def thought(self, information: Information) -> int:
        """What the bot in a seat decides; on a terminal people see that it thinks."""
        if not self.console.is_terminal:
            return self._decide(information)
        with self.console.status(Text(self.words.text("thinking", name=self.match.names[information.seat]))):
            return self._decide(information)

    def _decide(self, information: Information) -> int:
        seat, kind = information.seat, self.kinds[information.seat]
        if self._needs_assistant(kind):
            with suppress(Lost):  # and then the stand-in decides until another table is opened
                return self.assisted(kind, self._seeds[seat], information)
        return self._bots[seat].choose(information)

    def assisted(self, kind: str, seed: int, information: Information) -> int:
        """What a bot decides with compiled rules, which this process lacks; raises Lost if there are none yet."""
        if self._assistant is None or not self._is_assisted:
            raise Lost
        self._assistant.await_meeting(Meeting.before(information, kind))
        return self._assistant.choose(kind, seed, information)

    @property
    def _is_assisted(self) -> bool:
        """Whether the assistant has compiled the game, and is still there."""
        return self._assistant is not None and self._assistant.has_met(Meeting(self.match.game.info.name))

    def welcome(self, seat: int) -> str:
        """Goal and turn in a few lines, where the game is new to this keyboard; told once to each person."""
        known = [name for name in ("goal", "turn") if self.match.words.has(name)]
        if not self.new or seat in self._welcomed:
            return ""
        self._welcomed.add(seat)
        return "\n".join(" ".join(self.match.words.text(name).split("\n")) for name in known)

    def notices(self, seat: int) -> list[str]:
        """What a person should know besides what happens in the game; each is told once."""
        troubles, self._troubles[seat] = self._troubles[seat], []
        told = (self.welcome(seat), self.promise(seat), self.notice(), *self.breakdowns(seat), *troubles)
        return [text for text in told if text]

    def breakdowns(self, seat: int) -> list[str]:
        """Whose program has broken down, so that the random bot plays in its place; told once to each person."""
        told: list[str] = []
        for other, bot in self._bots.items():
            if isinstance(bot, Guest) and bot.forfeit is not None and (seat, other) not in self._pitied:
                self._pitied.add((seat, other))
                told.append(self.words.text("broke-down", name=self.match.names[other], reason=bot.forfeit))
        return told

    def notice(self) -> str:
        """What is new about the compiling in the background; empty where nothing is."""
        news = "compiled" if self._is_assisted else "compiling"
        if self._assistant is None or news == self._noticed:
            return ""
        self._noticed = news
        return self.words.text(news)

    def play(self, move: str | int, seat: int) -> None:
        """Play a person's move; the consequences are news to them."""
        before = self.seat(seat).version
        self._advance(move, seat)
        self._told[seat] = before

    def play_forced(self, seat: int) -> None:
        """Play a person's only choice, which is told when they are asked next."""
        (choice,) = self.seat(seat).choices()
        self._forced[seat].append(choice.words)
        self._advance(choice.action, seat)

    def forced(self, seat: int) -> list[str]:
        """What was played for a person since this was last asked."""
        played, self._forced[seat] = self._forced[seat], []
        return played

    def catch_up(self) -> None:
        """In a resumed game, what happened before a person's last decision is no news to them."""
        for number in self.people:
            self._told[number] = version_when_asked(self.match, number)

    def _advance(self, move: str | int, seat: int) -> None:
        self.seat(seat).play(move)
        self.keep()

    def news(self, seat: int) -> list[News]:
        """What happened since that person last decided, their own move included."""
        counted = groupby(self.seat(seat).weighed_news(self._told[seat]))
        return [News(self._counted(news.text, same), news.weight) for news, same in counted]

    def log(self, seat: int) -> list[str]:
        """Everything that happened, as far as a person may know it."""
        return [self._counted(line, same) for line, same in groupby(self.seat(seat).log(seen=True))]

    def _counted(self, line: str, same: Iterable[object]) -> str:
        """What happened several times in a row is one line."""
        count = len(list(same))
        return line if count == 1 else self.words.text("several-times", line=line, count=count)

    def turn_back(self) -> None:
        """The match has gone back to an earlier position."""
        self._forced = [[] for _ in self.kinds]
        self.keep()

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return self.place.file

    def save(self, path: Path) -> Path:
        """Write a copy of the record to a file, which is the answer, or keep it where that is its own.

        Raises StarlodeError, also where something else is there.
        """
        if self.place.is_at(path):
            self._keep()
            return self.file
        refuse_other(path, self.match)
        self.match.record().save(path)
        return path

    def keep(self) -> None:
        """Write the record to its file; a disk that is full now may have room at the next move."""
        try:
            self._keep()
        except StarlodeError as error:
            self.console.print(str(error), style="red")

    def _keep(self) -> None:
        before = self.file
        moved = self.place.write(self.match.record())
        if moved:
            told = self.words.text("kept-elsewhere", file=str(before), place=str(moved))
            self._troubles = [[*troubles, told] for troubles in self._troubles]

    def close(self) -> None:
        """Release the programs, the assistant and the file."""
        self.place.release()
        dismiss(self._bots.values(), self.match.outcome.data() if self.match.outcome else None)
        if self._assistant:
            self._assistant.dismiss()
