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


Whom = Annotated[str, typer.Argument(metavar="WHOM", help="A name, or an address: of IPv6 the whole /64.")]
Why = Annotated[str, typer.Option("--reason", help="Why; whoever is banned can read it.")]
Days = Annotated[float, typer.Option(help="For how many days; 0 is for good.", min=0)]


@admin.command("ban", epilog="Example: starlode admin ban Ann --reason 'insults' --days 7")
def admin_ban(whom: Whom, reason: Why, days: Days = 0, database: Database = None) -> None:
    """Let somebody play no longer, by name or by network."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import ban

    with_store(_database(database), lambda store: ban(store, whom, "ban", reason, days))


@admin.command("unban", epilog="Example: starlode admin unban 2001:db8::1")
def admin_unban(whom: Whom, database: Database = None) -> None:
    """Let somebody play again."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import lift

    with_store(_database(database), lambda store: lift(store, whom, "ban"))


@admin.command("mute", epilog="Example: starlode admin mute Ann --reason 'insults' --days 1")
def admin_mute(whom: Whom, reason: Why, days: Days = 0, database: Database = None) -> None:
    """Let somebody write nothing more, by name or by network."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import ban

    with_store(_database(database), lambda store: ban(store, whom, "mute", reason, days))


@admin.command("unmute", epilog="Example: starlode admin unmute Ann")
def admin_unmute(whom: Whom, database: Database = None) -> None:
    """Let somebody write again."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import lift

    with_store(_database(database), lambda store: lift(store, whom, "mute"))


@admin.command("kick", epilog="Example: starlode admin kick 5mIEQ5RbE-VwtiL9 1 --reason 'insults'")
def admin_kick(
    table: TableName,
    seat: Annotated[int, typer.Argument(help="The seat, from 0.", min=0)],
    reason: Why,
    database: Database = None,
) -> None:
    """Take somebody's seat at a table away: during a game, a bot keeps it."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import kick

    with_store(_database(database), lambda store: kick(store, table, seat, reason))


@admin.command("call-off", epilog="Example: starlode admin call-off 5mIEQ5RbE_VwtiL9 --reason 'insults'")
def admin_call_off(
    tournament: Annotated[str, typer.Argument(help="The id of a tournament, the end of its address.")],
    reason: Why,
    database: Database = None,
) -> None:
    """Call a tournament off: games that are played go on, and there is no further round."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import call_off

    with_store(_database(database), lambda store: call_off(store, tournament, reason))


@admin.command("reports", epilog="Example: starlode admin reports --settle 5f3a9c01")
def admin_reports(
    settle: Annotated[str | None, typer.Option(help="Note that this one has been dealt with.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Also those that have been dealt with.")] = False,
    limit: Annotated[int, typer.Option(help="List at most this many, newest first.", min=1, max=1_000_000)] = 50,
    database: Database = None,
) -> None:
    """List what players reported, with what was said."""
    from starlode.server.operating import order
    from starlode.server.operating.admin import with_store

    if settle is not None:
        with_store(_database(database), lambda store: order.settle(store, settle))
    print("\n".join(with_store(_database(database), lambda store: order.reports(store, limit, every))))


@admin.command("audit", epilog="Example: starlode admin audit --limit 20")
def admin_audit(
    limit: Annotated[int, typer.Option(help="List at most this many, newest first.", min=1, max=1_000_000)] = 50,
    database: Database = None,
) -> None:
    """List what operators did, when, and why."""
    from starlode.server.operating.admin import with_store
    from starlode.server.operating.order import audit

    print("\n".join(with_store(_database(database), lambda store: audit(store, limit))))
