"""Section 3: target determination."""

from __future__ import annotations

from typing import Any

import pytest

from starlode.engine.boundary.errors import IllegalMove, InvalidPosition
from starlode.match import Match
from tests.games.stella_digger.table import asked, face_up, options_of, passes, play, table, truth


def choosing(passages: list[str], marker: str, **rest: Any) -> Match:
    return table(passages=passages, marker=marker, phase="target", round=2, **rest)


@pytest.mark.clause("SD-3.1")
def test_the_start_player_must_choose() -> None:
    match = choosing(["b1", "c1"], "c1", start_player=3)
    assert asked(match) == ("target", 3)
    assert all(move.startswith("target ") for move in match.legal())


@pytest.mark.clause("SD-3.2", "SD-3.4")
def test_the_open_network_is_what_hangs_together_with_start() -> None:
    match = choosing(["b1", "c1", "h5"], "c1")
    assert match.spectator.view()["map"]["network"] == ["a1", "b1", "c1"]


@pytest.mark.clause("SD-3.3", "SD-4.38")
def test_a_drill_does_not_close_a_passage() -> None:
    drills = {"c1": {"token": "large-drill-red-1", "aim": "W", "seat": 0}}
    match = choosing(["b1", "c1", "d1"], "d1", large_drills=drills)
    assert match.spectator.view()["map"]["network"] == ["a1", "b1", "c1", "d1"]
    assert "c2" in options_of(match, "target")  # over c1


@pytest.mark.clause("SD-3.5", "SD-3.6")
def test_only_exposed_tiles_without_blockade_are_minable() -> None:
    match = choosing(["b1"], "b1", blockaded=["c1"], up={"c1": "white-red-1a"})
    assert options_of(match, "target") == ["a2", "b2"]
    with pytest.raises(IllegalMove, match="c2 cannot be reached"):
        match.play("target c2")
    with pytest.raises(IllegalMove, match="c1 is blockaded"):
        match.play("target c1")


@pytest.mark.clause("SD-3.7", "SD-3.8")
def test_one_or_two_steps_over_passages_only() -> None:
    match = choosing(["b1", "c1", "d1"], "d1")
    assert options_of(match, "target") == ["c2", "d2", "e1"]  # e2 is two steps away, but over a tile
    with pytest.raises(IllegalMove, match="more than 2 steps"):
        match.play("target b2")


@pytest.mark.clause("SD-3.8", "SD-3.9")
def test_a_minable_tile_behind_a_tile_is_not_near() -> None:
    """d3 is exposed by c3 and two steps from d1, but over d2."""
    way = ["b1", "c1", "c2", "c3", "d1"]
    assert options_of(choosing(way, "d1"), "target") == ["d2", "e1"]
    match = choosing(way, "d1", blockaded=["d2"], up={"d2": "white-red-1a"})
    assert "d3" in options_of(choosing(way, "c3"), "target")
    assert options_of(match, "target") == ["e1"]


@pytest.mark.clause("SD-3.9", "SD-7.33")
def test_a_blockaded_tile_is_no_way_through() -> None:
    match = choosing(["b1", "c1", "d1", "e1"], "e1", blockaded=["e2"], up={"e2": "grey-red-2a"})
    assert options_of(match, "target") == ["d2", "f1"]


@pytest.mark.clause("SD-3.10", "SD-3.11")
def test_far_tiles_only_if_none_is_near() -> None:
    near = choosing(["b1", "c1", "d1", "e1", "f1"], "f1")
    assert options_of(near, "target") == ["e2"]
    far = choosing(["b1", "c1", "d1", "e1", "f1"], "f1", blockaded=["e2"], up={"e2": "grey-red-2a"})
    assert options_of(far, "target") == ["a2", "b2", "c2", "d2"]


@pytest.mark.clause("SD-3.12")
def test_a_near_tile_is_entered_from_the_way_taken() -> None:
    match = choosing(["b1", "c1", "c2"], "c2")
    play(match, "target d1")
    assert truth(match)["entry"] == "c1"
    match.undo()
    play(match, "target d2")
    assert truth(match)["entry"] == "c2"


@pytest.mark.clause("SD-3.12")
def test_a_near_tile_is_not_entered_from_behind() -> None:
    """c2 is two steps from b1 over c1; d2 is a passage beside it, but no way of two steps."""
    match = play(choosing(["b1", "c1", "d1", "d2"], "b1"), "target c2")
    assert (truth(match)["phase"], truth(match)["entry"]) == ("action", "c1")


@pytest.mark.clause("SD-3.12")
def test_a_far_tile_is_not_entered_from_a_passage_that_is_cut_off() -> None:
    way = ["b1", "c1", "d1", "e1", "f1", "c3"]
    match = play(choosing(way, "f1", blockaded=["e2"], up={"e2": "grey-red-2a"}), "target c2")
    assert (truth(match)["phase"], truth(match)["entry"]) == ("action", "c1")


@pytest.mark.clause("SD-3.12", "SD-3.13")
def test_a_far_tile_is_entered_from_any_side_of_the_network() -> None:
    way = ["b1", "a2", "c1", "d1", "e1", "f1"]
    match = choosing(way, "f1", blockaded=["e2"], up={"e2": "grey-red-2a"})
    play(match, "target b2")
    assert options_of(match, "from") == ["a2", "b1"]
    with pytest.raises(IllegalMove, match="cannot enter b2 from c1"):
        match.play("from c1")


@pytest.mark.clause("SD-3.14", "SD-9.16", "SD-9.13")
def test_one_tile_of_a_group_makes_all_of_it_the_target() -> None:
    match = choosing(
        ["b1", "c1", "d1", "d2"],
        "d2",
        up={"d3": "link-grey-red", "e3": "grey-blue-2a"},
        links={"d3": "e3"},
    )
    play(match, "target d3")
    assert match.spectator.view()["map"]["target"] == ["d3", "e3"]
    assert truth(match)["marker"] == "d3"


@pytest.mark.clause("SD-3.15")
def test_target_colours_are_those_of_the_whole_group() -> None:
    match = table(
        passages=["b1", "c1", "d1", "d2"],
        marker="d3",
        up={"d3": "link-grey-red", "e3": "grey-blue-2a"},
        links={"d3": "e3"},
    )
    assert match.spectator.view()["map"]["target_colours"] == ["red", "blue"]


@pytest.mark.clause("SD-3.16", "SD-7.29")
def test_the_marker_stays_until_mining_is_complete() -> None:
    match = table({"hand": ["red-3"]})
    play(match, "mine", "pass", "pass")
    assert truth(match)["marker"] == "c1"
    play(match, "pass")
    assert truth(match)["marker"] == "c1"
    assert "c1" not in face_up(match)


@pytest.mark.clause("SD-3.17", "SD-9.4")
def test_between_rounds_all_exposed_tiles_are_face_up_and_no_monster_is() -> None:
    match = table({"hand": ["red-3"]}, face_down={"d1": "white-blue-1a", "c2": "white-blue-1b"})
    play(match, "mine", "pass", "pass", "pass")
    assert {"c2", "d1"} <= set(face_up(match))
    with pytest.raises(InvalidPosition, match="exposed, so it must be face up"):
        table(face_down={"b2": "white-blue-1a"})
    with pytest.raises(InvalidPosition, match="a monster is face up on e2"):
        table(passages=["b1", "c1", "d1", "e1"], marker="d2", entry="d1", up={"e2": "monster-grub"})


@pytest.mark.clause("SD-3.17", "SD-7.36")
def test_the_marker_stands_on_the_open_network() -> None:
    match = passes(table(), 4)
    assert truth(match)["marker"] == "b1"
    with pytest.raises(InvalidPosition, match="cut off from START"):
        choosing(["b1", "h5"], "h5")
