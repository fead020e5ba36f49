"""Whatever is right at another time is refused with a reason, in every state that a table can be in."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.games import load_game
from starlode.match import Match
from starlode.server.api import rest
from tests.server.parlour import playable
from tests.server.salon import Salon, salon

WORDS = ["pass", "done", "no", "skip", "end", "decline", "yes", "0", "?", " ", "\x00", "pass pass"]


def vocabulary(name: str) -> list[str]:
    """Every word that a few games of it were played with, and some more."""
    said = set(WORDS)
    for seed in (1, 2):
        match, chance = Match(name, seed=seed), Random(seed)
        while not match.over and len(said) < 400:
            said.update(match.legal())
            match.play(chance.choice(match.legal()))
    return sorted(said)


async def ask_everything(house: Salon, table: str, token: str | None, words: list[Any], leave: bool = False) -> None:
    """Send every request there is to a table, at last to leave it; none may be a failure of the server."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    path, codes = f"/api/tables/{table}", set[int]()
    bodies = [{"move": word} for word in words] + [
        {"move": words[0], "version": number} for number in (0, 1, 2**31 - 1)
    ]
    for body in bodies:
        codes.add((await house.api.post(f"{path}/moves", json=body, headers=headers)).status_code)
    for part in ("", "/view", "/log", "/past", "/record"):
        codes.add((await house.api.get(path + part, headers=headers)).status_code)
    for seat in ("0", "1", "7", "x"):
        codes.add((await house.api.post(f"{path}/seats/{seat}", json={"name": "Ann"}, headers=headers)).status_code)
    for seat in ("7", "x", "0", "1") if leave else ():
        codes.add((await house.api.delete(f"{path}/seats/{seat}", headers=headers)).status_code)
    assert codes <= {200, 204, 403, 404, 409}, codes


@pytest.mark.parametrize("game", playable())
def test_every_move_of_a_game_is_legal_or_refused_at_any_time(tmp_path: Path, game: str) -> None:
    words, numbers = vocabulary(game), [0, 1, load_game(game).actions - 1, 2**31 - 1]

    async def visit() -> None:
        async with salon(tmp_path) as house:
            for seed in (1, 2):
                table, tokens = await house.table(game, 2)
                some = Random(seed).sample(words, min(len(words), 60))
                for token in (*tokens, None, "A" * 22):
                    await ask_everything(house, table, token, [*some, *numbers])

    asyncio.run(visit())


async def play_on(house: Salon, name: str, chance: Random, plies: int) -> None:
    """Let whoever is asked play anything, so many times or to the end."""
    for _ in range(plies):
        async with house.registry.at(name) as table:
            if table.status != "playing":
                return
            live = table.playing()
            seat = chance.choice(live.acting)
            await house.registry.happen(table, "move", seat=seat, value=chance.choice(live.actions(seat)))


@pytest.mark.parametrize("game", playable())
def test_every_request_is_answered_in_the_middle_of_a_game_and_after_it(tmp_path: Path, game: str) -> None:
    words, numbers = vocabulary(game), [0, 1, load_game(game).actions - 1, 2**31 - 1]

    async def visit() -> None:
        async with salon(tmp_path) as house:
            house.registry.bot_runner.consider = lambda table: None  # type: ignore[method-assign]
            chance = Random(3)
            table, tokens = await house.table(game, 2)
            for plies in (chance.randint(3, 40), chance.randint(3, 40), chance.randint(20, 120), 10_000):
                await play_on(house, table, chance, plies)
                for token in (*tokens, None):
                    await ask_everything(house, table, token, [*chance.sample(words, min(len(words), 25)), *numbers])
            assert house.registry.tables[table].status == "over"
            await ask_everything(house, table, tokens[0], ["pass"], leave=True)
            other, tokens = await house.table(game, 2)
            await play_on(house, other, chance, 30)
            for token in (None, *tokens, tokens[0]):
                await ask_everything(house, other, token, ["pass"], leave=True)

    asyncio.run(visit())


def test_a_table_that_waits_ends_or_is_closed_refuses_what_is_too_early_or_too_late(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            made = (
                await house.api.post("/api/tables", json={"game": "cave-in", "seats": [{"kind": "human"}, {}]})
            ).json()
            await ask_everything(house, made["table"], made["tokens"]["0"], ["pass"])
            table, tokens = await house.table("cave-in", 2)
            async with house.registry.at(table) as held:
                await house.registry.happen(held, "close", text="closed")
            await ask_everything(house, table, tokens[0], ["pass"])

    asyncio.run(visit())


def test_words_are_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that means nothing is compared with every thing there is, which may take long."""
    readers: list[bool] = []
    read = rest._read_move

    def reading(*given: Any) -> int:
        readers.append(threading.current_thread() is threading.main_thread())
        return read(*given)

    monkeypatch.setattr(rest, "_read_move", reading)

    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table("cave-in", 2)
            seat = house.registry.tables[table].playing().acting[0]
            headers = {"Authorization": f"Bearer {tokens[seat]}"}
            answer = await house.api.post(f"/api/tables/{table}/moves", json={"move": "zzz"}, headers=headers)
            assert answer.json()["code"] == "illegal"

    asyncio.run(visit())
    assert readers == [False]


def test_words_for_another_time_say_so(tmp_path: Path) -> None:
    async def visit() -> None:
        async with salon(tmp_path) as house:
            table, tokens = await house.table("cave-in", 2)
            for token in tokens:
                answer = await house.api.post(
                    f"/api/tables/{table}/moves",
                    json={"move": "pass"},
                    headers={"Authorization": f"Bearer {token}", "Accept-Language": "de"},
                )
                assert (answer.status_code, answer.json()["code"]) == (409, "illegal")
                assert "pass" in answer.json()["reason"]

    asyncio.run(visit())
