"""The browser table: its parts keep their promises, and people play whole games in real browsers."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TABLE = WEB / "table"
TOOLS = WEB / "node_modules"
BUNDLES = ROOT / "build" / "web"
SCENES = sorted(path.name for path in (TABLE / "e2e").glob("*.test.ts"))
PASSED = "passed"
CI = os.environ.get("CI") == "true"

pytestmark = pytest.mark.skipif(
    not CI and not (shutil.which("node") and TOOLS.is_dir() and BUNDLES.is_dir()), reason="needs Node: make web"
)


def has_browser() -> bool:
    """Whether the scenes find a Chromium or a Chrome."""
    return (
        bool(shutil.which("node"))
        and not subprocess.run(["node", WEB / "chromium.mjs"], capture_output=True).returncode
    )


def vitest(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests of the page."""
    environment = {**os.environ, "NO_COLOR": "1", "STARLODE_PYTHON": sys.executable}
    command = ["node", str(TOOLS / "vitest" / "vitest.mjs"), "run", *arguments]
    return subprocess.run(command, cwd=TABLE, env=environment, capture_output=True, text=True, check=False)


def test_the_table_keeps_its_promises() -> None:
    done = vitest()
    assert done.returncode == 0, (done.stdout + done.stderr)[-6000:]


# One run, since all scenes share a browser and a server; it says of every scene what became of it.
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not CI and not has_browser(), reason="needs Chromium")
def test_people_at_the_table(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """Games by clicks, against bots and each other; a scene that finds nothing to look at must not pass."""
    for folder in ("site", "page"):
        assert (ROOT / "build" / folder / "index.html").exists(), f"make {folder}"
    report = tmp_path / "scenes.json"
    done = vitest("--config", "vitest.e2e.config.ts", "--reporter=json", f"--outputFile={report}")
    assert report.exists(), (done.stdout + done.stderr)[-6000:]
    results = {Path(file["name"]).name: file for file in json.loads(report.read_text("utf-8"))["testResults"]}
    tell_second_tries(results)
    for scene in SCENES:
        with subtests.test(scene):
            assert troubles_of(results[scene]) == []
    assert done.returncode == 0, done.stderr[-6000:]


def tell_second_tries(results: dict[str, dict[str, Any]]) -> None:
    """Leave in build/durations which scenes passed only when they were played again, and why: someone should look."""
    scenes = [one for file in results.values() for one in file["assertionResults"] if one["status"] == PASSED]
    lines = [f"{one['fullName']}: {one['failureMessages'][0]}" for one in scenes if one["failureMessages"]]
    report = ROOT / "build" / "durations" / "second-tries.txt"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def troubles_of(file: dict[str, Any]) -> list[str]:
    """Why a file of scenes has not passed; one that was left out has not."""
    scenes = file["assertionResults"]
    failed = [one for one in scenes if one["status"] != PASSED]
    wrong = [f"{one['fullName']}: {one['failureMessages'] or one['status']}" for one in failed]
    return wrong if scenes and file["status"] == PASSED else [file["message"], *wrong]
