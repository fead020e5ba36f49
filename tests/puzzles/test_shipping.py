"""The puzzles that come with the games, and what a page is given of them."""

from __future__ import annotations

import zlib
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from starlode.games import load_game
from starlode.puzzles import information_of, load_puzzles, shipping
from starlode.puzzles.puzzle import packed, unpacked
from starlode.puzzles.shipping import FILE, page_puzzles, shipped_puzzles
from starlode.wasm.bundle import PUZZLES, texts
from tests.example import GAME

SHIPPED = ("cave-in", "cosmic-scavengers", "stella-digger")


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_puzzle_is_a_decision_of_its_seat(name: str) -> None:
    game = load_game(name)
    assert game.info.folder
    puzzles = load_puzzles(game, game.info.folder / FILE)  # refused if the rules have changed: find them anew
    assert puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        information = information_of(game, puzzle)
        assert sorted(choice.action for choice in puzzle.choices) == information.actions
        assert puzzle.theme == information.moves[information.actions.index(puzzle.best.action)].partition(" ")[0]
        hidden = information.referee.record(information.block, 0, puzzle.seat)
        assert hidden.tobytes() == information.block.tobytes()


@pytest.mark.parametrize("name", SHIPPED)
def test_a_page_is_given_all_of_them_without_what_it_does_not_need(name: str) -> None:
    game = load_game(name)
    given: Any = page_puzzles(game)
    puzzles = {puzzle.id: puzzle for puzzle in shipped_puzzles(game)}
    assert [row["id"] for row in given["puzzles"]] == sorted(puzzles)
    for row in given["puzzles"]:
        puzzle = puzzles[row["id"]]
        assert given["options"][row["options"]] == puzzle.options
        assert zlib.decompress(b64decode(row["record"])) == information_of(game, puzzle).block.tobytes()
        assert row["choices"][0] == (puzzle.best.action, round(1000 * puzzle.best.expected))
    assert msgspec.json.decode(texts(game)[PUZZLES]) == msgspec.json.decode(msgspec.json.encode(given))


def test_a_game_without_puzzles_has_none_in_its_bundle() -> None:
    assert page_puzzles(GAME) is None
    assert PUZZLES not in texts(GAME)


def test_puzzles_of_other_rules_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / FILE).write_text('{"puzzles":1,"game":"ore-rush","rules":999,"layout":"x"}\n')
    monkeypatch.setattr(shipping, "_file", lambda game: tmp_path / FILE)
    assert shipped_puzzles(GAME) == []


@pytest.mark.parametrize("name", SHIPPED)
def test_a_record_is_kept_by_its_fields_wherever_these_lie_in_memory(name: str) -> None:
    game = load_game(name)
    block = information_of(game, shipped_puzzles(game)[0]).block
    fields: Any = block.dtype.fields
    turned = np.zeros(1, [(field, fields[field][0]) for field in reversed(list(fields))])
    for field in fields:
        turned[field] = block[field]
    assert turned.tobytes() != block.tobytes()
    assert unpacked(game, packed(turned)).tobytes() == block.tobytes()
