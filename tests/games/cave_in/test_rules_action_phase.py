"""Section 3, second part: normal actions, extra actions and the Raid."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.match import Match
from tests.games.cave_in.table import base, hand, moves_of, phase, pile, play, row, table, turn, verbs

TYPES = ["recruit", "mine", "collect", "skill"]
ALL = {*TYPES, "raid", "end"}
# One action of each type that leaves enough for a second one of every type.
FIRST = {
    "recruit": ["recruit hydran-frogtopus"],
    "mine": ["mine c1-brown-1", "pay terron-driller", "done"],
    "collect": ["collect artifact-03", "pay terron-colonel", "pay terron-driller", "done", "left"],
    "skill": ["skill terron-driller", "done"],
}
MINE = ["mine c1-brown-1", "pay terron-driller", "done"]
MINE_AGAIN = ["mine c1-brown-3", "pay terron-driller", "done"]
RECRUIT = ["recruit hydran-frogtopus"]
SKILL = ["skill hydran-mushell", "done"]


def rich(turn: dict[str, Any] | None = None, **seat: Any) -> Match:
    """Seat 0 could take every type of action twice, and raid."""
    held = ["terron-driller", "terron-driller", "terron-colonel", "terron-foreman", "hydran-mushell"]
    return table(
        {"hand": held, **seat},
        {"base": ["metanel-robuster", "metanel-oddgrabber"]},
        turn=turn,
        docks={"1": ["hydran-frogtopus", "mineggler-mineraccoon"], "2": ["hydran-fishbean"]},
        mine={"1": ["c1-brown-1", "c1-brown-3", "c1-blue-1"], "3": ["c3-brown-1"]},
    )


def led_by_drollo() -> Match:
    """As `rich`, and the Leader has just granted an extra Mine."""
    return play(rich({"phase": "leader"}, base=["metanel-drollo"]), "leader")


# ---- normal actions ----


@pytest.mark.clause("CI-3.14", "CI-3.15")
def test_a_turn_begins_with_four_types_of_action_and_the_raid() -> None:
    match = rich()
    assert verbs(match) == ALL
    assert turn(match)["actions_left"] == 2


@pytest.mark.clause("CI-3.15", "CI-3.16", "CI-3.21")
@pytest.mark.parametrize("action", TYPES)
def test_the_second_normal_action_is_of_another_type_and_no_raid(action: str) -> None:
    match = play(rich(), *FIRST[action])
    assert turn(match)["normal_actions"] == [action]
    assert verbs(match) == ALL - {action, "raid"}


@pytest.mark.clause("CI-3.14")
@pytest.mark.parametrize(("first", "second"), [("recruit", "mine"), ("mine", "skill"), ("skill", "collect")])
def test_there_is_no_third_normal_action(first: str, second: str) -> None:
    match = rich(hand=["terron-driller"] * 3 + ["terron-colonel", "terron-foreman"])
    play(match, *FIRST[first], *FIRST[second])
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.17")
def test_two_different_skills_are_the_same_type_of_action() -> None:
    match = play(rich(), "skill terron-foreman")
    assert "skill" not in verbs(match)
    with pytest.raises(IllegalMove):
        match.play("skill hydran-mushell")


@pytest.mark.clause("CI-3.18")
@pytest.mark.parametrize("permission", ["hydran-fishbean", "duplex-roster"])
@pytest.mark.parametrize("action", TYPES)
def test_same_actions_permission_lets_the_second_repeat_the_first(permission: str, action: str) -> None:
    if permission == "hydran-fishbean":
        match = play(rich({"phase": "leader"}, base=["hydran-fishbean"]), "leader", "done")
    else:
        match = rich(artifacts=["duplex-roster"])
    play(match, *FIRST[action])
    assert verbs(match) == ALL - {"raid"}, "the same type or any other"


@pytest.mark.clause("CI-3.18")
def test_same_actions_permission_gives_no_third_action() -> None:
    match = rich(artifacts=["duplex-roster"])
    play(match, *MINE, *MINE_AGAIN)
    assert turn(match)["normal_actions"] == ["mine", "mine"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.18")
def test_an_opponents_duplex_roster_permits_nothing() -> None:
    match = table({"hand": ["terron-driller", "terron-foreman"]}, {"artifacts": ["duplex-roster"]})
    assert "skill" not in verbs(play(match, "skill terron-foreman"))


@pytest.mark.clause("CI-3.19")
def test_a_permission_still_in_hand_does_not_let_the_second_action_be_a_skill() -> None:
    match = table({"hand": ["terron-foreman", "hydran-fishbean"]})
    play(match, "skill terron-foreman")
    with pytest.raises(IllegalMove):
        match.play("skill hydran-fishbean")


@pytest.mark.clause("CI-3.19")
def test_a_permission_given_by_the_second_action_comes_too_late() -> None:
    match = rich(hand=["terron-driller", "hydran-fishbean", "terron-foreman"])
    play(match, *RECRUIT, "skill hydran-fishbean", "done")
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.19")
def test_a_permission_collected_as_first_action_is_active_for_the_second() -> None:
    tops = {"a": {"top": "artifact-11"}, "b": {"top": "artifact-03"}, "c": {"top": "artifact-02"}}
    paid = ["terron-colonel", "hydran-mushell"]
    match = table({"hand": [*paid, "metanel-scrabber", "terron-driller"]}, artifacts=tops)
    play(match, "collect artifact-11", *(f"pay {card}" for card in paid), "done", "right")
    assert "artifact-03" in moves_of(match, "collect")


@pytest.mark.clause("CI-3.20")
@pytest.mark.parametrize("taken", [[], RECRUIT, [*RECRUIT, *MINE]], ids=["none", "one", "two"])
def test_the_action_phase_may_be_ended_after_any_number_of_actions(taken: list[str]) -> None:
    match = play(rich(), *taken)
    assert "end" in match.legal()
    play(match, "end")
    assert (turn(match)["seat"], turn(match)["normal_actions"]) == (1, [])


@pytest.mark.clause("CI-3.20", "CI-3.28")
@pytest.mark.parametrize(
    ("moves", "asked", "open_words"),
    [
        (["mine c3-brown-1"], "mine-pay", {"pay"}),
        (["mine c3-brown-1", "pay terron-colonel"], "mine-pay", {"pay", "done"}),
        (["collect artifact-03"], "collect-pay", {"pay"}),
        (
            ["collect artifact-03", "pay terron-colonel", "pay terron-driller", "done"],
            "collect-half",
            {"left", "right"},
        ),
        (["recruit hydran-fishbean"], "recruit-pay", {"pay"}),
        (["skill terron-driller"], "crystal-take", {"take", "done"}),
        (["skill terron-colonel", "take hydran-frogtopus"], "colonel-pick", {"take", "done"}),
    ],
)
def test_an_action_is_carried_out_completely_before_the_next_choice(
    moves: list[str], asked: str, open_words: set[str]
) -> None:
    match = play(rich(), *moves)
    assert (phase(match), verbs(match)) == (asked, open_words)


@pytest.mark.clause("CI-3.28")
def test_a_raid_is_carried_out_completely_before_the_next_choice() -> None:
    match = rich({"phase": "leader"}, base=["metanel-drollo"], hand=["terron-driller"], artifacts=["baton-of-coaxing"])
    play(match, "leader", "raid 1")
    assert hand(match) == ["metanel-robuster", "terron-driller"]
    assert (phase(match), verbs(match)) == ("baton-take", {"take", "done"})
    play(match, "take c1-blue-1")
    assert verbs(match) == {"mine", "end"}


# ---- Raid ----


@pytest.mark.clause("CI-3.14", "CI-3.21")
def test_after_a_raid_no_normal_action_and_no_raid_is_left() -> None:
    match = play(rich(base=["metanel-drollo", "hydran-fishbean"]), "raid 1")
    assert turn(match)["actions_left"] == 0
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.21")
def test_a_raid_stays_possible_after_an_extra_action() -> None:
    match = play(led_by_drollo(), *MINE)
    assert {"raid 0", "raid 1"} <= set(match.legal())


# ---- extra actions ----


@pytest.mark.clause("CI-3.22", "CI-3.26")
def test_an_extra_mine_is_used_up_first_and_is_no_normal_action() -> None:
    match = play(led_by_drollo(), *MINE)
    assert (turn(match)["normal_actions"], turn(match)["actions_left"]) == ([], 2)
    assert turn(match)["extra"]["mine"] == 0
    assert verbs(match) == ALL
    play(match, *MINE_AGAIN)
    assert turn(match)["normal_actions"] == ["mine"]


@pytest.mark.clause("CI-3.22", "CI-3.26")
def test_an_extra_recruit_is_used_up_first_and_is_no_normal_action() -> None:
    match = rich({"phase": "start-artifact"}, artifacts=["overtime-siren"])
    play(match, "activate overtime-siren", "recruit hydran-fishbean", "pay terron-driller")
    assert turn(match)["extra"]["recruit"] == 0
    assert (turn(match)["normal_actions"], verbs(match)) == ([], ALL)
    play(match, *RECRUIT)
    assert turn(match)["normal_actions"] == ["recruit"]
    assert "recruit" not in verbs(match)


@pytest.mark.clause("CI-3.22")
def test_an_extra_mine_can_only_be_a_mine() -> None:
    match = play(led_by_drollo(), *RECRUIT, *SKILL)
    assert turn(match)["extra"]["mine"] == 1
    assert verbs(match) == {"mine", "end"}


@pytest.mark.clause("CI-3.23")
def test_an_extra_mine_may_follow_a_normal_mine() -> None:
    match = rich(hand=["metanel-drollo", "terron-driller", "terron-driller"])
    play(match, *MINE, "skill metanel-drollo")
    assert turn(match)["normal_actions"] == ["mine", "skill"]
    assert verbs(match) == {"mine", "end"}
    play(match, *MINE_AGAIN[:2])
    assert pile(match) == ["c1-brown-1", "c1-brown-3"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.23")
def test_an_extra_mine_does_not_stop_a_normal_mine() -> None:
    match = rich(hand=["metanel-drollo", "terron-driller", "terron-driller"])
    play(match, "skill metanel-drollo", *MINE)
    assert verbs(match) == ALL - {"skill", "raid", "collect"}
    play(match, *MINE_AGAIN[:2])
    assert turn(match)["normal_actions"] == ["mine", "skill"]
    assert pile(match) == ["c1-brown-1", "c1-brown-3"]


@pytest.mark.clause("CI-3.24")
@pytest.mark.parametrize(
    "moves",
    [[*MINE, *RECRUIT, *SKILL], [*RECRUIT, *MINE, *SKILL], [*RECRUIT, *SKILL, *MINE]],
    ids=["before", "between", "after"],
)
def test_an_extra_action_may_come_before_between_or_after_normal_ones(moves: list[str]) -> None:
    match = play(led_by_drollo(), *moves)
    assert (turn(match)["normal_actions"], turn(match)["extra"]["mine"]) == (["recruit", "skill"], 0)
    assert pile(match) == ["c1-brown-1"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.24")
def test_an_extra_action_comes_only_after_it_was_granted() -> None:
    match = rich(hand=["metanel-drollo", "terron-driller", "terron-driller"])
    play(match, *MINE)
    assert (turn(match)["extra"]["mine"], "mine" in verbs(match)) == (0, False)
    play(match, "skill metanel-drollo")
    assert (turn(match)["extra"]["mine"], "mine" in verbs(match)) == (1, True)


@pytest.mark.clause("CI-3.25")
@pytest.mark.parametrize("moves", [[*RECRUIT, "raid 1"], ["raid 1", *RECRUIT]], ids=["before", "after"])
def test_an_extra_recruit_may_come_before_or_after_a_raid(moves: list[str]) -> None:
    match = rich({"phase": "start-artifact"}, hand=["terron-driller"], artifacts=["overtime-siren"])
    play(match, "activate overtime-siren", *moves)
    assert hand(match) == ["hydran-frogtopus", "metanel-robuster", "terron-driller"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.27")
def test_extra_actions_left_at_the_end_are_lost() -> None:
    match = play(led_by_drollo(), "end", "done", "end", "done")
    assert (turn(match)["seat"], turn(match)["extra"]) == (0, {"mine": 0, "recruit": 0})
    play(match, *MINE)
    assert turn(match)["normal_actions"] == ["mine"]


@pytest.mark.clause("CI-3.27")
def test_extra_actions_do_not_go_to_the_next_player() -> None:
    match = rich({"phase": "start-artifact"}, artifacts=["overtime-siren"])
    play(match, "activate overtime-siren", "end", "done")
    assert (turn(match)["seat"], turn(match)["extra"]["recruit"]) == (1, 0)


# ---- worked examples ----


@pytest.mark.clause("CI-4.11")
@pytest.mark.parametrize("held", range(7))
def test_ex_03_recruit_a_level_1(held: int) -> None:
    cards = [*["metanel-drollo"] * 3, *["metanel-oddgrabber"] * 3][:held]
    match = table({"hand": cards}, docks={"1": ["terron-driller"]})
    play(match, "recruit terron-driller")
    assert (phase(match), row(match)) == ("action", [])
    assert hand(match) == sorted([*cards, "terron-driller"])
    assert turn(match)["normal_actions"] == ["recruit"]


@pytest.mark.clause("CI-3.25", "CI-5.38")
@pytest.mark.parametrize("moves", [[*MINE[:2], "raid 1"], ["raid 1", *MINE]], ids=["mine-raid", "raid-mine"])
def test_ex_14_leaders_action_and_raid(moves: list[str]) -> None:
    match = rich({"phase": "leader"}, base=["metanel-drollo"], hand=["terron-driller"])
    play(match, "leader", *moves)
    assert (pile(match), row(match)) == (["c1-brown-1"], ["terron-driller"])
    assert hand(match) == ["metanel-robuster"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-5.36", "CI-5.38", "CI-3.23")
def test_ex_23_drollo_as_first_action() -> None:
    match = rich(hand=["metanel-drollo", "terron-driller", "terron-driller"])
    play(match, "skill metanel-drollo", *MINE, *MINE_AGAIN[:2])
    assert pile(match) == ["c1-brown-1", "c1-brown-3"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-5.36", "CI-5.38", "CI-3.23")
def test_ex_23_drollo_as_used_leader() -> None:
    match = play(led_by_drollo(), *MINE, *MINE_AGAIN, *RECRUIT)
    assert (pile(match), base(match)) == (["c1-brown-1", "c1-brown-3"], ["metanel-drollo"])
    assert match.legal() == ["end"], "three actions"
    other = play(led_by_drollo(), *RECRUIT, *SKILL)
    assert verbs(other) == {"mine", "end"}, "one of the three must be Mine"
