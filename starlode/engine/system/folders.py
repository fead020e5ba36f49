"""The user's folders, at each operating system's usual place."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Where this user's games and tables are kept; it need not exist."""
    return user_data_path("starlode", appauthor=False)
