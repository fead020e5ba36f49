"""A legal action, and what can be said about it. Text is made only when you ask for it."""

from __future__ import annotations

from typing import Any

from starlode.engine.system.lazy import lazy
from starlode.engine.text.catalogue import Words
from starlode.engine.text.facts import Thing, Value
from starlode.engine.text.notation import Notation
from starlode.engine.text.perspective import Perspective
from starlode.engine.text.speech import describe


class LegalMove:
    """One of the actions that a seat may take now."""

    def __init__(self, notation: Notation, perspective: Perspective, action: int, words: Words) -> None:
        self._notation, self._perspective, self._words = notation, perspective, words
        self.action = action

    @lazy
    def move(self) -> str:
        """Its text in the notation of moves."""
        return self._notation.write(self._perspective, self.action)

    @lazy
    def words(self) -> str:
        """What it would do, in a few words for a menu."""
        return self._words.say(describe(self._perspective, self.action))

    @lazy
    def brief(self) -> str:
        """The same in as few words as possible: the thing acted on, after a colon where the board shows the rest."""
        return self._words.say(describe(self._perspective, self.action, brief=True))

    @lazy
    def object(self) -> dict[str, Any]:
        """The choice as language-neutral data: the block of the action space, its places, and the ids of its facts."""
        picked = self._perspective.game.layout.split(self.action)
        scope = self._perspective.scope(picked)
        facts = {name: _plain(scope.value(fact)) for name, fact in picked.block.facts.items()}
        return {"block": picked.block.name, "places": picked[1:][: len(picked.block.axes)], **facts}

    def __repr__(self) -> str:
        return f"<{self.action}: {self.move}>"


def _plain(value: Value) -> Any:
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value.id if isinstance(value, Thing) else value
