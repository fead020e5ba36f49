"""The sorts of things of Cosmic Scavengers, for events and decisions."""

from __future__ import annotations

from typing import Annotated

from starlode.engine.game import Config
from starlode.engine.records import Array
from starlode.engine.things import Sort, counts_of
from starlode.games.cosmic_scavengers import terms
from starlode.games.cosmic_scavengers.geometry import CELLS_OF
from starlode.games.cosmic_scavengers.names import cell_name


def _cells(config: Config) -> list[str]:
    """The cells of the ship in use."""
    board = int(config.params.board_of[config.options["players"]])
    return [cell_name(board, cell) for cell in range(len(CELLS_OF[board]))]


Card = Annotated[int, Sort("card", lambda config: config.components.card_ids)]  # a robot as its seat numbers it
Mode = Annotated[int, Sort("mode", lambda config: terms.MODE_IDS)]
Contract = Annotated[int, Sort("contract", lambda config: config.components.contract_ids)]
Designation = Annotated[int, Sort("designation", lambda config: terms.DESIGNATIONS)]
Cell = Annotated[int, Sort("cell", _cells)]
Marble = Annotated[int, Sort("type", lambda config: terms.Type.texts())]  # one, by its type
Marbles = Annotated[Array, counts_of("marbles", terms.TYPES, lambda config: terms.Type.texts())]
Fate = Annotated[int, Sort("fate", lambda config: terms.Fate.texts())]
Ending = Annotated[int, Sort("ending", lambda config: terms.Ending.texts())]
