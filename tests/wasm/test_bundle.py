"""Bundles: what a page is given of a game."""

from __future__ import annotations

import gzip
import json
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starlode.bots import network
from starlode.bots.network import network_digest, write_network
from starlode.bots.proofs import Proof, mastered, write_proofs
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.compiling import kernel
from starlode.games import load_game, read_folder
from starlode.wasm.bundle import configurations, describe, network_bytes, offer, page_networks, patches, write_bundle
from tests.bots.networks import random_weights

GAME = load_game(read_folder(Path(__file__).resolve().parents[2] / "examples" / "ore_rush"))
LEARNED = load_game("cave-in")  # has a network


def test_patches_turn_old_bytes_into_new_ones() -> None:
    assert patches(b"abcdefg", b"aXYdefZ") == [(1, b"XY".hex()), (6, b"Z".hex())]
    assert patches(b"same", b"same") == []


def test_every_number_of_players_is_offered_with_every_set_of_options() -> None:
    offered = [config.options for config in configurations(GAME, [{"rockfalls": 3}])]
    assert [(options["players"], options["rockfalls"]) for options in offered] == [
        (players, rockfalls) for rockfalls in (6, 9, 3) for players in (2, 3, 4)
    ]


def test_an_offer_holds_the_parameters_of_each_table() -> None:
    made = offer(list(configurations(GAME)))
    for chosen, config in zip(made["sets"], configurations(GAME), strict=True):
        params = bytearray(b64decode(made["base"]))
        for place, digits in chosen["patches"]:
            new = bytes.fromhex(digits)
            params[place : place + len(new)] = new
        assert bytes(params) == np.asarray(config.params).tobytes()


def test_a_description_knows_every_argument() -> None:
    described = describe(GAME)
    named = {name for names in described["exports"].values() for name in names}
    assert named == set(described["arguments"])


def test_a_page_is_told_how_to_think_at_the_levels_it_can_play_itself() -> None:
    described = describe(GAME)
    assert list(described["levels"]) == ["medium", "hard", "expert"]
    assert (described["network"], described["masters"]) == (None, {})
    learned = describe(LEARNED)
    assert list(learned["levels"]) == ["medium", "hard", "expert"]
    assert tuple(learned["masters"]) == mastered(LEARNED)
    ends = {name: described["scale"][3]["places"][name] for name in ("novice", "expert")}
    assert ends == {"novice": 1.0, "expert": 10.0}
    assert list(learned["scale"][2]["places"])[-1] == "master"
    first, *_, last = learned["scale"][2]["lots"]
    assert first == {"below": "random", "above": "easy", "share": 0.5}
    assert last == {"below": 2399, "above": 2400, "share": 1.0}
    assert described["scale"][2]["lots"][-1] == {"below": "hard", "above": "expert", "share": 1.0}


def test_a_network_travels_in_half_precision_and_comes_out_as_it_was() -> None:
    learned = page_networks(LEARNED)["network.bin"]
    planes = np.frombuffer(gzip.decompress(network_bytes(learned)), np.uint8).reshape(2, -1)
    halves = np.ascontiguousarray(planes[::-1].T).view("<f2").ravel()
    names = describe(LEARNED)["network"]["weights"]
    sizes = [describe(LEARNED)["arguments"][name]["count"] for name in names]
    for name, part in zip(names, np.split(halves, np.cumsum(sizes)[:-1]), strict=True):
        assert np.array_equal(part.astype(np.float32), getattr(learned.weights, name).ravel())
    assert page_networks(GAME) == {}


@pytest.fixture
def two_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of networks of a small game: one for two players, and another for three and four."""
    write_network(tmp_path / "network.npz", GAME, random_weights(GAME), (2, 3, 4))
    write_network(tmp_path / "network-3-4.npz", GAME, random_weights(GAME, 2), (3, 4))
    monkeypatch.setattr(network, "network_folder", lambda game: tmp_path)
    yield tmp_path
    network._load.cache_clear()


def test_a_page_is_told_which_network_is_for_how_many_players(two_networks: Path) -> None:
    shown: dict[str, Any] = {"games": 40, "wins": 30, "low": 0.6, "high": 0.9}
    write_proofs(GAME, [Proof(players=2, iterations=2_400, **shown), Proof(players=4, iterations=9_600, **shown)])
    described = describe(GAME)
    digests = [network_digest(two_networks / name) for name in ("network.npz", "network-3-4.npz")]
    assert digests[0] != digests[1]
    assert described["network"]["files"] == {
        2: {"name": "network.bin", "digest": digests[0]},
        3: {"name": "network-3-4.bin", "digest": digests[1]},
        4: {"name": "network-3-4.bin", "digest": digests[1]},
    }
    assert described["masters"] == {
        2: {"seconds": 1.6, "iterations": 2_400},
        4: {"seconds": 1.6, "iterations": 9_600},
    }
    packed = [network_bytes(learned) for learned in page_networks(GAME).values()]
    assert list(page_networks(GAME)) == ["network.bin", "network-3-4.bin"]
    assert packed[0] != packed[1]


def test_networks_of_other_widths_are_refused(two_networks: Path) -> None:
    wide = random_weights(GAME, widths=(24, 20, 16))
    write_network(two_networks / "network-3-4.npz", GAME, wide, (3, 4))
    network._load.cache_clear()
    wanted = r"must have layers of the same widths: network\.npz has \S+, network-3-4\.npz has 24x20x16"
    with pytest.raises(StarlodeError, match=wanted):
        describe(GAME)


@pytest.mark.skipif(not kernel.COMPILED, reason="modules are made by the compiler")
def test_a_bundle_is_a_folder_of_files(tmp_path: Path) -> None:
    write_bundle(GAME, tmp_path)
    found = sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file())
    assert found == ["params.json", "rules.json", "rules.wasm", "types.ts", "words/en.ftl"]
    assert json.loads((tmp_path / "rules.json").read_bytes())["schema"]["game"] == "ore-rush"
