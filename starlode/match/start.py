"""How a match begins: with a deal, or with a written position."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from starlode.engine.authoring.game import Game, Json
from starlode.engine.boundary.errors import InvalidOption, InvalidPosition
from starlode.engine.boundary.parsing import check_plain
from starlode.engine.boundary.shapes import parse, refusal
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.declarations import Declarations
from starlode.engine.running import single
from starlode.engine.state.header import MOST_COUNTED
from starlode.engine.state.records import one
from starlode.match.arguments import blaming
from starlode.match.names import LONGEST_NAME, names_of
from starlode.match.seeds import Key, Seed, fresh_seed, key_of, key_text

Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]


class Generator(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the random numbers of a position come from: with it the same cards come up."""

    key: Key | msgspec.UnsetType = msgspec.UNSET
    counter: Count = 0


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down: what every game has, around what the game itself writes."""

    game: str
    position: Json
    options: dict[str, Any] = {}
    names: list[Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]] | None = None
    ply: Count = 0
    random: Generator | None = None


def written(data: Any) -> WrittenPosition:
    """The wrapper of a position, checked; raises InvalidPosition with the place and the reason."""
    check_plain(data, "", refusal)
    return parse(data, WrittenPosition)


def check_names(game: Game, found: WrittenPosition) -> None:
    """Raise InvalidPosition for invalid names, or for options that do not even give the number of seats."""
    with blaming(InvalidPosition, "options"):
        players = game.resolve(found.options)["players"]
    with blaming(InvalidPosition, "names"):
        names_of(found.names, players)


def deal(game: Declarations, config: Config, seed: Seed) -> Any:
    """A new game dealt from a seed; raises InvalidOption for an invalid seed."""
    state = one(game.state_type)
    state.key[:] = key_of(seed)
    single.deal(config.params, state, config.options["players"])
    return state


def read(game: Game, config: Config, data: Any, seed: Seed | None) -> Any:
    """The state of a written position; its future is reshuffled unless it names its generator or you give a seed.

    Raises InvalidPosition with the place and the reason, and InvalidOption for an invalid seed.
    """
    found = written(data)
    _check_origin(game, config, found)
    state = one(game.state_type)
    state.players = config.options["players"]
    own = found.random if seed is None else None
    key = own.key if own and own.key is not msgspec.UNSET else fresh_seed() if seed is None else seed
    state.key[:] = key_of(key)
    state.counter = own.counter if own else 0
    state.ply = found.ply
    game.read_position(config, state, found.position)
    return state


def _check_origin(game: Game, config: Config, found: WrittenPosition) -> None:
    """Raise InvalidPosition for a position of another game, or with other options."""
    if found.game != game.info.name:
        raise refusal("game", f"this is a match of {game.info.name}, not of {found.game}")
    try:
        options = game.resolve({**config.options, **found.options})
    except InvalidOption as error:
        raise refusal("options", str(error)) from None
    differing = [name for name in options if options[name] != config.options[name]]
    if differing:
        raise refusal(f"options.{differing[0]}", "the match has another value")


def write(game: Game, config: Config, state: Any, names: list[str]) -> Json:
    """The whole position as readable JSON, which `read` reads back."""
    return {
        "game": game.info.name,
        "options": dict(config.options),
        "names": list(names),
        "ply": int(state.ply),
        "random": {"key": key_text(state.key), "counter": int(state.counter)},
        "position": game.write_position(config, state),
    }
