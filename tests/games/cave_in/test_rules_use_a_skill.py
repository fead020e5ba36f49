"""Section 4, Use a skill: the card is played first, then its skill is carried out."""

from __future__ import annotations

import pytest

from tests.games.cave_in.table import WITH_BIOSS, costs, hand, moves_of, phase, pile, play, row, table, zones


@pytest.mark.clause("CI-4.49")
def test_use_a_skill_plays_one_card_and_carries_out_its_skill() -> None:
    m = table(
        {"hand": ["terron-driller", "terron-driller"], "base": ["hydran-frogtopus"]},
        mine={"1": ["c1-brown-1", "c1-brown-3", "c1-blue-1"]},
        docks={"1": ["metanel-oddgrabber"]},
    )
    assert moves_of(m, "skill") == ["terron-driller"]  # a hand card, not the Leader or the Docks
    play(m, "skill terron-driller")
    assert (phase(m), row(m), hand(m)) == ("crystal-take", ["terron-driller"], ["terron-driller"])
    assert pile(m) == []
    play(m, "take c1-brown-3")
    assert (phase(m), row(m), pile(m)) == ("action", ["terron-driller"], ["c1-brown-3"])
    assert moves_of(m, "skill") == []
    assert zones(m)["base"] == ["hydran-frogtopus"]


@pytest.mark.clause("CI-4.50", "CI-3.35")
def test_the_card_has_left_a_full_hand_before_its_skill_gains_one() -> None:
    cards = ["hydran-fishbean", *["hydran-frogtopus"] * 6]
    m = table({"hand": cards}, docks={"2": ["metanel-drollo"]})
    play(m, "skill hydran-fishbean", "take metanel-drollo")
    assert hand(m) == [*["hydran-frogtopus"] * 6, "metanel-drollo"]


@pytest.mark.clause("CI-4.50", "CI-5.42")
def test_robuster_cannot_recolour_itself() -> None:
    m = table({"hand": ["metanel-robuster", "terron-driller"]})
    play(m, "skill metanel-robuster", "colour red")
    assert moves_of(m, "paint") == ["terron-driller"]
    alone = table({"hand": ["metanel-robuster"]})
    play(alone, "skill metanel-robuster")
    assert phase(alone) == "action"


@pytest.mark.clause("CI-4.51")
@pytest.mark.parametrize(
    "card",
    [
        *("terron-driller", "terron-sergeant", "terron-colonel", "hydran-fishbean", "hydran-shuwar"),
        *("hydran-mushell", "metanel-robuster", "bioss-mindwasp", "bioss-custodian", "bioss-domina"),
    ],
)
def test_a_skill_that_can_do_nothing_may_be_used(card: str) -> None:
    """The board is empty: the card goes to the row all the same and becomes Leader."""
    m = table({"hand": [card]}, factions=WITH_BIOSS)
    assert moves_of(m, "skill") == [card]
    play(m, f"skill {card}")
    assert (phase(m), row(m), hand(m)) == ("action", [card], [])
    assert m.spectator.view()["turn"]["normal_actions"] == ["skill"]
    play(m, "end")
    assert zones(m)["base"] == [card]


@pytest.mark.clause("CI-4.51", "CI-3.39")
@pytest.mark.parametrize("card", ["terron-driller", "hydran-fishbean", "hydran-shuwar", "mineggler-diggerhino"])
def test_a_skill_may_be_declined_after_its_card_is_played(card: str) -> None:
    m = table(
        {"hand": [card, "metanel-oddgrabber"]},
        {"base": ["metanel-drollo", "metanel-drollo"]},
        mine={"1": ["c1-brown-1"]},
        docks={"2": ["terron-foreman"]},
    )
    play(m, f"skill {card}")
    assert phase(m) != "action"
    play(m, "done")
    assert (phase(m), row(m), hand(m), pile(m)) == ("action", [card], ["metanel-oddgrabber"], [])
    assert moves_of(m, "skill") == (["metanel-oddgrabber"] if card == "hydran-fishbean" else [])


@pytest.mark.clause("CI-4.52")
def test_a_recoloured_card_keeps_the_skill_of_its_type() -> None:
    m = table(
        {"hand": ["terron-driller"]},
        mine={"1": ["c1-brown-1", "c1-blue-1"]},
        turn={"recoloured": [{"card": "terron-driller", "colour": "blue"}]},
    )
    play(m, "skill terron-driller/blue")
    assert moves_of(m, "take") == ["c1-brown-1"]


@pytest.mark.clause("CI-4.53")
def test_a_turn_skill_works_for_later_normal_and_extra_actions_of_the_turn() -> None:
    """Drollo as Leader gives an extra Mine; the first Mine is before Maccarat, the second after it."""
    m = table(
        {
            "hand": ["terron-driller", "terron-driller", "terron-foreman", "mineggler-maccarat"],
            "base": ["metanel-drollo"],
        },
        mine={"1": ["c1-brown-1"], "6": ["c6-brown-2", "c6-brown-1"], "10": ["c10-brown-1"]},
        turn={"phase": "leader"},
    )
    play(m, "leader", "skill mineggler-maccarat")
    assert (costs(m)["c6-brown-2"], costs(m)["c10-brown-1"]) == (2, 6)
    play(m, "mine c6-brown-2", "pay terron-driller", "pay terron-driller", "done")  # the extra one
    play(m, "mine c6-brown-1", "pay terron-foreman")  # the normal one
    assert pile(m) == ["c6-brown-1", "c6-brown-2"]
    play(m, "end")
    assert costs(m)["c10-brown-1"] == 10  # gone with the turn


@pytest.mark.clause("CI-4.53", "CI-3.42")
def test_a_turn_skill_does_not_work_before_it_is_used() -> None:
    m = table(
        {"hand": ["mineggler-maccarat", "terron-foreman"]},
        mine={"6": ["c6-brown-2"]},
    )
    assert (costs(m)["c6-brown-2"], moves_of(m, "mine")) == (6, [])
    play(m, "skill mineggler-maccarat")
    assert moves_of(m, "mine") == ["c6-brown-2"]


@pytest.mark.clause("CI-4.54", "CI-5.36")
def test_an_extra_mine_may_follow_the_second_normal_action() -> None:
    m = table(
        {"hand": ["metanel-drollo", "terron-driller"]},
        docks={"1": ["metanel-oddgrabber"]},
        mine={"1": ["c1-brown-1", "c1-yellow-1"]},
    )
    play(m, "recruit metanel-oddgrabber", "skill metanel-drollo")
    assert m.spectator.view()["turn"]["actions_left"] == 0
    assert m.legal() == ["end", "mine c1-brown-1", "mine c1-yellow-1"]
    play(m, "mine c1-brown-1", "pay terron-driller", "done")
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-4.54", "CI-3.24")
def test_an_extra_mine_may_wait_until_another_action_is_taken() -> None:
    m = table(
        {"hand": ["metanel-drollo"]},
        docks={"1": ["metanel-oddgrabber"]},
        mine={"1": ["c1-yellow-1"]},
    )
    play(m, "skill metanel-drollo")
    assert m.spectator.view()["turn"]["extra"]["mine"] == 1
    play(m, "recruit metanel-oddgrabber", "mine c1-yellow-1", "pay metanel-oddgrabber")
    assert (pile(m), row(m)) == (["c1-yellow-1"], ["metanel-drollo", "metanel-oddgrabber"])


@pytest.mark.clause("CI-4.54", "CI-3.27")
def test_an_extra_mine_does_not_last_beyond_the_turn() -> None:
    m = table(
        {"hand": ["metanel-drollo"]},
        {"hand": ["metanel-oddgrabber", "metanel-oddgrabber"]},
        mine={"1": ["c1-yellow-1", "c1-yellow-2"]},
    )
    play(m, "skill metanel-drollo", "end")
    assert m.spectator.view()["turn"]["extra"]["mine"] == 0
    play(m, "mine c1-yellow-1", "pay metanel-oddgrabber", "done")
    assert (hand(m, 1), moves_of(m, "mine")) == (["metanel-oddgrabber"], [])
