"""What one seat may see, as JSON: the position without what section 14 withholds, with a few facts that follow."""

from __future__ import annotations

from typing import Any

from starlode.engine.authoring.game import Json
from starlode.engine.declarations.config import Config
from starlode.engine.running.referee import survey_of
from starlode.engine.state.reading import reader
from starlode.games.stella_digger.position import writing
from starlode.games.stella_digger.state import State
from starlode.games.stella_digger.survey import Survey
from starlode.games.stella_digger.things import ACCIDENTS, COMMON, DECK_IDS, EMPTY, REMOVED, SAFETY, SPENT, Colour, Step

COLOUR_IDS = Colour.texts()
# With the long fields that every view needs.
READ = reader(
    State,
    *("tile_on", "tile_at", "shown", "blocked", "link_to", "reached", "token_owner", "token_at", "token_aim"),
    *("crystals", "discards", "outside", "hand", "hand_colours", "deck_colours", "used", "gadget_owner"),
)


def view(config: Config, record: Any, seat: int | None) -> Json:
    """SD-14.4: what that seat may see; None is a spectator."""
    state, facts = READ(record), survey_of(Survey, config, record)
    things = writing.lying(config, state)
    names = config.components
    seats = [_seat(config, state, things, facts, owner) for owner in range(state.players)]
    if seat is not None:
        seats[seat]["hand"] = writing.cards(config, state.hand[seat])
    return writing.turn(config, state) | {
        "viewer": seat,
        "over": bool(state.over),
        "advanced": config.options["advanced"],
        "drill_backs": config.options["drill_backs"],
        "map": writing.public_map(config, state, _backs(config, state))
        | {
            "cells": names.asteroid.rows,
            "network": writing.marked(state.reached, names.place_ids),
            "target": writing.marked(facts.group, names.place_ids),
            "target_colours": [name for number, name in enumerate(COLOUR_IDS) if facts.colours >> number & 1],
        },
        "removed": things.tiles[REMOVED],
        "decks": {name: _deck(config, state, deck) for deck, name in enumerate(DECK_IDS)},
        "outside": writing.cards(config, state.outside),
        "accidents": _accidents(config, state),
        "stock": writing.crystals(state.stock),
        "gadgets": things.gadgets[COMMON],
        "seats": seats,
        "decision": writing.decision(config, state),
    }


def is_coloured(config: Config) -> bool:
    """O-3: whether the backs of drill cards show their colours."""
    return bool(config.options["drill_backs"] == "coloured")


def _backs(config: Config, state: Any) -> Json:
    """SD-1.16: of a face-down tile only the back is seen, which is that of its zone."""
    lying = zip(config.components.asteroid.squares, state.tile_on, state.shown, strict=False)
    return {square.name: square.zone for square, tile, shown in lying if tile != EMPTY and not shown}


def _deck(config: Config, state: Any, deck: int) -> Json:
    """SD-2.8, SD-14.3: size, and with coloured backs how many cards of each colour and which colour is on top."""
    if not is_coloured(config):
        return {"count": state.deck_count[deck]}
    return {
        "count": state.deck_count[deck],
        "colours": writing.crystals(state.deck_colours[deck]),
        "top": writing.name_of(COLOUR_IDS, state.deck_top[deck]),
    }


def _accidents(config: Config, state: Any) -> Json:
    """SD-6.1, SD-6.2: Danger and an unrevealed Alarm are only counted."""
    open_ones = state.accident_at.count(SAFETY) + state.accident_at.count(SPENT)
    return writing.accidents(config, state) | {
        "danger": ACCIDENTS - open_ones - state.alarm_count,
        "alarm": writing.alarm(config, state) if state.step == Step.ACCIDENTS else state.alarm_count,
    }


def _seat(config: Config, state: Any, things: writing.Lying, facts: Any, seat: int) -> Json:
    """What all may know of a seat."""
    zones: Json = {
        "seat": seat,
        **writing.public_seat(config, state, things, seat),
        "hand_count": state.hand_count[seat],
        "hand_limit": facts.hand_limit[seat],
        "crystal_limit": facts.crystal_limit[seat],
        "strength": facts.strength[seat],
        "points": sum(facts.sources[seat]),  # everything that scores lies open
    }
    if is_coloured(config):
        zones["hand_colours"] = writing.crystals(state.hand_colours[seat])
    elif known := writing.known(state, seat):
        zones["known"] = known
    return zones
