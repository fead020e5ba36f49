"""Section 2: set-up, looked at over many seeds."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from starlode.engine.boundary.errors import InvalidOption
from starlode.match import Match
from tests.games.cave_in.table import FIRST_GAME, play, row, seen_by, table, turn

FACTIONS = ("terron", "hydran", "mineggler", "metanel", "bioss", "weedlock")
COLOUR_OF = dict(zip(FACTIONS, ("brown", "blue", "purple", "yellow", "red", "green"), strict=True))
LEVELS = ("1", "2", "3", "4")
COSTS = ("1", "3", "6", "10")
SEEDS = range(150)
FEW = range(12)

each_count = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def dealt(players: int, seed: int) -> dict[str, Any]:
    """The truth after set-up with default options."""
    found: dict[str, Any] = Match("cave-in", players=players, seed=seed).position()["position"]
    return found


@cache
def seen(players: int, seed: int, seat: int | None = None) -> dict[str, Any]:
    """What a seat or a spectator sees after set-up with default options."""
    return seen_by(Match("cave-in", players=players, seed=seed), seat).view()


@cache
def types_of(level: int) -> dict[str, int]:
    """How many cards of each type of one level there are, from a table where all lie in the stacks."""
    every: dict[str, int] = {}
    for factions in (FACTIONS[:4], FACTIONS[2:]):
        stacks = table(factions=list(factions)).position()["position"]["stacks"]
        every |= Counter(stacks[str(level)])
    return every


# ---- players, seeds ----


@pytest.mark.clause("CI-2.1")
@each_count
def test_there_is_a_seat_for_each_player_and_play_goes_round_them(players: int) -> None:
    match = Match("cave-in", players=players, seed=3, start_player=1)
    assert match.players == players
    assert [zone["seat"] for zone in match.spectator.view()["seats"]] == list(range(players))
    order = []
    for _ in range(players):
        order.append(turn(match)["seat"])
        play(match, "end")
    assert order == [(1 + i) % players for i in range(players)]


@pytest.mark.clause("CI-2.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_players_are_refused(players: int) -> None:
    with pytest.raises(InvalidOption, match="players"):
        Match("cave-in", players=players, seed=1)


def test_one_seed_gives_one_game_and_another_seed_another() -> None:
    again = [Match("cave-in", players=3, seed=seed).position()["position"] for seed in FEW]
    assert again == [dealt(3, seed) for seed in FEW]
    assert len({json.dumps(position) for position in again}) == len(FEW)


@pytest.mark.clause("CI-2.3", "CI-2.7", "CI-2.8")
def test_random_steps_are_carried_out_in_the_order_of_the_clauses() -> None:
    """The board is laid before the hands, and the hands go round seat by seat: more players change nothing before."""
    for seed in FEW:
        two, three, four = (dealt(players, seed) for players in (2, 3, 4))
        for zone in ("mine", "factions", "docks"):
            assert two[zone] == three[zone] == four[zone]
        hands = [[seat["hand"] for seat in position["seats"]] for position in (two, three, four)]
        assert hands[0] == hands[1][:2]
        assert hands[1] == hands[2][:3]


# ---- Crystals ----


@pytest.mark.clause("CI-2.2", "CI-2.3")
@each_count
def test_the_mine_shows_four_three_two_and_one_crystal_of_its_costs(players: int) -> None:
    for seed in FEW:
        mine = seen(players, seed)["mine"]
        shown = {cost: [crystal["printed_cost"] for crystal in mine[cost]] for cost in COSTS}
        assert shown == {"1": [1, 1, 1, 1], "3": [3, 3, 3], "6": [6, 6], "10": [10]}
        ids = [crystal["crystal"] for cost in COSTS for crystal in mine[cost]]
        assert len(set(ids)) == 10


@pytest.mark.lots
@pytest.mark.clause("CI-2.2")
@pytest.mark.parametrize(("cost", "tokens"), [("1", 24), ("3", 18), ("6", 12), ("10", 6)])
def test_each_crystal_stack_is_shuffled(cost: str, tokens: int) -> None:
    """Every token of the cost turns up on every space, and none much more often than the others."""
    spaces = len(dealt(2, 0)["mine"][cost])
    for space in range(spaces):
        found = Counter(dealt(2, seed)["mine"][cost][space] for seed in SEEDS)
        assert len(found) > tokens * 0.9
        assert max(found.values()) < 4 * len(SEEDS) / tokens
    assert len({name for seed in SEEDS for name in dealt(2, seed)["mine"][cost]}) == tokens


@pytest.mark.clause("CI-2.2")
def test_the_crystal_stacks_lie_face_down() -> None:
    for seed in FEW:
        for viewer in (None, 0, 1):
            assert seen(2, seed, viewer)["stacks"]["crystals"] == {"1": 20, "3": 15, "6": 10, "10": 5}
        every = [f"c{cost}-{colour}-" for cost in COSTS for colour in COLOUR_OF.values()]
        whole = {key: value for key, value in seen(2, seed, 0).items() if key not in ("mine", "legal")}
        assert not [name for name in every if name in json.dumps(whole)]


# ---- factions ----


@pytest.mark.lots
@pytest.mark.clause("CI-2.4")
def test_any_four_of_the_six_factions_are_in_play_at_random() -> None:
    found = Counter(tuple(seen(2, seed)["factions"]) for seed in SEEDS)
    assert set(found) == set(combinations(FACTIONS, 4))
    assert max(found.values()) < 4 * len(SEEDS) / 15
    for seed in SEEDS:
        view = seen(2, seed)
        assert sorted(view["factions"] + view["unused"]) == sorted(FACTIONS)


@pytest.mark.clause("CI-2.5")
def test_the_first_game_has_hydrans_metanels_terrons_and_minegglers() -> None:
    for seed in FEW:
        view = Match("cave-in", players=2, seed=seed, factions="first-game").spectator.view()
        assert sorted(view["factions"]) == sorted(FIRST_GAME)
        assert sorted(view["unused"]) == ["bioss", "weedlock"]


@pytest.mark.clause("CI-2.4")
@pytest.mark.parametrize("factions", [["weedlock", "bioss", "terron", "metanel"], list(FACTIONS[2:])])
def test_the_option_factions_names_the_four_in_play(factions: list[str]) -> None:
    for seed in FEW:
        view = Match("cave-in", players=2, seed=seed, factions=factions).spectator.view()
        assert sorted(view["factions"]) == sorted(factions)
        ids = [
            [crystal["crystal"] for line in game["mine"].values() for crystal in line] for game in (view, seen(2, seed))
        ]
        assert ids[0] == ids[1], "the Mine is laid before the factions are chosen"


@pytest.mark.parametrize(
    "factions",
    [["terron", "hydran", "bioss"], list(FACTIONS), ["terron", "terron", "hydran", "bioss"], ["elves", *FACTIONS[:3]]],
)
def test_the_option_factions_takes_exactly_four_different_ones(factions: list[str]) -> None:
    with pytest.raises(InvalidOption, match="factions"):
        Match("cave-in", players=2, seed=1, factions=factions)


# ---- Mercenaries ----


@pytest.mark.clause("CI-2.6", "CI-2.15")
@each_count
def test_all_52_cards_of_the_factions_in_play_and_no_others_are_dealt(players: int) -> None:
    for seed in FEW:
        position = dealt(players, seed)
        boards = [*position["docks"].values(), *position["stacks"].values()]
        cards = [name for line in boards for name in line]
        cards += [name for seat in position["seats"] for name in seat["hand"]]
        by_faction = Counter(name.split("-")[0] for name in cards)
        assert by_faction == dict.fromkeys(position["factions"], 13)
        assert position["box"] == []


@pytest.mark.lots
@pytest.mark.clause("CI-2.6")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_mercenary_stack_is_sorted_by_level_and_shuffled(level: int) -> None:
    copies = types_of(level)
    shown: Counter[str] = Counter()
    for seed in SEEDS:
        assert set(dealt(2, seed)["stacks"][str(level)]) <= set(copies)
        shown.update(dealt(2, seed)["docks"][str(level)])
    assert set(shown) == set(copies)
    assert max(shown.values()) < 2 * min(shown.values())


@pytest.mark.clause("CI-2.6")
@each_count
def test_the_mercenary_stacks_lie_face_down_in_the_sizes_of_the_table(players: int) -> None:
    for seed in FEW:
        sizes = {2: [16, 11, 6, 3], 3: [14, 10, 6, 3], 4: [12, 9, 6, 3]}[players]
        for viewer in (None, *range(players)):
            stacks = seen(players, seed, viewer)["stacks"]
            assert stacks["mercenaries"] == dict(zip(LEVELS, sizes, strict=True))
            assert stacks["crystals"] == {"1": 20, "3": 15, "6": 10, "10": 5}


@pytest.mark.clause("CI-2.7")
@each_count
def test_the_docks_hold_four_three_two_and_one_card_of_their_levels(players: int) -> None:
    for seed in FEW:
        docks = seen(players, seed)["docks"]
        assert [len(docks[level]) for level in LEVELS] == [4, 3, 2, 1]
        for level in (1, 2, 3, 4):
            assert set(docks[str(level)]) <= set(types_of(level))


@pytest.mark.clause("CI-2.8")
@each_count
def test_everyone_starts_with_two_level_1_cards_and_one_level_2(players: int) -> None:
    for seed in FEW:
        for seat in dealt(players, seed)["seats"]:
            levels = sorted(level for name in seat["hand"] for level in (1, 2, 3, 4) if name in types_of(level))
            assert levels == [1, 1, 2]


@pytest.mark.clause("CI-2.8")
@each_count
def test_a_starting_hand_is_seen_by_its_owner_only(players: int) -> None:
    for viewer in (None, *range(players)):
        view = seen(players, 5, viewer)
        for owner, zone in enumerate(view["seats"]):
            assert zone["hand_count"] == 3
            assert zone["seen"] == []
            shown = sorted(card["card"] for card in zone["hand"]) if "hand" in zone else None
            assert shown == (sorted(dealt(players, 5)["seats"][owner]["hand"]) if viewer == owner else None)


# ---- Totems, Artifacts, start ----


@pytest.mark.lots
@pytest.mark.clause("CI-2.9")
@each_count
def test_everyone_gets_one_totem_of_a_faction_in_play_at_random(players: int) -> None:
    ranks: list[Counter[int]] = [Counter() for _ in range(players)]
    for seed in SEEDS:
        view = seen(players, seed)
        held = [zone["totems"] for zone in view["seats"]]
        assert [len(totems) for totems in held] == [1] * players
        assert len({totems[0] for totems in held}) == players
        for seat, totems in enumerate(held):
            ranks[seat][view["factions"].index(totems[0])] += 1
    for counts in ranks:  # each of the four Command cards about a quarter of the time
        assert set(counts) == {0, 1, 2, 3}
        assert min(counts.values()) > len(SEEDS) / 8


@pytest.mark.clause("CI-2.10")
@each_count
def test_totems_nobody_received_are_in_the_supply_and_unused_ones_nowhere(players: int) -> None:
    for seed in FEW:
        view = seen(players, seed)
        held = [name for zone in view["seats"] for name in zone["totems"]]
        assert len(view["supply"]) == 4 - players
        assert sorted(view["supply"] + held) == sorted(view["factions"])


@pytest.mark.clause("CI-2.11")
@each_count
def test_the_cave_in_token_starts_at_0(players: int) -> None:
    assert {seen(players, seed)["cave_ins"] for seed in FEW} == {0}


@pytest.mark.clause("CI-2.12")
@each_count
def test_three_artifact_stacks_of_four_show_their_top_card_only(players: int) -> None:
    for seed in FEW:
        for viewer in (None, 0):
            view = seen(players, seed, viewer)
            assert [view["artifacts"][stack]["left"] for stack in "abc"] == [4, 4, 4]
            tops = {view["artifacts"][stack]["top"] for stack in "abc"}
            assert len(tops) == 3
            text = json.dumps({key: value for key, value in view.items() if key != "artifacts"})
            assert not [f"artifact-{n:02}" for n in range(1, 13) if f'"artifact-{n:02}"' in text]


@pytest.mark.lots
@pytest.mark.clause("CI-2.12")
def test_all_twelve_artifacts_are_shuffled_together() -> None:
    every = {f"artifact-{n:02}" for n in range(1, 13)}
    for stack in "abc":
        assert {dealt(2, seed)["artifacts"][stack]["top"] for seed in SEEDS} == every
    position = table({"hand": ["terron-colonel", "hydran-shuwar"]}).position()
    below = set()
    for seed in SEEDS:
        match = Match.from_position(position, seed=seed)
        play(match, "collect artifact-01", "pay terron-colonel", "pay hydran-shuwar", "left")
        below.add(match.spectator.view()["artifacts"]["a"]["top"])
    assert below == every - {"artifact-01", "artifact-02", "artifact-03"}


@pytest.mark.lots
@pytest.mark.clause("CI-2.13")
@each_count
def test_the_start_player_is_chosen_by_lot(players: int) -> None:
    starts = Counter(seen(players, seed)["turn"]["start_player"] for seed in SEEDS)
    assert set(starts) == set(range(players))
    assert min(starts.values()) > len(SEEDS) / players / 2
    assert all(seen(players, seed)["turn"]["seat"] == seen(players, seed)["turn"]["start_player"] for seed in FEW)


@pytest.mark.clause("CI-2.13")
@each_count
def test_the_option_start_player_fixes_who_begins_and_nothing_else(players: int) -> None:
    for seed in FEW:
        for seat in range(players):
            match = Match("cave-in", players=players, seed=seed, start_player=seat)
            assert (turn(match)["start_player"], turn(match)["seat"], match.acting) == (seat, seat, (seat,))
            position = match.position()["position"]
            assert {k: v for k, v in position.items() if k != "turn"} == {
                k: v for k, v in dealt(players, seed).items() if k != "turn"
            }


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (3, 3), (4, -1)])
def test_a_start_player_who_does_not_play_is_refused(players: int, seat: int) -> None:
    with pytest.raises(InvalidOption, match="start_player"):
        Match("cave-in", players=players, seed=1, start_player=seat)


@pytest.mark.clause("CI-2.14")
@each_count
def test_bases_row_piles_and_subjugated_piles_start_empty(players: int) -> None:
    for seed in FEW:
        match = Match("cave-in", players=players, seed=seed)
        assert row(match) == []
        for zone in dealt(players, seed)["seats"]:
            assert (zone["base"], zone["pile"], zone["subjugated"], zone["artifacts"]) == ([], [], [], [])


@pytest.mark.lots
@pytest.mark.clause("CI-2.15")
def test_crystals_of_unused_colours_take_part_as_wild_ones() -> None:
    wild = 0
    for seed in SEEDS:
        view = seen(2, seed)
        unused = {COLOUR_OF[faction] for faction in view["unused"]}
        crystals = [crystal for line in view["mine"].values() for crystal in line]
        assert [crystal["wild"] for crystal in crystals] == [crystal["colour"] in unused for crystal in crystals]
        wild += sum(crystal["wild"] for crystal in crystals)
    assert 2.5 < wild / len(SEEDS) < 4.2, "two of six colours: a third of the ten Crystals shown"
