"""Packages that only some commands need: how to install them if they are missing."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import starlode


def how_to_install(extra: str) -> str:
    """The command that installs an extra for the running Python: from the checkout, if this is one."""
    root = Path(starlode.__file__).resolve().parent.parent
    here = (root / "pyproject.toml").exists()
    wanted = f"--editable {shlex.quote(f'{root}[{extra}]')}" if here else f"'starlode[{extra}]'"
    return f"{shlex.quote(sys.executable)} -m pip install {wanted}"
