"""Moves as text, prompts, choices, objections and the log: everything that a player reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starlode.engine.errors import IllegalMove, InvalidMove
from starlode.engine.speech import log_line, objection
from starlode.games.stella_digger.decisions import ACT_DECK, ACT_PLACE, ACTIONS, Phase, Reason, Row, Word
from starlode.games.stella_digger.events import EVENTS
from starlode.games.stella_digger.game import GAME
from starlode.games.stella_digger.position.shape import HELD
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.things import PLACES, Ending
from starlode.match import Match
from starlode.testing.words import check_words
from tests.games.stella_digger.table import phase, play, seat, table, truth

# ---- rows and words ----


def test_everything_that_can_be_said_has_words() -> None:
    check_words(GAME)


def test_every_decision_that_is_asked_can_be_answered() -> None:
    for decision in Phase:
        assert isinstance(decision.row, Row)
        assert bool(decision.row.choices or decision.row.words) == (decision != Phase.OVER)
        assert set(decision.row.words) <= set(Word.texts())
        assert decision.row.declined in ("", *decision.row.words)


def test_positions_know_every_field_that_a_decision_holds() -> None:
    held = {field for decision in Phase for field in decision.row.holds}
    assert held == {*HELD, "queue_count"}
    assert all(set(decision.row.optional) <= set(decision.row.holds) for decision in Phase)


@pytest.mark.parametrize("options", [{}, {"auto_resolve": False, "advanced": True}])
def test_what_a_decision_does_not_hold_is_blank(options: dict[str, Any]) -> None:
    held = {field for decision in Phase for field in decision.row.holds}
    match, chance = Match("stella-digger", seed=3, players=3, **options), Random(3)
    while not match.over:
        state = match.state
        for field in held - set(Phase(state.phase).row.holds):
            assert (state[field] == State.storage[field].nothing).all(), (Phase(state.phase).text, field)
        match.play(chance.choice(match.legal()))


# ---- notation ----


def test_every_action_has_a_text_that_means_it_where_it_is_asked() -> None:
    match = table(passages=["b1"], marker="b1", phase="target")
    for decision in list(Phase)[1:]:
        sight = table(passages=["b1"], marker="b1", phase="target").gate.sight(0)
        sight.record.phase = decision
        for action in range(ACTIONS):
            block = GAME.layout.split(action).block.name
            text = GAME.notation.write(sight, action)
            there = not ACT_PLACE + match.config.params.places <= action < ACT_PLACE + PLACES
            if there and (block == "word" or block in sight.phase.row.choices):
                assert GAME.notation.read(sight, text, match.words) == action


def test_all_actions_have_a_text_and_an_objection_everywhere() -> None:
    match, chance, seen = Match("stella-digger", seed=2, players=2), Random(2), set()
    while not match.over:
        if phase(match) not in seen:
            seen.add(phase(match))
            legal, sight = match.legal_actions(), match.gate.sight(match.acting[0])
            for action in range(ACTIONS):
                assert GAME.notation.write(sight, action)
                if action not in legal:
                    assert match.words.say(objection(sight, action)).endswith(".")
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


@pytest.mark.clause("SD-1.4")
def test_a_card_may_be_named_by_a_copy() -> None:
    match = play(table({"hand": ["red-1", "red-2"]}), "mine", "play drill-red-2-b")
    assert match.moves[-1] == "0 play red-2"


def test_a_direction_may_be_a_word() -> None:
    builder = {"large_drills": ["large-drill-red-1"], "crystals": {"red": 2}}
    match = table(builder, passages=["b1", "c1", "d1"], marker="d2", entry="d1", up={"d2": "white-red-1a"})
    play(match, "large-drill", "on c1", "aim right")
    assert match.moves[-1] == "0 aim E"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "An empty text is no move"),
        ("mien", "did you mean mine"),
        ("play", "“play” needs something after it"),
        ("play red-7", "nothing called “red-7” to play; did you mean"),
        ("pass please", "“pass” stands alone"),
        ("dance wildly", "“dance” is not a move of this game"),
        ("target z1", "nothing called “z1” to target"),
    ],
)
def test_texts_that_mean_nothing(text: str, complaint: str) -> None:
    with pytest.raises(InvalidMove, match=complaint):
        table().play(text)


@pytest.mark.parametrize("text", ["play red-4", "red-4", "target c1", "draw deck-1", "keep", "aim N", "c2"])
def test_texts_that_are_not_asked(text: str) -> None:
    with pytest.raises(IllegalMove, match=r"asked now|not legal"):
        table().play(text)


# ---- prompts and choices ----


def test_others_are_told_to_wait() -> None:
    match = table()
    assert match.prompt(2) == "Waiting for Player 0."
    with pytest.raises(IllegalMove, match=r"Waiting for Player 0\."):
        match.play("pass", 2)


def test_a_finished_game_says_so() -> None:
    match = table(phase="over", ending="frames", marker="b1")
    assert match.prompt(0) == "The game is over."
    assert match.outcome is not None
    assert match.outcome.reason == "Both yellow-framed squares are cleared and performance has been checked."
    with pytest.raises(IllegalMove, match="game is over"):
        match.play("pass", 0)


def test_prompts_tell_what_is_wanted() -> None:
    assert table().prompt(0) == "Choose an action; the target is c1, where red is wanted."
    gold = table(passages=["b1", "c1", "d1", "d2"], marker="d3", up={"d3": "gold-grey-2a"})
    assert "any colour is wanted" in gold.prompt(0)
    assert truth(gold)["phase"] == "action"


def words_of(match: Match) -> dict[str, str]:
    """Every legal move with its words."""
    return {choice.move: choice.words for choice in match.choices()}


def test_choices_say_what_they_come_to() -> None:
    builder = {"large_drills": ["large-drill-red-3"], "crystals": {"red": 3}}
    ground: dict[str, Any] = {"passages": ["b1", "c1", "d1"], "marker": "d2", "entry": "d1"}
    match = table(builder, up={"d2": "white-red-1a"}, **ground)
    assert words_of(match)["exchange"] == "Exchange 2 crystals of one colour for one of any colour"
    assert words_of(play(table({}), "refill"))["draw deck-1"].startswith("Draw a ")
    shop = play(table({"crystals": {"red": 3, "blue": 3}}), "gadget")
    assert words_of(shop)["buy super-drill-red"] == "Buy the red Super Drill for 2 red and 1 of any colour"
    assert shop.prompt() == "Choose a gadget to buy."
    play(shop, "buy super-drill-red")
    assert shop.prompt() == "Pay for the red Super Drill: 1 crystal of any colour to go."
    play(match, "large-drill", "on c1")
    assert words_of(match)["aim E"] == "Point right at d1 for 1 point"
    assert match.prompt() == "Choose where the Large Drill on c1 points."


def test_a_target_is_offered_with_what_lies_there() -> None:
    match = table(passages=["b1"], marker="b1", phase="target", up={"c1": "white-red-2"})
    assert words_of(match)["target c1"] == "Mine c1: a red tile (2 crystals)"


@pytest.mark.parametrize(
    ("gadget", "text"),
    [
        (0, "Once per round: let the red card you play count as another colour."),
        (13, "Your hand limit is higher by 1, your crystal limit by 1."),
    ],
)
def test_gadgets_say_what_they_do(gadget: int, text: str) -> None:
    match = table()
    scope = match.gate.sight(0).scope()
    thing: Any = scope.thing(GAME.layout.blocks["gadget"].axes[0][0], gadget)
    assert match.words.name(thing, "text") == text


# ---- the log ----


def test_every_event_has_a_line_with_and_without_its_details() -> None:
    match = table()
    for kind in EVENTS:
        event = EVENTS.make(kind.name, seat=0, **{detail.name: 1 for detail in kind.details})
        assert match.words.say(log_line(GAME, match.config, event, match.names)).endswith(".")
    hidden = EVENTS.make("look", seat=0, card=1).seen_by(1)
    assert match.words.say(log_line(GAME, match.config, hidden, match.names)) == "Player 0 looks at it."


def test_every_ending_has_a_reason() -> None:
    reasons = {table(phase="over", ending=ending, marker="b1").outcome.reason for ending in Ending.texts()[1:]}  # type: ignore[union-attr]
    assert len(reasons) == len(Ending) - 1


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


# ---- why not ----

SITES: dict[str, Any] = {"passages": ["b1", "c1", "d1"], "marker": "d2", "entry": "d1", "up": {"d2": "white-red-1a"}}
TOKEN = {"token": "large-drill-blue-1", "seat": 1}
BUILDER: dict[str, Any] = {"large_drills": ["large-drill-red-1", "large-drill-red-2"], "crystals": {"red": 2}}


def building(*moves: str, **rest: Any) -> Match:
    """Seat 0 is about to build."""
    return play(table(BUILDER, **{**SITES, **rest}), "large-drill", *moves)


def striking(**hand: Any) -> Match:
    """Seat 0 is asked which red card to lose."""
    accidents = {"safety": "accident-blue", "alarm": ["accident-red"]}
    return table({"field": ["red-1", "red-2"], **hand}, phase="accident", accidents=accidents)


def winning(**rest: Any) -> dict[str, Any]:
    """Seat 0 has won the tile of c1."""
    ground: dict[str, Any] = {"passages": ["b1", "c1"], "marker": "c1", "entry": "b1"}
    return {**ground, "decision": {"winner": 0, **rest}}


def gold(**crystals: int) -> Match:
    """Seat 0 chooses the crystals of a gold tile; it has crystals of its own."""
    winner = {"field": ["red-1"], "section": ["gold-grey-2a"], "crystals": crystals}
    return table(winner, phase="gold", **winning(tiles=["gold-grey-2a"], owed=1))


REFUSED: dict[Reason, tuple[Any, str, str]] = {
    Reason.NO_CARD: (lambda: table({}), "mine", "You have no card in hand."),
    Reason.NO_GADGET: (lambda: table({}), "gadget", "You cannot pay for any gadget that is left."),
    Reason.NO_LARGE_DRILL: (lambda: table({}), "large-drill", "You cannot pay for any of your Large Drills."),
    Reason.NO_SITE: (lambda: table(BUILDER), "large-drill", "no square from which a Large Drill could point"),
    Reason.NO_PAIR: (lambda: table({}), "exchange", "You do not have 2 crystals of one colour."),
    Reason.HAND_FULL: (
        lambda: play(table({"hand": ["red-1", "red-2", "red-3", "red-4"]}), "refill"),
        "stop",
        "Your hand is full",
    ),
    Reason.NOT_NEXT_TO_START: (
        lambda: Match("stella-digger", seed=1, players=2),
        "target h6",
        "h6 is not next to START.",
    ),
    Reason.NO_TILE: (lambda: table(marker="b1", phase="target"), "target b1", "There is no tile on b1."),
    Reason.NOT_EXPOSED: (lambda: table(marker="b1", phase="target"), "target a4", "cannot be reached from START"),
    Reason.BLOCKADED: (
        lambda: table(marker="b1", phase="target", up={"c1": "white-red-1a"}, blockaded=["c1"]),
        "target c1",
        "The tile on c1 is blockaded.",
    ),
    Reason.TOO_FAR: (
        lambda: table(passages=["b1", "c1", "d1", "e1"], marker="b1", phase="target"),
        "target f1",
        "f1 is more than 2 steps away",
    ),
    Reason.ON_START: (lambda: building("build large-drill-red-1"), "on a1", "cannot stand on START"),
    Reason.ON_TILE: (lambda: building(), "on d2", "d2 carries a tile."),
    Reason.ON_DRILL: (
        lambda: building(large_drills={"c1": {**TOKEN, "aim": "W"}}),
        "on c1",
        "c1 already carries a Large Drill.",
    ),
    Reason.NO_AIM: (
        lambda: building(large_drills={"d1": {**TOKEN, "aim": "W"}}),
        "on b1",
        "From b1 a Large Drill could not point at any free square.",
    ),
    Reason.AIM_OFF_MAP: (lambda: building("on c1"), "aim S", "There is no map square in that direction."),
    Reason.AIM_AT_TILE: (lambda: building("on c1"), "aim N", "c2 carries a tile."),
    Reason.NOT_ON_FIELD: (lambda: striking(hand=["red-3"]), "discard red-3", "red-3 is not on it."),
    Reason.OTHER_COLOUR: (
        lambda: striking(field=[], hand=["red-1", "red-2", "blue-1"]),
        "discard blue-1",
        "blue-1 is not red.",
    ),
    Reason.NOT_IN_HAND: (
        lambda: play(table({"hand": ["red-1", "red-2"]}), "mine"),
        "play green-1",
        "You have no green-1 in hand.",
    ),
    Reason.NO_ENHANCED_POWER: (
        lambda: play(
            table({"hand": ["blue-1", "blue-2", "green-1"], "gadgets": ["enhanced-power-blue"]}), "mine", "play blue-1"
        ),
        "add green-1",
        "None of your Enhanced Power gadgets fits green-1.",
    ),
    Reason.STOCK_LACKS: (
        lambda: play(table({"crystals": {"red": 2}}, {"crystals": {"blue": 8}}, options={"auto_resolve": False})),
        "",
        "",
    ),
    Reason.NOBODY_HAS: (lambda: gold(blue=6), "take blue", "Neither the common area nor another player has a blue"),
    Reason.TOO_FEW: (
        lambda: play(table({"crystals": {"red": 2, "blue": 2}}), "exchange"),
        "give green",
        "You do not have 2 green crystals.",
    ),
    Reason.NO_CRYSTAL: (
        lambda: play(table({"crystals": {"red": 3, "blue": 3}}), "gadget", "buy super-drill-red"),
        "pay green",
        "You have no green crystal.",
    ),
    Reason.SOLD: (
        lambda: play(table({"crystals": {"red": 6}}, {"gadgets": ["super-drill-red"]}), "gadget"),
        "buy super-drill-red",
        "Player 1 owns the red Super Drill.",
    ),
    Reason.TOO_DEAR: (
        lambda: play(table({"crystals": {"red": 3}}), "gadget"),
        "buy super-drill-blue",
        "You cannot pay for the blue Super Drill: it costs 2 blue and 1 of any colour.",
    ),
}


@pytest.mark.parametrize("reason", REFUSED, ids=lambda reason: reason.text)
def test_why_not(reason: Reason) -> None:
    position, move, words = REFUSED[reason]
    match = position()
    with pytest.raises(IllegalMove, match=words):
        match.play(move)
