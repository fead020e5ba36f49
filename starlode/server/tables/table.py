"""A table: the sum of its entries. Every change becomes an entry first, is stored, and only then told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.engine.state.chance import fairness_digest
from starlode.match.seeds import key_of
from starlode.server.people.rated_tables import rated_game, store_end
from starlode.server.people.ratings import RatingStep
from starlode.server.protocol.wire import FORMAT, CreateTable, Result, Spoken, Status, TableInfo
from starlode.server.storage.group_commit import Line
from starlode.server.storage.store import Entry, Founding, Kind, Listing, Store, TableRow
from starlode.server.tables.audience import Audience
from starlode.server.tables.chairs import Chair, is_full, rate, reseat
from starlode.server.tables.clocks import Clocks
from starlode.server.tables.rulesets import Ruleset
from starlode.server.tables.served_game import ServedGame

# What counts as told to everyone. Nobody is told of another token, which is no secret of the game either.
TOLD: frozenset[Kind] = frozenset({"sit", "leave", "bot", "back", "ask", "yes", "no", "say", "key", "nudge"})
KEYS = 16  # moves of a seat that are recognised if sent again
TALK = 50  # chat messages that newcomers still get
FIDDLING = 8  # entries: up to this many are folded one by one
RULES_CHANGED = "rules-changed"
# How something is taken back: without what others have decided since, or with all of it and chance drawn again. Older
# stored tables may not say; there all of it is taken back, and chance repeats itself.
ALONE, ANEW = "alone", "anew"


@dataclass
class Consent:
    """An open question whether a decision may be taken back, and the seats that have not answered yet."""

    number: int  # counts questions, not entries: those would reveal how much happens in secret
    seat: int
    place: int
    waiting: set[int]


class PublicState(NamedTuple):
    """What an entry may change that everyone is told about."""

    status: Status
    question: Consent | None
    below: list[bool]  # the seats whose bots do not play as well as they should


class Table:
    """One table in memory; hold its lock to read or change it, because inside it may be ahead of the disk."""

    def __init__(self, row: TableRow, ruleset: Ruleset, store: Store) -> None:
        self.row, self.game, self.referee, self._store = row, ruleset.game, ruleset.referee, store
        self.wish = msgspec.convert(row.wish, CreateTable)
        self.lock = asyncio.Lock()
        self.number = 0
        self.public_entries = 0  # of those, how many are told to everyone: others would reveal what happens in secret
        self.chairs = [Chair.wished(wish) for wish in self.wish.seats]
        self.live: ServedGame | None = None
        self.clocks = Clocks(self.wish.clock, self.players)
        self.talk: list[Spoken] = []
        self.successor: str | None = None
        self.why: str | None = None if (row.rules, row.layout) == ruleset.edition else RULES_CHANGED
        self.audience = Audience()
        self.question: Consent | None = None
        self._questions = 0
        self.undone = [0] * self.players  # how many decisions each seat has taken back
        self.keys: list[list[str]] = [[] for _ in self.wish.seats]  # by seat, of the latest moves that have one
        self._settled = False
        self.has_hooks = False
        self.nudged: dict[int, int] = {}  # when seats were last asked to decide
        self.steps: list[RatingStep] = []  # what its end did to ratings, if that was stored here
        self.called: set[int] = set()  # seats whose players were called because they are asked
        self._listing = Listing(status=row.status, deadline=row.deadline)
        self._begin_if_full(row.created)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.wish.seats)

    @property
    def names(self) -> list[str]:
        """The names in all seats."""
        return [chair.name for chair in self.chairs]

    @property
    def status(self) -> Status:
        """Whether it is waiting, playing, over or closed."""
        if self.why is not None:
            return "closed"
        if self.live is None:
            return "waiting"
        return "over" if self.live.over else "playing"

    @property
    def standing(self) -> PublicState:
        """The public state now, to be compared with a later one."""
        return PublicState(self.status, self.question, [chair.is_below for chair in self.chairs])

    @property
    def fairness(self) -> str:
        """SHA-256 of the secret key, for everyone to keep."""
        return fairness_digest(key_of(self.row.seed))

    def seat_of(self, token: str) -> int:
        """The seat that a token opens; raises Refused."""
        for seat, chair in enumerate(self.chairs):
            if chair.is_held_by(token):
                return seat
        raise Refused("not-your-seat")

    def playing(self) -> ServedGame:
        """The game, while it can be played; raises Refused where it cannot."""
        if self.why is not None:
            raise Refused(self.why)
        if self.live is None:
            raise Refused("not-started")
        if self.live.over:
            raise Refused("over")
        return self.live

    def info(self, here: set[int]) -> TableInfo:
        """Everything that is public, given the seats whose players are present."""
        over = self._over
        return TableInfo(
            format=FORMAT,
            table=self.id,
            game=self.row.game,
            rules=self.row.rules,
            options=self.row.options,
            seats=[chair.info(seat in here) for seat, chair in enumerate(self.chairs)],
            status=self.status,
            public=self.wish.public,
            clock=self.wish.clock,
            late=self.wish.late,
            fairness=self.fairness,
            changes=self.wish.changes,
            key=None if over is None else self.row.seed,
            results=None if over is None else [Result(*line) for line in over.results],
            successor=self.successor,
            why=self.why,
            rated=self.wish.rated,
        )

    # ---- entries ----

    async def add(self, entry: Entry, founding: Founding | None = None, also: Sequence[Line] = ()) -> int:
        """Fold an entry and store it with what belongs to it; returns the viewers it told something, one bit each.

        Raises Refused if it cannot be stored; the table must then be forgotten and loaded again.
        """
        told = self.fold(entry)
        if self.wish.rated and entry.kind == "move" and self.status == "over":
            game = rated_game(self, self.ranks, entry.at)
            self.steps = await store_end(self._store, game, entry, self._new_listing())
        else:
            await self._store.append(self.id, entry, self._new_listing(), founding, also)
        return told

    def listing(self) -> Listing:
        """What lists show of it."""
        due, over = self.clocks.deadline(), self._over
        results = None if over is None else [list(line) for line in over.results]
        return Listing(status=self.status, deadline=due[0] if due else None, results=results)

    @property
    def ranks(self) -> list[int]:
        """The rank of every seat by the rules, once the game is over."""
        return [] if self._over is None else [rank for _, rank in self._over.results]

    @property
    def _over(self) -> ServedGame | None:
        """The game, once it is over."""
        return self.live if self.live is not None and self.live.over else None

    def _new_listing(self) -> Listing | None:
        """What lists must show from now on, if that has changed."""
        listing = self.listing()
        if listing == self._listing:
            return None
        self._listing = listing
        return listing

    def fold(self, entry: Entry) -> int:
        """Apply an entry, now or when the table is loaded; returns the viewers it told something."""
        self.number = entry.number + 1
        self.public_entries += entry.kind in TOLD
        told: int = getattr(self, f"_fold_{entry.kind}")(entry) or 0
        told |= self._begin_if_full(entry.at)
        self._ask(entry.at)
        if self.called and self.live is not None:
            self.called &= set(self.live.acting)
        return told

    def replay(self, entries: Sequence[Entry]) -> None:
        """Fold all stored entries."""
        at = 0
        while at < len(entries):
            end = self._end_of_fiddling(entries, at)
            if end - at > FIDDLING:
                self._pass_over(entries[at:end])
                at = end
            else:
                self.fold(entries[at])
                at += 1

    def _end_of_fiddling(self, entries: Sequence[Entry], at: int) -> int:
        """Where a run of decisions ends, each of them taken back at once, that starts here."""
        place = -1 if self.live is None else self.live.count
        while at + 1 < len(entries) and entries[at + 1].kind == "undo":
            move, undo = entries[at], entries[at + 1]
            if (move.kind, undo.seat, undo.value, undo.text) != ("move", move.seat, place, ALONE):
                break
            at += 2
        return at

    def _pass_over(self, entries: Sequence[Entry]) -> None:
        """Fold a run of decisions that were taken back at once: each distinct one only once, and the last one.

        All others only count in the viewers' versions.
        """
        told: dict[tuple[int, int], tuple[int, int]] = {}
        assert self.live is not None
        for move, undo in zip(entries[:-2:2], entries[1:-2:2], strict=True):
            what = (move.seat, move.value)
            if what not in told:
                told[what] = (self.fold(move), self.fold(undo))
                continue
            self.undone[undo.seat] += 1
            for viewers in told[what]:
                self.live.pass_over(viewers)
        self.fold(entries[-2])
        self.fold(entries[-1])

    def settle(self) -> None:
        """Drop what only made folding quick: everything that was stored has been folded."""
        self._settled = True
        if self.live is not None:
            self.live.settle()

    def _begin_if_full(self, at: int) -> int:
        """Deal once no seat is open; returns what `fold` does."""
        if self.live is not None or self.why is not None or not is_full(self.chairs):
            return 0
        self.live = ServedGame(self.referee, self.row.seed)
        if self._settled:
            self.live.settle()
        self._ask(at)
        everyone = (1 << self.players + 1) - 1
        self._look(everyone, [[]] * (self.players + 1) if self.clocks.run else [], -1)
        return everyone

    def _ask(self, at: int) -> None:
        """Start the clocks of the people who are asked."""
        if self.clocks.run:
            self.clocks.ask(self._asked_people(), at)

    def _asked_people(self) -> list[int]:
        """The seats that owe a decision which a person makes."""
        acting = () if self.live is None else self.live.acting
        return [seat for seat in acting if self.chairs[seat].mind is None]

    def _fold_seat(self, entry: Entry) -> None:
        if self.status == "over":  # a player who leaves then has played to the end
            return
        reseat(self.chairs, entry, self.wish)
        self.has_hooks |= self.chairs[entry.seat].hook is not None

    _fold_sit = _fold_leave = _fold_seat

    def _fold_key(self, entry: Entry) -> None:
        reseat(self.chairs, entry, self.wish)

    def _fold_bot(self, entry: Entry) -> None:
        """Spend the player's thinking time when a bot takes the seat: coming back does not restart the clock."""
        if self.clocks.run and self.status == "playing":
            self.clocks.hand_over(entry.seat, entry.spent or self.clocks.spent(entry.seat, entry.at))
            shown = self._shown()
            self._look((1 << self.players + 1) - 1, shown, entry.seat)
        self._fold_seat(entry)

    def _fold_back(self, entry: Entry) -> None:
        self._fold_seat(entry)
        for viewer, asked in enumerate(self._shown()):
            self.clocks.look_at_return(viewer, entry.seat, entry.seat in asked, entry.at)

    def may_return(self, seat: int) -> bool:
        """Whether a bot gives a seat back to its owner now."""
        is_asked = self.live is not None and seat in self.live.acting
        return not (self.clocks.run and is_asked) or self.clocks.may_return(seat)

    def _fold_move(self, entry: Entry) -> int:
        if self.live is None:  # the rules have changed, so this move no longer means anything
            return 0
        if entry.secret:
            self.keys[entry.seat] = [*self.keys[entry.seat], entry.secret][-KEYS:]
        before = self._shown()
        told = self.live.play(entry.seat, entry.value)
        rate(self.chairs, entry, public=told == (1 << self.players + 1) - 1)
        self.clocks.charge(entry.seat, entry.spent)
        self._ask(entry.at)
        self._look(told, before, entry.seat)
        if self.question is not None and self._lapses(self.question, entry.seat, told):
            self.question = None
        return told

    def _lapses(self, question: Consent, mover: int, told: int) -> bool:
        """Whether a move ends a question: not if only its mover knows about it, or answering would reveal it."""
        return mover == question.seat or bool(told & ~(1 << mover))

    def _fold_undo(self, entry: Entry) -> int:
        live = self.live
        if live is None:
            return 0
        how, *numbers = entry.text.split() or [""]
        before, gone = self._shown(), live.going(entry.value, alone=how == ALONE)
        self.undone[entry.seat] += len(gone[entry.seat])
        told = live.take_back(entry.value, how == ALONE, [int(number) for number in numbers])
        self.clocks.take_back(gone, self._asked_people(), entry.at, {entry.seat: entry.spent})
        self._ask(entry.at)
        self._look(told, before, entry.seat)
        if self.question is not None:
            gone_before = sum(place < self.question.place for place in gone[entry.seat])
            self._keep_question(self.question, entry.seat, told, gone_before)
        return told

    def _keep_question(self, question: Consent, seat: int, told: int, gone_before: int) -> None:
        """End an open question when something is taken back, unless only the player who did that knows about it."""
        if self._lapses(question, seat, told):
            self.question = None
        else:
            self.question = replace(question, place=question.place - gone_before)

    def _fold_ask(self, entry: Entry) -> None:
        self._questions += 1
        self.question = Consent(self._questions, entry.seat, entry.value, self.people - {entry.seat})

    @property
    def people(self) -> set[int]:
        """The seats that belong to people, even while a bot stands in."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"}

    def _fold_yes(self, entry: Entry) -> None:
        if self.question is not None:
            self.question.waiting.discard(entry.seat)

    def _fold_no(self, entry: Entry) -> None:
        self.question = None

    def _fold_call(self, entry: Entry) -> None:
        self.called.add(entry.seat)

    def _fold_nudge(self, entry: Entry) -> None:
        self.nudged[entry.seat] = entry.at

    def _fold_unname(self, entry: Entry) -> None:
        """Whoever loads a table has the names as they are now."""

    def _fold_say(self, entry: Entry) -> None:
        if entry.text:  # else its time is over
            self.talk.append(Spoken(seat=entry.seat, text=entry.text, at=entry.at))
            del self.talk[:-TALK]

    def _fold_rematch(self, entry: Entry) -> None:
        self.successor = entry.text

    def _fold_close(self, entry: Entry) -> None:
        self.why = entry.text

    def _shown(self) -> list[list[int]]:
        """For every viewer, who is asked; empty where no clock needs to know."""
        live = self.live
        if live is None or not self.clocks.run:
            return []
        return [live.shown_acting(viewer) for viewer in live.viewers]

    def _look(self, told: int, before: list[list[int]], mover: int) -> None:
        """Let every viewer who was told something read the clocks again."""
        for viewer, (old, new) in enumerate(zip(before, self._shown(), strict=True)):
            if told >> viewer & 1:
                self.clocks.look(viewer, old, new, mover)
