"""`starlode rules`: a game's rules, one clause of them, or which clauses the tests name."""

from __future__ import annotations

import json
import os
import re

from rich.markdown import Markdown
from rich.text import Text

from starlode.engine.boundary.errors import InvalidOption, StarlodeError, UnknownGame
from starlode.engine.boundary.quoting import shown
from starlode.engine.declarations.info import GameInfo, imported_games
from starlode.engine.system.console import Console
from starlode.engine.text.rulebook import clauses, find_clauses, named_clause, rules_text
from starlode.games import all_games, call_prefix, find_game

CLAUSE = re.compile(r"^[A-Z]{2}-\d+\.\d+$")


def run(game: str | None, clause: str | None, covered: bool, as_json: bool) -> None:
    """Print what was asked for."""
    if covered:
        print_coverage(game, as_json)
    elif game is None:
        raise InvalidOption(f"name a game: {', '.join(all_games())}")
    elif clause is None and game not in imported_games() | all_games():
        print_found_anywhere(game, as_json)
    elif clause is None:
        print_rules(find_game(game), as_json)
    elif named_clause(find_game(game), clause) or CLAUSE.match(clause.upper()):
        print_clause(find_game(game), named_clause(find_game(game), clause) or clause.upper(), as_json)
    else:
        print_found(find_game(game), clause, as_json)


def print_found_anywhere(wanted: str, as_json: bool) -> None:
    """What the rules of all games say about a word or have as that clause; raises UnknownGame where none does."""
    named = [(info, clause) for info in all_games().values() if (clause := named_clause(info, wanted))]
    for info, clause in named:
        print_clause(info, clause, as_json)
    telling = [] if named else [info for info in all_games().values() if _mentions(info, wanted)]
    for info in telling:
        if not as_json:
            Console().print(Text(info.title, "bold underline"))
        print_found(info, wanted, as_json)
    if not named and not telling:
        games = ", ".join(all_games())
        raise UnknownGame(f"there is no game {shown(wanted)}, and no rule mentions it; the games are {games}")


def _mentions(info: GameInfo, wanted: str) -> bool:
    try:
        return bool(find_clauses(info, wanted))
    except StarlodeError:
        return False


def print_rules(info: GameInfo, as_json: bool) -> None:
    """All rules, page by page on a terminal."""
    text = rules_text(info)
    if as_json:
        print(json.dumps({"game": info.name, "clauses": clauses(info)}))
        return
    console = Console()
    if not console.is_terminal:
        console.print(Markdown(text))
        return
    os.environ.setdefault("LESS", "-R")  # so that the usual pager shows colours, not codes
    with console.pager(styles=True):
        console.print(Markdown(text))


def print_clause(info: GameInfo, clause: str, as_json: bool) -> None:
    """One clause, and the tests that name it where there are tests."""
    known = clauses(info)
    if clause not in known:
        raise StarlodeError(
            f"the rules of {info.name} have no clause {shown(clause)}; "
            f"{call_prefix()}starlode rules {info.name} shows all"
        )
    naming = _tests_of(clause)
    if as_json:
        print(json.dumps({"clause": clause, "text": known[clause], "tests": naming}))
        return
    console = Console()
    console.print(Markdown(f"**{clause}** {known[clause]}"))
    console.print(Text("\n".join(naming) if naming else "No test names it.", "dim"), soft_wrap=True)


def print_found(info: GameInfo, words: str, as_json: bool) -> None:
    """Every clause that mentions these words; raises StarlodeError where none does."""
    found = find_clauses(info, words)
    if as_json:
        print(json.dumps({"game": info.name, "clauses": dict(found)}))
        return
    console = Console()
    for clause, text in found:
        console.print(Markdown(f"**{clause}** {text}"))


def _tests_of(clause: str) -> list[str]:
    # The conformance kit loads the compiler, as nothing else does that is asked about rules.
    from starlode.testing.clauses import named_by_tests

    try:
        return named_by_tests(mentioned=clause).get(clause, [])
    except StarlodeError:  # an installed package comes without its tests
        return []


def print_coverage(game: str | None, as_json: bool) -> None:
    """The coverage of one game, or of every game by name."""
    from starlode.testing.clauses import coverage

    found = {info.name: coverage(info) for info in ([find_game(game)] if game else all_games().values())}
    if as_json:
        print(json.dumps(found[game] if game else found))
        return
    console = Console()
    for name, numbers in found.items():
        console.print(f"{name}: {numbers['tested']} of {numbers['clauses']} clauses are named by a test")
        if numbers["untested"]:
            console.print(Text("Without: " + ", ".join(numbers["untested"])))
