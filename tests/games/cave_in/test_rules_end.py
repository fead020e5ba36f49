"""Section 9: cave-ins, settling and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidOption, InvalidPosition
from starlode.match import Match
from tests.games.cave_in.table import WITH_BIOSS, cave_ins, happened, phase, pile, play, row, table, turn, verbs

COLLAPSE = {2: 7, 3: 8, 4: 9}
each_count = pytest.mark.parametrize("players", [2, 3, 4])


def turns_until_over(match: Match) -> list[int]:
    """Everybody does nothing; the seats that still have a turn."""
    seats: list[int] = []
    while not match.over and len(seats) < 20:
        seats.append(int(turn(match)["seat"]))
        play(match, *(["end"] if phase(match) == "action" else ["done", "end"]))
    return seats


def round_of(match: Match, *moves: str) -> Match:
    """Seat 0 of two makes these moves in the Action phase and ends; then seat 1 does nothing."""
    play(match, *moves, "end")
    return play(match, *(["end"] if phase(match) == "action" else ["done", "end"]))


# ---- what moves the token ----


@pytest.mark.clause("CI-9.1")
@pytest.mark.parametrize(("crystal", "steps"), [("c1-brown-2", 1), ("c1-brown-1", 0)])
def test_mining_a_crystal_with_a_cave_in_symbol_moves_the_token_at_once(crystal: str, steps: int) -> None:
    match = table({"hand": ["terron-driller", "terron-driller"]}, mine={"1": [crystal]}, cave_ins=3)
    play(match, f"mine {crystal}", "pay terron-driller")
    assert cave_ins(match) == 3
    play(match, "done")
    assert (turn(match)["seat"], cave_ins(match)) == (0, 3 + steps)


def last_of_a_stack(left: int, **zones: Any) -> Match:
    """Stack a shows artifact-02 and holds `left` cards; eight more are in the others, the rest are owned."""
    owned = ["contract", "laser-drill", "prism-lens", "pebble-trade"]
    tops = {"a": {"top": "artifact-02", "left": left}, "b": {"top": "artifact-01", "left": 4}}
    tops["c"] = {"top": "artifact-09", "left": 4}
    return table({"hand": ["terron-colonel", "hydran-fishbean"]}, {"artifacts": owned[left:]}, artifacts=tops, **zones)


@pytest.mark.clause("CI-9.2")
def test_taking_an_artifact_that_is_not_the_last_of_its_stack_moves_nothing() -> None:
    match = last_of_a_stack(2, cave_ins=2)
    play(match, "collect artifact-02", "pay terron-colonel", "pay hydran-fishbean", "left")
    assert (match.spectator.view()["artifacts"]["a"]["left"], cave_ins(match)) == (1, 2)


@pytest.mark.clause("CI-4.46", "CI-9.2")
def test_ex_10_fourth_artifact_of_a_stack() -> None:
    match = last_of_a_stack(1, cave_ins=2)
    play(match, "collect artifact-02", "pay terron-colonel", "pay hydran-fishbean", "left")
    assert match.spectator.view()["artifacts"]["a"] == {"top": None, "left": 0}
    assert (turn(match)["seat"], cave_ins(match)) == (0, 3)


@pytest.mark.clause("CI-9.3")
def test_a_stack_that_runs_out_moves_the_token_in_clean_up() -> None:
    docks = {"1": ["terron-driller", *["hydran-frogtopus"] * 3], "2": ["terron-foreman"] * 3}
    docks |= {"3": ["terron-sergeant"] * 2, "4": ["terron-colonel"]}
    match = table({}, docks=docks, stacks={"1": ["metanel-oddgrabber"]})
    play(match, "recruit terron-driller")
    assert cave_ins(match) == 3, "for the stacks that are empty"
    play(match, "end")
    assert cave_ins(match) == 4


# ---- the collapse ----


@pytest.mark.clause("CI-9.5")
@each_count
def test_the_mine_collapses_at_7_8_or_9_steps(players: int) -> None:
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    last = {"seat": players - 1}
    short = table(*seats, cave_ins=COLLAPSE[players] - 1, busy=True, turn=last)
    assert not play(short, "end").over
    assert short.outcome is None
    reached = table(*seats, cave_ins=COLLAPSE[players], busy=True, turn=last)
    assert play(reached, "end").over
    assert (reached.acting, reached.legal()) == ((), [])
    assert reached.outcome is not None


@pytest.mark.clause("CI-9.6")
def test_a_collapse_does_not_stop_the_turn() -> None:
    """The mined Crystal brings the seventh step; the second action, the refill and the row go on as ever."""
    match = table(
        {"hand": ["terron-driller", "terron-foreman"]},
        docks={"1": ["hydran-frogtopus"]},
        mine={"1": ["c1-brown-2"]},
        cave_ins=6,
    )
    play(match, "mine c1-brown-2", "pay terron-driller", "done")
    assert (match.over, cave_ins(match)) == (False, 7)
    assert verbs(match) == {"recruit", "skill", "end"}
    play(match, "skill terron-foreman", "end")
    assert (match.over, turn(match)["seat"]) == (False, 1)
    view = match.spectator.view()
    assert view["seats"][0]["base"] == ["terron-driller", "terron-foreman"]
    assert None not in [crystal for line in view["mine"].values() for crystal in line]


@pytest.mark.clause("CI-9.7")
@pytest.mark.parametrize(
    ("start", "active", "rest"), [(0, 0, [0, 1, 2]), (0, 1, [1, 2]), (0, 2, [2]), (1, 2, [2, 0]), (2, 0, [0, 1])]
)
def test_the_round_in_progress_is_played_out(start: int, active: int, rest: list[int]) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[active] = {"hand": ["terron-driller"]}
    match = table(*seats, mine={"1": ["c1-brown-2"]}, cave_ins=7, turn={"seat": active, "start_player": start})
    play(match, "mine c1-brown-2", "pay terron-driller")
    assert cave_ins(match) == 8
    assert turns_until_over(match) == rest
    assert happened(match)[-1] == "over"


@pytest.mark.clause("CI-9.7", "CI-9.3")
def test_a_collapse_in_the_clean_up_of_the_last_seat_ends_the_game_at_once() -> None:
    """A stack runs out in the last turn of the round."""
    cost_10 = [f"c10-{colour}-1" for colour in ("brown", "blue", "purple", "yellow", "red")]
    match = table({"pile": cost_10}, cave_ins=6, busy=True, turn={"seat": 1})
    assert play(match, "end").over
    assert cave_ins(match) == 7


@pytest.mark.clause("CI-9.8")
def test_further_cave_ins_move_the_token_and_change_nothing() -> None:
    seat = {"hand": ["terron-driller", "hydran-frogtopus"], "artifacts": ["duplex-roster"]}
    match = table(seat, mine={"1": ["c1-brown-2", "c1-blue-4"]}, cave_ins=6)
    play(match, "mine c1-brown-2", "pay terron-driller", "done")
    assert cave_ins(match) == 7
    play(match, "mine c1-blue-4", "pay hydran-frogtopus")
    assert cave_ins(match) == 8
    assert turns_until_over(match) == [0, 1], "the round goes on as if it were 7"


@pytest.mark.clause("CI-9.10")
def test_an_empty_board_does_not_end_the_game() -> None:
    colours = ("brown", "blue", "purple", "yellow", "red", "green")
    crystals = [
        f"c{cost}-{c}-{n}"
        for cost, most in ((1, 4), (3, 3), (6, 2), (10, 1))
        for c in colours
        for n in range(1, most + 1)
    ]
    match = table({"pile": crystals}, {}, {}, {}, stacks={})
    for _ in range(4):
        play(match, "end")
    assert (match.over, cave_ins(match), turn(match)["round"]) == (False, 8, 2)
    assert match.legal() == ["end"]


# ---- settling ----


@pytest.mark.clause("CI-9.4", "CI-9.9")
@each_count
def test_every_second_idle_round_in_a_row_moves_the_token(players: int) -> None:
    match = table(*({} for _ in range(players)))
    found = []
    for _ in range(5):
        play(match, *["end"] * players)
        found.append((match.spectator.view()["idle_rounds"], cave_ins(match)))
    assert found == [(1, 0), (0, 1), (1, 1), (0, 2), (1, 2)]


@pytest.mark.clause("CI-9.9")
def test_a_round_begins_with_the_start_player() -> None:
    match = table({}, {}, {}, turn={"seat": 2, "start_player": 2}, idle_rounds=1)
    play(match, "end", "end")
    assert (turn(match)["round"], cave_ins(match)) == (2, 0)
    play(match, "end")
    assert (turn(match)["round"], cave_ins(match)) == (3, 1)


BUSY = {
    "recruit": ["recruit hydran-frogtopus"],
    "mine": ["mine c1-brown-1", "pay terron-driller", "done"],
    "collect": ["collect artifact-03", "pay bioss-domina", "pay terron-driller", "done", "left"],
    "take a crystal": ["skill terron-driller", "take c1-brown-1"],
    "take from the docks": ["skill hydran-fishbean", "take terron-foreman"],
}
IDLE = {
    "nothing": [],
    "a skill declined": ["skill hydran-fishbean", "done"],
    "a crystal not taken": ["skill terron-driller", "done"],
    "a raid": ["raid 1"],
    "a card from a base": ["skill hydran-shuwar", "take metanel-drollo@1.1"],
    "a card subjugated": ["skill bioss-domina", "subjugate terron-driller", "done", "done"],
}


def quiet(**options: Any) -> Match:
    """One idle round has passed; seat 0 could do all sorts of things."""
    held = ["terron-driller", "terron-driller", "hydran-fishbean", "hydran-shuwar", "bioss-domina"]
    return table(
        {"hand": held},
        {"base": ["metanel-drollo", "metanel-robuster"]},
        factions=WITH_BIOSS,
        docks={"1": ["hydran-frogtopus"], "2": ["terron-foreman"]},
        mine={"1": ["c1-brown-1"]},
        idle_rounds=1,
        options=options,
    )


@pytest.mark.clause("CI-9.9")
@pytest.mark.parametrize("moves", BUSY.values(), ids=BUSY.keys())
def test_a_round_in_which_something_left_the_board_is_not_idle(moves: list[str]) -> None:
    match = round_of(quiet(), *moves)
    assert (match.spectator.view()["idle_rounds"], cave_ins(match)) == (0, 0)
    assert (turn(match)["round"], turn(match)["seat"]) == (3, 0)


@pytest.mark.clause("CI-9.9")
@pytest.mark.parametrize("moves", IDLE.values(), ids=IDLE.keys())
def test_a_round_in_which_nothing_left_the_board_is_idle(moves: list[str]) -> None:
    match = round_of(quiet(), *moves)
    assert (match.spectator.view()["idle_rounds"], cave_ins(match)) == (0, 1)


@pytest.mark.clause("CI-9.9")
def test_idle_rounds_count_only_in_a_row() -> None:
    """Idle, busy, idle: the count starts again, and what made a round busy does not last into the next."""
    match = round_of(quiet(), "recruit hydran-frogtopus")
    play(match, "end", "done", "end")
    assert (match.spectator.view()["idle_rounds"], cave_ins(match)) == (1, 0)


@pytest.mark.clause("CI-9.9")
def test_a_busy_turn_of_any_seat_makes_the_round_busy() -> None:
    match = table({}, {}, docks={"1": ["terron-driller"]}, idle_rounds=1)
    play(match, "end", "recruit terron-driller", "end")
    assert (match.spectator.view()["idle_rounds"], cave_ins(match)) == (0, 0)
    assert (pile(match), row(match)) == ([], [])


@pytest.mark.clause("CI-9.9")
@pytest.mark.parametrize(("limit", "counts"), [(1, [1, 2, 3, 4]), (2, [0, 1, 1, 2]), (3, [0, 0, 1, 1])])
def test_the_option_idle_rounds_sets_how_many_move_the_token(limit: int, counts: list[int]) -> None:
    match = table(options={"idle_rounds": limit})
    found = []
    for _ in counts:
        play(match, "end", "end")
        found.append(cave_ins(match))
    assert found == counts


@pytest.mark.parametrize(("first", "then"), [(9_999, 10_000), (32_766, 32_767), (32_767, 32_767)])
def test_rounds_are_counted_as_far_as_they_can_be_written_and_read(first: int, then: int) -> None:
    """Where a thousand idle rounds move the token once, a game can have more rounds than anybody counts."""
    colours = ("red", "blue", "green", "yellow", "brown")
    mined = [f"c{cost}-{colour}-{number}" for cost in (1, 3) for colour in colours for number in (1, 2, 3)]
    mined += [f"c1-{colour}-4" for colour in colours]
    match = table({"pile": mined}, {}, options={"idle_rounds": 1000}, turn={"round": first})
    play(match, "end", "end")
    assert match.position()["position"]["turn"]["round"] == then
    assert Match.from_position(match.position()).position() == match.position()


def test_rounds_that_follow_from_the_token_stay_within_what_is_counted() -> None:
    with pytest.raises(InvalidPosition, match=r"^cave_ins: 99, "):
        table(options={"idle_rounds": 1000}, cave_ins=99)


@pytest.mark.parametrize("limit", [0, -1, "often"])
def test_the_option_idle_rounds_is_at_least_1(limit: object) -> None:
    with pytest.raises(InvalidOption, match="idle_rounds"):
        Match("cave-in", players=2, seed=1, idle_rounds=limit)


@pytest.mark.clause("CI-9.4", "CI-9.5")
def test_a_game_in_which_nobody_does_anything_ends_by_settling() -> None:
    match = Match("cave-in", players=2, seed=8)
    while not match.over and match.ply < 100:
        play(match, "end")
    assert (match.over, match.ply, cave_ins(match)) == (True, 28, 7)
