"""What modules are like: small, closed, the same every time."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from starlode.bots.network import has_network
from starlode.engine.authoring.game import Game
from starlode.engine.compiling import kernel
from starlode.games import all_games, load_game, read_folder
from starlode.wasm.exports import ADVISED, exports
from starlode.wasm.link import HEAP
from starlode.wasm.modules import advised_module_of, module_of
from tests.commands import refusal
from tests.wasm.sections import exported, has_imports

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "ore_rush"
MOST = 65 * 1024  # bytes of a module as it goes over the wire
MOST_ADVISED = 42 * 1024

pytestmark = pytest.mark.skipif(not kernel.COMPILED, reason="modules are made by the compiler")


def games() -> list[Game]:
    return [load_game(info) for info in (read_folder(EXAMPLE), *all_games().values())]


@pytest.fixture(params=games(), ids=lambda game: game.info.name)
def module(request: pytest.FixtureRequest) -> tuple[Game, bytes]:
    return request.param, module_of(request.param)


def test_a_module_asks_the_page_for_nothing(module: tuple[Game, bytes]) -> None:
    assert not has_imports(module[1])


def test_a_module_offers_what_its_description_says(module: tuple[Game, bytes]) -> None:
    game, code = module
    assert exported(code) == ["memory", *(export.name for export in exports(game)), HEAP]


def test_a_module_is_small(module: tuple[Game, bytes]) -> None:
    assert len(gzip.compress(module[1], mtime=0)) <= MOST


@pytest.mark.parametrize("game", [game for game in games() if has_network(game)], ids=lambda game: game.info.name)
def test_the_search_with_a_network_is_a_small_module_of_its_own(game: Game) -> None:
    code = advised_module_of(game)
    assert not has_imports(code)
    assert exported(code) == ["memory", *(export.name for export in ADVISED), HEAP]
    assert len(gzip.compress(code, mtime=0)) <= MOST_ADVISED


BUILD = """
from starlode.games import load_game, read_folder
from starlode.wasm.modules import make_module
from pathlib import Path
import sys
game, folder = load_game(read_folder(Path(sys.argv[1]))), Path(sys.argv[2])
(folder / "plain.wasm").write_bytes(make_module(game))
(folder / "observing.wasm").write_bytes(make_module(game, observing=True))
"""


@pytest.fixture(scope="module")
def made_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Modules from one process, which goes through its sets in an order of its own."""
    folder = tmp_path_factory.mktemp("modules")
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", BUILD, EXAMPLE, folder], env=environment, capture_output=True, check=True)
    return folder


def test_the_same_sources_make_the_same_bytes(made_elsewhere: Path) -> None:
    """Whoever made the module that is kept."""
    assert (made_elsewhere / "plain.wasm").read_bytes() == module_of(load_game(read_folder(EXAMPLE)))


def test_observations_are_exported_where_they_are_asked_for(made_elsewhere: Path) -> None:
    assert "observe" in exported((made_elsewhere / "observing.wasm").read_bytes())
    assert "observe" not in exported((made_elsewhere / "plain.wasm").read_bytes())


def test_a_wrong_option_is_refused_before_anything_is_compiled(tmp_path: Path) -> None:
    told = refusal("wasm", EXAMPLE, "--out", tmp_path, "--option", "rockfalls=99")
    assert told == "starlode: option rockfalls cannot be '99'; it takes 1 to 9\n"
    assert list(tmp_path.iterdir()) == []
