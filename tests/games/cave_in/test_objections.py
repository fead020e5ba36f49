"""Every reason why a move is refused: where it is given, and how it is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starlode.engine.text import speech
from starlode.games.cave_in.decisions import ACT_BASE, ACT_CRYSTAL, ACT_SEAT, ACT_STACK, Phase, Reason, Word
from starlode.games.cave_in.game import GAME
from starlode.games.cave_in.things import BASE, EMPTY, Ability
from tests.games.cave_in.samples import Desk, legal, meant, perspective, play

pytestmark = pytest.mark.interpreted

WITH_WEEDLOCKS = "terron,hydran,metanel,weedlock"
FULL = ["terron-driller"] * 7


def say(desk: Desk, *texts: str) -> Desk:
    for text in texts:
        play(desk.config, desk.state, meant(desk.config, desk.state, text))
    return desk


# ---- tables ----


def about_to_act() -> Desk:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller")
    desk.dock("metanel-scrabber", "hydran-fishbean")
    desk.mine("c6-yellow-1", "c6-red-1")
    desk.drop_totems()
    desk.state.artifact_top[:] = (6, 0, EMPTY)
    return desk


def after_a_skill() -> Desk:
    desk = Desk()
    desk.hold("mineggler-ancientone", "terron-driller", "terron-driller", "hydran-fishbean")
    desk.dock("hydran-frogtopus", "metanel-drollo")
    desk.stack("terron-driller", seat=1)
    return say(desk, "skill mineggler-ancientone")


def after_two_actions() -> Desk:
    return say(after_a_skill(), "recruit hydran-frogtopus")


def with_a_full_hand() -> Desk:
    desk = Desk()
    desk.hold(*FULL)
    desk.dock("hydran-frogtopus")
    desk.stack("terron-driller", "terron-foreman", seat=1)
    return desk


def after_a_raid() -> Desk:
    return say(with_a_full_hand(), "raid 1")


def mining() -> Desk:
    desk = Desk()
    desk.hold("metanel-oddgrabber", "metanel-drollo", "terron-driller")
    desk.mine("c3-yellow-1")
    desk.drop_totems()
    return say(desk, "mine c3-yellow-1", "pay metanel-drollo")


def mining_with_prism_lens() -> Desk:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller", "hydran-fishbean", "terron-driller")
    desk.mine("c3-yellow-1", "c3-yellow-2")
    desk.drop_totems()
    desk.own("prism-lens")
    return say(desk, "mine c3-yellow-1", "pay terron-driller")


def mining_dear_with_prism_lens() -> Desk:
    desk = Desk()
    desk.hold("metanel-drollo", "terron-driller", "hydran-fishbean")
    desk.mine("c3-yellow-1")
    desk.state.mine_cut[4] = -1
    desk.drop_totems()
    desk.own("prism-lens")
    return say(desk, "mine c3-yellow-1")


def mining_wild() -> Desk:
    desk = Desk()
    desk.hold("terron-foreman", "terron-colonel", "hydran-mushell")
    desk.mine("c6-red-2")
    desk.drop_totems()
    return say(desk, "mine c6-red-2")


def recruiting() -> Desk:
    desk = Desk()
    desk.hold("terron-foreman", "hydran-frogtopus")
    desk.dock("hydran-shuwar")
    return say(desk, "recruit hydran-shuwar")


def with_artifacts() -> Desk:
    desk = Desk()
    desk.state.phase = Phase.START_ARTIFACT
    desk.dock("hydran-fishbean")
    for half in ("supply-shuttle", "third-cyber-arm", "laser-drill", "overtime-siren"):
        desk.own(half)
    desk.own("prism-lens", seat=1)
    desk.state.activated[Ability.OVERTIME_SIREN] = 1
    return desk


def taking_crystals() -> Desk:
    desk = Desk()
    desk.hold("terron-driller", "hydran-fishbean")
    desk.mine("c1-brown-1", "c1-blue-1", "c3-brown-1")
    return say(desk, "skill terron-driller")


def taking_from_docks(phase: Phase, picks: int) -> Desk:
    desk = Desk()
    desk.hold("terron-driller")
    desk.dock("hydran-fishbean", "hydran-shuwar")
    desk.state.phase, desk.state.picks = phase, picks
    return desk


def at_bases(phase: Phase, picks: int = 0) -> Desk:
    desk = Desk(players=3, factions=WITH_WEEDLOCKS)
    desk.hold("terron-driller", "terron-foreman")
    desk.stack("terron-driller", "terron-foreman", "hydran-shuwar")
    desk.stack("weedlock-sapling", "weedlock-sapling", "hydran-fishbean", "hydran-shuwar", seat=1)
    desk.state.phase, desk.state.picks = phase, picks
    return desk


def luring() -> Desk:
    return say(at_bases(Phase.MUSHELL_PICK, 2), "take weedlock-sapling@1.1")


def harvesting() -> Desk:
    desk = at_bases(Phase.HARVEST_PICK, 2)
    desk.state.harvested[:2] = 1
    return desk


def recalling() -> Desk:
    desk = at_bases(Phase.SERGEANT_TAKE, 2)
    desk.stack("hydran-shuwar")
    return desk


def recolouring() -> Desk:
    desk = Desk()
    desk.mine("c1-blue-1")
    desk.state.phase, desk.state.target = Phase.DIGGER_COLOUR, 0
    return desk


def repainting() -> Desk:
    desk = Desk()
    desk.hold("metanel-robuster", "terron-driller", "hydran-fishbean")
    return say(desk, "skill metanel-robuster", "colour red", "paint terron-driller")


def after_the_first_raid() -> Desk:
    desk = Desk()
    desk.stack("terron-driller", seat=1)
    desk.state.phase, desk.state.raids, desk.state.raided = Phase.SECOND_RAID, 1, 1
    return desk


# ---- reasons ----

REFUSALS: list[tuple[Reason, Callable[[], Desk], str | int, str]] = [
    (
        Reason.FULL_HAND,
        with_a_full_hand,
        "recruit hydran-frogtopus",
        "Your hand is full: you hold 7 cards, and the limit is 7.",
    ),
    (Reason.UNPAID, mining, "done", "The payment is not complete: 2 of 3 levels paid."),
    (
        Reason.NOT_FOR_NOTHING,
        recruiting,
        Word.NO_CARD,
        "Hy'dran Shu'War does not come for nothing: play a card of level 2.",
    ),
    (
        Reason.WRONG_LEVEL_TO_PAY,
        recruiting,
        "pay hydran-frogtopus",
        "Hy'dran Frogt'Opus has level 1; for Hy'dran Shu'War play a card of level 2.",
    ),
    (
        Reason.OTHER_COLOUR_TO_PAY,
        mining,
        "pay terron-driller",
        "Terron Driller is brown, and a yellow rhombus is paid in yellow.",
    ),
    (
        Reason.EXCEPTION_MADE,
        mining_with_prism_lens,
        "pay hydran-fishbean",
        "Hy'dran Fish'Bean is blue, and a yellow rhombus is paid in yellow; Prism Lens has made its exception already.",
    ),
    (
        Reason.EXCEPTION_TOO_DEAR,
        mining_dear_with_prism_lens,
        "pay terron-driller",
        (
            "Terron Driller is brown, and a yellow rhombus is paid in yellow; "
            "as the exception that Prism Lens allows it would leave too little to meet the cost."
        ),
    ),
    (
        Reason.NOT_ONE_COLOUR,
        mining_wild,
        "pay hydran-mushell",
        "All cards for a red hexagon must be of one colour, and with Hy'dran Mu'Shell the cost of 6 could not be met.",
    ),
    (Reason.AFTER_RAID, after_a_raid, "recruit hydran-frogtopus", "After a Raid there is no normal action."),
    (
        Reason.NO_ACTION_LEFT,
        after_two_actions,
        "recruit metanel-drollo",
        "You have no normal action left this turn.",
    ),
    (
        Reason.SAME_ACTION,
        after_a_skill,
        "skill terron-driller",
        "You have already taken this action, and your normal actions must be of different types.",
    ),
    (
        Reason.NO_CARD_TO_PAY,
        about_to_act,
        "recruit metanel-scrabber",
        "To recruit Metanel Scrabber you must play a card of level 3, and you hold none.",
    ),
    (
        Reason.TOO_DEAR,
        about_to_act,
        "mine c6-yellow-1",
        "This Crystal costs 6 in yellow; your hand pays 2.",
    ),
    (
        Reason.TOO_DEAR_WILD,
        about_to_act,
        "mine c6-red-1",
        "This Crystal costs 6 in cards of one colour; your best, yellow, pays 2.",
    ),
    (
        Reason.TOO_DEAR_ARTIFACT,
        about_to_act,
        "collect artifact-07",
        "Pebble Trade / Supply Shuttle costs 8; your whole hand pays 3.",
    ),
    (Reason.NOT_OWNED, with_artifacts, "activate prism-lens", "You do not own Prism Lens."),
    (
        Reason.WORKS_BY_ITSELF,
        with_artifacts,
        "activate laser-drill",
        "Laser Drill works by itself and is never activated.",
    ),
    (
        Reason.ACTIVATED_BEFORE,
        with_artifacts,
        "activate overtime-siren",
        "Overtime Siren was already activated this turn.",
    ),
    (Reason.NOT_IN_DOCKS, about_to_act, "recruit terron-colonel", "Terron Colonel is not in the Docks."),
    (Reason.NO_LEVEL_1_IN_DOCKS, with_artifacts, "activate supply-shuttle", "The Docks hold no card of level 1."),
    (Reason.EMPTY_SPACE, about_to_act, ACT_CRYSTAL + 9, "That space of the Mine is empty."),
    (Reason.EMPTY_STACK, about_to_act, ACT_STACK + 2, "That Artifact stack is empty."),
    (Reason.NO_SUCH_SEAT, about_to_act, ACT_SEAT + 2, "There is no such seat; seats are 0 to 1."),
    (Reason.NO_SUCH_CARD, luring, ACT_BASE + BASE + 6, "There is no card 7 in that Base; it holds 3 cards."),
    (Reason.NOTHING_BELOW_LEADER, recalling, Word.TAKE, "Your Base holds no card below its Leader."),
    (Reason.NOT_IN_HAND, about_to_act, "skill hydran-shuwar", "Hy'dran Shu'War is not in your hand."),
    (
        Reason.OTHER_COLOUR_NOW,
        about_to_act,
        "skill terron-driller/red",
        "Your Terron Driller is brown now, not red.",
    ),
    (
        Reason.SAME_BASE_AGAIN,
        after_the_first_raid,
        "raid 1",
        "The second Raid must hit another Base than the first.",
    ),
    (Reason.RAIDED_BEFORE, after_a_raid, "raid 1", "You have already raided this turn."),
    (
        Reason.ACTIONS_TAKEN,
        after_a_skill,
        "raid 1",
        "A Raid takes the place of all normal actions, and you have already taken one.",
    ),
    (Reason.EMPTY_BASE, about_to_act, "raid 1", "There is no card in the Base of Bob."),
    (Reason.EMPTY_BASE, after_the_first_raid, "raid 0", "There is no card in your own Base."),
    (
        Reason.TOO_MANY_LEVELS,
        lambda: taking_from_docks(Phase.COLONEL_PICK, 2),
        "take hydran-shuwar",
        "Hy'dran Shu'War has level 3, and only 2 levels are left to take.",
    ),
    (
        Reason.OTHER_LEVEL,
        lambda: taking_from_docks(Phase.FISHBEAN_PICK, 2),
        "take hydran-shuwar",
        "Hy'dran Shu'War has level 3; you may choose a card of level 2.",
    ),
    (
        Reason.OTHER_LEVEL,
        lambda: taking_from_docks(Phase.SHUTTLE_PICK, 0),
        "take hydran-shuwar",
        "Hy'dran Shu'War has level 3; you may choose a card of level 1.",
    ),
    (
        Reason.OTHER_LEVEL,
        lambda: at_bases(Phase.CUSTODIAN_PICK, 2),
        "subjugate weedlock-sapling@1.1",
        "Weedlock Sapling has level 1; you may choose a card of level 2.",
    ),
    (
        Reason.OTHER_LEVEL,
        lambda: at_bases(Phase.DOMINA_CARD, 3),
        "subjugate terron-foreman",
        "Terron Foreman has level 2; you may choose a card of level 1.",
    ),
    (
        Reason.OTHER_COST,
        taking_crystals,
        "take c3-brown-1",
        "This Crystal has cost 3; you may take a Crystal of cost 1.",
    ),
    (
        Reason.OTHER_COLOUR,
        taking_crystals,
        "take c1-blue-1",
        "You may take a brown Crystal, and this is a blue shard.",
    ),
    (
        Reason.SAME_COLOUR,
        recolouring,
        "colour blue",
        "The Crystal is blue already; to leave it so, say done.",
    ),
    (
        Reason.LEADER_IS_IMMUNE,
        luring,
        "take hydran-shuwar@1.3",
        "Hy'dran Shu'War is a Leader, and Leaders are immune.",
    ),
    (
        Reason.OWN_BASE_ONLY,
        lambda: at_bases(Phase.MINDWASP_PICK),
        "subjugate weedlock-sapling@1.1",
        "You may subjugate a card of your own Base only.",
    ),
    (
        Reason.NOT_THE_LOWEST,
        lambda: at_bases(Phase.MINDWASP_PICK),
        "subjugate terron-foreman@0.2",
        "Terron Foreman has level 2; the lowest level below your Leader is 1.",
    ),
    (Reason.ONE_BASE_ONLY, luring, "take terron-driller@0.1", "You may take cards from the Base of Bob only."),
    (
        Reason.NO_WEEDLOCK_THERE,
        lambda: at_bases(Phase.UPROOT_BASE),
        "base 0",
        "Your own Base holds no Weedlock below its Leader.",
    ),
    (Reason.NOT_A_WEEDLOCK, harvesting, "take terron-driller@0.1", "Terron Driller is not a Weedlock."),
    (
        Reason.HARVESTED_BEFORE,
        harvesting,
        "take weedlock-sapling@1.1",
        "You have taken a Weedlock from this Base and from another one; nothing more comes from it.",
    ),
    (
        Reason.CHOSEN_BEFORE,
        repainting,
        "paint terron-driller/red",
        "Terron Driller was already chosen for this skill.",
    ),
]


@pytest.mark.parametrize(
    ("reason", "arrange", "move", "sentence"), REFUSALS, ids=[f"{case[0].text}-{i}" for i, case in enumerate(REFUSALS)]
)
def test_a_move_is_refused_for_this_reason(
    reason: Reason, arrange: Callable[[], Desk], move: str | int, sentence: str
) -> None:
    desk = arrange()
    action = meant(desk.config, desk.state, move) if isinstance(move, str) else int(move)
    seen = perspective(desk.config, desk.state)
    assert action not in legal(desk.config, desk.state)
    assert seen.reason(action) == reason
    assert GAME.words().say(speech.objection(seen, action)) == sentence


def test_every_reason_is_given_somewhere() -> None:
    assert {case[0] for case in REFUSALS} == set(Reason)
