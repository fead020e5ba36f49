"""How well people play, computed: laws that hold for any games, and bots that stay where they are."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlode.arena.points import CENTRE, mean_of, points_of
from starlode.games import all_games, load_game
from starlode.server.people.ratings import (
    NEWCOMER,
    RatedGame,
    Skill,
    after_game,
    all_steps,
    bot_skill,
    level_marks,
    mark_of,
    nearest_level,
    shown_rating,
    steps_of,
)

SKILLS = st.builds(Skill, st.floats(0, 50), st.floats(0.5, 25 / 3))
TABLES = st.lists(st.tuples(SKILLS, st.integers(1, 4)), min_size=2, max_size=4)
NAMES = st.permutations(["ann", "bob", "cem", "dot"])


@given(TABLES, st.randoms(use_true_random=False))
def test_it_makes_no_difference_who_sits_where(table: list[tuple[Skill, int]], chance: object) -> None:
    order = list(range(len(table)))
    chance.shuffle(order)  # type: ignore[attr-defined]
    straight = after_game(*zip(*table, strict=True))
    mixed = after_game(*zip(*(table[seat] for seat in order), strict=True))
    for place, seat in enumerate(order):
        assert mixed[place] == pytest.approx(straight[seat])


@given(TABLES)
def test_a_game_never_adds_doubt(table: list[tuple[Skill, int]]) -> None:
    skills, ranks = zip(*table, strict=True)
    assert all(new.sigma <= old.sigma for old, new in zip(skills, after_game(skills, ranks), strict=True))


@given(st.integers(2, 4), st.data())
def test_equals_who_share_a_place_stay_equal_and_better_places_are_worth_no_less(
    players: int, data: st.DataObject
) -> None:
    ranks = data.draw(st.lists(st.integers(1, 4), min_size=players, max_size=players))
    after = after_game([NEWCOMER] * players, ranks)
    for (one, rank), (other, behind) in combinations(zip(after, ranks, strict=True), 2):
        lead = (one.mu - other.mu) * (behind - rank)  # of whoever has the better place
        assert one.mu == pytest.approx(other.mu) if rank == behind else lead > -1e-9


def test_the_scale_is_the_arenas() -> None:
    assert shown_rating(NEWCOMER, 0).mark == CENTRE
    assert points_of(mean_of(1234.5)) == pytest.approx(1234.5)


@pytest.mark.parametrize("name", ["cave-in", "cosmic-scavengers", "stella-digger"])
def test_every_level_has_a_mark_in_every_game_and_a_stronger_one_a_higher(name: str) -> None:
    game = load_game(all_games()[name])
    fewest, most = game.info.players
    for players in range(max(2, fewest), most + 1):
        marks = list(level_marks(game, players).values())
        assert len(marks) == 10
        assert marks == sorted(set(marks))
        assert mark_of("medium", game, players) == CENTRE
        assert mark_of("random", game, players) is None
        for level, mark in level_marks(game, players).items():
            assert nearest_level(mark + 1, game, players) == level
        assert nearest_level(-5000, game, players) == "level:1"
        assert nearest_level(9000, game, players) == "level:10"


def game_of(people: list[str], at: int, table: str, bot: bool = False) -> RatedGame:
    """A game that was won in the order of the list, perhaps with a bot in the last place."""
    fixed = [None] * len(people) + [bot_skill(1500.0)] * bot
    return RatedGame(table, "cave-in", at, [*people, *[None] * bot], fixed, list(range(1, len(fixed) + 1)))


GAMES = st.lists(st.tuples(NAMES, st.integers(2, 4), st.integers(0, 9), st.booleans()), max_size=12)


@given(GAMES, st.randoms(use_true_random=False))
def test_ratings_are_the_same_in_whichever_order_their_games_are_found(
    drawn: list[tuple[list[str], int, int, bool]], chance: object
) -> None:
    games = [game_of(who[:count], at, f"table{n}", bot) for n, (who, count, at, bot) in enumerate(drawn)]
    steps = all_steps(games)
    chance.shuffle(games)  # type: ignore[attr-defined]
    assert all_steps(games) == steps
    chains: dict[tuple[str, int], list[int]] = {}
    for step in steps:
        chains.setdefault((step.person, step.players), []).append(step.nth)
    assert all(nths == list(range(1, len(nths) + 1)) for nths in chains.values())


@given(GAMES)
def test_what_was_stored_one_by_one_is_what_is_computed_anew(drawn: list[tuple[list[str], int, int, bool]]) -> None:
    """Even where servers' clocks disagree: games are stored in any order, and sorted by the times stored with them."""
    latest: dict[tuple[int, str], object] = {}
    games, steps = [], []
    for n, (who, count, at, bot) in enumerate(drawn):
        played = game_of(who[:count], at, f"table{n}", bot)
        known = {person: step for (players, person), step in latest.items() if players == played.players}
        new = steps_of(played, known)  # type: ignore[arg-type]
        latest |= {(step.players, step.person): step for step in new}
        steps += new
        games.append(RatedGame(played.table, played.game, new[0].at, played.people, played.fixed, played.ranks))
    key = lambda step: (step.person, step.players, step.nth)  # noqa: E731  # short, and used twice below
    assert sorted(all_steps(games), key=key) == sorted(steps, key=key)


def test_a_bot_tells_more_than_a_newcomer_and_is_not_changed() -> None:
    met_bot = all_steps([game_of(["ann"], 1, "a", bot=True)])
    met_newcomer = all_steps([game_of(["ann", "bob"], 1, "a")])
    assert [step.person for step in met_bot] == ["ann"]
    assert met_bot[0].sigma < met_newcomer[0].sigma
    assert met_bot[0].before[1] == bot_skill(1500.0)
