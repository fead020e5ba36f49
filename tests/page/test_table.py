"""The browser table: its types, its own tests, and people at real browsers over the built site and a real server."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from starlode.engine import kernel

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "web" / "node_modules"
VITEST = str(MODULES / "vitest" / "vitest.mjs")
TABLE = ROOT / "web" / "table"
CI = os.environ.get("CI") == "true"

pytestmark = [
    pytest.mark.skipif(not kernel.COMPILED, reason="nothing here depends on how the rules run"),
    pytest.mark.skipif(not CI and not (shutil.which("node") and MODULES.exists()), reason="needs Node: make web"),
]
needs_browser = pytest.mark.skipif(not CI and not shutil.which("chromium"), reason="needs Chromium")


def run(*command: str) -> None:
    """Run something of the page's own; its output is shown where it fails."""
    environment = {**os.environ, "NO_COLOR": "1", "STARLODE_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=TABLE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def test_the_table_is_typed() -> None:
    check = MODULES / "svelte-check" / "bin" / "svelte-check"
    run("node", str(check), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_parts_of_the_table() -> None:
    run("node", VITEST, "run")


@needs_browser
@pytest.mark.parametrize("scene", sorted(path.name.split(".")[0] for path in (TABLE / "e2e").glob("*.test.ts")))
def test_people_at_the_table(scene: str) -> None:
    """Whole games by clicks, against bots and each other; a scene that finds nothing to look at must not pass."""
    assert (ROOT / "build" / "site" / "index.html").exists(), "make site"
    assert (ROOT / "build" / "page" / "index.html").exists(), "make page"
    run(
        "node",
        VITEST,
        "run",
        "--config",
        "vitest.e2e.config.ts",
        f"e2e/{scene}.test.ts",
    )
