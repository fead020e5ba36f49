"""Section 3, first part: the order of turns and phases, and the Starting phase."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove
from starlode.match import Match
from tests.games.cave_in.table import base, costs, hand, happened, moves_of, phase, pile, play, row, table, turn, verbs

START_HALVES = ["overtime-siren", "supply-shuttle", "third-cyber-arm"]
L1 = {"1": ["hydran-frogtopus", "terron-driller", "metanel-oddgrabber"]}

FULL = [*["hydran-frogtopus"] * 4, *["terron-driller"] * 3]


def in_start(*artifacts: str, base: tuple[str, ...] = (), mine: dict[str, Any] | None = None) -> Match:
    """Seat 0 with these halves and this Base begins its turn, brought about by the end of seat 1's turn."""
    seat = {"artifacts": list(artifacts), "base": list(base)}
    return play(table(seat, {}, docks=L1, mine=mine, turn={"seat": 1, "start_player": 1}), "end")


def led_by(leader: str, *hand: str, **zones: Any) -> Match:
    """Seat 0 with that hand is asked whether to use that Leader."""
    return table({"base": ["hydran-shuwar", leader], "hand": list(hand)}, turn={"phase": "leader"}, **zones)


# ---- order and phases ----


@pytest.mark.clause("CI-3.1")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)])
def test_turns_go_clockwise_from_the_start_player_round_by_round(players: int, first: int) -> None:
    match = Match("cave-in", players=players, seed=4, start_player=first)
    order = []
    for _ in range(2 * players + 1):
        order.append((turn(match)["round"], turn(match)["seat"]))
        play(match, "end" if phase(match) == "action" else "done")
    clockwise = [(first + i) % players for i in range(players)]
    assert order == [(1, seat) for seat in clockwise] + [(2, seat) for seat in clockwise] + [(3, first)]


@pytest.mark.clause("CI-3.2", "CI-3.7")
def test_a_turn_has_starting_phase_then_action_phase_then_clean_up() -> None:
    match = in_start("supply-shuttle", base=("terron-driller", "hydran-fishbean"), mine={"1": ["c1-brown-1"]})
    assert (turn(match)["seat"], phase(match)) == (0, "start-artifact")
    assert match.legal() == ["done", "activate supply-shuttle"]
    play(match, "activate supply-shuttle", "take terron-driller")
    assert phase(match) == "leader"
    assert sorted(match.legal()) == ["done", "leader"]
    play(match, "done")
    assert phase(match) == "action"
    assert "skill" in verbs(match)
    play(match, "skill terron-driller", "done", "end")
    assert base(match) == ["terron-driller", "hydran-fishbean", "terron-driller"]
    assert (turn(match)["seat"], row(match)) == (1, [])


@pytest.mark.lots
@pytest.mark.clause("CI-3.3")
def test_only_the_active_player_is_ever_asked() -> None:
    """Whatever happens in a whole game of four, raids on the others included."""
    match, choose = Match("cave-in", players=4, seed=11, factions="first-game"), random.Random(11)
    while not match.over and match.ply < 700:
        active = turn(match)["seat"]
        assert match.acting == (active,)
        assert match.legal(active)
        assert not any(match.legal(seat) for seat in range(4) if seat != active)
        match.play(choose.choice(match.legal()))
    assert "raid" in happened(match)


@pytest.mark.clause("CI-3.3")
def test_a_move_of_another_seat_is_refused() -> None:
    match = table({"hand": ["terron-driller"]}, {"hand": ["terron-driller"]})
    with pytest.raises(IllegalMove):
        match.play("skill terron-driller", seat=1)
    assert (match.ply, row(match)) == (0, [])


# ---- step 1: Artifacts ----


@pytest.mark.clause("CI-3.4")
def test_step_1_offers_the_start_halves_owned_and_no_others() -> None:
    owned = [*START_HALVES, "laser-drill", "seismic-prop", "contract"]
    match = in_start(*owned, base=("terron-driller", "hydran-fishbean"))
    assert moves_of(match, "activate") == START_HALVES
    play(match, "done")
    assert phase(match) == "leader"
    assert turn(match)["activated"] == []


@pytest.mark.clause("CI-3.4")
def test_step_1_offers_nothing_to_a_player_without_start_halves() -> None:
    match = table({}, {"artifacts": START_HALVES}, turn={"seat": 1, "start_player": 1}, docks=L1)
    play(match, "end")
    assert (turn(match)["seat"], phase(match)) == (0, "action")


@pytest.mark.clause("CI-3.5")
@pytest.mark.parametrize("order", list(permutations(START_HALVES)), ids="-".join)
def test_start_halves_work_in_any_order_and_once_each(order: tuple[str, ...]) -> None:
    match = in_start(*START_HALVES, base=("terron-driller", "metanel-drollo", "hydran-fishbean"))
    for number, half in enumerate(order):
        assert moves_of(match, "activate") == sorted(order[number:])
        play(match, f"activate {half}")
        if half == "supply-shuttle":
            play(match, "take hydran-frogtopus")
    assert phase(match) == "leader", "each was used once, so step 1 is over"
    assert hand(match) == ["hydran-frogtopus", "terron-driller"]
    assert turn(match)["extra"] == {"mine": 0, "recruit": 1}


@pytest.mark.clause("CI-3.5", "CI-3.4")
def test_some_start_halves_may_be_left_unused() -> None:
    match = in_start(*START_HALVES, base=("terron-driller", "hydran-fishbean"))
    play(match, "activate third-cyber-arm", "done")
    assert phase(match) == "leader"
    assert turn(match)["activated"] == ["third-cyber-arm"]
    assert turn(match)["extra"]["recruit"] == 0


@pytest.mark.clause("CI-3.6")
def test_a_start_half_first_works_in_the_turn_after_it_was_collected() -> None:
    tops = {"a": {"top": "artifact-12"}, "b": {"top": "artifact-01"}, "c": {"top": "artifact-02"}}
    payment = ["terron-colonel", "hydran-mushell", "terron-driller"]
    match = table({"hand": [*payment, "terron-foreman"]}, docks=L1, artifacts=tops)
    play(match, "collect artifact-12", *(f"pay {card}" for card in payment), "done", "right")
    assert verbs(match) == {"end", "recruit", "skill"}
    assert turn(match)["extra"]["recruit"] == 0
    play(match, "end", "end")
    assert (turn(match)["seat"], phase(match)) == (0, "start-artifact")
    assert moves_of(match, "activate") == ["overtime-siren"]


# ---- step 2: the Leader ----


@pytest.mark.clause("CI-3.7")
def test_the_leader_comes_after_the_start_halves_and_may_be_skipped() -> None:
    match = in_start("overtime-siren", base=("metanel-drollo",))
    assert "leader" not in match.legal()
    play(match, "done")
    assert sorted(match.legal()) == ["done", "leader"]
    play(match, "done")
    assert (phase(match), turn(match)["extra"]["mine"]) == ("action", 0)


@pytest.mark.clause("CI-3.7")
def test_the_skill_is_that_of_the_top_card_of_the_base() -> None:
    below = play(table({"base": ["metanel-drollo", "hydran-fishbean"]}, turn={"phase": "leader"}), "leader")
    assert (turn(below)["extra"]["mine"], turn(below)["effects"]["same_actions"]) == (0, True)
    above = play(table({"base": ["hydran-fishbean", "metanel-drollo"]}, turn={"phase": "leader"}), "leader")
    assert (turn(above)["extra"]["mine"], turn(above)["effects"]["same_actions"]) == (1, False)


@pytest.mark.clause("CI-3.8")
@pytest.mark.parametrize("artifacts", [(), ("overtime-siren",)])
def test_with_an_empty_base_step_2_is_skipped(artifacts: tuple[str, ...]) -> None:
    match = in_start(*artifacts)
    if artifacts:
        play(match, "done")
    assert (turn(match)["seat"], phase(match)) == (0, "action")


@pytest.mark.clause("CI-3.9")
@pytest.mark.parametrize("leader", ["terron-foreman", "hydran-fishbean", "metanel-drollo", "mineggler-maccarat"])
def test_the_leaders_skill_costs_no_action_and_no_card(leader: str) -> None:
    match = play(led_by(leader, "terron-driller"), "leader")
    assert phase(match) == "action"
    assert (turn(match)["normal_actions"], turn(match)["actions_left"]) == ([], 2)
    assert (row(match), base(match), hand(match)) == ([], ["hydran-shuwar", leader], ["terron-driller"])
    assert "raid" in verbs(match)


@pytest.mark.clause("CI-3.10")
def test_an_instant_skill_of_the_leader_is_carried_out_in_step_2() -> None:
    match = led_by("hydran-fishbean", "terron-driller", docks={"2": ["terron-foreman"]})
    play(match, "leader")
    assert match.legal() == ["done", "take terron-foreman"], "nothing else before it is carried out"
    play(match, "take terron-foreman")
    assert hand(match) == ["terron-driller", "terron-foreman"]
    assert (phase(match), turn(match)["actions_left"]) == ("action", 2)


@pytest.mark.clause("CI-3.11")
def test_a_turn_skill_of_the_leader_is_active_to_the_end_of_the_turn_and_no_longer() -> None:
    mine = {"3": ["c3-blue-1", "c3-blue-2"], "6": ["c6-blue-1"]}
    match = play(led_by("mineggler-maccarat", "terron-driller", mine=mine), "leader")
    assert {name: costs(match)[name] for name in ("c3-blue-1", "c3-blue-2", "c6-blue-1")} == {
        "c3-blue-1": 0,
        "c3-blue-2": 0,
        "c6-blue-1": 2,
    }
    play(match, "mine c3-blue-1", "done", "skill terron-driller")
    assert (costs(match)["c3-blue-2"], costs(match)["c6-blue-1"]) == (0, 2)
    play(match, "end")
    assert (costs(match)["c3-blue-2"], costs(match)["c6-blue-1"]) == (3, 6)


@pytest.mark.clause("CI-3.12")
def test_an_extra_skill_of_the_leader_is_kept_for_the_action_phase() -> None:
    match = led_by("metanel-drollo", "metanel-oddgrabber", mine={"1": ["c1-yellow-1"]})
    play(match, "leader")
    assert (phase(match), turn(match)["extra"]["mine"], pile(match)) == ("action", 1, [])
    play(match, "skill metanel-oddgrabber", "take c1-yellow-1")
    assert turn(match)["extra"]["mine"] == 1


@pytest.mark.clause("CI-3.13")
@pytest.mark.parametrize("choice", ["leader", "done"])
def test_the_leader_is_used_at_most_once_and_only_in_step_2(choice: str) -> None:
    match = play(led_by("metanel-drollo", "terron-driller", "terron-foreman"), choice)
    for move in ("skill terron-driller", "end"):
        assert "leader" not in match.legal()
        with pytest.raises(IllegalMove):
            match.play("leader")
        play(match, move)
    assert turn(match)["seat"] == 1


@pytest.mark.clause("CI-3.13")
def test_a_leader_uncovered_in_the_same_turn_cannot_be_used_too() -> None:
    match = table({"hand": FULL, "base": ["metanel-drollo", "metanel-robuster"]}, turn={"phase": "leader"})
    play(match, "done", "raid 0")
    assert base(match) == ["metanel-drollo"]
    assert match.legal() == ["end"]


@pytest.mark.clause("CI-3.7", "CI-3.9", "CI-5.9")
def test_ex_01_leader_of_level_1() -> None:
    match = led_by("hydran-frogtopus", mine={"1": ["c1-blue-1", "c1-brown-1"]})
    play(match, "leader")
    assert moves_of(match, "take") == ["c1-blue-1"]
    play(match, "take c1-blue-1")
    assert (pile(match), row(match), base(match)) == (["c1-blue-1"], [], ["hydran-shuwar", "hydran-frogtopus"])
    assert (phase(match), turn(match)["actions_left"]) == ("action", 2)
