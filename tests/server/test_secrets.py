"""Nobody learns what is hidden: not by bytes, versions, sizes or refusals."""

from __future__ import annotations

import pytest

from starlode.engine.running.referee import Referee
from starlode.games import find_game, load_game
from starlode.match import Match
from starlode.server.protocol.wire import CreateTable, SeatWish
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.tables.broadcast import news
from starlode.server.tables.registry import row_of
from starlode.server.tables.rulesets import ruleset
from starlode.server.tables.served_game import ServedGame
from starlode.server.tables.table import Table
from tests.server.parlour import playable
from tests.server.twins import twin_of

SEEDS = range(3)
PLIES = 40


def referees(game: str) -> Referee:
    loaded = load_game(game)
    return Referee(loaded, loaded.configure({}))


def empty_table(game: str) -> Table:
    """A table to speak for; what is said comes from the position alone."""
    fewest = find_game(game).players[0]
    row = row_of(CreateTable(game=game, seats=[SeatWish()] * fewest))
    return Table(row, ruleset(row.game, row.options), SqlStore("sqlite://"))


@pytest.mark.parametrize("game", playable())
def test_a_viewer_is_sent_the_same_bytes_in_two_hidden_truths(game: str) -> None:
    """Whatever is hidden from a viewer, rival or spectator, the whole message is the same."""
    referee, table = referees(game), empty_table(game)
    for seed in SEEDS:
        live = ServedGame(referee, seed)
        for ply in range(PLIES):
            if live.over:
                break
            for viewer in live.viewers:
                other, seen = twin_of(live, viewer, 1), live.versions[viewer] - 1
                assert news(table, other, viewer, seen) == news(table, live, viewer, seen)
            seat = live.acting[ply % len(live.acting)]
            actions = live.actions(seat)
            live.play(seat, actions[(7 * ply + seed) % len(actions)])


@pytest.mark.parametrize("game", playable())
def test_versions_count_what_a_viewer_may_know(game: str) -> None:
    """The same as a match's own seats count, so that secret decisions of others do not."""
    referee = referees(game)
    live, match = ServedGame(referee, 3), Match(game, seed=3)
    for ply in range(PLIES):
        if live.over:
            break
        seat = live.acting[-1]
        action = live.actions(seat)[ply % len(live.actions(seat))]
        live.play(seat, action)
        match.play(action, seat)
        assert live.versions == [*(match.seat(n).version for n in range(match.players)), match.spectator.version]


@pytest.mark.parametrize("game", playable())
def test_taking_back_tells_nobody_who_had_not_been_told(game: str) -> None:
    referee = referees(game)
    for seed in range(1):
        live = ServedGame(referee, seed)
        for ply in range(PLIES):
            if live.over:
                break
            seat = live.acting[0]
            before = [live.record(viewer) for viewer in live.viewers]
            versions = list(live.versions)
            told = live.play(seat, live.actions(seat)[ply % len(live.actions(seat))])
            assert live.take_back(live.count - 1, alone=True) == told
            assert [live.record(viewer) for viewer in live.viewers] == before
            gained = [new - old for new, old in zip(live.versions, versions, strict=True)]
            assert gained == [2 * (told >> place & 1) for place in range(len(gained))]
            live.play(seat, live.actions(seat)[ply % len(live.actions(seat))])
