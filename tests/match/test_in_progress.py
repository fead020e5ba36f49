"""A game in progress: what is forgotten makes no difference, and what is taken back does not come true again."""

from __future__ import annotations

import json
from random import Random

import pytest

from starlode.engine.boundary.errors import InvalidRecord
from starlode.engine.running.history import History
from starlode.engine.running.referee import Referee
from starlode.games import all_games, load_game
from starlode.match import Match
from starlode.match.in_progress import GameInProgress
from starlode.match.record import read_record
from starlode.match.seeds import key_text
from starlode.match.start import deal
from tests.example import NAME

PLIES = 40
DIG, LEAVE = 0, 1
every_game = pytest.mark.parametrize("name", [NAME, *all_games()])


def begun(name: str) -> GameInProgress:
    game = load_game(name)
    config = game.configure({"players": 3})
    return GameInProgress(History(Referee(game, config), deal(game, config, 4), room=2))


def state_of(played: GameInProgress) -> bytes:
    return bytes(played.history.states[-1:].tobytes())


@every_game
def test_a_course_that_forgets_goes_where_one_goes_that_keeps_everything(name: str) -> None:
    whole, brief, chance = begun(name), begun(name), Random(7)
    brief.kept = 1
    for ply in range(PLIES):
        if whole.over:
            break
        seat = chance.choice(whole.acting)
        action = chance.choice(whole.history.actions(seat))
        for played in (whole, brief):
            played.decide(seat, action)
            played.catch_up()
            played.tidy()
        if ply % 5 == 4:
            place, alone = chance.randrange(max(0, whole.count - 4), whole.count), chance.random() < 0.5
            alone = alone and whole.is_free(whole.made(place).seat, place)
            redraws = [] if alone else [whole.next_redraw()]
            assert whole.take_back(place, alone, redraws) == brief.take_back(place, alone, redraws)
        assert state_of(whole) == state_of(brief)
        assert (whole.versions, whole.redraws) == (brief.versions, brief.redraws)
    assert len(brief.history.states) <= 2 < len(whole.history.states)


@every_game
def test_what_is_taken_back_counts_when_it_came_and_when_it_went(name: str) -> None:
    match = Match(name, seed=3)
    seats = [*(match.seat(number) for number in range(match.players)), match.spectator]
    for _ in range(PLIES // 4):
        before = [seat.version for seat in seats]
        log = [seat.log() for seat in seats]
        match.play(match.legal_actions()[-1])
        came = [seat.version - old for seat, old in zip(seats, before, strict=True)]
        assert set(came) <= {0, 1}
        match.undo()
        assert [seat.version - old for seat, old in zip(seats, before, strict=True)] == [2 * step for step in came]
        assert [seat.log() for seat in seats] == log
        assert not any(seat.events(old) for seat, old in zip(seats, before, strict=True))
        match.play(match.legal_actions()[-1])
        assert [seat.version - old for seat, old in zip(seats, before, strict=True)] == [3 * step for step in came]


def test_what_was_seen_of_the_future_does_not_come_true() -> None:
    match = Match(NAME, seed=5, players=2)
    found = set()
    for number in range(1, 12):
        found.add(repr(match.play(DIG)))
        match.take_back(0, redraws=[number])
    assert len(found) > 1
    assert match.redraws == [(0, 11)]


def test_taking_back_more_for_free_brings_no_old_draw_back() -> None:
    match = Match(NAME, seed=5, players=2)
    while LEAVE not in match.legal_actions():
        match.play(DIG)
    match.play(LEAVE)
    place, seen = match.count, key_text(match.state.key)
    match.play(DIG)
    match.take_back(place, redraws=[match.next_redraw()])
    assert match.is_free(match.made(place - 1).seat, place - 1)
    match.take_back(place - 1, alone=True)
    match.play(LEAVE)
    match.play(DIG)
    assert key_text(match.state.key) != seen


def test_a_record_tells_where_chance_was_drawn_anew() -> None:
    match = Match(NAME, seed=5, players=2)
    match.play(DIG)
    match.take_back(0, redraws=[3])
    match.play(DIG)
    match.play(DIG)
    again = Match.from_record(match.record())
    assert again.record() == match.record() == read_record(match.record().text())
    assert again.history.states.tobytes() == match.history.states.tobytes()
    assert again.fairness == match.fairness == Match(NAME, seed=5, players=2).fairness
    assert repr(eval(repr(match), {"Match": Match})) == repr(match)
    assert [redraw.place for redraw in match.at(1).redraws] == [0]


@pytest.mark.parametrize("redraws", [[[0]], [[-1, 1]], [["0", 1]], 7])
def test_redraws_that_are_none_are_refused(redraws: object) -> None:
    data = json.loads(Match(NAME, seed=5).record().text()) | {"redraws": redraws}
    with pytest.raises(InvalidRecord, match="redraws"):
        read_record(json.dumps(data))
    with pytest.raises(InvalidRecord, match="redraws"):
        Match(NAME, seed=5, redraws=redraws)  # type: ignore[arg-type]
