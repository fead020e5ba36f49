"""The REST API of games and tables: made, joined and viewed here; the rest of a game happens on a socket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlode.engine.boundary.errors import IllegalMove, InvalidMove, Refused, StarlodeError
from starlode.engine.declarations.info import GameInfo
from starlode.engine.export.schema import headings, schema
from starlode.engine.text.speech import describe, prompt
from starlode.games import all_games, find_game, load_game
from starlode.match.board_link import link_of, sound_match
from starlode.match.start import WrittenPosition
from starlode.server.api.callers import person_of
from starlode.server.api.handling import Api, Verb, language_of
from starlode.server.common.messages import game_language
from starlode.server.common.tokens import digest
from starlode.server.protocol import wire
from starlode.server.tables import commands
from starlode.server.tables.allowances import FREE
from starlode.server.tables.lobby import public_tables
from starlode.server.tables.table import Table
from starlode.server.tables.transcripts import record_of
from starlode.server.web.guard import network_of
from starlode.server.web.papers import report_kinds, rule_languages

WORDS = "words"  # in the query of a view: what every legal move would do
ONCE = "Idempotency-Key"  # a header that identifies a repeated request
LONGEST_KEY = 200


def _seat(table: Table, request: Request) -> int:
    """The seat whose token a request carries; raises Refused."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refused("not-your-seat")
    seat = table.seat_of(token.strip())
    table.audience.notice(seat)
    return seat


def _viewer(table: Table, request: Request) -> int:
    return _seat(table, request) if "authorization" in request.headers else wire.SPECTATOR


def _number(request: Request) -> int:
    text = request.path_params["seat"]
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise Refused("no-seat")
    return int(text)


# ---- games ----


async def list_games(api: Api, request: Request) -> list[wire.GameLine]:
    """The games that can be played here."""
    return await asyncio.to_thread(lambda: [_game_line(info) for info in all_games().values()])


async def list_bots(api: Api, request: Request) -> list[str]:
    """The operator's own bots."""
    return list(api.registry.bot_runner.own)


def _game_line(info: GameInfo) -> wire.GameLine:
    words = {language: wire.Heading(**said) for language, said in headings(info).items()}
    return wire.GameLine(
        info.name, info.title, info.summary, info.players, words, rule_languages(info), report_kinds(info)
    )


async def describe_game(api: Api, request: Request) -> Any:
    """A game's schema."""
    if request.path_params["game"] not in all_games():
        raise Refused("not-found")
    info = find_game(request.path_params["game"])
    return await asyncio.to_thread(lambda: schema(load_game(info)))


async def give_params(api: Api, request: Request) -> Response:
    """The numbers of a table with the options of the query."""
    return await api.bundles.params(request.path_params["game"], request)


async def list_bundles(api: Api, request: Request) -> list[wire.BundleLine]:
    """Every game for the page."""
    return await api.bundles.lines()


async def open_position(api: Api, request: Request) -> wire.Opened:
    """A position that someone wrote, read and checked; nothing of it stays here."""
    data = await api.body(request, dict)
    with api.registry.limits.reading(network_of(request.scope)) as work:  # type: ignore[arg-type]
        return await asyncio.to_thread(work.timed, lambda: _opened(data))


def _opened(data: dict[str, Any]) -> wire.Opened:
    try:
        match = sound_match(data)
        return wire.Opened(match.game.info.name, link_of(match))
    except StarlodeError as error:
        raise Refused("bad-wish", why=str(error)) from None


# ---- tables ----


async def create_table(api: Api, request: Request) -> wire.Created:
    """A new table."""
    network = network_of(request.scope)  # type: ignore[arg-type]
    api.guard.creations.take(network)
    wish = await api.body(request, wire.CreateTable)
    if any(seat.kind == "bot" and seat.level != FREE for seat in wish.seats):
        api.registry.limits.bots.check(network)
    maker = await person_of(api, request)
    table, tokens = await api.registry.create(wish, language_of(request), network, maker)
    return wire.Created(table.id, tokens)


async def list_tables(api: Api, request: Request) -> list[wire.TableLine]:
    """Public tables: those that wait for players, then those that can be watched."""
    return await public_tables(api.registry)


async def show_table(api: Api, request: Request) -> wire.TableInfo:
    """What is public about a table, and who owes a decision."""
    async with api.at(request) as table:
        shown: wire.TableInfo = table.info(table.audience.here)
        acting = table.live.shown_acting(wire.SPECTATOR) if shown.status == "playing" else None
        return msgspec.structs.replace(shown, acting=acting)


async def join_table(api: Api, request: Request) -> wire.Joined:
    """Take a seat."""
    wish, person = await api.body(request, wire.Join), await person_of(api, request)
    async with api.at(request) as table:
        return await commands.join(api.registry, table, _number(request), wish, person)


async def leave_table(api: Api, request: Request) -> Response:
    """Give up a seat."""
    async with api.at(request) as table:
        if _seat(table, request) != _number(request):
            raise Refused("not-your-seat")
        await commands.leave(api.registry, table, _number(request))
    return Response(status_code=204)


async def view_table(api: Api, request: Request) -> dict[str, Any]:
    """What a seat, or a spectator, sees, in words."""
    async with api.at(request) as table:
        viewer, language = _viewer(table, request), game_language(table.game, language_of(request))
        if WORDS not in request.query_params:
            return _view(table, viewer, language)
        with api.working(table, viewer, request) as work:
            return work.timed(lambda: _view(table, viewer, language) | _words(table, viewer, language))


def _view(table: Table, viewer: int, language: str) -> dict[str, Any]:
    if table.live is None:
        raise Refused(table.why or "not-started")
    perspective, game = table.live.perspective(viewer, table.names), table.game
    view = game.view(table.referee.config, perspective.record, None if viewer < 0 else viewer)
    view |= {"names": table.names, "acting": table.live.shown_acting(viewer)}
    view |= {"version": table.live.versions[viewer], "prompt": game.words(language).say(prompt(perspective))}
    return {**view, "legal": [game.notation.write(perspective, action) for action in perspective.actions]}


def _words(table: Table, viewer: int, language: str) -> dict[str, Any]:
    """What every legal move would do."""
    live, words = table.live, table.game.words(language)
    assert live is not None  # it was viewed
    perspective = live.perspective(viewer, table.names)
    return {WORDS: [words.say(describe(perspective, action)) for action in perspective.actions]}


async def tell_chat(api: Api, request: Request) -> list[wire.Spoken]:
    """What was said at a table lately."""
    async with api.at(request) as table:
        return list(table.talk)


async def say_something(api: Api, request: Request) -> list[wire.Spoken]:
    """Say something to everyone at a table, and see what was said lately."""
    said = await api.body(request, wire.Saying)
    async with api.at(request) as table:
        seat = _seat(table, request)
        network = network_of(request.scope)  # type: ignore[arg-type]
        await commands.say(api.registry, table, wire.Chat(seat=seat, text=said.text), network)
        return list(table.talk)


async def play_move(api: Api, request: Request) -> dict[str, Any]:
    """Play a move, and see what comes of it; one that was sent before with the same key is not played again."""
    wish, key = await api.body(request, wire.PlayMove), _key(request)
    async with api.at(request) as table:
        seat, language = _seat(table, request), game_language(table.game, language_of(request))
        if key and key in table.keys[seat]:
            return _view(table, seat, language)
        version = table.playing().versions[seat]
        await commands.come_back(api.registry, table, seat)
        if _moment(request, wish, version) != version:
            raise Refused("stale")
        action = wish.move
        if not isinstance(action, int):  # a word that means nothing is compared with everything there is
            action = await asyncio.to_thread(_read_move, table, seat, action, language)
        await commands.play_action(api.registry, table, seat, action, language, key=key)
        return _view(table, seat, language)


def _key(request: Request) -> str:
    """What is kept of the key by which a request is known again; empty without one. Raises Refused for a long one."""
    key = request.headers.get(ONCE, "")
    if len(key) > LONGEST_KEY:
        raise Refused("bad-message", why=f"{ONCE} has more than {LONGEST_KEY} letters")
    return digest(key) if key else ""


def _moment(request: Request, wish: wire.PlayMove, version: int) -> int:
    """The version that a move was chosen by; where it names none, the one that its seat had when it first came.

    So a move is never made twice, even where the server tries again because it was told that another was quicker.
    """
    if not hasattr(request.state, "moment"):
        request.state.moment = version if wish.version is None else wish.version
    return int(request.state.moment)


def _read_move(table: Table, seat: int, text: str, language: str) -> int:
    """The action that a text means to a seat now; raises Refused."""
    game, perspective = table.game, table.playing().perspective(seat, table.names)
    try:
        return game.notation.read(perspective, text, game.words(language))
    except (InvalidMove, IllegalMove) as error:
        raise Refused("illegal", why=str(error)) from None


async def tell_log(api: Api, request: Request) -> list[str]:
    """All that happened, as far as a seat or spectator may know, in sentences."""
    async with api.at(request) as table:
        viewer, language = _viewer(table, request), game_language(table.game, language_of(request))
        with api.working(table, viewer, request) as work:
            return await api.logbook.read(table, viewer, language, work)


async def tell_past(api: Api, request: Request) -> wire.Past:
    """All that happened, as far as a seat or spectator may know, as events."""
    async with api.at(request) as table:
        viewer = _viewer(table, request)
        with api.working(table, viewer, request) as work:
            return await api.logbook.past(table, viewer, work)


async def give_record(api: Api, request: Request) -> Response:
    """The record of a game that is over."""
    async with api.at(request) as table:
        with api.working(table, wire.SPECTATOR, request) as work:
            text = await record_of(api.registry, table, work)
    return Response(text, media_type="application/json")


TABLE = "/api/tables/{table}"
VERBS = [
    Verb("GET", "/api/games", list_games, "The games that can be played here.", None, list[wire.GameLine]),
    Verb("GET", "/api/bots", list_bots, "Bots of the operator's own that may sit at tables.", None, list[str]),
    Verb("GET", "/api/games/{game}/schema", describe_game, "A game described for programs."),
    Verb("GET", "/api/games/{game}/params", give_params, "The numbers of a table with the options in the query."),
    Verb("GET", "/api/bundles", list_bundles, "What the page has for each game.", None, list[wire.BundleLine]),
    Verb("POST", "/api/positions", open_position, "Check a position.", WrittenPosition, wire.Opened),
    Verb("GET", "/api/tables", list_tables, "Public tables to join or watch.", None, list[wire.TableLine]),
    Verb("POST", "/api/tables", create_table, "Make a table.", wire.CreateTable, wire.Created),
    Verb("GET", TABLE, show_table, "What is public about a table.", None, wire.TableInfo),
    Verb("POST", TABLE + "/seats/{seat}", join_table, "Take an open seat.", wire.Join, wire.Joined),
    Verb("DELETE", TABLE + "/seats/{seat}", leave_table, "Give up a seat.", None, None, True),
    Verb("GET", TABLE + "/view", view_table, "What a seat sees, in words; without a token, a spectator.", token=True),
    Verb("GET", TABLE + "/chat", tell_chat, "What was said at a table lately.", None, list[wire.Spoken]),
    Verb("POST", TABLE + "/chat", say_something, "Say something to everyone.", wire.Saying, list[wire.Spoken], True),
    Verb("POST", TABLE + "/moves", play_move, "Play a move and see its result.", wire.PlayMove, None, True, True),
    Verb("GET", TABLE + "/log", tell_log, "What happened, in sentences.", None, list[str], True),
    Verb("GET", TABLE + "/past", tell_past, "What happened, as events.", None, wire.Past, True),
    Verb("GET", TABLE + "/record", give_record, "The record of a game that is over."),
]
