"""What matters first: news about the player before what rivals do, and after resuming only what is new."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from starlode.bots import make_bot
from starlode.engine.system.console import Console
from starlode.match import Match
from starlode.match.seat import DONE_TO_YOU, OF_OTHERS, YOURS, News
from starlode.terminal.common.messages import words_in
from starlode.terminal.drawing.choices import choices_of
from starlode.terminal.keeping.place import Place
from starlode.terminal.playing.forced import is_forced
from starlode.terminal.playing.screen import Item, fitted, items_of, latest
from starlode.terminal.playing.table import TerminalTable

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")


def table_of(match: Match, folder: Path) -> TerminalTable:
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, color_system=None)
    return TerminalTable(match, ["human", *["greedy"] * (match.players - 1)], console, Place(folder / "game.json"))


def asked(table: TerminalTable, decisions: int) -> bool:
    """Let everybody play until the person has decided so often, and is asked once more."""
    bot = make_bot("greedy", 3)
    while not table.match.over and decisions >= 0:
        seat = table.next_person()
        if seat is None:
            break
        if is_forced(table, seat):
            table.play_forced(seat)
        elif decisions == 0:
            return True
        else:
            decisions -= 1
            table.play(bot.choose(table.seat(seat).information()), seat)
    return False


def shown(table: TerminalTable) -> str:
    lines = table.console.render_lines(fitted(table, 0, choices_of(table.seat(0))))
    return " ".join(" ".join("".join(segment.text for segment in line) for line in lines).split())


def test_what_others_did_to_you_is_told_however_much_they_bought(tmp_path: Path) -> None:
    table, seen = table_of(Match("cave-in", players=4, seed=7), tmp_path), 0
    while asked(table, 1):
        harm = [news for news in table.news(0) if news.weight == DONE_TO_YOU]
        seen += len(harm)
        others = [news for news in table.news(0) if news.weight == OF_OTHERS]
        text = shown(table)
        told = [news.text in text for news in harm]
        assert all(told) or (told[-1] and not any(news.text in text for news in others)), text
    assert seen > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_resumed_game_tells_what_happened_since_the_person_was_asked(game: str, tmp_path: Path) -> None:
    told_again = False
    for decisions in (1, 12, 30):
        table = table_of(Match(game, players=2, seed=7, names=["Ann", "Greedy"]), tmp_path)
        assert asked(table, decisions)
        again = table_of(Match.from_record(table.match.record()), tmp_path / "again")
        told_again |= again.news(0) != table.news(0)
        again.catch_up()
        assert again.news(0) == table.news(0)
    assert told_again  # where nobody catches up


@pytest.mark.parametrize(
    ("room", "kept"),
    [
        (1, ["· robbed"]),
        (2, ["· robbed", "(4 more lines: type log)"]),
        (3, ["· robbed", "· mine", "(3 more lines: type log)"]),
        (4, ["· robbed", "· mine", "· late", "(2 more lines: type log)"]),
        (5, ["· robbed", "· early", "· bought", "· mine", "· late"]),
    ],
)
def test_where_room_is_short_rivals_come_last(room: int, kept: list[str], tmp_path: Path) -> None:
    news = [
        News("early", OF_OTHERS),
        News("bought", OF_OTHERS),
        News("robbed", DONE_TO_YOU),
        News("mine", YOURS),
        News("late", OF_OTHERS),
    ]
    table = table_of(Match("cave-in", players=2, seed=7), tmp_path)
    items: list[Item] = [item for group in items_of(news) for item in group]
    lines = table.console.render_lines(latest(table, items, room))
    assert ["".join(segment.text for segment in line).rstrip() for line in lines] == kept


# ---- languages ----


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_terminal_speaks_every_language_of_the_games(language: str) -> None:
    english, spoken = words_in(), words_in(language)
    assert set(english.messages()) - set(spoken.messages()) == set()
    assert [name for name in english.messages() if english.variables(name) != spoken.variables(name)] == []


TYPED = {"Enter", "card", "help", "log", "START"}  # in Japanese commands are typed as in English
TITLES = {"the"}  # of Artifacts that the German box, too, has in English


@pytest.mark.parametrize(("language", "word"), [("de", r"[a-zäöüß]{3,}"), ("ja", r"[A-Za-z][a-z]{2,}")])
@pytest.mark.parametrize("game", GAMES)
def test_no_english_is_left_in_a_frame(game: str, language: str, word: str, tmp_path: Path) -> None:
    """No word that the same frame has in English, but for moves as they are written."""
    tables = [
        table_of(Match(game, players=2, seed=7, names=["A", "B"], language=spoken), tmp_path)
        for spoken in (language, "en")
    ]
    alone = re.compile(rf"(?<![\w\u2019'-]){word}(?![\w\u2019'-])")
    words, theirs = (set(alone.findall(shown(table))) for table in tables)
    moves = {part for move in tables[0].seat(0).legal() for part in re.findall(r"\w+", move)}
    assert (words & theirs) - moves - TYPED - TITLES == set()
