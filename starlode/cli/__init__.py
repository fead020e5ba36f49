"""The command line, `starlode play` and its sisters, one module for each kind of people who use it.

Only names and options live here. A command imports what it needs when it is called, so that `starlode games` and
`--help` answer at once.
"""

from __future__ import annotations

import sys
from importlib import import_module
from io import TextIOWrapper

from starlode.cli.door import app

__all__ = ["app", "main"]

# A module adds its commands when it is imported; the help lists them in this order.
for subject in ("playing", "studying", "making", "serving", "admin"):
    import_module(f"{__name__}.{subject}")


def main() -> None:
    """What the command `starlode` runs."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal or file may know fewer characters than boards have
    app(prog_name="starlode")
