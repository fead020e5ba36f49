"""Section 4, Mine: what a Crystal costs, which colours pay for it, and what follows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidPosition
from tests.games.cave_in.table import (
    FIRST_GAME,
    WITH_WEEDLOCKS,
    cave_ins,
    costs,
    happened,
    moves_of,
    phase,
    pile,
    play,
    points,
    row,
    seen_by,
    table,
    twins,
)

ONE_OF_EACH_COST = {"1": ["c1-brown-1"], "3": ["c3-brown-1"], "6": ["c6-brown-2"], "10": ["c10-brown-1"]}
MACCARAT = {"effects": {"crystal_discount": 4}, "normal_actions": ["skill"], "row": ["mineggler-maccarat"]}


@pytest.mark.clause("CI-4.22")
def test_a_mined_crystal_goes_face_down_on_the_miners_own_pile() -> None:
    m = table({"hand": ["terron-sergeant"]}, mine={"3": ["c3-brown-1", "c3-brown-2"]})
    play(m, "mine c3-brown-2", "pay terron-sergeant")
    assert (pile(m, 0), pile(m, 1)) == (["c3-brown-2"], [])
    assert costs(m).keys() >= {"c3-brown-1"}
    assert "c3-brown-2" not in costs(m)
    for viewer in (1, None):
        seen = seen_by(m, viewer).view()["seats"][0]
        assert seen["pile_count"] == 1
        assert "pile" not in seen
    assert [crystal["crystal"] for crystal in m.view(0)["seats"][0]["pile"]] == ["c3-brown-2"]


# ---- what it costs ----


@pytest.mark.clause("CI-4.23", "CI-4.28")
@pytest.mark.parametrize(
    ("seat", "turn", "expected"),
    [
        pytest.param({}, {}, [1, 3, 6, 10], id="printed"),
        pytest.param({"totems": ["terron"]}, {}, [0, 2, 5, 9], id="totem", marks=pytest.mark.clause("CI-4.24")),
        pytest.param({"totems": ["hydran"]}, {}, [1, 3, 6, 10], id="totem of another colour"),
        pytest.param({}, MACCARAT, [0, 0, 2, 6], id="maccarat", marks=pytest.mark.clause("CI-4.26")),
        pytest.param(
            {},
            {**MACCARAT, "effects": {"crystal_discount": 8}},
            [0, 0, 0, 2],
            id="two maccarats",
            marks=pytest.mark.clause("CI-4.26"),
        ),
        pytest.param(
            {"artifacts": ["laser-drill"]}, {}, [0, 2, 5, 9], id="laser drill", marks=pytest.mark.clause("CI-4.27")
        ),
        pytest.param({"artifacts": ["deep-vein-licence"]}, {}, [1, 3, 6, 10], id="the other half of it"),
        pytest.param({"totems": ["terron"], "artifacts": ["laser-drill"]}, MACCARAT, [0, 0, 0, 4], id="all together"),
    ],
)
def test_the_effective_cost_is_the_printed_one_minus_all_discounts(
    seat: dict[str, Any], turn: dict[str, Any], expected: list[int], tmp_path: Path
) -> None:
    m = table(seat, mine=ONE_OF_EACH_COST, turn=turn, components=twins(tmp_path))
    found = costs(m)
    assert [found[line[0]] for line in ONE_OF_EACH_COST.values()] == expected


@pytest.mark.clause("CI-4.23", "CI-4.28")
def test_the_discounted_cost_is_what_has_to_be_paid() -> None:
    """10 less 4 Maccarat, 1 Totem, 1 Laser Drill and 1 Diggerhino: an L3 pays, an L2 does not."""
    rich = {"hand": ["terron-sergeant"], "totems": ["terron"], "artifacts": ["laser-drill"]}
    turn = {**MACCARAT, "crystals": {"c10-brown-1": {}}}
    m = table(rich, mine=ONE_OF_EACH_COST, turn=turn)
    assert costs(m)["c10-brown-1"] == 3
    play(m, "mine c10-brown-1", "pay terron-sergeant")
    assert pile(m) == ["c10-brown-1"]
    poor = table({**rich, "hand": ["terron-foreman"]}, mine=ONE_OF_EACH_COST, turn=turn)
    assert "c10-brown-1" not in moves_of(poor, "mine")


@pytest.mark.clause("CI-4.24")
def test_a_totem_helps_only_its_holder() -> None:
    m = table({}, {"totems": ["terron"]}, mine={"1": ["c1-brown-1"]})
    assert costs(m)["c1-brown-1"] == 1
    assert moves_of(m, "mine") == []
    play(m, "end")
    assert costs(m)["c1-brown-1"] == 0
    assert "c1-brown-1" in moves_of(m, "mine")


@pytest.mark.clause("CI-4.24", "CI-5.33")
def test_a_totem_discount_follows_the_current_colour() -> None:
    painted = {"crystals": {"c3-blue-1": {"colour": "brown"}, "c3-brown-1": {"colour": "blue"}}}
    m = table(
        {"totems": ["terron"]},
        mine={"3": ["c3-blue-1", "c3-brown-1", "c3-brown-2"]},
        turn={**painted, "normal_actions": ["skill"]},
    )
    assert {name: costs(m)[name] for name in ("c3-blue-1", "c3-brown-1", "c3-brown-2")} == {
        "c3-blue-1": 1,
        "c3-brown-1": 2,
        "c3-brown-2": 2,
    }


@pytest.mark.clause("CI-4.25", "CI-5.32")
def test_each_diggerhino_makes_its_own_crystal_1_cheaper() -> None:
    m = table(
        {"hand": ["mineggler-diggerhino"], "base": ["mineggler-diggerhino"]},
        mine={"3": ["c3-blue-1", "c3-blue-2"], "6": ["c6-blue-1"]},
        turn={"phase": "leader"},
    )
    play(m, "leader", "paint c3-blue-1", "done")
    assert (costs(m)["c3-blue-1"], costs(m)["c3-blue-2"], costs(m)["c6-blue-1"]) == (2, 3, 6)
    play(m, "skill mineggler-diggerhino", "paint c3-blue-1", "done")
    assert (costs(m)["c3-blue-1"], costs(m)["c3-blue-2"], costs(m)["c6-blue-1"]) == (1, 3, 6)


# ---- which colours pay ----


@pytest.mark.clause("CI-4.29")
def test_a_crystal_of_a_colour_in_play_is_paid_in_that_colour() -> None:
    m = table(
        {"hand": ["terron-foreman", "terron-driller", "hydran-fishbean", "metanel-scrabber"]},
        mine={"1": ["c1-blue-1", "c1-purple-1"], "3": ["c3-brown-1", "c3-blue-1"]},
    )
    assert moves_of(m, "mine") == ["c1-blue-1", "c3-brown-1"]
    play(m, "mine c3-brown-1")
    assert moves_of(m, "pay") == ["terron-driller", "terron-foreman"]


@pytest.mark.clause("CI-4.29", "CI-5.43")
def test_a_recoloured_card_pays_in_its_current_colour_only() -> None:
    m = table(
        {"hand": ["terron-driller"]},
        mine={"1": ["c1-brown-1", "c1-blue-1"]},
        turn={"recoloured": [{"card": "terron-driller", "colour": "blue"}], "normal_actions": ["skill"]},
    )
    assert moves_of(m, "mine") == ["c1-blue-1"]
    play(m, "mine c1-blue-1", "pay terron-driller/blue")
    assert pile(m) == ["c1-blue-1"]


@pytest.mark.clause("CI-4.29", "CI-5.33")
def test_a_recoloured_crystal_is_paid_in_its_current_colour() -> None:
    m = table(
        {"hand": ["terron-foreman", "hydran-fishbean"]},
        mine={"3": ["c3-blue-1"]},
        turn={"crystals": {"c3-blue-1": {"colour": "brown"}}, "normal_actions": ["skill"]},
    )
    play(m, "mine c3-blue-1")
    assert m.legal() == ["pay terron-foreman"]


@pytest.mark.clause("CI-4.30")
def test_ex_06_lisa_yellow_unused() -> None:
    m = table(
        {"hand": ["terron-foreman", "terron-colonel", "hydran-mushell"]},
        factions=["terron", "hydran", "mineggler", "bioss"],
        mine={"6": ["c6-yellow-2"]},
    )
    play(m, "mine c6-yellow-2")
    assert moves_of(m, "pay") == ["terron-colonel", "terron-foreman"]  # blue alone comes to 4
    play(m, "pay terron-foreman")
    assert m.legal() == ["pay terron-colonel"]
    play(m, "pay terron-colonel", "done")
    assert pile(m) == ["c6-yellow-2"]


@pytest.mark.clause("CI-4.30")
def test_a_wild_crystal_is_paid_in_any_one_colour() -> None:
    cards = ["terron-driller", "hydran-frogtopus", "mineggler-mineraccoon", "metanel-oddgrabber"]
    m = table({"hand": [*cards, "terron-driller"]}, mine={"1": ["c1-green-1"], "3": ["c3-red-1"]})
    assert moves_of(m, "mine") == ["c1-green-1"]  # five levels, but at most two of one colour
    play(m, "mine c1-green-1")
    assert moves_of(m, "pay") == sorted(cards)
    play(m, "pay terron-driller")
    assert m.legal() == ["done", "pay terron-driller"]


@pytest.mark.clause("CI-4.30", "CI-5.41")
def test_a_wild_crystal_may_be_paid_in_an_unused_colour() -> None:
    """Cards that Robuster has made red are all of one colour, which need not be in play."""
    cards = ["terron-driller", "hydran-fishbean"]
    m = table(
        {"hand": cards},
        mine={"3": ["c3-green-1"]},
        turn={"recoloured": [{"card": card, "colour": "red"} for card in cards], "normal_actions": ["skill"]},
    )
    play(m, "mine c3-green-1", "pay terron-driller/red", "pay hydran-fishbean/red")
    assert pile(m) == ["c3-green-1"]


@pytest.mark.clause("CI-4.31")
def test_no_totem_makes_a_wild_crystal_cheaper() -> None:
    everything = {"hand": ["terron-foreman"], "totems": FIRST_GAME}
    m = table(everything, mine={"3": ["c3-red-1", "c3-green-1"]})
    assert (costs(m)["c3-red-1"], costs(m)["c3-green-1"]) == (3, 3)
    assert moves_of(m, "mine") == []  # a discount of the paying colour would have made it 2


@pytest.mark.clause("CI-4.31", "CI-5.30")
def test_a_crystal_made_wild_loses_its_totem_discount() -> None:
    m = table(
        {"hand": ["hydran-fishbean"], "totems": FIRST_GAME},
        mine={"3": ["c3-brown-1"]},
        turn={"crystals": {"c3-brown-1": {"colour": "red"}}, "normal_actions": ["skill"]},
    )
    assert costs(m)["c3-brown-1"] == 2
    play(m, "mine c3-brown-1", "pay hydran-fishbean")
    assert pile(m) == ["c3-brown-1"]


@pytest.mark.clause("CI-4.31")
@pytest.mark.parametrize("faction", ["bioss", "weedlock"])
def test_nobody_holds_a_totem_of_an_unused_colour(faction: str) -> None:
    with pytest.raises(InvalidPosition, match="out of the game"):
        table({"totems": [faction]})
    seen = table().spectator.view()
    assert faction not in seen["supply"]


@pytest.mark.clause("CI-4.32")
@pytest.mark.parametrize(
    ("crystal", "cards", "turn", "artifacts", "legal"),
    [
        pytest.param("c3-brown-1", "sapling foreman", {}, [], False, id="weedlock on brown"),
        pytest.param("c3-brown-1", "sapling foreman", {"fit": True}, [], True, id="fit: weedlock counts as brown"),
        pytest.param("c3-brown-1", "sapling fishbean", {"fit": True}, [], False, id="fit does not help blue"),
        pytest.param("c3-red-1", "sapling fishbean", {"fit": True}, [], True, id="fit joins blue on a Wild"),
        pytest.param("c3-red-1", "sapling driller frogtopus", {"fit": True}, [], False, id="fit, two others on a Wild"),
        pytest.param("c3-brown-1", "foreman frogtopus", {}, ["prism-lens"], True, id="lens exempts one"),
        pytest.param("c3-brown-1", "driller frogtopus frogtopus", {}, ["prism-lens"], False, id="but not two"),
        pytest.param("c3-brown-1", "shuwar", {}, ["prism-lens"], True, id="the exempt card may be alone"),
        pytest.param("c3-red-1", "driller frogtopus oddgrabber", {}, ["prism-lens"], False, id="lens, three colours"),
        pytest.param("c3-red-1", "driller driller frogtopus", {}, ["prism-lens"], True, id="lens, two colours"),
        pytest.param(
            "c3-red-1", "sapling driller frogtopus", {"fit": True}, ["prism-lens"], True, id="lens and fit on a Wild"
        ),
    ],
)
def test_the_colour_test_in_full(
    crystal: str, cards: str, turn: dict[str, bool], artifacts: list[str], legal: bool
) -> None:
    """Every card is needed to reach the cost of 3, so the Crystal is offered only if the colours work out."""
    names = [next(name for name in KINDS if name.endswith(f"-{card}")) for card in cards.split()]
    m = table(
        {"hand": names, "artifacts": artifacts},
        factions=WITH_WEEDLOCKS,
        mine={"3": [crystal]},
        turn={"effects": turn},
    )
    assert moves_of(m, "mine") == ([crystal] if legal else [])
    if legal:
        play(m, f"mine {crystal}", *(f"pay {name}" for name in names))
        assert pile(m) == [crystal]


KINDS = [
    *("terron-driller", "terron-foreman", "hydran-frogtopus", "hydran-fishbean", "hydran-shuwar"),
    *("metanel-oddgrabber", "weedlock-sapling"),
]


# ---- what follows ----


@pytest.mark.clause("CI-4.33", "CI-9.1")
@pytest.mark.parametrize(("crystal", "steps"), [("c1-brown-2", 1), ("c1-brown-1", 0), ("c1-brown-3", 0)])
def test_mining_a_cave_in_symbol_moves_the_token_at_once(crystal: str, steps: int) -> None:
    m = table({"hand": ["terron-driller"]}, mine={"1": [crystal]}, cave_ins=2)
    play(m, f"mine {crystal}")
    assert cave_ins(m) == 2
    play(m, "pay terron-driller")
    assert cave_ins(m) == 2 + steps
    assert phase(m) == "action"


@pytest.mark.clause("CI-4.34")
def test_an_emptied_mine_space_stays_empty_until_clean_up() -> None:
    m = table(
        {"hand": ["terron-driller", "terron-driller"], "artifacts": ["duplex-roster"]},
        mine={"1": ["c1-brown-1", "c1-brown-3", "c1-blue-1", "c1-blue-2"]},
    )
    left = m.spectator.view()["stacks"]["crystals"]["1"]
    play(m, "mine c1-brown-1", "pay terron-driller", "done")
    assert m.spectator.view()["mine"]["1"][0] is None
    play(m, "mine c1-brown-3", "pay terron-driller")
    assert m.spectator.view()["mine"]["1"][:2] == [None, None]
    assert m.spectator.view()["stacks"]["crystals"]["1"] == left
    play(m, "end")
    assert None not in m.spectator.view()["mine"]["1"]
    assert m.spectator.view()["stacks"]["crystals"]["1"] == left - 2


@pytest.mark.clause("CI-4.35", "CI-6.7", "CI-6.12")
def test_on_the_pile_a_crystal_has_its_printed_colour_again() -> None:
    m = table(
        {"hand": ["terron-driller"], "pile": ["c3-blue-1", "c3-blue-2"], "artifacts": ["contract", "spectrum-permit"]},
        mine={"1": ["c1-blue-1"]},
        turn={"crystals": {"c1-blue-1": {"colour": "brown", "discount": 1}}, "normal_actions": ["skill"]},
    )
    play(m, "mine c1-blue-1", "pay terron-driller")
    assert row(m) == ["mineggler-diggerhino", "terron-driller"]
    found = points(m)
    assert (found["Contract"], found["Spectrum Permit"]) == (3, 1)


@pytest.mark.clause("CI-4.36")
def test_after_the_payment_come_pile_then_cave_in_then_scrabber() -> None:
    seat = {"hand": ["terron-driller"]}
    turn = {"effects": {"scrabbers": 1}, "normal_actions": ["skill"]}
    crystals = {"1": ["c1-brown-2", "c1-blue-1"]}
    m = table({**seat, "artifacts": ["seismic-prop"]}, mine=crystals, turn=turn)
    play(m, "mine c1-brown-2", "pay terron-driller")
    assert (phase(m), pile(m), cave_ins(m)) == ("prop", ["c1-brown-2"], 0)
    play(m, "move")
    assert (phase(m), pile(m), cave_ins(m)) == ("scrabber-take", ["c1-brown-2"], 1)
    plain = table(seat, mine=crystals, turn=turn)
    play(plain, "mine c1-brown-2", "pay terron-driller")
    assert (phase(plain), cave_ins(plain)) == ("scrabber-take", 1)
    play(plain, "take c1-blue-1")
    assert happened(plain)[-2:] == ["cave-in", "take-crystal"]
