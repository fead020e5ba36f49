"""What entries about taking back amount to: for clocks, questions, chance, and whoever loads a long history."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from starlode.engine.running.referee import Referee
from starlode.server.protocol.wire import Clock, CreateTable, SeatWish
from starlode.server.storage.sqlstore import SqlStore
from starlode.server.storage.store import Entry, Founding, Kind, TableRow
from starlode.server.tables.chairs import Sitting
from starlode.server.tables.registry import rebuilt, row_of
from starlode.server.tables.table import ALONE, ANEW, Table
from starlode.server.tables.transcripts import match_of
from tests.example import NAME

SECOND = 1000
DIG, LEAVE = 0, 1


class Story:
    """A table of people that is told what happens when, and remembers it as entries."""

    def __init__(self, game: str = NAME, players: int = 2, seed: int = 5, **clock: Any) -> None:
        wish = CreateTable(game=game, seats=[SeatWish(kind="human")] * players, clock=Clock(**clock))
        self.row: TableRow = msgspec.structs.replace(row_of(wish), seed=f"{seed:032x}", created=0)
        self.entries = [
            Entry(number=seat, kind="sit", at=0, seat=seat, text=Sitting(f"Guest {seat}").text())
            for seat in range(players)
        ]
        self.table = self.loaded()

    def loaded(self) -> Table:
        """The table as another server would find it."""
        return rebuilt(Founding(self.row, self.entries), SqlStore("sqlite://"))

    def happen(self, kind: Kind, at: int = 0, **fields: Any) -> int:
        entry = Entry(number=len(self.entries), kind=kind, at=at, **fields)
        self.entries.append(entry)
        return self.table.fold(entry)

    def move(self, action: int, at: int = 0) -> int:
        """Whoever is asked plays an action; answers with the seat."""
        seat = self.table.playing().acting[0]
        self.happen("move", at, seat=seat, value=action, spent=self.table.clocks.spent(seat, at))
        return seat

    def undo(self, seat: int, at: int = 0, how: str = ALONE) -> None:
        """A seat takes back its last decision, which harmed nobody."""
        place = self.table.playing().last_of(seat)
        assert place is not None
        spent = self.table.clocks.thought(seat, [place], at, asked=False)
        self.happen("undo", at, seat=seat, value=place, text=how, spent=spent)


def ready_to_leave(**clock: Any) -> Story:
    """Somebody is asked who may leave the shaft, which uses no chance and shows nothing."""
    for seed in range(50):
        story = Story(seed=seed, **clock)
        story.move(DIG)
        if LEAVE in story.table.playing().actions(story.table.playing().acting[0]):
            return story
    raise AssertionError


def drafted(count: int, **clock: Any) -> tuple[Story, int]:
    """A seat has made some decisions of a secret program, one a second."""
    story = Story("cosmic-scavengers", **clock)
    seat = story.table.playing().acting[0]
    for second in range(count):
        action, at = story.table.playing().actions(seat)[0], (second + 1) * SECOND
        story.happen("move", at, seat=seat, value=action, spent=story.table.clocks.spent(seat, at))
    return story, seat


def reset(story: Story, seat: int, at: int) -> None:
    """The seat takes all of them back at once."""
    places = story.table.playing().places_of(seat)
    spent = story.table.clocks.thought(seat, places, at, asked=False)
    story.happen("undo", at, seat=seat, value=places[0], text=ALONE, spent=spent)


def test_a_turn_that_is_taken_back_at_once_counts_each_of_its_decisions() -> None:
    story, seat = drafted(3)
    reset(story, seat, 9 * SECOND)
    assert story.table.undone[seat] == story.loaded().undone[seat] == 3
    assert story.table.playing().count == story.loaded().playing().count == 0


def test_a_question_is_about_the_same_decision_after_another_seat_takes_back_several() -> None:
    story, seat = drafted(3)
    other = 1 - seat
    story.happen("move", seat=other, value=story.table.playing().actions(other)[0])
    story.happen("ask", seat=other, value=3)
    reset(story, seat, 9 * SECOND)
    assert story.table.question is not None
    assert story.loaded().question is not None
    assert story.table.question.place == 0
    assert story.table.playing().made(0).seat == other


@pytest.mark.parametrize("clock", [{"kind": "total", "seconds": 60, "increment": 10}, {"kind": "move", "seconds": 60}])
def test_a_turn_that_is_taken_back_at_once_gains_no_time(clock: dict[str, Any]) -> None:
    story, seat = drafted(0, **clock)
    due = story.table.clocks.deadline()
    story, seat = drafted(3, **clock)
    reset(story, seat, 9 * SECOND)
    assert story.table.clocks.deadline() == due == story.loaded().clocks.deadline()


# ---- clocks ----


@pytest.mark.parametrize("clock", [{"kind": "total", "seconds": 60, "increment": 10}, {"kind": "move", "seconds": 60}])
def test_playing_and_taking_back_gains_no_time(clock: dict[str, Any]) -> None:
    story = ready_to_leave(**clock)
    due = story.table.clocks.deadline()
    for second in range(1, 21):
        seat = story.move(LEAVE, 2 * second * SECOND)
        story.undo(seat, (2 * second + 1) * SECOND)
        assert story.table.clocks.deadline() == due == story.loaded().clocks.deadline()


def test_by_consent_the_time_of_others_is_not_counted() -> None:
    story = ready_to_leave(kind="total", seconds=60, increment=10)
    due = story.table.clocks.deadline()
    assert due is not None
    seat = story.move(LEAVE, 5 * SECOND)
    rival = story.move(DIG, 25 * SECOND)
    running = 15 if story.table.playing().acting == (seat,) else 0  # a rockfall has ended the rival's turn
    story.happen("undo", 40 * SECOND, seat=seat, value=story.table.playing().last_of(seat), text=f"{ANEW} 1")
    assert story.table.clocks.deadline() == (due[0] + (40 - 5 - running) * SECOND, seat)
    faces = story.table.clocks.faces(rival, [seat], 40 * SECOND)
    assert faces is not None
    assert faces[rival].left == 40 * SECOND  # without its increment
    assert story.loaded().clocks.deadline() == story.table.clocks.deadline()


# ---- questions ----


def test_a_person_who_is_away_is_asked_all_the_same() -> None:
    story = Story()
    seat = story.move(DIG)
    story.happen("bot", seat=1 - seat, text="easy")
    assert story.table.people == {0, 1}
    story.happen("ask", seat=seat, value=0)
    assert story.table.question is not None
    assert story.table.question.waiting == {1 - seat}


def test_what_somebody_takes_back_in_secret_neither_ends_nor_moves_a_question() -> None:
    story = Story("cosmic-scavengers", 3)
    live = story.table.playing()
    while len(live.acting) < 3:
        story.move(live.actions(live.acting[0])[0])
    story.happen("move", seat=1, value=live.actions(1)[0])
    assert live.told(live.count - 1) == 1 << 1
    story.happen("move", seat=0, value=live.actions(0)[0])
    mine = live.count - 1
    story.happen("ask", seat=0, value=mine)
    question = story.table.question
    story.undo(1)
    assert question is not None
    assert story.table.question is not None
    assert (story.table.question.number, story.table.question.place) == (question.number, mine - 1)
    assert live.made(mine - 1).seat == 0


# ---- chance ----


def test_luck_is_another_after_taking_back_and_the_same_when_loaded() -> None:
    story = Story()
    keys = set()
    for number in range(1, 5):
        seat = story.move(DIG)
        keys.add(story.table.playing().history.states["key"][-1].tobytes())
        story.happen("undo", seat=seat, value=0, text=f"{ANEW} {number}")
    story.move(DIG)
    here, there = story.table.playing(), story.loaded().playing()
    assert len(keys) == 4
    assert here.history.states.tobytes() == there.history.states.tobytes()
    assert (here.versions, here.redraws) == (there.versions, there.redraws)
    record = match_of(story.table, here).record()
    assert record.redraws == [(0, 4)]
    assert match_of(story.loaded(), there).record() == record


def test_tables_that_were_stored_before_are_played_again_as_they_were() -> None:
    story = Story()
    first = story.move(DIG)
    found = story.table.playing().history.states.tobytes()
    story.happen("undo", seat=first, value=0)
    story.move(DIG)
    assert story.table.playing().history.states.tobytes() == found


# ---- loading ----


@pytest.fixture
def advances(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every decision that the rules play."""
    calls: list[int] = []
    advance = Referee.advance

    def counted(self: Referee, *given: Any) -> None:
        calls.append(1)
        advance(self, *given)

    monkeypatch.setattr(Referee, "advance", counted)
    return calls


def fiddled(times: int, **clock: Any) -> Story:
    """Somebody decides and takes it back, so many times, then goes on."""
    story = ready_to_leave(**clock)
    for number in range(times):
        story.undo(story.move((LEAVE, DIG)[number % 7 == 3], 10 * number), 10 * number + 5)
    return story


@pytest.mark.parametrize(
    "clock", [{}, {"kind": "total", "seconds": 60, "increment": 1}, {"kind": "move", "seconds": 60}]
)
@pytest.mark.parametrize("further", [0, 3])
def test_a_long_history_of_taking_back_is_played_once(clock: dict[str, Any], further: int, advances: list[int]) -> None:
    story = fiddled(30, **clock)
    for _ in range(further):
        story.move(story.table.playing().actions(story.table.playing().acting[0])[-1], 400)
    advances.clear()
    table, live = story.loaded(), story.table.playing()
    assert len(advances) == 1 + 3 + further  # the beginning; both kinds of decision, and the last of them again
    assert table.playing().versions == live.versions
    assert (table.playing().shown, table.number, table.undone) == (
        live.shown,
        story.table.number,
        story.table.undone,
    )
    assert table.clocks.deadline() == story.table.clocks.deadline()
    for viewer, version in zip(live.viewers, live.versions, strict=True):
        for seen in range(version + 1):
            assert table.playing().changes(viewer, seen) == live.changes(viewer, seen)
        assert table.clocks.faces(viewer, [0, 1], 500) == story.table.clocks.faces(viewer, [0, 1], 500)


def test_taking_back_the_last_decision_plays_nothing_again(advances: list[int]) -> None:
    story, chance = Story("cave-in"), Random(1)
    live = story.table.playing()
    for _ in range(40):
        story.move(chance.choice(live.actions(live.acting[0])))
    before = len(live.history.states)
    advances.clear()
    assert before <= 3
    place = live.count - 1
    live.is_free(live.made(place).seat, place)
    live.take_back(place)
    assert not advances


def test_the_whole_past_is_what_stands() -> None:
    story, chance = Story("cave-in"), Random(1)
    live = story.table.playing()
    for _ in range(60):
        story.move(chance.choice(live.actions(live.acting[0])))
    match = match_of(story.table, live)
    for viewer in live.viewers:
        seat = match.spectator if viewer < 0 else match.seat(viewer)
        assert len(live.past(viewer).rows) == len(seat.events())
        assert live.changes(viewer, 0) is None  # that much is not remembered
    assert live.decided(0) + live.decided(1) == live.count


def test_the_past_knows_where_a_seat_stood_when_it_last_decided() -> None:
    story, chance = Story("cave-in"), Random(1)
    live = story.table.playing()
    stood = {viewer: (0, live.record(viewer)) for viewer in live.viewers}
    for _ in range(30):
        seat = live.acting[0]
        stood[seat] = (len(live.past(seat).rows), live.record(seat))
        story.move(chance.choice(live.actions(seat)))
    for viewer in live.viewers:
        assert live.past(viewer)[1:] == stood[viewer]
