"""A wheel carries the page and the games for it: who installs it needs neither a compiler nor Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starlode.games import load_game
from starlode.wasm.bundle import (
    ADVISED_MODULE,
    DESCRIPTION,
    MODULE,
    is_made,
    network_bytes,
    page_networks,
    texts,
    write_bundle,
)
from tests.server.parlour import PLAIN, ROOT, Guest, attend, wait_until
from tests.wasm.sections import exported

PARTS = ("starlode", "docs/rules", "pyproject.toml", "setup.py", "README.md", "LICENSE")
GAME = "cave-in"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as a wheel brings it, with a real game for the page; the page itself is a stand-in."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "tree"
    for part in PARTS:
        copy(ROOT / part, tree / part)
    bundle(tree / "build" / "web" / GAME)
    (tree / "build" / "page").mkdir()
    (tree / "build" / "page" / "index.html").write_text("<title>Starlode</title>")
    run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder / "dist"), str(tree))
    (wheel,) = (folder / "dist").glob("*.whl")
    run("-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder / "site"), str(wheel))
    return folder / "site"


def bundle(folder: Path) -> None:
    """The game for the page: as `make web` built it, if that was from these sources, or built now."""
    game, built = load_game(GAME), ROOT / "build" / "web" / GAME
    if is_made(built, texts(game)[DESCRIPTION]):
        copy(built, folder)
    else:
        write_bundle(game, folder)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def run(*command: str) -> None:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed server answers."""
    settings = {"STARLODE_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}", "STARLODE_WARM": "0"}
    process = subprocess.Popen(
        [sys.executable, "-m", "starlode.cli", "serve", "--port", "0"],
        env={**os.environ, **settings, "PYTHONPATH": str(installed), "NUMBA_DISABLE_JIT": "1"},
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    found = re.search(r"http://\S+", process.stderr.readline())
    assert found
    wait_until(lambda: answers(found[0]))
    yield found[0]
    process.kill()
    process.communicate()


def answers(address: str) -> bool:
    try:
        return httpx.get(address + "/healthz", **PLAIN).status_code == 200
    except httpx.TransportError:
        return False


def test_an_installed_wheel_serves_page_games_and_tables(address: str) -> None:
    assert "<title>Starlode" in httpx.get(address + "/", **PLAIN).text
    module = httpx.get(f"{address}/engine/{GAME}/{MODULE}", **PLAIN)
    described = httpx.get(f"{address}/engine/{GAME}/{DESCRIPTION}", **PLAIN).json()
    assert module.headers["content-type"] == "application/wasm"
    assert set(described["exports"]) - {"search_advised"} < set(exported(module.content))
    assert httpx.get(f"{address}/engine/{GAME}/{ADVISED_MODULE}", **PLAIN).content[:4] == b"\0asm"
    for name, network in page_networks(load_game(GAME)).items():
        assert httpx.get(f"{address}/engine/{GAME}/{name}", **PLAIN).content == network_bytes(network)
    made = httpx.post(address + "/api/tables", json={"game": GAME, "seats": [{"kind": "human"}] * 2}, **PLAIN).json()

    async def play() -> None:
        guest = await Guest.enter(address, made["table"], *made["tokens"].values())
        await guest.until(lambda: guest.acting is not None)
        assert guest.acting is not None
        assert (await guest.play(guest.acting))["type"] == "update"

    attend(play())
