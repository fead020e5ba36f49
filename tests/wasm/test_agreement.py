"""WebAssembly and native rules agree to the byte: Python plays games, and the page's own tests play them again."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from starlode.engine.authoring.game import Game
from starlode.engine.compiling import kernel
from starlode.games import all_games, load_game, read_folder
from starlode.wasm.bundle import configurations, write_bundle
from tests.wasm.sampling import sample
from tests.wasm.trials import trials

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PAGE = WEB / "engine"
VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"
CI = os.environ.get("CI") == "true"

pytestmark = [
    pytest.mark.skipif(not kernel.COMPILED, reason="modules are made by the compiler"),
    pytest.mark.skipif(not CI and not (shutil.which("node") and VITEST.exists()), reason="needs Node: make web"),
]


def games() -> list[Game]:
    return [load_game(info) for info in (read_folder(ROOT / "examples" / "ore_rush"), *all_games().values())]


def write_samples(game: Game, folder: Path, first: int, count: int, decisions: int) -> None:
    """The bundle of a game, with games of each number of players and each set of options played natively."""
    write_bundle(game, folder / game.info.name)
    samples = [
        sample(game, config, first + 1000 * number + place, decisions)
        for place, config in enumerate(configurations(game))
        for number in range(count)
    ]
    (folder / game.info.name / "samples.json").write_bytes(msgspec.json.encode(samples))
    if game.component_file:
        (folder / game.info.name / "trials.json").write_bytes(msgspec.json.encode(trials(game, game.info.players[0])))


def play_again(folder: Path, *arguments: str) -> None:
    """Run the page's tests on these bundles; their output is shown where they fail."""
    environment = {**os.environ, "STARLODE_BUNDLES": str(folder), "NO_COLOR": "1"}
    command = ["node", str(VITEST), "run", *arguments]
    done = subprocess.run(command, cwd=PAGE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def test_the_page_plays_the_same_games_and_so_do_its_bots(tmp_path: Path) -> None:
    """All in one run: every game played again, its words, whole games among bots, here and in Chromium, and paths."""
    for game in games():
        write_samples(game, tmp_path, first=100, count=1, decisions=40)
    play_again(tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.name)
def test_the_page_plays_the_same_games_for_many_seeds(game: Game, tmp_path: Path) -> None:
    first = int.from_bytes(os.urandom(4))
    print(f"seeds from {first}")
    write_samples(game, tmp_path, first, count=8, decisions=1000)
    play_again(tmp_path, "test/agreement", "test/words")
