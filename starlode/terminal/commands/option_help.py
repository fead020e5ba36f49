"""The options of a game, as its help lists them."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from starlode.engine.authoring.game import Game
from starlode.engine.declarations.options import option_text
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import chosen_language
from starlode.games import all_games, load_game, name_of
from starlode.terminal.common.messages import words_in


def print_options(typed: list[str]) -> None:
    """List the options of the game among what was typed; without one, say how they are found."""
    known, console, say = all_games(), Console(), words_in(chosen_language()).text
    named = [name for name in map(name_of, filter(None, typed)) if name in all_games()]
    if not named:
        console.print(say("options-of-a-game", games=", ".join(known)))
        return
    game = load_game(named[0])
    console.print(Text(say("options-of", title=game.info.title), "bold"))
    console.print(draw_options(game))


def draw_options(game: Game) -> Grid:
    """Each option with its values, its default and what it is for."""
    grid, words = Grid(box=None, show_header=False, padding=(0, 2, 0, 0)), game.words(chosen_language())
    say = words_in(chosen_language()).text
    for option in game.options:
        takes = say("option-takes", values=option.values, default=option_text(option.default))
        purpose = words.text(f"option-{option.name.replace('_', '-')}")
        grid.add_row(Text(option.name, "bold cyan"), Text(purpose), Text(takes, "dim"))
    return grid
