"""Which options a decision offers: the actions (CI-11.1 to CI-11.7) and all other decisions (CI-11.8 to CI-11.11)."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import WITH_WEEDLOCKS, hand, moves_of, phase, pile, play, table, verbs

RICH: dict[str, Any] = {"hand": ["terron-driller", "terron-foreman", "terron-colonel"], "base": ["terron-sergeant"]}
TOPS = {"a": {"top": "artifact-03"}, "b": {"top": "artifact-05"}, "c": {"top": "artifact-01"}}
BOARD: dict[str, Any] = {
    "docks": {"1": ["hydran-frogtopus"]},
    "mine": {"1": ["c1-brown-1"]},
    "artifacts": TOPS,
}
ALL = {"recruit", "mine", "collect", "skill", "raid", "end"}


def rich(turn: dict[str, Any] | None = None, **seat: Any) -> Match:
    """A seat that lacks nothing: every action has a target that it can pay."""
    return table(RICH | seat, turn=turn, **BOARD)


# ---- a normal action is free ----


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ({}, ALL),
        ({"normal_actions": ["recruit"]}, {"mine", "collect", "skill", "end"}),
        ({"normal_actions": ["mine"]}, {"recruit", "collect", "skill", "end"}),
        ({"normal_actions": ["collect"]}, {"recruit", "mine", "skill", "end"}),
        ({"normal_actions": ["skill"]}, {"recruit", "mine", "collect", "end"}),
        ({"normal_actions": ["mine", "skill"]}, {"end"}),
        ({"raids": 1, "raided": 1}, {"end"}),
        ({"normal_actions": ["skill"], "effects": {"same_actions": True}}, ALL - {"raid"}),
        ({"normal_actions": ["skill", "skill"], "effects": {"same_actions": True}}, {"end"}),
        ({"raids": 1, "raided": 1, "effects": {"same_actions": True}}, {"end"}),
    ],
)
@pytest.mark.clause("CI-11.1", "CI-11.6", "CI-11.7")
def test_which_actions_are_free(turn: dict[str, Any], expected: set[str]) -> None:
    assert verbs(rich(turn)) == expected


@pytest.mark.parametrize(
    ("turn", "expected"),
    [({"normal_actions": ["mine"]}, ALL - {"raid"}), ({"normal_actions": ["mine", "mine"]}, {"end"})],
)
@pytest.mark.clause("CI-11.1")
def test_duplex_roster_is_a_same_actions_permission(turn: dict[str, Any], expected: set[str]) -> None:
    assert verbs(rich(turn, artifacts=["duplex-roster"])) == expected


# ---- each action ----


@pytest.mark.parametrize(("held", "offers"), [(6, ["hydran-frogtopus"]), (7, []), (8, [])])
@pytest.mark.clause("CI-11.2")
def test_recruit_needs_room_in_hand(held: int, offers: list[str]) -> None:
    cards = ["terron-driller"] * 4 + ["metanel-oddgrabber"] * 4
    assert moves_of(table({"hand": cards[:held]}, docks={"1": ["hydran-frogtopus"]}), "recruit") == offers


@pytest.mark.clause("CI-11.2")
def test_recruit_offers_only_cards_with_a_legal_payment() -> None:
    docks = {"1": ["hydran-frogtopus"], "2": ["hydran-fishbean"], "3": ["hydran-shuwar"], "4": ["hydran-mushell"]}
    held = {"hand": ["terron-driller", "terron-sergeant"]}
    assert moves_of(table(held, docks=docks), "recruit") == ["hydran-fishbean", "hydran-frogtopus", "hydran-mushell"]
    assert moves_of(table(held), "recruit") == []


@pytest.mark.parametrize("turn", [{"normal_actions": ["collect", "mine"]}, {"raids": 1, "raided": 1}])
@pytest.mark.clause("CI-11.2")
def test_an_extra_recruit_is_offered_when_no_normal_action_is_left(turn: dict[str, Any]) -> None:
    held = {"activated": ["overtime-siren"], "extra": {"recruit": 1}}
    assert verbs(rich(turn | held, artifacts=["overtime-siren"])) == {"recruit", "end"}


@pytest.mark.clause("CI-11.2")
def test_an_extra_recruit_needs_room_in_hand_too() -> None:
    m = table(
        {"hand": ["terron-driller"] * 4 + ["metanel-oddgrabber"] * 3, "artifacts": ["overtime-siren"]},
        docks={"1": ["hydran-frogtopus"]},
        turn={"activated": ["overtime-siren"], "extra": {"recruit": 1}},
    )
    assert moves_of(m, "recruit") == []


@pytest.mark.parametrize("turn", [{"normal_actions": ["mine", "skill"]}, {"raids": 1, "raided": 1}])
@pytest.mark.clause("CI-11.3")
def test_an_extra_mine_is_offered_when_no_normal_action_is_left(turn: dict[str, Any]) -> None:
    assert verbs(rich(turn | {"extra": {"mine": 1}})) == {"mine", "end"}


@pytest.mark.clause("CI-11.3")
def test_mine_offers_only_crystals_that_can_be_paid() -> None:
    mine = {"1": ["c1-brown-1", "c1-blue-1"], "3": ["c3-brown-1"], "6": ["c6-brown-1"]}
    m = table({"hand": ["terron-driller", "terron-foreman"]}, mine=mine)
    assert moves_of(m, "mine") == ["c1-brown-1", "c3-brown-1"]
    assert moves_of(table(mine=mine, turn={"extra": {"mine": 1}}), "mine") == []


@pytest.mark.clause("CI-11.4")
def test_collect_offers_only_top_cards_that_can_be_paid() -> None:
    """Costs 5, 7 and 8: seven levels pay for two of them."""
    assert moves_of(rich(), "collect") == ["artifact-01", "artifact-03"]
    eight = rich(hand=["terron-colonel", "hydran-mushell"])
    assert moves_of(eight, "collect") == ["artifact-01", "artifact-03", "artifact-05"]
    assert moves_of(rich(hand=["terron-colonel"]), "collect") == []


@pytest.mark.clause("CI-11.4", "CI-11.5")
def test_extra_actions_never_give_a_collect_or_a_skill() -> None:
    extra = {
        "extra": {"mine": 1, "recruit": 1},
        "activated": ["overtime-siren"],
        "normal_actions": ["collect", "skill"],
    }
    assert verbs(rich(extra, artifacts=["overtime-siren"])) == {"mine", "recruit", "end"}


@pytest.mark.clause("CI-11.5")
def test_any_hand_card_may_be_used_for_its_skill() -> None:
    assert moves_of(rich(), "skill") == ["terron-colonel", "terron-driller", "terron-foreman"]
    assert moves_of(rich(hand=[]), "skill") == []


@pytest.mark.clause("CI-11.6")
def test_a_raid_needs_a_base_that_is_not_empty() -> None:
    assert moves_of(table({}, {"base": ["terron-driller"]}, {}), "raid") == ["1"]
    assert moves_of(table({"base": ["terron-driller"]}, {"base": ["terron-driller"]}, {}), "raid") == ["0", "1"]
    assert moves_of(table({}, {}, {}), "raid") == []


@pytest.mark.clause("CI-11.6")
def test_an_extra_action_does_not_stop_a_raid() -> None:
    m = rich({"extra": {"mine": 1}})
    play(m, "mine c1-brown-1", "pay terron-driller", "done")
    assert moves_of(m, "raid") == ["0"]


@pytest.mark.clause("CI-11.7")
def test_ending_is_always_possible() -> None:
    assert table({}, artifacts=TOPS).legal() == ["end"]
    m = play(rich(), "end")
    assert m.spectator.view()["turn"]["seat"] == 1


# ---- start halves ----


@pytest.mark.parametrize(
    ("half", "seat", "docks", "active"),
    [
        ("third-cyber-arm", {"base": ["terron-driller", "terron-foreman"]}, {}, True),
        ("third-cyber-arm", {"base": ["terron-driller"]}, {}, False),
        ("third-cyber-arm", {}, {}, False),
        ("third-cyber-arm", {"base": ["terron-driller", "terron-foreman"], "hand": 7}, {}, False),
        ("supply-shuttle", {}, {"1": ["terron-driller"]}, True),
        ("supply-shuttle", {"hand": 6}, {"1": ["terron-driller"]}, True),
        ("supply-shuttle", {"hand": 7}, {"1": ["terron-driller"]}, False),
        ("supply-shuttle", {}, {"2": ["terron-foreman"]}, False),
        ("overtime-siren", {}, {}, True),
        ("overtime-siren", {"hand": 7}, {}, True),
    ],
)
@pytest.mark.clause("CI-11.8")
def test_a_start_half_is_offered_only_if_it_can_have_an_effect(
    half: str, seat: dict[str, Any], docks: dict[str, Any], active: bool
) -> None:
    """Seat 1's turn begins with its Artifact; seat 0 leaves the board as it is."""
    held = {"hand": (["hydran-frogtopus"] * 4 + ["metanel-oddgrabber"] * 3)[: seat.get("hand", 0)]}
    stacks: dict[str, list[str]] = {"1": [], "2": [], "3": [], "4": []}  # so that Clean-up fills no Dock
    m = table({}, seat | held | {"artifacts": [half]}, docks=docks, stacks=stacks)
    play(m, "end")
    assert moves_of(m, "activate") == ([half] if active else [])


# ---- options that bring a card into the hand ----

GAINS: list[tuple[str, str, dict[str, Any]]] = [
    ("terron-sergeant", "take", {}),
    ("terron-colonel", "take", {}),
    ("hydran-fishbean", "take", {}),
    ("hydran-shuwar", "take", {}),
    ("hydran-mushell", "take", {}),
    ("weedlock-mandragore", "take", {}),
    ("weedlock-seeder", "take", {"edition": "2018-de"}),
    ("weedlock-mandragore", "base", {"edition": "2018-de"}),
]


def gaining(card: str, held: int, options: dict[str, Any]) -> Match:
    """Seat 0 has just used a card that gains cards, with so many left in hand."""
    cards = ["hydran-frogtopus"] * 4 + ["metanel-oddgrabber"] * 3
    m = table(
        {"hand": [card, *cards[:held]], "base": ["weedlock-sapling", "weedlock-sapling", "terron-driller"]},
        docks={"1": ["terron-driller"], "2": ["terron-foreman"]},
        factions=WITH_WEEDLOCKS,
        options=options,
    )
    return play(m, f"skill {card}")


@pytest.mark.parametrize(("card", "verb", "options"), GAINS)
@pytest.mark.clause("CI-11.9")
def test_a_card_is_offered_only_while_the_hand_has_room(card: str, verb: str, options: dict[str, Any]) -> None:
    assert moves_of(gaining(card, 6, options), verb)
    full = gaining(card, 7, options)
    assert moves_of(full, verb) == []
    assert hand(full) == sorted(["hydran-frogtopus"] * 4 + ["metanel-oddgrabber"] * 3)


@pytest.mark.clause("CI-11.9")
def test_uproot_goes_on_only_while_the_hand_has_room() -> None:
    m = gaining("weedlock-mandragore", 6, {"edition": "2018-de"})
    play(m, "base 0", "take weedlock-sapling@0.1")
    assert len(hand(m)) == 7
    assert moves_of(m, "take") == []


@pytest.mark.clause("CI-11.9")
def test_the_shuttle_fills_the_last_place_in_hand() -> None:
    m = table({}, {"hand": ["hydran-frogtopus"] * 6, "artifacts": ["supply-shuttle"]}, docks={"1": ["terron-driller"]})
    play(m, "end", "activate supply-shuttle", "take terron-driller")
    assert len(hand(m, 1)) == 7
    assert moves_of(m, "activate") == []


@pytest.mark.parametrize(("there", "times"), [(1, 0), (2, 1), (3, 2), (4, 2)])
@pytest.mark.clause("CI-11.10", "CI-11.11")
def test_sergeant_takes_while_the_base_holds_two_cards_and_at_most_twice(there: int, times: int) -> None:
    m = table({"hand": ["terron-sergeant"], "base": ["terron-driller"] * there})
    play(m, "skill terron-sergeant")
    for _ in range(times):
        assert moves_of(m, "take") == [""]
        play(m, "take")
    assert moves_of(m, "take") == []


@pytest.mark.clause("CI-11.11")
def test_a_repeated_decision_ends_when_the_player_stops() -> None:
    """After `stop` the rest of the skill is gone."""
    m = play(table({"hand": ["terron-sergeant"], "base": ["terron-driller"] * 4}), "skill terron-sergeant", "stop")
    assert phase(m) == "action"
    assert moves_of(m, "take") == []
    assert hand(m) == []


@pytest.mark.parametrize("move", ["recruit hydran-fishbean", "mine c1-brown-1", "collect artifact-03"])
@pytest.mark.clause("CI-11.11", "CI-4.8")
def test_an_action_once_begun_is_not_declined(move: str) -> None:
    """Section 11: targets, payments and halves are not optional."""
    docks = {"2": ["hydran-fishbean"]}
    m = table(RICH, docks=docks, mine=BOARD["mine"], artifacts=TOPS)
    assert verbs(play(m, move)) == {"pay"}


@pytest.mark.clause("CI-11.11", "CI-4.44")
def test_a_collected_card_gives_one_of_its_halves() -> None:
    m = table({"hand": ["terron-colonel", "terron-driller"]}, artifacts=TOPS)
    play(m, "collect artifact-03", "pay terron-driller", "pay terron-colonel")
    assert sorted(m.legal()) == ["left", "right"]
    assert pile(m) == []
