"""Games by the thousand: each is the game that the lab plays of the same deal, and is noted as the lab does."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.games import load_game
from starlode.lab import Experiment, Played, play_game
from starlode.lab.evidence import unpack
from starlode.workbench.playing import ALL_LOOKS, LAST_CAUGHT, LEAD_CHANGES, SEATED, Noted
from starlode.workbench.sources import sources_of
from starlode.workbench.trial import QUICK, trial_of

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
PLAYERS, SEEDS = 3, 2


def noted_by_lab(game: str, bots: str = "easy") -> list[Played]:
    experiment = Experiment(game, {"players": PLAYERS}, (bots,))
    return [play_game(experiment, seed) for seed in range(SEEDS)]


def played(game: str, player: str, first: int = 0, games: int = SEEDS) -> Noted:
    return trial_of(load_game(game), {"players": PLAYERS}, player).play(first, games)


@pytest.mark.parametrize("game", GAMES)
def test_easy_games_are_those_of_the_lab(game: str) -> None:
    noted, labs = played(game, "easy"), noted_by_lab(game)
    flags = unpack([one.taken for one in labs], noted.taken.shape[2])
    assert (noted.taken[:, :PLAYERS] == flags).all()
    for summary, one in zip(noted.summary.tolist(), labs, strict=True):
        assert summary[SEATED : SEATED + PLAYERS] == one.points
        assert summary[SEATED + 4 : SEATED + 4 + PLAYERS] == one.ranks
        assert summary[:3] == [-1 if one.first is None else one.first, one.decisions, one.rounds]
        assert summary[LEAD_CHANGES] == one.lead_changes
        assert summary[LAST_CAUGHT] / summary[ALL_LOOKS] == pytest.approx(one.settled)


@pytest.mark.parametrize("game", GAMES)
def test_sources_are_those_of_the_game_and_add_up_to_the_points(game: str) -> None:
    noted, (sources, _) = played(game, QUICK), sources_of(load_game(game))
    assert len(sources) == noted.sources.shape[2] > 4
    assert (noted.sources[:, :PLAYERS].sum(axis=2) == noted.summary[:, SEATED : SEATED + PLAYERS]).all()
    assert (noted.sources[:, PLAYERS:] == 0).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_the_same_whatever_was_played_before_it(game: str) -> None:
    both, second = played(game, QUICK), played(game, QUICK, first=1, games=1)
    assert all((one[1] == other[0]).all() for one, other in zip(both, second, strict=True))


def test_only_players_of_the_workbench_may_play() -> None:
    with pytest.raises(StarlodeError, match="the workbench has the players quick, easy, network, not 'master'"):
        played("cave-in", "master")
