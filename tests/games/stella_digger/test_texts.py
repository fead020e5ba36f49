"""Moves as text, prompts, descriptions, objections and the log."""

from __future__ import annotations

from random import Random

import pytest

from starlode.engine.errors import IllegalMove, InvalidMove
from starlode.games.stella_digger.decisions import ACTIONS, Phase
from starlode.games.stella_digger.events import EVENTS
from starlode.games.stella_digger.texts.choice import ASKS, choice_of
from starlode.games.stella_digger.things import Ending
from starlode.match import Match
from tests.games.stella_digger.table import phase, play, seat, table, truth


def test_every_action_comes_back_from_its_parts() -> None:
    assert [choice_of(action).action for action in range(ACTIONS)] == list(range(ACTIONS))


def test_every_phase_asks_for_something() -> None:
    assert set(Phase.texts()) - set(ASKS) == {"over", "action"}


def test_all_actions_have_a_text_and_an_objection_everywhere() -> None:
    match, chance, seen = Match("stella-digger", seed=2, players=2), Random(2), set()
    while not match.over:
        if phase(match) not in seen:
            seen.add(phase(match))
            legal = match.legal_actions()
            for action in range(ACTIONS):
                assert match.game.format(match.config, match.state, action)
                assert match.describe(action)
                if action not in legal:
                    assert match.game.objection(match.config, match.state, match.acting[0], action).endswith(".")
        match.play(chance.choice(match.legal()))
    assert len(seen) >= 12


@pytest.mark.parametrize(
    ("text", "played"),
    [("mining", "mine"), ("PASS", "pass"), ("  exchange ", "exchange"), ("drill", "large-drill")],
)
def test_other_ways_to_say_it(text: str, played: str) -> None:
    builder = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 4}, "hand": ["red-1", "red-2"]}
    match = table(builder, passages=["b1", "c1"], marker="c2", entry="c1")
    match.play(text)
    assert match.moves == [f"0 {played}"]


def test_the_thing_alone_will_do() -> None:
    match = play(table({"hand": ["red-1", "red-2"]}), "mine", "red-2")
    assert seat(match)["field"] == ["red-2"]
    drawing = play(table({}), "refill", "draw 2")
    assert drawing.moves[-1] == "0 draw deck-2"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an empty text is no move"),
        ("mien", "did you mean mine"),
        ("play", "play needs a card after it, for example play red-4"),
        ("play red-7", "'red-7' is not a card; did you mean"),
        ("pass please", "pass stands alone"),
        ("dance wildly", "'dance' is not a move of this game"),
        ("target z1", "'z1' is not a place"),
    ],
)
def test_texts_that_mean_nothing(text: str, complaint: str) -> None:
    with pytest.raises(InvalidMove, match=complaint):
        table().play(text)


@pytest.mark.parametrize("text", ["play red-4", "red-4", "target c1", "draw deck-1", "keep", "aim N", "c2"])
def test_texts_that_are_not_asked(text: str) -> None:
    with pytest.raises(IllegalMove, match=r"asked now|not legal"):
        table().play(text)


def test_others_are_told_to_wait() -> None:
    match = table()
    assert match.prompt(2) == "Waiting for seat 0."
    with pytest.raises(IllegalMove, match="seat 0 is asked"):
        match.play("pass", 2)


def test_a_finished_game_says_so() -> None:
    match = table(phase="over", ending="frames", marker="b1")
    assert match.prompt(0) == "The game is over."
    assert match.outcome is not None
    assert match.outcome.reason == "Both yellow-framed squares are cleared and performance has been checked."
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play("pass")


def test_every_event_has_a_line_with_and_without_its_details() -> None:
    match = table()
    for kind in EVENTS:
        event = EVENTS.make(kind.name, seat=0, **{detail.name: 1 for detail in kind.details})
        assert match.game.log_line(match.config, event, match.names).endswith(".")
    hidden = EVENTS.make("look", seat=0, card=1).seen_by(1)
    assert match.game.log_line(match.config, hidden, match.names) == "Player 0 looks at it."


def test_every_ending_has_a_reason() -> None:
    reasons = {table(phase="over", ending=ending, marker="b1").outcome.reason for ending in Ending.texts()[1:]}  # type: ignore[union-attr]
    assert len(reasons) == len(Ending) - 1


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("target a4", "cannot be reached from START"),
        ("target b1", "There is no tile on b1"),
    ],
)
def test_objections_to_targets(move: str, reason: str) -> None:
    match = table(passages=["b1"], marker="b1", phase="target")
    with pytest.raises(IllegalMove, match=reason):
        match.play(move)


def test_prompts_tell_what_is_wanted() -> None:
    assert table().prompt(0) == "Choose an action; the target is c1, where red is wanted."
    gold = table(passages=["b1", "c1", "d1", "d2"], marker="d3", up={"d3": "gold-grey-2a"})
    assert "any colour is wanted" in gold.prompt(0)
    assert truth(gold)["phase"] == "action"


def test_a_line_of_the_log_names_sources_of_crystals() -> None:
    match = table({"hand": ["red-3"]}, {"crystals": {"red": 5}}, {"crystals": {"red": 3}})
    play(match, "mine", "pass", "pass", "pass")
    assert "Player 0 gains a red crystal from Player 1." in match.log()


def test_the_log_of_a_decision_has_room_for_accidents_rewards_and_three_fights() -> None:
    """With empty hands and crystals of one colour each nobody is asked anything until the next round."""
    colours = ("red", "blue", "green", "purple")
    match = table(
        *(
            {
                "hand": [f"{colour}-3"],
                "crystals": {colour: 6},
                "gadgets": [f"refining-capsule-{colour}"],
                "section": [tile],
                "chips_100": 2,
            }
            for colour, tile in zip(colours, ("white-blue-1a", "white-blue-1b", "white-blue-2", "white-red-2"))
        ),
        options={"advanced": True},
        passages=["b1", "c1", "d1", "d2", "d3", "e3", "f3"],
        marker="g3",
        up={"g3": "grey-red-2a"},
        face_down={"g2": "monster-grub", "g4": "monster-stalker", "h3": "monster-titan"},
        accidents={"safety": "accident-red", "alarm": ["accident-blue", "accident-green", "accident-purple"]},
        rebuilt=True,
    )
    play(match, "mine", "mine", "mine", "mine")
    assert match.log()[-1] == "Round 2: Player 0 is start player."


def test_an_unpayable_thing_names_its_price() -> None:
    match = play(table({"crystals": {"red": 3}}), "gadget")
    with pytest.raises(IllegalMove, match="You cannot pay for the blue Super Drill: it costs 2 blue"):
        match.play("buy super-drill-blue")
