"""Finding the cards of a position by name, and where those lie that it does not name."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.boundary.shapes import index_of, refusal
from starlode.engine.declarations.config import Config
from starlode.games.cave_in.components import Components
from starlode.games.cave_in.position.names import LEVEL_NAMES
from starlode.games.cave_in.state import Params
from starlode.games.cave_in.things import TYPES


class Census:
    """The cards placed so far. Factions in play must be in the state already."""

    def __init__(self, config: Config, state: Any) -> None:
        self.params: Params = config.params
        self.names: Components = config.components
        self.copies = np.where(state.in_play[self.params.faction] == 1, self.params.copies, 0)
        self.placed = np.zeros(TYPES, np.int64)
        self.ids: dict[str, str] = {}

    def kind(self, place: str, name: str) -> int:
        """The type of a card, named by its type or by its own id; raises InvalidPosition."""
        kind, _, copy = name.rpartition("-")
        if name in self.names.type_ids or kind not in self.names.type_ids or not copy.isdecimal():
            return index_of(place, name, self.names.type_ids, "card")
        number = self.names.type_ids.index(kind)
        if not 1 <= int(copy) <= self.params.copies[number]:
            raise refusal(place, f"there is no '{name}', the game has {self.params.copies[number]} {kind}")
        return number

    def place(self, place: str, name: str) -> int:
        """The type of a card that lies here; raises InvalidPosition for one whose own id lies elsewhere, too."""
        kind = self.kind(place, name)
        if name in self.ids:
            raise refusal(place, f"{name} is already in {self.ids[name]}")
        if name not in self.names.type_ids:
            self.ids[name] = place
        self.placed[kind] += 1
        return kind

    def place_all(self, place: str, cards: list[str]) -> list[int]:
        """The types of a list of cards; raises InvalidPosition."""
        return [self.place(place, name) for name in cards]


def tally(kinds: list[int]) -> Any:
    """How many cards of each type."""
    return np.bincount(kinds, minlength=TYPES)


def read_stacks(census: Census, state: Any, stacks: dict[str, list[str]] | None, box: list[str] | None) -> None:
    """Fill stacks and box; what is placed nowhere lies in the stacks, or in the box where stacks are given."""
    for key, cards in (stacks or {}).items():
        level = index_of("stacks", key, LEVEL_NAMES, "stack") + 1
        for kind in census.place_all(f"stacks.{key}", cards):
            if census.params.level[kind] != level:  # the state knows the stack of a card by its level
                printed, name = census.params.level[kind], census.names.type_ids[kind]
                raise refusal(f"stacks.{key}", f"{name} is of level {printed}, here is level {level}")
            state.stack[kind] += 1
    state.box += tally(census.place_all("box", box or [])).astype(np.int8)
    rest = np.maximum(census.copies - census.placed, 0)
    if stacks is None:
        state.stack += rest.astype(np.int8)
    elif box is None:
        state.box += rest.astype(np.int8)


def read_docks(census: Census, state: Any, rows: dict[str, list[str | None]]) -> None:
    """Fill the Docks; missing spaces are empty."""
    for space, place, name in spread(census.params.space_class, "docks", rows, LEVEL_NAMES):
        state.docks[space] = census.place(place, name)


def spread(
    classes: Any, place: str, rows: dict[str, list[str | None]], keys: tuple[str, ...]
) -> list[tuple[int, str, str]]:
    """Space, place and name of everything in the rows of the Docks or the Mine."""
    found = []
    for key, names in rows.items():
        spaces = np.flatnonzero(classes == index_of(place, key, keys, "row"))
        if len(names) > len(spaces):
            raise refusal(f"{place}.{key}", f"{len(names)} spaces are given, there are {len(spaces)}")
        for i, name in enumerate(names):
            if name is not None:
                found.append((int(spaces[i]), f"{place}.{key}[{i}]", name))
    return found
