"""Commands as a person would type them, for the tests of every room."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import typer.testing
from typer.main import get_command
from typer.testing import CliRunner, Result

from starlode.cli import app

# Typer describes all commands anew each time one is run, which takes longer than most of them.
typer.testing._get_command = cache(get_command)  # type: ignore[attr-defined]


def run(*arguments: str | Path, typed: str = "") -> Result:
    """What `starlode` answers to these arguments."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


def refusal(*arguments: str | Path, typed: str = "") -> str:
    """What it says to wrong input: one line on standard error, with exit code 2 and nothing else."""
    result = run(*arguments, typed=typed)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("starlode: ")
    assert result.stderr.count("\n") == 1
    return result.stderr
