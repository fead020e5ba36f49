"""Whatever a question speaks of is found in the rules, in the player's language, and every game explains its terms."""

from __future__ import annotations

import re

import pytest

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.declarations.info import GameInfo
from starlode.engine.text.handbook import chapters, find_chapters, find_passages, terms
from starlode.engine.text.rulebook import find_clauses, named_clause
from starlode.games import all_games, load_game

LANGUAGES = ("en", "de", "ja")
WORDS = {"en": r"[^\W\d_]{4,}", "de": r"[^\W\d_]{5,}", "ja": r"[ァ-ヴー]{3,}"}  # that mean something


def asked(game: str, language: str) -> set[str]:
    """The words of all questions of a game, without what is filled in."""
    source = load_game(game).words(language).source
    questions = " ".join(re.findall(r"^ask-[\w-]+ = ?(.*(?:\n +.*)*)", source, re.MULTILINE))
    while "{" in questions:
        questions, before = re.sub(r"\{[^{}]*\}", " ", questions), questions
        assert questions != before
    return set(re.findall(WORDS[language], questions))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_words_of_every_question_are_found(game: str, language: str) -> None:
    info = all_games()[game]
    wanted = asked(game, language)
    assert wanted
    missing = [word for word in wanted if not tells(info, language, word)]
    assert [word for word in missing if language != "en" or not in_clauses(game, word)] == []


def tells(info: GameInfo, language: str, word: str) -> bool:
    return bool(find_chapters(info, language, word) or find_passages(info, language, word))


def in_clauses(game: str, word: str) -> bool:
    try:
        return bool(find_clauses(all_games()[game], word))
    except StarlodeError:
        return False


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_explains_as_many_terms_in_every_language(game: str) -> None:
    explained = {language: terms(all_games()[game], language) for language in LANGUAGES}
    assert all(len(found) >= 15 and all(map(all, found)) for found in explained.values())
    assert len({tuple(found) for found in explained.values()}) == len(LANGUAGES)


@pytest.mark.parametrize(("language", "title"), [("en", "Raid"), ("de", "Überfall"), ("ja", "襲撃")])
def test_a_heading_leads_to_its_chapter(language: str, title: str) -> None:
    info = all_games()["cave-in"]
    found = find_chapters(info, language, title.lower())
    assert (found[0].title, found[0].anchor) == (title, "CI-7.1")
    assert found[0] in chapters(info, language)


def test_a_clause_is_found_without_the_letters_of_its_game() -> None:
    info = all_games()["cave-in"]
    assert [named_clause(info, text) for text in ("7.1", "ci-7.1", "CI-7.1", "7", "raid")] == ["CI-7.1"] * 3 + ["", ""]


def test_clauses_about_a_word_come_before_those_that_mention_it() -> None:
    one, many = ([clause for clause, _ in find_clauses(all_games()["cave-in"], text)] for text in ("raid", "Raids"))
    assert one[:2] == many[:2] == ["CI-7.1", "CI-7.2"]
    assert "CI-3.14" in one
