"""Games of the workbench played natively, for the page to play again."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from starlode.engine.authoring.game import Game
from starlode.engine.boundary.component_numbers import numbers_in
from starlode.engine.boundary.sheets import read_sheets
from starlode.engine.declarations.config import Config
from starlode.engine.state.header import SEATS
from starlode.lab.sweep import write_toml
from starlode.workbench.contest import Contest
from starlode.workbench.knobs import own_knobs, turned
from starlode.workbench.measures import PARTS, count_measures
from starlode.workbench.paired import PRODUCTS, TOLD, add_pairs, tell
from starlode.workbench.playing import Noted
from starlode.workbench.subjects import subject_called
from starlode.workbench.suggesting import best_of, enter_all, search
from starlode.workbench.trial import NETWORK, PLAYERS, QUICK, Trial
from starlode.workbench.uses import columns_of
from starlode.workbench.verdicts import judge

Json = dict[str, Any]

SEED, COUNT, ERROR = 5, 3, 0.01
DEALS = 40  # of a search
EACH = 7  # every so manieth knob is turned


def trials(game: Game, players: int) -> Json:
    """A few games by every kind of player, before and after many changes, and what they tell."""
    config, knobs = game.configure({"players": players}), own_knobs(game).knobs[::EACH]
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
        "searched": searched(game, config),
    }


def searched(game: Game, config: Config) -> Json:
    """A search for a better number of the thing with the fewest values to try, and what it found."""
    knobs, rows = own_knobs(game).knobs, {name for name, _ in columns_of(game, config)}
    by_row = {name: [knob for knob in knobs if knob.row == name] for name in sorted(rows & {one.row for one in knobs})}
    row = min(by_row, key=lambda name: sum(knob.high - knob.low for knob in by_row[name]))
    contest = Contest(Trial(game, config, QUICK), subject_called(game, config, knobs, row))
    enter_all(contest)
    search(contest, DEALS, lambda done, portions: None)
    best = best_of(contest)
    return {
        "thing": row,
        "games": DEALS,
        "best": contest.contenders.index(best) if best else -1,
        "tried": [[one.played, *asdict(one.weight).values()] for one in contest.contenders],
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

    return shipped_network(game, config.options["players"]) is not None


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
