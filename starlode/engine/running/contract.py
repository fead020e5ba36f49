"""The contract: the functions that generic loops call, and how a game's own functions are bound to them.

Each function here is only a name. A game binds its compiled functions once, when it is imported. From then on a loop
that calls `legal(params, state, seat, mask)` is compiled to that game's rule wherever `state` is that game's record,
and may be cached on disk. Interpreted, the name looks up the rule by the dtype of the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.extending import overload

from starlode.engine.compiling.dispatch import short_digest
from starlode.engine.compiling.kernel import kernel, rule
from starlode.engine.state.header import Header
from starlode.engine.state.records import Array, Record

POINTS, RANK = 0, 1  # columns of what `returns` writes


@kernel
def no_hunch(params: Record, state: Header, seat: int, mask: Array, out: Array) -> None:
    """All legal actions look alike."""
    for action in range(out.shape[0]):
        out[action] = 0.0


@kernel
def always_quiet(params: Record, state: Header) -> bool:
    """Every position can be judged as it is."""
    return True


@kernel
def asks_its_phase(params: Record, state: Header, seat: int) -> int:
    """Every seat that is asked is asked for the decision of the phase."""
    return int(state.phase)


@kernel
def no_reason(params: Record, state: Header, seat: int, action: int) -> int:
    """The first reason for everything."""
    return 0


@kernel
def no_survey(params: Record, state: Header, seat: int, out: Record) -> None:
    """There is nothing to add to the record."""


@kernel
def nothing_follows(params: Record, state: Header) -> None:
    """After an action a seat is asked, or the game is over."""


@kernel
def next_phase(params: Record, state: Header) -> int:
    """The phase says what follows."""
    return int(state.phase)


@kernel
def observe_all(params: Record, state: Header, seat: int, kept: Array, out: Array) -> None:
    """Nothing is kept, and everything is written."""
    observe(params, state, seat, out)


class Rules(NamedTuple):
    """A game's compiled functions. All write in place and allocate nothing.

    Some have a default: `hunch` and `quiet` only help a search; `asked`, `objection` and `survey` only explain; `act`,
    `follow` and `upcoming` are `apply` in pieces, for cases where many games do the same piece at once;
    `observe_again` is a quicker `observe`, for rows that are written again and again.
    """

    setup: Callable[[Any, Any], None]
    legal: Callable[[Any, Any, int, Array], None]
    apply: Callable[[Any, Any, int, int], None]
    returns: Callable[[Any, Any, Array], None]
    observe: Callable[[Any, Any, int, Array], None]
    hide: Callable[[Any, Any, int], None]
    resample: Callable[[Any, Any, int], None]
    estimate: Callable[[Any, Any, Array], None]
    hunch: Callable[[Any, Any, int, Array, Array], None] = no_hunch
    quiet: Callable[[Any, Any], bool] = always_quiet
    asked: Callable[[Any, Any, int], int] = asks_its_phase
    objection: Callable[[Any, Any, int, int], int] = no_reason
    survey: Callable[[Any, Any, int, Any], None] = no_survey
    act: Callable[[Any, Any, int, int], None] | None = None  # None: all of `apply`
    follow: Callable[[Any, Any], None] = nothing_follows
    upcoming: Callable[[Any, Any], int] = next_phase
    observe_again: Callable[[Any, Any, int, Array, Array], None] = observe_all


_rules: dict[np.dtype[Any], Rules] = {}


def setup(params: Record, state: Header) -> None:
    """Deal a new game into a zeroed state whose `key` and `players` are set."""
    _rules[state.dtype].setup(params, state)


def legal(params: Record, state: Header, seat: int, mask: Array) -> None:
    """Allow in the mask every action that seat may take now, and no other (see `masks`)."""
    _rules[state.dtype].legal(params, state, seat, mask)


def apply(params: Record, state: Header, seat: int, action: int) -> None:
    """Play one legal action in place; the caller must make sure that it is legal."""
    _rules[state.dtype].apply(params, state, seat, action)


def returns(params: Record, state: Header, out: Array) -> None:
    """Write points and rank (1 is best, ties share a rank) of every seat; final once the game is over."""
    _rules[state.dtype].returns(params, state, out)


def observe(params: Record, state: Header, seat: int, out: Array) -> None:
    """Write what that seat may know as numbers of fixed length."""
    _rules[state.dtype].observe(params, state, seat, out)


def observe_again(params: Record, state: Header, seat: int, kept: Array, out: Array) -> None:
    """The same where `out` holds what was written last: only what has changed since has to be written.

    `kept` belongs to that row and is all 0 before the first time; the game notes there what it has seen (`watching`).
    The parameters are the same each time.
    """
    _rules[state.dtype].observe_again(params, state, seat, kept, out)


def hide(params: Record, state: Header, seat: int) -> None:
    """The gate: turn a position, in place, into the seat's record, which holds exactly what the seat may know.

    -1 is a spectator. What stays hidden is blank, what cannot be told apart is merged, the generator and the events
    are gone. Everything that a seat is shown, told or offered is made from its record and from nothing else.
    """
    _rules[state.dtype].hide(params, state, seat)


def resample(params: Record, state: Header, seat: int) -> None:
    """Turn a seat's record, in place, into a whole position: deal all that the seat cannot know, with the true odds.

    The caller has given the record its own generator.
    """
    _rules[state.dtype].resample(params, state, seat)


def estimate(params: Record, state: Header, out: Array) -> None:
    """Write how well every seat stands, in points, by the game's readable evaluation."""
    _rules[state.dtype].estimate(params, state, out)


def hunch(params: Record, state: Header, seat: int, mask: Array, out: Array) -> None:
    """Write for every legal action of the mask how good it looks at a glance, in points; only differences count."""
    _rules[state.dtype].hunch(params, state, seat, mask, out)


def quiet(params: Record, state: Header) -> bool:
    """Whether nothing is half done, so that `estimate` compares the seats fairly."""
    return _rules[state.dtype].quiet(params, state)


def asked(params: Record, state: Header, seat: int) -> int:
    """Which of the game's decisions a seat that owes one is asked for; usually the phase, unless seats differ."""
    return _rules[state.dtype].asked(params, state, seat)


def objection(params: Record, state: Header, seat: int, action: int) -> int:
    """The number of the reason why an action that answers the decision is not legal now; trusts that it is not."""
    return _rules[state.dtype].objection(params, state, seat, action)


def survey(params: Record, state: Header, seat: int, out: Record) -> None:
    """Write what sentences may mention beyond the seat's record: costs, limits, what could be done with a hand."""
    _rules[state.dtype].survey(params, state, seat, out)


def act(params: Record, state: Header, seat: int, action: int) -> None:
    """Play one legal action in place, but no automatic steps: while no seat is asked, `follow` does those."""
    (_rules[state.dtype].act or _rules[state.dtype].apply)(params, state, seat, action)


def follow(params: Record, state: Header) -> None:
    """Do the next automatic step; trusts that no seat is asked and the game is not over."""
    _rules[state.dtype].follow(params, state)


def upcoming(params: Record, state: Header) -> int:
    """A number below 32 for the step that `follow` would do: games with equal numbers take the same path."""
    return _rules[state.dtype].upcoming(params, state)


def round_of(params: Record, state: Any) -> int:
    """The round a position is in, in a game whose state counts them in `round_number`; else 0."""
    return int(state.round_number) if "round_number" in state.dtype.names else 0


@kernel
def rank_by_points(out: Array, players: int) -> None:
    """Fill in the ranks from the points, in place: 1 is best, ties share a rank."""
    for seat in range(players):
        out[seat, RANK] = 1
        for other in range(players):
            if out[other, POINTS] > out[seat, POINTS]:
                out[seat, RANK] += 1


@kernel
def _counted_round(params: Record, state: Any) -> int:
    return int(state.round_number)


@kernel
def _no_round(params: Record, state: Header) -> int:
    return 0


def bind(state_type: type[Header], rules: Rules) -> None:
    """Bind the contract's names to these rules wherever a state is of this type."""
    known = _rules.get(state_type.dtype)
    if known == rules:
        return
    if known is not None:
        raise TypeError(f"{state_type.__module__}.State has the same fields as another game's; rename one of them")
    _rules[state_type.dtype] = rules
    record = numba.from_dtype(state_type.dtype)
    for name, function in rules._replace(act=rules.act or rules.apply)._asdict().items():
        _bind(globals()[name], record, rule(function, short_digest(repr(record))))
    counts = "round_number" in (state_type.dtype.names or ())
    _bind(round_of, record, _counted_round if counts else _no_round)


def _bind(name: Callable[..., Any], record: Any, function: Callable[..., Any]) -> None:
    """Bind a name to this function where the second argument is such a record, or stands for one (`NearRecord`)."""

    @overload(name, strict=False)
    def choose(*args):  # type: ignore[no-untyped-def]
        return (lambda *args: function(*args)) if getattr(args[1], "whole", args[1]) == record else None
