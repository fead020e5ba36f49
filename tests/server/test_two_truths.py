"""Whole games in two hidden truths that look the same to a viewer: what everybody is given is the same, byte by byte.

Beside the game that is played lies its twin: a world that the viewer could as well be in. Whatever the others do in
secret they do otherwise there, or not at all, or more often, as long as the rules say that the viewer cannot tell. A
rival and a spectator listen on sockets, a stranger asks the API; all of it is recorded in both worlds. What may be told
is judged by the rules' own gate and the privacy of their events, not by the server. That the comparison finds
something is proved by servers that tell too much.
"""

from __future__ import annotations

import asyncio
from array import array
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.engine.compiling import kernel
from starlode.engine.declarations.events import SEES, Event
from starlode.games import find_game
from starlode.server.common.settings import Settings
from starlode.server.protocol.wire import encode
from starlode.server.tables import broadcast, log_cache, registry, told
from starlode.server.tables.allowances import Allowances
from starlode.server.tables.broadcast import tell
from starlode.server.tables.served_game import ServedGame
from starlode.server.tables.table import Table
from starlode.server.tables.told import Memory
from starlode.server.tables.transcripts import log_of, past_of
from tests.server.parlour import playable
from tests.server.persons import new_person
from tests.server.salon import Ear, Salon, salon
from tests.server.test_taking_back import SECOND, Story
from tests.server.twins import cloned, twin_of

PLIES = 400 if kernel.COMPILED else 25  # whole games, where that takes seconds
EVERY = 9  # plies between two rounds of questions
OTHERS = 6  # actions that are tried in the other world
SPECTATOR = -1
PROGRAMMED = "cosmic-scavengers"  # all decide at once, unseen
SECRETIVE = ("cave-in", PROGRAMMED, "stella-digger")
# Deals of Cave-In in which a rival of the viewer soon paints hand cards, the one thing there with private details.
PAINTING = {SPECTATOR: 747, 0: 1149, 1: 747}
DEAL = 4  # of all other games
SHORT_TAIL = 6  # changes that can be told again, few enough to be used up again and again


@pytest.fixture(autouse=True)
def _all_requests_have_one_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they are called is chosen by lot, and says nothing."""
    monkeypatch.setattr("starlode.server.web.proxies.fresh_id", lambda: "request")


Shown = tuple[bytes, list[Event]]


def shown(world: ServedGame, viewer: int, seat: int, actions: list[int]) -> list[Shown]:
    """Play a seat's actions; answers with all changes that the rules let a viewer know of: its record, and events."""
    found, before = [], record_of(world, viewer)
    for action in actions:
        world.play(seat, action)
        happened = world.history.events_at(world.count)
        events = [event.seen_by(None if viewer < 0 else viewer) for event in happened]
        after = record_of(world, viewer)
        if events or after != before:
            found.append((after, events))
        before = after
    return found


def record_of(world: ServedGame, viewer: int) -> bytes:
    return world.history.record(viewer).tobytes()


class Play:
    """One game and its twin, and those who may not tell them apart."""

    def __init__(self, house: Salon, table: Table, tokens: list[str], viewer: int) -> None:
        self.house, self.table, self.tokens, self.viewer = house, table, tokens, viewer
        self.ears: list[Ear] = []
        self.compared = self.plies = self.secrets = 0
        self.signed_in: dict[str, str] = {}  # the headers of the person whose seat the viewer's is
        self._chance = Random(viewer)  # for the other world

    @property
    def live(self) -> ServedGame:
        truth = self.table.live
        assert truth is not None
        return truth

    async def run(self, chance: Random) -> None:
        """Play to the end."""
        _, self.signed_in = await new_person(self.house.registry.store, "Viewer")
        held = [{"table": self.table.id, "token": self.tokens[self.viewer]}] if self.viewer >= 0 else []
        taken = await self.house.api.post("/api/me/seats", json={"seats": held}, headers=self.signed_in)
        assert taken.json()["taken"] == [one["table"] for one in held]
        mine = [[self.tokens[self.viewer]]] if self.viewer >= 0 else []
        self.ears = [await self.house.ear(self.table.id, *holds, assist=True) for holds in (*mine, [])]
        self.drained()  # they were greeted
        twin = None
        while not self.live.over and self.plies < PLIES:
            twin = twin or twin_of(self.live, self.viewer, self.plies)
            if self.plies % EVERY == 0:
                await self.question(twin)
            seat = chance.choice(self.live.acting)
            action = chance.choice(self.live.actions(seat))
            twin = await self.step(twin, seat, action)
            self.plies += 1
        for ear in self.ears:
            await ear.hang_up()

    async def step(self, twin: ServedGame, seat: int, action: int) -> ServedGame | None:
        """A move here, and what looks like it there; answers with the twin where there is such a thing."""
        there = self.counterpart(twin, seat, action)
        frames = [] if there is None else self.told(twin, seat, there)
        async with self.house.registry.at(self.table.id) as table:
            await self.house.registry.happen(table, "move", seat=seat, value=action)
        if self.live.over or there is None:
            self.drained()
            return None
        assert self.drained() == frames, f"ply {self.plies}"
        self.compared += 1
        self.secrets += there != [action] or twin.history.latest_events() != self.live.history.latest_events()
        return twin

    # ---- the other world ----

    def counterpart(self, twin: ServedGame, seat: int, action: int) -> list[int] | None:
        """Actions of the same seat there that the viewer cannot tell from the one here; None where there are none."""
        here = shown(cloned(self.live), self.viewer, seat, [action])
        for actions in self.candidates(twin, seat, action):
            if self.are_possible(twin, seat, actions) and shown(cloned(twin), self.viewer, seat, actions) == here:
                return actions
        return None

    def candidates(self, twin: ServedGame, seat: int, action: int) -> list[list[int]]:
        """What a rival might do instead, in any order: nothing, something else, more; at last the same."""
        if seat == self.viewer or not twin.actions(seat):
            return [[action]]
        legal = [other for other in twin.actions(seat) if other != action]
        others = self._chance.sample(legal, min(OTHERS, len(legal)))
        instead = [[], others[:2], *([other] for other in others)]
        return [*self._chance.sample(instead, len(instead)), [action]]

    def are_possible(self, twin: ServedGame, seat: int, actions: list[int]) -> bool:
        """Whether a seat can take one action after the other."""
        world = cloned(twin)
        for action in actions:
            if not world.allows(seat, action):
                return False
            world.play(seat, action)
        return True

    def told(self, twin: ServedGame, seat: int, actions: list[int]) -> list[list[str]]:
        """What the ears are told of moves in the other world."""
        truth, self.table.live = self.table.live, twin
        try:
            for action in actions:
                tell(self.table, twin.play(seat, action), seat)
        finally:
            self.table.live = truth
        return self.drained()

    def drained(self) -> list[list[str]]:
        return [ear.drain() for ear in self.ears]

    # ---- questions ----

    async def question(self, twin: ServedGame) -> None:
        """Everything that can be asked without changing anything, in both worlds."""
        here = await self.asked()
        truth, self.table.live = self.table.live, twin
        try:
            there = await self.asked()
        finally:
            self.table.live = truth
        assert here == there, f"ply {self.plies}"

    async def asked(self) -> list[object]:
        return [*await self.requests(), *await self.messages(), *await self.greetings()]

    async def requests(self) -> list[object]:
        """Answers of the API to a stranger and to whoever holds the viewer's seat: status, headers, body."""
        api, path = self.house.api, f"/api/tables/{self.table.id}"
        mine = {"Authorization": f"Bearer {self.tokens[self.viewer]}"} if self.viewer >= 0 else {}
        answers = [
            await api.get(path + part, headers=who)
            for part in ("", "/view", "/record", "/ratings")
            for who in ({}, mine)
        ]
        answers += [await api.get("/api/me/games", headers=self.signed_in), await api.get("/api/hall")]
        answers += [await api.post(path + "/moves", json={"move": move}, headers=mine) for move in self.refused()]
        return [(answer.status_code, sorted(answer.headers.items()), answer.content) for answer in answers]

    async def messages(self) -> list[object]:
        """Frames of a socket that comes anew, asks why, and tries what it may not do."""
        tokens = [self.tokens[self.viewer]] if self.viewer >= 0 else []
        ear = await self.house.ear(self.table.id, *tokens, assist=True)
        seat = max(0, self.viewer)
        for action in self.refused():
            ear.say("why", id=1, seat=seat, action=action)
            ear.say("play", id=2, seat=seat, action=action, version=self.live.versions[self.viewer])
        for other in range(len(self.tokens)):
            ear.say("play", id=3, seat=other, action=0, version=10**6)
        await self.house.settle()
        while not ear._inbox.empty():
            await self.house.settle()
        await ear.hang_up()
        return [ear.drain(), self.drained(), ear.closed]

    async def greetings(self) -> list[object]:
        """Frames of sockets that come back, having seen as much as a viewer may still be told of, or even less."""
        found: list[object] = []
        version = self.live.versions[self.viewer]
        for seen in range(max(0, version - SHORT_TAIL - 2), version + 1):
            ear = Ear(self.house.server, self.table.id)
            holds = [{"token": self.tokens[self.viewer], "seen": seen}] if self.viewer >= 0 else []
            ear.say("hello", holds=holds, seen=seen)
            await self.house.settle()
            await ear.hang_up()
            found += [seen, ear.drain(), self.drained()]
        return found

    def refused(self) -> list[int]:
        """Some actions that the viewer may not take, and one that there is not."""
        size = self.live.referee.game.actions
        legal = set(self.live.actions(self.viewer)) if self.viewer >= 0 else set()
        return [action for action in range(0, size, 1 + size // 8) if action not in legal] + [size]


async def whole_game(folder: Path, game: str, viewer: int, patch: pytest.MonkeyPatch, **wished: Any) -> Play:
    """A game in two truths, played until they can be told apart or to its end."""
    deal = PAINTING[viewer] if game == "cave-in" else DEAL
    patch.setattr(registry, "fresh_seed", lambda: f"{deal:032x}")
    patch.setattr(told, "TAIL", SHORT_TAIL)
    async with salon(folder) as house:
        name, tokens = await house.table(game, find_game(game).players[0], **wished)
        play = Play(house, house.registry.tables[name], tokens, viewer)
        await play.run(Random(0))
        return play


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("game", playable())
def test_two_truths_look_the_same_to_everybody_else(
    game: str, viewer: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = asyncio.run(whole_game(tmp_path, game, viewer, monkeypatch))
    assert play.compared > play.plies / 4, f"{play.compared} of {play.plies} plies"
    assert play.secrets or game not in SECRETIVE, "nothing happened in secret"


def test_two_truths_look_the_same_where_cards_are_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = asyncio.run(whole_game(tmp_path, "cave-in", 0, monkeypatch, changes={"numbers.totem_vp": 8}))
    assert play.table.referee.config.changes
    assert play.compared > play.plies / 4, f"{play.compared} of {play.plies} plies"
    assert play.secrets, "nothing happened in secret"


# ---- the past ----


async def pasts(table: Table) -> list[bytes]:
    """What `/log` and `/past` tell each viewer, played again each time."""
    work = Allowances(Settings()).working(table, SPECTATOR, "")
    with work:
        return [
            encode([await log_of(table, viewer, "en", work), await past_of(table, viewer, work)])
            for viewer in table.playing().viewers
        ]


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_is_decided_in_secret_is_not_in_anybody_elses_past(game: str) -> None:
    async def visit() -> int:
        story, chance, secrets = Story(game, find_game(game).players[0], DEAL), Random(1), 0
        for ply in range(PLIES // 2):
            live = story.table.playing()
            seat = chance.choice(live.acting)
            before = await pasts(story.table) if ply % 4 == 0 else []
            told = story.happen("move", seat=seat, value=chance.choice(live.actions(seat)))
            if live.over:
                break
            for viewer, (old, new) in enumerate(zip(before, await pasts(story.table) if before else [], strict=True)):
                assert told >> viewer & 1 or old == new, f"ply {ply}"
                secrets += not told >> viewer & 1
        return secrets

    assert asyncio.run(visit()) or game != PROGRAMMED


@pytest.mark.parametrize("part", ["log", "past"])
def test_the_past_is_not_made_again_for_what_others_decide_in_secret(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the time that an answer takes would tell of it."""
    made: list[int] = []
    make = getattr(log_cache, f"{part}_of")

    async def making(table: Table, viewer: int, *language: str) -> Any:
        made.append(viewer)
        return await make(table, viewer, *language)

    monkeypatch.setattr(log_cache, f"{part}_of", making)

    async def visit() -> None:
        async with salon(tmp_path) as house:
            name, tokens = await house.table(PROGRAMMED, 2)
            live, bodies = house.registry.tables[name].playing(), set()
            for _ in range(4):
                for who in ({}, {"Authorization": f"Bearer {tokens[0]}"}):
                    bodies.add((await house.api.get(f"/api/tables/{name}/{part}", headers=who)).content)
                async with house.registry.at(name) as table:
                    await house.registry.happen(table, "move", seat=1, value=live.actions(1)[0])
            assert live.versions[0] == live.versions[-1] == 1
            assert (made, len(bodies)) == ([SPECTATOR, 0], 1)

    asyncio.run(visit())


# ---- clocks, taking back, questions ----


def test_secret_business_shows_neither_on_clocks_nor_in_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same table twice: at one somebody decides, takes back and decides again in secret, at the other not yet."""
    busy, calm = (Story(PROGRAMMED, 3, DEAL, kind="total", seconds=600, increment=5) for _ in range(2))
    calm.table.row = busy.table.row
    seconds = iter(range(1, 1000))
    for story in (busy, calm):
        story.happen("move", SECOND, seat=0, value=story.table.playing().actions(0)[0], spent=SECOND)
        story.happen("ask", 2 * SECOND, seat=0, value=0)
    monkeypatch.setattr(broadcast, "now", lambda: 2000 * SECOND)
    for chance in (Random(seed) for seed in range(8)):
        live = busy.table.playing()
        for _ in range(2):
            if 2 in live.acting:
                action = chance.choice(live.actions(2))
                at = next(seconds) * SECOND
                busy.happen("move", at, seat=2, value=action, spent=busy.table.clocks.spent(2, at))
        assert told_of(busy, 0) == told_of(calm, 0)
        assert told_of(busy, SPECTATOR) == told_of(calm, SPECTATOR)
        while live.last_of(2) is not None and live.is_free(2, live.last_of(2) or 0):
            busy.undo(2, next(seconds) * SECOND)
        assert told_of(busy, 0) == told_of(calm, 0)
        assert told_of(busy, SPECTATOR) == told_of(calm, SPECTATOR)
    assert len(busy.entries) > len(calm.entries) + 20


def told_of(story: Story, viewer: int) -> list[bytes]:
    """All that a viewer can be told of a table, whatever it has seen."""
    table, live, question = story.table, story.table.playing(), story.table.question
    assert question is not None
    seen = range(live.versions[viewer] + 1)
    news = [broadcast.news(table, live, viewer, version, assist=True) for version in seen]
    welcome = broadcast.welcome(table, live, viewer, 0, assist=False)  # says what the viewer may take back
    return [*news, welcome, broadcast.question_of(question), encode(table.info(set()))]


# ---- servers that tell too much ----


def tell_details(patch: pytest.MonkeyPatch) -> None:
    """Events come with the details that are somebody else's."""
    patch.setattr(ServedGame, "_redacted", lambda live, row, viewer: row[:SEES])


def tell_everything(patch: pytest.MonkeyPatch) -> None:
    """Records go past the gate."""

    def record(self: ServedGame, viewer: int) -> bytes:
        return self.history.states[-1:].tobytes()[: self.referee.size]

    patch.setattr(ServedGame, "record", record)


def tell_of_secrets(patch: pytest.MonkeyPatch) -> None:
    """Versions count what happens in secret."""
    patch.setattr(ServedGame, "_telling", lambda live, place: live.everyone)


def remember_together(patch: pytest.MonkeyPatch) -> None:
    """What somebody else is told makes a viewer forget."""
    add = Memory.add

    def added(self: Memory, told: int, events: bytes | None) -> None:
        add(self, told, events)
        while len(self._told) > SHORT_TAIL:
            del self._events[: max(0, self._lengths[0])]
            del self._told[0], self._lengths[0]
        self._counts = array("B", [sum(told >> place & 1 for told in self._told) for place in range(len(self._counts))])

    patch.setattr(Memory, "add", added)


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        *((game, tell_everything) for game in SECRETIVE),
        ("cave-in", tell_details),
        ("stella-digger", tell_details),
        ("cosmic-scavengers", remember_together),
        ("cosmic-scavengers", tell_of_secrets),  # all its events are public; programs are secret, and how far they are
    ],
)
def test_a_server_that_tells_too_much_is_found_out(
    game: str, leak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"^ply \d+"):
        asyncio.run(whole_game(tmp_path, game, SPECTATOR, monkeypatch))
