"""Terrons (CI-5.13 to CI-5.21) and Hy'drans (CI-5.22 to CI-5.28)."""

from __future__ import annotations

import pytest

from starlode.match import Match
from tests.games.cave_in.table import base, hand, moves_of, phase, play, row, table

ONE_OF_EACH = {"1": ["terron-driller"], "2": ["terron-foreman"], "3": ["terron-sergeant"], "4": ["terron-colonel"]}
FILLER = ["mineggler-mineraccoon"] * 6


def recruits(match: Match) -> set[str]:
    """The Dock cards that may be recruited now."""
    return set(moves_of(match, "recruit"))


# ---- Foreman ----


@pytest.mark.clause("CI-5.13", "CI-5.14")
def test_one_foreman_makes_levels_1_to_3_free() -> None:
    """Without a Foreman an empty hand recruits only the L1."""
    assert recruits(table(docks=ONE_OF_EACH)) == {"terron-driller"}
    m = table({"hand": ["terron-foreman"]}, docks=ONE_OF_EACH | {"2": ["hydran-fishbean"]})
    play(m, "skill terron-foreman")
    assert recruits(m) == {"terron-driller", "hydran-fishbean", "terron-sergeant"}
    play(m, "recruit terron-sergeant", "no-card")
    assert hand(m) == ["terron-sergeant"]
    assert row(m) == ["terron-foreman"]


@pytest.mark.clause("CI-5.13", "CI-5.14")
def test_with_one_foreman_an_l4_costs_an_l1() -> None:
    """The L3 pays too, if the Foreman is waived; an L2 never does."""
    m = table(
        {"hand": ["hydran-frogtopus", "hydran-fishbean", "hydran-shuwar", "hydran-mushell"]},
        docks=ONE_OF_EACH,
        turn={"effects": {"foremen": 1}},
    )
    play(m, "recruit terron-colonel")
    assert moves_of(m, "pay") == ["hydran-frogtopus", "hydran-shuwar"]
    assert moves_of(m, "no-card") == []
    play(m, "pay hydran-frogtopus")
    assert row(m) == ["hydran-frogtopus"]
    assert "terron-colonel" in hand(m)


@pytest.mark.clause("CI-5.13")
def test_a_foreman_works_for_every_recruit_of_the_turn_and_no_longer() -> None:
    m = table(
        {"base": ["terron-foreman"], "artifacts": ["duplex-roster"]},
        docks={"3": ["terron-sergeant", "hydran-shuwar"]},
        turn={"phase": "leader"},
    )
    play(m, "leader", "recruit terron-sergeant", "no-card", "recruit hydran-shuwar", "no-card")
    assert hand(m) == ["hydran-shuwar", "terron-sergeant"]
    play(m, "end", "end", "skip")
    refilled = m.spectator.view()["docks"]["3"]
    assert None not in refilled
    assert not recruits(m) & set(refilled)  # hand of L3s only, so an L3 cannot be paid


@pytest.mark.clause("CI-5.15")
def test_two_foremen_make_every_card_free() -> None:
    m = table({"hand": ["terron-foreman"], "base": ["terron-foreman"]}, docks=ONE_OF_EACH, turn={"phase": "leader"})
    play(m, "leader", "skill terron-foreman")
    assert recruits(m) == {"terron-driller", "terron-foreman", "terron-sergeant", "terron-colonel"}
    play(m, "recruit terron-colonel", "no-card")
    assert hand(m) == ["terron-colonel"]


# ---- Sergeant ----

FIVE = ["terron-driller", "hydran-frogtopus", "metanel-drollo", "hydran-fishbean", "terron-foreman"]


@pytest.mark.clause("CI-5.16")
def test_sergeant_takes_the_two_bottom_cards_of_his_own_base() -> None:
    m = table({"hand": ["terron-sergeant"], "base": FIVE}, {"base": ["metanel-drollo", "metanel-robuster"]})
    play(m, "skill terron-sergeant", "take")
    assert hand(m) == ["terron-driller"]
    play(m, "take")
    assert hand(m) == ["hydran-frogtopus", "terron-driller"]
    assert base(m) == FIVE[2:]
    assert base(m, 1) == ["metanel-drollo", "metanel-robuster"]
    assert phase(m) == "action"  # no third card


@pytest.mark.clause("CI-5.17", "CI-3.35")
def test_ex_26_sergeant_near_the_limit() -> None:
    m = table({"hand": [*FILLER, "terron-sergeant"], "base": FIVE})
    play(m, "skill terron-sergeant", "take")
    assert hand(m) == sorted([*FILLER, "terron-driller"])
    assert moves_of(m, "take") == []
    assert base(m) == FIVE[1:]


@pytest.mark.parametrize(("there", "taken"), [([], 0), (FIVE[:1], 0), (FIVE[:2], 1), (FIVE[:3], 2)])
@pytest.mark.clause("CI-5.18")
def test_sergeant_leaves_the_leader(there: list[str], taken: int) -> None:
    m = table({"hand": ["terron-sergeant"], "base": there})
    play(m, "skill terron-sergeant", *["take"] * taken)
    assert moves_of(m, "take") == []
    assert hand(m) == sorted(there[:taken])
    assert base(m) == there[taken:]


# ---- Colonel ----


@pytest.mark.parametrize(
    ("taken", "still_offered"),
    [
        (
            [],
            {
                "terron-driller",
                "hydran-frogtopus",
                "terron-foreman",
                "metanel-drollo",
                "hydran-shuwar",
                "hydran-mushell",
            },
        ),
        (["hydran-mushell"], {"terron-driller", "hydran-frogtopus"}),
        (["hydran-mushell", "terron-driller"], set()),
        (["hydran-shuwar"], {"terron-driller", "hydran-frogtopus", "terron-foreman", "metanel-drollo"}),
        (["hydran-shuwar", "terron-foreman"], set()),
        (["terron-driller", "hydran-frogtopus", "terron-driller", "hydran-frogtopus"], set()),
        (["terron-foreman", "metanel-drollo"], {"terron-driller", "hydran-frogtopus"}),
        (
            ["terron-driller", "terron-driller"],
            {"hydran-frogtopus", "terron-foreman", "metanel-drollo", "hydran-shuwar"},
        ),
    ],
)
@pytest.mark.clause("CI-5.19", "CI-5.21")
def test_colonel_takes_any_mix_of_levels_up_to_5(taken: list[str], still_offered: set[str]) -> None:
    m = table(
        {"hand": ["terron-colonel"]},
        docks={
            "1": ["terron-driller", "hydran-frogtopus", "terron-driller", "hydran-frogtopus"],
            "2": ["terron-foreman", "metanel-drollo"],
            "3": ["hydran-shuwar"],
            "4": ["hydran-mushell"],
        },
    )
    play(m, "skill terron-colonel", *[f"take {card}" for card in taken])
    assert set(moves_of(m, "take")) == still_offered
    assert hand(m) == sorted(taken)
    assert row(m) == ["terron-colonel"]


@pytest.mark.clause("CI-5.20")
def test_colonel_keeps_the_hand_limit_for_each_card() -> None:
    m = table({"hand": [*FILLER[:5], "terron-colonel"]}, docks={"1": ["terron-driller"] * 4})
    play(m, "skill terron-colonel", "take terron-driller", "take terron-driller")
    assert len(hand(m)) == 7
    assert moves_of(m, "take") == []


@pytest.mark.clause("CI-5.19", "CI-4.21")
def test_taking_from_the_docks_is_not_recruiting() -> None:
    """R-47: neither a Foreman nor an extra Recruit is used, and the printed levels are counted."""
    m = table(
        {"hand": ["terron-colonel"], "artifacts": ["overtime-siren", "headhunter-drone"]},
        docks={"2": ["hydran-fishbean"], "3": ["terron-sergeant"], "4": ["hydran-mushell"]},
        turn={"effects": {"foremen": 1}, "activated": ["overtime-siren"], "extra": {"recruit": 1}},
    )
    play(m, "skill terron-colonel", "take terron-sergeant")
    assert moves_of(m, "take") == ["hydran-fishbean"]
    play(m, "stop")
    assert m.view(0)["turn"]["extra"]["recruit"] == 1
    assert m.view(0)["turn"]["normal_actions"] == ["skill"]


# ---- Fish'Bean ----


@pytest.mark.clause("CI-5.22")
def test_fishbean_takes_one_l2_from_the_docks_for_nothing() -> None:
    docks = {"1": ["terron-driller"], "2": ["terron-foreman", "metanel-drollo"], "3": ["terron-sergeant"]}
    m = table({"hand": ["hydran-fishbean", "hydran-frogtopus"]}, docks=docks)
    play(m, "skill hydran-fishbean")
    assert moves_of(m, "take") == ["metanel-drollo", "terron-foreman"]
    play(m, "take metanel-drollo")
    assert hand(m) == ["hydran-frogtopus", "metanel-drollo"]
    assert m.view(0)["docks"]["2"] == ["terron-foreman", None, None]
    assert moves_of(m, "take") == []  # one only


@pytest.mark.clause("CI-5.23")
def test_fishbean_allows_equal_normal_actions() -> None:
    mine = {"1": ["c1-brown-1", "c1-brown-3", "c1-brown-4"]}
    seat = {"hand": ["terron-driller"] * 3, "base": ["hydran-fishbean"]}
    without = play(table(seat, mine=mine), "mine c1-brown-1", "pay terron-driller", "done")
    assert moves_of(without, "mine") == []
    m = table(seat, mine=mine, turn={"phase": "leader"})
    play(m, "leader", "mine c1-brown-1", "pay terron-driller", "done")
    assert moves_of(m, "mine") == ["c1-brown-3", "c1-brown-4"]
    play(m, "mine c1-brown-3", "pay terron-driller", "done")
    assert m.legal() == ["end"]  # same type, not a third action


@pytest.mark.parametrize(
    ("held", "docks", "moves"),
    [
        (["hydran-fishbean"], {"2": ["terron-foreman"]}, ["decline"]),
        (["hydran-fishbean"], {"3": ["terron-sergeant"]}, []),
        (["hydran-fishbean", *FILLER, "terron-driller"], {"2": ["terron-foreman"]}, []),
    ],
    ids=["declined", "no L2 there", "hand full"],
)
@pytest.mark.clause("CI-5.24")
def test_equal_actions_are_allowed_even_if_no_card_is_taken(
    held: list[str], docks: dict[str, list[str]], moves: list[str]
) -> None:
    m = table({"hand": [*held, "hydran-frogtopus"]}, docks=docks)
    play(m, "skill hydran-fishbean", *moves)
    assert phase(m) == "action"
    assert "hydran-frogtopus" in moves_of(m, "skill")


@pytest.mark.clause("CI-5.25")
def test_fishbean_as_first_action_lets_the_second_be_a_skill_again() -> None:
    m = table({"hand": ["hydran-fishbean", "hydran-frogtopus", "terron-driller"]}, mine={"1": ["c1-blue-1"]})
    play(m, "skill hydran-fishbean", "skill hydran-frogtopus", "take c1-blue-1")
    assert row(m) == ["hydran-fishbean", "hydran-frogtopus"]
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-5.25")
def test_fishbean_as_second_action_gives_no_third() -> None:
    m = table({"hand": ["hydran-fishbean", "hydran-frogtopus"]}, docks={"1": ["terron-driller"]})
    play(m, "recruit terron-driller", "skill hydran-fishbean")
    assert m.legal() == ["end"]


@pytest.mark.clause("CI-5.22", "CI-5.23", "CI-3.18", "CI-4.12", "CI-4.19")
def test_ex_04_two_recruits_with_fishbean() -> None:
    m = table(
        {"base": ["terron-driller", "hydran-fishbean"]},
        docks={"2": ["terron-foreman"], "3": ["hydran-shuwar"], "4": ["metanel-scrabber"]},
        turn={"phase": "leader"},
    )
    play(m, "leader", "take terron-foreman")
    play(m, "recruit hydran-shuwar", "pay terron-foreman", "recruit metanel-scrabber", "pay hydran-shuwar", "end")
    assert hand(m) == ["metanel-scrabber"]
    assert base(m) == ["terron-driller", "hydran-fishbean", "terron-foreman", "hydran-shuwar"]


# ---- Shu'War and Mu'Shell ----

THREE_BASES = (
    ["terron-driller", "terron-foreman", "terron-sergeant"],
    ["metanel-drollo", "metanel-oddgrabber", "metanel-robuster"],
    ["hydran-frogtopus"],
)


def three(card: str, held: list[str] | None = None) -> Match:
    """Three players with Bases, the first of whom has just used the card."""
    seats = [{"base": there} for there in THREE_BASES]
    return play(table(seats[0] | {"hand": [card, *(held or [])]}, *seats[1:]), f"skill {card}")


BELOW_LEADERS = ["metanel-drollo@1.1", "metanel-oddgrabber@1.2", "terron-driller@0.1", "terron-foreman@0.2"]


@pytest.mark.clause("CI-5.26")
def test_shuwar_takes_exactly_one_card_below_a_leader_of_any_base() -> None:
    m = three("hydran-shuwar")
    assert moves_of(m, "take") == BELOW_LEADERS
    play(m, "take metanel-drollo@1.1")
    assert hand(m) == ["metanel-drollo"]
    assert base(m, 1) == ["metanel-oddgrabber", "metanel-robuster"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.27", "CI-5.28")
def test_mushell_takes_up_to_two_cards_from_one_base() -> None:
    m = three("hydran-mushell")
    assert moves_of(m, "take") == BELOW_LEADERS
    play(m, "take metanel-oddgrabber@1.2")
    assert moves_of(m, "take") == ["metanel-drollo@1.1"]  # the same Base only; its Leader stays immune
    play(m, "take metanel-drollo@1.1")
    assert hand(m) == ["metanel-drollo", "metanel-oddgrabber"]
    assert base(m, 1) == ["metanel-robuster"]
    assert phase(m) == "action"


@pytest.mark.clause("CI-5.27")
def test_mushell_takes_no_third_card_and_may_stop_after_one() -> None:
    four = ["terron-driller", "terron-foreman", "terron-driller", "terron-sergeant"]
    m = table({"hand": ["hydran-mushell"]}, {"base": four})
    play(m, "skill hydran-mushell", "take terron-driller@1.1")
    assert hand(play(m.at(2), "stop")) == ["terron-driller"]
    play(m, "take terron-driller@1.2")
    assert base(m, 1) == ["terron-foreman", "terron-sergeant"]
    assert moves_of(m, "take") == []


@pytest.mark.clause("CI-5.28")
def test_both_cards_of_mushell_may_lie_anywhere_in_the_base() -> None:
    five = ["terron-driller", "terron-foreman", "hydran-fishbean", "metanel-drollo", "terron-sergeant"]
    m = table({"hand": ["hydran-mushell"]}, {"base": five})
    play(m, "skill hydran-mushell", "take metanel-drollo@1.4", "take terron-driller@1.1")
    assert base(m, 1) == ["terron-foreman", "hydran-fishbean", "terron-sergeant"]
