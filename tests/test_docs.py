"""Documentation that can fail: examples run, commands exist, links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    exec(example, {})
    assert "collapsed" in capsys.readouterr().out


def test_the_commands_of_the_readme_exist() -> None:
    from typer.main import get_command

    from starlode.cli import app

    commands = set(get_command(app).commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"`starlode (\w+)", (ROOT / "README.md").read_text()))
    assert named
    assert named <= commands


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target
