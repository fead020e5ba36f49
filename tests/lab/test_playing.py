"""What is remembered of a game, and that workers remember the same."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import structs

from starlode.arena.spreading import Workers
from starlode.engine.running import loops
from starlode.engine.state.records import one
from starlode.games import load_game, read_folder
from starlode.lab import Experiment, Played, play_game, playing
from starlode.lab.evidence import gather, unpack
from starlode.lab.measures import seat_shares
from starlode.lab.playing import at_marks, count_lead_changes, settled_at
from starlode.lab.report import make_report
from starlode.lab.sentences import statistics
from starlode.lab.workers import batch_size, batches, finished, ledger_of, play_all
from starlode.match import Match

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "ore_rush"
GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")
RANDOM = Experiment("cave-in", {"players": 3}, ("random",), games=6)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return [play_game(RANDOM, seed) for seed in RANDOM.seeds]


def test_the_same_seed_gives_the_same_game(played: list[Played]) -> None:
    assert play_game(RANDOM, 4) == played[4]
    assert [game.number for game in played] == list(range(6))


@pytest.mark.parametrize("game", GAMES)
def test_greedy_seats_decide_as_the_greedy_bot_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in one compiled leg, once decision by decision."""
    experiment = Experiment(game, {"players": 3}, ("greedy", "novice"))
    compiled = [play_game(experiment, seed) for seed in (0, 1)]
    monkeypatch.setattr(playing, "_is_greedy", lambda bot: False)
    assert [play_game(experiment, seed) for seed in (0, 1)] == compiled


def test_an_edited_component_file_is_another_experiment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also the game's own file: otherwise an edit would be answered with games from before it."""
    before = RANDOM.digest()
    own = RANDOM.game.component_file
    assert own is not None
    edited = tmp_path / "components.toml"
    edited.write_text(own.read_text("utf-8") + "# edited\n", "utf-8")
    assert RANDOM.with_components(edited).digest() != before
    monkeypatch.setattr(type(RANDOM.game), "component_file", edited)
    assert RANDOM.digest() != before


def test_two_workers_remember_what_one_does(played: list[Played], tmp_path: Path) -> None:
    heard: list[Played] = []
    with ledger_of(RANDOM, tmp_path) as ledger:
        play_all(RANDOM, ledger, Workers(2), heard.extend)
        assert finished(RANDOM, ledger) == played
    assert sorted(heard, key=lambda game: game.number) == played


def test_an_interrupted_run_goes_on_where_it_stopped(
    played: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop_after_three(games: Sequence[Played]) -> None:
        heard.extend(games)
        if len(heard) == 3:
            raise KeyboardInterrupt

    heard: list[Played] = []
    monkeypatch.setattr("starlode.lab.workers.BATCH", 1)
    with ledger_of(RANDOM, tmp_path) as ledger, pytest.raises(KeyboardInterrupt):
        play_all(RANDOM, ledger, Workers(1), stop_after_three)
    with ledger_of(RANDOM, tmp_path) as ledger:
        assert finished(RANDOM, ledger) == played[:3]
        play_all(RANDOM, ledger, Workers(1), heard.extend)
        assert finished(RANDOM, ledger) == played
    assert heard == played


def test_a_longer_run_begins_with_a_shorter_one_and_another_experiment_is_kept_apart(tmp_path: Path) -> None:
    longer = Experiment("cave-in", {"players": 3}, ("random",), games=60)
    other = Experiment("cave-in", {"players": 3}, ("greedy",), games=6)
    folders = []
    for experiment in (RANDOM, longer, other):
        with ledger_of(experiment, tmp_path) as ledger:
            folders.append(ledger.folder)
    assert folders[0] == folders[1] != folders[2]


def test_points_are_the_sum_of_their_sources(played: list[Played]) -> None:
    for game in played:
        assert [sum(seat.values()) for seat in game.sources] == game.points
        assert game.trail[-1] == game.points
        assert sum(game.wins) == pytest.approx(1)
        assert game.rounds


@pytest.mark.parametrize(("game", "name"), [("cave-in", "First player"), ("cosmic-scavengers", "Seat 1")])
def test_who_begins_by_lot_is_still_the_first_player(game: str, name: str) -> None:
    experiment = Experiment(game, {"players": 3}, ("random",), games=8)
    played = [play_game(experiment, seed) for seed in experiment.seeds]
    shares = seat_shares(gather(experiment, played))
    assert shares[0].name == name
    assert shares[0].rate == pytest.approx(sum(one.wins[one.first or 0] for one in played) / 8)
    assert len({one.first for one in played}) == (3 if name == "First player" else 1)


def test_a_game_that_all_lose_has_no_winner(played: list[Played]) -> None:
    lost = structs.replace(played[0], ranks=[2, 2, 2])
    report = make_report(RANDOM, [lost, *played[1:]])
    assert lost.wins == [0, 0, 0]
    assert "In 16.7 % of games no one wins: all lose together." in statistics(report)
    assert report.seats[0].fair == pytest.approx(5 / 6 / 3)


def test_bots_change_seats_from_game_to_game() -> None:
    pair = Experiment("cave-in", {"players": 3}, ("greedy", "random"))
    assert [pair.seating(seed) for seed in (0, 1)] == [("greedy", "random", "greedy"), ("random", "greedy", "random")]


def test_an_experiment_travels_without_its_parameters() -> None:
    assert RANDOM.config
    there = pickle.loads(pickle.dumps(RANDOM))
    assert there == RANDOM
    assert "config" not in vars(there)


def test_batches_cover_every_seed_once_and_slow_bots_report_every_game() -> None:
    assert list(batches(range(5, 15), 4)) == [range(5, 9), range(9, 13), range(13, 15)]
    assert batch_size(RANDOM, 1000, 2) == 16
    assert batch_size(RANDOM, 6, 2) == 3
    assert batch_size(Experiment("cave-in", bots=("greedy", "search:20ms")), 1000, 2) == 1


def test_every_half_kept_comes_with_its_card(played: list[Played]) -> None:
    for game in played:
        for seat in unpack([game.taken], len(RANDOM.columns))[0]:
            took = [column for column, flag in zip(RANDOM.columns, seat, strict=True) if flag]
            kept = sorted(column.component.choice for column in took if column.how == "kept")
            assert kept == sorted(column.component.id for column in took if column.how == "collected")


def test_whatever_is_offered_or_taken_has_its_column(played: list[Played]) -> None:
    evidence = gather(RANDOM, played)
    assert evidence.taken.shape == evidence.offered.shape == (6, 3, len(evidence.columns))
    assert set(evidence.columns) < set(RANDOM.columns)  # some factions do not take part
    assert (evidence.taken | evidence.offered).any(axis=(0, 1)).all()


def test_the_mine_and_both_halves_of_each_open_artifact_are_on_offer() -> None:
    state = one(RANDOM.game.state_type)
    loops.deal_seed(RANDOM.config.params, state, 3, 0, 0)
    offers = list(RANDOM.game.on_offer(RANDOM.config, state, 0))
    assert len([how for _, how in offers if how == "gained"]) == 10
    assert len([how for _, how in offers if how == "kept"]) == 2 * len([how for _, how in offers if how == "collected"])


@pytest.mark.parametrize("game", GAMES)
def test_no_two_components_share_an_id(game: str) -> None:
    experiment = Experiment(game)
    ids = [thing.id for thing in experiment.game.components_of(experiment.config)]
    assert len(ids) == len(set(ids)) > 50


def test_lead_changes_ignore_ties() -> None:
    assert count_lead_changes([[0, 0], [2, 0], [2, 2], [2, 3], [4, 3], [4, 4], [5, 4]]) == 2


def test_a_game_is_settled_when_no_loser_leads_any_more() -> None:
    assert settled_at([[0, 0], [1, 2], [3, 2], [4, 2]], [0]) == 0.5
    assert settled_at([[1, 0], [1, 0]], [0]) == 0
    assert settled_at([[1, 0], [1, 0]], []) == 1  # all lost


def test_marks_are_spread_over_the_game() -> None:
    marks = at_marks([[look] for look in range(41)])
    assert (marks[0], marks[10], marks[-1]) == ([0], [20], [40])


@pytest.mark.parametrize("game", GAMES)
def test_the_state_tells_the_round_and_so_does_a_seats_record(game: str) -> None:
    match = Match(game, seed=1)
    assert match.game.round_of(match.state) == match.game.round_of(match.information().record) == 1


def test_a_game_that_counts_no_rounds_has_none() -> None:
    match = Match(load_game(read_folder(EXAMPLE)), seed=1)
    assert match.game.round_of(match.state) is None
