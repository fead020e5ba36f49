"""The machine-readable description of the API, made from its own table of verbs."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from starlode import __version__
from starlode.server.api.handling import Verb
from starlode.server.api.rest import LONGEST_KEY, ONCE
from starlode.server.api.verbs import VERBS
from starlode.server.protocol import wire

Json = dict[str, Any]


def openapi() -> Json:
    """The description in OpenAPI 3.1."""
    kinds = [kind for verb in VERBS for kind in (verb.body, verb.result) if kind is not None] + [wire.Problem]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    known = {repr(kind): found for kind, found in zip(kinds, schemas, strict=True)}
    paths: dict[str, Json] = {}
    for verb in VERBS:
        paths.setdefault(verb.path, {})[verb.method.lower()] = _operation(verb, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Starlode", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(verb: Verb, known: dict[str, Json]) -> Json:
    operation: Json = {
        "summary": verb.promise,
        "operationId": verb.answer.__name__,
        "responses": _responses(verb, known),
    }
    parameters = [_parameter(name, "path") for name in re.findall(r"{(\w+)}", verb.path)]
    parameters += [_parameter(name, "query", pattern="^[0-9]{1,16}$") for name in verb.query]
    if verb.once:
        parameters.append(_parameter(ONCE, "header", maxLength=LONGEST_KEY))
    if parameters:
        operation["parameters"] = parameters
    if verb.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(known[repr(verb.body)])}
    if verb.token:
        operation["security"] = [{"seat": []}, {}] if verb.method == "GET" else [{"seat": []}]
    return operation


def _parameter(name: str, where: str, **limits: Any) -> Json:
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": "string", **limits}}


def _responses(verb: Verb, known: dict[str, Json]) -> Json:
    refused = {"description": "Refused, with the reason.", "content": _json(known[repr(wire.Problem)])}
    if verb.empty or (verb.method == "DELETE" and verb.result is None):
        return {"204": {"description": "Done."}, "4XX": refused}
    result = known[repr(verb.result)] if verb.result is not None else {}
    return {"200": {"description": verb.promise, "content": _json(result)}, "4XX": refused}


def _json(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}
