"""What the measures of a game are called in reports, which are in English."""

from __future__ import annotations

from collections import Counter

from starlode.engine.authoring.game import Game
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.usage import Key
from starlode.engine.state.header import SEATS
from starlode.engine.text.catalogue import ENGLISH, Message
from starlode.engine.text.facts import Scope, Thing, names_in
from starlode.engine.text.scores import Origin

PLACE_NAMES = ("First player", "Second player", "Third player", "Fourth player")
SEAT_NAMES = tuple(f"Seat {1 + seat}" for seat in range(SEATS))
COURSE = (
    "points of a seat",
    "winning margin",
    "decisions of a game",
    "rounds of a game",
    "changes of the lead",
    "share of the game after which the winner leads to the end",
)
SourceKey = tuple[object, ...]  # the number of its origin, then the ids of the things it stands for, or its number
AT_HAND = {"number", "params"}  # what a name may depend on where no game is played


def labels_of(game: Game, *configs: Config, in_turn: bool = True) -> list[str]:
    """The name of every measure of these configurations, in order; places are of turns, or of seats."""
    columns = column_names(game, *configs)
    return [
        *(f"{place} wins" for place in (PLACE_NAMES if in_turn else SEAT_NAMES)),
        *COURSE,
        *(f"points from {name}" for name in source_names(game, *configs).values()),
        *(f"{name} ({how}), share of seats" for (_, how), name in columns.items()),
        *(f"wins with {name} ({how})" for (_, how), name in columns.items()),
    ]


def source_names(game: Game, *configs: Config) -> dict[SourceKey, str]:
    """What every source of points is called; where configurations share one, the first says so."""
    origins = [*enumerate(game.origins if game.survey_type else ())]
    every = [(place, origin, number) for place, origin in origins for number in range(origin.count)]
    return dict(_source(game, config, *one) for config in reversed(configs) for one in every)


def _source(game: Game, config: Config, place: int, origin: Origin, number: int) -> tuple[SourceKey, str]:
    """A source by the things it stands for, or by its number and the name of its origin."""
    words, message, scope = game.words(ENGLISH), f"score-{origin.name}", Scope(config, (), {"number": number})
    if not origin.facts:
        return (place, number), words.text(message).lower()
    if not all(names_in(fact.path) <= AT_HAND for fact in origin.facts.values()):
        return (place, number), origin.name
    values = [scope.value(fact) for fact in origin.facts.values()]
    ids = (value.id if isinstance(value, Thing) else value for value in values)
    return (place, *ids), words.say(Message((message,), scope, origin.facts))


def column_names(game: Game, *configs: Config) -> dict[Key, str]:
    """What every component is called, by column; those of one name by their ids, too.

    Where configurations share a component, the first says so.
    """
    components = {one.id: one for config in reversed(configs) for one in game.components_of(config)}
    alike = Counter(one.name for one in components.values())
    called = {one.id: f"{one.name} {one.id}" if alike[one.name] > 1 else one.name for one in components.values()}
    return {(one.id, how): called[one.id] for one in components.values() for how in one.ways}
