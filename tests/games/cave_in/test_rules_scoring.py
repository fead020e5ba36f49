"""Section 10: scoring."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from starlode.match import Match
from tests.games.cave_in.table import FIRST_GAME, WITH_BIOSS, points, seen_by, table

COLOURS = ("brown", "blue", "purple", "yellow", "red", "green")
# Crystals worth 0 VP, by the faction symbol they show.
SYMBOL = {
    "blue": ("c1-brown-3",),
    "purple": ("c1-brown-4", "c1-blue-3"),
    "yellow": ("c1-purple-3",),
    "red": ("c1-purple-4", "c1-yellow-3"),
    "green": ("c1-red-3",),
    "brown": ("c1-red-4", "c1-green-3"),
}
SET_VP = (0, 1, 3, 6, 10, 15, 21)


def finished(*seats: dict[str, Any], factions: list[str] | None = None) -> Match:
    """The end of a game in which the seats own these things."""
    return table(*seats, factions=factions, turn={"phase": "over"}, cave_ins=9)


def total(match: Match, seat: int = 0) -> int:
    """The final points of a seat."""
    assert match.outcome is not None
    return match.outcome.results[seat].points


def pile_of(**symbols: int) -> list[str]:
    """Worthless Crystals with so many of each faction symbol."""
    return [SYMBOL[colour][i] for colour, count in symbols.items() for i in range(count)]


# ---- the sources ----


@pytest.mark.clause("CI-10.1")
def test_the_score_is_the_sum_of_all_sources() -> None:
    seat = {
        "pile": ["c3-brown-1", "c6-yellow-2"],
        "artifacts": ["pebble-trade", "deep-vein-licence"],
        "subjugated": ["terron-sergeant", "terron-driller"],
        "totems": ["hydran", "bioss"],
    }
    match = finished(seat, factions=WITH_BIOSS)
    assert points(match) == {
        "Crystals": 10,
        "Faction symbols": 1,
        "Totems": 6,
        "Subjugated cards": 4,
        "Deep Vein Licence": 3,
        "Pebble Trade": 0,
    }
    assert (total(match), total(match, 1)) == (24, 0)


@pytest.mark.clause("CI-10.2")
@pytest.mark.parametrize(
    ("pile", "vp"),
    [([], 0), (["c1-brown-1"], 1), (["c1-brown-3"], 0), (["c3-blue-3"], 5), (["c1-brown-2", "c10-red-1"], 16)],
)
def test_crystals_score_the_vp_printed_on_them(pile: list[str], vp: int) -> None:
    assert points(finished({"pile": pile}))["Crystals"] == vp


@pytest.mark.clause("CI-10.2")
def test_all_crystals_together_score_249() -> None:
    numbers = ((1, 4), (3, 3), (6, 2), (10, 1))
    pile = [f"c{cost}-{colour}-{n + 1}" for cost, most in numbers for colour in COLOURS for n in range(most)]
    assert len(pile) == 60
    assert points(finished({"pile": pile}))["Crystals"] == 249


@pytest.mark.clause("CI-10.2")
def test_crystals_of_unused_colours_score_like_others() -> None:
    assert points(finished({"pile": ["c6-red-1", "c6-green-1"]}, factions=FIRST_GAME))["Crystals"] == 17


@pytest.mark.clause("CI-10.3")
def test_the_score_half_kept_gives_vp_and_the_ability_half_of_the_same_card_none() -> None:
    pile = ["c6-blue-1", "c6-yellow-1"]
    assert total(finished({"pile": pile})) == 16
    assert total(finished({"pile": pile, "artifacts": ["deep-vein-licence"]})) == 22
    assert total(finished({"pile": pile, "artifacts": ["laser-drill"]})) == 16


@pytest.mark.clause("CI-10.3")
def test_an_artifact_scores_for_its_owner_only() -> None:
    match = finished({"pile": ["c6-blue-1"]}, {"pile": ["c6-yellow-1"], "artifacts": ["deep-vein-licence"]})
    assert (total(match), total(match, 1)) == (8, 11)


@pytest.mark.clause("CI-10.3")
def test_ability_halves_give_no_vp() -> None:
    abilities = ["third-cyber-arm", "enhanced-vision", "scrap-ledger", "baton-of-coaxing", "laser-drill", "prism-lens"]
    abilities += [
        "supply-shuttle",
        "headhunter-drone",
        "blast-doors",
        "seismic-prop",
        "duplex-roster",
        "overtime-siren",
    ]
    rich = {"pile": ["c1-brown-1"], "base": ["terron-driller"], "totems": ["terron"]}
    assert total(finished({**rich, "artifacts": abilities})) == 1 + 3


@pytest.mark.clause("CI-10.4")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        (["terron-driller"], 1),
        (["terron-foreman"], 2),
        (["terron-sergeant"], 3),
        (["terron-colonel"], 4),
        (["terron-driller", "terron-driller", "bioss-mindwasp", "terron-colonel"], 8),
    ],
)
def test_subjugated_cards_score_their_printed_levels(cards: list[str], vp: int) -> None:
    match = finished({"subjugated": cards}, factions=WITH_BIOSS)
    assert (points(match)["Subjugated cards"], total(match), total(match, 1)) == (vp, vp, 0)


@pytest.mark.clause("CI-10.5")
@pytest.mark.parametrize("held", [0, 1, 2, 4])
def test_each_totem_scores_3(held: int) -> None:
    match = finished({"totems": FIRST_GAME[:held]}, {"totems": FIRST_GAME[held:]})
    assert (total(match), total(match, 1)) == (3 * held, 3 * (4 - held))


# ---- faction symbols ----


@pytest.mark.clause("CI-10.6")
@pytest.mark.parametrize("size", range(7))
def test_a_set_of_different_symbols_scores_by_its_size(size: int) -> None:
    pile = pile_of(**dict.fromkeys(COLOURS[:size], 1))
    assert total(finished({"pile": pile})) == SET_VP[size]


@pytest.mark.clause("CI-10.7")
def test_equal_symbols_belong_to_different_sets_that_score_separately() -> None:
    assert total(finished({"pile": pile_of(red=2)})) == 1 + 1
    assert total(finished({"pile": pile_of(red=2, brown=2)})) == 3 + 3
    assert total(finished({"pile": pile_of(red=2, brown=1)})) == 3 + 1


@pytest.mark.clause("CI-10.7")
def test_symbols_of_unused_factions_count_and_those_of_opponents_do_not() -> None:
    match = finished({"pile": pile_of(red=1, green=1)}, {"pile": pile_of(blue=1)}, factions=FIRST_GAME)
    assert (total(match), total(match, 1)) == (3, 1)


def best_grouping(counts: tuple[int, ...]) -> int:
    """The most that symbols can score, over every way of forming sets."""
    there = [i for i, count in enumerate(counts) if count]
    if not there:
        return 0
    groups = [group for size in range(1, len(there) + 1) for group in combinations(there, size) if there[0] in group]
    return max(
        SET_VP[len(group)] + best_grouping(tuple(count - (i in group) for i, count in enumerate(counts)))
        for group in groups
    )


@pytest.mark.clause("CI-10.8")
@pytest.mark.parametrize(
    "symbols",
    [
        {"red": 2, "brown": 1, "purple": 1},
        {"red": 2, "brown": 2, "purple": 1, "blue": 1},
        {"red": 2, "brown": 2, "purple": 2, "yellow": 1, "green": 1},
        {"red": 2, "brown": 2, "purple": 2, "yellow": 1, "green": 1, "blue": 1},
    ],
)
def test_no_grouping_of_symbols_scores_more(symbols: dict[str, int]) -> None:
    pile = pile_of(**symbols)
    shown = Counter(colour for colour, ids in SYMBOL.items() for name in ids if name in pile)
    assert shown == symbols
    assert points(finished({"pile": pile}))["Faction symbols"] == best_grouping(tuple(symbols.values()))


@pytest.mark.clause("CI-10.9")
def test_cave_in_symbols_score_nothing_by_themselves() -> None:
    cave_ins = finished({"pile": ["c1-brown-2", "c1-purple-2", "c3-blue-3"]})
    assert points(cave_ins) == {"Crystals": 9, "Faction symbols": 0, "Totems": 0, "Subjugated cards": 0}
    both = finished({"pile": ["c1-blue-4"]})
    assert points(both)["Faction symbols"] == 1, "a Crystal with both symbols counts for its faction symbol alone"


# ---- what does not score, and who wins ----


@pytest.mark.clause("CI-10.10")
def test_hand_and_base_score_nothing_but_veterans_roll_counts_the_base() -> None:
    seat = {"hand": ["terron-colonel", "terron-driller"], "base": ["hydran-mushell", "hydran-shuwar", "metanel-drollo"]}
    assert total(finished(seat)) == 0
    assert total(finished({**seat, "artifacts": ["veterans-roll"]})) == 3


@pytest.mark.clause("CI-10.11")
@pytest.mark.parametrize(
    ("piles", "winners", "ranks"),
    [
        ([["c3-blue-1"], ["c1-blue-1"], []], [0], [1, 2, 3]),
        ([["c1-blue-1"], ["c6-blue-1"], ["c3-blue-1"]], [1], [3, 1, 2]),
        ([["c3-brown-1"], ["c1-blue-1"], ["c3-blue-1"]], [0, 2], [1, 3, 1]),
        ([["c1-brown-2", "c1-purple-2"], ["c3-blue-1"], []], [0, 1], [1, 1, 3]),
        ([[], [], []], [0, 1, 2], [1, 1, 1]),
    ],
)
def test_the_highest_score_wins_and_all_tied_for_it_win_together(
    piles: list[list[str]], winners: list[int], ranks: list[int]
) -> None:
    outcome = finished(*({"pile": pile} for pile in piles)).outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert [result.rank for result in outcome.results] == ranks


@pytest.mark.clause("CI-10.11")
def test_a_tie_is_not_broken_by_anything_else() -> None:
    """Equal points from other sources, with more cards, Crystals, Totems or Artifacts on one side."""
    match = finished(
        {"pile": ["c1-brown-2", "c1-brown-1"], "hand": ["terron-colonel"], "base": ["terron-driller"]},
        {"totems": ["terron"], "artifacts": ["laser-drill"]},
    )
    assert match.outcome is not None
    assert (total(match), total(match, 1), match.outcome.winners) == (3, 3, [0, 1])


@pytest.mark.clause("CI-10.12")
def test_at_scoring_all_piles_and_subjugated_piles_are_revealed() -> None:
    seats = ({"pile": ["c1-brown-1"], "subjugated": ["terron-driller"]}, {"pile": ["c3-blue-1"]})
    before, after = table(*seats), finished(*seats)
    for viewer in (None, 0, 1):
        hidden = [owner for owner in (0, 1) if owner != viewer]
        for owner in hidden:
            zone = seen_by(before, viewer).view()["seats"][owner]
            assert not {"pile", "subjugated", "score"} & set(zone)
        shown = seen_by(after, viewer).view()["seats"]
        assert [[crystal["crystal"] for crystal in zone["pile"]] for zone in shown] == [["c1-brown-1"], ["c3-blue-1"]]
        assert [zone["subjugated"] for zone in shown] == [["terron-driller"], []]
        assert [zone["score"] for zone in shown] == [2, 4]


# ---- worked examples ----


@pytest.mark.clause("CI-10.6", "CI-10.7", "CI-10.8")
def test_ex_15_marks_symbols() -> None:
    pile = ["c1-purple-3", "c1-blue-4", "c1-brown-3", "c1-green-4", "c1-red-3", "c1-purple-4"]
    assert points(finished({"pile": pile}))["Faction symbols"] == 10 + 3


@pytest.mark.clause("CI-10.2", "CI-10.8", "CI-6.6", "CI-6.7")
def test_ex_16_johns_36_vp() -> None:
    pile = [
        "c6-yellow-2",
        "c3-green-1",
        "c1-green-1",
        "c6-blue-2",
        "c3-red-2",
        "c1-yellow-3",
        "c1-green-4",
        "c1-brown-1",
    ]
    match = finished({"pile": pile, "artifacts": ["barking-up-the-right-three", "contract"]})
    assert points(match) == {
        "Crystals": 22,
        "Faction symbols": 6 + 1 + 1,
        "Totems": 0,
        "Subjugated cards": 0,
        "Barking up the Right Three": 3,
        "Contract": 3,
    }
    assert total(match) == 36


@pytest.mark.clause("CI-6.8")
@pytest.mark.parametrize(("crystals", "vp"), [(2, 0), (3, 2), (8, 4), (9, 6)])
def test_ex_29_mass_production(crystals: int, vp: int) -> None:
    pile = [f"c{cost}-{colour}-1" for cost in (1, 3) for colour in COLOURS][:crystals]
    assert points(finished({"pile": pile, "artifacts": ["mass-production"]}))["Mass Production"] == vp
