"""What the page about bots shows can be run: here with few games, small networks and little learning."""

from __future__ import annotations

import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest

from tests import commands
from tests.extras import needed

for package in ("torch", "gymnasium"):
    needed(package)

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "how-to" / "write-a-bot.md").read_text("utf-8")
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [line.split("    #")[0].strip() for line in PAGE.splitlines() if line.startswith("    ")]
LESS = {r"--games \d+": "--games 2", r"--minutes \d+": "--decisions 512 --games 8 --steps 8", r":50ms": ":2it"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like a checkout, with the bot of the page in it."""
    made = tmp_path_factory.mktemp("bots")
    (made / "examples").symlink_to(ROOT / "examples")
    (made / "my_bot.py").write_text(CODE[0])
    return made


def briefly(command: str) -> list[str]:
    for wanted, less in LESS.items():
        command = re.sub(wanted, less, command)
    return shlex.split(command)[1:]


def test_the_bot_of_the_page_plays_out_a_match(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(folder)
    exec(CODE[1], {})


def test_every_command_of_the_page_works_in_its_order(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    shown = [command for command in COMMANDS if command.startswith(("starlode", "python examples"))]
    assert len(shown) == 8
    for command in shown:
        if command.startswith("python"):
            monkeypatch.setattr(sys, "argv", ["ppo_torch.py", "--decisions", "4096"])
            runpy.run_path("examples/ppo_torch.py", run_name="__main__")
        elif " play " not in command:  # which waits for a person
            done = commands.run(*briefly(command))
            assert done.exit_code == 0, (command, done.output)
