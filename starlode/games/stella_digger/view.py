"""What one seat may see, as JSON: the position without what section 14 withholds, with a few facts that follow."""

from __future__ import annotations

from typing import Any

import numpy as np

from starlode.engine.game import Config, Json
from starlode.games.stella_digger.position import writing
from starlode.games.stella_digger.rules.for_python import survey, write_sources
from starlode.games.stella_digger.things import (
    COMMON,
    DECK_IDS,
    EMPTY,
    SAFETY,
    SPENT,
    Colour,
    Step,
    Zone,
)


def view(config: Config, state: Any, seat: int | None) -> Json:
    """SD-14.4: what that seat may see; None is a spectator."""
    facts = survey(config.params, state)
    names = config.components
    colours = [name for number, name in enumerate(Colour.texts()) if facts.colours >> number & 1]
    return writing.turn(config, state) | {
        "viewer": seat,
        "over": bool(state.over),
        "advanced": bool(config.params.advanced),
        "drill_backs": config.options["drill_backs"],
        "map": writing.public_map(config, state, _backs(config, state))
        | {
            "cells": _cells(config),
            "network": writing.named(np.flatnonzero(facts.reached), names.place_ids),
            "target": writing.named(np.flatnonzero(facts.group), names.place_ids),
            "target_colours": colours,
        },
        "removed": writing.removed(config, state),
        "decks": {name: _deck(config, state, deck) for deck, name in enumerate(DECK_IDS)},
        "outside": writing.cards(config, state.outside),
        "accidents": _accidents(config, state),
        "stock": writing.crystals(state.stock),
        "gadgets": writing.named(np.flatnonzero(state.gadget_owner == COMMON), names.gadget_ids),
        "seats": [_seat(config, state, other, other == seat, facts) for other in range(state.players)],
        "decision": writing.decision(config, state),
    }


def _cells(config: Config) -> list[list[str]]:
    """The printed map, row 1 first."""
    return [list(row) for row in config.components.asteroid.rows]


def _backs(config: Config, state: Any) -> Json:
    """SD-1.16: of a face-down tile only the back is seen."""
    down = [p for p in range(config.params.places) if state.tile_on[p] != EMPTY and not state.shown[p]]
    return {config.components.place_ids[p]: Zone(config.params.zone[p]).text for p in down}


def _deck(config: Config, state: Any, deck: int) -> Json:
    """SD-2.8, SD-14.3: size, and with coloured backs how many cards of each colour and which colour is on top."""
    found: Json = {"count": int(state.deck_count[deck])}
    if config.params.coloured:
        found |= {"colours": writing.crystals(state.deck_colours[deck]), "top": writing.top(state, deck)}
    return found


def _accidents(config: Config, state: Any) -> Json:
    """SD-6.1, SD-6.2: Danger and an unrevealed Alarm are only counted."""
    revealed = state.step == Step.ACCIDENTS
    return writing.accidents(config, state) | {
        "danger": int(np.isin(state.accident_at, (SAFETY, SPENT), invert=True).sum() - state.alarm_count),
        "alarm": writing.alarm(config, state) if revealed else int(state.alarm_count),
    }


def _seat(config: Config, state: Any, seat: int, own: bool, facts: Any) -> Json:
    zones: Json = {"seat": seat} | writing.public_seat(config, state, seat)
    zones["hand_count"] = int(state.hand_count[seat])
    zones["hand_limit"] = int(facts.hand_limit[seat])
    zones["crystal_limit"] = int(facts.crystal_limit[seat])
    zones["strength"] = int(facts.strength[seat])
    zones["points"] = _points(config, state, seat)
    if config.params.coloured:
        zones["hand_colours"] = writing.crystals(state.hand_colours[seat])
    elif writing.known(state, seat):
        zones["known"] = writing.known(state, seat)
    if own:
        zones["hand"] = writing.cards(config, state.hand[seat])
    return zones


def _points(config: Config, state: Any, seat: int) -> int:
    """Everything that scores lies open."""
    out = np.zeros(6, np.int64)
    write_sources(config.params, state, seat, out)
    return int(out.sum())
