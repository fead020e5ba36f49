"""Games of the workbench played natively, for the page to play again."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.component_numbers import numbers_in
from starlode.engine.boundary.sheets import read_sheets
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.lab.sweep import write_toml
from starlode.workbench.knobs import knobs_of, turned
from starlode.workbench.measures import PARTS, count_measures
from starlode.workbench.paired import PRODUCTS, TOLD, add_pairs, tell
from starlode.workbench.playing import Noted
from starlode.workbench.trial import NETWORK, PLAYERS, Trial
from starlode.workbench.verdicts import judge

Json = dict[str, Any]

SEED, COUNT, ERROR = 5, 3, 0.01
EACH = 7  # every so manieth knob is turned


def trials(game: Game, players: int) -> Json:
    """A few games by every kind of player, before and after many changes, and what they tell."""
    config, knobs = game.configure({"players": players}), knobs_of(game).knobs[::EACH]
    params = turned(config.params, [(knob, knob.high) for knob in knobs]).view(game.params_type.dtype)[0]
    changed = replace(config, params=params)
    kinds = [player for player in PLAYERS if player != NETWORK or has_network(game, config)]
    return {
        "players": players,
        "seed": SEED,
        "games": COUNT,
        "changes": {knob.path: knob.high for knob in knobs},
        "params": np.asarray(params).tobytes().hex(),
        "file": _file(game, {knob.path: knob.high for knob in knobs}),
        "error": ERROR,
        "played": {player: _played(game, config, changed, player) for player in kinds},
    }


def _file(game: Game, changes: Mapping[str, int]) -> str:
    """The component file with changed numbers."""
    assert game.component_file, "only games with such a file are tried"
    sheets = read_sheets(game.component_file)
    for place in numbers_in(sheets):
        place.put(changes.get(place.name, place.get()))
    return write_toml(sheets)


def has_network(game: Game, config: Config) -> bool:
    """Whether there is one for this number of players."""
    from starlode.bots.network import shipped_network

    network = shipped_network(game)
    return network is not None and config.options["players"] in network.players


def _played(game: Game, config: Config, changed: Config, player: str) -> Json:
    before, after = (Trial(game, each, player).play(SEED, COUNT) for each in (config, changed))
    sources, columns = before.sources.shape[2], before.taken.shape[2]
    measures = count_measures(sources, columns)
    sums, told, verdicts = np.zeros((measures, PRODUCTS)), np.zeros((measures, TOLD)), np.zeros(measures, np.int8)
    players = int(config.options["players"])
    add_pairs(before, after, players, np.zeros(SEATS), np.zeros((2, measures, PARTS)), sums)
    tell(sums, COUNT, ERROR, told)
    judge(told, columns, verdicts)
    return {
        "before": digests(before),
        "after": digests(after),
        "told": told.tolist(),
        "verdicts": verdicts.tolist(),
    }


def digests(noted: Noted) -> list[str]:
    """What tells apart what was noted."""
    return [hashlib.sha256(part.tobytes()).hexdigest()[:16] for part in noted]
