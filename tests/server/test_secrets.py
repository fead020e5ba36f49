"""Nobody learns what is hidden: not by bytes, versions, sizes or refusals."""

from __future__ import annotations

import pytest

from starlode.engine.running.referee import Referee
from starlode.games import find_game, load_game
from starlode.match import Match
from starlode.server.hall import row_of
from starlode.server.herald import news
from starlode.server.present import Present
from starlode.server.rulesets import ruleset
from starlode.server.sqlstore import SqlStore
from starlode.server.table import Table
from starlode.server.wire import CreateTable, SeatWish
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
        present = Present(referee, seed)
        for ply in range(PLIES):
            if present.over:
                break
            for viewer in present.viewers:
                other, seen = twin_of(present, viewer, 1), present.versions[viewer] - 1
                assert news(table, other, viewer, seen) == news(table, present, viewer, seen)
            seat = present.acting[ply % len(present.acting)]
            actions = present.actions(seat)
            present.play(seat, actions[(7 * ply + seed) % len(actions)])


@pytest.mark.parametrize("game", playable())
def test_versions_count_what_a_viewer_may_know(game: str) -> None:
    """The same as a match's own seats count, so that secret decisions of others do not."""
    referee = referees(game)
    present, match = Present(referee, 3), Match(game, seed=3)
    for ply in range(PLIES):
        if present.over:
            break
        seat = present.acting[-1]
        action = present.actions(seat)[ply % len(present.actions(seat))]
        present.play(seat, action)
        match.play(action, seat)
        assert present.versions == [*(match.seat(n).version for n in range(match.players)), match.spectator.version]


@pytest.mark.parametrize("game", playable())
def test_taking_back_tells_nobody_who_had_not_been_told(game: str) -> None:
    referee = referees(game)
    for seed in range(1):
        present = Present(referee, seed)
        for ply in range(PLIES):
            if present.over:
                break
            seat = present.acting[0]
            before = [present.record(viewer) for viewer in present.viewers]
            versions = list(present.versions)
            told = present.play(seat, present.actions(seat)[ply % len(present.actions(seat))])
            assert present.take_back(present.count - 1, alone=True) == told
            assert [present.record(viewer) for viewer in present.viewers] == before
            gained = [new - old for new, old in zip(present.versions, versions, strict=True)]
            assert gained == [2 * (told >> place & 1) for place in range(len(gained))]
            present.play(seat, present.actions(seat)[ply % len(present.actions(seat))])
