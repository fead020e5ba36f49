"""A legal action, and what can be said of it. Text is made only when it is asked for."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from starlode.engine.catalogue import Words
from starlode.engine.facts import Scope, Thing, Value
from starlode.engine.game import Config, Game
from starlode.engine.speech import describe


class Choice:
    """One of the actions that a seat may take now."""

    __slots__ = ("__dict__", "_config", "_game", "_names", "_record", "_words", "action", "seat")

    def __init__(
        self, game: Game, config: Config, record: Any, seat: int, action: int, names: list[str], words: Words
    ) -> None:
        self.seat, self.action = seat, action
        self._game, self._config, self._record, self._names, self._words = game, config, record, names, words

    @cached_property
    def move(self) -> str:
        """Its text in the notation of moves."""
        return self._game.format(self._config, self._record, self.seat, self.action)

    @cached_property
    def words(self) -> str:
        """What it would do, in a few words for a menu."""
        message = describe(self._game, self._config, self._record, self.seat, self.action, self._names)
        return self._words.say(message)

    @cached_property
    def object(self) -> dict[str, Any]:
        """What is chosen, without a language: the block of the action space, its places, and the ids of its facts."""
        block, number, detail = self._game.layout.split(self.action)
        scope = Scope(
            self._game, self._config, self._record, {"seat": self.seat, "number": number, "detail": detail}, self._names
        )
        facts = {name: _plain(scope.value(fact)) for name, fact in block.facts.items()}
        return {"block": block.name, "places": [number, detail][: len(block.axes)], **facts}

    def __repr__(self) -> str:
        return f"<{self.action}: {self.move}>"


def _plain(value: Value) -> Any:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value.id if isinstance(value, Thing) else value
