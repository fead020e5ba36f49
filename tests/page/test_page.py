"""The browser table: its types hold, and what lies beneath the drawing does what it promises.

Whole games in a real browser take minutes and have a verb of their own, `make chromium`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TABLE = WEB / "table"
TOOLS = WEB / "node_modules"
BUNDLES = ROOT / "build" / "web"
CI = os.environ.get("CI") == "true"

pytestmark = pytest.mark.skipif(
    not CI and not (shutil.which("node") and TOOLS.is_dir() and BUNDLES.is_dir()), reason="needs Node: make web"
)


def run(*command: str) -> None:
    """Run one of the page's tools; its output is shown where it fails."""
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=TABLE, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


def test_the_table_is_typed() -> None:
    checker = TOOLS / "svelte-check" / "bin" / "svelte-check"
    run("node", str(checker), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_table_keeps_its_promises() -> None:
    run("node", str(TOOLS / "vitest" / "vitest.mjs"), "run")
