"""`python -m starlode.cli`, which is `starlode` where it is not installed."""

from __future__ import annotations

from starlode.cli import main

main()
