"""Names that a written position and a view share, prepared once for a set of components."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from starlode.games.cave_in.components import Components
from starlode.games.cave_in.things import LEVELS, Ability

SPACE_LETTERS = "abcdefghij"
LEVEL_NAMES = tuple(str(level + 1) for level in range(LEVELS))


class Names:
    """What the numbers of a position are called."""

    def __init__(self, components: Components) -> None:
        numbers = components.numbers
        self.cards: tuple[str, ...] = components.type_ids
        self.crystals: tuple[str, ...] = components.crystal_ids
        self.artifacts: tuple[str, ...] = components.artifact_ids
        self.halves: tuple[str, ...] = components.half_ids
        self.factions, self.colours = components.faction_ids, components.colours
        self.costs = tuple(str(cost) for cost in numbers.costs)
        ends = [sum(numbers.spaces[: i + 1]) for i in range(LEVELS)]
        self.rows = tuple(slice(end - size, end) for end, size in zip(ends, numbers.spaces, strict=True))
        self.spaces = tuple(
            f"mine-{cost}-{SPACE_LETTERS[i]}"  # as table 1.E of the rules names them
            for cost, size in zip(self.costs, numbers.spaces, strict=True)
            for i in range(size)
        )
        abilities = {half.ability: half.id for half in components.halves}
        self.abilities = tuple(abilities.get(ability.text) for ability in Ability)
        self.printed_colours = tuple(components.faction_ids.index(card.faction) for card in components.mercenaries)

    def in_rows(self, things: Any, keys: tuple[str, ...]) -> dict[str, list[Any]]:
        """Ten things of the Docks or the Mine, by level or cost."""
        return {key: list(things[row]) for key, row in zip(keys, self.rows, strict=True)}

    def cards_of(self, counts: Any) -> list[str]:
        """As many names of each type as its count says."""
        kinds = list(compress(self.cards, counts))
        return kinds if len(kinds) == sum(counts) else repeated(counts, self.cards)


names_of = lru_cache(maxsize=32)(Names)


def repeated(counts: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """Each name as often as its count says."""
    return [name for name, count in zip(names, counts, strict=True) if count for _ in range(count)]
