"""`starlode rules`: a game's rules, one clause of them, or which clauses the tests name."""

from __future__ import annotations

import json
import os
import re
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from starlode.engine.errors import InvalidOption, StarlodeError
from starlode.games import all_games, find_game
from starlode.testing.clauses import clauses, known_text, named_by_tests, rules_text

CLAUSE = re.compile(r"^[A-Z]{2}-\d+\.\d+$")
_TERMS = re.compile(r"^\*\*Terms\.\*\*\s*\n\n((?:\|.*\n)+)", re.MULTILINE)


def run(game: str | None, clause: str | None, coverage: bool, as_json: bool) -> None:
    """Print what was asked for."""
    if game and CLAUSE.match(game.upper()) and not clause:
        game, clause = _game_of(game), game
    if coverage:
        print_coverage(game, as_json)
    elif game is None:
        raise InvalidOption(f"name a game: {', '.join(all_games())}")
    elif clause:
        print_clause(find_game(game).name, clause.upper(), as_json)
    else:
        print_rules(find_game(game).name, as_json)


def _game_of(clause: str) -> str:
    """The game whose rules have that clause."""
    for name in all_games():
        if clause.upper() in clauses(name):
            return name
    raise StarlodeError(f"no game has a clause '{clause}'")


def print_rules(game: str, as_json: bool) -> None:
    """All rules, page by page on a terminal."""
    text = rules_text(game)
    if as_json:
        print(json.dumps({"game": game, "clauses": clauses(game)}))
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        console.print(Markdown(text))
        return
    os.environ.setdefault("LESS", "-R")  # so that the usual pager shows colours, not codes
    with console.pager(styles=True):
        console.print(Markdown(text))


def print_clause(game: str, clause: str, as_json: bool) -> None:
    """One clause, and the tests that name it where there are tests."""
    known = clauses(game)
    if clause not in known:
        raise StarlodeError(f"the rules of {game} have no clause '{clause}'; starlode rules {game} shows all")
    naming = _tests_of(clause)
    if as_json:
        print(json.dumps({"clause": clause, "text": known[clause], "tests": naming}))
        return
    console = Console(highlight=False)
    console.print(Markdown(f"**{clause}** {known[clause]}"))
    console.print(Text("\n".join(naming) if naming else "No test names it.", "dim"), soft_wrap=True)


def _tests_of(clause: str) -> list[str]:
    try:
        return named_by_tests().get(clause, [])
    except StarlodeError:  # an installed package comes without its tests
        return []


def coverage_of(game: str) -> dict[str, Any]:
    """How many clauses there are, how many of them tests name, and which have none."""
    known, named = clauses(game), named_by_tests()
    untested = [clause for clause in known if clause not in named]
    return {"clauses": len(known), "tested": len(known) - len(untested), "untested": untested}


def print_coverage(game: str | None, as_json: bool) -> None:
    """The coverage of one game, or of every game by name."""
    found = {name: coverage_of(name) for name in ([find_game(game).name] if game else all_games())}
    if as_json:
        print(json.dumps(found[game] if game else found))
        return
    console = Console(highlight=False)
    for name, numbers in found.items():
        console.print(f"{name}: {numbers['tested']} of {numbers['clauses']} clauses are named by a test")
        if numbers["untested"]:
            console.print(Text("Without: " + ", ".join(numbers["untested"])))


# ---- for players in the middle of a game ----


def terms(game: str) -> str:
    """The table of terms in a game's rules as Markdown; empty where there is none."""
    found = _TERMS.search(known_text(game))
    return found[1] if found else ""


def find_clauses(game: str, text: str) -> list[tuple[str, str]]:
    """The clause of that id, or all that mention the text."""
    known = clauses(game)
    if text.upper() in known:
        return [(text.upper(), known[text.upper()])]
    found = [(clause, words) for clause, words in known.items() if text.lower() in words.lower()]
    if not found:
        raise StarlodeError(f"no rule mentions '{text}'")
    return found
