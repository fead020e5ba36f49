"""`starlode play`: seat people and bots, then ask and draw until the game is over."""

from __future__ import annotations

import shlex
import time
from dataclasses import dataclass
from os import environ
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from starlode.bots.bot import bot_names
from starlode.bots.seating import HUMAN, check_bots, default_names, guess_kinds
from starlode.engine.errors import InvalidOption, StarlodeError
from starlode.engine.game import Game
from starlode.engine.options import given_options
from starlode.games import call_prefix, find_game
from starlode.match import Match
from starlode.terminal.arguments import listed, seed_of
from starlode.terminal.choices import Choice, choices_of, draw_choices, find_choice
from starlode.terminal.commands import obey
from starlode.terminal.menu import Leaving, ask, choose, choose_game, choose_players
from starlode.terminal.show import draw_outcome
from starlode.terminal.table import Table
from starlode.terminal.warm import make_ready

NEWS = 20  # log lines shown unasked
FORGET_SCROLLBACK = "\x1b[3J"  # Rich clears the screen; what was scrolled away must go as well
OPPONENT = "greedy"
INTERRUPTED = 130


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    options: list[str] | tuple[str, ...] = ()
    seed: str | None = None
    names: str | None = None
    components: Path | None = None
    save: Path | None = None
    resume: Path | None = None


def run(wish: Wish) -> None:
    """Play one game to its end, or until the person leaves."""
    console = Console(highlight=False)
    try:
        table = resume_table(wish, console) if wish.resume else new_table(wish, console)
    except Leaving:
        return
    try:
        play(table)
    except Leaving:
        say_goodbye(table)
    except KeyboardInterrupt:
        console.print()
        say_goodbye(table)
        raise typer.Exit(INTERRUPTED) from None


# ---- seating ----


def new_table(wish: Wish, console: Console) -> Table:
    """A fresh game as wished; what is not said is asked, or has its default."""
    info = find_game(wish.game) if wish.game else choose_game(console)
    players = wish.players if wish.game or wish.players else choose_players(console, info)
    game = info.load()
    kinds = listed(wish.seats)
    check_bots(kinds, (HUMAN,))
    options = game.resolve(given_options(wish.options, players if players is not None else len(kinds) or None))
    if not kinds:
        kinds = [HUMAN] + [_opponent(wish, console)] * (options["players"] - 1)
    _check_count(kinds, options["players"], "seats")
    match = _new_match(game, wish, options, kinds)
    make_ready(game)
    return Table(match, kinds, console, wish.save)


def _opponent(wish: Wish, console: Console) -> str:
    if wish.game:
        return OPPONENT
    return choose(console, "Against which bot?", [OPPONENT, *(name for name in bot_names() if name != OPPONENT)])


def _new_match(game: Game, wish: Wish, options: dict[str, Any], kinds: list[str]) -> Match:
    names = listed(wish.names) or default_names(kinds)
    _check_count(names, options["players"], "names")
    return Match(game, seed=seed_of(wish.seed), names=names, components=wish.components, **options)


def _check_count(given: list[str], players: int, what: str) -> None:
    if len(given) != players:
        raise InvalidOption(f"{len(given)} {what} were named for {players} players: {', '.join(given)}")


def resume_table(wish: Wish, console: Console) -> Table:
    """The game kept in a file; who sits where is said again, or guessed from the names."""
    if wish.game or wish.players or wish.options or wish.seed or wish.names:
        raise InvalidOption("--resume takes the game, players, options, seed and names from the file; leave them out")
    assert wish.resume is not None
    match = Match.from_record(wish.resume, components=wish.components)
    kinds = listed(wish.seats) or guess_kinds(match.names)
    check_bots(kinds, (HUMAN,))
    _check_count(kinds, match.players, "seats")
    make_ready(match.game)
    return Table(match, kinds, console, wish.save or wish.resume)


# ---- playing ----


def play(table: Table) -> None:
    """Let everybody decide until the game is over; then show how it ended."""
    match = table.match
    while not match.over:
        seat = match.acting[0]
        if table.is_bot(seat):
            table.move_bot(seat)
        else:
            decide(table, seat)
    show_end(table)


def decide(table: Table, seat: int) -> None:
    """Ask a person for one decision; their commands may leave it to be made later."""
    hand_over(table, seat)
    choices = choices_of(table.match, seat)
    show(table, seat, choices)
    while not answer(table, seat, choices, ask(table.console, "> ")):
        pass


def answer(table: Table, seat: int, choices: list[Choice], text: str) -> bool:
    """Do what was typed; answers whether the position must be shown anew."""
    try:
        choice = find_choice(choices, text)
        if choice is None:
            done = obey(table, seat, text)
            if done is not None:
                return done
        table.play(choice.action if choice else text, seat)
    except StarlodeError as error:
        table.console.print(str(error), style="red", markup=False)
        return False
    return True


def hand_over(table: Table, seat: int) -> None:
    """Where several people share the screen, hide it until the next one is there."""
    if table.looking != seat and len(table.people) > 1:
        wipe(table.console)
        name = table.match.names[seat]
        table.console.print(Panel(Text(f"It is {name}'s turn. Nobody else looks at the screen now."), expand=False))
        ask(table.console, f"{name}, press Enter: ")
        wipe(table.console)
    table.looking = seat


def wipe(console: Console) -> None:
    """Clear a terminal, what can be scrolled back to included."""
    if console.is_terminal:
        console.clear()
        console.file.write(FORGET_SCROLLBACK)


def show(table: Table, seat: int, choices: list[Choice]) -> None:
    """The board as the seat sees it, what has happened, and what it may do."""
    console, match = table.console, table.match
    if console.is_terminal:
        console.clear()
    console.print(match.draw(seat))
    tell(console, table.news(seat))
    console.print()
    console.print(Text(f"{match.names[seat]}: {match.prompt(seat)}", "bold"))
    console.print(draw_choices(choices, console.width))
    console.print("A number or a move; help, hint, undo, log, score, rules, save, quit.", style="dim")


def tell(console: Console, lines: list[str]) -> None:
    """The latest log lines."""
    if len(lines) > NEWS:
        console.print(f"({len(lines) - NEWS} earlier lines: type log)", style="dim")
    for line in lines[-NEWS:]:
        console.print(Text(f"· {line}"))


# ---- leaving ----


def show_end(table: Table) -> None:
    """The last position, how it ended, and where the record is."""
    match, console = table.match, table.console
    seat = table.people[0] if len(table.people) == 1 else None
    console.print(match.draw(seat))
    tell(console, match.log(None, len(match.moves) - 1) if seat is None else table.news(seat))
    outcome = match.outcome
    assert outcome is not None
    console.print(draw_outcome(outcome))
    if table.file:
        table.save(table.file)
        command = f"{call_prefix()}starlode replay {shlex.quote(str(table.file))}"
        console.print(f"The record is in {table.file}; {command} shows it.", markup=False)


def say_goodbye(table: Table) -> None:
    """Keep an unfinished game and say how to go on with it."""
    if not table.match.moves and not table.file:
        table.console.print("Goodbye.")
        return
    path = table.file or _saves() / f"{table.match.game.info.name}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    table.save(path)
    command = f"{call_prefix()}starlode play --resume {shlex.quote(str(path))} --seats {','.join(table.kinds)}"
    table.console.print(Text.assemble("Goodbye. To go on with this game:\n  ", (command, "bold")), soft_wrap=True)


def _saves() -> Path:
    """Where unfinished games are kept when no file was named."""
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "starlode"
