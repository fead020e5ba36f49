"""Tests of what is optional: skipped with a word where it is not installed, but never where everything must be."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def needed(package: str) -> None:
    """Skip the tests of a module unless a package is there; under CI that is a failure."""
    if find_spec(package) is None:
        assert os.environ.get("CI") != "true", f"{package} is missing: pip install 'starlode[dev]'"
        pytest.skip(f"{package} is not installed: pip install 'starlode[dev]'", allow_module_level=True)


# There is not a Ray for every machine and Python; the one that checks changes has it.
NO_RAY = pytest.mark.skipif(
    find_spec("ray") is None and os.environ.get("CI") != "true", reason="the extra starlode[ray] is not installed"
)
