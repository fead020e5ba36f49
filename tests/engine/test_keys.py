"""Keys of written positions: what one declaration writes, it reads."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from starlode.engine.authoring.keys import FlagKey, Key, NameKey, NamesKey, SeatKey, SeatsKey, read_keys, write_keys
from starlode.engine.boundary.errors import InvalidPosition
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.things import Sort
from starlode.engine.state.reading import read
from starlode.engine.state.records import Array, Record, clear, i8, one, record, same

CONFIG = Config({}, None, None)
ORE = Sort("ore", lambda config: ("copper", "gold"))


@record
class Cart(Record):
    """A field for every sort of key."""

    players: int = i8(low=0, high=4)
    weight: int = i8(low=0, high=9)
    stuck: int = i8(low=0, high=1)
    top: int = i8(low=-1, high=1)
    owner: int = i8(low=-1, high=3)
    load: Array = i8(3, low=-1, high=1)
    loaded: int = i8(low=0, high=3)
    pushes: Array = i8(4, low=0, high=1)


KEYS = (
    Key("weight"),
    FlagKey("stuck", "is_stuck"),
    NameKey("top", ORE, what="ore"),
    SeatKey("owner", "seat"),
    NamesKey("load", "loaded", ORE, what="ore"),
    SeatsKey("pushes"),
)
FULL = {"weight": 4, "is_stuck": True, "top": "gold", "seat": 2, "load": ["gold", "copper"], "pushes": [0, 2]}
EMPTY: dict[str, Any] = {"weight": 0, "is_stuck": False, "load": [], "pushes": []}


def cart(**given: Any) -> Any:
    state = one(Cart)
    clear(Cart, state)
    state.players = 3
    missing = dict.fromkeys((key.name for key in KEYS), None)
    read_keys(KEYS, CONFIG, state, "cart", SimpleNamespace(**missing | given))
    return state


def test_what_is_written_is_read_again() -> None:
    state = cart(**FULL)
    assert write_keys(KEYS, CONFIG, read(Cart, state)) == FULL
    assert (state.top, state.owner, state.loaded, state.load.tolist()) == (1, 2, 2, [1, 0, -1])


def test_what_is_not_there_is_left_out() -> None:
    state = cart()
    assert write_keys(KEYS, CONFIG, read(Cart, state)) == EMPTY
    assert same(cart(**EMPTY), state)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"top": "gol"}, "cart.top: there is no ore 'gol'"),
        ({"load": ["copper", "tin"]}, "cart.load: there is no ore 'tin'"),
        ({"seat": 3}, "cart.seat: there is no seat 3, the seats are 0 to 2"),
        ({"pushes": [1, 1]}, "cart.pushes: 1 appears twice"),
    ],
)
def test_a_refusal_names_key_and_value(given: dict[str, Any], told: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        cart(**given)
    assert str(refused.value).startswith(told)
