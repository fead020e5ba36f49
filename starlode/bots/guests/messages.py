"""The messages of programs: what a turn may tell them, and what their answers mean."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import Any

from starlode.bots.guests.fouls import Breakdown, Foul, legal_action
from starlode.engine.authoring.game import Json
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.parsing import read_json
from starlode.engine.boundary.quoting import shown
from starlode.match.information import Information

# Everything that a turn can tell, and what it tells a program that does not say what it wants.
OFFERED: dict[str, Callable[[Information], Any]] = {
    "view": lambda information: information.view,
    "legal": lambda information: information.moves,
    "actions": lambda information: information.actions,
    "mask": lambda information: information.mask().tolist(),
    "observation": lambda information: information.observation().tolist(),
    "record": lambda information: b64encode(information.block.tobytes()).decode(),
}
USUAL = ("view", "legal")


def wanted(given: Any) -> tuple[str, ...]:
    """What a program wants to be told at its turns; raises Breakdown for what is not offered."""
    if not isinstance(given, list | tuple) or not all(isinstance(name, str) and name in OFFERED for name in given):
        raise Breakdown(f"wants {shown(given)}; a list of {', '.join(OFFERED)} is offered")
    return tuple(dict.fromkeys(given))


def game_told(information: Information) -> Json:
    """The game, the seat, and how long masks and observations are."""
    game, options = information.game, information.config.options
    sizes = {"actions": game.actions, "observation": game.observation}
    seat = {"seat": information.seat, "players": options["players"]}
    return {"game": game.info.name, "options": options, **seat, "sizes": sizes}


def message_of(line: bytes, kind: str) -> Json:
    """The message in a line; raises Foul unless it is one of that type."""
    try:
        message = read_json(line, "answer", StarlodeError)
    except StarlodeError:
        raise Foul(f"not JSON: {_quote(line)}") from None
    if not isinstance(message, dict) or message.get("type") != kind:
        raise Foul(f'expected {{"type": "{kind}", ...}}, not {_quote(line)}')
    return message


def action_of(information: Information, line: bytes) -> int:
    """The action that an answer means, a move as text or the number of an action; raises Foul."""
    answer = message_of(line, "move")
    if "action" in answer and "move" not in answer:
        return legal_action(information.actions, answer["action"])
    move = answer.get("move")
    if move not in information.moves:
        raise Foul(f"illegal move {shown(move)}")
    return information.actions[information.moves.index(move)]


def _quote(line: bytes) -> str:
    return shown(line.decode("utf-8", "replace"))
