"""Section 6, score halves: what each of the twelve left halves is worth at the end, and nothing before it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cave_in.table import costs, hand, phase, play, points, table, zones

LEFT_HALVES = [
    *("space-exchange", "barking-up-the-right-three", "contract", "mass-production", "deep-vein-licence"),
    *("core-rights", "pebble-trade", "spectrum-permit", "totem-cult", "hazard-pay", "veterans-roll", "glyph-archive"),
]
# Costs 1, 1, 1, 3, 3, 3, 6, 10; colours brown 3, blue 2, green 2, red 1; symbols blue, purple, red; Cave-In twice.
PILE = [
    *("c1-brown-1", "c1-brown-3", "c1-red-2"),  # -, blue, Cave-In
    *("c3-blue-1", "c3-blue-3", "c3-green-2"),  # -, Cave-In, purple
    *("c6-brown-2", "c10-green-1"),  # red, red
]
# Everything that a half might count belongs to the opponent as well, and must not be counted.
OPPONENT = {
    "pile": ["c1-brown-2", "c1-brown-4", "c1-purple-3", "c3-brown-1", "c6-red-1", "c10-brown-1", "c1-yellow-4"],
    "totems": ["metanel"],
    "base": ["hydran-frogtopus"] * 5,
}


@pytest.mark.parametrize(
    ("half", "name", "worth"),
    [
        pytest.param("space-exchange", "Space Exchange", 2, marks=pytest.mark.clause("CI-6.5")),
        pytest.param("barking-up-the-right-three", "Barking up the Right Three", 3, marks=pytest.mark.clause("CI-6.6")),
        pytest.param("contract", "Contract", 3, marks=pytest.mark.clause("CI-6.7")),
        pytest.param("mass-production", "Mass Production", 4, marks=pytest.mark.clause("CI-6.8")),
        pytest.param("deep-vein-licence", "Deep Vein Licence", 3, marks=pytest.mark.clause("CI-6.9")),
        pytest.param("core-rights", "Core Rights", 6, marks=pytest.mark.clause("CI-6.10")),
        pytest.param("pebble-trade", "Pebble Trade", 3, marks=pytest.mark.clause("CI-6.11")),
        pytest.param("spectrum-permit", "Spectrum Permit", 4, marks=pytest.mark.clause("CI-6.12")),
        pytest.param("totem-cult", "Totem Cult", 4, marks=pytest.mark.clause("CI-6.13")),
        pytest.param("hazard-pay", "Hazard Pay", 4, marks=pytest.mark.clause("CI-6.14")),
        pytest.param("veterans-roll", "Veterans' Roll", 3, marks=pytest.mark.clause("CI-6.15")),
        pytest.param("glyph-archive", "Glyph Archive", 6, marks=pytest.mark.clause("CI-6.16")),
    ],
)
def test_each_score_half_counts_what_it_says(half: str, name: str, worth: int) -> None:
    """The half adds exactly that to the total; the opponent, who does not own it, scores nothing for it."""
    seat = {
        "pile": PILE,
        "totems": ["terron", "hydran"],
        "base": ["metanel-drollo", "metanel-oddgrabber", "metanel-oddgrabber"],
        "hand": ["terron-driller", "terron-driller"],
        "subjugated": ["terron-foreman"],
    }
    without, owned = table(seat, OPPONENT), table({**seat, "artifacts": [half]}, OPPONENT)
    assert points(owned)[name] == worth
    assert sum(points(owned).values()) == sum(points(without).values()) + worth
    assert points(owned, 1) == points(without, 1)


def worth(half: str, **seat: Any) -> int:
    """The points of one half for a seat with these things."""
    name = {"barking-up-the-right-three": "Barking up the Right Three"}.get(half, half.replace("-", " ").title())
    return points(table({**seat, "artifacts": [half]}))[name]


@pytest.mark.clause("CI-6.5")
def test_space_exchange_counts_cards_whichever_half_was_kept() -> None:
    m = table(
        {"artifacts": ["space-exchange", "scrap-ledger", "duplex-roster", "core-rights"]},
        {"artifacts": ["laser-drill", "glyph-archive"]},
    )
    assert points(m)["Space Exchange"] == 8


@pytest.mark.clause("CI-6.6")
@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_barking_counts_pairs_of_cost_3(count: int, expected: int) -> None:
    threes = ["c3-brown-1", "c3-blue-1", "c3-red-1", "c3-green-1", "c3-purple-1"]
    others = ["c1-brown-1", "c6-blue-1", "c10-red-1"]
    assert worth("barking-up-the-right-three", pile=threes[:count] + others) == expected


@pytest.mark.clause("CI-6.7")
@pytest.mark.parametrize(
    ("crystals", "expected"),
    [
        ([], 0),
        (["c1-brown-1", "c1-blue-1", "c1-red-1"], 1),
        (["c1-brown-1", "c1-brown-2", "c6-green-1", "c3-green-1", "c10-green-1"], 3),
        (["c1-red-1", "c1-red-2", "c3-red-1", "c6-red-1", "c1-brown-1"], 4),  # an unused colour is as good
    ],
)
def test_contract_chooses_the_best_colour_by_itself(crystals: list[str], expected: int) -> None:
    assert worth("contract", pile=crystals) == expected


@pytest.mark.clause("CI-6.8")
@pytest.mark.parametrize(("count", "expected"), [(2, 0), (3, 2), (5, 2), (6, 4), (8, 4)])
def test_mass_production_counts_threes_of_any_kind(count: int, expected: int) -> None:
    assert worth("mass-production", pile=PILE[:count]) == expected


@pytest.mark.clause("CI-6.9", "CI-6.10", "CI-6.11")
@pytest.mark.parametrize(
    ("half", "crystals", "expected"),
    [
        ("deep-vein-licence", ["c6-red-1", "c6-blue-1", "c6-blue-2", "c10-red-1", "c3-red-1"], 9),
        ("core-rights", ["c10-red-1", "c10-blue-1", "c6-blue-1"], 12),
        ("pebble-trade", ["c1-red-1", "c1-red-2", "c1-red-3", "c1-red-4", "c3-red-1"], 4),
    ],
)
def test_halves_that_count_one_cost_count_every_crystal_of_it(half: str, crystals: list[str], expected: int) -> None:
    assert worth(half, pile=crystals) == expected
    assert worth(half, pile=["c3-blue-1", "c3-blue-2"]) == 0


@pytest.mark.clause("CI-6.12")
def test_spectrum_permit_counts_each_printed_colour_once() -> None:
    one_each = [f"c1-{colour}-1" for colour in ("brown", "blue", "purple", "yellow", "red", "green")]
    assert worth("spectrum-permit", pile=[*one_each, "c1-brown-2", "c10-brown-1"]) == 6
    assert worth("spectrum-permit", pile=["c1-brown-1", "c1-brown-2"]) == 1


@pytest.mark.clause("CI-6.13", "CI-10.5")
def test_totem_cult_comes_on_top_of_the_totems_themselves() -> None:
    m = table({"totems": ["terron", "hydran", "mineggler"], "artifacts": ["totem-cult"]}, {"totems": ["metanel"]})
    assert (points(m)["Totems"], points(m)["Totem Cult"]) == (9, 6)


@pytest.mark.clause("CI-6.14")
def test_hazard_pay_counts_cave_in_symbols_however_obtained() -> None:
    """One taken with a skill, one mined."""
    m = table(
        {"hand": ["terron-driller", "terron-sergeant", "terron-sergeant"], "artifacts": ["hazard-pay"]},
        mine={"1": ["c1-brown-2", "c1-brown-1"], "3": ["c3-blue-3"]},
        turn={"crystals": {"c3-blue-3": {"colour": "brown"}}},
    )
    play(m, "skill terron-driller", "take c1-brown-2")
    assert points(m)["Hazard Pay"] == 2
    play(m, "mine c3-blue-3", "pay terron-sergeant", "done")
    assert points(m)["Hazard Pay"] == 4


@pytest.mark.clause("CI-6.15")
def test_veterans_roll_counts_the_base_as_it_is_at_the_end() -> None:
    """The row of the last turn has joined the Base, the Leader counts, hands and other Bases do not."""
    m = table(
        {"base": ["hydran-frogtopus"] * 6},
        {"base": ["metanel-drollo"], "hand": ["terron-driller", "terron-driller"], "artifacts": ["veterans-roll"]},
        turn={"seat": 1},
        cave_ins=7,
    )
    play(m, "skill terron-driller")
    assert points(m, 1)["Veterans' Roll"] == 1
    play(m, "end")
    assert m.over
    assert (zones(m, 1)["base"], hand(m, 1)) == (["metanel-drollo", "terron-driller"], ["terron-driller"])
    assert points(m, 1)["Veterans' Roll"] == 2


@pytest.mark.clause("CI-6.16")
def test_glyph_archive_counts_each_symbol_once_and_no_cave_in_symbol() -> None:
    """Symbols red, red, blue; Cave-In symbols and plain Crystals add nothing."""
    crystals = ["c1-purple-4", "c1-yellow-3", "c1-brown-3", "c1-brown-2", "c1-red-2", "c1-blue-1"]
    assert worth("glyph-archive", pile=crystals) == 4
    every = ["c1-brown-3", "c1-brown-4", "c1-purple-3", "c1-purple-4", "c1-red-3", "c1-red-4"]
    assert worth("glyph-archive", pile=every) == 12


@pytest.mark.clause("CI-6.3")
@pytest.mark.parametrize("half", LEFT_HALVES)
def test_a_score_half_does_nothing_before_scoring(half: str) -> None:
    """The same turn with and without it, from the Starting phase to the Raid."""
    seat = {"hand": ["terron-foreman", "hydran-fishbean"], "base": ["hydran-frogtopus", "metanel-drollo"]}
    opponent = {"base": ["terron-driller", "terron-driller", "hydran-shuwar"]}
    rich: dict[str, Any] = {
        "mine": {"1": ["c1-brown-2", "c1-blue-1"], "3": ["c3-brown-1", "c3-red-1"], "6": ["c6-blue-1"]},
        "docks": {"1": ["terron-driller"], "2": ["metanel-drollo"], "3": ["terron-sergeant"], "4": ["hydran-mushell"]},
    }
    m = table({**seat, "artifacts": [half]}, opponent, turn={"seat": 1}, **rich)
    plain = table(seat, opponent, turn={"seat": 1}, **rich)
    for move in ("end", "leader", "mine c1-brown-2", "pay terron-foreman", "done", "raid 1"):
        play(m, move)
        play(plain, move)
        assert sorted(m.legal()) == sorted(plain.legal())
        assert phase(m) == phase(plain)
    assert {name: cost for name, cost in costs(m).items() if name[0] == "c"} == {
        name: cost for name, cost in costs(plain).items() if name[0] == "c"
    }
    assert m.spectator.view()["cave_ins"] == plain.spectator.view()["cave_ins"] == 1
