"""The advice of a bot: a move that can be typed, what it means, and why; never a victory counted in points."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from starlode.bots.greedy_bot import VICTORY, GreedyBot
from starlode.engine.console import Console
from starlode.match import Match
from starlode.terminal.commands import obey
from starlode.terminal.place import Place
from starlode.terminal.table import Table


def advice(game: str, folder: Path, plies: int = 0) -> tuple[Match, str]:
    """What is said to whoever is asked after some moves, on one line."""
    match, bot = Match(game, players=2, seed=4), GreedyBot(4)
    for _ in range(plies):
        match.play(bot.choose(match.information(match.acting[0])), match.acting[0])
    console = Console(file=io.StringIO(), width=200)
    obey(Table(match, ["human", "human"], console, Place(folder / "game.json")), match.acting[0], "hint")
    assert isinstance(console.file, io.StringIO)
    return match, console.file.getvalue()


@pytest.mark.parametrize("game", ["cave-in", "cosmic-scavengers", "stella-digger"])
@pytest.mark.parametrize("plies", [0, 30])
def test_the_move_can_be_typed_and_sentences_end_once(game: str, plies: int, tmp_path: Path) -> None:
    match, told = advice(game, tmp_path, plies)
    assert told.partition("“")[2].partition("”")[0] in match.seat(match.acting[0]).legal()
    assert ".." not in told


@pytest.mark.parametrize("ahead", [VICTORY, 2 * VICTORY])
def test_a_victory_is_not_counted_in_points(ahead: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(bot: GreedyBot, information: object) -> int:
        bot.weighed = dict.fromkeys(actions, -ahead) | {actions[0]: 0.0}
        return actions[0]

    actions = Match("cave-in", players=2, seed=4).legal_actions()
    monkeypatch.setattr(GreedyBot, "choose", choose)
    told = advice("cave-in", tmp_path)[1]
    assert "wins the game" in told
    assert "000" not in told
