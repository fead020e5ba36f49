"""Games with changed cards: some numbers of a component file, by their paths, and nothing else.

A link to the workbench, a record and a table all hold changes in this one form: `{"artifacts.artifact-06.cost": 3}`.
The game's own reader makes `params` of them, as it would of the changed file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.component_numbers import numbers_in
from starlode.engine.boundary.errors import InvalidComponents
from starlode.engine.boundary.misfits import guess
from starlode.engine.boundary.quoting import shown
from starlode.engine.boundary.sheets import Sheets, read_sheets
from starlode.engine.declarations.config import Config

Changes = Mapping[str, int]


def configured(
    game: Game, options: Mapping[str, Any], components: Path | None = None, changes: Changes | None = None
) -> Config:
    """What `Game.configure` promises, with some numbers of the game's own component file changed.

    Raises InvalidOption, or InvalidComponents for numbers that do not exist or are not possible.
    """
    if not changes:
        return game.configure(options, components)
    if components is not None:
        raise InvalidComponents("give a component file or changes, not both")
    config = game.configure(options, changed_sheets(game, changes))
    return replace(config, components=_sharing(game.configure(options).components, config.components), changes=changes)


def changed_sheets(game: Game, changes: Changes) -> Sheets:
    """The sheets of the game's own file with changed numbers; raises InvalidComponents for names that it lacks."""
    sheets: dict[str, Any] = read_sheets(game.component_file) if game.component_file else {}
    places = {place.name: place for place in numbers_in(sheets)}
    for name, number in changes.items():
        if name not in places:
            raise InvalidComponents(f"the components have no number {shown(name)}{guess(name, list(places))}")
        places[name].put(number)
    return sheets


def _sharing(own: Any, changed: Any) -> Any:
    """The same components with the very rows of others where they are equal: a server holds many sets of them."""
    if not is_dataclass(changed) or isinstance(changed, type):
        return changed
    pairs = {field.name: (getattr(own, field.name), getattr(changed, field.name)) for field in fields(changed)}
    return replace(changed, **{name: _shared(*pair) for name, pair in pairs.items()})


def _shared(own: Any, changed: Any) -> Any:
    if isinstance(changed, tuple) and len(own) == len(changed):
        return tuple(old if old == new else new for old, new in zip(own, changed, strict=True))
    return own if own == changed else changed
