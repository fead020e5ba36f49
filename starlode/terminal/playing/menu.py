"""The list of games, and the questions asked when a person names none."""

from __future__ import annotations

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.declarations.info import GameInfo
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import Words, chosen_language
from starlode.games import all_games, load_game
from starlode.terminal.common.messages import words_in
from starlode.terminal.common.questions import choose


def list_games(as_json: bool = False, names: bool = False) -> None:
    """Print every game, or what is said of each in every language, or names alone.

    Nothing heavy is imported, except to say it in every language.
    """
    console = Console()
    if as_json:
        from starlode.engine.export.schema import summary  # with the compiler, which takes a second to import

        listed = {name: summary(load_game(info)) for name, info in all_games().items()}
        print(msgspec.json.format(msgspec.json.encode(listed)).decode())
        return
    if names:
        print("\n".join(all_games()))
        return
    console.print(draw_games(list(all_games().values()), words_in(chosen_language())))


def draw_games(games: list[GameInfo], words: Words, numbered: bool = False) -> Grid:
    """Name, title, players and summary of each game."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
    if numbered:
        grid.add_column("", justify="right")
    for heading in ("name", "title", "players"):
        grid.add_column(words.text(f"column-{heading}"), no_wrap=True)
    grid.add_column("")
    for number, info in enumerate(games, 1):
        fewest, most = info.players
        players = Text(words.text("players-from-to", fewest=fewest, most=most))
        cells = [Text(info.name, "bold cyan"), Text(info.title), players, Text(info.summary, "dim")]
        grid.add_row(*([str(number)] if numbered else []), *cells)
    return grid


def choose_game(console: Console, words: Words) -> GameInfo:
    """The game a person picks from the list; Enter is the first."""
    games = list(all_games().values())
    console.print(draw_games(games, words, numbered=True))
    names = [info.name for info in games]
    return games[names.index(choose(console, words, "which-game", names))]


def choose_players(console: Console, words: Words, info: GameInfo) -> int:
    """How many seats; Enter is the fewest."""
    fewest, most = info.players
    numbers = [str(count) for count in range(fewest, most + 1)]
    return int(choose(console, words, "how-many-players", numbers, numbered=False))
