"""Every decision, move, refusal and event has a sentence, and the sentences are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.events import Event, Kind
from starlode.engine.declarations.layout import Picked
from starlode.engine.running import single
from starlode.engine.state.records import duplicate
from starlode.engine.text import speech
from starlode.games.cave_in.decisions import (
    LAYOUT,
    Phase,
    Word,
)
from starlode.games.cave_in.events import EVENTS
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import Ability, Cause, Counted, Skill
from starlode.testing.words import check_words
from tests.games.cave_in.samples import (
    NAMES,
    TABLES,
    Desk,
    configure,
    legal,
    meant,
    perspective,
    play,
    random_game,
    written,
)

WORDS = GAME.words()


def prompt(config: Config, state: State, seat: int) -> str:
    return WORDS.say(speech.prompt(perspective(config, state, seat)))


def describe(config: Config, state: State, action: int) -> str:
    return WORDS.say(speech.describe(perspective(config, state), action))


def objection(config: Config, state: State, seat: int, action: int) -> str:
    return WORDS.say(speech.objection(perspective(config, state, seat), action))


def log_line(config: Config, event: Event) -> str:
    return WORDS.say(speech.log_line(GAME, config, event, NAMES))


def say(desk: Desk, *texts: str) -> None:
    for text in texts:
        play(desk.config, desk.state, meant(desk.config, desk.state, text))


def described(desk: Desk, text: str) -> str:
    return describe(desk.config, desk.state, meant(desk.config, desk.state, text))


def asked(desk: Desk) -> str:
    return prompt(desk.config, desk.state, 0)


def objected(desk: Desk, text: str) -> str:
    return objection(desk.config, desk.state, 0, meant(desk.config, desk.state, text))


def is_sentence(text: str) -> bool:
    return text.endswith((".", "?")) and "  " not in text and "-1" not in text.split()


# ---- all of them ----


@pytest.mark.parametrize("options", TABLES)
def test_everything_in_random_games_has_words(options: dict[str, Any]) -> None:
    config = configure(**options)
    for seed in range(2):
        for state in random_game(config, seed):
            for seat in range(state.players):
                assert is_sentence(prompt(config, state, seat))
            for event in EVENTS.of(state):
                for viewer in (None, *range(state.players)):
                    assert is_sentence(log_line(config, event.seen_by(viewer)))
            for action in legal(config, state):
                assert describe(config, state, action)
        assert "collapsed" in WORDS.say(GAME.ending(config, state))


def test_every_action_can_be_described_in_every_phase() -> None:
    config = configure(players=4)
    for state in random_game(config, 3):
        if state.ply % 25 == 0:
            assert all(describe(config, state, action) for action in range(LAYOUT.size))


def test_prompts_tell_nothing_that_is_not_public() -> None:
    config = configure(players=3)
    for state in random_game(config, 4):
        if not state.over:
            other = duplicate(state)
            single.imagine(config.params, other, -1, state.ply, 0)
            assert prompt(config, other, state.active) == prompt(config, state, state.active)


# ---- prompts ----


def test_a_prompt_has_the_numbers() -> None:
    desk = Desk()
    desk.hold("metanel-oddgrabber", "metanel-drollo", "metanel-robuster", "metanel-drollo", "metanel-oddgrabber")
    desk.mine("c6-yellow-2")
    desk.drop_totems()
    assert asked(desk) == "Choose an action: 2 normal actions left."
    say(desk, "skill metanel-drollo")
    assert asked(desk) == "Choose an action: 1 normal action and 1 extra Mine left."
    say(desk, "mine c6-yellow-2", "pay metanel-robuster")
    assert asked(desk) == "Pay for a yellow hexagon: 3 of 6 levels paid."
    say(desk, "pay metanel-drollo", "pay metanel-oddgrabber")
    assert asked(desk) == "Pay for a yellow hexagon: 6 of 6 levels paid. Add cards, or say done."


def test_who_does_not_decide_waits() -> None:
    desk = Desk()
    assert prompt(desk.config, desk.state, 1) == "Waiting for Ann."
    desk.state.over = 1
    assert prompt(desk.config, desk.state, 0) == "The game is over."


def test_a_recruit_prompt_names_the_levels_that_will_do() -> None:
    desk = Desk()
    desk.hold("terron-foreman", "hydran-frogtopus")
    desk.dock("metanel-scrabber")
    say(desk, "skill terron-foreman", "recruit metanel-scrabber")
    assert asked(desk) == "Pay for Metanel Scrabber: play a card of level 1 or 3."


# ---- menus ----


def test_a_crystal_is_described_with_all_it_shows() -> None:
    desk = Desk()
    desk.mine("c3-yellow-1", "c1-green-4", "c1-blue-3")
    desk.drop_totems()
    assert described(desk, "mine c3-yellow-1") == "Mine a yellow rhombus: cost 3, 4 VP"
    wild = "Mine a green shard (wild): cost 1, 1 VP, blue symbol, Cave-In symbol"
    assert described(desk, "mine c1-green-4") == wild
    desk.state.totem[desk.config.components.colours.index("blue")] = 0
    assert described(desk, "mine c1-blue-3") == "Mine a blue shard: cost 0 instead of 1, 0 VP, purple symbol"


def test_other_moves_are_described_plainly() -> None:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller", "terron-driller")
    desk.dock("hydran-fishbean", "terron-driller")
    desk.stack("terron-driller", "terron-foreman", seat=1)
    assert described(desk, "skill metanel-drollo") == "Use the skill of Metanel Drollo. Mine 1 more time this turn."
    recruit = "Recruit Hy'dran Fish'Bean (level 2, blue) for a card of level 1"
    assert described(desk, "recruit hydran-fishbean") == recruit
    assert described(desk, "recruit terron-driller") == "Recruit Terron Driller (level 1, brown) for nothing"
    raid = "Raid the Base of Bob (2 cards, brown Totem): Terron Foreman goes back to the owner's hand"
    assert described(desk, "raid 1") == raid
    say(desk, "recruit hydran-fishbean")
    assert described(desk, "pay terron-driller") == "Pay with Terron Driller (level 1, brown)"


# ---- objections ----

Truth = Callable[[State, Picked], bool]

# What must hold whenever an objection uses these words.
TRUTHS: dict[str, Truth] = {
    "is not in the Docks": lambda state, choice: choice.number not in state.docks,
    "hand is full": lambda state, choice: state.hand_count[state.active] >= 7,
    "no normal action left": lambda state, choice: state.normal == 2,
    "After a Raid": lambda state, choice: state.raids > 0,
    "must be of different types": lambda state, choice: state.normal == 1 and not state.same,
    "space of the Mine is empty": lambda state, choice: state.mine[choice.number] == -1,
    "stack is empty": lambda state, choice: state.artifact_left[choice.number] == 0,
    "is not in your hand": lambda state, choice: state.hand[state.active, choice.number] == 0,
    " now, not ": lambda state, choice: state.hand[state.active, choice.number] > 0,
    "There is no such seat": lambda state, choice: choice.number >= state.players,
    "immune": lambda state, choice: choice.detail == state.base_count[choice.number] - 1,
    "There is no card": lambda state, choice: choice.detail >= state.base_count[choice.number],
    "takes the place": lambda state, choice: state.normal > 0,
    "already raided": lambda state, choice: state.raids > 0,
    "your hand pays": lambda state, choice: bool(state.in_play[state.mine_colour[choice.number]]),
    "your best": lambda state, choice: not state.in_play[state.mine_colour[choice.number]],
    "not complete": lambda state, choice: state.paid < state.cost,
}


@pytest.mark.parametrize("options", TABLES)
def test_objections_are_never_empty_and_never_false(options: dict[str, Any]) -> None:
    config = configure(**options)
    for state in random_game(config, 6):
        if state.over or state.ply % 7:
            continue
        for action in sorted(set(range(LAYOUT.size)) - set(legal(config, state))):
            text, choice = objection(config, state, int(state.active), action), LAYOUT.split(action)
            assert is_sentence(text)
            for words, truth in TRUTHS.items():
                assert words not in text or truth(state, choice), (text, written(config, state, action))


def test_who_is_not_asked_is_told_so() -> None:
    desk = Desk()
    assert objection(desk.config, desk.state, 1, Word.END) == "It is not your turn; Ann is asked."
    desk.state.over = 1
    assert objection(desk.config, desk.state, 0, Word.END) == "The game is over."


def test_what_is_not_asked_is_refused_as_such() -> None:
    desk = Desk()
    assert objection(desk.config, desk.state, 0, Word.DONE) == "That is not what is asked now."


# ---- the log ----


def test_whatever_can_be_said_has_words() -> None:
    check_words(GAME)


def test_every_skill_ability_and_scoring_has_words() -> None:
    """Their messages are chosen by what is printed on a component, so that no table names them."""
    wanted = [f"skill-{skill.text}" for skill in Skill] + [f"ability-{ability.text}" for ability in Ability]
    assert [name for name in wanted + [f"scoring-{what.text}" for what in Counted] if not WORDS.has(name)] == []


def test_whatever_can_be_declined_is_told_in_its_own_words() -> None:
    config, lines = configure(), {}
    for phase in Phase:
        if phase.row.declined and phase != Phase.DIGGER_COLOUR:  # where declining keeps the colour
            lines[phase] = log_line(config, EVENTS.make("decline", 0, decision=phase))
    usual = lines.pop(Phase.CRYSTAL_TAKE)
    assert {phase for phase, line in lines.items() if line == usual} == {Phase.DOMINA_CRYSTAL, Phase.BATON_TAKE}


def test_a_decision_without_words_of_its_own_is_declined_in_the_usual_ones() -> None:
    line = log_line(configure(), EVENTS.make("decline", 0, decision=Phase.DIGGER_COLOUR))
    assert line.endswith(" declines.")


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind.private], ids=lambda kind: kind.name)
def test_hidden_details_are_left_out(kind: Kind) -> None:
    hidden = EVENTS.make(kind.name, 0, **{detail.name: 0 for detail in kind.details}).seen_by(1)
    assert set(hidden.details.values()) == {None}
    assert is_sentence(log_line(configure(), hidden))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (EVENTS.make("choose-crystal", 0, crystal=0, space=0, cost=1), "Ann goes for c1-brown-1 for 1 level."),
        (EVENTS.make("mine", 0, crystal=0, space=0), "Ann mines c1-brown-1."),
        (
            EVENTS.make("paint-card", 0, card=0, before=0, after=1),
            "Ann recolours Terron Driller in hand from brown to blue.",
        ),
        (EVENTS.make("paint-card", 0, card=0, before=0, after=1).seen_by(1), "Ann recolours a card in hand."),
        (EVENTS.make("take-base", 0, card=5, owner=1, position=0), "Ann takes Hy'dran Fish'Bean from Bob's Base."),
        (EVENTS.make("take-base", 1, card=5, owner=1, position=0), "Bob takes Hy'dran Fish'Bean from their own Base."),
        (EVENTS.make("totem", 0, colour=1, holder=-1), "Ann gets the blue Totem from the supply."),
        (EVENTS.make("totem", 0, colour=1, holder=1), "Ann gets the blue Totem from Bob."),
        (
            EVENTS.make("cave-in", 0, cause=Cause.MINED_CRYSTAL, count=4),
            "Cave-in number 4: Ann mined a Crystal with a Cave-In symbol.",
        ),
        (EVENTS.make("cave-in", cause=Cause.SETTLING, count=5), "Cave-in number 5: too many rounds were idle."),
        (EVENTS.make("hold-cave-in", 1), "Bob prevents the cave-in with Seismic Prop."),
    ],
)
def test_the_log_reads_like_this(event: Event, line: str) -> None:
    assert log_line(configure(), event) == line


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (EVENTS.make("mine", 0, crystal=0, space=0), "Ann mines a brown shard, 1 VP."),
        (EVENTS.make("take-crystal", 0, crystal=0, space=0), "Ann takes from the Mine a brown shard, 1 VP."),
        (EVENTS.make("totem", 0, colour=1, holder=1), "Ann gets the blue Totem from Bob, 3 VP."),
        (
            EVENTS.make("subjugate-base", 0, card=0, owner=1, position=0),
            "Ann subjugates Terron Driller from Bob's Base, 1 VP.",
        ),
        (EVENTS.make("subjugate-hand", 0, card=0, colour=0), "Ann subjugates Terron Driller from hand, 1 VP."),
    ],
)
def test_whoever_sees_the_table_is_told_what_things_are_worth(event: Event, line: str) -> None:
    assert WORDS.say(speech.log_line(GAME, configure(), event, NAMES, seen=True)) == line


def test_an_ending_has_a_reason() -> None:
    desk = Desk()
    desk.state.over, desk.state.cave_ins = 1, 9
    text = WORDS.say(GAME.ending(desk.config, desk.state))
    assert text == "The mine collapsed at 9 cave-ins; the round was played out."
