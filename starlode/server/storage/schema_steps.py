"""The steps that lead from one schema of the database to the next, and whether a database has taken them all."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

_STEPS = Path(__file__).parent / "migrations"
LATEST = max(file.stem for file in (_STEPS / "versions").glob("s*.py")).partition("_")[0]


def is_current(connection: Connection) -> bool:
    """Whether a database has the latest schema."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return list(connection.execute(text("SELECT version_num FROM alembic_version")).scalars()) == [LATEST]


def take_missing(connection: Connection) -> None:
    """Run the steps that a database still lacks."""
    # Loaded only here: it takes as long as all else that has to do with SQL, and a server that starts again needs none.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
