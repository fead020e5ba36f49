"""Every decision, move, refusal and event has a sentence, and the sentences are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starlode.engine import loops, speech
from starlode.engine.events import Event, Kind
from starlode.engine.game import Config
from starlode.engine.layout import Picked
from starlode.engine.records import duplicate
from starlode.games.cave_in.decisions import (
    ACT_BASE,
    ACT_CRYSTAL,
    ACT_HAND,
    ACT_SEAT,
    LAYOUT,
    Phase,
    Word,
)
from starlode.games.cave_in.events import EVENTS
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.scores import ending
from starlode.games.cave_in.state import State
from starlode.games.cave_in.things import FACTIONS, Ability, Cause, Counted, Skill
from starlode.testing.words import check_words
from tests.games.cave_in.samples import (
    NAMES,
    TABLES,
    Desk,
    configure,
    legal,
    meant,
    play,
    random_game,
    sight,
    written,
)

WORDS = GAME.words()


def prompt(config: Config, state: State, seat: int) -> str:
    return WORDS.say(speech.prompt(sight(config, state, seat)))


def describe(config: Config, state: State, action: int) -> str:
    return WORDS.say(speech.describe(sight(config, state), action))


def objection(config: Config, state: State, seat: int, action: int) -> str:
    return WORDS.say(speech.objection(sight(config, state, seat), action))


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
        assert "collapsed" in WORDS.say(ending(config, state))


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
            loops.imagine(config.params, other, -1, state.ply, 0)
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
    assert objection(desk.config, desk.state, 1, Word.END) == "Waiting for Ann."
    desk.state.over = 1
    assert objection(desk.config, desk.state, 0, Word.END) == "The game is over."


def test_what_is_not_asked_is_refused_as_such() -> None:
    desk = Desk()
    assert objection(desk.config, desk.state, 0, Word.DONE) == "That is not what is asked now."


def test_objections_to_actions() -> None:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller")
    desk.dock("metanel-scrabber", "hydran-fishbean")
    desk.mine("c6-yellow-1", "c6-red-1")
    desk.drop_totems()
    assert objected(desk, "mine c6-yellow-1") == "This Crystal costs 6 in yellow; your hand pays 2."
    wild = "This Crystal costs 6 in cards of one colour; your best, yellow, pays 2."
    assert objected(desk, "mine c6-red-1") == wild
    dear = "To recruit Metanel Scrabber you must play a card of level 3, and you hold none."
    assert objected(desk, "recruit metanel-scrabber") == dear
    assert objected(desk, "skill hydran-shuwar") == "Hy'dran Shu'War is not in your hand."
    assert objected(desk, "skill terron-driller/red") == "Your Terron Driller is brown now, not red."
    assert objected(desk, "raid 1") == "There is no card in the Base of Bob."
    card = int(desk.state.artifact_top[0])
    top, cost = desk.config.components.artifact_ids[card], desk.config.params.artifact_cost[card]
    assert objected(desk, f"collect {top}").endswith(f" costs {cost}; your whole hand pays 3.")


def test_objections_when_actions_are_used_up() -> None:
    desk = Desk()
    desk.hold("mineggler-ancientone", "terron-driller", "terron-driller", "hydran-fishbean")
    desk.dock("hydran-frogtopus", "metanel-drollo")
    desk.stack("terron-driller", seat=1)
    say(desk, "skill mineggler-ancientone")
    assert "already taken this action" in objected(desk, "skill terron-driller")
    assert "and you have already taken one" in objected(desk, "raid 1")
    say(desk, "recruit hydran-frogtopus")
    assert objected(desk, "recruit metanel-drollo") == "You have no normal action left this turn."


def test_objections_to_a_full_hand_and_after_a_raid() -> None:
    desk = Desk()
    desk.hold(*["terron-driller"] * 7)
    desk.dock("hydran-frogtopus")
    desk.stack("terron-driller", "terron-foreman", seat=1)
    assert objected(desk, "recruit hydran-frogtopus") == "Your hand is full: you hold 7 cards, and the limit is 7."
    say(desk, "raid 1")
    assert objected(desk, "raid 1") == "You have already raided this turn."
    assert objected(desk, "recruit hydran-frogtopus") == "After a Raid there is no normal action."


def test_objections_to_payments() -> None:
    desk = Desk()
    desk.hold("metanel-oddgrabber", "metanel-drollo", "terron-driller")
    desk.mine("c3-yellow-1")
    desk.drop_totems()
    say(desk, "mine c3-yellow-1", "pay metanel-drollo")
    assert objected(desk, "done") == "The payment is not complete: 2 of 3 levels paid."
    assert objected(desk, "pay terron-driller") == "Terron Driller is brown, and a yellow rhombus is paid in yellow."


def test_objections_to_payments_with_prism_lens() -> None:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller", "hydran-fishbean", "terron-driller")
    desk.mine("c3-yellow-1", "c3-yellow-2")
    desk.drop_totems()
    desk.own("prism-lens")
    say(desk, "mine c3-yellow-1", "pay terron-driller")
    assert objected(desk, "pay hydran-fishbean").endswith("; Prism Lens has made its exception already.")
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller", "hydran-fishbean")
    desk.mine("c3-yellow-1")
    desk.state.mine_cut[4] = -1
    desk.drop_totems()
    desk.own("prism-lens")
    say(desk, "mine c3-yellow-1")
    assert "would leave too little" in objected(desk, "pay terron-driller")


def test_objections_to_payments_for_wild_crystals() -> None:
    desk = Desk()
    desk.hold("terron-foreman", "terron-colonel", "hydran-mushell")
    desk.mine("c6-red-2")
    desk.drop_totems()
    say(desk, "mine c6-red-2")
    text = objected(desk, "pay hydran-mushell")
    assert text.startswith("All cards for a red hexagon must be of one colour, and with Hy'dran Mu'Shell the cost of 6")


def test_objections_to_recruit_payments() -> None:
    desk = Desk()
    desk.hold("terron-foreman", "hydran-frogtopus")
    desk.dock("hydran-shuwar")
    say(desk, "recruit hydran-shuwar")
    text = "Hy'dran Frogt'Opus has level 1; for Hy'dran Shu'War play a card of level 2."
    assert objected(desk, "pay hydran-frogtopus") == text
    free = objection(desk.config, desk.state, 0, Word.NO_CARD)
    assert free == "Hy'dran Shu'War does not come for nothing: play a card of level 2."


def test_objections_to_artifacts() -> None:
    desk = Desk()
    desk.state.phase = Phase.START_ARTIFACT
    desk.dock("hydran-fishbean")
    desk.own("supply-shuttle")
    desk.own("third-cyber-arm")
    desk.own("laser-drill")
    desk.own("overtime-siren", seat=1)
    assert objected(desk, "activate overtime-siren") == "You do not own Overtime Siren."
    assert objected(desk, "activate laser-drill") == "Laser Drill works by itself and is never activated."
    assert objected(desk, "activate supply-shuttle") == "The Docks hold no card of level 1."
    assert objected(desk, "activate third-cyber-arm") == "Your Base holds no card below its Leader."
    desk.hold(*["terron-driller"] * 7)
    assert "hand is full" in objected(desk, "activate third-cyber-arm")
    desk.own("overtime-siren")
    desk.state.activated[Ability.OVERTIME_SIREN] = 1
    assert objected(desk, "activate overtime-siren") == "Overtime Siren was already activated this turn."


def test_objections_to_picks_from_the_board() -> None:
    desk = Desk()
    desk.hold("terron-driller", "hydran-fishbean")
    desk.dock("hydran-fishbean", "hydran-shuwar")
    desk.mine("c1-brown-1", "c1-blue-1", "c3-brown-1")
    say(desk, "skill terron-driller")
    assert objected(desk, "take c1-blue-1") == "You may take a brown Crystal, and this is a blue shard."
    assert objected(desk, "take c3-brown-1") == "This Crystal has cost 3; you may take a Crystal of cost 1."
    desk.state.phase, desk.state.picks = Phase.FISHBEAN_PICK, 2
    assert objected(desk, "take hydran-shuwar") == "Hy'dran Shu'War has level 3; you may choose a card of level 2."


def test_objections_to_picks_from_bases() -> None:
    desk = Desk(players=3, factions="terron,hydran,metanel,weedlock")
    desk.stack("terron-driller", "terron-foreman", "hydran-shuwar")
    desk.stack("weedlock-sapling", "weedlock-sapling", "hydran-fishbean", "hydran-shuwar", seat=1)
    desk.state.phase, desk.state.picks = Phase.MUSHELL_PICK, 2
    leader = "Hy'dran Shu'War is a Leader, and Leaders are immune."
    assert objected(desk, "take hydran-shuwar@1.4") == leader
    say(desk, "take weedlock-sapling@1.1")
    assert objected(desk, "take terron-driller@0.1") == "You may take cards from the Base of Bob only."
    empty = objection(desk.config, desk.state, 0, ACT_BASE + 7 + 6)
    assert empty == "There is no card 7 in that Base; it holds 3 cards."
    desk.state.phase = Phase.MINDWASP_PICK
    foreman = "Terron Foreman has level 2; the lowest level below your Leader is 1."
    assert objected(desk, "subjugate terron-foreman@0.2") == foreman
    own = "You may subjugate a card of your own Base only."
    assert objected(desk, "subjugate weedlock-sapling@1.1") == own
    desk.state.phase, desk.state.target = Phase.HARVEST_PICK, -1
    desk.state.picks = 2
    assert objected(desk, "take terron-driller@0.1") == "Terron Driller is not a Weedlock."
    desk.state.harvested[:2] = 1
    assert "and from another one" in objected(desk, "take weedlock-sapling@1.1")
    desk.state.phase = Phase.UPROOT_BASE
    assert objected(desk, "base 0") == "Your own Base holds no Weedlock below its Leader."


def test_objections_to_colours_and_cards() -> None:
    desk = Desk()
    desk.hold("terron-foreman", "terron-driller")
    desk.mine("c1-blue-1")
    desk.state.phase, desk.state.target = Phase.DIGGER_COLOUR, 0
    assert objected(desk, "colour blue") == "The Crystal is blue already; to leave it so, say done."
    desk.state.phase, desk.state.picks = Phase.DOMINA_CARD, 3
    text = "Terron Foreman has level 2; you may choose a card of level 1."
    assert objected(desk, "subjugate terron-foreman") == text
    desk.state.phase = Phase.ACTION
    desk.hold("metanel-robuster", "terron-driller", "hydran-fishbean")
    say(desk, "skill metanel-robuster", "colour red", "paint terron-driller")
    assert objected(desk, "paint terron-driller/red") == "Terron Driller was already chosen for this skill."


def test_objections_to_the_second_raid() -> None:
    desk = Desk()
    desk.stack("terron-driller", seat=1)
    desk.state.phase, desk.state.raids, desk.state.raided = Phase.SECOND_RAID, 1, 1
    assert objected(desk, "raid 1") == "The second Raid must hit another Base than the first."
    assert objected(desk, "raid 0") == "There is no card in your own Base."
    assert objection(desk.config, desk.state, 0, ACT_SEAT + 2) == "There is no such seat; seats are 0 to 1."


def test_empty_places_are_named_as_such() -> None:
    desk = Desk()
    desk.mine("c1-blue-1")
    assert objection(desk.config, desk.state, 0, ACT_CRYSTAL + 9) == "That space of the Mine is empty."
    assert objection(desk.config, desk.state, 0, ACT_HAND + FACTIONS).endswith("is not in your hand.")


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


def test_an_ending_has_a_reason() -> None:
    desk = Desk()
    desk.state.over, desk.state.cave_ins = 1, 9
    text = WORDS.say(ending(desk.config, desk.state))
    assert text == "The mine collapsed at 9 cave-ins; the round was played out."
