"""Matches with changed cards: numbers of the game's own components, given by their paths."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starlode.background import worker
from starlode.background.assistant import Assistant
from starlode.engine.authoring.changed_cards import configured
from starlode.engine.boundary.errors import InvalidComponents
from starlode.games import load_game
from starlode.match import Match, read_record
from starlode.match.information import Information
from starlode.terminal.common.messages import words_in
from starlode.terminal.playing.cards import cards_told
from tests.example import NAME

CHEAP = {f"artifacts.artifact-{number:02}.cost": 4 for number in range(1, 13)}


class Collector:
    """Takes what is too dear with the printed cards."""

    def choose(self, information: Information) -> int:
        return next(a for a, move in zip(information.actions, information.moves, strict=True) if "collect" in move)


def played(moves: int) -> Match:
    match = Match("cave-in", players=2, seed=7, changes=CHEAP)
    for _ in range(moves):
        match.play(match.legal()[-1])
    return match


def test_a_cheaper_card_costs_less() -> None:
    printed, cheap = Match("cave-in", players=2, seed=7), Match("cave-in", players=2, seed=7, changes=CHEAP)
    assert not [move for move in printed.legal() if move.startswith("collect")]
    assert len([move for move in cheap.legal() if move.startswith("collect")]) == 3
    assert {pile["printed_cost"] for pile in cheap.view(0)["artifacts"].values()} == {4}


def test_a_record_says_what_was_changed_and_replays_by_itself() -> None:
    match = played(9)
    record = read_record(match.record().text())
    assert (record.changes, record.components) == (CHEAP, None)
    again = Match.from_record(record)
    assert again.position() == match.position()
    assert again.config.changes == CHEAP
    assert eval(repr(match), {"Match": Match}).record() == match.record()


def test_a_record_of_the_page_needs_no_component_file() -> None:
    """It also names the digest of the file with these numbers, for whoever has that."""
    data = {**json.loads(played(9).record().text()), "components": "0" * 64}
    assert Match.from_record(read_record(json.dumps(data))).position() == played(9).position()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"artifacts.artifact-13.cost": 1}, "no number 'artifacts.artifact-13.cost'"),
        ({"numbers.hand_limit": 99}, "hand_limit: found 99"),
        ({"numbers.hand_limit": "7"}, "paths with whole numbers"),
        ({"numbers.hand_limit": True}, "paths with whole numbers"),
        (["numbers.hand_limit"], "paths with whole numbers"),
    ],
)
def test_changes_that_are_not_possible_are_refused(changes: Any, complaint: str) -> None:
    with pytest.raises(InvalidComponents, match=complaint):
        Match("cave-in", changes=changes)


def test_a_game_without_components_has_no_numbers_to_change() -> None:
    with pytest.raises(InvalidComponents, match="no number"):
        configured(load_game(NAME), {}, changes={"numbers.hand_limit": 3})


def test_a_component_file_and_changes_are_not_mixed() -> None:
    file = load_game("cave-in").component_file
    with pytest.raises(InvalidComponents, match="not both"):
        Match("cave-in", components=file, changes=CHEAP)


def test_a_card_is_told_with_its_changed_number() -> None:
    told = [list(cards_told(match, words_in("en"), "core rights")) for match in (Match("cave-in", seed=0), played(0))]
    assert ["7" in str(one) for one in told] == [True, False]


def test_rows_that_were_not_changed_are_shared() -> None:
    """Or thousands of tables with changed cards would hold all cards of their game each."""
    printed, changed = (Match("cave-in", changes=changes).config.components for changes in (None, CHEAP))
    assert all(old is new for old, new in zip(printed.mercenaries, changed.mercenaries, strict=True))
    assert printed.numbers is changed.numbers
    assert not any(old is new for old, new in zip(printed.artifacts, changed.artifacts, strict=True))


def test_a_process_that_thinks_for_bots_plays_with_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    assistant = Assistant.__new__(Assistant)  # without a process of its own
    monkeypatch.setattr(assistant, "_send", asked.append)
    monkeypatch.setattr(assistant, "_heard", lambda *_: {"action": 0})
    information = played(0).information()
    assistant.choose("greedy", 1, information)
    monkeypatch.setattr(worker, "_bot", lambda *_: Collector())
    assert information.game.notation.write(information, worker._answer(asked[0])).startswith("collect")
