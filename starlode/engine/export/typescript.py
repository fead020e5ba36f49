"""The schema of a game as TypeScript types, for the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]

NAMES = {"record": "SeatRecord", "params": "Params", "survey": "Survey"}
NUMBERS = ("number", "readonly number[]")  # one, several


def typescript(schema: Json) -> str:
    """A module of types and constants; the page's build fails if it no longer fits."""
    lines = [f"// Types of {schema['game']}, written by `starlode schema {schema['game']} --typescript`.", ""]
    for name, texts in schema["terms"].items():
        lines += _term(name, texts)
    for name, ways in schema["ways"].items():
        lines += _table(f"{name}Ways", ways, "number")
    for name, clauses in schema["clauses"].items():
        lines += _table(f"{name}Clauses", clauses, "string")
    for name, ids in _named(schema).items():
        lines += _ids(name, ids)
    lines += [*(f"export const {name} = {value};" for name, value in schema["constants"].items()), ""]
    for part, name in NAMES.items():
        if schema[part]:
            lines += _interface(name, schema[part])
    lines += _events(schema["events"]["kinds"])
    lines += _union("SortName", schema["sorts"])
    lines += _union("BlockName", [block["name"] for block in schema["layout"]["blocks"]])
    lines += _union("OptionName", [option["name"] for option in schema["options"]])
    lines += _summary(schema)
    return "\n".join(lines)


def _term(name: str, texts: list[str]) -> Iterator[str]:
    yield f"export const {name} = {{"
    yield from (f"  {json.dumps(text)}: {number}," for number, text in enumerate(texts))
    yield "} as const;"
    yield f"export type {name}Name = keyof typeof {name};"
    yield ""


def _table(name: str, rows: dict[str, list[Any]], kind: str) -> Iterator[str]:
    """Several values a name, such as the members of an enumeration that work in some way."""
    yield f"export const {name} = {{"
    yield from (f"  {json.dumps(row)}: {json.dumps(values)}," for row, values in rows.items())
    yield f"}} as const satisfies Readonly<Record<string, readonly {kind}[]>>;"
    yield ""


def _named(schema: Json) -> dict[str, list[str]]:
    """The ids that the game's own components have, each list once, by sort; enumerations are written as such."""
    found: dict[str, list[str]] = {}
    for name, sort in schema["sorts"].items():
        if sort["ids"] and sort["ids"] not in [*schema["terms"].values(), *found.values()]:
            found[name] = sort["ids"]
    return found


def _ids(sort: str, ids: list[str]) -> Iterator[str]:
    name = sort.title().replace("-", "")
    yield f"export const {name}Ids = {json.dumps(ids)} as const;"
    yield f"export type {name}Id = (typeof {name}Ids)[number];"
    yield ""


def _interface(name: str, record: Json) -> Iterator[str]:
    """The fields of a record, without those of its tail: a seat is not sent them."""
    yield f"export interface {name} {{"
    for field, facts in record["fields"].items():
        if facts["offset"] < record["size"]:
            yield f"  readonly {field}: {NUMBERS[bool(facts['shape'])]};"
    yield "}"
    yield ""


def _events(kinds: list[Json]) -> Iterator[str]:
    """Details are null where the viewer may not know them."""
    yield "export type Event ="
    for kind in kinds:
        details = "".join(f"; {_detail(detail, kind['private'])}" for detail in kind["details"])
        yield f"  | {{ readonly kind: {json.dumps(kind['name'])}; readonly seat: number{details} }}"
    yield "  ;"
    yield ""


def _detail(detail: Json, private: list[str]) -> str:
    unknown = " | null" * (detail["name"] in private)
    return f"readonly {detail['name']}: {NUMBERS['counts' in detail]}{unknown}"


def _union(name: str, texts: Any) -> Iterator[str]:
    yield f"export type {name} = {' | '.join(json.dumps(text) for text in texts)};"
    yield ""


def _summary(schema: Json) -> Iterator[str]:
    """All types of the game under one name, for what is generic in the game."""
    yield "export interface Types {"
    yield from (f"  readonly {part}: {name if schema[part] else 'null'};" for part, name in NAMES.items())
    yield "  readonly event: Event;"
    yield "  readonly option: OptionName;"
    yield f"  readonly decision: {'PhaseName' if 'Phase' in schema['terms'] else 'string'};"
    yield "}"
    yield ""
