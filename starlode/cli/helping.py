"""Help that knows which game was named."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

TYPED = "starlode.typed"


class GameCommand(TyperCommand):
    """A command whose help also lists the options of the game that was typed with it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Note what was typed, then read it as usual."""
        ctx.meta[TYPED] = list(args)  # help is answered before the arguments are read
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The usual help, then the options."""
        super().format_help(ctx, formatter)
        from starlode.terminal.commands.option_help import print_options

        print_options(ctx.meta[TYPED])
