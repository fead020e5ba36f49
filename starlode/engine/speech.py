"""What a game says, from its tables: prompts, choices, objections and the log, as messages in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlode.engine.catalogue import Message
from starlode.engine.decisions import Facts, Phases
from starlode.engine.events import Event
from starlode.engine.facts import Scope
from starlode.engine.layout import Picked
from starlode.engine.notation import WORD
from starlode.engine.things import SEAT, SEATS_SET

if TYPE_CHECKING:
    from starlode.engine.game import Config, Game


def message(game: Game, config: Config, record: Any, name: str, facts: Facts | None = None) -> Message:
    """A message about a position that is no matter of one seat."""
    return Message((name,), Scope(game, config, record, {}, []), facts or {})


def prompt(game: Game, config: Config, record: Any, seat: int, names: list[str]) -> Message:
    """What that seat is asked to decide now, in one sentence."""
    scope = Scope(game, config, record, {"seat": seat}, names)
    if record.over:
        return Message(("game-over",), scope, {})
    if not record.acting >> seat & 1:
        waited = scope.thing(SEATS_SET, int(record.acting))
        return Message(("waiting",), scope, {"seats": waited})
    phase = game.phase_of(config, record, seat)
    return Message((f"ask-{phase.text}",), scope, phase.row.facts)


def describe(game: Game, config: Config, record: Any, seat: int, action: int, names: list[str]) -> Message:
    """An action in a few words, for menus."""
    picked, phase = game.layout.split(action), game.phase_of(config, record, seat)
    scope = Scope(game, config, record, {"seat": seat, "number": picked.number, "detail": picked.detail}, names)
    if picked.block.name == WORD:
        word = game.words_of_moves[picked.number]
        return Message((f"say-{phase.text}-{word}", f"say-{word}"), scope, phase.row.facts)
    choice = phase.row.choices.get(picked.block.name)
    facts = {**picked.block.facts, **phase.row.facts, **(choice.facts if choice else {})}
    return Message((f"do-{phase.text}-{picked.block.name}", f"do-{picked.block.name}"), scope, facts)


def objection(game: Game, config: Config, record: Any, seat: int, action: int, names: list[str]) -> Message:
    """Why an action is not legal now, in one sentence for the player."""
    scope = Scope(game, config, record, {"seat": seat}, names)
    if record.over or not record.acting >> seat & 1:
        return prompt(game, config, record, seat, names)
    picked, phase = game.layout.split(action), game.phase_of(config, record, seat)
    if not is_asked(game, phase, picked):
        return Message(("not-asked",), scope, {})
    about = scope.about(seat=seat, number=picked.number, detail=picked.detail)
    reason = game.reason(config, record, seat, action)
    return Message((f"no-{reason.text}",), about, {**picked.block.facts, **phase.row.facts, **reason.facts})


def is_asked(game: Game, phase: Phases, picked: Picked) -> bool:
    """Whether a decision asks for such an action at all."""
    if picked.block.name == WORD:
        return game.words_of_moves[picked.number] in phase.row.words
    return picked.block.name in phase.row.choices


def log_line(game: Game, config: Config, event: Event, names: list[str]) -> Message:
    """An event in one sentence; details that were redacted are vague."""
    kind = game.events.kinds[event.kind]
    numbers = {name: value for name, value in event.details.items() if isinstance(value, int)}
    scope = Scope(game, config, None, {"seat": event.seat, **numbers}, names)
    details = {detail.name: scope.thing(detail.sort, event[detail.name]) for detail in kind.details}
    return Message((f"log-{event.kind}",), scope, {"seat": scope.thing(SEAT, event.seat), **details, **kind.facts})
