"""What a game says, from its tables: prompts, choices, objections and the log, as messages in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.decisions import Facts
from starlode.engine.declarations.declarations import Declarations
from starlode.engine.declarations.events import Event
from starlode.engine.declarations.layout import Picked
from starlode.engine.declarations.things import SEAT, SEATS_SET
from starlode.engine.state.reading import read
from starlode.engine.text.catalogue import Message, id_of
from starlode.engine.text.facts import Scope
from starlode.engine.text.notation import WORD
from starlode.engine.text.perspective import Perspective


def message(game: Declarations, config: Config, state: Any, name: str, facts: Facts | None = None) -> Message:
    """A message about a position that concerns no single seat, such as why the game ended."""
    return Message((name,), Scope(config, (), {}, lambda: read(game.state_type, state)), facts or {})


def prompt(perspective: Perspective) -> Message:
    """What the seat is asked to decide now, in one sentence."""
    scope = perspective.scope()
    if perspective.fields.over:
        return Message(("game-over",), scope, {})
    if not perspective.is_asked:
        return Message(("waiting",), scope, {"seats": scope.thing(SEATS_SET, perspective.fields.acting)})
    return Message((f"ask-{perspective.phase.text}",), scope, perspective.phase.row.facts)


def describe(perspective: Perspective, action: int, brief: bool = False) -> Message:
    """An action in a few words, for menus; with `brief` in the catalogue's shortest form, for small screens."""
    picked, phase = perspective.game.layout.split(action), perspective.phase
    scope, block = perspective.scope(picked), picked.block.name
    if block == WORD:
        return Message(
            _ids("say", phase.text, perspective.game.words_of_moves[picked.number], brief), scope, phase.row.facts
        )
    choice = phase.row.choices.get(block)
    facts = {**picked.block.facts, **phase.row.facts, **(choice.facts if choice else {})}
    return Message(_ids("do", phase.text, block, brief), scope, facts)


def _ids(verb: str, phase: str, thing: str, brief: bool) -> tuple[str, ...]:
    """The messages that may describe an answer, the most specific first."""
    kinds = ("brief", verb) if brief else (verb,)
    return tuple(name for kind in kinds for name in (f"{kind}-{phase}-{thing}", f"{kind}-{thing}"))


def objection(perspective: Perspective, action: int) -> Message:
    """Why an action is not legal now, in one sentence for the player."""
    if not perspective.is_asked:
        asked = prompt(perspective)
        return asked if perspective.fields.over else Message(("not-your-turn",), asked.scope, asked.facts)
    picked = perspective.game.layout.split(action)
    if not answers(perspective, picked):
        return Message(("not-asked",), perspective.scope(), {})
    reason = perspective.reason(action)
    facts = {**picked.block.facts, **perspective.phase.row.facts, **reason.facts}
    return Message((f"no-{reason.text}",), perspective.scope(picked), facts)


def answers(perspective: Perspective, picked: Picked) -> bool:
    """Whether the decision asks for this kind of thing at all."""
    if picked.block.name == WORD:
        return perspective.game.words_of_moves[picked.number] in perspective.phase.row.words
    return picked.block.name in perspective.phase.row.choices


def log_line(game: Declarations, config: Config, event: Event, names: Sequence[str], seen: bool = False) -> Message:
    """An event in one sentence; details that were redacted are vague.

    With `seen`, for a reader who sees the table, things are told by their looks and values if the catalogue has that.
    """
    kind = game.events.kinds[event.kind]
    numbers = {name: value for name, value in event.details.items() if isinstance(value, int)}
    scope = Scope(config, names, {"seat": event.seat, **numbers})
    details = {detail.name: scope.thing(detail.sort, event[detail.name]) for detail in kind.details}
    ids: tuple[str, ...] = (f"log-{event.kind}",)
    if kind.by:
        ids = (f"log-{event.kind}-{id_of(details[kind.by])}", *ids)
    if seen:
        ids = tuple(name for line in ids for name in (f"page-{line}", line))
    return Message(ids, scope, {"seat": scope.thing(SEAT, event.seat), **details, **kind.facts})
