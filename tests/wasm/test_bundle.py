"""Bundles: what a page is given of a game."""

from __future__ import annotations

import gzip
import json
from base64 import b64decode
from pathlib import Path

import numpy as np
import pytest

from starlode.bots.network import shipped_networks
from starlode.bots.proofs import mastered
from starlode.engine.compiling import kernel
from starlode.games import load_game, read_folder
from starlode.wasm.bundle import configurations, describe, network_bytes, offer, patches, write_bundle

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
    assert (described["network"], described["masters"]) == (None, ())
    learned = describe(LEARNED)
    assert list(learned["levels"]) == ["medium", "hard", "expert", "master"]
    assert learned["masters"] == mastered(LEARNED)
    ends = {name: described["scale"][3]["places"][name] for name in ("novice", "expert")}
    assert ends == {"novice": 1.0, "expert": 10.0}
    assert list(learned["scale"][2]["places"])[-1] == "master"


def test_a_network_travels_in_half_precision_and_comes_out_as_it_was() -> None:
    (network,), packed = shipped_networks(LEARNED).values(), network_bytes(LEARNED)
    assert network is not None
    assert packed is not None
    planes = np.frombuffer(gzip.decompress(packed), np.uint8).reshape(2, -1)
    halves = np.ascontiguousarray(planes[::-1].T).view("<f2").ravel()
    names = describe(LEARNED)["network"]["weights"]
    sizes = [describe(LEARNED)["arguments"][name]["count"] for name in names]
    for name, part in zip(names, np.split(halves, np.cumsum(sizes)[:-1]), strict=True):
        assert np.array_equal(part.astype(np.float32), getattr(network.weights, name).ravel())
    assert network_bytes(GAME) is None


@pytest.mark.skipif(not kernel.COMPILED, reason="modules are made by the compiler")
def test_a_bundle_is_a_folder_of_files(tmp_path: Path) -> None:
    write_bundle(GAME, tmp_path)
    found = sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file())
    assert found == ["params.json", "rules.json", "rules.wasm", "types.ts", "words/en.ftl"]
    assert json.loads((tmp_path / "rules.json").read_bytes())["schema"]["game"] == "ore-rush"
