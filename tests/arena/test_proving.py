"""What a network has shown in the arena decides for how many players a master is offered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starlode.arena.bout import BoutResult
from starlode.arena.plan import rotations
from starlode.arena.proving import proofs_of
from starlode.bots import network
from starlode.bots.levels import THINKING, master_thinking
from starlode.bots.makings import makings
from starlode.bots.network import write_network
from starlode.bots.proofs import Proof, mastered, proofs_file, read_proofs, write_proofs
from starlode.bots.search_bot import Thinking
from starlode.engine.boundary.errors import StarlodeError
from starlode.games import load_game
from starlode.terminal.commands.prove import run
from tests.bots.networks import random_weights

GAME = load_game("cave-in")


@pytest.fixture(autouse=True)
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A network in a folder of its own."""
    file = tmp_path / "network.npz"
    write_network(file, GAME, random_weights(GAME), (2, 3))
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    network._load.cache_clear()
    yield file
    network._load.cache_clear()


def proof(players: int, low: float, iterations: int = 2400) -> Proof:
    return Proof(players=players, iterations=iterations, games=40, wins=20, low=low, high=0.9)


def arena(folder: Path, winners: list[str], **changes: Any) -> Path:
    """The folder of an arena of three players that these bots have won; both experts where they share."""
    bots = seated("master")
    plan = {"game": GAME.info.name, "bots": bots, "options": {"players": 3}, **makings(GAME, ["master"])} | changes
    folder.mkdir()
    (folder / "arena.json").write_text(json.dumps(plan))
    lines = [msgspec.json.encode(_won(number, winner)) for number, winner in enumerate(winners)]
    (folder / "results.jsonl").write_bytes(b"\n".join(lines) + b'\n{"number": 7, "half a li')
    return folder


def seated(bot: str) -> dict[str, str]:
    """A bot in the place of the master, against two experts."""
    return dict(zip(("master", "expert", "expert #2"), (bot, "expert", "expert"), strict=True))


def _won(number: int, winner: str) -> BoutResult:
    seats = rotations(("master", "expert", "expert #2"))[number % 3]
    ranks = [1 if winner in (seat, "all") else 2 for seat in seats]
    return BoutResult(number, number, seats, [0, 0, 0], ranks, 100, 1.0)


def test_a_master_is_offered_where_it_wins_more_than_its_share() -> None:
    write_proofs(GAME, [proof(3, 0.34), proof(2, 0.49)])
    assert mastered(GAME) == (3,)


def test_nobody_masters_what_the_network_was_not_trained_for() -> None:
    write_proofs(GAME, [proof(2, 0.8), proof(4, 0.8)])
    assert mastered(GAME) == (2,)


def test_proofs_belong_to_one_network(learned: Path) -> None:
    write_proofs(GAME, [proof(2, 0.8)])
    write_network(learned, GAME, random_weights(GAME, seed=2), (2, 3))
    assert mastered(GAME) == ()


def test_without_proof_there_is_no_master() -> None:
    assert mastered(GAME) == ()


def test_arenas_prove_how_often_a_master_wins_from_any_seat(tmp_path: Path) -> None:
    one = arena(tmp_path / "one", ["master", "master", "expert"])
    other = arena(tmp_path / "other", ["all", "expert #2"])
    (found,) = proofs_of(GAME, [one, other])
    assert (found.players, found.games) == (3, 5)
    assert found.wins == pytest.approx(2.333)
    assert found.low < found.wins / 5 < found.high


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "stella-digger"}, "holds no arena of cave-in"),
        ({"bots": {"master": "master", "hard": "hard", "expert": "expert"}}, "no arena of one master against experts"),
        ({"bots": seated("neural")}, "no arena of one master against experts"),
        ({"bots": seated("neural:200ms")}, "no arena of one master against experts"),
        ({"bots": seated("neural:9600it:2")}, "no arena of one master against experts"),
        ({"bots": seated("expert")}, "no arena of one master against experts"),
        ({"network": "of yesterday"}, "was played with another network"),
    ],
)
def test_games_that_prove_nothing_are_refused(changes: dict[str, Any], reason: str, tmp_path: Path) -> None:
    with pytest.raises(StarlodeError, match=reason):
        proofs_of(GAME, [arena(tmp_path / "run", ["master"], **changes)])


def test_the_command_writes_what_it_shows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(GAME.info.name, [arena(tmp_path / "run", ["master"] * 9)])
    assert "not offered" not in capsys.readouterr().out
    assert mastered(GAME) == (3,)
    run(GAME.info.name, [])
    assert "100.0%" in capsys.readouterr().out


def test_who_is_to_be_a_master_proves_one_that_thinks_as_long(tmp_path: Path) -> None:
    (found,) = proofs_of(GAME, [arena(tmp_path / "run", ["master"] * 9, bots=seated("neural:9600it"))])
    assert (found.iterations, found.wins) == (9600, 9)
    write_proofs(GAME, [found])
    assert mastered(GAME) == (3,)
    assert master_thinking(GAME, 3) == Thinking(seconds=1.6, iterations=9600)
    assert master_thinking(GAME, 2) == THINKING["master"]


def test_masters_that_thought_differently_are_not_counted_together(tmp_path: Path) -> None:
    usual = arena(tmp_path / "usual", ["master"])
    longer = arena(tmp_path / "longer", ["master"], bots=seated("neural:9600it"))
    with pytest.raises(StarlodeError, match="masters of 2,400 and 9,600 iterations cannot be counted together"):
        proofs_of(GAME, [usual, longer])


def test_a_master_proves_what_it_thought_then(tmp_path: Path) -> None:
    usual = arena(tmp_path / "usual", ["master"])
    write_proofs(GAME, [proof(3, 0.5, iterations=9600)])
    longer = arena(tmp_path / "longer", ["master"])
    assert [found.iterations for run in (usual, longer) for found in proofs_of(GAME, [run])] == [2400, 9600]


def test_each_network_has_its_own_proofs(learned: Path) -> None:
    write_proofs(GAME, [proof(3, 0.2)])
    other = learned.with_name("network-3-4.npz")
    write_network(other, GAME, random_weights(GAME, seed=2), (3, 4))
    assert mastered(GAME) == ()
    assert write_proofs(GAME, [proof(2, 0.8), proof(4, 0.6, 9600)]) == [proofs_file(learned), proofs_file(other)]
    assert mastered(GAME) == (2, 4), "what the first one showed with three says nothing of the second"
    write_proofs(GAME, [proof(3, 0.5, 9600)])
    assert mastered(GAME) == (2, 3, 4)
    assert [one.players for one in read_proofs(proofs_file(other)).proofs] == [3, 4]
    assert [one.players for one in read_proofs(proofs_file(learned)).proofs] == [2, 3]


def test_what_another_network_has_shown_is_not_kept(learned: Path) -> None:
    write_proofs(GAME, [proof(2, 0.8)])
    write_network(learned, GAME, random_weights(GAME, seed=2), (2, 3))
    write_proofs(GAME, [proof(3, 0.8)])
    assert [one.players for one in read_proofs(proofs_file(learned)).proofs] == [3]


def test_what_is_no_proof_is_refused(learned: Path) -> None:
    file = proofs_file(learned)
    assert file == learned.with_name("network.json")
    file.write_text('{"network": 1}')
    with pytest.raises(StarlodeError, match="has no proofs about a network"):
        read_proofs(file)
