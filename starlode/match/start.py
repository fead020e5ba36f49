"""How a match begins: with a deal, or with a position that somebody wrote down."""

from __future__ import annotations

from typing import Any

from starlode.engine import loops
from starlode.engine.errors import InvalidPosition
from starlode.engine.game import Config, Game, Json
from starlode.engine.records import one
from starlode.match.seeds import Seed, fresh_seed, key_of, key_text

KEYS = {"game", "options", "names", "ply", "random", "position"}


def deal(game: Game, config: Config, seed: Seed) -> Any:
    """A fresh game of a seed; raises InvalidOption for a wrong seed."""
    state = one(game.state_type)
    state.key[:] = key_of(seed)
    loops.deal(config.params, state, config.options["players"])
    return state


def check_keys(data: Json) -> None:
    """Raise InvalidPosition unless the outer keys of a written position are right."""
    if not isinstance(data, dict) or not isinstance(data.get("position"), dict):
        raise InvalidPosition('a position is an object with "game", "options" and "position"')
    unknown = set(data) - KEYS
    if unknown:
        raise InvalidPosition(f"unknown key {', '.join(sorted(unknown))} beside the position")
    if not isinstance(data.get("options", {}), dict):
        raise InvalidPosition("options: expected an object of names and values")


def read(game: Game, config: Config, data: Json, seed: Seed | None) -> Any:
    """The state of a written position; its future is shuffled anew unless it names its generator or a seed is given.

    Raises InvalidPosition with the place and the reason, and InvalidOption for a wrong seed.
    """
    state = one(game.state_type)
    state.players = config.options["players"]
    random = data.get("random", {})
    if not isinstance(random, dict) or set(random) - {"key", "counter"}:
        raise InvalidPosition("random: expected an object with key and counter")
    state.key[:] = key_of(seed if seed is not None else random.get("key") or fresh_seed())
    state.counter = 0 if seed is not None else _count(random.get("counter", 0), "random.counter")
    game.read_position(config, state, data["position"])
    state.ply = _count(data.get("ply", 0), "ply")
    return state


def write(game: Game, config: Config, state: Any, names: list[str]) -> Json:
    """The whole truth as readable JSON, which `read` takes back."""
    return {
        "game": game.info.name,
        "options": dict(config.options),
        "names": list(names),
        "ply": int(state.ply),
        "random": {"key": key_text(state.key), "counter": int(state.counter)},
        "position": game.write_position(config, state),
    }


def _count(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**31:
        raise InvalidPosition(f"{place}: expected a whole number from 0, found {value!r}")
    return value
