"""Bots that play by a network: legal, repeatable, blind, and only with a network of their own game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from starlode.bots import make_bot, network, play_out
from starlode.bots.adviser import SPARE, Weights, ask, hire
from starlode.bots.levels import MasterBot
from starlode.bots.network import (
    has_network,
    network_digest,
    network_file,
    network_files,
    network_for,
    read_network,
    shipped_networks,
    signature_of,
    trained_for,
    write_network,
)
from starlode.bots.neural_bot import STYLE, AdvisedBot, NeuralBot
from starlode.bots.proofs import Proof, write_proofs
from starlode.bots.search_bot import SearchBot, Thinking, Tree
from starlode.bots.search_state import SearchNode
from starlode.bots.seating import bots_for, check_networks
from starlode.engine.boundary.errors import StarlodeError, UnknownBot
from starlode.engine.running import single
from starlode.engine.state.records import Array, blank, duplicate
from starlode.games import load_game
from starlode.match import Information, Match
from tests.bots.networks import random_weights

GAMES = ("cave-in", "cosmic-scavengers", "stella-digger")


@pytest.fixture
def untrained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of networks that have learned nothing, one for each game, and the bots going by it."""
    for name in GAMES:
        game = load_game(name)
        (tmp_path / name).mkdir()
        write_network(tmp_path / name / "network.npz", game, random_weights(game), (2, 3, 4))
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path / game.info.name)
    yield tmp_path
    network._load.cache_clear()


def answer(weights: Weights, observation: Array) -> tuple[Array, Array]:
    """What a network says, as anybody would write it: both heads."""
    for weight, bias in ((weights.w0, weights.b0), (weights.w1, weights.b1), (weights.w2, weights.b2)):
        observation = np.maximum(observation @ weight + bias, 0)
    return observation @ weights.wp + weights.bp, observation @ weights.wv + weights.bv


def midgame(name: str, players: int = 3, ply: int = 12) -> Match:
    """A match after a few random moves, with something to decide."""
    match, chance = Match(name, players=players, seed=ply), Random(ply)
    while match.ply < ply or len(match.legal(match.acting[0])) < 3:
        seat = match.acting[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


@pytest.mark.interpreted
@pytest.mark.parametrize("name", GAMES)
def test_an_adviser_says_what_the_network_says(name: str) -> None:
    """Also about the next position, for which only what has changed is counted anew."""
    game = load_game(name)
    weights = random_weights(game, widths=(24, 20, 16))
    adviser = hire(weights, 0)
    for ply in (5, 12, 13, 30):
        match = midgame(name, ply=ply)
        information = match.information(match.acting[0])
        ask(match.config.params, information.record, information.seat, adviser)
        looks, scores = answer(weights, information.observation())
        np.testing.assert_allclose(adviser.kept[SPARE], looks, atol=1e-4)
        np.testing.assert_allclose(adviser.scores, scores, atol=1e-4)


@pytest.mark.parametrize("name", GAMES)
def test_neural_takes_what_the_network_likes_best(name: str, untrained: Path) -> None:
    match = midgame(name)
    information = match.information(match.acting[0])
    looks, _ = answer(random_weights(match.game), information.observation())
    best = max(information.actions, key=lambda action: float(looks[action]))
    assert make_bot("neural").choose(information) == best


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["neural", "neural:8it"])
def test_neural_plays_legal_games_and_repeats_them(name: str, bot: str, untrained: Path) -> None:
    played = []
    for _ in range(2):
        match = Match(name, players=2, seed=3)
        play_out(match, [make_bot(bot, 1), make_bot("random", 2)])
        played.append(match.moves)
    assert played[0] == played[1]


@pytest.mark.lots
@pytest.mark.interpreted
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["neural", "neural:20it:2"])
def test_a_network_is_blind_to_what_is_hidden(name: str, bot: str, untrained: Path) -> None:
    """Two truths that look the same to the seat: the same bot thinks the same thoughts in both."""
    match = midgame(name)
    seat, found, truths = match.acting[0], set(), set()
    for stream in range(4):
        truth = duplicate(match.state)
        single.imagine(match.config.params, truth, seat, 4, stream)
        thinker = make_bot(bot, 9)
        choice = thinker.choose(Information.of(match.game, match.config, truth, seat, 77))
        found.add((choice, *sorted(thinker.visits().items() if isinstance(thinker, SearchBot) else ())))
        truths.add(np.asarray(truth).tobytes())
    assert len(truths) > 1
    assert len(found) == 1


def test_a_search_thinks_the_same_of_the_same_question(untrained: Path) -> None:
    """Whatever it was asked before: an adviser who is asked again has forgotten everything."""
    first, second = midgame("cave-in"), midgame("cave-in", ply=20)
    visits = []
    for earlier in ((), (second,)):
        bot = AdvisedBot(5, Thinking(iterations=40))
        for match in earlier:
            bot.think(match.information(match.acting[0], 1))
        bot._random.seed(5)
        bot.think(first.information(first.acting[0], 1))
        visits.append(bot.visits())
    assert visits[0] == visits[1]


def test_what_a_search_explains_is_legal(untrained: Path) -> None:
    match = midgame("cave-in")
    bot = AdvisedBot(5, Thinking(iterations=40))
    bot.think(match.information(match.acting[0], 1))
    candidates = bot.explain()
    assert sum(visits for visits, _ in bot.visits().values()) == 40
    assert all(candidate.move in match.legal() for candidate in candidates)
    assert all(0 <= candidate.expected <= 1 for candidate in candidates)


# ---- what a search makes of advice ----


def opinionated(match: Match, looks: dict[int, float], scores: list[float]) -> Tree:
    """The tree of a seat whose network says the same of every position."""
    blank_slate = Weights(*(np.zeros_like(array) for array in random_weights(match.game)))
    for action, value in looks.items():
        blank_slate.bp[action] = value
    blank_slate.bv[: len(scores)] = scores
    return Tree(match.information(match.acting[0], 1), 1, blank(SearchNode, 202), STYLE, adviser=hire(blank_slate, 202))


@pytest.mark.parametrize("name", GAMES)
def test_a_search_looks_first_at_what_the_network_likes(name: str) -> None:
    match = midgame(name)
    for favourite in match.legal_actions(match.acting[0]):
        tree = opinionated(match, {favourite: 5.0}, [0.0])
        tree.grow(20)
        assert tree.nodes["action"][tree.children()[0]] == favourite


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_counted_from_whoever_decides_next(name: str) -> None:
    match = midgame(name, players=3)
    tree = opinionated(match, {}, [2.0, 0.0, -2.0])
    tree.grow(1)
    told = [1 / (1 + np.exp(-score)) for score in (2.0, 0.0, -2.0)]
    rotations = [told[-step:] + told[:-step] for step in range(3)]
    assert any(np.allclose(tree.plan.totals[:3], rotation) for rotation in rotations)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_is_judged_by_the_victory_and_not_by_the_network(players: int) -> None:
    """There is one victory, for those who have it. The network expects nothing."""
    match, chance = Match("cave-in", players=players, seed=2), Random(2)
    while not match.over:
        match.play(chance.choice(match.legal_actions()))
    tree = opinionated(match.at(len(match.moves) - 1), {}, [-50.0] * 4)
    tree.grow(1)
    assert match.outcome is not None
    winners = [result.rank == 1 for result in match.outcome.results]
    assert tree.plan.totals[:players].tolist() == [won / sum(winners) for won in winners]


def test_half_precision_is_kept_by_a_file(tmp_path: Path) -> None:
    game = load_game("cave-in")
    weights = random_weights(game)
    write_network(tmp_path / "cave-in.npz", game, weights, (2,))
    read = read_network(tmp_path / "cave-in.npz", game)
    assert read.players == {2}
    for found, written in zip(read.weights, weights, strict=True):
        np.testing.assert_array_equal(found, written)


def test_a_network_with_another_aim_counts_for_two_players_only(tmp_path: Path) -> None:
    game = load_game("cave-in")
    write_network(tmp_path / "new.npz", game, random_weights(game), (2, 3, 4))
    with np.load(tmp_path / "new.npz") as file:
        np.savez(tmp_path / "old.npz", **{name: file[name] for name in file if name != "aim"})
    assert read_network(tmp_path / "new.npz", game).players == {2, 3, 4}
    assert read_network(tmp_path / "old.npz", game).players == {2}


def test_neural_takes_how_long_to_think_and_nothing_else() -> None:
    assert isinstance(make_bot("neural"), NeuralBot)
    assert isinstance(make_bot("neural:50ms:2"), AdvisedBot)
    with pytest.raises(StarlodeError, match="thinks for 200ms"):
        make_bot("neural:deeply")


def test_a_network_of_your_own_plays_by_its_file(tmp_path: Path) -> None:
    match, file = midgame("cave-in"), tmp_path / "mine.npz"
    information = match.information()
    write_network(file, match.game, random_weights(match.game, 5), (match.players,))
    adviser = hire(read_network(file, match.game).weights, 0)
    ask(match.config.params, information.record, information.seat, adviser)
    best = max(information.actions, key=lambda action: float(adviser.kept[SPARE][action]))
    assert make_bot(f"neural:{file}").choose(information) == best
    assert isinstance(make_bot(f"neural:{file}:10it"), AdvisedBot)
    check_networks([f"neural:{file}:10it"], match.game, match.players)
    with pytest.raises(UnknownBot, match=r"mine\.npz, a network for cave-in, was trained for 3 players, not for 2"):
        check_networks([f"neural:{file}"], match.game, 2)
    with pytest.raises(UnknownBot, match="trained for other observations"):
        check_networks([f"neural:{file}"], load_game("stella-digger"), 2)


def test_a_network_that_was_written_anew_plays_anew(tmp_path: Path) -> None:
    game, file = load_game("cave-in"), tmp_path / "mine.npz"
    for seed in (5, 6):
        write_network(file, game, random_weights(game, seed), (2,))
        os.utime(file, ns=(seed, seed))  # whatever the clock of the disk can tell apart
        assert np.array_equal(network_for(game, 2, file).b0, random_weights(game, seed).b0)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("neural:gone.npz", "there is no network 'gone.npz'"), ("neural:net.pt", "a network is a file such as mine.npz")],
)
def test_a_network_that_is_none_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_bot(name)


# ---- what is refused ----


def test_a_game_without_a_network_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    match = Match("cave-in", seed=1)
    for name in ("neural", "neural:10it"):
        with pytest.raises(UnknownBot, match="no network was trained for cave-in"):
            make_bot(name).choose(midgame("cave-in").information())
    with pytest.raises(UnknownBot):
        network_for(match.game, 2)


def test_bots_without_their_network_are_neither_offered_nor_seated(
    untrained: Path,
) -> None:
    game = load_game("cave-in")
    assert "master" not in bots_for(game, 2), "a network that has shown nothing makes no level"
    write_proofs(game, [Proof(players=2, iterations=2400, games=30, wins=25, low=0.66, high=0.93)])
    assert "neural" in bots_for(game, 3)
    assert "master" not in bots_for(game, 3)
    assert bots_for(game, 2)[-1] == "master"
    check_networks(["random", "neural:10it"], game, 2)
    (untrained / "cave-in" / "network.npz").unlink()
    assert not {"neural", "master"} & set(bots_for(game, 2))
    check_networks(["random", "expert"], game, 2)
    with pytest.raises(UnknownBot, match="no network"):
        check_networks(["random", "neural:10it"], game, 2)


def test_a_number_of_players_that_was_not_trained_is_refused(untrained: Path) -> None:
    game = load_game("cave-in")
    write_network(untrained / "cave-in" / "network.npz", game, random_weights(game), (2, 3))
    assert network_for(game, 3)
    with pytest.raises(UnknownBot, match="trained for 2, 3 players, not for 4"):
        network_for(game, 4)


def test_a_network_that_names_a_number_of_players_goes_before_the_one_for_all(untrained: Path) -> None:
    game, folder = load_game("cave-in"), untrained / "cave-in"
    write_network(folder / "network-3-4.npz", game, random_weights(game, 2), (2, 3, 4))
    (folder / "network-old.npz").write_bytes(b"no name of a network")
    assert network_files(game) == [folder / "network.npz", folder / "network-3-4.npz"]
    for players, name, seed in ((2, "network.npz", 1), (3, "network-3-4.npz", 2), (4, "network-3-4.npz", 2)):
        assert network_file(game, players) == folder / name
        np.testing.assert_array_equal(network_for(game, players).b0, random_weights(game, seed).b0)
    (folder / "network.npz").unlink()
    assert network_file(game, 2) == folder / "network.npz"
    assert (has_network(game), trained_for(game)) == (True, (3, 4))
    with pytest.raises(UnknownBot, match="the network for cave-in was trained for 3, 4 players, not for 2"):
        network_for(game, 2)


def test_a_network_counts_only_for_what_it_was_trained_for(untrained: Path) -> None:
    game, folder = load_game("cave-in"), untrained / "cave-in"
    write_network(folder / "network-3-4.npz", game, random_weights(game), (3,))
    assert trained_for(game) == (2, 3)
    (folder / "network-3-4.npz").write_bytes(b"no network")
    assert trained_for(game) == (2,)


def test_a_master_thinks_for_as_long_as_it_has_proven_itself_with(untrained: Path) -> None:
    """Also one that has played with fewer players before, with less room for its thoughts."""
    game, bot = load_game("cave-in"), make_bot("master", 3)
    assert isinstance(bot, SearchBot)
    shown: dict[str, Any] = {"games": 30, "wins": 25, "low": 0.66, "high": 0.93}
    write_proofs(game, [Proof(players=2, iterations=30, **shown), Proof(players=3, iterations=90, **shown)])
    for players, iterations in ((2, 30), (3, 90), (2, 30)):
        bot.think(midgame("cave-in", players).information(seed=1))
        assert sum(visits for visits, _ in bot.visits().values()) == iterations


def test_a_master_that_is_told_to_thinks_for_fewer_iterations(untrained: Path) -> None:
    """At first sight it does what the network likes best."""
    information, looking = midgame("cave-in", 2).information(seed=1), make_bot("neural")
    for iterations in (1, 7):
        bot = MasterBot(3, iterations)
        bot.think(information)
        assert sum(visits for visits, _ in bot.visits().values()) == iterations
    assert MasterBot(3, 1).choose(information) == looking.choose(information)


def test_a_network_for_other_rules_is_refused(untrained: Path) -> None:
    one, other = (load_game(name) for name in GAMES[:2])
    assert signature_of(one) != signature_of(other)
    with pytest.raises(UnknownBot, match="other observations or actions of cosmic-scavengers"):
        read_network(untrained / "cave-in" / "network.npz", other)


def test_a_page_is_sent_only_a_network_that_fits(untrained: Path) -> None:
    game, file = load_game("cave-in"), untrained / "cave-in" / "network.npz"
    assert list(shipped_networks(game)) == [file]
    before = network_digest(file)
    file.write_bytes((untrained / "cosmic-scavengers" / "network.npz").read_bytes())
    network._load.cache_clear()
    assert not shipped_networks(game)
    assert network_digest(file) != before
    file.unlink()
    assert not shipped_networks(game)


def test_a_damaged_network_is_refused(tmp_path: Path) -> None:
    game, file = load_game("cave-in"), tmp_path / "cave-in.npz"
    write_network(file, game, random_weights(game), (2,))
    whole = file.read_bytes()
    for place in range(40, len(whole), len(whole) // 20):
        file.write_bytes(whole[:place] + bytes(200) + whole[place + 200 :])
        with pytest.raises(UnknownBot, match=r"cave-in\.npz (is not a network|was trained)"):
            read_network(file, game)


def test_layers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    game = load_game("cave-in")
    weights = random_weights(game)
    for name, wrong in (("w1", weights.w2), ("bp", weights.bv), ("w0", weights.w1), ("b0", np.ones((), np.float32))):
        write_network(tmp_path / "cave-in.npz", game, weights._replace(**{name: wrong}), (2,))
        with pytest.raises(UnknownBot, match="do not fit"):
            read_network(tmp_path / "cave-in.npz", game)


def stored(save: Callable[..., None], *arrays: Any, **named: Any) -> bytes:
    stream = BytesIO()
    save(stream, *arrays, **named)
    return stream.getvalue()


@pytest.mark.parametrize(
    "content",
    [b"", b"PK", b"no network at all", stored(np.save, np.zeros(3)), stored(np.savez, w0=np.zeros(3))],
)
def test_what_is_no_network_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "cave-in.npz").write_bytes(content)
    with pytest.raises(UnknownBot, match=r"cave-in\.npz is not a network"):
        read_network(tmp_path / "cave-in.npz", load_game("cave-in"))
