"""Where points come from, as tables that compiled code reads: the game's own paths, turned into addresses.

A path such as `survey.sources[seat, 2]` is followed once in a survey whose every number is its own address.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.compiling.kernel import kernel
from starlode.engine.declarations.things import NOTHING
from starlode.engine.state.records import Array, Record, offsets_of
from starlode.engine.text.facts import compile_path
from starlode.engine.text.scores import Origin

AT, STRIDE, OWNER, WIDTH = range(4)  # columns: where the points of the first seat are, how far the next, who owns it
WORD = np.dtype(np.int16).itemsize  # points are counted in these


@dataclass(frozen=True)
class PointSource:
    """One source of points: the origin that names it, and which of its things."""

    origin: str
    number: int


def sources_of(game: Game) -> tuple[tuple[PointSource, ...], Array]:
    """All sources of points of a game, and the table that finds them; none for a game without a survey."""
    found = [
        (PointSource(origin.name, number), _row(game, origin, number))
        for origin in game.origins
        for number in range(origin.count)
        if game.survey_type is not None
    ]
    return tuple(source for source, _ in found), np.array([row for _, row in found], np.int32).reshape(-1, WIDTH)


def _row(game: Game, origin: Origin, number: int) -> tuple[int, int, int]:
    assert game.survey_type is not None, "paths lead into the survey"
    survey = addresses(game.survey_type)
    first, second = (_follow(origin.points, survey=survey, seat=seat, number=number) for seat in (0, 1))
    return first // WORD, (second - first) // WORD, _owner(game, origin, number)


def _owner(game: Game, origin: Origin, number: int) -> int:
    """The byte of the state that must hold the seat; -1 where the points count anyway."""
    tree = ast.parse(origin.when or "0", mode="eval").body
    if not isinstance(tree, ast.Compare):
        return NOTHING  # a source that is left out where it has no points
    return _follow(ast.unparse(tree.left), **vars(addresses(game.state_type)), number=number)


def addresses(record: type[Record]) -> SimpleNamespace:
    """A record whose every number is its own address, in bytes."""
    offsets = offsets_of(record)
    return SimpleNamespace(
        **{
            name: offsets[name] + np.arange(np.prod(stored.shape, dtype=int)).reshape(stored.shape) * size
            for name, stored in record.storage.items()
            for size in [np.dtype(stored.kind).itemsize]
        }
    )


def _follow(path: str, **names: Any) -> int:
    return int(eval(compile_path(path), {"__builtins__": {}}, names))


@kernel
def note_sources(state_bytes: Array, survey_words: Array, seat: int, table: Array, out: Array) -> None:
    """Write the points of a seat by source; the survey must be that of the position."""
    for source in range(table.shape[0]):
        owner = table[source, OWNER]
        counts = owner < 0 or state_bytes[owner] == seat
        out[source] = survey_words[table[source, AT] + seat * table[source, STRIDE]] if counts else 0
