"""Section 11 point by point: where a seat's score comes from, and why the game ended."""

from __future__ import annotations

from typing import Any

from starlode.engine.catalogue import Message
from starlode.engine.facts import Scope
from starlode.engine.game import Config, Source
from starlode.games.stella_digger.survey import SOURCES, survey
from starlode.games.stella_digger.things import Ending


def breakdown(config: Config, state: Any, seat: int) -> list[Source]:
    """SD-11.1 to SD-11.6: every source of points."""
    points = survey(config, state, seat).sources[seat]
    return [Source(_plain(config, f"score-{name}"), worth) for name, worth in zip(SOURCES, points, strict=True)]


def ending(config: Config, state: Any) -> Message:
    """Section 10: why the game is over."""
    return _plain(config, f"ending-{Ending(state.ending).text}")


def _plain(config: Config, name: str) -> Message:
    """A message that speaks of nothing in particular."""
    return Message((name,), Scope(config, (), {}), {})
