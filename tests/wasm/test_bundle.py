"""Bundles: what a page is given of a game."""

from __future__ import annotations

import json
from base64 import b64decode
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from starlode.engine.compiling import kernel
from starlode.games import load_game, read_folder
from starlode.wasm.bundle import configurations, describe, offer, patches, write_bundle

GAME = load_game(read_folder(Path(__file__).resolve().parents[2] / "examples" / "ore_rush"))


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


def test_a_page_is_told_how_to_think_at_the_levels_it_can_play_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "info", replace(GAME.info, mastered=(2, 3)))
    described = describe(GAME)
    assert list(described["levels"]) == ["medium", "hard", "expert"]
    assert described["masters"] == (2, 3)


@pytest.mark.skipif(not kernel.COMPILED, reason="modules are made by the compiler")
def test_a_bundle_is_a_folder_of_files(tmp_path: Path) -> None:
    write_bundle(GAME, tmp_path)
    found = sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file())
    assert found == ["params.json", "rules.json", "rules.wasm", "types.ts", "words/en.ftl"]
    assert json.loads((tmp_path / "rules.json").read_bytes())["schema"]["game"] == "ore-rush"
