"""German and Japanese say all that English says, and say it well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import Event
from starlode.engine.text import speech
from starlode.engine.text.catalogue import ENGLISH, Message, Words, languages
from starlode.games.cave_in.decisions import LAYOUT, Phase
from starlode.games.cave_in.events import EVENTS
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.state import State
from tests.games.cave_in.samples import NAMES, Desk, configure, legal, meant, perspective, play, random_game

OTHERS = [language for language in languages(GAME.info) if language != ENGLISH]
STOPS = {"de": (".", "?"), "ja": ("。", "？")}


def forms(words: Words) -> set[tuple[str, str]]:
    """Every message with every form that it has."""
    messages = [entry for entry in FluentParser().parse(words.source).body if isinstance(entry, ast.Message)]
    return {(message.id.name, form.id.name) for message in messages for form in message.attributes}


def log_messages(config: Config, event: Event) -> Iterator[Message]:
    """What the log says of an event, for those who write moves and for those who see the table."""
    line = speech.log_line(GAME, config, event, NAMES)
    yield line
    yield replace(line, ids=(f"page-{line.ids[0]}", *line.ids))


def sentences(config: Config, state: State) -> Iterator[Message]:
    """All that is said of a position in whole sentences."""
    for seat in range(state.players):
        yield speech.prompt(perspective(config, state, seat))
    for event in EVENTS.of(state):
        for viewer in (None, 0):
            yield from log_messages(config, event.seen_by(viewer))
    refused = set(range(0, LAYOUT.size, 5)) - set(legal(config, state))
    if not state.over:
        asked = perspective(config, state)
        yield from (speech.objection(asked, action) for action in sorted(refused))


def test_there_is_german_and_japanese() -> None:
    assert {"de", "ja"} <= set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_things_in_every_language(language: str) -> None:
    english, words = GAME.words(ENGLISH), GAME.words(language)
    assert forms(english) <= forms(words)
    assert {name: words.variables(name) for name in english.messages()} == {
        name: english.variables(name) for name in english.messages()
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2, "edition": "2018-de"}])
def test_everything_in_a_random_game_has_words(language: str, options: dict[str, Any]) -> None:
    config, words = configure(**options), GAME.words(language)
    for state in random_game(config, 5):
        if state.ply % 5 and not state.over:
            continue
        for message in sentences(config, state):
            assert words.say(message).endswith(STOPS[language])
        for action in [] if state.over else legal(config, state):
            assert words.say(speech.describe(perspective(config, state), action))
    assert words.say(GAME.ending(config, state)).endswith(STOPS[language])
    assert all(words.say(source.label) for source in GAME.score(config, state, 0))


@pytest.mark.parametrize(
    ("language", "prompt", "choice"),
    [
        (
            "de",
            "Bezahle für ein gelbes Sechseck: 3 von 6 Leveln bezahlt.",
            "Bezahle mit Metanel Drollo (Level 2, gelb)",
        ),
        (
            "ja",
            "黄の六角の支払い：6レベル中3レベル支払い済みです。",
            "メタネル・ドローロ（レベル2、黄）で支払う",
        ),
    ],
)
def test_a_payment_reads_like_this(language: str, prompt: str, choice: str) -> None:
    desk, words = Desk(), GAME.words(language)
    desk.hold("metanel-drollo", "metanel-robuster", "metanel-oddgrabber")
    desk.mine("c6-yellow-2")
    desk.drop_totems()
    for text in ("mine c6-yellow-2", "pay metanel-robuster"):
        play(desk.config, desk.state, meant(desk.config, desk.state, text))
    asked = perspective(desk.config, desk.state)
    assert words.say(speech.prompt(asked)) == prompt
    assert words.say(speech.describe(asked, meant(desk.config, desk.state, "pay metanel-drollo"))) == choice


@pytest.mark.parametrize(
    ("event", "english", "german", "japanese"),
    [
        (
            EVENTS.make("mine", 0, crystal=24, space=4),
            "Ann mines a brown rhombus, 4 VP.",
            "Ann fördert eine braune Raute, 4 SP.",
            "Annは茶のひし形（4点）を採掘しました。",
        ),
        (
            EVENTS.make("totem", 0, colour=1, holder=-1),
            "Ann gets the blue Totem from the supply, 3 VP.",
            "Ann erhält das blaue Totem aus dem Vorrat, 3 SP.",
            "Annはサプライから青のトーテムを得ました（3点）。",
        ),
        (
            EVENTS.make("raid-card", 0, card=13, owner=1),
            "Ann carries off Metanel Drollo from Bob's Base.",
            "Ann stiehlt Metanel Drollo aus der Basis von Bob.",
            "AnnはBobの基地からメタネル・ドローロを奪いました。",
        ),
    ],
)
def test_the_log_of_a_table_that_is_seen_reads_like_this(
    event: Event, english: str, german: str, japanese: str
) -> None:
    *_, line = log_messages(configure(), event)
    assert [GAME.words(language).say(line) for language in ("en", "de", "ja")] == [english, german, japanese]


@pytest.mark.parametrize("language", languages(GAME.info))
def test_whatever_is_declined_has_a_sentence_of_its_own_and_nothing_is_told_in_that_of_another(language: str) -> None:
    def told(phase: Phase) -> str:
        event = EVENTS.make("decline", 0, decision=phase)
        return GAME.words(language).say(speech.log_line(GAME, configure(), event, NAMES))

    asked = {phase for phase in Phase if phase.row.declined}
    asked.remove(Phase.DIGGER_COLOUR)  # the Crystal keeps its colour, which is an event of its own
    vague = told(Phase.OVER)
    assert vague not in map(told, asked)
    assert {told(phase) for phase in Phase if phase not in asked} == {vague}
