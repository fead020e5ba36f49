"""The advice of a search: a move that can be typed, what it means, and what is expected of it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.search_bot import SearchBot, Thinking
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing import hints
from starlode.terminal.playing.table import TerminalTable
from starlode.terminal.playing.typed import obey

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
SHORT = Thinking(iterations=300)


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """By iterations alone, so that the same thought comes out again however busy the machine is."""
    monkeypatch.setattr(hints, "THINKING", SHORT)


def later(game: str, plies: int) -> Match:
    """A game after some sensible moves."""
    match, bot = Match(game, players=2, seed=4), GreedyBot(4)
    for _ in range(plies):
        match.play(bot.choose(match.information(match.acting[0])), match.acting[0])
    return match


def advice(match: Match, folder: Path) -> str:
    """What is said to whoever is asked, each sentence on one line."""
    console = Console(file=io.StringIO(), width=200)
    obey(TerminalTable(match, ["human", "human"], console, Place(folder / "game.json")), match.acting[0], "hint")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 30])
def test_the_move_can_be_typed_and_sentences_end_once(game: str, plies: int, tmp_path: Path) -> None:
    match = later(game, plies)
    told = advice(match, tmp_path)
    assert told.partition("“")[2].partition("”")[0] in match.seat(match.acting[0]).legal()
    assert ".." not in told
    assert "%" in told or len(match.legal()) == 1


@pytest.mark.parametrize("plies", [12, 40])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_a_search_would_do(game: str, plies: int, tmp_path: Path) -> None:
    match = later(game, plies)
    while len(match.legal(match.acting[0])) == 1:
        match.play(match.legal_actions(match.acting[0])[0], match.acting[0])
    seat = match.seat(match.acting[0])
    wanted = seat.hint(SearchBot(0, SHORT)).choice.move
    assert f"A search would type “{wanted}”" in advice(match, tmp_path)


def test_it_does_not_advise_what_is_thrown_away_at_a_glance(tmp_path: Path) -> None:
    """Somewhere in a game the greedy bot and the search disagree, and then the search is believed."""
    match, bot = Match("cave-in", players=2, seed=4), GreedyBot(4)
    while not match.over:
        seat = match.seat(match.acting[0])
        greedy, searched = (seat.hint(adviser).choice.move for adviser in (bot, SearchBot(0, SHORT)))
        if greedy != searched:
            assert f"“{searched}”" in advice(match, tmp_path)
            return
        seat.play(greedy)
    pytest.fail("they never disagreed")


def test_the_only_choice_needs_no_thought(tmp_path: Path) -> None:
    match, bot = Match("cave-in", players=2, seed=4), GreedyBot(4)
    while len(match.legal_actions(match.acting[0])) > 1:
        match.play(bot.choose(match.information(match.acting[0])), match.acting[0])
    assert re.match(r"There is no choice but “.+”", advice(match, tmp_path))
