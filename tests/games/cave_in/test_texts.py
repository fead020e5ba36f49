"""Every decision, move, refusal and event has a sentence, and the sentences are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starlode.engine import loops
from starlode.engine.events import Event, Kind
from starlode.engine.records import duplicate
from starlode.games.cave_in.decisions import (
    ACT_ABILITY,
    ACT_BASE,
    ACT_HAND,
    ACT_MINE,
    ACT_SEAT,
    ACTIONS,
    Phase,
    Word,
)
from starlode.games.cave_in.events import EVENTS
from starlode.games.cave_in.notation import format_move, parse_move
from starlode.games.cave_in.state import State
from starlode.games.cave_in.texts import describe, ending, log_line, objection, prompt
from starlode.games.cave_in.texts.choice import Choice, choice_of, may_decline
from starlode.games.cave_in.texts.log import DECLINED, LINES
from starlode.games.cave_in.things import FACTIONS, Ability, Cause
from tests.games.cave_in.samples import TABLES, Desk, configure, legal, play, random_game

NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def say(desk: Desk, *texts: str) -> None:
    for text in texts:
        play(desk.config, desk.state, parse_move(desk.config, desk.state, text))


def described(desk: Desk, text: str) -> str:
    return describe(desk.config, desk.state, parse_move(desk.config, desk.state, text))


def asked(desk: Desk) -> str:
    return prompt(desk.config, desk.state, 0)


def objected(desk: Desk, text: str) -> str:
    return objection(desk.config, desk.state, 0, parse_move(desk.config, desk.state, text))


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
                    assert is_sentence(log_line(config, event.seen_by(viewer), NAMES))
            for action in legal(config, state):
                assert describe(config, state, action)
        assert "collapsed" in ending(config, state)


def test_every_action_can_be_described_in_every_phase() -> None:
    config = configure(players=4)
    for state in random_game(config, 3):
        if state.ply % 25 == 0:
            assert all(describe(config, state, action) for action in range(ACTIONS))


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
    assert asked(desk) == "Pay for c6-yellow-2: 3 of 6 levels paid."
    say(desk, "pay metanel-drollo", "pay metanel-oddgrabber")
    assert asked(desk) == "Pay for c6-yellow-2: 6 of 6 levels paid; add cards or say done."


def test_who_does_not_decide_waits() -> None:
    desk = Desk()
    assert prompt(desk.config, desk.state, 1) == "Waiting for seat 0."
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
    assert described(desk, "mine c3-yellow-1") == "Mine a yellow crystal (cost 3, 4 VP)"
    wild = "Mine a wild green crystal (cost 1, 1 VP, blue symbol, cave-in symbol)"
    assert described(desk, "mine c1-green-4") == wild
    desk.state.totem[desk.config.components.colours.index("blue")] = 0
    assert described(desk, "mine c1-blue-3") == "Mine a blue crystal (cost 0 instead of 1, 0 VP, purple symbol)"


def test_other_moves_are_described_plainly() -> None:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller", "terron-driller")
    desk.dock("hydran-fishbean", "terron-driller")
    desk.stack("terron-driller", "terron-foreman", seat=1)
    assert described(desk, "skill metanel-drollo") == "Use the skill of Metanel Drollo: mine 1 more time this turn"
    recruit = "Recruit Hy'dran Fish'Bean (level 2, blue) for a card of level 1"
    assert described(desk, "recruit hydran-fishbean") == recruit
    assert described(desk, "recruit terron-driller") == "Recruit Terron Driller (level 1, brown) for nothing"
    raid = "Raid the Base of seat 1 (2 cards, brown Totem): Terron Foreman goes back to hand"
    assert described(desk, "raid 1") == raid
    say(desk, "recruit hydran-fishbean")
    assert described(desk, "pay terron-driller") == "Pay with Terron Driller (level 1, brown)"


# ---- objections ----

Fact = Callable[[State, Choice], bool]

# What must hold whenever an objection uses these words.
FACTS: dict[str, Fact] = {
    "is not in the Docks": lambda state, choice: choice.number not in state.docks,
    "hand is full": lambda state, choice: state.hand_count[state.active] >= 7,
    "no normal action left": lambda state, choice: state.normal == 2,
    "After a Raid": lambda state, choice: state.raids > 0,
    "must be of different types": lambda state, choice: state.normal == 1 and not state.same,
    "space of the Mine is empty": lambda state, choice: state.mine[choice.number] == -1,
    "stack is empty": lambda state, choice: state.artifact_left[choice.number] == 0,
    "is not in your hand": lambda state, choice: state.hand[state.active, choice.number] == 0,
    " now, not ": lambda state, choice: state.hand[state.active, choice.number] > 0,
    "There is no seat": lambda state, choice: choice.number >= state.players,
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
        for action in sorted(set(range(ACTIONS)) - set(legal(config, state))):
            text, choice = objection(config, state, int(state.active), action), choice_of(action)
            assert is_sentence(text)
            assert "legal" not in text
            for words, fact in FACTS.items():
                assert words not in text or fact(state, choice), (text, format_move(config, state, action))


def test_a_legal_move_meets_no_objection() -> None:
    desk = Desk()
    assert objection(desk.config, desk.state, 0, Word.END) == "Nothing speaks against it: this move is legal."


def test_who_is_not_asked_is_told_so() -> None:
    desk = Desk()
    assert objection(desk.config, desk.state, 1, Word.END) == "It is not your turn: seat 0 decides now."
    desk.state.over = 1
    assert objection(desk.config, desk.state, 0, Word.END) == "The game is over."


def test_an_unknown_number_is_no_action() -> None:
    desk = Desk()
    assert "There is no action" in objection(desk.config, desk.state, 0, ACTIONS)


def test_the_wrong_decision_is_answered_with_the_right_one() -> None:
    desk = Desk()
    text = objection(desk.config, desk.state, 0, Word.DONE)
    assert text == "That is not what is asked now. Choose an action: 2 normal actions left."
    assert objection(desk.config, desk.state, 0, ACT_ABILITY + Ability.OVERTIME_SIREN).startswith(
        "Artifacts are activated only"
    )


def test_objections_to_actions() -> None:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller")
    desk.dock("metanel-scrabber", "hydran-fishbean")
    desk.mine("c6-yellow-1", "c6-red-1")
    desk.drop_totems()
    assert objected(desk, "mine c6-yellow-1") == "c6-yellow-1 costs 6 in yellow; your hand pays 2."
    wild = "c6-red-1 costs 6 in cards of one colour; your best, yellow, pays 2."
    assert objected(desk, "mine c6-red-1") == wild
    dear = "To recruit Metanel Scrabber you must play a card of level 3, and you hold none."
    assert objected(desk, "recruit metanel-scrabber") == dear
    assert objected(desk, "skill hydran-shuwar") == "Hy'dran Shu'War is not in your hand."
    assert objected(desk, "skill terron-driller/red") == "Your Terron Driller is brown now, not red."
    assert objected(desk, "raid 1") == "There is no card in the Base of seat 1."
    card = int(desk.state.artifact_top[0])
    top, cost = desk.config.components.artifact_ids[card], desk.config.params.artifact_cost[card]
    assert objected(desk, f"collect {top}") == f"{top} costs {cost}; your whole hand pays 3."


def test_objections_when_actions_are_used_up() -> None:
    desk = Desk()
    desk.hold("mineggler-ancientone", "terron-driller", "terron-driller", "hydran-fishbean")
    desk.dock("hydran-frogtopus", "metanel-drollo")
    desk.stack("terron-driller", seat=1)
    say(desk, "skill mineggler-ancientone")
    assert "already taken Use a skill" in objected(desk, "skill terron-driller")
    assert "and you have already taken 1" in objected(desk, "raid 1")
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
    assert objected(desk, "pay terron-driller") == "Terron Driller is brown, and c3-yellow-1 is paid in yellow."


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
    assert text.startswith("All cards for c6-red-2 must be of one colour, and with Hy'dran Mu'Shell the cost of 6")


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
    docks = "Supply Shuttle cannot have an effect: the Docks hold no card of level 1."
    assert objected(desk, "activate supply-shuttle") == docks
    base = "Third Cyber-arm cannot have an effect: your Base holds no card below its Leader."
    assert objected(desk, "activate third-cyber-arm") == base
    desk.hold(*["terron-driller"] * 7)
    assert "cannot have an effect: your hand is full" in objected(desk, "activate third-cyber-arm")
    desk.own("overtime-siren")
    desk.state.activated[Ability.OVERTIME_SIREN] = 1
    assert objected(desk, "activate overtime-siren") == "Overtime Siren was already activated this turn."


def test_objections_to_picks_from_the_board() -> None:
    desk = Desk()
    desk.hold("terron-driller", "hydran-fishbean")
    desk.dock("hydran-fishbean", "hydran-shuwar")
    desk.mine("c1-brown-1", "c1-blue-1", "c3-brown-1")
    say(desk, "skill terron-driller")
    assert objected(desk, "take c1-blue-1") == "c1-blue-1 is blue; you may take a brown Crystal."
    assert objected(desk, "take c3-brown-1") == "c3-brown-1 has cost 3; you may take a Crystal of cost 1."
    desk.state.phase, desk.state.picks = Phase.FISHBEAN_PICK, 2
    assert objected(desk, "take hydran-shuwar") == "Hy'dran Shu'War has level 3; you may take a card of level 2."


def test_objections_to_picks_from_bases() -> None:
    desk = Desk(players=3, factions="terron,hydran,metanel,weedlock")
    desk.stack("terron-driller", "terron-foreman", "hydran-shuwar")
    desk.stack("weedlock-sapling", "weedlock-sapling", "hydran-fishbean", "hydran-shuwar", seat=1)
    desk.state.phase, desk.state.picks = Phase.MUSHELL_PICK, 2
    leader = "Hy'dran Shu'War is the Leader of the Base of seat 1, and Leaders are immune."
    assert objected(desk, "take hydran-shuwar@1.4") == leader
    say(desk, "take weedlock-sapling@1.1")
    assert objected(desk, "take terron-driller@0.1") == "You may take cards from the Base of seat 1 only."
    empty = objection(desk.config, desk.state, 0, ACT_BASE + 7 + 6)
    assert empty == "There is no card 7 in the Base of seat 1; it holds 3 cards."
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
    assert objected(desk, "colour blue") == "c1-blue-1 is blue already; to leave it so, say done."
    desk.state.phase, desk.state.picks = Phase.DOMINA_CARD, 3
    text = "Terron Foreman has level 2; you may subjugate a card of level 1."
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
    assert objection(desk.config, desk.state, 0, ACT_SEAT + 2) == "There is no seat 2; seats are 0 to 1."


def test_empty_places_are_named_as_such() -> None:
    desk = Desk()
    desk.mine("c1-blue-1")
    assert objection(desk.config, desk.state, 0, ACT_MINE + 9) == "That space of the Mine is empty."
    assert objection(desk.config, desk.state, 0, ACT_HAND + FACTIONS).endswith("is not in your hand.")


# ---- the log ----


def test_every_kind_of_event_has_a_line() -> None:
    assert set(LINES) == set(EVENTS.kinds)
    assert set(DECLINED) == {phase for phase in Phase.texts() if may_decline(phase)} - {"digger-colour"}


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind.private], ids=lambda kind: kind.name)
def test_hidden_details_are_left_out(kind: Kind) -> None:
    hidden = EVENTS.make(kind.name, 0, **{detail.name: 0 for detail in kind.details}).seen_by(1)
    assert set(hidden.details.values()) == {None}
    assert is_sentence(log_line(configure(), hidden, NAMES))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (EVENTS.make("choose-crystal", 0, crystal=0, space=0, cost=1), "Ann goes for c1-brown-1 for 1 level."),
        (EVENTS.make("mine", 0, crystal=0, space=0), "Ann mines c1-brown-1."),
        (EVENTS.make("paint-card", 0, card=0, before=0, after=1), "Ann recolours Terron Driller in hand to blue."),
        (EVENTS.make("paint-card", 0, card=0, before=0, after=1).seen_by(1), "Ann recolours a card in hand."),
        (EVENTS.make("take-base", 0, card=5, owner=1, position=0), "Ann takes Hy'dran Fish'Bean from Bob's Base."),
        (EVENTS.make("take-base", 1, card=5, owner=1, position=0), "Bob takes Hy'dran Fish'Bean from their own Base."),
        (EVENTS.make("totem", 0, faction=1, holder=-1), "Ann gets the blue Totem from the supply."),
        (EVENTS.make("totem", 0, faction=1, holder=1), "Ann gets the blue Totem from Bob."),
        (
            EVENTS.make("cave-in", 0, cause=Cause.MINED_CRYSTAL, count=4),
            "Cave-in number 4: Ann mined a Crystal with a Cave-In symbol.",
        ),
        (EVENTS.make("cave-in", cause=Cause.SETTLING, count=5), "Cave-in number 5: too many rounds were idle."),
        (EVENTS.make("hold-cave-in", 1), "Bob prevents the cave-in with Seismic Prop."),
    ],
)
def test_the_log_reads_like_this(event: Event, line: str) -> None:
    assert log_line(configure(), event, NAMES) == line


def test_an_ending_has_a_reason() -> None:
    desk = Desk()
    assert ending(desk.config, desk.state) == "The game is not over."
    desk.state.over, desk.state.cave_ins = 1, 9
    assert ending(desk.config, desk.state) == "The mine collapsed at 9 cave-ins; the round was played out."
