"""The command line as Markdown, from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from housedocs.markdown import code, sentence, table
from starlode.cli import app
from starlode.terminal.common.messages import words_in
from starlode.terminal.playing.typed import COMMANDS


def commands(argument: str) -> str:
    """Every command with its arguments, options and an example."""
    door: Any = get_command(app)
    return "\n".join(_command(name, command) for name, command in _flat("", door.commands))


def _flat(before: str, found: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every command, and instead of a group of commands those in it."""
    for name, command in found.items():
        if hasattr(command, "commands"):
            yield from _flat(f"{before}{name} ", command.commands)
        else:
            yield before + name, command


def _command(name: str, command: Any) -> str:
    example = (command.epilog or "").removeprefix("Example: ")
    rows = [(code(_spelling(each)), f"{sentence(each.help or '')} {_default(each)}") for each in command.params]
    return "\n".join(
        (
            f"## {name}\n\n{command.help}\n",
            f"```console\n$ {_usage(name, command.params)}\n```\n",
            table(("argument or option", "means"), rows) if rows else "",
            f"For example: `{example}`\n" if example else "",
        )
    )


def _usage(name: str, parameters: list[Any]) -> str:
    arguments = [each for each in parameters if _is_argument(each)]
    words = [_value(each) if each.required else f"[{_value(each)}]" for each in arguments]
    return " ".join(["starlode", name, *words, *(["[OPTIONS]"] if len(arguments) < len(parameters) else [])])


def _is_argument(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "argument")


def _spelling(parameter: Any) -> str:
    """How an argument or option is written."""
    if _is_argument(parameter):
        return _value(parameter)
    names = " / ".join([*parameter.opts, *parameter.secondary_opts])
    return names if parameter.is_flag else f"{names} {_value(parameter)}"


def _value(parameter: Any) -> str:
    return str(parameter.metavar or parameter.name.upper())


def _default(parameter: Any) -> str:
    if parameter.required:
        return "Required."
    default = parameter.default
    return "" if default is None or isinstance(default, bool) else f"Default: {code(default)}."


def keys(argument: str) -> str:
    """What can be typed at the table besides a move."""
    say = words_in().text
    rows = [(code(f"{word} {more}".strip()), sentence(say(f"help-{word}"))) for word, (_, more) in COMMANDS.items()]
    return table(("type", "for"), rows)
