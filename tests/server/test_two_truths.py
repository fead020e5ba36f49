"""Whole games in two hidden truths that look the same to a viewer: what everybody is given is the same, byte by byte.

Beside the game that is played lies its twin: a world that the viewer could as well be in, which is played on with the
same moves for as long as these are possible there and look the same. A rival and a spectator listen on sockets, a
stranger asks the API; all of it is recorded in both worlds.
"""

from __future__ import annotations

import asyncio
from copy import copy, deepcopy
from pathlib import Path
from random import Random

import pytest

from starlode.engine import kernel
from starlode.engine.records import blank
from starlode.games import find_game
from starlode.server.herald import tell
from starlode.server.present import Present
from starlode.server.table import Table
from tests.server.parlour import playable
from tests.server.salon import Ear, Salon, salon

PLIES = 400 if kernel.COMPILED else 25  # whole games, where that takes seconds
EVERY = 9  # plies between two rounds of questions
SPECTATOR = -1


def twin_of(present: Present, viewer: int, stream: int) -> Present:
    """The same game in another world that looks the same to the viewer."""
    twin = copy(present)
    twin._block = blank(present.door.game.state_type, 1)
    present.door.imagine(present._block, 0, twin._block, 0, viewer, 5, stream)
    twin._records, twin.versions = deepcopy(present._records), list(present.versions)
    twin._past, twin._decisions = deepcopy(present._past), present._decisions[:]
    twin._renew(0)
    return twin


class Play:
    """One game and its twin, and those who may not tell them apart."""

    def __init__(self, house: Salon, table: Table, tokens: list[str], viewer: int) -> None:
        self.house, self.table, self.tokens, self.viewer = house, table, tokens, viewer
        self.ears: list[Ear] = []
        self.compared = self.plies = 0

    @property
    def present(self) -> Present:
        present = self.table.present
        assert present is not None
        return present

    async def run(self, chance: Random) -> None:
        """Play to the end."""
        seen = [[self.tokens[self.viewer]]] if self.viewer >= 0 else []
        self.ears = [await self.house.ear(self.table.id, *holds, assist=True) for holds in (*seen, [])]
        self.drained()  # they were greeted
        twin = None
        while not self.present.over and self.plies < PLIES:
            twin = twin or twin_of(self.present, self.viewer, self.plies)
            if self.plies % EVERY == 0:
                await self.question(twin)
            seat = chance.choice(self.present.acting)
            action = chance.choice(self.present.actions(seat))
            twin = await self.step(twin, seat, action)
            self.plies += 1
        for ear in self.ears:
            await ear.hang_up()

    async def step(self, twin: Present, seat: int, action: int) -> Present | None:
        """A move in both worlds; answers with the twin where it still looks the same."""
        frames, possible = [], twin.allows(seat, action)
        if possible:
            frames = self.told(twin, seat, twin.play(seat, action))
        async with self.house.hall.at(self.table.id) as table:
            await self.house.hall.happen(table, "move", seat=seat, value=action)
        if self.present.over or not possible or twin.record(self.viewer) != self.present.record(self.viewer):
            self.drained()
            return None
        assert self.drained() == frames, f"ply {self.plies}"
        self.compared += 1
        return twin

    def told(self, twin: Present, seat: int, told: int) -> list[list[str]]:
        """What the ears are told of a move in the other world."""
        truth, self.table.present = self.table.present, twin
        try:
            tell(self.table, told, seat)
        finally:
            self.table.present = truth
        return self.drained()

    def drained(self) -> list[list[str]]:
        return [ear.drain() for ear in self.ears]

    # ---- questions ----

    async def question(self, twin: Present) -> None:
        """Everything that can be asked without changing anything, in both worlds."""
        here = await self.asked()
        truth, self.table.present = self.table.present, twin
        try:
            there = await self.asked()
        finally:
            self.table.present = truth
        assert here == there, f"ply {self.plies}"

    async def asked(self) -> list[object]:
        return [*await self.requests(), *await self.messages()]

    async def requests(self) -> list[object]:
        """Answers of the API to a stranger and to whoever holds the viewer's seat: status, headers, body."""
        api, path = self.house.api, f"/api/tables/{self.table.id}"
        mine = {"Authorization": f"Bearer {self.tokens[self.viewer]}"} if self.viewer >= 0 else {}
        answers = [await api.get(path + part, headers=who) for part in ("", "/view", "/record") for who in ({}, mine)]
        answers += [await api.post(path + "/moves", json={"move": move}, headers=mine) for move in self.refused()]
        return [(answer.status_code, sorted(answer.headers.items()), answer.content) for answer in answers]

    async def messages(self) -> list[object]:
        """Frames of a socket that comes anew, asks why, and tries what it may not do."""
        tokens = [self.tokens[self.viewer]] if self.viewer >= 0 else []
        ear = await self.house.ear(self.table.id, *tokens, assist=True)
        seat = max(0, self.viewer)
        for action in self.refused():
            ear.say("why", id=1, seat=seat, action=action)
            ear.say("play", id=2, seat=seat, action=action, version=self.present.versions[self.viewer])
        for other in range(len(self.tokens)):
            ear.say("play", id=3, seat=other, action=0, version=10**6)
        await self.house.settle()
        while not ear._inbox.empty():
            await self.house.settle()
        await ear.hang_up()
        return [ear.drain(), self.drained(), ear.closed]

    def refused(self) -> list[int]:
        """Some actions that the viewer may not take, and one that there is not."""
        size = self.present.door.game.actions
        legal = set(self.present.actions(self.viewer)) if self.viewer >= 0 else set()
        return [action for action in range(0, size, 1 + size // 8) if action not in legal] + [size]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("game", playable())
def test_two_truths_look_the_same_to_everybody_else(game: str, viewer: int, tmp_path: Path) -> None:
    async def whole() -> None:
        async with salon(tmp_path) as house:
            name, tokens = await house.table(game, find_game(game).players[0])
            play = Play(house, house.hall.tables[name], tokens, viewer)
            await play.run(Random(viewer))
            assert play.compared > play.plies / 4, f"{play.compared} of {play.plies} plies"

    asyncio.run(whole())
