"""Every language says everything that can happen, in whole games and beyond them."""

from __future__ import annotations

from random import Random

import pytest

from starlode.engine.declarations.things import Sort
from starlode.engine.text.catalogue import languages
from starlode.engine.text.facts import Scope, Thing
from starlode.engine.text.speech import answers, describe, log_line, objection, prompt
from starlode.games.cosmic_scavengers.events import EVENTS
from starlode.games.cosmic_scavengers.game import GAME
from starlode.games.cosmic_scavengers.things import CONTRACT, ROBOT, TEXT, TYPE, TYPES
from starlode.match import Match
from tests.games.cosmic_scavengers.table import Json, table

LANGUAGES = languages(GAME.info)
REFUSED = 4  # refused actions of a position that are explained


def test_the_languages_of_the_house_are_there() -> None:
    assert LANGUAGES == ["de", "en", "ja"]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str, players: int) -> None:
    m = Match("cosmic-scavengers", players=players, seed=5, language=language, round_limit=3)
    chance = Random(5)
    while not m.over:
        seat = chance.choice(m.acting)
        assert "" not in told(m, seat, chance)
        m.play(chance.choice(m.legal_actions(seat)), seat)
    assert "" not in m.log()
    assert m.outcome


def told(match: Match, seat: int, chance: Random) -> list[str]:
    """What a seat reads at a moment: what is asked, what it can do, and why it cannot do something else."""
    perspective = match.perspective(seat)
    refused = [
        a for a in range(GAME.actions) if a not in perspective.actions and answers(perspective, GAME.layout.split(a))
    ]
    some = chance.sample(refused, min(REFUSED, len(refused)))
    messages = (
        (describe(perspective, action) for action in perspective.actions),
        (objection(perspective, action) for action in some),
    )
    return [match.words.say(message) for message in (prompt(perspective), *messages[0], *messages[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    m, words = table(), GAME.words(language)
    for kind in EVENTS:
        for detail in (0, 1, 2):
            details = {d.name: (detail,) * TYPES if d.sort.counts else detail for d in kind.details}
            line = words.say(log_line(GAME, m.config, EVENTS.make(kind.name, 0, **details), m.names))
            assert line.endswith((".", "。")), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", [CONTRACT, ROBOT, TYPE, TEXT], ids=lambda sort: sort.name)
def test_every_thing_has_its_forms(language: str, sort: Sort) -> None:
    config, words = GAME.configure({}), GAME.words(language)
    assert sort.ids
    for number in range(len(sort.ids(config))):
        effect = int(config.params.effect[number]) if sort is TEXT else 1
        if effect:
            thing = Thing(sort, number, Scope(config, (), {}))
            assert all(words.name(thing, form) for form in ("", "title", "start", "acc", "dat", "marble"))


@pytest.mark.parametrize(
    ("kind", "details", "line"),
    [
        ("collect", {"card": "magpie", "marble": 4, "cell": 0}, "Die Elster von Ines sammelt auf (0,0) 1 Organik ein."),
        ("recover-robot", {"card": "phantom-1"}, "Ines holt das PHANTOM zurück."),
        ("fulfil", {"contract": "robot-foundry-2"}, "Ines erfüllt den Auftrag GIESSEREI 2."),
        ("fulfil", {"contract": "prog-rear-hatch"}, "Ines erfüllt „Heckluke“."),
        ("back-down", {"contract": "robot-turbo-1"}, "Ines gibt bei dem Auftrag TURBO 1 nach."),
    ],
)
def test_german_names_take_their_articles(kind: str, details: Json, line: str) -> None:
    m = table()
    parts = m.config.components
    ids = {"card": parts.card_ids, "contract": parts.contract_ids}
    numbers = {name: ids[name].index(value) if name in ids else value for name, value in details.items()}
    event = EVENTS.make(kind, 0, **numbers)
    assert GAME.words("de").say(log_line(GAME, m.config, event, ("Ines", "Mara"))) == line
