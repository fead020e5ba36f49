"""`starlode play`: seat people and bots, then ask and draw until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import typer
from rich.panel import Panel
from rich.text import Text

from starlode.background.assistant import Assistant, Meeting
from starlode.bots.seating import HUMAN, bots_for, check_bots, check_networks, default_names, kinds_of, recorded
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidMove, InvalidOption, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.compiling import kernel
from starlode.engine.declarations.options import given_options
from starlode.engine.system.console import Console
from starlode.engine.text.catalogue import chosen_language
from starlode.games import load_game
from starlode.match import Match
from starlode.match.choice import LegalMove
from starlode.match.seeds import Seed, fresh_seed, salted
from starlode.terminal.common.arguments import listed, seed_of
from starlode.terminal.common.messages import words_in
from starlode.terminal.common.questions import Leaving, ask, choose
from starlode.terminal.drawing.choices import choices_of, find_choice
from starlode.terminal.keeping.kept import is_new
from starlode.terminal.keeping.place import Held, Place, place_for, refuse_other, releasing
from starlode.terminal.playing.ending import say_goodbye, show_end, wants_another
from starlode.terminal.playing.forced import is_forced
from starlode.terminal.playing.screen import PROMPT, show
from starlode.terminal.playing.table import Salt, TerminalTable, rivals_among
from starlode.terminal.playing.typed import near_command, obey
from starlode.terminal.playing.watching import offer_to_watch
from starlode.terminal.playing.wish import DEFAULT_OPPONENT, Wish

FORGET_SCROLLBACK = "\x1b[3J"  # Rich clears the screen; what was scrolled away must go as well
INTERRUPTED = 130


def run(wish: Wish) -> None:
    """Play one game after another, until the person leaves."""
    console = Console()
    try:
        table: TerminalTable | None = resume_table(wish, console) if wish.resume else new_table(wish, console)
    except Leaving:
        return
    except Held as held:
        offer_to_watch(held.file, console, wish.components, wish.language)
        return
    while table:
        table = sit(table)


def sit(table: TerminalTable) -> TerminalTable | None:
    """Play at a table until all leave it; answers with the table of another round if one is wanted."""
    try:
        play(table)
        return another_table(table) if wants_another(table) else None
    except Leaving:
        say_goodbye(table)
    except KeyboardInterrupt:
        table.console.print()
        say_goodbye(table)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        table.close()
    return None


# ---- seating ----


def new_table(wish: Wish, console: Console) -> TerminalTable:
    """A fresh game as wished; what is not said is asked, or has its default."""
    game = load_game(str(wish.game))
    kinds = listed(wish.seats)
    check_bots(kinds, (HUMAN,))
    options = game.resolve(given_options(wish.options, wish.players or len(kinds) or None))
    if not kinds:
        kinds = [HUMAN] + [_opponent(wish, bots_for(game, options["players"]), console)] * (options["players"] - 1)
    _check_count(kinds, options["players"], "seats")
    check_networks(kinds, game, options["players"])
    seed, salt = _shuffles(wish, kinds)
    match, place = _new_match(game, wish, options, kinds, seed), place_for(game.info.name, wish.save)
    return TerminalTable(match, kinds, console, place, _assistant(match), salt, new=is_new(game.info.name))


def another_table(table: TerminalTable) -> TerminalTable:
    """The same people and bots with the same options, and new cards, kept in a file of its own."""
    old = table.match
    match = Match(
        old.game,
        names=old.names,
        components=old.config.source,
        changes=old.config.changes,
        language=old.words.language,
        options=old.options,
        bots=old.bots,
    )
    return TerminalTable(match, table.kinds, table.console, place_for(old.game.info.name, None), _assistant(match))


def _shuffles(wish: Wish, kinds: list[str]) -> tuple[Seed | None, Salt | None]:
    """What the cards are dealt from; a short seed that a rival could guess gets a salt, which the end shows."""
    seed = seed_of(wish.seed)
    if not isinstance(seed, int) or not rivals_among(kinds):
        return seed, None
    salt = Salt(seed, fresh_seed())
    return salted(*salt), salt


def _assistant(match: Match) -> Assistant | None:
    """An assistant with compiled rules, if this process has none."""
    if kernel.COMPILED:
        return None
    assistant = Assistant()
    assistant.meet(Meeting(match.game.info.name))
    return assistant


def _opponent(wish: Wish, bots: Sequence[str], console: Console) -> str:
    others = [name for name in bots if name != DEFAULT_OPPONENT]
    words = words_in(wish.language or chosen_language())
    return wish.opponent or choose(console, words, "which-opponent", [DEFAULT_OPPONENT, *others])


def _new_match(game: Game, wish: Wish, options: dict[str, Any], kinds: list[str], seed: Seed | None) -> Match:
    names = listed(wish.names) or default_names(kinds, _titles(wish.language or chosen_language()))
    _check_count(names, options["players"], "names")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise InvalidOption(f"two players are called {shown(twice)}; you could not tell them apart")
    return Match(
        game,
        seed=seed,
        names=names,
        components=wish.components,
        language=wish.language,
        options=options,
        bots=recorded(kinds),
    )


def _titles(language: str) -> Callable[[str], str]:
    """What people and bots are called in a language."""
    words = words_in(language)
    return lambda kind: words.text(f"name-{kind}") if words.has(f"name-{kind}") else kind.capitalize()


def _check_count(given: list[str], players: int, what: str) -> None:
    if len(given) != players:
        raise InvalidOption(f"{len(given)} {what} were named for {players} players: {', '.join(given)}")


def resume_table(wish: Wish, console: Console) -> TerminalTable:
    """The game kept in a file; who sits where is given again, or read from the record."""
    if wish.players or wish.options or wish.seed or wish.names:
        raise InvalidOption("--resume takes players, options, seed and names from the record; leave them out")
    file = Path(str(wish.game))
    place = Place(wish.save or file)
    place.hold()  # before anything is read: a game that another terminal still plays cannot go on here
    with releasing(place):
        match, kinds = _resumed_match(wish, file)
        refuse_other(place.file, match)
        place.prepare()
        match.bots = recorded(kinds)
        table = TerminalTable(match, kinds, console, place, _assistant(match))
    table.catch_up()
    table.keep()  # so that it is the last game, and in its new place, even if no one moves
    return table


def _resumed_match(wish: Wish, file: Path) -> tuple[Match, list[str]]:
    """The game in a file, and who plays on; raises StarlodeError."""
    match = Match.from_record(file, components=wish.components, language=wish.language)
    kinds = listed(wish.seats) or kinds_of(match.bots, match.names)
    check_bots(kinds, (HUMAN,))
    _check_count(kinds, match.players, "seats")
    check_networks(kinds, match.game, match.players)
    return match, kinds


# ---- playing ----


def play(table: TerminalTable) -> None:
    """Let all decide until the game is over; then show how it ended."""
    while (seat := table.next_person()) is not None:
        if is_forced(table, seat):
            table.play_forced(seat)
        else:
            decide(table, seat)
    show_end(table)


def decide(table: TerminalTable, seat: int) -> None:
    """Ask a person for one decision; their commands may leave it to be made later."""
    hand_over(table, seat)
    greet(table, seat)
    choices = choices_of(table.seat(seat))
    show(table, seat, choices)
    prompt = PROMPT
    while not answer(table, seat, choices, ask(table.console, prompt)):
        prompt = f"{table.words.text('show-again')} {PROMPT}" if table.console.is_terminal else PROMPT


def answer(table: TerminalTable, seat: int, choices: list[LegalMove], text: str) -> bool:
    """Do what was typed; answers whether the position must be shown again."""
    try:
        choice = find_choice(choices, text, table.words)
        if choice is None:
            done = obey(table, seat, text)
            if done is not None:
                return done
        table.play(choice.action if choice else text, seat)
    except InvalidMove as error:
        near = near_command(table.words, text)
        say = table.words.text
        told = say("did-you-mean-command", command=near) if near else f"{error} {say('or-a-number', last=len(choices))}"
        table.console.print(told, style="red")
        return False
    except StarlodeError as error:
        table.console.print(str(error), style="red")
        return False
    return True


def hand_over(table: TerminalTable, seat: int) -> None:
    """Where several people share the screen, hide it until the next one is there."""
    if table.looking != seat and len(table.people) > 1:
        wipe(table.console)
        name = table.match.names[seat]
        table.console.print(Panel(Text(table.words.text("turn-hidden", name=name)), expand=False))
        ask(table.console, table.words.text("press-enter", name=name) + " ")
        wipe(table.console)
    table.looking = seat


def greet(table: TerminalTable, seat: int) -> None:
    """On a terminal, what a person should know before they begin has a screen of its own."""
    if not table.console.is_terminal or not (table.new or table.has_rivals) or seat in table.greeted:
        return
    table.greeted.add(seat)
    table.console.print(*(Text(notice) for notice in table.notices(seat)), sep="\n\n")
    ask(table.console, table.words.text("press-enter", name=table.match.names[seat]) + " ")


def wipe(console: Console) -> None:
    """Clear a terminal, including what can be scrolled back to."""
    if console.is_terminal:
        console.clear()
        console.file.write(FORGET_SCROLLBACK)
