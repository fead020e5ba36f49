"""What was wrong with a command line, in the words of the house: what was expected, and what was found."""

from __future__ import annotations

import re
from typing import Any

from starlode.engine.boundary.quoting import shown

_FOUND = re.compile(r"'?(.*?)'? is not (?:a valid|in the range) ", re.DOTALL)
_UNKNOWN = re.compile(r"No such command '(.*)'\.(.*)", re.DOTALL)


def said(error: Any) -> str:
    """One of Typer's complaints, said so that it tells what would be right, however long the wrong word is."""
    message = str(error.format_message())
    kind = getattr(getattr(error, "param", None), "type", None)
    takes_numbers = getattr(kind, "name", "").startswith(("int", "float"))
    found, unknown = _FOUND.match(str(error.message)), _UNKNOWN.fullmatch(message)
    if found and takes_numbers:
        return f"{error.param.opts[-1]}: expected {_wanted(kind)}, found {shown(found[1])}"
    if unknown:
        advice = unknown[2].strip() or f"{error.ctx.command_path} --help lists them"
        return f"there is no command {shown(unknown[1])}; {advice[0].lower()}{advice[1:]}"
    if message.startswith("Missing "):
        return f"{message} {error.ctx.command_path} --help has an example."
    return message


def _wanted(kind: Any) -> str:
    """The numbers that an option takes."""
    number = "a whole number" if kind.name.startswith("int") else "a number"
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is None:
        return number
    return f"{number} from {least} to {most}" if most is not None else f"{number} of at least {least}"
