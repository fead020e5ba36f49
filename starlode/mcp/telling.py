"""What a seat sees, as text for a reader without eyes: the drawing of the table, the question, and the answers."""

from __future__ import annotations

from typing import Any

from starlode.engine.authoring.changed_cards import configured
from starlode.engine.authoring.game import Game, Json
from starlode.engine.declarations.options import option_text
from starlode.games import load_game
from starlode.match.match import drawn
from starlode.server.common.messages import game_language

MOST_CHAT = 5  # messages that come with a look at the table


def told_view(info: Json, view: Json, language: str) -> str:
    """The table as a seat sees it, its question, and every legal move with its words."""
    game = load_game(info["game"])
    config = configured(game, _options(info), changes=info.get("changes"))
    picture = drawn(game.draw(config, view, game.words(game_language(game, language))))
    return "\n".join((picture.rstrip(), "", view["prompt"], *told_moves(view), told_status(info, view)))


def _options(info: Json) -> dict[str, Any]:
    return {**info["options"], "players": len(info["seats"])}


def told_moves(view: Json) -> list[str]:
    """The legal moves as `play` takes them, each with what it would do."""
    pairs = zip(view["legal"], view["words"], strict=True)
    return [f"- {move}: {words}" for move, words in pairs]


def told_status(info: Json, view: Json | None = None) -> str:
    """Who sits where, who is asked, and how it ended."""
    acting = (view or info).get("acting") or ()
    seats = [_seat(number, seat, number in acting) for number, seat in enumerate(info["seats"])]
    over = [f"result: {_result(info)}"] if info.get("results") else []
    return "; ".join((f"status: {info['status']}", *seats, *over, *_changed(info)))


def _changed(info: Json) -> list[str]:
    """The numbers of cards that are not as printed; of a table in a list only how many."""
    count, numbers = info.get("changed", 0), info.get("changes", {})
    told = ", ".join(f"{path} is {number}" for path, number in numbers.items()) or f"{count} numbers"
    return [f"changed cards: {told}"] if count or numbers else []


def _seat(number: int, seat: Json, asked: bool) -> str:
    who = seat["name"] if seat["kind"] != "open" else "open"
    kind = f" ({seat['level']} bot)" if seat.get("level") else ""
    return f"seat {number}: {who}{kind}{', to decide' if asked else ''}"


def _result(info: Json) -> str:
    rows = zip(info["seats"], info["results"], strict=True)
    return ", ".join(f"{seat['name']} place {result['rank']} with {result['points']}" for seat, result in rows)


def told_chat(talk: list[Json], names: list[str]) -> str:
    """What was said at the table lately."""
    return "\n".join(f"{names[line['seat']]}: {line['text']}" for line in talk[-MOST_CHAT:])


def told_options(game: Game) -> str:
    """The options of a game and what they take, but for the number of players: that is the number of opponents."""
    told = (option for option in game.options if option.name != "players")
    return "; ".join(f"{option.name} ({option.values}; usually {option_text(option.default)})" for option in told)
