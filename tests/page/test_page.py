"""The browser table: its types hold, its parts keep their promises, and people play whole games in real browsers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TABLE = WEB / "table"
TOOLS = WEB / "node_modules"
BUNDLES = ROOT / "build" / "web"
SCENES = sorted(path.name for path in (TABLE / "e2e").glob("*.test.ts"))
CI = os.environ.get("CI") == "true"

pytestmark = pytest.mark.skipif(
    not CI and not (shutil.which("node") and TOOLS.is_dir() and BUNDLES.is_dir()), reason="needs Node: make web"
)


def run(*command: str) -> None:
    """Run one of the page's tools; its output is shown where it fails."""
    environment = {**os.environ, "NO_COLOR": "1", "STARLODE_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=TABLE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def test_the_table_is_typed() -> None:
    checker = TOOLS / "svelte-check" / "bin" / "svelte-check"
    run("node", str(checker), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_table_keeps_its_promises() -> None:
    run("node", str(TOOLS / "vitest" / "vitest.mjs"), "run")


@pytest.mark.skipif(not CI and not shutil.which("chromium"), reason="needs Chromium")
@pytest.mark.parametrize("scene", SCENES)
def test_people_at_the_table(scene: str) -> None:
    """Games by clicks, against bots and each other; a scene that finds nothing to look at must not pass."""
    for folder in ("site", "page"):
        assert (ROOT / "build" / folder / "index.html").exists(), f"make {folder}"
    run("node", str(TOOLS / "vitest" / "vitest.mjs"), "run", "--config", "vitest.e2e.config.ts", f"e2e/{scene}")
