"""Assistants play by the Model Context Protocol, as its own client speaks it, and learn what their seat may know."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.games import all_games
from tests import commands
from tests.extras import needed

for package in ("mcp", "starlette"):
    needed(package)

from mcp import Client, StdioServerParameters

from starlode.mcp import serving
from starlode.mcp.lines import ServerLine, UrlLine
from starlode.mcp.tools import Desk, offer

ROOT = Path(__file__).resolve().parents[2]
MOST = 3000  # decisions of any game


class Guest:
    """An assistant that takes legal moves by lot."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def call(self, tool: str, **arguments: Any) -> str:
        """What a tool answers."""
        answer = await self._client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        return self._text(answer)

    async def refused(self, tool: str, **arguments: Any) -> str:
        """Why a tool refuses."""
        answer = await self._client.call_tool(tool, arguments)
        assert answer.is_error
        return self._text(answer)

    @staticmethod
    def _text(answer: Any) -> str:
        (content,) = answer.content
        return str(content.text)

    async def table(self, game: str, *opponents: str, **more: Any) -> str:
        told = await self.call("new_table", game=game, opponents=list(opponents), **more)
        return told.split()[1].rstrip(":")

    async def play_out(self, table: str, players: int) -> str:
        """Play all seats of a table to the end, and answer with what is told then."""
        chance = Random(1)
        for _ in range(MOST):
            for seat in range(players):
                told = await self.call("moves", table=table, seat=seat)
                moves = [line[2:].split(": ")[0] for line in told.splitlines() if line.startswith("- ")]
                if moves:
                    await self.call("play", table=table, seat=seat, move=chance.choice(moves))
                    break
            else:
                break
        return await self.call("wait", table=table, seat=0)


def client(line: ServerLine, name: str) -> Client:
    """The client of the package itself, at a desk of its own."""
    return Client(offer(Desk(line, name)))


@asynccontextmanager
async def guest(folder: Path) -> AsyncIterator[Guest]:
    async with serving.house(folder) as line, client(line, "Ada") as one:
        yield Guest(one)


def visit(folder: Path, what: Callable[[Guest], Awaitable[None]]) -> None:
    async def run() -> None:
        async with guest(folder) as one:
            await what(one)

    asyncio.run(run())


@pytest.mark.parametrize("game", all_games())
def test_an_assistant_plays_a_whole_game_of_each_kind(game: str, tmp_path: Path) -> None:
    async def play(one: Guest) -> None:
        table = await one.table(game, *["me"] * (all_games()[game].players[0] - 1))
        players = all_games()[game].players[0]
        seen = await one.call("look", table=table, seat=0)
        assert "seat 0: Ada" in seen
        told = await one.play_out(table, players)
        assert told.startswith("status: over")
        assert "result: Ada place" in told
        assert await one.call("log", table=table, seat=0, last=3)
        assert table in await one.call("tables")

    visit(tmp_path, play)


def test_an_assistant_is_told_why_a_move_is_refused_and_may_try_another(tmp_path: Path) -> None:
    async def play(one: Guest) -> None:
        table = await one.table("cave-in", "me")
        seat = 0 if "- " in await one.call("moves", table=table, seat=0) else 1
        assert await one.refused("play", table=table, seat=seat, move="raid the moon")
        assert "you hold the seats 0, 1 there: say which" in await one.refused("moves", table=table)
        assert "hold no such seat" in await one.refused("play", table="elsewhere", move="pass")
        assert "when it is over" in await one.refused("analyse", table=table)
        assert "- " in await one.call("moves", table=table, seat=seat)

    visit(tmp_path, play)


def test_two_assistants_meet_and_talk_and_see_only_their_own_hands(tmp_path: Path) -> None:
    async def meet() -> None:
        async with serving.house(tmp_path) as line, client(line, "Ada") as first, client(line, "Bob") as second:
            ada, bob = Guest(first), Guest(second)
            table = await ada.table("cosmic-scavengers", "open", public=True)
            assert "seat 1: open" in await ada.call("look", table=table)
            assert f"{table} (yours): cosmic-scavengers, status" in await ada.call("tables")
            assert (await ada.call("tables")).count(table) == 1
            assert table in await bob.call("tables")
            assert "seat 1" in await bob.call("join", table=table, seat=1)
            await bob.call("chat", table=table, text="Good luck")
            seen, other = await ada.call("look", table=table), await bob.call("look", table=table)
            assert "Bob: Good luck" in seen
            assert seen.split("Good luck")[0] != other.split("Good luck")[0]
            assert "hold no such seat" in await ada.refused("moves", table=table, seat=1)
            await bob.call("leave", table=table)
            watched = await bob.call("look", table=table)
            assert "status: playing" in watched
            assert "\n- " not in watched

    asyncio.run(meet())


def test_an_assistant_looks_up_games_rules_and_components(tmp_path: Path) -> None:
    async def read(one: Guest) -> None:
        listed = await one.call("games")
        assert all(name in listed for name in all_games())
        assert "players (" not in listed  # that is the number of opponents
        assert "(true or false; usually false)" in listed
        assert (await one.call("rules", game="cave-in", about="CI-4.5")).startswith("CI-4.5 ")
        assert "CI-" in await one.call("rules", game="cave-in", about="raid")
        assert (await one.call("rules", game="cave-in", about="card")).endswith("more; add a word to find fewer")
        assert "no rule" in await one.refused("rules", game="cave-in", about="xylophone")
        assert await one.call("card", game="cave-in", name="foreman")
        assert await one.refused("card", game="cave-in", name="no such card")
        assert await one.refused("rules", game="chess", about="castling")

    visit(tmp_path, read)


def test_a_finished_game_is_analysed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(one: Guest) -> None:
        table = await one.table("stella-digger", "me")
        await one.play_out(table, 2)
        assert "Ada: accuracy" in await one.call("analyse", table=table, think="20it")

    visit(tmp_path, play)


def test_the_command_serves_on_standard_input_and_output(tmp_path: Path) -> None:
    async def play() -> None:
        order = [sys.executable, "-m", "starlode.cli", "mcp", "--name", "Ada"]
        launched = StdioServerParameters(command=order[0], args=order[1:], env={**os.environ, "PYTHONPATH": str(ROOT)})
        async with Client(launched) as other:
            one = Guest(other)
            table = await one.table("cave-in", "random")
            assert await one.call("wait", table=table, seconds=60)
            assert "- " in await one.call("moves", table=table)

    asyncio.run(play())


def test_a_server_a_name_and_a_language_that_are_none_are_refused_on_one_line() -> None:
    for url in ("localhost", "http://", "http://localhost:abc", "http://[::1", "http://local host"):
        assert "a server has an address such as" in commands.refusal("mcp", "--url", url)
    for name in ("", " ", "A" * 41):
        assert "a name at a table has 1 to 40 characters" in commands.refusal("mcp", "--name", name)
    assert "there is no language 'xx'" in commands.refusal("mcp", "--language", "xx")
    line = UrlLine("http://127.0.0.1:9")
    with pytest.raises(ValueError, match=r"http://127\.0\.0\.1:9 cannot be reached"):
        asyncio.run(line.send("GET", "/api/games", b"", {}))


class OtherServer:
    """A line to something that is no server of tables."""

    async def send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        return (200 if method == "GET" else 501), b"<html>"


def test_another_kind_of_server_is_found_out() -> None:
    desk = Desk(OtherServer())
    for asked in (desk.tables(), desk.new_table("cave-in", ["easy"])):
        with pytest.raises(StarlodeError, match=r"answered '<html>'; is it a server of Starlode\?"):
            asyncio.run(asked)


def test_an_assistant_makes_a_table_with_changed_cards_and_is_told_of_them(tmp_path: Path) -> None:
    async def play(one: Guest) -> None:
        changes = {f"artifacts.artifact-{number:02}.cost": 4 for number in range(1, 13)}
        table = await one.table("cave-in", "me", changes=changes)
        assert "changed cards: artifacts.artifact-01.cost is 4" in await one.call("tables")
        seen = await one.call("look", table=table, seat=0) + await one.call("look", table=table, seat=1)
        assert "- collect artifact-" in seen
        assert "no number" in await one.refused("new_table", game="cave-in", opponents=["me"], changes={"a.b": 1})

    visit(tmp_path, play)
