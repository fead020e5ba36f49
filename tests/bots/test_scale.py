"""Levels by number: evenly apart, between the named ones, and one of them fits you."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlode.arena.levelgames import Company, LevelGames, Who, added_up, from_strength, level_games
from starlode.arena.scaling import climbing, fit_climb, scale_for, scales_for
from starlode.bots import make_bot, scale, strengths
from starlode.bots.cast import CAST, cast_name
from starlode.bots.greedy_bot import GreedyBot
from starlode.bots.levels import LEVELS, SLIPS
from starlode.bots.matching import Encounter, fitting_level
from starlode.bots.scale import COUNT, Scale, known_scales, place_of, scale_of, strength_of, write_scales
from starlode.bots.search_bot import SearchBot
from starlode.bots.seating import check_networks
from starlode.bots.strengths import Decider, Lot, StrengthBot, lot_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError, UnknownBot
from starlode.games import load_game, read_folder
from starlode.match import Match

ORE_RUSH = load_game(read_folder(Path(__file__).resolve().parents[2] / "examples" / "ore_rush"))
GAME = load_game("cave-in")
KEPT = Path(__file__).resolve().parents[2] / "benchmarks" / "levels"


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place of our own for levels."""
    monkeypatch.setattr(scale, "scale_file", lambda game: tmp_path / "levels.json")
    scale._read.cache_clear()
    yield tmp_path
    scale._read.cache_clear()


class Named:
    """A bot that says who it is."""

    def __init__(self, decider: Decider) -> None:
        self._decider, self.name = decider, "named"

    def choose(self, information: Any) -> Any:
        return self._decider


def deciders(strength: float, game: Game, monkeypatch: pytest.MonkeyPatch, count: int = 1000) -> list[Decider]:
    """Who makes decisions of two players in a game."""
    monkeypatch.setattr(strengths, "make_bot", lambda name, seed: Named(name))
    monkeypatch.setattr(strengths, "MasterBot", lambda seed, iterations: Named(iterations))
    bot, information = StrengthBot(7, strength), Match(game, players=2, seed=1).information(seed=1)
    return [bot.choose(information) for _ in range(count)]


def test_a_strength_decides_as_its_neighbours_do_in_proportion(monkeypatch: pytest.MonkeyPatch) -> None:
    found = deciders(2.3, ORE_RUSH, monkeypatch)
    assert set(found) == {"medium", "hard"}
    assert 0.25 < found.count("hard") / len(found) < 0.35
    for strength, decider in ((0.0, "random"), (1.0, "easy"), (3.0, "hard"), (4.0, "expert")):
        assert set(deciders(strength, ORE_RUSH, monkeypatch)) == {decider}


def test_where_there_is_a_master_the_way_leads_over_a_first_look_of_its_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = deciders(3.3, GAME, monkeypatch)
    assert set(found) == {"hard", 1}
    assert 0.25 < found.count(1) / len(found) < 0.35
    assert set(deciders(4.0, GAME, monkeypatch)) == {1}
    assert set(deciders(5.0, GAME, monkeypatch)) == {2400}
    few = deciders(4.1, GAME, monkeypatch)
    assert set(few) == {2, 3}
    assert sum(map(int, few)) / len(few) == pytest.approx(2400**0.1, abs=0.1)


def test_on_the_way_to_a_master_iterations_grow_as_many_times_everywhere() -> None:
    for players, most in ((2, 2_400), (4, 9_600)):
        lots = [lot_of(4 + part / 4, GAME, players) for part in range(1, 5)]
        assert [lot.above for lot in lots] == pytest.approx([most ** (part / 4) for part in range(1, 5)], abs=1)
    assert lot_of(4.5, ORE_RUSH, 2).masterly, "who is to be a master may be tried before it has proven anything"
    assert not lot_of(4.0, ORE_RUSH, 2).masterly
    assert lot_of(3.001, GAME, 2) == Lot("hard", 1, 0.001)


def test_levels_play_and_repeat_themselves() -> None:
    for name in ("level:1", "strength:0.7"):
        choices = []
        for _ in range(2):
            match, bot = Match(ORE_RUSH, seed=3), make_bot(name, 5)
            while not match.over:
                match.play(bot.choose(match.information(seed=1)))
            choices.append(match.moves)
        assert choices[0] == choices[1]


@pytest.mark.parametrize(
    "name", ["level", "level:0", "level:11", "level:1.5", "strength", "strength:5.1", "strength:x"]
)
def test_what_is_no_level_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name)


def test_levels_that_nobody_measured_are_spread_from_novice_to_the_strongest() -> None:
    found = scale_of(ORE_RUSH, 2)
    assert (found.strength_of(1), found.strength_of(10), found.games) == (0.5, 4.0, 0)
    assert strength_of("level:10", ORE_RUSH, 2) == strength_of("expert", ORE_RUSH, 2) == 4.0
    assert strength_of("greedy", ORE_RUSH, 2) is None
    assert [found.place_of(strength) for strength in (0.5, 4.0)] == [1.0, COUNT]


def test_what_was_measured_is_kept_by_number_of_players(measured: Path) -> None:
    two, three = Scale([0.5, 4.0], [0.0, 900.0], 50), Scale([0.5, 1.0, 4.0], [0.0, 450.0, 900.0], 60)
    write_scales(ORE_RUSH, {3: three})
    write_scales(ORE_RUSH, {2: two})
    assert known_scales(ORE_RUSH) == {2: two, 3: three}
    assert scale_of(ORE_RUSH, 3) == three
    assert (three.strength_of(5), three.place_of(1.0)) == (0.944, 5.5)
    write_scales(ORE_RUSH, {3: Scale([0.5, 5.0], [0.0, 900.0], 60)})
    assert scale_of(ORE_RUSH, 3).games == 0, "measured with a master that is not offered"


def test_a_file_without_levels_is_refused(measured: Path) -> None:
    (measured / "levels.json").write_text("[]")
    with pytest.raises(StarlodeError, match="holds no levels"):
        scale_of(ORE_RUSH, 2)


def test_an_expert_has_a_rating_of_its_own_where_a_master_leaves_it_aside(measured: Path) -> None:
    write_scales(GAME, {2: Scale([0.5, 4.0, 5.0], [0.0, 450.0, 900.0], 60, marks={"expert": 600.0})})
    assert strength_of("expert", GAME, 2) is None
    assert place_of("expert", GAME, 2) == 7.0
    assert [place_of(bot, GAME, 2) for bot in ("novice", "master", "strength:4", "level:3")] == pytest.approx(
        [1.0, 10.0, 5.5, 3.0], abs=0.01
    )
    assert place_of("greedy", GAME, 2) is None
    assert list(scale_of(GAME, 2).places) == [*LEVELS, "master"]
    assert place_of("expert", ORE_RUSH, 2) == 10.0
    assert "master" not in scale_of(ORE_RUSH, 2).places
    write_scales(GAME, {2: Scale([0.5, 5.0], [0.0, 900.0], 60)})
    assert place_of("expert", GAME, 2) == 8.0, "where the way passes, as long as nobody has measured it"


def test_only_what_plays_as_a_master_needs_a_network() -> None:
    check_networks(["level:10", "strength:4", "hard"], ORE_RUSH, 2)
    with pytest.raises(UnknownBot, match="no network"):
        check_networks(["strength:4.5"], ORE_RUSH, 2)


# ---- measuring ----


def games_of(ratings: Mapping[Any, float], players: int, count: int) -> list[Company]:
    """Games between neighbours that end as the ratings say, by lot."""
    chance, whos, found = Random(4), list(ratings), []
    for number in range(count):
        place = number % (len(whos) - 1)
        table: list[Who] = [whos[place + chance.randrange(2)] for _ in range(players)]
        winner = chance.choices(range(players), [10 ** (ratings[one] / 400) for one in table])[0]
        found.append(Company(table, [float(seat == winner) for seat in range(players)]))
    return found


def ratings_of(games: Sequence[Company]) -> dict[Who, float]:
    return fit_climb(games).ratings


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_are_found_again_from_games(players: int) -> None:
    true = {0.5: 0.0, 1.0: 200.0, 2.0: 300.0, 3.0: 600.0}
    found = ratings_of(games_of(true, players, 12_000))
    for strength, rating in true.items():
        assert found[strength] - found[0.5] == pytest.approx(rating, abs=45)


def test_ten_levels_are_evenly_apart() -> None:
    true = {0.5: 0.0, 1.0: 450.0, 4.0: 900.0}
    made = scale_for(games_of(true, 2, 12_000))
    assert made.step == pytest.approx(100, abs=8)
    assert [made.strength_of(level) for level in (1, 10)] == [0.5, 4.0]
    assert made.place_of(1.0) == pytest.approx(5.5, abs=0.3)


def test_strengths_between_named_levels_bend_the_scale_half_way_only() -> None:
    true = {1.0: 0.0, 1.2: 100.0, 1.5: 250.0, 1.8: 280.0, 2.0: 300.0}
    made = scale_for(games_of(true, 2, 12_000))
    assert made.strengths == [1.0, 1.5, 2.0]
    assert made.ratings == pytest.approx([0.0, 250.0, 300.0], abs=25)


def test_a_few_games_hardly_bend_the_scale() -> None:
    sure = games_of({1.0: 0.0, 2.0: 300.0}, 2, 4_000)
    chance = [Company([1.5, 2.0], [1.0, 0.0]), Company([1.0, 1.5], [0.0, 1.0])]
    found = ratings_of(sure + chance)
    assert 150 < found[1.5] < 200


def test_who_never_lost_is_not_worlds_apart() -> None:
    found = ratings_of([Company([1.0, 4.0], [0.0, 1.0])] * 100)
    assert 500 < found[4.0] - found[1.0] < 2_500


def test_no_level_lies_in_a_hollow() -> None:
    assert climbing([(0, 0), (1, 10), (2, 20)]) == [(0, 0), (1, 10), (2, 20)]
    assert climbing([(0, 0), (1, 10), (2, -10), (3, 30)]) == [(0, 0), (1, 10), (2.5, 10), (3, 30)]
    assert climbing([(0, 0), (1, -10), (2, -20), (3, 20)]) == [(0, 0), (2.5, 0), (3, 20)]
    assert climbing([(0, 0), (1, 10), (2, 5)]) == [(0, 0), (2, 10)]


def test_one_strength_is_no_scale() -> None:
    with pytest.raises(StarlodeError, match="between two strengths"):
        scale_for([Company([1.0, 1.0], [1.0, 0.0])])


def test_strengths_that_never_met_are_not_compared() -> None:
    with pytest.raises(StarlodeError, match=r"never met cannot be compared: 1, 2 and 3, 4"):
        scale_for([Company([1.0, 2.0], [1.0, 0.0]), Company([3.0, 4.0], [0.0, 1.0])])
    with pytest.raises(StarlodeError, match="never met cannot be compared: 1, 2 and expert"):
        scale_for([Company([1.0, 2.0], [1.0, 0.0]), Company(["expert", "expert"], [0.0, 1.0])])


def test_the_long_way_to_a_master_may_bend_at_every_quarter() -> None:
    true = {4.0: 0.0, 4.25: 200.0, 4.5: 300.0, 4.75: 350.0, 5.0: 375.0}
    made = scale_for(games_of(true, 2, 12_000))
    assert made.strengths == list(true)
    assert made.ratings == pytest.approx(list(true.values()), abs=25)


@pytest.mark.parametrize("players", [2, 3])
def test_who_is_left_aside_is_rated_by_their_own_games(players: int) -> None:
    true: dict[Any, float] = {3.0: 0.0, "expert": 120.0, 4.0: 300.0, 5.0: 500.0}
    made = scale_for(games_of(true, players, 12_000))
    assert made.marks["expert"] == pytest.approx(120, abs=30)
    assert [made.rating_of(strength) for strength in (3.0, 4.0, 5.0)] == pytest.approx([0.0, 300.0, 500.0], abs=45)


def test_one_who_is_left_aside_and_always_lost_is_not_worlds_below() -> None:
    lost = [Company([4.0, "expert"], [1.0, 0.0])] * 100
    assert -2_500 < ratings_of(games_of({3.0: 0.0, 4.0: 100.0}, 2, 1_000) + lost)["expert"] < -300


def test_what_was_known_below_is_kept_as_it_is() -> None:
    lower = Scale([0.5, 1.0, 3.0, 3.5, 5.0], [0.0, 100.0, 400.0, 420.0, 600.0], 70)
    made = scale_for(games_of({3.0: 0.0, 4.0: 300.0, 5.0: 500.0}, 2, 12_000), lower)
    assert made.strengths == [0.5, 1.0, 3.0, 4.0, 4.5, 5.0]
    assert made.ratings[:3] == [0.0, 100.0, 400.0]
    assert made.ratings[3:] == pytest.approx([700.0, 800.0, 900.0], abs=30)
    assert (made.games, made.kept) == (12_070, 70)
    again = scale_for(games_of({3.0: 0.0, 4.0: 300.0, 5.0: 500.0}, 2, 12_000), made)
    assert again == made, "what was above does not count again"


def test_games_that_are_added_up_tell_the_same(tmp_path: Path) -> None:
    games = games_of({3.0: 0.0, "expert": 100.0, 4.0: 300.0}, 3, 1_000)
    added = added_up(games)
    assert len(added) < 10
    assert (sum(one.games for one in added), added_up(added)) == (1_000, added)
    file = tmp_path / "cave-in-3.json"
    file.write_text(LevelGames(GAME.info.name, 3, added).text())
    read = level_games(GAME, [file])
    assert read == {3: added}
    assert ratings_of(read[3]) == pytest.approx(ratings_of(games))
    with pytest.raises(StarlodeError, match="holds games of cave-in, not of ore-rush"):
        level_games(ORE_RUSH, [file])
    file.write_text("[]")
    with pytest.raises(StarlodeError, match="holds no games between strengths"):
        level_games(GAME, [file])


@pytest.mark.parametrize("name", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_the_levels_of_the_house_follow_from_the_games_that_are_kept(name: str) -> None:
    """`starlode levels GAME --above 3 benchmarks/levels/GAME-*.json` would write what is there."""
    game, known = load_game(name), known_scales(load_game(name))
    played = level_games(game, sorted(KEPT.glob(f"{name}-*.json")))
    assert known.keys() == played.keys()
    upper = {players: from_strength(3, met) for players, met in played.items()}
    for players, made in scales_for(upper, known).items():
        there = known[players]
        assert (made.games, made.kept, made.strengths) == (there.games, there.kept, there.strengths)
        assert made.ratings == pytest.approx(there.ratings, abs=0.2)
        assert made.marks == pytest.approx(there.marks, abs=0.2)
        assert added_up(played[players]) == played[players]


# ---- finding yours ----


def encounter(rival: float, share: float) -> Encounter:
    return Encounter(120.0, [rival], share)


def test_you_are_offered_who_you_beat_every_other_time() -> None:
    assert fitting_level([]) in (5, 6)
    assert fitting_level([encounter(8, 1.0), encounter(8, 0.0)] * 5) == 8
    assert fitting_level([encounter(2, 0.0)] * 6) == 1
    assert fitting_level([encounter(9, 1.0)] * 9) == 10
    crowd = Encounter(120.0, [6, 6, 6], 1.0), *[Encounter(120.0, [6, 6, 6], 0.0)] * 3
    assert fitting_level(crowd * 6) == 6


def test_only_your_latest_games_count_for_your_level() -> None:
    learned, before = [encounter(8, 1.0), encounter(8, 0.0)] * 10, [encounter(2, 0.0)] * 100
    assert fitting_level([*learned, *before]) == 8


def test_levels_below_expert_slip_as_often_as_they_are_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "choose", lambda bot, information: 1)
    monkeypatch.setattr(GreedyBot, "choose", lambda bot, information: 0)
    for level in ("medium", "hard", "expert"):
        bot = make_bot(level, 3)
        chosen = [bot.choose(None) for _ in range(2000)]  # type: ignore[arg-type]
        assert chosen.count(0) / len(chosen) == pytest.approx(SLIPS.get(level, 0.0), abs=0.05)


def test_bots_of_levels_by_number_have_names_of_the_level_that_they_are_like() -> None:
    names = {cast_name(f"level:{number}", ()) for number in range(1, COUNT + 1)}
    assert names == {cast_name(level, ()) for level in (*LEVELS, "master")}
    assert cast_name("level:7", [cast_name("hard", ())]) in CAST["hard"]
