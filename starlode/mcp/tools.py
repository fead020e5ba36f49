"""The tools that an assistant is offered: tables, moves, chat, rules, components and analysis."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Annotated, Any, Literal, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from starlode import __version__
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.state.header import SEATS
from starlode.games import all_games, load_game
from starlode.mcp.holdings import HeldSeat, Holdings
from starlode.mcp.lines import ServerLine, ask, part
from starlode.mcp.looking_up import told_analysis, told_card, told_rules
from starlode.mcp.telling import told_chat, told_moves, told_options, told_status, told_view
from starlode.server.protocol.wire import LONGEST_SAYING

P = ParamSpec("P")
GLANCE_S = 0.2  # how often a wait looks at the table
LONGEST_S = 60.0  # of one wait
INSTRUCTIONS = (
    "You play board games at Starlode tables. `games` lists the games and `rules` looks up their rules. Make a table "
    "with `new_table`, or find one with `tables` and `join` it. Then `look`, `play` one of the legal moves exactly as "
    "it is written, and `wait` until you are asked again. You are told what your seat may know, and nothing else."
)

Table = Annotated[str, Field(description="The id of a table, as new_table, join and tables give it.")]
SeatNumber = Annotated[int | None, Field(description="Which of your seats, if you hold several there; from 0.", ge=0)]
GameName = Annotated[str, Field(description="The name of a game, such as cave-in.")]
Opponent = Literal["novice", "easy", "medium", "hard", "expert", "master", "random", "open", "me"]


def answered(tool: Callable[P, Coroutine[Any, Any, str]]) -> Callable[P, Coroutine[Any, Any, str]]:
    """The same tool; what it refuses is told to the assistant."""

    @wraps(tool)
    async def answer(*args: P.args, **named: P.kwargs) -> str:
        try:
            return await tool(*args, **named)
        except StarlodeError as error:
            raise ToolError(str(error)) from None

    return answer


class Desk:
    """Everything an assistant can do, over a line to a server."""

    def __init__(self, line: ServerLine, name: str = "Assistant", language: str = "en") -> None:
        self._line, self._name, self._language = line, name, language
        self._holdings = Holdings()

    @property
    def tools(self) -> tuple[Callable[..., Coroutine[Any, Any, str]], ...]:
        """All tools, in the order in which they are listed."""
        tables = (self.games, self.tables, self.new_table, self.join, self.leave)
        playing = (self.look, self.moves, self.play, self.wait, self.log, self.chat)
        return (*tables, *playing, self.rules, self.card, self.analyse)

    # ---- tables ----

    async def games(self) -> str:
        """List the games that can be played: name, title, number of players, what it is about, and its options."""
        lines = []
        for info in all_games().values():
            fewest, most = info.players
            lines += [f"{info.name}: {info.title}, {fewest} to {most} players. {info.summary}"]
            lines += [f"  options: {told_options(load_game(info))}"]
        return "\n".join(lines)

    async def tables(self) -> str:
        """List your own tables, then public tables that you can join (those with open seats) or watch."""
        held = self._holdings.tables
        mine = [await self._info(table) for table in held]
        others = [line for line in await self._ask("GET", "/api/tables") if line["table"] not in held]
        told = [f"{info['table']} (yours): {info['game']}, {told_status(info)}" for info in mine]
        told += [f"{line['table']}: {line['game']}, {told_status(line)}" for line in others]
        return "\n".join(told) or "There are no tables; make one with new_table."

    async def new_table(
        self,
        game: GameName,
        opponents: Annotated[
            list[Opponent],
            Field(
                description="Who sits in the other seats: a bot's level, open for anyone who joins, me for yourself.",
                max_length=SEATS - 1,
            ),
        ],
        options: Annotated[dict[str, str | int | bool], Field(description="Options of the game; see games.")] = {},  # noqa: B006  # never changed
        public: Annotated[bool, Field(description="Whether others find the table in their list.")] = False,
        changes: Annotated[
            dict[str, int],
            Field(description="Numbers of cards to change, by path: {'artifacts.artifact-06.cost': 5}. Usually none."),
        ] = {},  # noqa: B006  # never changed
    ) -> str:
        """Make a table and take seat 0 at it; the game begins when every seat is taken."""
        seats = [{"kind": "human", "name": self._name}, *(_wished(opponent) for opponent in opponents)]
        wish = {"game": game, "seats": seats, "options": options, "public": public, "changes": changes}
        made = await self._ask("POST", "/api/tables", wish)
        for seat, token in made["tokens"].items():
            self._holdings.take(made["table"], int(seat), token)
        return f"table {made['table']}: you hold {_seats(self._holdings.at(made['table']))}"

    async def join(self, table: Table, seat: Annotated[int, Field(description="An open seat, from 0.", ge=0)]) -> str:
        """Take an open seat at a table."""
        joined = await self._ask("POST", f"/api/tables/{part(table)}/seats/{seat}", {"name": self._name})
        self._holdings.take(table, joined["seat"], joined["token"])
        return f"table {table}: you hold {_seats(self._holdings.at(table))}"

    async def leave(self, table: Table, seat: SeatNumber = None) -> str:
        """Give up your seat; in a game that has begun a bot plays on for you."""
        held = self._holdings.find(table, seat)
        await self._ask("DELETE", f"/api/tables/{part(table)}/seats/{held.seat}", held=held)
        self._holdings.release(held)
        return f"you have left table {table}"

    # ---- playing ----

    async def look(self, table: Table, seat: SeatNumber = None) -> str:
        """See the table as your seat does: the board, your question, and every legal move with what it would do.

        Where you hold no seat you see what a spectator may see.
        """
        info = await self._info(table)
        if info["status"] in ("waiting", "closed"):
            return told_status(info)
        watches = seat is None and not self._holdings.at(table)
        held = None if watches else self._holdings.find(table, seat)
        view = await self._ask("GET", f"/api/tables/{part(table)}/view?words=1", held=held)
        talk = await self._ask("GET", f"/api/tables/{part(table)}/chat")
        told = told_view(info, view, self._language)
        return f"{told}\n{told_chat(talk, view['names'])}" if talk else told

    async def moves(self, table: Table, seat: SeatNumber = None) -> str:
        """List your legal moves now, each with what it would do; shorter than look."""
        held = self._holdings.find(table, seat)
        view = await self._ask("GET", f"/api/tables/{part(table)}/view?words=1", held=held)
        return "\n".join((view["prompt"], *told_moves(view)))

    async def play(
        self,
        table: Table,
        move: Annotated[str, Field(description="A legal move, exactly as look writes it before the colon.")],
        seat: SeatNumber = None,
    ) -> str:
        """Play a move; if it is not legal you are told why, and nothing happens."""
        held = self._holdings.find(table, seat)
        view = await self._ask("POST", f"/api/tables/{part(table)}/moves", {"move": move}, held)
        return str(view["prompt"])

    async def wait(
        self,
        table: Table,
        seconds: Annotated[float, Field(description="How long to wait at most.", ge=0, le=LONGEST_S)] = 30.0,
        seat: SeatNumber = None,
    ) -> str:
        """Wait until your seat is asked or the game is over; then say what is the case."""
        held, end = self._holdings.find(table, seat), time.monotonic() + seconds
        while True:
            info = await self._info(table)
            if info["status"] in ("over", "closed"):
                return told_status(info)
            if info["status"] == "playing" and (view := await self._asked(held)):
                return str(view["prompt"])
            if time.monotonic() >= end:
                return f"not yet; {told_status(info)}"
            await asyncio.sleep(GLANCE_S)

    async def _asked(self, held: HeldSeat) -> Json | None:
        """The view of a seat that owes a decision."""
        view: Json = await self._ask("GET", f"/api/tables/{part(held.table)}/view", held=held)
        return view if held.seat in view["acting"] else None

    async def log(
        self,
        table: Table,
        last: Annotated[int, Field(description="How many lines, counted from the end.", ge=1, le=1000)] = 30,
        seat: SeatNumber = None,
    ) -> str:
        """Read what has happened at a table, as far as your seat may know, in sentences."""
        held = self._holdings.find(table, seat)
        lines = await self._ask("GET", f"/api/tables/{part(table)}/log", held=held)
        return "\n".join(lines[-last:]) or "nothing yet"

    async def chat(
        self,
        table: Table,
        text: Annotated[str, Field(description="What to say.", min_length=1, max_length=LONGEST_SAYING)],
        seat: SeatNumber = None,
    ) -> str:
        """Say something to everyone at a table; look shows what others said."""
        held = self._holdings.find(table, seat)
        await self._ask("POST", f"/api/tables/{part(table)}/chat", {"text": text}, held)
        return "said"

    # ---- looking up ----

    async def rules(
        self,
        game: GameName,
        about: Annotated[str, Field(description="The number of a clause, such as CI-4.5, or some words.")],
    ) -> str:
        """Look up the rules of a game: one clause, or every clause that mentions some words."""
        return told_rules(game, about)

    async def card(
        self, game: GameName, name: Annotated[str, Field(description="The name of a card, tile, robot and so on.")]
    ) -> str:
        """Explain a component of a game: what is printed on it, and what it does."""
        return told_card(game, name, self._language)

    async def analyse(
        self,
        table: Table,
        think: Annotated[str, Field(description="Iterations of a look at each decision, such as 200it.")] = "",
    ) -> str:
        """After the end: how well each player decided, and the biggest mistakes with what was better."""
        record = await self._ask("GET", f"/api/tables/{part(table)}/record")
        return await asyncio.to_thread(told_analysis, record, think)

    # ---- the line ----

    async def _info(self, table: str) -> Json:
        info: Json = await self._ask("GET", f"/api/tables/{part(table)}")
        return info

    async def _ask(self, method: str, path: str, body: Any = None, held: HeldSeat | None = None) -> Any:
        return await ask(self._line, method, path, body, held.token if held else "", self._language)


def _wished(opponent: Opponent) -> Json:
    if opponent in ("open", "me"):
        return {"kind": "human" if opponent == "me" else "open"}
    return {"kind": "bot", "level": opponent}


def _seats(held: list[HeldSeat]) -> str:
    return ", ".join(f"seat {one.seat}" for one in held)


def offer(desk: Desk) -> MCPServer[Any]:
    """A server of the Model Context Protocol with all tools of a desk."""
    server: MCPServer[Any] = MCPServer(
        "starlode", title="Starlode", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for tool in desk.tools:
        server.add_tool(answered(tool), structured_output=False)
    return server
