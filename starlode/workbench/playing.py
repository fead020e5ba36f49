"""Games by the thousand: a loop that stays in compiled code, in Python and in the page, and notes what reports need."""

from __future__ import annotations

from typing import NamedTuple

from starlode.bots.adviser import Adviser
from starlode.engine.compiling.kernel import entry, kernel
from starlode.engine.running.contract import POINTS, RANK, apply, returns, round_of, survey
from starlode.engine.running.loops import begin
from starlode.engine.state.dice import throw_dice
from starlode.engine.state.header import SEATS, Header, lowest_acting
from starlode.engine.state.records import Array, Record
from starlode.workbench.course import CHANGES, LOOKS, SETTLED, begin_course, look
from starlode.workbench.players import Thought, begin_anew, decide
from starlode.workbench.sources import note_sources
from starlode.workbench.uses import note_uses

# Columns of a summary: the seat that is asked first (-1 where several are at once), decisions, rounds, changes of the
# lead, the look after which the winner led to the end, how many looks; then points and rank by seat.
FIRST, DECISIONS, ROUNDS, LEAD_CHANGES, LAST_CAUGHT, ALL_LOOKS, SEATED = range(7)
SUMMARY = SEATED + 2 * SEATS


class GameTables(NamedTuple):
    """What the game declares, as tables."""

    begins: Array
    rows: Array
    lookup: Array
    slots: Array


class Room(NamedTuple):
    """The position and the survey, each also as plain numbers in the same memory, and other scratch space."""

    state_bytes: Array
    survey: Record
    survey_words: Array
    results: Array
    course: Array


class Noted(NamedTuple):
    """What is noted of each game."""

    summary: Array
    sources: Array  # points by seat and source
    taken: Array  # by seat and column: 1 if it was taken or used


@entry
def play_games(
    params: Record,
    state: Header,
    players: int,
    seed: int,
    player: int,
    thought: Thought,
    tables: GameTables,
    room: Room,
    noted: Noted,
    adviser: Adviser | None,
) -> None:
    """Play a game of every seed from this one on, as many as there is room to note."""
    for game in range(noted.summary.shape[0]):
        summary, taken = noted.summary[game], noted.taken[game]
        play_game(params, state, players, seed + game, player, thought, tables, room, summary, taken, adviser)
        note_end(params, state, room, summary)
        survey(params, state, 0, room.survey)
        for seat in range(players):
            note_sources(room.state_bytes, room.survey_words, seat, tables.slots, noted.sources[game, seat])


@kernel
def play_game(
    params: Record,
    state: Header,
    players: int,
    seed: int,
    player: int,
    thought: Thought,
    tables: GameTables,
    room: Room,
    summary: Array,
    taken: Array,
    adviser: Adviser | None,
) -> None:
    """Play one game to its end, and note what is taken and who leads."""
    begin(params, state, players, seed, 0)
    begin_anew(adviser)
    throw_dice(seed, thought.dice)
    begin_course(room.course)
    clear_flags(taken)
    summary[FIRST] = asked_first(state)
    look(params, state, room.results, room.course)
    while not state.over:
        seat = lowest_acting(state)
        apply(params, state, seat, decide(params, state, seat, player, seed, thought, adviser))
        note_uses(state, tables.begins, tables.rows, tables.lookup, taken)
        look(params, state, room.results, room.course)


@kernel
def clear_flags(taken: Array) -> None:
    """Forget what was taken in the game before."""
    for seat in range(taken.shape[0]):
        for column in range(taken.shape[1]):
            taken[seat, column] = 0


@kernel
def asked_first(state: Header) -> int:
    """The seat that is asked first; -1 where several are at once."""
    seat = lowest_acting(state)
    return seat if state.acting == 1 << seat else -1


@kernel
def note_end(params: Record, state: Header, room: Room, summary: Array) -> None:
    """Note the result of a finished game, and its course."""
    returns(params, state, room.results)
    winners = 0
    for seat in range(state.players):
        summary[SEATED + seat] = room.results[seat, POINTS]
        summary[SEATED + SEATS + seat] = room.results[seat, RANK]
        winners |= int(room.results[seat, RANK] == 1) << seat
    summary[DECISIONS], summary[ROUNDS] = state.ply, round_of(params, state)
    summary[LEAD_CHANGES], summary[ALL_LOOKS] = room.course[CHANGES], room.course[LOOKS]
    summary[LAST_CAUGHT] = room.course[SETTLED + winners] if winners else room.course[LOOKS]
