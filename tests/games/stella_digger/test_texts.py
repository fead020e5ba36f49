"""Moves as text, prompts, choices, objections and the log: everything that a player reads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidMove
from starlode.engine.text.speech import log_line, objection
from starlode.games.stella_digger.decisions import ACT_PLACE, ACTIONS, Phase, Row, Word
from starlode.games.stella_digger.events import EVENTS
from starlode.games.stella_digger.game import GAME
from starlode.games.stella_digger.position.shape import CHOICE
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.things import PLACES, Ending
from starlode.match import Match
from starlode.testing.words import check_words
from tests.games.stella_digger.table import SQUARES, phase, play, seat, table, truth

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
    assert held == {*CHOICE, "queue_count"}
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
        perspective = table(passages=["b1"], marker="b1", phase="target").perspective(0)
        perspective.record.phase = decision
        for action in range(ACTIONS):
            block = GAME.layout.split(action).block.name
            text = GAME.notation.write(perspective, action)
            there = not ACT_PLACE + match.config.params.places <= action < ACT_PLACE + PLACES
            if there and (block == "word" or block in perspective.phase.row.choices):
                assert GAME.notation.read(perspective, text, match.words) == action


def test_all_actions_have_a_text_and_an_objection_everywhere() -> None:
    match, chance, seen = Match("stella-digger", seed=2, players=2), Random(2), set()
    while not match.over:
        if phase(match) not in seen:
            seen.add(phase(match))
            legal, perspective = match.legal_actions(), match.perspective(match.acting[0])
            for action in range(ACTIONS):
                assert GAME.notation.write(perspective, action)
                if action not in legal:
                    assert match.words.say(objection(perspective, action)).endswith(".")
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
        ("", "An empty text is not a move"),
        ("mien", "“mien” is not a move of this game"),
        ("play", "“play” needs something after it"),
        ("play red-7", "nothing called “red-7” to play"),
        ("pass please", "Nothing may follow “pass”"),
        ("dance wildly", "“dance” is not a move of this game"),
        ("target z1", "nothing called “z1” to target"),
    ],
)
def test_texts_that_mean_nothing(text: str, complaint: str) -> None:
    with pytest.raises(InvalidMove, match=complaint):
        table().play(text)


@pytest.mark.parametrize("text", ["play red-3", "play red 3", "play a red 3", "red-3", "PLAY A RED 3"])
def test_a_card_may_be_typed_as_it_is_called(text: str) -> None:
    match = play(table({"hand": ["red-3", "blue-1"]}, players=2), "mine")
    match.play(text)
    assert match.moves[-1] == "0 play red-3"


@pytest.mark.parametrize("text", ["draw deck-2", "draw 2", "2", "draw the second deck", "draw second", "draw deck 2"])
def test_a_deck_may_be_typed_as_it_is_called(text: str) -> None:
    match = play(table({}), "refill")
    match.play(text)
    assert match.moves[-1] == "0 draw deck-2"


@pytest.mark.parametrize("text", ["play red-4", "red-4", "target c1", "draw deck-1", "keep", "aim N", "c2"])
def test_texts_that_are_not_asked(text: str) -> None:
    with pytest.raises(IllegalMove, match=r"asked now|not legal"):
        table().play(text)


@pytest.mark.clause("SD-5.6", "SD-13.1")
def test_the_colour_of_a_card_is_kept_by_its_own_verb_only() -> None:
    match = play(table({"hand": ["blue-2"], "gadgets": ["super-drill-blue"]}), "mine")
    with pytest.raises(IllegalMove, match="“pay blue” does not answer what is asked now"):
        match.play("pay blue")
    match.play("declare blue")
    assert match.moves[-1] == "0 keep"


# ---- prompts and choices ----


def test_others_are_told_to_wait() -> None:
    match = table()
    assert match.prompt(2) == "Waiting for Player 0."
    with pytest.raises(IllegalMove, match=r"It is not your turn; Player 0 is asked\."):
        match.play("pass", 2)


def test_a_finished_game_says_so() -> None:
    match = table(phase="over", ending="frames", marker="b1", passages=["b1", "g6", "h6"])
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
    scope = match.perspective(0).scope()
    thing: Any = scope.thing(GAME.layout.blocks["gadget"].axes[0][0], gadget)
    assert match.words.name(thing, "text") == text


# ---- the log ----


def test_every_event_has_a_line_with_and_without_its_details() -> None:
    match = table()
    for kind in EVENTS:
        event = EVENTS.make(kind.name, seat=0, **{detail.name: 1 for detail in kind.details})
        assert match.words.say(log_line(GAME, match.config, event, match.names)).endswith(".")


def test_a_draw_is_one_line_that_tells_the_card_to_the_drawer_only() -> None:
    match = table(options={"drill_backs": "coloured"})
    drawn = EVENTS.make("draw", seat=0, deck=1, colour=0, card=3)
    lines = [match.words.say(log_line(GAME, match.config, event, match.names)) for event in (drawn, drawn.seen_by(1))]
    assert lines == [
        "Player 0 draws a red 4 from the second deck.",
        "Player 0 draws a red card from the second deck.",
    ]


def test_whoever_sees_the_table_is_told_what_things_are_worth() -> None:
    match = table()
    titan = match.config.components.tile_ids.index("monster-titan")
    events = EVENTS.make("buy", seat=0, gadget=0), EVENTS.make("trophy", seat=0, tile=titan)
    assert [match.words.say(log_line(GAME, match.config, event, match.names, seen=True)) for event in events] == [
        "Player 0 buys the red Super Drill: 2 points.",
        "Player 0 defeats the Titan: 4 points.",
    ]


def test_a_card_that_mines_is_one_line() -> None:
    match = table({"hand": ["red-3"]})
    play(match, "mine")
    lines = match.seat(0).log(seen=True)
    assert "Player 0 plays a red 3." in lines
    assert "Player 0 mines." not in lines


def test_every_ending_has_a_reason() -> None:
    out = {"tears": 2, "eliminated": True}
    matches = {
        "chips": table({"chips_300": 20}, phase="over", ending="chips", marker="b1"),
        "frames": table(phase="over", ending="frames", marker="b1", passages=["b1", "g6", "h6"]),
        "nothing-left": table(phase="over", ending="nothing-left", marker="b1", passages=SQUARES),
        "survivor": table({}, out, players=2, options={"advanced": True}, phase="over", ending="survivor", marker="b1"),
    }
    assert tuple(matches) == Ending.texts()[1:]
    assert len({match.outcome.reason for match in matches.values() if match.outcome}) == len(matches)


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
