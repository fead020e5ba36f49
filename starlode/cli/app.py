"""The application behind the command line, and how it answers when something was wrong."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from starlode import __version__
from starlode.cli.complaints import said
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import PATH
from starlode.engine.boundary.quoting import one_line, printable
from starlode.engine.system.extras import how_to_install

INTERRUPTED = 130
WRONG_INPUT = 2
LONGEST = 1000  # characters of a complaint
SERVER_PACKAGES = ("alembic", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "webauthn", "websockets")

# Typer's own mistakes of usage all derive from this class, which some of its versions keep to themselves.
UsageError: Any = typer.BadParameter.__base__


class CommandGroup(TyperGroup):
    """The commands; whatever a person got wrong becomes one line on standard error."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except UsageError as error:
            code = complain(said(error))
        except StarlodeError as error:
            code = complain(str(error))
        except OSError as error:  # a full disk, an impossible path: the machine objects, not the program
            where = f"{printable(str(error.filename), PATH)}: " if error.filename else ""
            code = complain(f"{where}{error.strerror or error}")
            _give_up_output()
        except ModuleNotFoundError as error:
            package = str(error.name).partition(".")[0]
            if package not in SERVER_PACKAGES:
                raise
            code = complain(f"a server needs {package}, which is not installed: {how_to_install('server')}")
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        sys.exit(code or 0)


def _give_up_output() -> None:
    """Where what was printed cannot be written, keep Python from trying once more, and saying so, when it ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str) -> int:
    """Say in one line what was wrong; answers with the exit code."""
    print("starlode: " + one_line(message, LONGEST), file=sys.stderr)
    return WRONG_INPUT


app = typer.Typer(
    cls=CommandGroup,
    help="Starlode: space-mining board games to play, to study and to teach programs.",
    epilog="Example: starlode play cave-in",
    rich_markup_mode="rich",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"starlode {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Show the help when no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())
