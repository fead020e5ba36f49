"""What the page is built with is what the games say of themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starlode.analysis.measures import FILE
from starlode.bots.cast import CAST
from starlode.engine.export.schema import schema, summary
from starlode.engine.export.typescript import typescript
from starlode.games import all_games, load_game

GENERATED = Path(__file__).resolve().parents[2] / "web" / "generated"


@pytest.mark.parametrize("name", all_games())
def test_the_types_of_the_page_are_those_of_the_game(name: str) -> None:
    assert (GENERATED / f"{name}.ts").read_text("utf-8") == typescript(schema(load_game(name))), "make wire"


def test_the_page_lists_the_games_as_they_are_declared() -> None:
    house = {name: info for name, info in all_games().items() if info.module.startswith("starlode.games.")}
    listed = {name: summary(load_game(info)) for name, info in house.items()}
    assert json.loads((GENERATED / "games.json").read_text("utf-8")) == listed, "make wire"


def test_the_page_calls_bots_by_the_names_that_the_server_gives_them() -> None:
    assert json.loads((GENERATED / "cast.json").read_text("utf-8")) == CAST, "make wire"


def test_the_page_measures_lines_as_python_does() -> None:
    assert (GENERATED / "measures.json").read_bytes() == FILE.read_bytes(), "make wire"
