"""The text of a move means that move, and every other text says what is wrong with it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidMove
from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.games.cave_in.decisions import LAYOUT, Phase, Word
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.notation import SYNONYMS
from tests.games.cave_in.samples import TABLES, Desk, configure, legal, meant, perspective, play, random_game, written


def moves(desk: Desk) -> list[str]:
    return [written(desk.config, desk.state, action) for action in legal(desk.config, desk.state)]


def say(desk: Desk, *texts: str) -> None:
    for text in texts:
        play(desk.config, desk.state, meant(desk.config, desk.state, text))


def refusal(desk: Desk, text: str, kind: type[Exception]) -> str:
    with pytest.raises(kind) as caught:
        meant(desk.config, desk.state, text)
    return str(caught.value)


# ---- round trips ----


@pytest.mark.parametrize("options", TABLES)
def test_every_legal_move_has_its_own_text_that_means_it(options: dict[str, Any]) -> None:
    config = configure(**options)
    for seed in range(3):
        for state in random_game(config, seed):
            actions, seen = legal(config, state), perspective(config, state)
            texts = [GAME.notation.write(seen, action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert [GAME.notation.read(seen, text, GAME.words()) for text in texts] == actions


def test_what_is_picked_and_actions_are_the_same_thing() -> None:
    picked = [LAYOUT.split(action) for action in range(LAYOUT.size)]
    assert [LAYOUT.action(p.block.name, p.number, p.detail) for p in picked] == list(range(LAYOUT.size))


def test_every_action_can_be_written_in_every_phase() -> None:
    config = configure(players=3)
    for state in random_game(config, 5):
        if state.ply % 20 == 0:
            assert all(GAME.notation.write(perspective(config, state), action) for action in range(LAYOUT.size))


def test_the_page_about_notation_knows_every_decision_verb_and_word() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "cave-in" / "notation.md").read_text("utf-8")
    written = set(re.findall(r"`([a-z-]+)[ `]", page))
    assert set(Phase.texts()) - {"over"} <= written
    assert {*GAME.notation.verbs, *Word.texts(), *SYNONYMS} - {"color"} <= written


def test_what_a_text_means_does_not_depend_on_hidden_things() -> None:
    config = configure(players=3)
    for state in random_game(config, 2):
        if state.over or state.ply % 5:
            continue
        other = duplicate(state)
        single.imagine(config.params, other, -1, state.ply, 0)
        texts = [written(config, state, action) for action in legal(config, state)]
        assert [meant(config, other, text) for text in texts] == legal(config, state)


# ---- the texts themselves ----


def test_actions_are_verbs_with_ids() -> None:
    desk = Desk()
    desk.hold("terron-driller", "hydran-fishbean")
    desk.dock("terron-driller", "terron-foreman")
    desk.mine("c1-brown-1", "c3-yellow-1")
    desk.drop_totems()
    desk.stack("terron-driller", seat=1)
    assert moves(desk) == [
        "end",
        "recruit terron-driller",
        "recruit terron-foreman",
        "mine c1-brown-1",
        "raid 1",
        "skill terron-driller",
        "skill hydran-fishbean",
    ]


def test_cards_of_a_base_are_told_by_seat_and_place_from_the_bottom() -> None:
    desk = Desk()
    desk.hold("hydran-shuwar")
    desk.stack("hydran-fishbean", "terron-driller", seat=1)
    say(desk, "skill hydran-shuwar")
    assert moves(desk) == ["done", "take hydran-fishbean@1.1"]


def test_a_changed_colour_is_part_of_a_hand_card() -> None:
    desk = Desk()
    desk.hold("metanel-robuster", "terron-driller", "terron-driller")
    desk.mine("c1-blue-1")
    desk.drop_totems()
    say(desk, "skill metanel-robuster", "colour blue", "paint terron-driller", "stop", "mine c1-blue-1")
    assert moves(desk) == ["pay terron-driller/blue"]


def test_spaces_case_and_copy_numbers_do_not_matter() -> None:
    desk = Desk()
    desk.hold("terron-driller")
    for text in ("skill terron-driller", "  SKILL   Terron-Driller ", "skill terron-driller-3"):
        assert written(desk.config, desk.state, meant(desk.config, desk.state, text)) == "skill terron-driller"


def test_declining_has_many_words() -> None:
    desk = Desk()
    desk.hold("mineggler-diggerhino")
    desk.mine("c1-blue-1")
    say(desk, "skill mineggler-diggerhino")
    for word in ("done", "skip", "stop", "decline", "pass"):
        assert meant(desk.config, desk.state, word) == Word.DONE
    say(desk, "paint c1-blue-1")
    assert meant(desk.config, desk.state, "keep") == Word.DONE
    assert meant(desk.config, desk.state, "color red") == meant(desk.config, desk.state, "colour red")


def test_words_are_understood_in_every_phase() -> None:
    desk = Desk()
    found = [meant(desk.config, desk.state, word) for word in ("end", "use", "leader", "hold", "done")]
    assert found == [Word.END, Word.LEADER, Word.LEADER, Word.HOLD, Word.DONE]


# ---- texts that mean nothing ----


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("mien c3-yellow-1", "did you mean mine"),
        ("", "empty text"),
        ("xyzzy", "“xyzzy” is not a move"),
        ("mine c3-yelow-1", "nothing called “c3-yelow-1” to mine"),
        ("mine terron-driller", "nothing called “terron-driller” to mine"),
        ("recruit terron-forman", "nothing called “terron-forman” to recruit"),
        ("skill terron-driller/octarine", "nothing called “terron-driller/octarine” to skill"),
        ("mine", "“mine” needs something after it"),
        ("raid bob", "nothing called “bob” to raid"),
        ("colour octarine", "nothing called “octarine” to colour"),
        ("collect 5", "nothing called “5” to collect"),
        ("activate nothing", "nothing called “nothing” to activate"),
        ("take terron-driller@9.1", "nothing called “terron-driller@9.1” to take"),
        ("end now", "Nothing may follow “end”"),
    ],
)
def test_a_text_that_means_nothing_is_invalid(text: str, hint: str) -> None:
    assert hint in refusal(Desk(), text, InvalidMove)


# ---- texts that mean what is not there or not asked ----


def test_a_thing_that_is_not_there_is_illegal_and_the_present_ones_are_named() -> None:
    desk = Desk()
    desk.mine("c6-blue-1", "c6-green-2", "c1-red-1")
    desk.dock("terron-foreman")
    there = refusal(desk, "mine c6-red-1", IllegalMove)
    assert there == "“c6-red-1” is not there; choose c6-blue-1 or c6-green-2."
    assert refusal(desk, "mine c3-red-1", IllegalMove) == "“c3-red-1” is not there."
    hidden = next(
        name for card, name in enumerate(desk.config.components.artifact_ids) if desk.state.artifact_at[card] == -2
    )
    assert f"“{hidden}” is not there; choose artifact-" in refusal(desk, f"collect {hidden}", IllegalMove)


def test_a_verb_that_is_not_asked_is_refused() -> None:
    desk = Desk()
    desk.hold("metanel-oddgrabber", "metanel-drollo", "metanel-robuster")
    desk.mine("c6-yellow-2")
    desk.drop_totems()
    say(desk, "mine c6-yellow-2", "pay metanel-robuster")
    text = refusal(desk, "recruit terron-foreman", IllegalMove)
    assert text == "“recruit terron-foreman” does not answer what is asked now."
    assert refusal(desk, "skip", IllegalMove) == "There is nothing to skip now."


def test_a_card_of_a_base_must_be_told_apart() -> None:
    desk = Desk()
    desk.hold("hydran-mushell")
    desk.stack("terron-driller", "terron-foreman", "terron-driller", seat=1)
    say(desk, "skill hydran-mushell")
    there = "“terron-driller” is not there; choose terron-driller@1.1 or terron-driller@1.3."
    assert refusal(desk, "take terron-driller", IllegalMove) == there
    assert refusal(desk, "take hydran-shuwar", IllegalMove) == "“hydran-shuwar” is not there."
    there = "“terron-foreman@1.1” is not there; choose terron-foreman@1.2."
    assert refusal(desk, "take terron-foreman@1.1", IllegalMove) == there
    assert "needs something after it" in refusal(desk, "take", InvalidMove)


def test_the_only_card_of_its_type_in_a_base_needs_no_place() -> None:
    desk = Desk()
    desk.hold("hydran-mushell")
    desk.stack("terron-driller", "terron-foreman", "terron-driller", seat=1)
    say(desk, "skill hydran-mushell")
    assert written(desk.config, desk.state, meant(desk.config, desk.state, "take terron-foreman")).endswith("@1.2")


def test_a_hand_is_never_consulted() -> None:
    desk = Desk()
    desk.hold("terron-driller")
    action = meant(desk.config, desk.state, "skill hydran-mushell")
    assert action not in legal(desk.config, desk.state)
