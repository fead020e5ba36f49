"""Who plays with whom: nobody twice, nobody never, and the same at every server."""

from __future__ import annotations

from itertools import combinations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from starlode.server.hall.pairing import ANSWER_MS, ANYONE_MS, WIDER, WINDOW, Seeker, groups

NOW = 1_000_000
PEOPLE = ["ann", "bob", "cem", "dot", "eve"]


@st.composite
def halls(draw: st.DrawFn) -> list[Seeker]:
    """Some people who wait, of whom some shun others, some are at two devices, and some would play with bots."""
    return [
        Seeker(
            f"seek{number}",
            draw(st.integers(800, 2400)),
            NOW - draw(st.integers(0, 2 * ANYONE_MS)),
            draw(st.sampled_from([None, *PEOPLE])),
            draw(st.frozensets(st.sampled_from(PEOPLE), max_size=2)),
            draw(st.none() | st.integers(NOW - 2 * ANSWER_MS, NOW)),
        )
        for number in range(draw(st.integers(0, 12)))
    ]


@given(halls(), st.integers(2, 4), st.randoms(use_true_random=False))
def test_tables_are_full_nobody_is_at_two_and_everybody_agrees(
    hall: list[Seeker], players: int, chance: object
) -> None:
    found = groups(hall, players, NOW)
    seated = [one.id for table in found for one in table]
    assert len(seated) == len(set(seated))
    for table in found:
        assert len(table) == players or (len(table) < players and all(one.agreed is not None for one in table))
        for one, other in combinations([one for one in table if one.person], 2):
            assert one.person != other.person
            assert other.person not in one.shuns
            assert one.person not in other.shuns
    chance.shuffle(hall)  # type: ignore[attr-defined]
    assert groups(hall, players, NOW) == found


@given(halls(), st.integers(2, 4))
def test_whoever_is_left_over_has_not_waited_long_or_finds_nobody(hall: list[Seeker], players: int) -> None:
    seated = {one.id for table in groups(hall, players, NOW) for one in table}
    left = [Seeker(one.id, one.mark, NOW - ANYONE_MS, one.person, one.shuns) for one in hall if one.id not in seated]
    patient = [one for one in hall if one.id not in seated and one.since <= NOW - ANYONE_MS]
    assert not patient or all(
        not {one.id for one in table} & {one.id for one in patient} for table in groups(left, players, NOW)
    )


def test_a_window_widens_until_two_who_are_far_apart_meet() -> None:
    strong, weak = Seeker("a", 1500 + WINDOW + 10 * WIDER, NOW), Seeker("b", 1500, NOW)
    assert groups([strong, weak], 2, NOW) == []
    assert groups([strong, weak], 2, NOW + 9_999) == []
    assert groups([strong, weak], 2, NOW + 10_000) == [[strong, weak]]


def test_whoever_came_first_is_served_first_and_by_the_nearest() -> None:
    first, near, nearer, other = (
        Seeker(name, mark, at)
        for name, mark, at in [("d", 1500, NOW - 9), ("c", 1550, NOW - 8), ("b", 1510, NOW - 1), ("a", 1560, NOW)]
    )
    assert groups([other, nearer, near, first], 2, NOW) == [[first, nearer], [near, other]]


def test_those_who_agree_begin_with_bots_once_the_others_agree_or_do_not_answer() -> None:
    one, other = Seeker("a", 1500, NOW), Seeker("b", 1510, NOW)
    ready, later = msgspec.structs.replace(one, agreed=NOW), msgspec.structs.replace(other, agreed=NOW + 1)
    assert groups([one, other], 3, NOW) == []
    assert groups([ready, other], 3, NOW + ANSWER_MS - 1) == []
    assert groups([ready, other], 3, NOW + ANSWER_MS) == [[ready]]
    assert groups([ready, later], 3, NOW + 1) == [[ready, later]]
    third = Seeker("c", 1490, NOW + 2)
    assert groups([ready, later, third], 3, NOW + 2) == [[ready, later, third]]  # nobody needs a bot
    stranger, shunned = Seeker("d", 2400, NOW), Seeker("e", 1500, NOW, "eve")
    assert groups([ready, stranger], 3, NOW + 1) == [[ready]]  # too far away to be waited for
    shy = msgspec.structs.replace(ready, person="ann", shuns=frozenset({"eve"}))
    assert groups([shy, shunned], 3, NOW + 1) == [[shy]]
