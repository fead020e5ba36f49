"""The promises that every game must keep, checked by playing it.

    from starlode.testing import check
    check(GAME)

Each promise is one function below. It raises Nonconformance with the game, the options, the seed and the ply at which
the promise was broken, so that you can reproduce the failure.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.authoring.invariants import asking_faults, position_faults
from starlode.engine.running import single
from starlode.engine.state.masks import blank_mask
from starlode.engine.state.records import same
from starlode.engine.text.speech import log_line, objection
from starlode.match.match import Match
from starlode.match.record import read_record
from starlode.testing.dealing import check_setup
from starlode.testing.gate import check_gate
from starlode.testing.modes import INTERPRETED, check_bounds, check_interpreted, elsewhere, is_compiled, option_sets
from starlode.testing.positions import check_mutant, check_position_text, mutated
from starlode.testing.require import Nonconformance, blaming, require
from starlode.testing.words import check_words

SAMPLED = 0.05  # share of positions that get the slow checks
FIRST = "a first look"
OBJECTIONS = 20  # illegal actions of each seat that are tried there


def check(game: Game, *, games: int = 2, seed: int = 0, modes: bool = True) -> None:
    """Play `games` random games for every number of players and example option set, checking every promise.

    `modes` also compares interpreted with compiled play and runs with bounds checks, in separate processes.
    """
    for _, step in steps(game, games, seed, modes):
        step()


def steps(game: Game, games: int, seed: int, modes: bool) -> list[tuple[str, Callable[[], object]]]:
    """The steps of `check` in order, each with a name.

    The first one runs before anything is compiled: machine code would write past an array, or play on without a move.
    """
    todo: list[tuple[str, Callable[[], object]]] = [("words", partial(check_words, game))]
    if is_compiled():
        todo.insert(0, (FIRST, partial(elsewhere, game, INTERPRETED, look_at)))
    todo.append(("names of observations", partial(check_observed, game)))
    todo += [
        (f"{options}, seed {number}", partial(check_game, game, options, number))
        for options in option_sets(game)
        for number in range(seed, seed + games)
    ]
    if modes:
        todo.append(("as plain Python", partial(check_interpreted, game)))
        todo.append(("with checked bounds", partial(check_bounds, game)))
    return todo


def check_observed(game: Game) -> None:
    """Every number of an observation has a name of its own; raises Nonconformance."""
    names = game.observation_names()
    found = f"observations have {game.observation} numbers, and {len(set(names))} names for them"
    require(len(names) == len(set(names)) == game.observation, f"{game.info.name}: {found}")


def look_at(game: Game) -> None:
    """Check the words, and one game with the slow checks only at its start; raises Nonconformance."""
    check_words(game)
    check_game(game, next(option_sets(game)), 0, sampled=0.0)


def check_game(game: Game, options: dict[str, Any], seed: int, sampled: float = SAMPLED) -> None:
    """Play one random game with every check, the slow ones at a share of its positions; raises Nonconformance."""
    where = f"{game.info.name} {options}, seed {seed}"
    with blaming(game, lambda: f"{where}, set-up"):
        match = Match(game, seed=seed, **options)
    with blaming(game, lambda: f"{where}, ply {match.ply}"):
        snapshots = play_checked(match, Random(seed), sampled)
        check_faults(match)
        check_outcome(match)
        check_untouched(match, snapshots)
        check_record(match)
        check_setup(match)


def play_checked(match: Match, chance: Random, sampled: float) -> list[bytes]:
    """Play to the end at random, with every check on the way; returns all positions before the end."""
    snapshots: list[bytes] = []
    while not match.over:
        snapshots.append(np.asarray(match.state).tobytes())
        check_position(match, chance, sampled)
        seat = chance.choice(match.acting)
        match.play(chance.choice(match.legal_actions(seat)), seat)
        require(len(snapshots) <= match.game.most_decisions, "the game does not end within its bound")
    return snapshots


def check_position(match: Match, chance: Random, sampled: float = SAMPLED) -> None:
    """Check everything that must hold at one ply; the slow part only now and then."""
    check_legal(match)
    check_faults(match)
    if match.ply == 0 or chance.random() < sampled:
        check_notation(match)
        check_objections(match, chance)
        check_hunches(match)
        check_position_text(match)
        check_mutant({**match.position(), "position": mutated(match.position()["position"], chance)}, chance)
        check_gate(match, chance.getrandbits(32))
        check_events(match)


def check_legal(match: Match) -> None:
    """A seat that owes a decision has a legal move, all others have none, and events fit; raises Nonconformance."""
    for fault in asking_faults(match.game, match.config, match.state):
        raise Nonconformance(fault)
    require(match.state.event_count < len(match.state.events), "a decision caused more events than the list holds")


def check_faults(match: Match) -> None:
    """Every field keeps its range, and no invariant of the components is broken."""
    faults = position_faults(match.game, match.config, match.state)
    require(not faults, "; ".join(faults))


def check_notation(match: Match) -> None:
    """Every legal move has its own text, which reads back as that move, a description and a prompt."""
    for number in match.acting:
        seat = match.seat(number)
        choices = seat.choices()
        texts = [choice.move for choice in choices]
        require(len(set(texts)) == len(texts), f"two legal moves have the same text: {texts}")
        for choice in choices:
            parsed = match.game.notation.read(match.perspective(number), choice.move, match.words)
            require(parsed == choice.action, f"'{choice.move}' is written for {choice.action} and read as {parsed}")
            require(bool(choice.words.strip()), f"'{choice.move}' has no words")
        require(bool(seat.prompt().strip()), f"seat {number} gets no prompt")


def check_objections(match: Match, chance: Random) -> None:
    """An illegal move is refused with a reason, and changes nothing."""
    for number in range(match.players):
        legal, before = match.legal_actions(number), match.state
        for action in chance.sample(range(match.game.actions), min(match.game.actions, OBJECTIONS)):
            if action not in legal:
                why = match.words.say(objection(match.perspective(number), action))
                require(bool(why), f"action {action} of seat {number} is refused without a reason")
        require(same(before, match.state), "a refused move changes the position")


def check_hunches(match: Match) -> None:
    """Every legal move has a finite hunch, and computing it changes nothing."""
    state, mask = match.state, blank_mask(match.game.actions)
    for seat in match.acting:
        out = np.full(match.game.actions, np.nan)
        single.hunches(match.config.params, state, seat, mask, out)
        looks = out[match.legal_actions(seat)]
        require(bool(np.isfinite(looks).all()), f"seat {seat} has legal moves without a finite hunch")
    require(same(state, match.state), "having a hunch changes the position")


def check_events(match: Match) -> None:
    """Every event has a line in the log, for viewers who may know its details and for those who may not."""
    for seat in (*range(match.players), None):
        events = [event.seen_by(seat) for event in match.game.events.of(match.state)]
        lines = [match.words.say(log_line(match.game, match.config, event, match.names)) for event in events]
        require(all(lines), "an event has no line in the log")


def check_outcome(match: Match) -> None:
    """The end has a reason, there is a winner or everyone lost, and the breakdown adds up."""
    outcome = match.outcome
    require(outcome is not None and bool(outcome.reason), "the end has no reason")
    assert outcome is not None
    all_last = {result.rank for result in outcome.results} == {match.players}
    require(bool(outcome.winners) or all_last, "there is no winner, though not everybody lost")
    for result in outcome.results:
        total = sum(line.points for line in result.breakdown)
        require(total == result.points, f"seat {result.seat} has {result.points} points, its breakdown {total}")


def check_untouched(match: Match, snapshots: list[bytes]) -> None:
    """Earlier positions have not changed since they were reached."""
    for ply, snapshot in enumerate(snapshots):
        require(np.asarray(match.at(ply).state).tobytes() == snapshot, f"the position of ply {ply} was changed later")


def check_record(match: Match) -> None:
    """The stored record replays to the same bytes, which also shows that the same seed gives the same game."""
    again = Match.from_record(read_record(match.record().text()))
    require(same(match.state, again.state), "the record replays to another game")
    evaluated = eval(repr(match), {"Match": Match})  # repr promises to be Python code that gives the match back
    require(same(match.state, evaluated.state), "repr gives another match")
