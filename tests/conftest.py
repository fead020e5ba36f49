"""Settings shared by all tests."""

import os

import pytest
from hypothesis import settings

# The first example may wait for the compiler, so there is no deadline; CI tries the same examples every time.
settings.register_profile("starlode", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("starlode")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rule tests also run interpreted: the rules must mean the same without the compiler."""
    for item in items:
        if item.path.name.startswith("test_rules_"):
            item.add_marker("interpreted")
