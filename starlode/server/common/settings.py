"""Everything an operator may set, from `STARLODE_*` variables or a TOML file; variables win."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from starlode.engine.boundary.errors import InvalidSetting
from starlode.engine.boundary.misfits import Misfit, Wrong, guess, misfit_of
from starlode.engine.boundary.parsing import MOST_TOML, read_file, read_toml
from starlode.engine.system.folders import data_folder

PREFIX = "STARLODE_"


def _default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. Each field is the variable `STARLODE_` and its name in capitals."""

    host: Annotated[str, Meta(description="Address to listen at.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="Port to listen at; 0 takes any free one.")] = 8737
    database: Annotated[
        str, Meta(description="Where tables are kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.")
    ] = msgspec.field(default_factory=_default_database)
    bus: Annotated[
        str,
        Meta(description="How servers that share a database hear of each other: redis://HOST; empty for one."),
    ] = ""
    page: Annotated[str, Meta(description="Folder of the built page; empty takes the one that is included.")] = ""
    bundles: Annotated[
        str, Meta(description="Folder of the games as WebAssembly; empty takes the one that is included.")
    ] = ""
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Origins of other pages that may call this server, separated by commas."),
    ] = ()
    site: Annotated[
        str,
        Meta(
            description="Where players find this server, such as https://play.example: for passkeys and for links in "
            "mails. Without it, people can keep a name only at localhost."
        ),
    ] = ""
    mail: Annotated[
        str,
        Meta(
            description="Server that sends links to sign in: smtps, starttls or smtp, as in "
            "smtps://USER:PASSWORD@HOST:PORT?from=ADDRESS. Empty: passkeys only."
        ),
    ] = ""
    warm: Annotated[bool, Meta(description="Compile in the background and restart when that is done.")] = True
    bot_processes: Annotated[
        int, Meta(ge=1, le=64, description="Most processes that think for bots; each can play any game.")
    ] = 1
    bot_patience: Annotated[
        float, Meta(gt=0, description="Seconds of silence after which a process that thinks for bots is replaced.")
    ] = 5.0
    bot_longest: Annotated[
        float,
        Meta(gt=0, le=3600, description="Seconds that a bot of your own (`bots`) may take for one decision."),
    ] = 20.0
    bot_pace: Annotated[
        float, Meta(ge=0, le=60, description="Bots answer at whole multiples of this many seconds.")
    ] = 1.0
    bots: Annotated[
        tuple[str, ...],
        Meta(
            description="Bots of your own that may sit at tables, separated by commas: python:module:Class, "
            "path.py:Class or neural:FILE.npz. Their code runs with the rights of this server."
        ),
    ] = ()
    idle: Annotated[float, Meta(gt=0, description="Seconds until a table without visitors leaves memory.")] = 60.0
    warm_tables: Annotated[int, Meta(ge=1, description="Tables without visitors that may stay in memory.")] = 200
    absent: Annotated[
        float, Meta(ge=0, description="Seconds without a socket until others may let a bot take the seat.")
    ] = 60.0
    stalled: Annotated[
        float,
        Meta(
            ge=0,
            description="Seconds without news, at a table without clocks, until others may let a bot take the seat of "
            "a player who is there and does not decide.",
        ),
    ] = 300.0
    asking: Annotated[
        int,
        Meta(ge=0, description="Seconds that such a player has to decide after being asked to, before that happens."),
    ] = 30
    message_size: Annotated[int, Meta(ge=1024, description="Most bytes of one message or request.")] = 8192
    message_rate: Annotated[float, Meta(gt=0, description="Messages a second of one seat, in the long run.")] = 30.0
    chat_rate: Annotated[float, Meta(gt=0, description="Chat messages a second of one seat, in the long run.")] = 0.5
    question_rate: Annotated[float, Meta(gt=0, description="Requests a second of one seat to take something back.")] = (
        0.05
    )
    undo_rate: Annotated[
        float, Meta(gt=0, description="Decisions a second that one seat may take back, in the long run.")
    ] = 2.0
    entry_rate: Annotated[
        float,
        Meta(gt=0, description="Entries a second of one table that all see: chat, seats taken or replaced, questions."),
    ] = 2.0
    table_entries: Annotated[
        int, Meta(ge=100, description="Most entries of one table that all see; moves always find room.")
    ] = 10_000
    work_rate: Annotated[
        float,
        Meta(
            gt=0,
            description="Seconds of processor time, each second, for one address and for one viewer of a table: logs, "
            "pasts, records, moves in words, taking back.",
        ),
    ] = 0.25
    bot_rate: Annotated[
        float,
        Meta(
            gt=0,
            description="Seconds that bots may think, each second in the long run, for one address and for one table; "
            "beyond that there are no more tables with bots and no taking back for a while, and games go on.",
        ),
    ] = 2.0
    request_rate: Annotated[float, Meta(gt=0, description="Requests a second of one address.")] = 20.0
    create_rate: Annotated[float, Meta(gt=0, description="New tables a second of one address.")] = 0.2
    sign_rate: Annotated[
        float, Meta(gt=0, description="Tries a second of one address to sign in or to take a name, in the long run.")
    ] = 0.2
    mail_rate: Annotated[
        float, Meta(gt=0, description="Mails a second to one mail address, and for one address, in the long run.")
    ] = 0.003
    connections: Annotated[
        int, Meta(ge=8, description="Most open connections; fewer where the system has no descriptors for them.")
    ] = 10_000
    request_seconds: Annotated[
        float, Meta(gt=0, description="Seconds that a client may take to send a whole request.")
    ] = 10.0
    busy: Annotated[
        float, Meta(gt=0, description="Seconds of waiting beyond which newcomers are told to come back later.")
    ] = 1.0
    sockets_per_address: Annotated[int, Meta(ge=1, description="Sockets that one address may have open.")] = 64
    trusted_proxies: Annotated[
        str,
        Meta(
            description="Addresses of reverse proxies to trust about a client's address and the id of a request, "
            "separated by commas."
        ),
    ] = ""
    hook_hosts: Annotated[
        tuple[str, ...], Meta(description="Hosts to which players may have webhooks sent, separated by commas.")
    ] = ()
    push_hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="Hosts of push services, beyond those of the usual browsers, that may be called when it is "
            "somebody's turn, separated by commas."
        ),
    ] = ()
    hook_secret: Annotated[str, Meta(description="Key that signs webhooks.")] = ""
    admin_token: Annotated[str, Meta(description="Opens /metrics; empty leaves it open to this machine only.")] = ""
    access_log: Annotated[
        Literal["off", "json", "text"],
        Meta(description="A line on standard output for each request and socket: off, json or text."),
    ] = "off"
    retention: Annotated[
        float,
        Meta(
            ge=0,
            description="Days without news after which a table goes, or what was said at a rated one. 0: never.",
        ),
    ] = 0.0
    person_retention: Annotated[
        float, Meta(ge=0, description="Days after which a person who has not come is deleted; 0 keeps all.")
    ] = 0.0
    report_retention: Annotated[float, Meta(ge=0, description="Days for which reports are kept; 0 keeps all.")] = 90.0
    audit_retention: Annotated[
        float, Meta(ge=0, description="Days for which the log of what operators did is kept; 0 keeps all.")
    ] = 365.0
    patience: Annotated[float, Meta(ge=0, description="Seconds to wait for a database at the start.")] = 30.0
    notice: Annotated[
        float,
        Meta(
            ge=0,
            description="Seconds for which a server that is asked to stop still takes calls, and says at /readyz that "
            "it is not ready: for proxies that have to notice.",
        ),
    ] = 0.0
    drain: Annotated[float, Meta(ge=0, description="Seconds that open requests get when the server stops.")] = 5.0


def load_settings(environment: Mapping[str, str], file: Path | None = None, **given: Any) -> Settings:
    """The settings of a file, then of the variables, then of the call; raises InvalidSetting with the name."""
    wanted = {**_from_file(file), **_from_environment(environment)}
    wanted |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(wanted, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise InvalidSetting(_complaint(misfit_of(error))) from None


def _complaint(misfit: Misfit) -> str:
    if misfit.wrong is Wrong.UNKNOWN:
        return f"settings: there is no {misfit.place}{guess(misfit.place, Settings.__struct_fields__)}"
    return f"settings: {misfit.place}: {misfit.reason}"


def explain() -> list[tuple[str, str, str]]:
    """Every setting: its variable, its default, and what it is for."""
    info = msgspec.inspect.type_info(Settings)
    assert isinstance(info, msgspec.inspect.StructType)
    defaults = msgspec.to_builtins(Settings())
    return [(PREFIX + f.name.upper(), _shown(defaults[f.name]), _promise(f)) for f in info.fields]


def _promise(field: msgspec.inspect.Field) -> str:
    assert isinstance(field.type, msgspec.inspect.Metadata)
    return str((field.type.extra_json_schema or {})["description"])


def _shown(value: Any) -> str:
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    return read_toml(read_file(file, InvalidSetting, MOST_TOML), str(file), InvalidSetting)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = [part for part in text.split(",") if part] if _is_list(name) else text
    return found


def _is_list(name: str) -> bool:
    return isinstance(getattr(_PLAIN, name), tuple)


_PLAIN = Settings()
