"""The law of the catalogues: everything that the tables can ask, offer, refuse or tell has words in every language.

A message may use only the facts that its row, block, reason or event offers, and every language has the same messages
as English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from starlode.engine.authoring.game import Game
from starlode.engine.declarations.things import Sort
from starlode.engine.export.schema import sorts_of
from starlode.engine.text.catalogue import ENGLISH, Words, languages
from starlode.testing.require import require


class Wanted(NamedTuple):
    """A message that must exist, under one of several names, and the facts it may use."""

    names: tuple[str, ...]
    facts: frozenset[str]


def check_words(game: Game) -> None:
    """Every language of the game has every message, and no message uses a fact that it is not given."""
    english = game.words(ENGLISH)
    tables = (*wanted_messages(game), *brief_messages(game))
    called_for = {name for wanted in tables for name in wanted.names}
    for language in languages(game.info):
        words = game.words(language)
        for wanted in wanted_messages(game):
            check_message(words, wanted)
        for wanted in brief_messages(game):
            if any(map(words.has, wanted.names)):
                check_message(words, wanted)
        missing = [name for name in english.messages() if not words.has(name)]
        require(not missing, f"the language '{language}' lacks {', '.join(missing[:9])}")
        foreign = [name for name in words.messages() if not english.has(name)]
        require(not foreign, f"the language '{language}' has {', '.join(foreign[:9])}, which English has not")
        for name in set(english.messages()) - called_for:
            check_arguments(words, english, name)


def check_message(words: Words, wanted: Wanted) -> None:
    """A message exists and uses only the facts it may."""
    name = next((name for name in wanted.names if words.has(name)), None)
    require(name is not None, f"the language '{words.language}' has no message {' or '.join(wanted.names)}")
    strange = words.variables(str(name)) - wanted.facts
    require(
        not strange, f"'{name}' in '{words.language}' speaks of {', '.join(sorted(strange))}, of which it cannot know"
    )


def check_arguments(words: Words, english: Words, name: str) -> None:
    """A message that no table asks for uses only facts that the English one uses."""
    strange = words.variables(name) - english.variables(name)
    require(
        not strange,
        f"'{name}' in '{words.language}' speaks of {', '.join(sorted(strange))}, which it has not in English",
    )


def wanted_messages(game: Game) -> Iterator[Wanted]:
    """Every message that the tables of a game ask for."""
    yield from _of_decisions(game)
    for reason in game.reasons:
        yield Wanted((f"no-{reason.text}",), _anything(game) | frozenset(reason.facts))
    for kind in game.events:
        facts = frozenset({"seat", *(detail.name for detail in kind.details), *kind.facts})
        yield Wanted((f"log-{kind.name}",), facts)
        for detail in kind.details:
            if detail.name == kind.by and detail.sort.ids:
                for name in detail.sort.ids(game.configure({})):
                    yield Wanted((f"log-{kind.name}-{name}", f"log-{kind.name}"), facts)
    for option in game.options:
        yield Wanted((f"option-{option.name.replace('_', '-')}",), frozenset())
    for origin in game.origins:
        yield Wanted((f"score-{origin.name}",), frozenset(origin.facts))
    yield from _of_endings(game)
    for sort in sorts_of(game).values():
        yield from _of_things(game, sort)


def _of_decisions(game: Game) -> Iterator[Wanted]:
    for phase in game.phases:
        row = phase.row
        if row.choices or row.words:
            yield Wanted((f"ask-{phase.text}",), frozenset(row.facts))
        for word in row.words:
            yield Wanted((f"say-{phase.text}-{word}", f"say-{word}"), frozenset(row.facts))
        for choice in row.choices.values():
            facts = {*row.facts, *choice.facts, *game.layout.blocks[choice.block].facts}
            yield Wanted((f"do-{phase.text}-{choice.block}", f"do-{choice.block}"), frozenset(facts))


def brief_messages(game: Game) -> Iterator[Wanted]:
    """The short forms that choices may have for small screens."""
    for wanted in _of_decisions(game):
        names = tuple(name for name in wanted.names if not name.startswith("ask-"))
        yield Wanted(tuple(f"brief-{name.partition('-')[2]}" for name in names), wanted.facts)


def _of_endings(game: Game) -> Iterator[Wanted]:
    """The reasons why a game can be over: a message for each id of the fact that selects the ending."""
    pattern, facts = game.closing.message, frozenset(game.closing.facts)
    chosen = next((fact for name, fact in game.closing.facts.items() if f"{{{name}}}" in pattern), None)
    ids = chosen.sort.ids(game.configure({})) if chosen and chosen.sort.ids else [""]
    for name in ids:
        yield Wanted((re.sub(r"\{\w+\}", name, pattern),), facts)


def _anything(game: Game) -> frozenset[str]:
    """The facts that a refusal may use: those of any decision and of any block."""
    rows = {fact for phase in game.phases for fact in phase.row.facts}
    return frozenset(rows | {fact for block in game.layout.blocks.values() for fact in block.facts})


def _of_things(game: Game, sort: Sort) -> Iterator[Wanted]:
    """The names of all things of a sort, where each has a message of its own."""
    facts = frozenset({*sort.facts, *(["count"] if sort.counts else [])})
    if sort.ids and not sort.message:
        config = game.configure({})
        for name in sort.ids(config):
            yield Wanted((f"{sort.name}-{name}",), facts)
    elif sort.message and "{" not in sort.message and sort.name != "seat":
        yield Wanted((sort.message,), facts)
