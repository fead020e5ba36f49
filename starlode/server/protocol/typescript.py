"""The messages of the wire as TypeScript types, for the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from starlode.server.protocol import wire, wire_hall, wire_people, wire_tournaments

REST = (
    wire.CreateTable,
    wire.Created,
    wire.Join,
    wire.Joined,
    wire.PlayMove,
    wire.TableLine,
    wire.GameLine,
    wire.BundleLine,
    wire.Opened,
    wire.Past,
    wire.Problem,
    wire_people.Me,
    wire_people.NewPasskey,
    wire_people.PasskeyAsked,
    wire_people.MadeCredential,
    wire_people.UsedCredential,
    wire_people.AskMail,
    wire_people.MailAnswer,
    wire_people.ChangeMe,
    wire_people.Farewell,
    wire_people.WriteReport,
    wire_people.Conduct,
    wire_people.TakeSeats,
    wire_people.TakenSeats,
    wire_people.GameOfMine,
    wire_hall.Seek,
    wire_hall.SeekState,
    wire_hall.SeekLine,
    wire_hall.LadderLine,
    wire_hall.Profile,
    wire_hall.RatingChange,
    wire_hall.Invite,
    wire_hall.Invitation,
    wire_hall.PushKey,
    wire_tournaments.OpenTournament,
    wire_tournaments.TournamentLine,
    wire_tournaments.Tournament,
)


def typescript() -> str:
    """A module with every message; the page's build fails where it no longer fits."""
    unions = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    known: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info([*unions.values(), *REST]):
        _gather(info, known)
    lines = ["// Messages of the table server, written by `starlode wire --typescript`.", ""]
    lines += [f"export const FORMAT = {wire.FORMAT};", f"export const SPECTATOR = {wire.SPECTATOR};", ""]
    for name in sorted(known):
        lines += _interface(known[name])
    for name, union in unions.items():
        lines.append(f"export type {name} = {_type(inspect.type_info(union))};")
    return "\n".join([*lines, ""])


def _gather(info: inspect.Type, known: dict[str, inspect.StructType]) -> None:
    """Every struct that a type is made of, by name."""
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ not in known:
            known[info.cls.__name__] = info
            for field in info.fields:
                _gather(field.type, known)
    else:
        for part in _parts(info):
            _gather(part, known)


def _parts(info: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(info, inspect.Metadata):
        return (info.type,)
    if isinstance(info, inspect.UnionType):
        return info.types
    if isinstance(info, inspect.ListType):
        return (info.item_type,)
    if isinstance(info, inspect.DictType):
        return (info.key_type, info.value_type)
    return info.item_types if isinstance(info, inspect.TupleType) else ()


def _interface(info: inspect.StructType) -> Iterator[str]:
    promise = (info.cls.__doc__ or "").strip().splitlines()[0]
    yield f"/** {promise} */"
    yield f"export interface {info.cls.__name__} {{"
    if info.tag is not None:
        yield f"  readonly {info.tag_field}: {json.dumps(info.tag)};"
    for field in info.fields:
        mark = "" if field.required else "?"
        yield f"  readonly {field.encode_name}{mark}: {_type(field.type)};"
    yield "}"
    yield ""


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "string /* base64 */",
}


def _type(info: Any) -> str:
    if type(info) in _PLAIN:
        return _PLAIN[type(info)]
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, inspect.DictType):
        return f"Readonly<Record<{_type(info.key_type)}, {_type(info.value_type)}>>"
    if isinstance(info, inspect.TupleType):
        return f"readonly [{', '.join(_type(part) for part in info.item_types)}]"
    if isinstance(info, inspect.ListType):
        item = _type(info.item_type)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    return " | ".join(dict.fromkeys(_type(part) for part in _parts(info) if not _is_unset(part)))


def _is_unset(info: inspect.Type) -> bool:
    return isinstance(info, inspect.CustomType) and info.cls is msgspec.UnsetType
