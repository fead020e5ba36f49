"""What a trial is about: one component, its peers, and its numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.boundary.quoting import shown
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.usage import Component
from starlode.engine.state.records import Array
from starlode.workbench.knobs import Knob
from starlode.workbench.uses import columns_of

CLOSE = 3  # names that a complaint proposes


@dataclass(frozen=True)
class Subject:
    """A component as it is taken first, and others of its kind that are taken in the same way."""

    component: Component
    how: str
    column: int
    peers: Array  # by column: 1 for a peer
    family: frozenset[str]  # ids of its card and of the parts of that
    knobs: tuple[Knob, ...]

    @property
    def name(self) -> str:
        """What it is called, in English, as a sentence begins."""
        return self.component.name[:1].upper() + self.component.name[1:]


def subject_called(game: Game, config: Config, knobs: Iterable[Knob], text: str) -> Subject:
    """The component with this id or name, or whose part has it; raises StarlodeError."""
    turnable = [*knobs]
    rows = {knob.row for knob in turnable if knob.row}
    things = [thing for thing in game.components_of(config) if {thing.id, thing.choice} & rows]
    wanted = text.strip().casefold()
    found = next((thing for thing in things if wanted in (thing.id.casefold(), thing.name.casefold())), None)
    row = next((name for name in rows if name.casefold() == wanted), None)
    if found is None and row is None:
        raise StarlodeError(_unknown(text, [*(name for thing in things for name in (thing.id, thing.name)), *rows]))
    card = row or (found.id if found and found.id in rows else found.choice if found else "")
    return subject_of(game, config, card, [knob for knob in turnable if knob.row == card])


def _unknown(text: str, names: Iterable[str]) -> str:
    near = get_close_matches(text, names, CLOSE, 0.5)
    hint = f"did you mean {' or '.join(near)}?" if near else "`starlode components` lists the ids"
    return f"there is no component {shown(text)} with numbers to change; {hint}"


def subject_of(game: Game, config: Config, card: str, knobs: Iterable[Knob]) -> Subject:
    """The subject of a row of the component file: the row itself, or where only its parts are taken the first of these.

    Raises StarlodeError for one that nobody takes.
    """
    things = {thing.id: thing for thing in game.components_of(config)}
    columns = columns_of(game, config)
    order = [*(place for place, (name, _) in enumerate(columns) if name == card)]
    order += [place for place, (name, _) in enumerate(columns) if things[name].choice == card]
    if not order:
        raise StarlodeError(f"nobody takes or uses {shown(card)}, so there is nothing to compare")
    name, how = columns[order[0]]
    family = frozenset({card, *(thing.id for thing in things.values() if thing.choice == card)})
    peers = [other != name and way == how and things[other].kind == things[name].kind for other, way in columns]
    return Subject(things[name], how, order[0], np.array(peers, np.int8), family, tuple(knobs))
