"""A game described for programs in other languages: `starlode schema GAME` writes it, the page and bots read it.

Everything comes from the tables that Starlode itself uses: fields of the records with their byte offsets, enumerations,
sorts of things, decisions, reasons, events, options and components. docs/reference/schema.md explains it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from math import prod
from typing import Any

import msgspec
import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.authoring.plain import PlainGame
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.decisions import Facts
from starlode.engine.declarations.info import GameInfo
from starlode.engine.declarations.options import Option
from starlode.engine.declarations.terms import Term
from starlode.engine.declarations.things import Sort
from starlode.engine.state.header import EVENT_FIELDS, SEATS
from starlode.engine.state.records import Record, Storage, offsets_of, sent_size
from starlode.engine.text.catalogue import languages, words_of
from starlode.engine.text.notation import WORD, Form
from starlode.engine.text.scores import Origin

FORMAT = 1
Json = dict[str, Any]


def schema(game: Game) -> Json:
    """The whole description of a game with its own components, ready for JSON."""
    config = game.configure({})
    return {
        "schema": FORMAT,
        "game": game.info.name,
        "rules": game.version,
        "players": list(game.info.players),
        "languages": languages(game.info),
        "record": describe_record(game.state_type),
        "params": describe_record(game.params_type),
        "survey": describe_record(game.survey_type) if game.survey_type else None,
        "terms": {term.__name__: list(term.texts()) for term in terms_of(game)},
        "clauses": {term.__name__: found for term in terms_of(game) if (found := _clauses(term))},
        "ways": {term.__name__: ways for term in terms_of(game) if (ways := _ways(term))},
        "constants": constants_of(game),
        "sorts": {name: _sort(sort, config) for name, sort in sorts_of(game).items()},
        "layout": describe_layout(game),
        "decisions": [_decision(phase) for phase in game.phases],
        "reasons": [{"name": reason.text, "facts": _facts(reason.facts)} for reason in game.reasons],
        "events": _events(game),
        "scores": [_origin(origin) for origin in game.origins],
        "ending": {"message": game.closing.message, "facts": _facts(game.closing.facts)},
        "fields": _fields(game),
        "options": [_option(option) for option in game.options],
        "components": _components(game),
    }


def summary(game: Game) -> Json:
    """A game's entry in a list of games: how many can play, and its title and summary by language."""
    return {"players": list(game.info.players), "words": headings(game.info)}


def headings(info: GameInfo) -> dict[str, dict[str, str]]:
    """A game's title and summary by language."""
    return {language: _heading(info, language) for language in languages(info)}


def _heading(info: GameInfo, language: str) -> dict[str, str]:
    """Title and summary from the catalogue, else as the game's entry has them."""
    words, plain = words_of(info, language), {"title": info.title, "summary": info.summary}
    return {name: words.text(name) if words.has(name) else text for name, text in plain.items()}


# ---- records ----


def describe_record(cls: type[Record]) -> Json:
    """A record's fields; `size` is the length of what a seat is sent, which excludes the fields of the tail."""
    offsets = offsets_of(cls)
    fields = {name: _field(storage, offsets[name]) for name, storage in cls.storage.items()}
    return {"size": sent_size(cls), "whole": cls.dtype.itemsize, "fields": fields}


def _field(storage: Storage, offset: int) -> Json:
    kind = np.dtype(storage.kind).str.lstrip("|<")
    ranged = {} if storage.kind is np.float64 else {"low": storage.low, "high": storage.high}
    return {"type": kind, "offset": offset, "shape": list(storage.shape), **ranged, "hidden": storage.hidden.value}


# ---- names ----


def terms_of(game: Game) -> list[type[Term]]:
    """The enumerations that a game's own modules define, in the order of their names."""
    home = game.info.module.rpartition(".")[0]
    found = {term.__name__: term for term in _below(Term) if term.__module__.startswith(home) and list(term)}
    return [found[name] for name in sorted(found)]


def _below(cls: type[Term]) -> Iterator[type[Term]]:
    for child in cls.__subclasses__():
        yield child
        yield from _below(child)


def _ways(term: type[Term]) -> dict[str, list[int]]:
    """The members of an enumeration by the ways in which they work; empty where it names no ways."""
    found: dict[str, list[int]] = {}
    for member in term:
        for way in getattr(member, "ways", ()):
            found.setdefault(way, []).append(int(member))
    return found


def _clauses(term: type[Term]) -> dict[str, list[str]]:
    """The clauses that explain the members of an enumeration, by their texts; empty where it names none."""
    return {member.text: list(clauses) for member in term if (clauses := getattr(member, "clauses", ()))}


def constants_of(game: Game) -> dict[str, int]:
    """The whole numbers that a game's module `things` names, sizes and sentinels alike, and how many seats exist."""
    things = sys.modules.get(f"{game.info.module.rpartition('.')[0]}.things")
    named = vars(things).items() if things else ()
    return {"SEATS": SEATS, **{name: value for name, value in named if name.isupper() and type(value) is int}}


def sorts_of(game: Game) -> dict[str, Sort]:
    """Every sort of things that the tables of a game know, by name."""
    found: dict[str, Sort] = {}
    for facts in facts_of(game):
        for fact in facts.values():
            _gather(found, fact.sort)
    for block in game.layout.blocks.values():
        for sort, _ in block.axes if block.name != WORD else ():
            _gather(found, sort)
    for kind in game.events:
        for detail in kind.details:
            _gather(found, detail.sort)
    return found


def _gather(found: dict[str, Sort], sort: Sort) -> None:
    if sort.name not in found:
        found[sort.name] = sort
        for fact in sort.facts.values():
            _gather(found, fact.sort)


def facts_of(game: Game) -> Iterator[Facts]:
    """The facts of every row, choice, block, reason and kind of event."""
    for phase in game.phases:
        yield phase.row.facts
        yield from (choice.facts for choice in phase.row.choices.values())
    yield from (block.facts for block in game.layout.blocks.values())
    yield from (reason.facts for reason in game.reasons)
    yield from (kind.facts for kind in game.events)
    yield from (origin.facts for origin in game.origins)
    yield game.closing.facts
    yield from (form.facts for block in game.spellings for form in game.notation.spellings[block].forms)


def _sort(sort: Sort, config: Config) -> Json:
    ids = list(sort.ids(config)) if sort.ids else None
    return {
        "ids": ids,
        "message": None if sort.plain else sort.naming,
        "facts": _facts(sort.facts),
    }


def _facts(facts: Facts) -> Json:
    return {name: {"sort": fact.sort.name, "path": fact.path, **_several(fact.sort)} for name, fact in facts.items()}


def _several(sort: Sort) -> Json:
    """How a value holds several things; sorts of the same name may differ in this."""
    return {**({"counts": sort.counts} if sort.counts else {}), **({"bits": True} if sort.bits else {})}


# ---- tables ----


def describe_layout(game: Game) -> Json:
    """What each action number chooses."""
    blocks = [
        {
            "name": block.name,
            "start": game.layout.start(block.name),
            "count": prod(block.shape),
            "axes": [{"sort": sort.name, "size": size} for sort, size in block.axes],
            "facts": _facts(block.facts),
            "forms": [_form(form) for form in game.notation.spellings[block.name].forms] if block.name != WORD else [],
        }
        for block in game.layout.blocks.values()
    ]
    return {"size": game.layout.size, "words": list(game.words_of_moves), "blocks": blocks}


def _form(form: Form) -> Json:
    return {"pattern": form.pattern, "when": form.when, "facts": _facts(form.facts)}


def _origin(origin: Origin) -> Json:
    rest = {"points": origin.points, "count": origin.count, "when": origin.when}
    return {"name": origin.name, **rest, "facts": _facts(origin.facts)}


def _decision(phase: Any) -> Json:
    choices = [
        {"block": c.block, "verbs": list(c.verbs), "which": c.which, "facts": _facts(c.facts)}
        for c in phase.row.choices.values()
    ]
    row = phase.row
    return {
        "name": phase.text,
        "words": list(row.words),
        "declined": row.declined or None,
        "leaving": list(row.leaving),
        "losing": list(row.losing),
        "holds": list(row.holds),
        "facts": _facts(row.facts),
        "choices": choices,
    }


def _events(game: Game) -> Json:
    kinds = [
        {
            "name": kind.name,
            "promise": kind.promise,
            "seated": kind.seated,
            "private": list(kind.private),
            "details": [
                {"name": d.name, "sort": d.sort.name, "column": d.column, **_several(d.sort)} for d in kind.details
            ],
            "facts": _facts(kind.facts),
            "by": kind.by or None,
        }
        for kind in game.events
    ]
    return {"columns": EVENT_FIELDS, "kinds": kinds}


def _fields(game: Game) -> list[Json]:
    """What the fields of a small game hold, for programs that draw it without knowing it; empty if it does not say."""
    if not isinstance(game, PlainGame):
        return []
    fields = game.fields
    return [
        {
            "name": name,
            "seats": name in fields.by_seat,
            "secret": name in fields.secret,
            "counts": list(fields.counts.get(name, ())),
            "holds": list(fields.holds.get(name, ())),
        }
        for name in fields
    ]


def _option(option: Option) -> Json:
    takes = option.parse.describe()
    return {"name": option.name, "default": option.default, "values": option.values, "takes": takes}


def _components(game: Game) -> Mapping[str, Any] | None:
    file = game.component_file
    return None if file is None else msgspec.toml.decode(file.read_bytes())
