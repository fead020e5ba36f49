"""Section 4, Recruit: which Mercenaries of the Docks may be hired, and for which card."""

from __future__ import annotations

import pytest

from starlode.engine.boundary.errors import IllegalMove
from tests.games.cave_in.table import WITH_WEEDLOCKS, hand, moves_of, phase, pile, play, row, table, zones

ONE_OF_EACH = ["hydran-frogtopus", "hydran-fishbean", "hydran-shuwar", "hydran-mushell"]
TERRONS = {"1": ["terron-driller"], "2": ["terron-foreman"], "3": ["terron-sergeant"], "4": ["terron-colonel"]}
FOREMAN = {"effects": {"foremen": 1}, "normal_actions": ["skill"], "row": ["terron-foreman"]}
TWO_FOREMEN = {**FOREMAN, "effects": {"foremen": 2}}


# ---- the basic rule ----


@pytest.mark.clause("CI-4.9", "CI-4.12", "CI-4.13")
def test_ex_02_recruit_an_l3() -> None:
    m = table({"hand": ["hydran-fishbean"]}, docks={"3": ["terron-sergeant", "metanel-robuster"]})
    play(m, "recruit terron-sergeant", "pay hydran-fishbean")
    assert (row(m), hand(m)) == (["hydran-fishbean"], ["terron-sergeant"])
    assert m.spectator.view()["docks"]["3"] == [None, "metanel-robuster"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-4.9")
def test_recruit_takes_one_card_of_the_docks_only() -> None:
    """Two alike lie there; one goes to the hand, and cards in stacks, Bases or other hands are no targets."""
    m = table(
        {"base": ["hydran-frogtopus", "terron-driller"]},
        {"hand": ["mineggler-mineraccoon"]},
        docks={"1": ["metanel-oddgrabber", "metanel-oddgrabber"]},
    )
    assert moves_of(m, "recruit") == ["metanel-oddgrabber"]
    play(m, "recruit metanel-oddgrabber")
    assert hand(m) == ["metanel-oddgrabber"]
    assert m.spectator.view()["docks"]["1"].count("metanel-oddgrabber") == 1


@pytest.mark.clause("CI-4.10")
@pytest.mark.parametrize(("held", "allowed"), [(6, True), (7, False), (8, False)])
def test_nobody_with_7_cards_recruits(held: int, allowed: bool) -> None:
    """Not even an L2 for which a card would be played, and not even with an extra Recruit."""
    cards = ["hydran-frogtopus"] * 5 + ["mineggler-mineraccoon"] * 3
    m = table(
        {"hand": cards[:held], "artifacts": ["overtime-siren"]},
        docks={"1": ["metanel-oddgrabber"], "2": ["metanel-drollo"]},
        turn={"activated": ["overtime-siren"], "extra": {"recruit": 1}},
    )
    assert moves_of(m, "recruit") == (["metanel-drollo", "metanel-oddgrabber"] if allowed else [])


@pytest.mark.clause("CI-4.11")
def test_an_l1_costs_no_card_but_the_action() -> None:
    m = table(
        {"hand": ONE_OF_EACH, "base": ["metanel-drollo"]},
        docks={"1": ["terron-driller", "metanel-oddgrabber"]},
    )
    assert moves_of(m, "raid") == ["0"]
    play(m, "recruit terron-driller")
    assert (phase(m), row(m)) == ("action", [])
    assert hand(m) == sorted([*ONE_OF_EACH, "terron-driller"])
    assert m.spectator.view()["turn"]["normal_actions"] == ["recruit"]
    assert (moves_of(m, "recruit"), moves_of(m, "raid")) == ([], [])


@pytest.mark.clause("CI-4.12")
@pytest.mark.parametrize(
    ("target", "payment"),
    [
        ("terron-foreman", "hydran-frogtopus"),
        ("terron-sergeant", "hydran-fishbean"),
        ("terron-colonel", "hydran-shuwar"),
    ],
)
def test_the_payment_card_is_exactly_one_level_lower(target: str, payment: str) -> None:
    m = table({"hand": ONE_OF_EACH}, docks=TERRONS)
    play(m, f"recruit {target}")
    assert m.legal() == [f"pay {payment}"]


@pytest.mark.clause("CI-4.12", "CI-4.17")
def test_two_cards_together_never_pay_a_recruit() -> None:
    m = table({"hand": ["hydran-frogtopus", "hydran-frogtopus", "hydran-mushell"]}, docks=TERRONS)
    assert moves_of(m, "recruit") == ["terron-driller", "terron-foreman"]
    play(m, "recruit terron-foreman", "pay hydran-frogtopus")
    assert (phase(m), row(m)) == ("action", ["hydran-frogtopus"])
    assert hand(m) == ["hydran-frogtopus", "hydran-mushell", "terron-foreman"]


@pytest.mark.clause("CI-4.13")
def test_any_colour_pays_a_recruit() -> None:
    cards = ["terron-driller", "hydran-frogtopus", "mineggler-mineraccoon", "metanel-oddgrabber"]
    m = table(
        {"hand": [*cards, "hydran-frogtopus"]},
        docks={"2": ["terron-foreman"]},
        turn={"recoloured": [{"card": "hydran-frogtopus", "colour": "red"}]},
    )
    play(m, "recruit terron-foreman")
    assert moves_of(m, "pay") == sorted([*cards, "hydran-frogtopus/red"])


# ---- reductions ----


@pytest.mark.clause("CI-4.14", "CI-5.13")
def test_ex_11_marks_foreman() -> None:
    m = table(
        {"hand": ["terron-foreman", "metanel-oddgrabber"], "base": ["hydran-shuwar"]},
        docks={"4": ["hydran-mushell"]},
    )
    assert moves_of(m, "recruit") == []
    play(m, "skill terron-foreman", "recruit hydran-mushell")
    assert m.legal() == ["pay metanel-oddgrabber"]
    play(m, "pay metanel-oddgrabber", "end")
    assert hand(m) == ["hydran-mushell"]
    assert zones(m)["base"] == ["hydran-shuwar", "terron-foreman", "metanel-oddgrabber"]


@pytest.mark.clause("CI-4.14", "CI-4.16")
@pytest.mark.parametrize(
    ("turn", "artifacts", "payments"),
    [
        pytest.param({}, [], ["hydran-shuwar"], id="none"),
        pytest.param({}, ["headhunter-drone"], ["hydran-fishbean", "hydran-shuwar"], id="drone: 1"),
        pytest.param(FOREMAN, [], ["hydran-frogtopus", "hydran-shuwar"], id="foreman: 2"),
        pytest.param(FOREMAN, ["headhunter-drone"], [None, *ONE_OF_EACH[:3]], id="both: 3"),
        pytest.param(TWO_FOREMEN, [], [None, "hydran-frogtopus", "hydran-shuwar"], id="two foremen: 4"),
    ],
)
def test_every_needed_level_that_the_reductions_allow_pays_an_l4(
    turn: dict[str, object], artifacts: list[str], payments: list[str | None]
) -> None:
    """Needed are 3 less whatever the player chooses of 1 for the Drone and 2 for each Foreman."""
    m = table({"hand": ONE_OF_EACH, "artifacts": artifacts}, docks=TERRONS, turn=turn)
    play(m, "recruit terron-colonel")
    expected = ["no-card" if card is None else f"pay {card}" for card in payments]
    assert sorted(m.legal()) == sorted(expected)


@pytest.mark.clause("CI-4.14")
def test_an_opponents_drone_reduces_nothing() -> None:
    m = table({"hand": ONE_OF_EACH}, {"artifacts": ["headhunter-drone"]}, docks=TERRONS)
    play(m, "recruit terron-sergeant")
    assert m.legal() == ["pay hydran-fishbean"]


@pytest.mark.clause("CI-4.15", "CI-5.14")
@pytest.mark.parametrize("target", ["terron-driller", "terron-foreman", "terron-sergeant"])
def test_at_a_needed_level_of_0_or_less_no_card_is_played(target: str) -> None:
    """One Foreman brings an L2 to -1 and an L3 to 0, also with an empty hand."""
    m = table(docks=TERRONS, turn=FOREMAN)
    assert moves_of(m, "recruit") == ["terron-driller", "terron-foreman", "terron-sergeant"]
    play(m, f"recruit {target}")
    if phase(m) == "recruit-pay":
        assert m.legal() == ["no-card"]
        play(m, "no-card")
    assert (hand(m), row(m), phase(m)) == ([target], ["terron-foreman"], "action")


@pytest.mark.clause("CI-4.16", "CI-4.17")
def test_a_reduction_may_be_waived() -> None:
    """An L3 with a Foreman costs the L2 of old, or nothing; an L1 is never the price of it."""
    m = table({"hand": ONE_OF_EACH}, docks=TERRONS, turn=FOREMAN)
    play(m, "recruit terron-sergeant")
    assert m.legal() == ["no-card", "pay hydran-fishbean"]
    play(m, "pay hydran-fishbean")
    assert row(m) == ["terron-foreman", "hydran-fishbean"]


@pytest.mark.clause("CI-4.17", "CI-4.15")
def test_without_a_needed_level_the_hand_stays_as_it_is() -> None:
    m = table({"hand": ONE_OF_EACH}, docks=TERRONS, turn=FOREMAN)
    play(m, "recruit terron-foreman", "no-card")
    assert (row(m), phase(m)) == (["terron-foreman"], "action")
    assert hand(m) == sorted([*ONE_OF_EACH, "terron-foreman"])


@pytest.mark.clause("CI-4.17")
def test_an_l1_is_never_paid_for() -> None:
    m = table({"hand": ONE_OF_EACH, "artifacts": ["headhunter-drone"]}, docks=TERRONS, turn=FOREMAN)
    play(m, "recruit terron-driller")
    assert (phase(m), row(m)) == ("action", ["terron-foreman"])


@pytest.mark.clause("CI-4.18", "CI-5.65")
@pytest.mark.parametrize(
    ("target", "payments"),
    [
        ("terron-foreman", ["weedlock-sapling"]),  # 1: printed Sapling
        ("terron-sergeant", ["weedlock-sapling", "weedlock-stalkroot"]),  # 2: doubled Sapling, printed Stalkroot
        ("terron-colonel", ["weedlock-seeder"]),  # 3: printed Seeder; nothing doubled is 3
    ],
)
@pytest.mark.parametrize("edition", ["2021-en", "2018-de"])
def test_a_weedlock_counts_printed_or_doubled_for_recruit(edition: str, target: str, payments: list[str]) -> None:
    m = table(
        {"hand": ["weedlock-sapling", "weedlock-stalkroot", "weedlock-seeder"]},
        factions=WITH_WEEDLOCKS,
        docks=TERRONS,
        turn={"effects": {"double": True}},
        options={"edition": edition},
    )
    play(m, f"recruit {target}")
    assert moves_of(m, "pay") == payments


@pytest.mark.clause("CI-4.18")
def test_a_card_of_another_faction_is_never_doubled_for_recruit() -> None:
    """Not even one that Robuster has made green."""
    m = table(
        {"hand": ["hydran-frogtopus", "hydran-frogtopus"]},
        factions=WITH_WEEDLOCKS,
        docks=TERRONS,
        turn={
            "effects": {"double": True},
            "recoloured": [{"card": "hydran-frogtopus", "colour": "green"}],
            "normal_actions": ["skill"],
        },
    )
    assert moves_of(m, "recruit") == ["terron-driller", "terron-foreman"]


# ---- afterwards ----


@pytest.mark.clause("CI-4.19")
def test_a_recruited_card_can_be_used_in_the_same_turn() -> None:
    """For its skill, or to pay for a Crystal that nothing else in hand could pay."""
    m = table(docks={"1": ["terron-driller"]}, mine={"1": ["c1-brown-1"]})
    assert (moves_of(m, "skill"), moves_of(m, "mine")) == ([], [])
    play(m, "recruit terron-driller")
    assert (moves_of(m, "skill"), moves_of(m, "mine")) == (["terron-driller"], ["c1-brown-1"])
    play(m, "mine c1-brown-1", "pay terron-driller")
    assert (pile(m), row(m)) == (["c1-brown-1"], ["terron-driller"])


@pytest.mark.clause("CI-4.20")
def test_an_emptied_dock_space_stays_empty_until_clean_up() -> None:
    m = table(
        {"hand": ["hydran-fishbean"], "artifacts": ["duplex-roster"]},
        docks={"1": ["terron-driller"] * 4, "2": ["terron-foreman"] * 3, "3": ["terron-sergeant"] * 2},
    )
    left = m.spectator.view()["stacks"]["mercenaries"]
    play(m, "recruit terron-driller")
    assert m.spectator.view()["docks"]["1"] == [None, "terron-driller", "terron-driller", "terron-driller"]
    play(m, "recruit terron-sergeant", "pay hydran-fishbean")
    assert m.spectator.view()["docks"]["3"] == [None, "terron-sergeant"]
    assert m.spectator.view()["stacks"]["mercenaries"] == left
    play(m, "end")
    assert None not in m.spectator.view()["docks"]["1"] + m.spectator.view()["docks"]["3"]
    assert m.spectator.view()["stacks"]["mercenaries"]["1"] == left["1"] - 1


@pytest.mark.clause("CI-4.21", "CI-5.22")
def test_taking_a_card_from_the_docks_is_not_recruit() -> None:
    """No payment, no extra Recruit used up, no reduction (the L3 and L4 stay out of reach), Recruit is still free."""
    m = table(
        {"hand": ["hydran-fishbean", "metanel-oddgrabber"], "artifacts": ["headhunter-drone", "overtime-siren"]},
        docks={**TERRONS, "2": ["terron-foreman", "metanel-drollo"]},
        turn={"effects": {"foremen": 1}, "activated": ["overtime-siren"], "extra": {"recruit": 1}},
    )
    play(m, "skill hydran-fishbean")
    assert moves_of(m, "take") == ["metanel-drollo", "terron-foreman"]
    play(m, "take metanel-drollo")
    assert (phase(m), row(m)) == ("action", ["hydran-fishbean"])
    assert hand(m) == ["metanel-drollo", "metanel-oddgrabber"]
    assert m.spectator.view()["turn"]["extra"]["recruit"] == 1
    assert m.spectator.view()["turn"]["normal_actions"] == ["skill"]
    play(m, "recruit terron-driller")
    assert "terron-foreman" in moves_of(m, "recruit")


@pytest.mark.clause("CI-4.21", "CI-5.19")
def test_a_reduction_does_not_help_the_colonel() -> None:
    """Level 5 in all, counted as printed, Foremen or not."""
    m = table(
        {"hand": ["terron-colonel"], "artifacts": ["headhunter-drone"]},
        docks={"1": ["terron-driller"], "2": ["terron-foreman"], "4": ["hydran-mushell"]},
        turn={"effects": {"foremen": 1}},
    )
    play(m, "skill terron-colonel", "take hydran-mushell")
    assert moves_of(m, "take") == ["terron-driller"]


@pytest.mark.clause("CI-4.21")
def test_taking_a_card_from_a_base_costs_nothing() -> None:
    m = table(
        {"hand": ["hydran-shuwar"]},
        {"base": ["metanel-scrabber", "metanel-oddgrabber"]},
        docks={"1": ["terron-driller"]},
    )
    play(m, "skill hydran-shuwar", "take metanel-scrabber@1.1")
    assert (hand(m), row(m), phase(m)) == (["metanel-scrabber"], ["hydran-shuwar"], "action")
    assert moves_of(m, "recruit") == ["terron-driller"]


@pytest.mark.clause("CI-4.12")
def test_a_card_of_the_wrong_level_is_refused_with_a_reason() -> None:
    m = table({"hand": ONE_OF_EACH}, docks=TERRONS)
    play(m, "recruit terron-sergeant")
    with pytest.raises(IllegalMove, match="level"):
        m.play("pay hydran-shuwar")
