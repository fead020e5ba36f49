"""Reading positions: JSON into typed objects, with errors that begin with the place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from starlode.engine.boundary.errors import InvalidPosition, StarlodeError
from starlode.engine.boundary.misfits import Misfit, Wrong, guess, misfit_of, name_keys
from starlode.engine.boundary.quoting import shown

T = TypeVar("T")


def refusal(place: str, reason: str) -> InvalidPosition:
    """The error to raise: where in the position, and why it is refused."""
    return InvalidPosition(f"{place or 'position'}: {reason}")


def parse(data: Any, kind: type[T], refuse: Callable[[str, str], StarlodeError] = refusal) -> T:
    """The data as objects; raises what `refuse` makes of place and reason, for unknown keys and for wrong types.

    By default that is InvalidPosition.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        found = name_keys(misfit_of(error), data, kind)
    except RecursionError:
        raise refuse("", "it is nested too deeply") from None
    raise refuse(found.place, _reason(found))


def _reason(misfit: Misfit) -> str:
    reasons = {
        Wrong.MISSING: "is missing",
        Wrong.UNKNOWN: "there is no such key",
        Wrong.KEY: misfit.reason.replace("expected", "a key must be"),
        Wrong.VALUE: misfit.reason,
    }
    return reasons[misfit.wrong]


def index_of(place: str, name: object, names: Sequence[str], what: str) -> int:
    """The number of a name; raises InvalidPosition, which guesses what was meant."""
    if name in names:
        return names.index(str(name))
    raise refusal(place, f"there is no {what} {shown(name)}{guess(name, names)}")


def once(place: str, names: Sequence[T]) -> Sequence[T]:
    """The names themselves; raises InvalidPosition if one of them occurs twice."""
    for at, name in enumerate(names):
        if name in names[:at]:
            raise refusal(place, f"{shown(name)} appears twice")
    return names


def seat_rows(given: Sequence[T] | None, missing: T, players: int) -> Sequence[T]:
    """What is written of each seat, the same for all if nothing is; raises InvalidPosition for the wrong number."""
    rows = [missing] * players if given is None else given
    if len(rows) != players:
        raise refusal("seats", f"{len(rows)} seats are given, the game has {players} players")
    return rows


def seat_number(place: str, seat: object, players: int) -> int:
    """A seat of this game; raises InvalidPosition."""
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players:
        return seat
    raise refusal(place, f"there is no seat {shown(seat)}, the seats are 0 to {players - 1}")
