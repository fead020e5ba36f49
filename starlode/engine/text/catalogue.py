"""Words: everything a player reads, as messages in Project Fluent catalogues, one file per game and language.

A message says which facts it mentions, and only these are looked up. Things among them are named in the same language:
`{ $crystal }` is the name of a Crystal, `{ FORM($card, form: "accusative") }` another form of a name (an attribute of
its message, else the name itself), `{ ID($phase) -> ... }` chooses by the id of a thing, `{ OR($levels) }`,
`{ AND($cards) }` and `{ SIZE($cards) }` are about lists. The page formats the same files with the same functions.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from string import Formatter
from typing import Any, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentType

from starlode.engine.boundary.errors import InvalidOption, StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.declarations.info import GameInfo
from starlode.engine.declarations.things import SEAT, Fact
from starlode.engine.text.facts import Scope, Thing, Value
from starlode.engine.text.fluent import Bundle

ENGLISH = "en"
GROUPED = 1000  # from here on languages format numbers differently
BRITISH = "en_GB"  # our English is British, so lists have no comma before the last item
_SHARED = Path(__file__).parent / "words"


@dataclass(frozen=True)
class Message:
    """Something to say in any language: messages, of which the first that exists is used, and what they may mention."""

    ids: tuple[str, ...]
    scope: Scope
    facts: Mapping[str, Fact | Value]

    def value(self, name: str) -> Value:
        """One of its facts; raises StarlodeError for one that it does not have."""
        if name not in self.facts:
            raise StarlodeError(
                f"the message '{self.ids[0]}' speaks of ${name}; it may speak of {', '.join(self.facts)}"
            )
        fact = self.facts[name]
        return self.scope.value(fact) if isinstance(fact, Fact) else fact


class _Number(FluentInt):
    """A number inside a sentence; small ones are written the same in every language, by a fast path."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if abs(self) < GROUPED else str(super().format(locale))


class _Named(FluentType):
    """A thing inside a sentence."""

    def __init__(self, words: Words, thing: Thing) -> None:
        self.words, self.thing = words, thing

    def format(self, locale: Locale) -> str:
        return self.words.name(self.thing)


class _Several(FluentType):
    """A list of things inside a sentence."""

    def __init__(self, words: Words, values: tuple[int | Thing, ...]) -> None:
        self.words, self.values = words, values

    def joined(self, style: Literal["standard", "or"]) -> str:
        """The things in words, one after another."""
        names = [self.words.name(value) if isinstance(value, Thing) else str(value) for value in self.values]
        return format_list(names, style=style, locale=self.words.locale)

    def format(self, locale: Locale) -> str:
        return self.joined("standard")


class Words:
    """The catalogues of one language for one game; what is missing there is said in English."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self.locale = BRITISH if language == ENGLISH else language
        self._texts = [path.read_text("utf-8") for folder in folders if (path := folder / f"{language}.ftl").exists()]
        self._bundle = Bundle(language, self._texts, self._functions)
        self._english = None if language == ENGLISH else Words(ENGLISH, folders)

    @property
    def source(self) -> str:
        """The catalogues of this language as one text; where two have a message, the first one counts."""
        return "\n".join(self._texts)

    def has(self, message: str) -> bool:
        """Whether this language has a message."""
        return self._bundle.has_message(message)

    def say(self, message: Message) -> str:
        """The message in words; raises StarlodeError where no catalogue has it."""
        for name in message.ids:
            if self.has(name):
                return self._format(name, None, message.value)
        if self._english is None:
            raise StarlodeError(f"no catalogue has a message '{message.ids[0]}'")
        return self._english.say(message)

    def text(self, name: str, /, **facts: Value | str | float) -> str:
        """A message with plain arguments."""
        if not self.has(name) and self._english is not None:
            return self._english.text(name, **facts)
        return self._format(name, None, facts.__getitem__)

    def either(self, texts: Sequence[str]) -> str:
        """Texts as alternatives: `a, b or c`."""
        return format_list(list(texts), style="or", locale=self.locale)

    def together(self, texts: Sequence[str]) -> str:
        """Texts as a list: `a, b and c`."""
        return format_list(list(texts), style="standard", locale=self.locale)

    def name(self, thing: Thing, form: str = "") -> str:
        """A thing in words; something unknown or hidden gets the vague name of its sort."""
        if thing.sort.name == SEAT.name and 0 <= thing.number < len(thing.scope.names):
            return thing.scope.names[thing.number]
        scope = thing.scope.about(number=thing.number)
        name = (
            f"{thing.sort.name}-unknown"
            if thing.number < 0
            else fill_in(thing.sort.naming, scope, thing.sort.facts, id=thing.id)
        )
        if not self.has(name):  # a component that someone else added
            return self._english.name(thing, form) if self._english else str(thing.id)
        return self._format(
            name, form, lambda fact: thing.count if fact == "count" else scope.value(thing.sort.facts[fact])
        )

    def _format(self, name: str, form: str | None, value: Callable[[str], Any]) -> str:
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form, message.value) if form else message.value
        if pattern is None:
            raise StarlodeError(f"the message '{name}' has no text")
        arguments = {variable: self._argument(value(variable)) for variable in self.variables(name)}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise StarlodeError(f"the message '{name}' in '{self.language}' cannot be said: {errors[0]}")
        return str(text)

    def _argument(self, value: Value | str | float) -> Any:
        if isinstance(value, Thing):
            return _Named(self, value)
        if isinstance(value, tuple):
            return _Several(self, value)
        return value if isinstance(value, str) else _Number(value)

    @cached_property
    def _functions(self) -> dict[str, Callable[..., Any]]:
        """What messages may call; the page has the same."""
        return {
            "ID": lambda thing: "unknown" if thing.thing.number < 0 else str(thing.thing.id),
            "FORM": lambda thing, form: self.name(thing.thing, str(form)),
            "AND": lambda things: things.joined("standard"),
            "OR": lambda things: things.joined("or"),
            "SIZE": lambda things: FluentInt(len(things.values)),
        }

    def messages(self) -> list[str]:
        """Every message of this language."""
        return self._bundle.messages()

    def variables(self, name: str) -> frozenset[str]:
        """The facts that a message mentions, directly or through other messages."""
        return self._bundle.variables(name)


def _naming(thing: Thing, scope: Scope) -> str:
    """The message that names a thing."""
    return fill_in(thing.sort.naming, scope, thing.sort.facts, id=thing.id)


def fill_in(pattern: str, scope: Scope, facts: Mapping[str, Fact], **known: object) -> str:
    """The name of a message from its pattern, in which `{fact}` stands for the id of a fact."""
    fields = {field for _, field, _, _ in Formatter().parse(pattern) if field}
    ids = {field: id_of(scope.value(facts[field])) for field in fields - known.keys()}
    return pattern.format(**known, **ids)


def id_of(value: Value) -> str:
    """What a message is chosen by: the id of a thing, or a number."""
    return str(value.id if isinstance(value, Thing) else value)


@cache
def words_of(info: GameInfo, language: str) -> Words:
    """A game's words in a language; raises InvalidOption for a language without a catalogue."""
    if not languages(info):
        raise InvalidOption(f"{info.name} has no catalogue: its folder lacks words/{ENGLISH}.ftl")
    if language not in languages(info):
        raise InvalidOption(f"there is no language {shown(language)}; choose from {', '.join(languages(info))}")
    return Words(language, _folders(info))


def languages(info: GameInfo) -> list[str]:
    """The languages in which a game has a catalogue of its own."""
    return sorted(path.stem for path in _folders(info)[0].glob("*.ftl"))


def _folders(info: GameInfo) -> list[Path]:
    """Where a game's catalogues are: its own, then those that all games share."""
    own = info.folder
    return [*([own / "words"] if own else []), _SHARED]


def chosen_language() -> str:
    """What `STARLODE_LANGUAGE` says, else English."""
    return os.environ.get("STARLODE_LANGUAGE") or ENGLISH
