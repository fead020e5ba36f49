"""German and Japanese say all that English says, and say it well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from starlode.engine.text import speech
from starlode.engine.text.catalogue import ENGLISH, Message, Words, languages
from starlode.games.stella_digger.events import EVENTS
from starlode.games.stella_digger.game import GAME
from starlode.match import Match
from tests.games.stella_digger.table import table

OTHERS = [language for language in languages(GAME.info) if language != ENGLISH]
STOPS = {"de": (".", "?"), "ja": ("。", "？")}
EVERY = 5  # so many decisions are made between two looks


def forms(words: Words) -> set[tuple[str, str]]:
    """Every message with every form that it has."""
    messages = [entry for entry in FluentParser().parse(words.source).body if isinstance(entry, ast.Message)]
    return {(message.id.name, form.id.name) for message in messages for form in message.attributes}


def told(match: Match, seat: int) -> Iterator[Message]:
    """What a seat reads in whole sentences: what is asked, in the short form of the page too, and why not."""
    perspective = match.perspective(seat)
    asked = speech.prompt(perspective)
    yield asked
    yield replace(asked, ids=tuple(name for known in asked.ids for name in (f"page-{known}", known)))
    refused = set(range(0, GAME.actions, EVERY)) - set(perspective.actions)
    yield from (speech.objection(perspective, action) for action in sorted(refused))


def test_there_is_german_and_japanese() -> None:
    assert OTHERS == ["de", "ja"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_things_in_every_language(language: str) -> None:
    english, words = GAME.words(ENGLISH), GAME.words(language)
    assert words.messages() == english.messages()
    assert forms(english) <= forms(words)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("options", [{"players": 4, "advanced": True}, {"players": 2, "drill_backs": "plain"}])
def test_everything_in_a_random_game_has_words(language: str, options: dict[str, Any]) -> None:
    match, chance = Match("stella-digger", seed=4, language=language, **options), Random(4)
    while not match.over:
        (seat,) = match.acting
        if match.ply % EVERY == 0:
            for message in told(match, seat):
                assert match.words.say(message).endswith(STOPS[language]), message
            perspective = match.perspective(seat)
            assert all(match.words.say(speech.describe(perspective, action)) for action in perspective.actions)
        match.play(chance.choice(match.legal_actions(seat)), seat)
    assert all(line.endswith(STOPS[language]) for line in match.log())
    assert match.outcome


@pytest.mark.parametrize("language", OTHERS)
def test_every_event_has_a_sentence(language: str) -> None:
    match, words = table(), GAME.words(language)
    for kind in EVENTS:
        for detail in (0, 1):
            details = {one.name: detail for one in kind.details}
            line = words.say(speech.log_line(GAME, match.config, EVENTS.make(kind.name, 0, **details), match.names))
            assert line.endswith(STOPS[language]), line


@pytest.mark.parametrize(
    ("language", "prompt", "choice"),
    [
        ("de", "Spiel eine Bohrkarte für c1 aus. Gefragt ist Rot.", "Rot 3 ausspielen (gewinnt mit 3)"),
        ("ja", "c1に対してドリルカードを1枚出してください（目標の色：赤）。", "赤3を出す（強さ3で勝ち）"),
    ],
)
def test_mining_reads_like_this(language: str, prompt: str, choice: str) -> None:
    match, words = table({"hand": ["red-3", "blue-1"]}, players=2), GAME.words(language)
    match.play("mine")
    perspective = match.perspective(0)
    assert words.say(speech.prompt(perspective)) == prompt
    assert choice in [words.say(speech.describe(perspective, action)) for action in perspective.actions]
