"""What a game says, from its tables: prompts, choices, objections and the log, as messages in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starlode.engine.catalogue import Message, id_of
from starlode.engine.decisions import Facts
from starlode.engine.events import Event
from starlode.engine.facts import Scope
from starlode.engine.layout import Picked
from starlode.engine.notation import WORD
from starlode.engine.reading import read
from starlode.engine.sight import Sight
from starlode.engine.things import SEAT, SEATS_SET

if TYPE_CHECKING:
    from starlode.engine.game import Config, Game


def message(game: Game, config: Config, state: Any, name: str, facts: Facts | None = None) -> Message:
    """A message about a position that is no matter of one seat, such as why the game ended."""
    return Message((name,), Scope(config, (), {}, lambda: read(game.state_type, state)), facts or {})


def prompt(sight: Sight) -> Message:
    """What the seat is asked to decide now, in one sentence."""
    scope = sight.scope()
    if sight.fields.over:
        return Message(("game-over",), scope, {})
    if not sight.is_asked:
        return Message(("waiting",), scope, {"seats": scope.thing(SEATS_SET, sight.fields.acting)})
    return Message((f"ask-{sight.phase.text}",), scope, sight.phase.row.facts)


def describe(sight: Sight, action: int, brief: bool = False) -> Message:
    """An action in a few words, for menus; with `brief` in as few as the catalogue has, for small screens."""
    picked, phase = sight.game.layout.split(action), sight.phase
    scope, block = sight.scope(picked), picked.block.name
    if block == WORD:
        return Message(_ids("say", phase.text, sight.game.words_of_moves[picked.number], brief), scope, phase.row.facts)
    choice = phase.row.choices.get(block)
    facts = {**picked.block.facts, **phase.row.facts, **(choice.facts if choice else {})}
    return Message(_ids("do", phase.text, block, brief), scope, facts)


def _ids(verb: str, phase: str, thing: str, brief: bool) -> tuple[str, ...]:
    """The messages that may tell of an answer, the most special first."""
    kinds = ("brief", verb) if brief else (verb,)
    return tuple(name for kind in kinds for name in (f"{kind}-{phase}-{thing}", f"{kind}-{thing}"))


def objection(sight: Sight, action: int) -> Message:
    """Why an action is not legal now, in one sentence for the player."""
    if not sight.is_asked:
        asked = prompt(sight)
        return asked if sight.fields.over else Message(("not-your-turn",), asked.scope, asked.facts)
    picked = sight.game.layout.split(action)
    if not answers(sight, picked):
        return Message(("not-asked",), sight.scope(), {})
    reason = sight.reason(action)
    facts = {**picked.block.facts, **sight.phase.row.facts, **reason.facts}
    return Message((f"no-{reason.text}",), sight.scope(picked), facts)


def answers(sight: Sight, picked: Picked) -> bool:
    """Whether the decision asks for such a thing at all."""
    if picked.block.name == WORD:
        return sight.game.words_of_moves[picked.number] in sight.phase.row.words
    return picked.block.name in sight.phase.row.choices


def log_line(game: Game, config: Config, event: Event, names: Sequence[str], seen: bool = False) -> Message:
    """An event in one sentence; details that were redacted are vague.

    With `seen`, for whoever sees the table, things are told by their looks and values where the catalogue has that.
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
