"""Commands that look after the tables of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starlode.cli.app import CommandGroup, app
from starlode.cli.arguments import Force, RecordFile

admin = typer.Typer(
    cls=CommandGroup, help="Look after the tables of a server, even while it runs.", add_completion=False
)
app.add_typer(admin, name="admin")
Database = Annotated[
    str | None, typer.Option(help="Where tables are kept; by default, what STARLODE_DATABASE says.", show_default=False)
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]


def _database(given: str | None) -> str:
    import os

    from starlode.server.common.settings import load_settings

    return load_settings(os.environ, database=given).database


@admin.command("list", epilog="Example: starlode admin list --status waiting")
def admin_list(
    status: Annotated[str, typer.Option(help="waiting, playing, over or closed.")] = "playing",
    limit: Annotated[int, typer.Option(help="List at most this many, newest first.", min=1, max=1_000_000)] = 50,
    database: Database = None,
) -> None:
    """List tables."""
    from starlode.server.operating.admin import listing, with_store

    print("\n".join(with_store(_database(database), lambda store: listing(store, status, limit))))


@admin.command("close", epilog="Example: starlode admin close 5mIEQ5RbE-VwtiL9")
def admin_close(table: TableName, database: Database = None) -> None:
    """End a table for good."""
    from starlode.server.operating.admin import close, with_store

    with_store(_database(database), lambda store: close(store, table))


@admin.command("export", epilog="Example: starlode admin export 5mIEQ5RbE-VwtiL9")
def admin_export(table: TableName, database: Database = None) -> None:
    """Print the record of a table; of one that still goes on it tells everything."""
    from starlode.server.operating.admin import export, with_store

    print(with_store(_database(database), lambda store: export(store, table)), end="")


@admin.command("import", epilog="Example: starlode admin import game.json")
def admin_import(file: RecordFile, database: Database = None) -> None:
    """Make a table of a record, and print its id."""
    from starlode.server.operating.admin import take_in, with_store

    print(with_store(_database(database), lambda store: take_in(store, file)))


@admin.command("ratings", epilog="Example: starlode admin ratings --check")
def admin_ratings(
    rebuild: Annotated[
        bool, typer.Option("--rebuild/--check", help="Store what was computed where it differs, or only say where.")
    ] = False,
    database: Database = None,
) -> None:
    """Compute all ratings anew from the games; status 1 if what is stored differs."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.recount import recount, recount_and_mend

    counted = with_store(_database(database), recount_and_mend if rebuild else recount)
    print("\n".join(counted.lines()))
    if counted.wrong and not rebuild:
        raise typer.Exit(1)


@admin.command("backup", epilog="Example: starlode admin backup copy.db")
def admin_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    database: Database = None,
    force: Force = False,
) -> None:
    """Copy the database while it is in use."""
    from starlode.server.operating.admin import backup

    backup(_database(database), file, force)
