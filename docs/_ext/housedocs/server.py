"""The server's settings, verbs, messages and refusals as Markdown, from the server itself."""

from __future__ import annotations

from typing import Any

import msgspec

from housedocs.markdown import code, table
from starlode.server.api.verbs import VERBS
from starlode.server.common.messages import words_in
from starlode.server.common.settings import PREFIX, explain
from starlode.server.protocol import wire

_HOME = f"{PREFIX}DATABASE"


def settings(argument: str) -> str:
    """Every setting with its default and what it is for."""
    rows = [(code(name), _default(name, default), promise) for name, default, promise in explain()]
    return table(("variable", "default", "means"), rows)


def _default(name: str, default: str) -> str:
    if name == _HOME:  # depends on whose machine this is
        return "a file in the user's data folder"
    return code(default) if default else ""


def verbs(argument: str) -> str:
    """Every request that the API answers."""
    rows = [(code(f"{verb.method} {verb.path}"), verb.promise, "yes" if verb.token else "") for verb in VERBS]
    return table(("request", "does", "token"), rows)


def messages(argument: str) -> str:
    """The messages of one side: `client` or `server`."""
    union: Any = wire.FromClient if argument == "client" else wire.FromServer
    return table(("type", "fields", "means"), [_message(kind) for kind in union.__args__])


def _message(kind: type[msgspec.Struct]) -> tuple[str, str, str]:
    fields = ", ".join(code(name) for name in kind.__struct_fields__)
    promise = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
    return code(str(kind.__struct_config__.tag)), fields, promise


def refusals(argument: str) -> str:
    """Every code of a refusal, with its words."""
    words = words_in("en")
    facts = dict.fromkeys(("why", "name", "seconds", "low", "high", "most"), "…")
    codes = [name.removeprefix("refused-") for name in words.messages() if name.startswith("refused-")]
    return table(("code", "says"), [(code(each), words.text(f"refused-{each}", **facts)) for each in codes])
